//! What one page hands to another, within the same document: an address would have to carry
//! the whole of it, and would open it again at each reload.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use crate::platform::storage::GameId;

/// What is handed to the page of analysis.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Handed {
    /// A game, as PGN.
    Game(Rc<str>),
    /// A game as an old book prints it, or nothing yet.
    Printed(Rc<str>),
}

thread_local! {
    static HANDED: RefCell<Option<Handed>> = const { RefCell::new(None) };
    static REVIEW: Cell<bool> = const { Cell::new(false) };
    static COMPUTER: Cell<bool> = const { Cell::new(false) };
    static GAME: RefCell<Option<GameId>> = const { RefCell::new(None) };
}

/// Keeps it for the page of analysis, which takes it when it is shown next.
pub fn put(handed: Handed) {
    HANDED.set(Some(handed));
}

/// Takes what was put down last.
#[must_use]
pub fn take() -> Option<Handed> {
    HANDED.take()
}

/// The page of analysis is to review the game that it takes next.
pub fn put_review() {
    REVIEW.set(true);
}

/// Whether that is asked for; asked once.
#[must_use]
pub fn take_review() -> bool {
    REVIEW.take()
}

/// The board is to offer a game against the computer from the position that it shows next.
pub fn put_computer() {
    COMPUTER.set(true);
}

/// Whether that is asked for; asked once.
#[must_use]
pub fn take_computer() -> bool {
    COMPUTER.take()
}

/// Keeps the name of the stored game that the board is to show next.
pub fn put_game(game: GameId) {
    GAME.set(Some(game));
}

/// Takes the name that was put down last.
#[must_use]
pub fn take_game() -> Option<GameId> {
    GAME.take()
}
