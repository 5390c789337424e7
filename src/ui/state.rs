//! Everything the page shows, in one value that knows nothing of the browser.
//!
//! Actions go in through [`AppState::apply`], a pure function that native tests drive; the Yew
//! reducer is a thin adapter around it. Effects (storage, live regions, focus) watch the fields
//! that change.

pub mod action;
mod answer;
pub mod learning;
mod pages;
mod pasted;
mod reducer;
mod route;
mod selectors;
#[cfg(test)]
mod tests;

pub use action::{Action, Dialog, Navigation};
pub use learning::{About, Explanation, Layer, Layers};
pub use route::Route;
pub use selectors::{BoardView, board_men};

use std::rc::Rc;

use explain::illegal::Code;
use game::Game;
use rules::{Color, Square};

use words::Prose;

use crate::board::Drawing;
use crate::settings::Settings;

/// The name under which the page with its game is saved as one file.
pub const GAME_FILE: &str = "jadoube-game.html";

/// How urgently a sentence is spoken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Urgency {
    /// In the status region: waits for the reader to finish.
    Polite,
    /// In the alert region: what cannot wait.
    Assertive,
}

/// The sentence last handed to a live region.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Speech {
    /// Grows with each sentence, so that the same words are spoken again when said again.
    pub number: u32,
    /// The words.
    pub text: Rc<str>,
}

impl Speech {
    /// The sentence after this one.
    #[must_use]
    pub fn next(&self, text: Rc<str>) -> Self {
        Self {
            number: self.number.wrapping_add(1),
            text,
        }
    }
}

/// Whether the game on the screen is also in storage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SaveState {
    /// Nothing has gone wrong.
    #[default]
    Kept,
    /// The last save failed; shown until one succeeds.
    Failed,
}

/// A question that a typed `yes` answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Resign the game?
    Resign,
    /// Leave this game and begin another?
    NewGame,
}

/// Names one game in storage.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameId(pub Rc<str>);

/// What the box below the board shows after it was used.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BoxState {
    /// Grows each time the text was understood, which empties the box.
    pub accepted: u32,
    /// Why the text was not understood.
    pub error: Option<Rc<Prose>>,
}

/// A wish to move the focus, carried out once by the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FocusWish {
    /// To a square of the board, or where the cursor last stood.
    Board(Option<Square>),
    /// To the box for moves and commands.
    CommandBox,
    /// To the explanation.
    Why,
    /// To the button that asks why.
    AskWhy,
}

/// The state of the page.
#[derive(Clone, Debug)]
pub struct AppState {
    /// The game, complete with what was taken back.
    pub game: Rc<Game>,
    /// Under which name it is stored.
    pub game_id: GameId,
    /// How many plies of it the board shows.
    pub shown: usize,
    /// Whether the step to the shown position is small enough to be animated.
    pub animate: bool,
    /// The color at the bottom of the board.
    pub bottom: Color,
    /// The player's choices.
    pub settings: Settings,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// What the status region said last.
    pub status_speech: Speech,
    /// What the alert region said last.
    pub alert_speech: Speech,
    /// Why the last attempt was refused, shown until the next action.
    pub notice: Option<Rc<Prose>>,
    /// The code of that reason, if it is one of a move.
    pub code: Option<Code>,
    /// What the refusal draws on the board.
    pub refused: Rc<Drawing>,
    /// The explanation that is open.
    pub explanation: Option<Explanation>,
    /// Where the cursor of the board is, while somebody wants to know.
    pub cursor: Option<Square>,
    /// What a typed `yes` would do.
    pub question: Option<Question>,
    /// The box for moves and commands.
    pub command_box: BoxState,
    /// Where the focus should go; the number grows with each wish.
    pub focus: (u32, FocusWish),
    /// Text to be put on the clipboard; the number grows with each wish.
    pub clipboard: (u32, Rc<str>),
    /// Whether that text was read out, so that what became of it need not be said.
    pub copy_was_said: bool,
    /// Whether the game is in storage.
    pub save: SaveState,
    /// A new version waits for the player's consent.
    pub update_ready: bool,
    /// The page that is shown.
    pub route: Route,
    /// Where the address should lead; the number grows with each wish.
    pub address: (u32, Rc<str>),
}

impl AppState {
    /// A page that shows a game.
    #[must_use]
    pub fn new(game: Game, game_id: GameId, settings: Settings) -> Self {
        let shown = game.len();
        Self {
            game: Rc::new(game),
            game_id,
            shown,
            animate: false,
            bottom: Color::White,
            settings,
            dialog: None,
            status_speech: Speech::default(),
            alert_speech: Speech::default(),
            notice: None,
            code: None,
            refused: Rc::default(),
            explanation: None,
            cursor: None,
            question: None,
            command_box: BoxState::default(),
            focus: (0, FocusWish::CommandBox),
            clipboard: (0, Rc::from("")),
            copy_was_said: false,
            save: SaveState::Kept,
            update_ready: false,
            route: Route::Play,
            address: (0, "".into()),
        }
    }

    /// Whether the board shows the position in which the game stands.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.shown == self.game.len()
    }
}
