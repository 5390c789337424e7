//! A game that one page hands to another, within the same document: an address would have to carry
//! the whole of it, and would open it again at each reload.

use std::cell::RefCell;
use std::rc::Rc;

thread_local! {
    static GAME: RefCell<Option<Rc<str>>> = const { RefCell::new(None) };
}

/// Keeps a game, as PGN, for the page of analysis, which takes it when it is shown next.
pub fn put(pgn: impl Into<Rc<str>>) {
    GAME.set(Some(pgn.into()));
}

/// Takes the game that was put down last.
#[must_use]
pub fn take() -> Option<Rc<str>> {
    GAME.take()
}
