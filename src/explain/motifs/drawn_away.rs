//! Deflection, attraction, capture of the defender and clearance: what a move makes possible two plies
//! later; and the intermezzo, a ply more.

use rules::{Bitboard, Move, Position, Role, Square, attacks};

use super::sight::Sight;
use super::{Finding, Motif, attack, fork};

/// Deflection: our first move forces an enemy piece to move: it takes the piece we moved, or there is no
/// legal move but of this piece, and with each of them it gives up what it guarded. Before, it guarded a
/// square; now it does not, and our second move takes a piece there, promotes there or mates from there,
/// and no legal move takes back.
///
/// Source: Wikipedia, "Deflection (chess)": a piece is forced to leave a square where it serves some
/// purpose; as in the theme `deflection` of Lichess it is drawn off by a piece that it takes, or by a
/// check. That it was forced, and that it guarded, is asked of the board here.
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
    let square = last.to();
    let gives_up = |mv: Move| {
        let after = lured.play_unchecked(mv);
        mv.from() == reply.from() && !after.commanded_by(mv.to()).contains(square)
    };
    let forced = accepts || lured.legal_moves().into_iter().all(gives_up);
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

/// Attraction: the enemy king, queen or a rook takes the piece that our first move has put on a square, for
/// nothing or in an exchange. Our second move forks what was drawn there with another piece, or mates the
/// king there.
///
/// Source: the theme `attraction` of Lichess: an exchange or a sacrifice that brings a piece to a square
/// where something follows. What follows is narrowed down here to what the board proves.
pub(super) fn attraction(before: &Position, moves: [Move; 3]) -> Option<Finding> {
    let [first, reply, last] = moves;
    let lured = before.play_unchecked(first);
    let end = lured.play_unchecked(reply).play_unchecked(last);
    let square = first.to();
    let is_drawn = matches!(reply.role(), Role::King | Role::Queen | Role::Rook);
    let accepts = reply.to() == square && lured.captured_by(reply).is_some();
    if !is_drawn || !accepts || first.is_castling() || last.is_castling() {
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
///
/// Source: Wikipedia, "Chess tactic": the defender is captured so that what it guarded can be taken; the
/// theme `capturingDefender` of Lichess says the same.
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
///
/// Source: Wikipedia, "Zwischenzug": instead of the expected recapture a player first plays another move
/// that poses a threat which has to be answered; the theme `intermezzo` of Lichess says the same.
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

/// Clearance: our first move takes nothing, or is taken at once; our second, by a slider, goes to the square the first
/// has left or through it, which it could not while that was occupied, and it takes something or
/// gives check. The enemy does not step onto that square in between.
///
/// Source: Wikipedia, "Chess tactic": a piece is moved away, or given up, to clear a square or a line for
/// another; as in the theme `clearance` of Lichess a piece that has taken something counts only where it is
/// itself lost.
pub(super) fn clearance(before: &Position, moves: [Move; 3]) -> Option<Finding> {
    let [first, reply, last] = moves;
    let after = before.play_unchecked(first).play_unchecked(reply);
    let end = after.play_unchecked(last);
    let cleared = first.from();
    let is_slider = matches!(last.role(), Role::Bishop | Role::Rook | Role::Queen);
    let way = attacks::between(last.from(), last.to()).with(last.to());
    let takes = after.captured_by(last).is_some();
    let is_given = reply.to() == first.to() && reply.role() != Role::King && !takes;
    let quiet = (is_given || before.captured_by(first).is_none()) && !first.is_castling();
    let other = last.from() != first.to() && last.promotion().is_none();
    let left_free = reply.to() != cleared;
    let acts = takes || end.is_check();
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
