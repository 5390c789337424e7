//! Games as PGN.

use notation::pgn::{PgnError, PgnGame, PgnResult, read, write};
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
        let mut tags: Vec<_> = self
            .tags()
            .iter()
            .filter(|(name, _)| name != ENDING)
            .cloned()
            .collect();
        if let Some(declared) = self.declared() {
            tags.push((ENDING.to_owned(), declared_text(declared)));
        }
        let result = match self.outcome() {
            None | Some(Outcome::Annulled) => PgnResult::Unknown,
            Some(Outcome::Win { winner, .. }) => {
                winner.fold_wb(PgnResult::WhiteWins, PgnResult::BlackWins)
            }
            Some(Outcome::Draw(_)) => PgnResult::Draw,
        };
        write(&PgnGame {
            tags,
            start: *self.start(),
            moves: self.moves().to_vec(),
            result,
        })
    }

    /// Reads a game from PGN. A result that the moves do not show and that our own tag does not
    /// explain is not believed: such a game is open at its last move.
    ///
    /// # Errors
    ///
    /// [`PgnError`] with the place of the fault; its part before the fault can be turned into a
    /// game by [`Game::from_pgn_game`].
    pub fn from_pgn(text: &str) -> Result<Self, PgnError> {
        read(text).map(Self::from_pgn_game)
    }

    /// The game that a PGN reader has read. Moves after an end that comes by itself, such as the
    /// fifth repetition, are left out: under the laws they were never played.
    #[must_use]
    pub fn from_pgn_game(pgn: PgnGame) -> Self {
        let mut game = Self::from_position(pgn.start);
        for mv in pgn.moves {
            match game.play(mv) {
                Ok(()) => {}
                Err(PlayError::Over(_) | PlayError::Illegal(_)) => break,
            }
        }
        let mut tags = pgn.tags;
        let ending = tags.iter().find(|(name, _)| name == ENDING);
        let declared = ending.and_then(|(_, value)| parse_declared(value));
        if let Some(declared) = declared
            && game.outcome().is_none()
            && result_of(declared) == pgn.result
        {
            game.declare(declared);
        }
        tags.retain(|(name, _)| !matches!(name.as_str(), "FEN" | "SetUp" | "Result" | ENDING));
        game.set_tags(tags);
        game
    }
}

const fn result_of(declared: Declared) -> PgnResult {
    match declared.outcome() {
        Outcome::Win {
            winner: Color::White,
            ..
        } => PgnResult::WhiteWins,
        Outcome::Win {
            winner: Color::Black,
            ..
        } => PgnResult::BlackWins,
        Outcome::Draw(_) => PgnResult::Draw,
        Outcome::Annulled => PgnResult::Unknown,
    }
}
