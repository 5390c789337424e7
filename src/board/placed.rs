//! The pieces of a board, each known by a number that it keeps from one board to the next, so that
//! what changes can be shown as movement: a move as well as a jump to any other board.

use rules::{Board, Piece, Role, Square};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedPiece {
    /// The same for the same piece as long as it is shown, promotion included.
    pub id: u8,
    /// What it is now.
    pub piece: Piece,
    /// Where it stands.
    pub square: Square,
}

/// Whether a piece that stood on the board before may be the one that stands on a square now.
type Match = fn(&PlacedPiece, Square, Piece) -> bool;

/// In this order: a piece that stayed where it was, one that went to another square, a pawn that
/// was promoted, a promotion that is taken back.
const MATCHES: [Match; 4] = [
    |before, square, piece| before.square == square && before.piece == piece,
    |before, _, piece| before.piece == piece,
    |before, square, piece| is_promotion(before.piece, piece, square),
    |before, square, piece| {
        let is_near = before.square.index().abs_diff(square.index()) <= 9;
        is_near && is_promotion(piece, before.piece, before.square)
    },
];

fn is_promotion(pawn: Piece, promoted: Piece, on: Square) -> bool {
    pawn.role == Role::Pawn
        && pawn.color == promoted.color
        && on.rank() == promoted.color.promotion_rank()
}

/// The pieces of a board under the numbers that they had before; new ones get numbers that none of
/// those before had, because a captured piece fades under its own.
#[must_use]
pub fn arranged(before: &[PlacedPiece], board: &Board) -> Vec<PlacedPiece> {
    let mut free: Vec<PlacedPiece> = before.to_vec();
    let mut found: Vec<(Square, Piece, Option<u8>)> = board
        .iter()
        .map(|(square, piece)| (square, piece, None))
        .collect();
    for matches in MATCHES {
        for (square, piece, id) in found.iter_mut().filter(|(.., id)| id.is_none()) {
            let index = free.iter().position(|old| matches(old, *square, *piece));
            *id = index.map(|index| free.remove(index).id);
        }
    }
    let mut unused = (0..=u8::MAX).filter(|id| before.iter().all(|old| old.id != *id));
    let placed = found.into_iter().filter_map(|(square, piece, id)| {
        let id = id.or_else(|| unused.next())?;
        Some(PlacedPiece { id, piece, square })
    });
    placed.collect()
}

#[cfg(test)]
mod tests {
    use rules::{Color, Position};

    use super::*;

    fn of(board: &Board) -> Vec<PlacedPiece> {
        arranged(&[], board)
    }

    fn played(fen: &str, uci: &str) -> (Vec<PlacedPiece>, Vec<PlacedPiece>) {
        let position: Position = fen.parse().unwrap();
        let before = of(&position.board());
        let mv = notation::uci::read(&position, uci).unwrap();
        let after = arranged(&before, &position.play_unchecked(mv).board());
        (before, after)
    }

    fn on(pieces: &[PlacedPiece], square: Square) -> PlacedPiece {
        *pieces
            .iter()
            .find(|placed| placed.square == square)
            .unwrap()
    }

    #[test]
    fn a_piece_that_moves_keeps_its_number() {
        let (before, after) = played("3k4/8/8/8/8/8/4R3/R3K3 w Q - 0 1", "e2f2");
        assert_eq!(on(&before, Square::E2).id, on(&after, Square::F2).id);
        assert_eq!(on(&before, Square::A1).id, on(&after, Square::A1).id);
        let (before, after) = played("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1");
        assert_eq!(on(&before, Square::A1).id, on(&after, Square::D1).id);
        assert_eq!(on(&before, Square::E1).id, on(&after, Square::C1).id);
    }

    #[test]
    fn a_promoted_pawn_keeps_its_number_and_so_does_the_pawn_when_it_is_taken_back() {
        let (before, after) = played("4k3/P7/8/8/8/8/8/Q3K3 w - - 0 1", "a7a8q");
        assert_eq!(on(&before, Square::A7).id, on(&after, Square::A8).id);
        assert_eq!(on(&before, Square::A1).id, on(&after, Square::A1).id);
        let start: Position = "4k3/P7/8/8/8/8/8/Q3K3 w - - 0 1".parse().unwrap();
        let again = arranged(&after, &start.board());
        assert_eq!(on(&after, Square::A8).id, on(&again, Square::A7).id);
    }

    #[test]
    fn no_piece_gets_the_number_of_a_captured_one() {
        let (before, after) = played("3k4/8/8/8/8/8/4p3/4RK2 w - - 0 1", "e1e2");
        let gone = on(&before, Square::E2).id;
        assert!(after.iter().all(|placed| placed.id != gone));
        let wider: Position = "3k4/8/8/8/8/8/4RQ2/5K2 w - - 0 1".parse().unwrap();
        let ids: std::collections::BTreeSet<u8> = arranged(&after, &wider.board())
            .iter()
            .map(|placed| placed.id)
            .collect();
        assert_eq!(ids.len(), 4);
    }

    #[test]
    fn pieces_keep_their_numbers_through_castling_en_passant_and_promotion() {
        let mut position = Position::default();
        let mut boards = vec![of(&position.board())];
        let moves = "e4 d5 e5 f5 exf6 Nh6 fxg7 Kd7 gxh8=N Qe8 Nf3 Qd8 Be2 Qe8 O-O";
        for text in moves.split(' ') {
            let mv = notation::san::read(&position, text).unwrap();
            position = position.play_unchecked(mv);
            let next = arranged(&boards[boards.len() - 1], &position.board());
            boards.push(next);
        }
        let id = |ply: usize, square| on(&boards[ply], square).id;
        let last = boards.len() - 1;
        assert_eq!(id(0, Square::E1), id(last, Square::G1));
        assert_eq!(id(0, Square::H1), id(last, Square::F1));
        let pawn = id(0, Square::E2);
        let knight = boards[9].iter().find(|placed| placed.id == pawn).unwrap();
        assert_eq!(knight.square, Square::H8);
        assert_eq!(knight.piece, Piece::new(Color::White, Role::Knight));
        let passed = id(4, Square::F5);
        assert!(boards[5].iter().all(|placed| placed.id != passed));
        assert!(
            boards[0]
                .iter()
                .zip(0..)
                .all(|(placed, id)| placed.id == id)
        );
    }
}
