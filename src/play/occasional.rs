//! What playing needs now and then: a position or a game is pasted, an address names a position, or
//! the keys are looked up. A table that the site fetches as a part of its own when first needed.

mod asked;
mod old;

use std::rc::Rc;

use game::Game;
use notation::fen;
use ui::dialogs::{help_dialog, paste_dialog, waiting_dialog};
use ui::lazy::{Fetching, Lazy, Progress, use_lazy};
use ui::panels::notices;
use ui::platform::storage::Store;
use yew::{Callback, Html, Properties, component};

use asked::read_position;
use old::OldGame;

use crate::link::Kept;
use crate::state::{Action, AppState};

/// The state with which the page starts, and what to do first.
pub(crate) type Begun = (AppState, Option<Action>);

/// What the part brings.
#[derive(Debug)]
pub struct Occasional {
    /// Draws one of the dialogs.
    dialog: fn(&OccasionalProps) -> Html,
    /// Reads a FEN, a PGN or a game in old notation, and says what was corrected, or what is wrong with
    /// it and where.
    pub(crate) read: fn(&str) -> Result<(Game, String), String>,
    /// The state with which the page starts at an address that asks for something, and what to do
    /// first.
    pub(crate) begin: fn(AppState, Store) -> Fetching<Begun>,
    /// What to do about such an address; the game on the board may have waited there.
    pub(crate) follow: fn(Kept, bool, Store) -> Fetching<Option<Action>>,
    /// Removes whatever does not lead to the game from the address.
    pub(crate) forget: fn(&Game),
}

static TABLE: Occasional = Occasional {
    dialog: |props| dialog(props),
    read: |text| read_pasted(text),
    begin: |state, store| Box::pin(asked::begin(state, store)),
    follow: |present, has_waited, store| Box::pin(asked::follow(present, has_waited, store)),
    forget: |game| asked::forget(game),
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Occasional {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static OCCASIONAL: Lazy<Occasional> = const { Lazy::of_part(&TABLE) };
}

/// Which of the dialogs is open.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Occasion {
    /// A paste: what was wrong with the last text, and what receives the next one.
    Paste(Option<Rc<str>>, Callback<Rc<str>>),
    /// Keys and commands.
    Help,
}

/// Props of [`OccasionalDialog`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(crate) struct OccasionalProps {
    /// Which one.
    pub(crate) occasion: Occasion,
    /// Closes it.
    pub(crate) on_close: Callback<()>,
}

/// One of the dialogs, or a waiting dialog until its part is here.
#[component]
pub(crate) fn OccasionalDialog(props: &OccasionalProps) -> Html {
    match use_lazy(&OCCASIONAL) {
        Progress::Here(table) => (table.dialog)(props),
        waiting => {
            let title = match props.occasion {
                Occasion::Paste(..) => words::paste_title(),
                Occasion::Help => words::help_title(),
            };
            let waiting = notices::waiting_for_part(&waiting);
            waiting_dialog("waiting-dialog", title, waiting, &props.on_close)
        }
    }
}

fn dialog(props: &OccasionalProps) -> Html {
    match &props.occasion {
        Occasion::Paste(error, on_text) => paste_dialog(error.as_deref(), on_text, &props.on_close),
        Occasion::Help => help_dialog(
            words::help_title(),
            vec![
                (words::help_typed_title(), words::help_typed()),
                (words::help_keys_title(), words::help_keys()),
            ],
            &props.on_close,
        ),
    }
}

/// Reads a FEN, a PGN or a game in old notation, recognized by its form: only a FEN begins with ranks
/// between slashes.
///
/// # Errors
/// What is wrong and where, in words.
fn read_pasted(text: &str) -> Result<(Game, String), String> {
    let trimmed = text.trim();
    let first_word = trimmed.split_whitespace().next().unwrap_or_default();
    let is_fen = first_word.contains('/') && !first_word.starts_with(['[', '{', ';', '%', '1']);
    // Anything that continues on another line, or after a tag, is a game.
    let is_line = !trimmed.contains('\n') && (!trimmed.starts_with('[') || trimmed.ends_with(']'));
    let is_fen = is_fen || is_line && fen::repair(trimmed).is_ok();
    if is_fen {
        let found = read_position(trimmed).map_err(|error| words::fen_error_in(trimmed, &error))?;
        let said = words::said_with_corrections(words::game_loaded(), &found.1);
        Ok((Game::from_position(found.0), said))
    } else {
        let fault = match Game::from_pgn(text) {
            Ok(game) => return Ok((game, words::game_loaded())),
            Err(fault) => fault,
        };
        match old::read(text) {
            OldGame::Read(game) => Ok((game, words::old_game_loaded())),
            OldGame::Undecided => Err(words::paste_needs_reader()),
            OldGame::None => Err(words::pgn_fault_text(&fault)),
        }
    }
}
