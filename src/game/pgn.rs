//! Games as PGN.

use record::pgn::{Fault, MainLine, read_main_line, write};
use record::{GameResult, Record};
use rules::Color;

use crate::outcome::Declared;
use crate::record::{declared_text, parse_declared};
use crate::{Game, Outcome, PlayError};

/// The tag in which we keep what PGN cannot say: why a game ended without the moves showing it.
/// Other programs keep tags they do not know.
const ENDING: &str = "Ending";

impl Game {
    /// The game in PGN, in the standard's export format.
    #[must_use]
    pub fn to_pgn(&self) -> String {
        let mut record = Record::new(*self.start());
        for (name, value) in self.tags().iter().filter(|(name, _)| name != ENDING) {
            record.set_tag(name, value);
        }
        if let Some(declared) = self.declared() {
            record.set_tag(ENDING, &declared_text(declared));
        }
        let result = self.outcome().map(Outcome::result);
        record.set_result(result.unwrap_or_default());
        record.extend_main_line(self.moves().iter().copied());
        write(&record)
    }

    /// Reads a game from PGN. A result that the moves do not show and that our own tag does not
    /// explain is not believed: such a game is open at its last move.
    ///
    /// # Errors
    ///
    /// The first [`Fault`] of the text, and where it is.
    pub fn from_pgn(text: &str) -> Result<Self, Fault> {
        read_main_line(text).map(Self::from_main_line)
    }

    /// The game that a PGN reader has read. Moves after an end that comes by itself, such as the
    /// fifth repetition, are left out: under the laws they were never played.
    fn from_main_line(line: MainLine) -> Self {
        let mut game = Self::from_position(line.start);
        for mv in line.moves {
            match game.play(mv) {
                Ok(()) => {}
                Err(PlayError::Over(_) | PlayError::Illegal(_)) => break,
            }
        }
        let mut tags = line.tags;
        let ending = tags.iter().find(|(name, _)| name == ENDING);
        let declared = ending.and_then(|(_, value)| parse_declared(value));
        if let Some(declared) = declared
            && game.outcome().is_none()
            && result_of(declared) == line.result
        {
            game.declare(declared);
        }
        tags.retain(|(name, _)| name != ENDING);
        game.set_tags(tags);
        game
    }
}

const fn result_of(declared: Declared) -> GameResult {
    match declared.outcome() {
        Outcome::Win {
            winner: Color::White,
            ..
        } => GameResult::WhiteWins,
        Outcome::Win {
            winner: Color::Black,
            ..
        } => GameResult::BlackWins,
        Outcome::Draw(_) => GameResult::Draw,
        Outcome::Annulled => GameResult::Unknown,
    }
}
