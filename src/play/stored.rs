//! The game that is in storage when the page begins.

use game::Game;
use ui::platform::storage::{self, Stored};
use ui::settings::Settings;

use crate::occasional::Begun;
use crate::state::{Action, AppState};

/// Begins with what is stored. What cannot be read stays in storage as it is, and is offered as a file.
pub(crate) fn begin(stored: Stored, settings: Settings) -> Begun {
    let new = || AppState::new(Game::default(), storage::new_game_id(), settings);
    match stored {
        Stored::Nothing => (new(), None),
        Stored::Unreadable => {
            let told = Action::BadAddress(words::stored_game_unreadable().into());
            (new(), Some(told))
        }
        Stored::Record { id, text } => match Game::from_record(&text) {
            Ok(game) => (AppState::new(game, id, settings), None),
            Err(_) => {
                let mut state = new();
                state.set_aside = Some(text.into());
                let told = Action::Remark(words::stored_game_unreadable().into());
                (state, Some(told))
            }
        },
    }
}
