//! Scores of games as old books print them: two columns, running lines, moves above a line and
//! below it, in any of the notations of their time.
//!
//! The reader cuts a text into [`Token`]s and links to each move the one legal move that its words
//! say. Where several moves fit, or none, it names what would fit and stops linking: what follows
//! is only linked once a [`Choice`] was made there. Nothing is guessed.
//!
//! ```
//! use notation::score::{self, Ending, Options};
//! use rules::Color;
//!
//! let text = "WHITE. BLACK.\n X. Z.\n1. P to K 4 1. P to K 4\n2. Kt to K B 3 2. Resigns.";
//! let game = score::read(text, &Options::default()).expect("a game");
//! assert_eq!(game.moves.len(), 3);
//! assert_eq!(game.player(text, Color::Black), Some("Z."));
//! assert_eq!(game.ending, Some(Ending::Resigns(Some(Color::Black))));
//! ```
//!
//! The steps of the reader ask each other, so their files name each other. What a word can be (`form`,
//! `rank`, `words`) depends on what stands around it, and the page is cut by what its words can be (`item`,
//! `columns`, `page`, `heading`). Where the next move stands (`track`, `place`, `ask`) depends on how far
//! the game could be followed from there (`look`), and a `game` tries one `beginning` after the other and
//! is read again for its `notes`.

mod ask;
mod back;
mod beginning;
mod candidate;
mod castles;
mod choice;
mod chosen;
mod columns;
mod doubt;
mod either;
mod elsewhere;
mod ending;
mod first;
mod form;
mod fraction;
mod game;
mod heading;
mod item;
mod label;
mod left;
mod look;
mod memory;
mod near;
mod note;
mod notes;
mod occasion;
mod odd;
mod odds;
mod page;
mod place;
mod problem;
mod rank;
pub(crate) mod rank_first;
mod register;
mod rival;
mod sentence;
mod short;
mod state;
mod system;
#[cfg(test)]
mod tests;
mod token;
mod track;
mod variation;
mod words;
mod wrapped;

pub use choice::{Choice, Choices};
pub use ending::Ending;
pub(crate) use game::{Probe, probe};
pub use game::{read, read_all};
pub use note::{Note, Variation, words as note_words};
pub use occasion::Occasion;
pub use problem::{Possible, Problem, ProblemKind};
pub use system::System;
pub use token::{Link, Played, PrintedScore, Reason, Status, Token, TokenKind};

use rules::Position;

/// How a text is to be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// The notation, if it is known; else it is found out.
    pub system: Option<System>,
    /// The position before the first move.
    pub start: Position,
    /// What was decided about the words that could not be read.
    pub choices: Choices,
    /// What stands before the text in its book; the odds of a game played "at the same odds" may be named
    /// there.
    pub before: String,
}
