//! Everything the page shows, in one value that knows nothing of the browser.
//!
//! Actions go in through [`AppState::apply`], a pure function that native tests drive; the Yew
//! reducer is a thin adapter around it. Effects (storage, live regions, focus) watch the fields
//! that change.

pub mod action;
mod answer;
mod learning;
mod pages;
mod pasted;
mod reducer;
mod selectors;
#[cfg(test)]
mod tests;

pub use action::{Action, Dialog};
pub use selectors::BoardView;

use std::rc::Rc;

use explain::illegal::Code;
use game::Game;
use rules::{Color, Square};

use ui::learning::Explanation;
use ui::platform::storage::{GameId, SaveState};
use ui::speech::Speech;
use words::Prose;

use board::Drawing;
use ui::settings::Settings;

/// The name under which the page with its game is saved as one file.
pub const GAME_FILE: &str = "jadoube-game.html";

/// A question that a typed `yes` answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Resign the game?
    Resign,
    /// Leave this game and begin another?
    NewGame,
}

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
    /// Whether the page is shown.
    pub is_shown: bool,
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
            is_shown: true,
            address: (0, "".into()),
        }
    }

    /// Whether the board shows the position in which the game stands.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.shown == self.game.len()
    }
}
