//! Zugzwang, proved by a search of a few plies.

use rules::{Bitboard, Move, Position, Role};

use super::sight::pass;
use super::{Finding, Motif};
use crate::exchange::value;

/// How many men a position may have, kings included, to be searched for zugzwang.
const MEN: usize = 12;
/// How many legal moves.
const MOVES: usize = 12;
/// How many plies are searched after the move or the pass.
const DEPTH: u32 = 3;
/// The worth of a mate, above any material.
const MATE: i32 = 1000;

/// Zugzwang: the side to move is not in check; whatever it moves, it loses material or is mated
/// within four plies, by every legal move of both sides searched and captures and promotions
/// played out at the end; and if it could pass, the same search finds nothing lost. A stalemate
/// counts as even material. Only positions of at most twelve men and twelve legal moves are
/// searched; deeper zugzwangs are passed over in silence. The finding is of the other side, its
/// targets are the men that can move.
pub(super) fn zugzwang(position: &Position) -> Option<Finding> {
    if position.occupied().len() > MEN {
        return None;
    }
    let moves = position.legal_moves();
    if moves.is_empty() || moves.len() > MOVES {
        return None;
    }
    let passed = pass(position)?;
    let now = material(position);
    let loses = |mv: &Move| {
        let after = position.play_unchecked(*mv);
        // Worth less than now for us: worth more than its negative for them.
        search(&after, -now, -now + 1, DEPTH) > -now
    };
    let holds = search(&passed, -now, -now + 1, DEPTH) <= -now;
    if !holds || !moves.iter().all(loses) {
        return None;
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

/// The men of the side to move less those of the other, in pawns.
fn material(position: &Position) -> i32 {
    let worth = |color| -> i32 {
        let men = position.by_color(color);
        let of = |role: &Role| (position.by_role(*role) & men).len() as i32 * value(*role);
        Role::ALL.iter().map(of).sum()
    };
    worth(position.turn()) - worth(!position.turn())
}

/// Minimax with a window of alpha and beta; a stalemate is worth nothing to either side.
fn search(position: &Position, mut alpha: i32, beta: i32, depth: u32) -> i32 {
    let moves = position.legal_moves();
    if moves.is_empty() {
        return if position.is_check() { -MATE } else { 0 };
    }
    let settled = depth == 0 && !position.is_check();
    let mut best = -MATE;
    if settled {
        best = material(position);
        alpha = alpha.max(best);
    }
    for mv in moves {
        if best >= beta {
            break;
        }
        let loud = position.captured_by(mv).is_some() || mv.promotion().is_some();
        if settled && !loud {
            continue;
        }
        let after = position.play_unchecked(mv);
        let score = -search(&after, -beta, -alpha, depth.saturating_sub(1));
        best = best.max(score);
        alpha = alpha.max(best);
    }
    best
}
