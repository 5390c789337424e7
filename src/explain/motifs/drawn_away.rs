//! Deflection and clearance: what a move makes possible two plies later.

use rules::{Bitboard, Move, Position, Role, attacks};

use super::sight::Sight;
use super::{Finding, Motif, attack};

/// Deflection: our first move forces an enemy piece to move: it takes the piece we moved, or its move
/// is the only legal one. Before, it guarded a square; now it does not, and our second move takes a
/// piece there, promotes there or mates from there, and no legal move takes back.
pub(super) fn deflection(before: &Position, moves: [Move; 3]) -> Option<Finding> {
    let [first, reply, last] = moves;
    let lured = before.play_unchecked(first);
    let after = lured.play_unchecked(reply);
    let end = after.play_unchecked(last);
    if reply.is_castling() || last.is_castling() || lured.king(lured.turn()) == last.to() {
        return None;
    }
    let accepts = lured
        .captured_by(reply)
        .is_some_and(|(square, _)| square == first.to());
    let forced = accepts || lured.legal_moves().len() == 1;
    let square = last.to();
    let before_it = Sight::new(&lured);
    let guards_it = attack::defenders(&before_it, square, lured.turn()).contains(reply.from());
    let helped = !after
        .attackers(square, after.turn())
        .without(last.from())
        .is_empty();
    let guarded = guards_it && !(reply.role() == Role::King && helped);
    let guards = end.commanded_by(reply.to()).contains(square);
    let gains =
        after.captured_by(last).is_some() || last.promotion().is_some() || end.is_checkmate();
    let kept = !end
        .legal_moves()
        .iter()
        .any(|mv| mv.to() == square && !mv.is_castling());
    let deflected = forced && guarded && !guards && square != reply.to() && gains && kept;
    deflected.then(|| {
        let by = Bitboard::from(first.to());
        Finding::new(
            Motif::Deflection,
            before.turn(),
            by,
            Bitboard::from(reply.from()),
        )
        .line(reply.from(), square)
        .moves(&moves)
    })
}

/// Clearance: our first move takes nothing; our second, by a slider, goes to the square the first
/// has left or through it, which it could not while that was occupied, and it takes something or
/// gives check. The enemy does not step onto that square in between.
pub(super) fn clearance(before: &Position, moves: [Move; 3]) -> Option<Finding> {
    let [first, reply, last] = moves;
    let after = before.play_unchecked(first).play_unchecked(reply);
    let end = after.play_unchecked(last);
    let cleared = first.from();
    let is_slider = matches!(last.role(), Role::Bishop | Role::Rook | Role::Queen);
    let way = attacks::between(last.from(), last.to()).with(last.to());
    let quiet = before.captured_by(first).is_none() && !first.is_castling();
    let other = last.from() != first.to() && last.promotion().is_none();
    let left_free = reply.to() != cleared;
    let acts = after.captured_by(last).is_some() || end.is_check();
    let clears = quiet && other && left_free && is_slider && way.contains(cleared) && acts;
    clears.then(|| {
        let by = Bitboard::from(cleared);
        Finding::new(
            Motif::Clearance,
            before.turn(),
            by,
            Bitboard::from(last.from()),
        )
        .line(last.from(), last.to())
        .moves(&moves)
    })
}
