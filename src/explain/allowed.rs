//! What a move allows the other side at once: a mate, or a capture that wins more than the move did.

use rules::{Move, Position};

use crate::exchange::best_capture;

/// What a capture has to win beyond what the move itself won, in pawns.
const MATERIAL: i32 = 2;

/// What a move allows.
///
/// # Examples
///
/// ```
/// use explain::allowed::{Allowed, allowed};
/// use rules::{Position, Square};
///
/// let position: Position = "4k3/8/5n2/8/8/8/8/3QK3 w - - 0 1".parse()?;
/// let mv = position.find_move(Square::D1, Square::H5, None).expect("it is legal");
/// let Some(Allowed::Capture(reply)) = allowed(&position, mv) else {
///     panic!("the knight takes the queen");
/// };
/// assert_eq!(reply.to_string(), "f6h5");
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Allowed {
    /// This reply mates.
    Mate(Move),
    /// This reply captures, and wins by it.
    Capture(Move),
}

/// What a legal move allows at once. A mate comes first, then the capture that wins most: at least two
/// pawns more than the move captured or gained by promotion.
#[must_use]
pub fn allowed(before: &Position, mv: Move) -> Option<Allowed> {
    let after = before.play_unchecked(mv);
    let mut replies = after.legal_moves().into_iter();
    let mate = replies.find(|&reply| after.play_unchecked(reply).is_checkmate());
    if let Some(reply) = mate {
        return Some(Allowed::Mate(reply));
    }
    let pieces = after.by_color(before.turn()).into_iter();
    let captures = pieces.filter_map(|square| best_capture(&after, square));
    let worst = captures.max_by_key(|capture| capture.gain)?;
    let wins = worst.gain - won(before, mv) >= MATERIAL;
    wins.then_some(Allowed::Capture(worst.mv))
}

/// What a move captures, and gains by promotion.
fn won(before: &Position, mv: Move) -> i32 {
    let taken = before.captured_by(mv);
    let taken = taken.map_or(0, |(_, piece)| piece.role.points());
    taken + mv.promotion().map_or(0, |role| role.points() - 1)
}

#[cfg(test)]
mod tests {
    use rules::Square;

    use super::*;

    fn of(fen: &str, from: Square, to: Square) -> Option<Allowed> {
        let position: Position = fen.parse().unwrap();
        allowed(&position, position.find_move(from, to, None).unwrap())
    }

    #[test]
    fn a_mate_comes_before_a_capture() {
        let fen = "6k1/5ppp/8/8/8/q7/5PPP/1R4K1 b - - 0 1";
        let found = of(fen, Square::A3, Square::A2);
        assert!(matches!(found, Some(Allowed::Mate(mv)) if mv.to() == Square::B8));
    }

    #[test]
    fn an_even_trade_and_a_guarded_piece_allow_nothing() {
        // Queens are traded.
        let trade = "3qk3/8/8/8/8/8/8/3QK3 w - - 0 1";
        assert_eq!(of(trade, Square::D1, Square::D8), None);
        let open = "4k3/8/2n5/8/8/5N2/8/4K3 w - - 0 1";
        let found = of(open, Square::F3, Square::D4);
        assert!(matches!(found, Some(Allowed::Capture(mv)) if mv.from() == Square::C6));
        let guarded = "4k3/8/2n5/8/8/2P2N2/8/4K3 w - - 0 1";
        assert_eq!(of(guarded, Square::F3, Square::D4), None);
    }
}
