//! What the board itself says against a legal move beside the moves that are right.

use rules::{Move, Position};

use crate::allowed::{Allowed, allowed};

/// What a wrong move does and no right one does, proved by the position after it. It names no right
/// move.
///
/// # Examples
///
/// ```
/// use explain::drawback::Drawback;
/// use rules::{Position, Square};
///
/// let position: Position = "6k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1".parse()?;
/// let find = |from, to| position.find_move(from, to, None).expect("it is legal");
/// let mates = find(Square::B1, Square::B8);
/// let found = Drawback::of(&position, &[mates], find(Square::H2, Square::H3));
/// assert!(matches!(found, Some(Drawback::Answered(_))));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawback {
    /// The right ones mate, and this answers the wrong one.
    Answered(Move),
    /// It stalemates.
    Stalemates,
    /// It allows this at once, and no right one allows anything.
    Allows(Allowed),
}

impl Drawback {
    /// What speaks against a move; nothing where no move is right.
    #[must_use]
    pub fn of(position: &Position, right: &[Move], mv: Move) -> Option<Self> {
        if right.is_empty() {
            return None;
        }
        let all = |holds: fn(&Position) -> bool| {
            right
                .iter()
                .all(|&other| holds(&position.play_unchecked(other)))
        };
        let after = position.play_unchecked(mv);
        if after.is_stalemate() && all(|other| !other.is_stalemate()) {
            return Some(Self::Stalemates);
        }
        let answer = after.legal_moves().first().copied();
        if let Some(answer) = answer.filter(|_| all(Position::is_checkmate)) {
            return Some(Self::Answered(answer));
        }
        let is_sound = |_: &Allowed| right.iter().all(|&it| allowed(position, it).is_none());
        allowed(position, mv).filter(is_sound).map(Self::Allows)
    }
}

#[cfg(test)]
mod tests {
    use rules::Square;

    use super::*;

    fn of(fen: &str, right: &[(Square, Square)], wrong: (Square, Square)) -> Option<Drawback> {
        let position: Position = fen.parse().unwrap();
        let find = |&(from, to): &(Square, Square)| position.find_move(from, to, None).unwrap();
        let right: Vec<Move> = right.iter().map(find).collect();
        Drawback::of(&position, &right, find(&wrong))
    }

    #[test]
    fn only_what_no_right_move_does_speaks_against_a_move() {
        // Unless the king gets air, the rook mates on the first rank.
        let lost = "6k1/5ppp/8/8/2PP4/8/r4PPP/6K1 w - - 0 1";
        let both_allow = of(lost, &[(Square::C4, Square::C5)], (Square::D4, Square::D5));
        assert_eq!(both_allow, None);
        let one_allows = of(lost, &[(Square::H2, Square::H3)], (Square::D4, Square::D5));
        assert!(matches!(
            one_allows,
            Some(Drawback::Allows(Allowed::Mate(_)))
        ));
    }

    #[test]
    fn a_stalemate_and_a_piece_that_is_given_away_are_drawbacks() {
        let queen = "7k/8/5K2/8/8/8/6Q1/8 w - - 0 1";
        let stalemates = of(queen, &[(Square::G2, Square::G7)], (Square::G2, Square::G6));
        assert_eq!(stalemates, Some(Drawback::Stalemates));
        let knight = "4k3/8/5n2/8/8/8/8/3QK3 w - - 0 1";
        let given = of(
            knight,
            &[(Square::D1, Square::D2)],
            (Square::D1, Square::H5),
        );
        assert!(matches!(given, Some(Drawback::Allows(Allowed::Capture(_)))));
        assert_eq!(of(knight, &[], (Square::D1, Square::H5)), None);
    }
}
