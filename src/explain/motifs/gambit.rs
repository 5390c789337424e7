//! Gambits and counter-gambits.

use rules::{Bitboard, Color, Move, Position, Role};

use super::{Finding, Motif};
use crate::exchange::best_capture;

/// How many plies from the start count as the opening here.
const OPENING: usize = 16;

/// Gambit: in the first eight moves of a game from the usual start, White moves a pawn to where
/// Black can take it and wins something by it, all captures on that square counted. Counter-gambit:
/// Black does the same. Whether the pawn is worth its price is not said.
pub(super) fn gambits(start: &Position, moves: &[Move], findings: &mut Vec<Finding>) {
    if start.identity() != Position::default().identity() {
        return;
    }
    let mut position = *start;
    for (ply, &mv) in moves.iter().enumerate().take(OPENING) {
        let color = position.turn();
        let after = position.play_unchecked(mv);
        let offered = mv.role() == Role::Pawn && position.captured_by(mv).is_none();
        let taking = best_capture(&after, mv.to()).filter(|it| offered && it.gain > 0);
        if let Some(capture) = taking {
            let motif = match color {
                Color::White => Motif::Gambit,
                Color::Black => Motif::CounterGambit,
            };
            let pawn = Bitboard::from(mv.to());
            findings.push(
                Finding::new(motif, color, pawn, pawn)
                    .line(capture.mv.from(), mv.to())
                    .moves(&moves[..=ply]),
            );
        }
        position = after;
    }
}
