//! The plies of a page with our own rules and notation.

use notation::san::{self, CheckMark};
use rules::{MoveList, Position, PositionIdentity};

include!("harness.rs");

#[derive(Default)]
struct Game {
    position: Position,
    moves: MoveList,
    earlier: Vec<PositionIdentity>,
}

impl Play for Game {
    fn play(&mut self, uci: &str, answer: &mut Answer) {
        if self.earlier.is_empty() {
            self.earlier.push(self.position.identity());
            self.position.legal_moves_into(&mut self.moves);
        }
        // A page that shows where pieces can go has the moves at hand.
        let (from, to, promotion) = notation::uci::parse(uci).expect("the games are in UCI");
        let is_meant =
            |mv: &&rules::Move| mv.from() == from && mv.to() == to && mv.promotion() == promotion;
        let mv = *self
            .moves
            .iter()
            .find(is_meant)
            .expect("the games are legal");
        let before = self.position;
        before.play_into(mv, &mut self.position);
        let after = &self.position;
        after.legal_moves_into(&mut self.moves);
        answer
            .moves
            .extend(self.moves.iter().map(|mv| packed(mv.from(), mv.to())));

        let is_check = after.is_check();
        let mark = match (is_check, self.moves.is_empty()) {
            (true, true) => CheckMark::Mate,
            (true, false) => CheckMark::Check,
            (false, _) => CheckMark::None,
        };
        san::push(&mut answer.san, &before, mv, mark);
        let identity = after.identity();
        let clock = after.halfmove_clock() as usize;
        let reversible = self.earlier.iter().rev().take(clock);
        let repetitions = reversible.filter(|earlier| **earlier == identity).count();
        self.earlier.push(identity);
        answer.mark(0, is_check);
        answer.mark(1, is_check && self.moves.is_empty());
        answer.mark(2, !is_check && self.moves.is_empty());
        answer.mark(3, repetitions >= 2);
        answer.mark(4, clock >= 100);
        answer.mark(5, after.is_insufficient_material());
    }
}

fn packed(from: rules::Square, to: rules::Square) -> u16 {
    (from.index() | to.index() << 6) as u16
}

plies!(Game);
