//! A closer look at the games, one after the other: are the moves legal, what is the opening.

use openings::Openings;
use record::Record;
use record::pgn::{self, Severity};

use crate::Archive;

/// What the closer look at a game found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Checked {
    /// Everything can be read.
    Sound,
    /// Something cannot, and the game is marked.
    Faulty,
}

impl Archive {
    /// Reads all moves of a game and marks the game with the first fault; its opening is named if
    /// the file does not name it. `bytes` are those of the game's [`span`](Self::span).
    pub fn check(&mut self, game: usize, bytes: &[u8], openings: Option<&Openings>) -> Checked {
        let line = self.span(game).map_or(1, |span| span.line as usize);
        let read = pgn::read_game(bytes, line);
        if let Some(openings) = openings
            && self.games.needs_opening(game)
            && let Some(name) = opening(&read.record, openings)
        {
            self.games.name_opening(game, &name);
        }
        let fault = read
            .faults
            .iter()
            .find(|fault| fault.kind.severity() == Severity::Error);
        match fault {
            Some(fault) => {
                self.games.mark(game, fault);
                Checked::Faulty
            }
            None => Checked::Sound,
        }
    }
}

/// The name of the last position of the main line that has one.
fn opening(record: &Record, openings: &Openings) -> Option<String> {
    let line = record.main_line();
    let mut positions = line.iter().rev().map(|&node| record.position(node));
    let opening = positions.find_map(|position| openings.name(position))?;
    Some(opening.to_string())
}
