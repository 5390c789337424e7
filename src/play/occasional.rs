//! What playing needs now and then: a position or a game is pasted, the keys are looked up. A table
//! that the site fetches as a part of its own when one of these dialogs is first opened.

use std::rc::Rc;

use game::Game;
use ui::dialogs::{Shell, help_dialog, paste_dialog};
use ui::lazy::{Lazy, Progress, use_lazy};
use ui::panels::notices;
use yew::{Callback, Html, Properties, component, html};

/// What the part brings.
#[derive(Debug)]
pub struct Occasional {
    /// Draws one of the dialogs.
    dialog: fn(&OccasionalProps) -> Html,
    /// Reads a FEN or a PGN; what is wrong with it and where, in words.
    pub(crate) read: fn(&str) -> Result<Game, String>,
}

static TABLE: Occasional = Occasional {
    dialog: |props| dialog(props),
    read: |text| read_pasted(text),
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
    /// Something is pasted; what was wrong with the last text, and what receives the next one.
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

/// One of the dialogs, or what is shown until its part is here.
#[component]
pub(crate) fn OccasionalDialog(props: &OccasionalProps) -> Html {
    match use_lazy(&OCCASIONAL) {
        Progress::Here(table) => (table.dialog)(props),
        waiting => {
            let title = match props.occasion {
                Occasion::Paste(..) => words::paste_title(),
                Occasion::Help => words::help_title(),
            };
            html! {
                <Shell id="waiting-dialog" {title} on_close={props.on_close.clone()}>
                    { notices::waiting_for_part(&waiting) }
                    <div class="choices">
                        <button type="button" onclick={props.on_close.reform(|_| ())}>{ words::button_cancel() }</button>
                    </div>
                </Shell>
            }
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
