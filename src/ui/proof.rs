//! What the board proves for a move, for the coach of a game and for a review.

use explain::exchange::{best_capture, gain};
use explain::{Motif, of_move};
use rules::{Bitboard, Move, Position};
use words::MoveReason;

/// What a threat wins at least, in pawns.
const MATERIAL: i32 = 2;
/// This many reasons are enough.
const ENOUGH: usize = 3;

/// What speaks for a legal move, the strongest first; empty where the board proves nothing.
#[must_use]
pub fn reasons(before: &Position, mv: Move) -> Vec<MoveReason> {
    let after = before.play_unchecked(mv);
    if after.is_checkmate() {
        return vec![MoveReason::Mates];
    }
    let mut found = Vec::new();
    if before.is_check() {
        found.push(MoveReason::Answers);
    }
    if let Some((square, _)) = before.captured_by(mv) {
        match gain(before, mv) {
            won if won > 0 => found.push(MoveReason::Wins(square)),
            0 => found.push(MoveReason::Trades(square)),
            _ => {}
        }
    }
    if mv.promotion().is_some() {
        found.push(MoveReason::Promotes);
    }
    found.extend(rescues(before, mv, &after));
    found.extend(motifs(before, mv));
    found.extend(threats(before, &after));
    if after.is_check() {
        found.push(MoveReason::Checks);
    }
    if mv.is_castling() {
        found.push(MoveReason::Castles);
    }
    if found.is_empty()
        && of_move(before, mv)
            .iter()
            .any(|it| it.motif == Motif::Development)
    {
        found.push(MoveReason::Develops);
    }
    found.truncate(ENOUGH);
    found
}

/// What was in danger before the move and is not after it.
fn rescues(before: &Position, mv: Move, after: &Position) -> Vec<MoveReason> {
    let Some(passed) = before.pass() else {
        return Vec::new();
    };
    let is_lost = |position: &Position, square| {
        best_capture(position, square).is_some_and(|capture| capture.gain > 0)
    };
    let mut found = Vec::new();
    if is_lost(&passed, mv.from()) && !is_lost(after, mv.to()) {
        found.push(MoveReason::Saves);
    }
    let stayed = before.by_color(before.turn()) & after.by_color(before.turn());
    let guarded = stayed.into_iter();
    let guarded: Bitboard = guarded
        .filter(|&square| is_lost(&passed, square) && !is_lost(after, square))
        .collect();
    if !guarded.is_empty() {
        found.push(MoveReason::Guards(guarded));
    }
    found
}

/// The terms of the game that the move brings about, with the pieces that they are about.
fn motifs(before: &Position, mv: Move) -> Vec<MoveReason> {
    let mine = |it: &explain::Finding| it.side == before.turn();
    let reason = |it: explain::Finding| match it.motif {
        Motif::Fork => Some(MoveReason::Forks(it.targets)),
        Motif::AbsolutePin | Motif::RelativePin => Some(MoveReason::Pins(it.targets)),
        Motif::Skewer => Some(MoveReason::Skewers(it.targets)),
        Motif::DiscoveredAttack | Motif::DiscoveredCheck => Some(MoveReason::Uncovers(it.targets)),
        Motif::TrappedPiece => Some(MoveReason::Traps(it.targets)),
        _ => None,
    };
    let found = of_move(before, mv).into_iter();
    found.filter(mine).filter_map(reason).collect()
}

/// What the side could win next that it could not win before, if the other side did nothing.
fn threats(before: &Position, after: &Position) -> Option<MoveReason> {
    let next = after.pass()?;
    let is_won = |position: &Position, square| {
        best_capture(position, square).is_some_and(|capture| capture.gain >= MATERIAL)
    };
    let targets = after.by_color(after.turn()).into_iter();
    let mut new = targets.filter(|&square| is_won(&next, square) && !is_won(before, square));
    new.next().map(MoveReason::Threatens)
}
