//! The men on the board as persons, so that what changes is shown as movement: of a move as well as
//! of a jump to any other board.

use std::rc::Rc;

use crate::Man;
use rules::{Board, Piece, Role, Square};

/// The men of a board, numbered from the first square.
pub fn of(board: &Board) -> Rc<[Man]> {
    arranged(&[], board)
}

/// The men of a board under the names that they had before: who stays where he was is the same, then
/// who has gone to another square, then the pawn that has become somebody else.
pub fn arranged(before: &[Man], board: &Board) -> Rc<[Man]> {
    let mut free: Vec<Man> = before.to_vec();
    let mut named: Vec<(Square, Piece, Option<u8>)> = board
        .iter()
        .map(|(square, piece)| (square, piece, None))
        .collect();
    let is_same: [fn(&Man, Square, Piece) -> bool; 3] = [
        |man, square, piece| man.square == square && man.piece == piece,
        |man, _, piece| man.piece == piece,
        |man, square, piece| {
            let is_pawn = man.piece.role == Role::Pawn && man.piece.color == piece.color;
            is_pawn && square.rank() == piece.color.promotion_rank()
        },
    ];
    for same in is_same {
        for (square, piece, name) in named.iter_mut().filter(|(.., name)| name.is_none()) {
            if let Some(found) = free.iter().position(|man| same(man, *square, *piece)) {
                *name = Some(free.remove(found).id);
            }
        }
    }
    let mut taken: Vec<u8> = named.iter().filter_map(|(.., name)| *name).collect();
    // Who is taken fades under his own name, so nobody else may have it yet.
    taken.extend(free.iter().map(|man| man.id));
    let mut new = (0..=u8::MAX).filter(|id| !taken.contains(id));
    let named = named.into_iter();
    named
        .filter_map(|(square, piece, name)| {
            let id = name.or_else(|| new.next())?;
            Some(Man { id, piece, square })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use rules::Position;

    use super::*;

    fn played(fen: &str, uci: &str) -> (Rc<[Man]>, Rc<[Man]>) {
        let position: Position = fen.parse().unwrap();
        let before = of(&position.board());
        let mv = notation::uci::read(&position, uci).unwrap();
        let after = arranged(&before, &position.play_unchecked(mv).board());
        (before, after)
    }

    fn on(men: &[Man], square: Square) -> Man {
        *men.iter().find(|man| man.square == square).unwrap()
    }

    #[test]
    fn who_moves_keeps_his_name() {
        let (before, after) = played("3k4/8/8/8/8/8/4R3/R3K3 w Q - 0 1", "e2f2");
        assert_eq!(on(&before, Square::E2).id, on(&after, Square::F2).id);
        assert_eq!(on(&before, Square::A1).id, on(&after, Square::A1).id);
        let (before, after) = played("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1");
        assert_eq!(on(&before, Square::A1).id, on(&after, Square::D1).id);
        assert_eq!(on(&before, Square::E1).id, on(&after, Square::C1).id);
    }

    #[test]
    fn a_promoted_pawn_keeps_its_name() {
        let (before, after) = played("4k3/P7/8/8/8/8/8/Q3K3 w - - 0 1", "a7a8q");
        assert_eq!(on(&before, Square::A7).id, on(&after, Square::A8).id);
        assert_eq!(on(&before, Square::A1).id, on(&after, Square::A1).id);
    }

    #[test]
    fn nobody_gets_the_name_of_who_was_taken() {
        let (before, after) = played("3k4/8/8/8/8/8/4p3/4RK2 w - - 0 1", "e1e2");
        let gone = on(&before, Square::E2).id;
        assert!(after.iter().all(|man| man.id != gone));
        let wider: Position = "3k4/8/8/8/8/8/4RQ2/5K2 w - - 0 1".parse().unwrap();
        let ids: std::collections::BTreeSet<u8> = arranged(&after, &wider.board())
            .iter()
            .map(|man| man.id)
            .collect();
        assert_eq!(ids.len(), 4);
    }
}
