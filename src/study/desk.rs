//! Everything of the page of analysis that it does not need until something is done on it: changes
//! of the record, its reader and writer, the list of a file's games. A table that the site fetches
//! as a part of its own.

use std::rc::Rc;

use record::{Record, pgn};
use ui::lazy::{self, Lazy, NotFetched};
use ui::learning::{LEARNING, learning};
use yew::{Html, html};

use crate::analyse::action::Action;
use crate::analyse::draft;
use crate::analyse::reading::{self, Read, Reading};
use crate::analyse::state::{Analysis, Earlier};
use crate::games::{GamesList, GamesListProps};

/// What the part brings.
#[derive(Debug)]
pub struct Desk {
    /// Carries out an action.
    pub apply: fn(&mut Analysis, Action),
    /// Reads a long text in slices.
    pub read: fn(Rc<Reading>) -> Read,
    /// A record as PGN.
    pub pgn: fn(&Record) -> String,
    /// The text under which the record is kept, given its PGN.
    pub draft: fn(&Analysis, &str) -> String,
    /// The text under which what stood here before is kept.
    pub earlier_draft: fn(&Earlier) -> String,
    /// Whether a text begins like a printed book.
    pub is_old_book: fn(Rc<str>) -> reading::Looking,
    /// Draws the list of the games of a file.
    pub list_games: fn(&GamesListProps) -> Html,
}

static TABLE: Desk = Desk {
    apply: |analysis, action| analysis.carry_out(action),
    read: reading::read,
    pgn: |record| pgn::write(record),
    draft: draft::to_text,
    earlier_draft: draft::earlier_to_text,
    is_old_book: reading::is_old_book,
    list_games: |props| html! { <GamesList ..props.clone() /> },
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Desk {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static DESK: Lazy<Desk> = const { Lazy::of_part(&TABLE) };
}

/// The table, if it is here.
#[must_use]
pub fn desk() -> Option<&'static Desk> {
    DESK.with(Lazy::get)
}

/// Whether the page can carry out every action: what it does is here, and so is what explains it.
#[must_use]
pub fn is_complete() -> bool {
    desk().is_some() && learning().is_some()
}

/// Fetches what is missing.
///
/// # Errors
/// [`NotFetched`] when it does not come.
pub async fn complete() -> Result<(), NotFetched> {
    lazy::load_both(&LEARNING, &DESK).await
}
