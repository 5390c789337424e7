//! Zugzwang, proved by a search of a few plies.

use rules::{Bitboard, Position, Role};

use super::sight::pass;
use super::{Finding, Motif};

/// How many pieces a position may have, kings included, to be searched for zugzwang.
const PIECES: usize = 12;
/// How many legal moves.
const MOVES: usize = 12;
/// How many plies are searched after the move or the pass.
const DEPTH: u32 = 3;
/// How many positions are searched in all.
const BUDGET: u32 = 20_000;
/// The worth of a mate, above any material.
const MATE: i32 = 1000;

/// Zugzwang: the side to move is not in check; whatever it moves, it loses material or is mated
/// within four plies, by every legal move of both sides searched and captures and promotions
/// played out at the end; and if it could pass, the same search finds nothing lost. A stalemate
/// counts as even material. Only positions of at most twelve pieces and twelve legal moves are
/// searched, with a budget; what is not proved is passed over in silence. The finding is of the other side, its
/// targets are the pieces that can move.
pub(super) fn zugzwang(position: &Position) -> Option<Finding> {
    if position.occupied().len() > PIECES {
        return None;
    }
    let moves = position.legal_moves();
    if moves.is_empty() || moves.len() > MOVES {
        return None;
    }
    let passed = pass(position)?;
    let now = material(position);
    let mut search = Search { left: BUDGET };
    // What the other side gets: more than it has now is our loss.
    let mut gains = |after: &Position| Some(search.value(after, -now, -now + 1, DEPTH)? > -now);
    if gains(&passed)? {
        return None;
    }
    for &mv in &*moves {
        if !gains(&position.play_unchecked(mv))? {
            return None;
        }
    }
    let side = position.turn();
    let movers: Bitboard = moves.iter().map(|mv| mv.from()).collect();
    Some(Finding::new(
        Motif::Zugzwang,
        !side,
        Bitboard::EMPTY,
        movers,
    ))
}

/// The pieces of the side to move less those of the other, in pawns.
fn material(position: &Position) -> i32 {
    let worth = |color| -> i32 {
        let pieces = position.by_color(color);
        let of = |role: &Role| (position.by_role(*role) & pieces).len() as i32 * role.points();
        Role::ALL.iter().map(of).sum()
    };
    worth(position.turn()) - worth(!position.turn())
}

/// A search with a budget.
struct Search {
    left: u32,
}

impl Search {
    /// Minimax with a window of alpha and beta, for the side to move; a stalemate is worth nothing
    /// to either side. `None` once the budget is spent.
    fn value(&mut self, position: &Position, alpha: i32, beta: i32, depth: u32) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        let moves = position.legal_moves();
        if moves.is_empty() {
            return Some(if position.is_check() { -MATE } else { 0 });
        }
        let settled = depth == 0 && !position.is_check();
        let mut best = if settled { material(position) } else { -MATE };
        for mv in moves {
            if best >= beta {
                break;
            }
            let loud = position.captured_by(mv).is_some() || mv.promotion().is_some();
            if settled && !loud {
                continue;
            }
            let after = position.play_unchecked(mv);
            let floor = alpha.max(best);
            best = best.max(-self.value(&after, -beta, -floor, depth.saturating_sub(1))?);
        }
        Some(best)
    }
}
