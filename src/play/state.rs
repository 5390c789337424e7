//! Everything the page shows, in one value that knows nothing of the browser.
//!
//! Actions go in through [`AppState::apply`], a pure function that native tests drive; the Yew
//! reducer is a thin adapter around it. Effects (storage, live regions, focus) watch the fields
//! that change.

pub mod action;
mod answer;
mod later;
mod learning;
mod pages;
mod pasted;
mod pending;
#[cfg(test)]
mod pending_tests;
mod premove;
mod reducer;
mod selectors;
#[cfg(test)]
mod tests;
#[cfg(test)]
mod waiting_tests;

pub use action::{Action, Dialog, News};
pub use premove::Chosen;
pub(crate) use premove::premoves;
pub use selectors::BoardView;

use std::rc::Rc;

use game::Game;
use rules::{Color, Move};

use ui::conversation::Conversation;
use ui::lazy::Queue;
use ui::platform::storage::{GameId, SaveState};
use ui::settings::Settings;

use crate::coach::CoachState;
use crate::link::{LinkPlay, LinkState, link_play};
use crate::sitting::SittingState;

/// The name under which the page with its game is saved as one file.
pub const GAME_FILE: &str = "jadoube-game.html";

/// A question that a typed `yes` answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Resign the game?
    Resign,
    /// Leave this game and start another?
    NewGame,
}

/// The state of the page.
#[derive(Clone, Debug)]
pub struct AppState {
    /// The game, including moves that were taken back.
    pub game: Rc<Game>,
    /// The name under which it is stored.
    pub game_id: GameId,
    /// How many of its plies the board shows.
    pub shown: usize,
    /// Whether the step to the shown position is small enough to be animated.
    pub animate: bool,
    /// The color at the bottom of the board.
    pub bottom: Color,
    /// The move that is shown and waits for the player to confirm it; see [`pending`](Self::pending).
    pub(crate) pending: Option<Move>,
    /// The move that waits for the other player's, against the program or by link.
    pub(crate) premove: Option<Chosen>,
    /// The player's choices.
    pub settings: Settings,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// Announcements, refusals, explanations and the box.
    pub conversation: Conversation,
    /// What a typed `yes` would do.
    pub question: Option<Question>,
    /// Whether the game is in storage.
    pub save: SaveState,
    /// The stored game that this version cannot read, until the player has dealt with it.
    pub set_aside: Option<Rc<str>>,
    /// While another tab writes the game and it is only shown here: how many updates have come from it.
    pub watched: Option<u32>,
    /// Whether the page is shown.
    pub is_shown: bool,
    /// What is known about a game by link.
    pub link: LinkState,
    /// What belongs to a game for two.
    pub sitting: SittingState,
    /// Hints, and the coach.
    pub coach: CoachState,
    /// The actions that wait for parts of the program.
    pub queue: Queue<Action>,
}

impl AppState {
    /// A page that shows a game.
    #[must_use]
    pub fn new(game: Game, game_id: GameId, settings: Settings) -> Self {
        let shown = game.len();
        let link = LinkState::of(&game, &game_id);
        Self {
            game: Rc::new(game),
            game_id,
            shown,
            animate: false,
            bottom: link.mine.unwrap_or(Color::White),
            pending: None,
            premove: None,
            settings,
            dialog: None,
            conversation: Conversation::default(),
            question: None,
            save: SaveState::Kept,
            set_aside: None,
            watched: None,
            is_shown: true,
            link,
            sitting: SittingState::default(),
            coach: CoachState::default(),
            queue: Queue::default(),
        }
    }

    /// The only color whose moves are made here: in a game by link, or against the program.
    #[must_use]
    pub fn mine(&self) -> Option<Color> {
        self.link.mine.or(self.sitting.mine)
    }

    /// Whether the player to move makes their moves here.
    #[must_use]
    pub fn is_turn_here(&self) -> bool {
        let turn = self.game.position().turn();
        self.mine().is_none_or(|mine| mine == turn)
    }

    /// Whose pieces can be moved now. Against the program, and by link once the link was sent, a move
    /// can be made before the answer: it waits.
    #[must_use]
    pub fn hand(&self) -> Option<Color> {
        let turn = self.game.position().turn();
        let hand = match (self.link.mine, self.sitting.mine) {
            (Some(mine), _) if mine != turn => self.awaited_link().map(|_| mine),
            (None, Some(mine)) => Some(mine),
            _ => Some(turn),
        };
        hand.filter(|_| self.is_live() && self.game.outcome().is_none())
    }

    /// The part for games by link, while the answer to a link that was sent is awaited.
    pub(crate) fn awaited_link(&self) -> Option<&'static LinkPlay> {
        link_play().filter(|link| self.link.mine.is_some() && (link.awaits)(&self.game))
    }

    /// Whose offers and resignation are made here now.
    #[must_use]
    pub fn player(&self) -> Color {
        self.mine().unwrap_or_else(|| self.game.position().turn())
    }

    /// Whether the board shows the current position of the game.
    #[must_use]
    pub fn is_live(&self) -> bool {
        self.shown == self.game.len()
    }
}
