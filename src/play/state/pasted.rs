//! A position or a game that is pasted.

use std::rc::Rc;

use game::Game;

use ui::platform::storage::GameId;

use super::{AppState, Dialog};

impl AppState {
    /// Shows what was pasted, or says what is wrong with it; the text stays in the dialog.
    pub(super) fn paste(&mut self, text: &str, id: GameId) {
        match read_pasted(text) {
            Ok(game) => self.load(game, id, words::game_loaded()),
            Err(problem) => {
                let text: Rc<str> = problem.into();
                self.conversation.say(text.clone());
                self.dialog = Some(Dialog::Paste(Some(text)));
            }
        }
    }
}

/// Reads a FEN or a PGN, recognized by its form: only a FEN begins with ranks between slashes.
///
/// # Errors
/// What is wrong and where, in words.
fn read_pasted(text: &str) -> Result<Game, String> {
    let trimmed = text.trim();
    let first_word = trimmed.split_whitespace().next().unwrap_or_default();
    let is_fen = first_word.contains('/') && !first_word.starts_with(['[', '{', ';', '%', '1']);
    let is_fen = is_fen || first_word.matches('/').count() == 7;
    if is_fen {
        let position = trimmed
            .parse()
            .map_err(|error| words::fen_error_text(&error))?;
        Ok(Game::from_position(position))
    } else {
        Game::from_pgn(text).map_err(|error| words::pgn_fault_text(&error))
    }
}
