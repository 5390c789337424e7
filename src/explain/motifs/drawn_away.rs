//! Deflection, attraction, capture of the defender and clearance: what a move makes possible two plies
//! later; and the intermezzo, a ply more.

use rules::{Bitboard, Move, Position, Role, Square, attacks};

use super::sight::Sight;
use super::{Finding, Motif, attack, fork};
use crate::exchange;

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
    let kept = !can_take_on(&end, square);
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

/// Attraction: our first move offers a piece, and an enemy piece or the king takes it. Our second move
/// forks what was drawn there with another piece, or mates the king there.
pub(super) fn attraction(before: &Position, moves: [Move; 3]) -> Option<Finding> {
    let [first, reply, last] = moves;
    let lured = before.play_unchecked(first);
    let end = lured.play_unchecked(reply).play_unchecked(last);
    let square = first.to();
    let offers = !first.is_castling() && exchange::gain(before, first) < 0;
    let accepts = reply.to() == square && lured.captured_by(reply).is_some();
    if !offers || !accepts || last.is_castling() {
        return None;
    }
    let mut forks = Vec::new();
    fork::forks(&Sight::new(&end), &mut forks);
    let by = Bitboard::from(last.to());
    let is_forked = forks
        .iter()
        .any(|fork| fork.by == by && fork.targets.contains(square));
    let wins = is_forked || reply.role() == Role::King && end.is_checkmate();
    wins.then(|| {
        let by = Bitboard::from(square);
        let drawn = Bitboard::from(reply.from());
        Finding::new(Motif::Attraction, before.turn(), by, drawn)
            .line(reply.from(), square)
            .moves(&moves)
    })
}

/// Capture of the defender: our first move takes an enemy piece that guarded another one, our second
/// takes that other one, and no legal move takes back. It could be taken back before the defender was
/// gone, and the enemy has not moved it.
pub(super) fn capture_of_defender(before: &Position, moves: [Move; 3]) -> Option<Finding> {
    let [first, reply, last] = moves;
    let (defender, _) = before.captured_by(first)?;
    let after = before.play_unchecked(first).play_unchecked(reply);
    let (target, _) = after.captured_by(last)?;
    let end = after.play_unchecked(last);
    let enemy = !before.turn();
    let stood = before.piece_at(target).is_some_and(|it| it.color == enemy);
    let stayed = reply.to() != target && target != defender;
    let guards = attack::defenders(&Sight::new(before), target, enemy);
    let wins = stood && stayed && guards.contains(defender) && !can_take_on(&end, last.to());
    wins.then(|| {
        let by = Bitboard::from(first.from());
        Finding::new(
            Motif::CaptureOfDefender,
            before.turn(),
            by,
            Bitboard::from(defender).with(target),
        )
        .line(first.from(), defender)
        .line(defender, target)
        .moves(&moves)
    })
}

/// Intermezzo: the enemy has just taken something, and we could take back. We put in a move elsewhere
/// first, a check or a capture, and take the piece that took only after the reply, when it is still
/// where it was.
pub(super) fn intermezzo(before: &Position, moves: [Move; 4]) -> Option<Finding> {
    let [taking, between, reply, last] = moves;
    before.captured_by(taking)?;
    let square = taking.to();
    let taken = before.play_unchecked(taking);
    let put_in = taken.play_unchecked(between);
    let after = put_in.play_unchecked(reply);
    let threatens = put_in.is_check() || taken.captured_by(between).is_some();
    let elsewhere = between.to() != square && reply.from() != square && reply.to() != square;
    let takes_late = after.captured_by(last).is_some() && last.to() == square;
    let found = threatens && elsewhere && takes_late && can_take_on(&taken, square);
    found.then(|| {
        let by = Bitboard::from(between.to());
        Finding::new(Motif::Intermezzo, taken.turn(), by, Bitboard::from(square))
            .line(between.from(), between.to())
            .moves(&moves)
    })
}

/// Whether the side to move has a legal move to a square that takes there.
fn can_take_on(position: &Position, square: Square) -> bool {
    let moves = position.legal_moves();
    moves
        .iter()
        .any(|mv| mv.to() == square && !mv.is_castling())
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
