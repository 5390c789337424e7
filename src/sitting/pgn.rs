//! A game and its sitting as PGN: the players, the time control and the law in tags, and the clock
//! reading with each move.

use clock::Span;
use conduct::{Code, TouchMove};
use game::{Game, LAW_TAG};
use record::{Edit, Editor};
use rules::Color;

use crate::Sitting;

impl Sitting {
    /// The tags of a game played in this sitting.
    #[must_use]
    pub fn tags(&self) -> Vec<(String, String)> {
        let mut tags = Vec::new();
        let mut tag = |name: &str, value: &str| {
            if !value.is_empty() {
                tags.push((name.to_owned(), value.to_owned()));
            }
        };
        tag("White", self.name(Color::White));
        tag("Black", self.name(Color::Black));
        if let Some(computer) = self.agreement.computer {
            // With it the same game can be played again.
            tag("Seed", &computer.seed.to_string());
        }
        let round = self.contest.games().len() + 1;
        if round > 1 {
            tag("Round", &round.to_string());
        }
        if self.is_timed() {
            // A delay, which the tag cannot express, is written in this project's own notation.
            let control = &self.agreement.control;
            tag(
                "TimeControl",
                &control.tag().unwrap_or_else(|_| control.to_string()),
            );
        }
        let conduct = self.agreement.conduct;
        if conduct.code != Code::Fide || conduct.touch == TouchMove::On {
            tag(LAW_TAG, &conduct.code.to_string());
        }
        tags
    }

    /// The game in PGN, each move with the time left after it and the time it took.
    #[must_use]
    pub fn to_pgn(&self, game: &Game) -> String {
        let mut editor = Editor::new(game.to_written());
        let moves = editor.record().main_line();
        // Castling without a rook is not in a record, nor is what was played before it.
        let before = game.len() - moves.len();
        for (node, time) in moves.into_iter().zip(self.times.iter().skip(before)) {
            let (clock, elapsed) = (time.left.map(Span::to_duration), time.elapsed.to_duration());
            let elapsed = Some(elapsed);
            for edit in [
                Edit::SetClock { node, clock },
                Edit::SetElapsed { node, elapsed },
            ] {
                let set = editor.apply(edit);
                debug_assert!(set.is_ok(), "every move of the main line is there");
            }
        }
        record::pgn::write(editor.record())
    }
}
