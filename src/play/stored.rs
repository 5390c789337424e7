//! The game that is in storage when the page starts.

use game::Game;
use game::link::set_premove;
use ui::lazy::{self, NotFetched};
use ui::platform::storage::{self, GameId, Stored};
use ui::settings::Settings;

use crate::occasional::Begun;
use crate::sitting::{AGREE, SITTING, SITTING_TEXT, SittingState, sitting_table};
use crate::state::{Action, AppState};

/// Starts with what is stored. What cannot be read stays in storage unchanged, and is offered as a
/// file.
///
/// # Errors
/// [`NotFetched`] when the part of the program that reads a game for two does not come.
pub(crate) async fn begin(stored: Stored, settings: Settings) -> Result<Begun, NotFetched> {
    let new = || AppState::new(Game::default(), storage::new_game_id(), settings);
    Ok(match stored {
        Stored::Nothing => (new(), None),
        Stored::Unreadable => {
            let notice = Action::BadAddress(words::stored_game_unreadable().into());
            (new(), Some(notice))
        }
        Stored::Record { id, text } => match read(&text).await? {
            Some((game, sitting)) => (with(game, id, sitting, settings), None),
            None => {
                let mut state = new();
                state.set_aside = Some(text.into());
                let notice = Action::Remark(words::stored_game_unreadable().into());
                (state, Some(notice))
            }
        },
    })
}

fn with(game: Game, id: GameId, sitting: SittingState, settings: Settings) -> AppState {
    let mut state = AppState::new(game, id, settings);
    state.bottom = sitting.mine.unwrap_or(state.bottom);
    state.sitting = sitting;
    state.take_up_premove();
    state
}

/// The text under which a game is stored: that of its record, or of its sitting with the record.
pub(crate) fn stored_text(game: &Game, sitting: &SittingState) -> String {
    match sitting_table().filter(|_| sitting.is_on()) {
        Some(table) => (table.text)(game, sitting),
        None => game.to_record(),
    }
}

/// The same for a file that may go to others: nobody else sees the move that waits.
pub(crate) fn text_to_give(game: &Game, sitting: &SittingState) -> String {
    let mut shown = game.clone();
    set_premove(&mut shown, None);
    stored_text(&shown, sitting)
}

/// Reads a stored game; `None` for a record that this version cannot read.
pub(crate) async fn read(text: &str) -> Result<Option<(Game, SittingState)>, NotFetched> {
    if text.starts_with(SITTING_TEXT) {
        lazy::load(&SITTING).await?;
        let table = lazy::load(&AGREE).await?;
        return Ok((table.read)(text));
    }
    let game = Game::from_record(text).ok();
    Ok(game.map(|game| (game, SittingState::default())))
}
