//! Play by link: two people send each other the whole game as a link after every move. The code is a
//! part of the program of its own, behind a table; the page itself only knows whose moves are made
//! here.

mod dialog;
mod opening;
mod panel;
mod premove;
#[cfg(test)]
mod premove_tests;
mod sending;
#[cfg(test)]
mod tests;
mod transitions;

use std::any::Any;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use game::Game;
use game::link::{LinkError, PlayerName, Seat};
use rules::{Color, Move, Position};
use ui::lazy::Lazy;
use ui::platform::storage::{GameId, Store};
use yew::{Callback, Html};

use crate::state::{Action, AppState, Chosen, premoves};

#[cfg(test)]
use opening::name_of;
pub(crate) use opening::{asked_link, is_link};

/// The prefix of the names of stored games by link.
const NAME: &str = "link-";

/// What the page knows about a game by link; empty for any other game.
#[derive(Clone, Debug, Default)]
pub struct LinkState {
    /// The color whose moves are made here.
    pub mine: Option<Color>,
    /// What a link has brought, until the player has dealt with it.
    news: Option<Sealed>,
    /// What has been copied of the current game.
    pub copied: Copied,
}

impl LinkState {
    /// The state of a game as it comes from storage.
    pub(crate) fn of(game: &Game, id: &GameId) -> Self {
        let is_by_link = id.0.starts_with(NAME);
        Self {
            mine: is_by_link.then(|| game::link::color_here(game)).flatten(),
            ..Self::default()
        }
    }

    /// What a link has brought.
    pub(crate) fn news(&self) -> Option<&News> {
        self.news.as_ref()?.0.downcast_ref()
    }

    fn tell(&mut self, news: News) {
        self.news = Some(Sealed(Rc::new(news)));
    }
}

/// What was copied of a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Copied {
    /// Nothing yet.
    #[default]
    Nothing,
    /// Its link.
    Link,
    /// Its moves, as text or PGN.
    Text,
    /// Nothing, because the browser did not allow it.
    Refused,
}

/// A game with the name under which it is stored.
pub type Kept = (GameId, Rc<Game>);

/// What a link has brought.
#[derive(Clone, Debug, PartialEq)]
pub enum News {
    /// A game, in place of another that can be returned to.
    Opened(Option<Kept>),
    /// Nothing new: it has already been played here.
    Waiting(Option<Kept>),
    /// An earlier position of the game, this many plies before the last one.
    Older(usize, Option<Kept>),
    /// A game that diverged after this many plies, with the name it would be kept under.
    Fork(usize, Kept, Option<Kept>),
    /// Nothing: the other side is played here now, and this was the place before.
    Seated(Seat),
    /// Nothing readable.
    Damaged(LinkError),
}

/// What a link is to the move that waited for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Waited {
    /// The answer.
    Answered(Chosen),
    /// The game has gone on past it.
    Passed,
}

/// A link that was opened.
#[derive(Clone, Debug, PartialEq)]
pub struct Opened {
    /// The game that it leads to; none if the link cannot be read.
    pub game: Option<Kept>,
    /// How many of its plies are shown.
    pub shown: usize,
    /// What is said about it.
    pub news: News,
    /// What it is to a move that waited in this game.
    pub waited: Option<Waited>,
}

/// What can be done with a game by link.
#[derive(Clone, Debug)]
pub enum LinkAction {
    /// A link was opened.
    Opened(Opened),
    /// A game by link begins.
    Begin {
        /// Its number.
        id: u32,
        /// Whether it continues the game on the board.
        from_board: bool,
        /// The color whose moves are made here.
        mine: Color,
        /// The player's name.
        name: Option<PlayerName>,
    },
    /// The next game of the same players begins from the same position, with colors exchanged.
    Again {
        /// Its number.
        id: u32,
    },
    /// The link is copied.
    Copy(Rc<str>),
    /// The link was handed to the system for sharing, or held out as a code.
    Shared,
    /// The game is copied in another form.
    CopyText(Rc<str>),
    /// The last position is shown.
    Newest,
    /// The game of a link that diverged is kept too.
    KeepBoth,
    /// What a link has brought is dismissed.
    Dismiss,
    /// The game that was on the board before is shown.
    Return,
    /// The player gives their name, or takes it away.
    Name(Option<PlayerName>),
    /// The moves of a color are made here from now on.
    Sit(Color),
}

impl From<LinkAction> for Action {
    fn from(action: LinkAction) -> Self {
        Self::Link(Sealed(Rc::new(action)))
    }
}

/// What the page passes on or keeps unopened: only the part knows what is in it, so that none of it
/// is in the program that the first move needs.
#[derive(Clone, Debug)]
pub struct Sealed(Rc<dyn Any>);

impl Sealed {
    /// The action in it.
    pub(crate) fn action(&self) -> Option<&LinkAction> {
        self.0.downcast_ref()
    }

    /// The link that was opened, if that is what it is about.
    pub(crate) fn opened(&self) -> Option<&Opened> {
        match self.action()? {
            LinkAction::Opened(opened) => Some(opened),
            _ => None,
        }
    }
}

/// Something that a game by link may forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GuardedAction {
    /// A move, or a claim.
    Move,
    /// The last move is taken back.
    TakeBack,
    /// A draw offer is answered.
    AnswerDraw,
}

/// The dialogs of the part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LinkDialog {
    /// Begins a game by link.
    Begin,
    /// The ways to send the game.
    Ways,
}

/// What opening a link needs.
pub(crate) type Opening = Pin<Box<dyn Future<Output = Opened>>>;

/// What the part brings.
#[derive(Debug)]
pub struct LinkPlay {
    /// Reads the link of an address, and looks for its game in storage and on the board.
    pub(crate) open: fn(String, Store, Option<Kept>) -> Opening,
    /// Carries out an action.
    pub(crate) apply: fn(&mut AppState, &Sealed),
    /// Whether something is forbidden now; tells the player why.
    pub(crate) bars: fn(&mut AppState, GuardedAction) -> bool,
    /// Whether the answer to a link that was sent is awaited.
    pub(crate) awaits: fn(&Game) -> bool,
    /// The moves that can wait for the answer.
    pub(crate) premoves: fn(&Position) -> Rc<[Move]>,
    /// Looks at an action before it is carried out; says whether that is done with.
    pub(crate) before: fn(&mut AppState, &Action) -> bool,
    /// Follows up on what was just done to the previous game.
    pub(crate) after: fn(&mut AppState, &Game),
    /// Keeps the address on the newest link of the game.
    pub(crate) follow: fn(&Game, Option<Color>),
    /// Draws what goes into the reserved place; `None` if there is nothing to say about the link.
    pub(crate) place: fn(&AppState, &Callback<Action>) -> Option<Html>,
    /// Draws the way to the next game, for the end of this one.
    pub(crate) again: fn(&AppState, &Callback<Action>) -> Html,
    /// Draws a dialog.
    dialog: fn(LinkDialog, &AppState, &Callback<Action>) -> Html,
}

static TABLE: LinkPlay = LinkPlay {
    open: |text, store, present| Box::pin(opening::open(text, store, present)),
    apply: |state, sealed| {
        if let Some(action) = sealed.action() {
            state.apply_link(action.clone());
        }
    },
    bars: |state, action| state.link_bars(action),
    awaits: premove::awaits_answer,
    premoves: |position| premoves(position).into(),
    before: |state, action| state.before_link_action(action),
    after: |state, before| state.after_action(before),
    follow: |game, mine| sending::follow(game, mine),
    place: |state, send| panel::place(state, send),
    again: |state, send| panel::again(state, send),
    dialog: |which, state, send| dialog::dialog(which, state, send),
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static LinkPlay {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static LINK_PLAY: Lazy<LinkPlay> = const { Lazy::of_part(&TABLE) };
}

/// The table, if it is here.
#[must_use]
pub fn link_play() -> Option<&'static LinkPlay> {
    LINK_PLAY.with(Lazy::get)
}

pub(crate) use dialog::link_dialog;
