//! The plies of a page with shakmaty.

use std::fmt::Write as _;

use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::zobrist::Zobrist64;
use shakmaty::{CastlingMode, Chess, EnPassantMode, Move, Position as _};

include!("harness.rs");

#[derive(Default)]
struct Game {
    position: Chess,
    earlier: Vec<Zobrist64>,
}

impl Play for Game {
    fn play(&mut self, uci: &str, answer: &mut Answer) {
        if self.earlier.is_empty() {
            self.earlier
                .push(self.position.zobrist_hash(EnPassantMode::Legal));
        }
        let uci: UciMove = uci.parse().expect("the games are in UCI");
        let mv = uci.to_move(&self.position).expect("the games are legal");
        let san = SanPlus::from_move_and_play_unchecked(&mut self.position, mv);
        write!(answer.san, "{san}").expect("a string takes everything");
        let after = &self.position;
        let moves = after.legal_moves();
        answer.moves.extend(moves.iter().map(|mv| packed(*mv)));

        let is_check = after.is_check();
        let key: Zobrist64 = after.zobrist_hash(EnPassantMode::Legal);
        let clock = after.halfmoves() as usize;
        let reversible = self.earlier.iter().rev().take(clock);
        let before = reversible.filter(|earlier| **earlier == key).count();
        self.earlier.push(key);
        answer.mark(0, is_check);
        answer.mark(1, is_check && moves.is_empty());
        answer.mark(2, !is_check && moves.is_empty());
        answer.mark(3, before >= 2);
        answer.mark(4, clock >= 100);
        answer.mark(5, after.is_insufficient_material());
    }
}

fn packed(mv: Move) -> u16 {
    match mv.to_uci(CastlingMode::Standard) {
        UciMove::Normal { from, to, .. } => u16::from(from) | u16::from(to) << 6,
        _ => 0,
    }
}

plies!(Game);
