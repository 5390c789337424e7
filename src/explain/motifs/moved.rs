//! What one move is: a promotion, a sacrifice, an interference.

use rules::{Bitboard, Move, Position, Role, Square, attacks};

use super::sight::Sight;
use super::{Finding, Motif, fork};
use crate::exchange;

/// Queening: a pawn becomes a queen. Underpromotion: it becomes a rook, bishop or knight because a
/// queen would be worse there: she would not mate where this piece does, her side would be mated at once
/// where it is not, she would stalemate where it does not, at once or because a check leaves her no other
/// way but to be lost, or the new knight forks.
///
/// Source: FIDE Laws of Chess (2023), 3.7.3.3, leaves the choice of the piece free, and Wikipedia,
/// "Promotion (chess)", calls every choice but the queen an underpromotion, as does the theme
/// `underPromotion` of Lichess. That a queen would be worse is asked here on top of that: without a
/// reason the choice shows nothing. The check is that of the study of Barbier and Saavedra (1895):
/// after `c8=Q Rc4+ Qxc4` stands a stalemate, after `c8=R Rc4+ Rxc4` none.
pub(super) fn promotion(before: &Position, mv: Move) -> Option<Finding> {
    let motif = match mv.promotion()? {
        Role::Queen => Motif::Queening,
        _ if is_better_than_queen(before, mv) => Motif::Underpromotion,
        _ => return None,
    };
    let by = Bitboard::from(mv.from());
    let finding = Finding::new(motif, before.turn(), by, Bitboard::from(mv.to()));
    Some(finding.line(mv.from(), mv.to()))
}

fn is_better_than_queen(before: &Position, mv: Move) -> bool {
    let after = before.play_unchecked(mv);
    let queening = before.find_move(mv.from(), mv.to(), Some(Role::Queen));
    let Ok(queening) = queening.map(|queening| before.play_unchecked(queening)) else {
        return false;
    };
    if queening.is_checkmate() {
        return false;
    }
    // Of the pieces that no check would cheat the strongest is wanted: a minor piece only where the rook
    // would be cheated too.
    let is_cheated = |after: &Position| after.is_stalemate() || is_cheated(after, mv.to());
    let rook = || before.find_move(mv.from(), mv.to(), Some(Role::Rook));
    let is_strongest = || {
        mv.promotion() == Some(Role::Rook)
            || rook().is_ok_and(|rook| is_cheated(&before.play_unchecked(rook)))
    };
    let is_saved = || {
        queening.is_stalemate() && !after.is_stalemate()
            || is_cheated(&queening) && !is_cheated(&after) && is_strongest()
            || can_mate(&queening) && !can_mate(&after)
    };
    after.is_checkmate() || is_saved() || {
        let mut forks = Vec::new();
        fork::forks(&Sight::new(&after), &mut forks);
        let by = Bitboard::from(mv.to());
        mv.promotion() == Some(Role::Knight) && forks.iter().any(|fork| fork.by == by)
    }
}

/// Whether the side to move mates at once.
fn can_mate(position: &Position) -> bool {
    let mut moves = position.legal_moves().into_iter();
    moves.any(|mv| position.play_unchecked(mv).is_checkmate())
}

/// Whether the side to move has a check to which every answer stalemates it or lets the new piece on
/// `square` be won, and one answer stalemates. Looks two moves ahead, and only at checks, which have few
/// answers.
fn is_cheated(after: &Position, square: Square) -> bool {
    let wins = |position: &Position, square| {
        exchange::best_capture(position, square).is_some_and(|capture| capture.gain > 0)
    };
    after.legal_moves().into_iter().any(|check| {
        let checked = after.play_unchecked(check);
        if check.to() == square || !checked.is_check() {
            return false;
        }
        let mut has_stalemate = false;
        let all = checked.legal_moves().into_iter().all(|answer| {
            let answered = checked.play_unchecked(answer);
            let stalemates = answered.is_stalemate();
            has_stalemate |= stalemates;
            let stands = match answer.from() == square {
                true => answer.to(),
                false => square,
            };
            stalemates || wins(&answered, stands)
        });
        all && has_stalemate
    })
}

/// Sacrifice: the moved piece is offered; the enemy wins more by taking on its square than the move
/// itself took there. Whether it was meant, the board does not tell, and what the other pieces do in
/// the meantime is not looked at. The finding is of the side that offers; its target is the piece
/// offered.
pub(super) fn sacrifice(before: &Position, mv: Move) -> Option<Finding> {
    let loses = !mv.is_castling() && exchange::gain(before, mv) < 0;
    let piece = Bitboard::from(mv.to());
    loses.then(|| Finding::new(Motif::Sacrifice, before.turn(), piece, piece))
}

/// Exchange sacrifice: a rook that could have stayed takes a guarded minor piece, or goes to where a
/// minor piece can be had for it, and taking it wins the difference between the two for the enemy, but
/// no more: what is got for the rook is a minor piece, and perhaps a pawn.
///
/// Source: Wikipedia, "The exchange (chess)": a rook is given up for a bishop or a knight.
pub(super) fn exchange_sacrifice(before: &Sight, mv: Move) -> Option<Finding> {
    let position = &before.position;
    let price = Role::Rook.points() - Role::Knight.points();
    let lost = -exchange::gain(position, mv);
    if mv.role() != Role::Rook || mv.is_castling() || !(1..=price).contains(&lost) {
        return None;
    }
    // A rook that was lost where it stood is not given.
    let passed = before.with_turn(!position.turn());
    let was_lost = passed.is_some_and(|passed| {
        exchange::best_capture(passed, mv.from()).is_some_and(|capture| capture.gain > 0)
    });
    let is_minor = |role| matches!(role, Role::Knight | Role::Bishop);
    let taken = position.captured_by(mv).map(|(_, piece)| piece.role);
    let after = position.play_unchecked(mv);
    let taking = exchange::best_capture(&after, mv.to())?;
    let gives = match taken {
        Some(role) => is_minor(role),
        None => is_minor(taking.mv.role()),
    };
    let piece = Bitboard::from(mv.to());
    let found = gives && !was_lost;
    found.then(|| Finding::new(Motif::ExchangeSacrifice, position.turn(), piece, piece))
}

/// Interference: the moved piece stands between an enemy slider and a piece that this slider guarded.
/// We attack that piece before and after the move; before, pieces of its side guarded it; now none does.
/// The king is no such piece, and the piece that moved is not the one that attacks.
pub(super) fn interferences(before: &Sight, mv: Move, after: &Sight) -> Vec<Finding> {
    let side = before.position.turn();
    let square = mv.to();
    let king = after.position.by_role(Role::King);
    let mut findings = Vec::new();
    for target in after.position.by_color(!side) - king {
        let takers = after.takers(target).without(square);
        if takers.is_empty() || before.takers(target).is_empty() {
            continue;
        }
        let cut = cut_off(before, &after.position, target, square);
        if !cut.is_empty() && after.position.attackers(target, !side).is_empty() {
            let by = Bitboard::from(square);
            let finding = Finding::new(Motif::Interference, side, by, Bitboard::from(target));
            let finding = cut
                .into_iter()
                .fold(finding, |it, from| it.line(from, target));
            findings.push(finding.showing(takers));
        }
    }
    findings
}

/// The sliders that guarded `target` before and from which `square` now cuts it off.
fn cut_off(before: &Sight, after: &Position, target: Square, square: Square) -> Bitboard {
    let color = after.turn();
    let guards = super::attack::defenders(before, target, color) & after.by_color(color);
    guards
        .into_iter()
        .filter(|&guard| attacks::between(guard, target).contains(square))
        .collect()
}
