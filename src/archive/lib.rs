//! The list of the games of a file, however large: found in a stream of bytes, searched, sorted
//! and shown row by row.
//!
//! An [`Archive`] keeps of each game where it stands and what a list shows of it, some sixty
//! bytes, and every different text once. The games themselves stay in the file; [`Archive::span`]
//! tells where. Whether moves are legal is not asked while a file is read: [`Archive::check`] looks
//! at one game after the other when there is time.
//!
//! The crate knows files as bytes only. Who reads them, and who shows the rows, lives elsewhere;
//! [`wire`] carries rows from the one to the other.
//!
//! # Examples
//!
//! ```
//! use archive::{Archive, Column, Order, Query};
//!
//! let mut archive = Archive::new();
//! for piece in ["[White \"Zukertort\"]\n\n1. Nf", "3 *\n\n[White \"Anderssen\"]\n\n1. e4 1-0\n"] {
//!     archive.push(piece.as_bytes());
//! }
//! archive.finish();
//! let query = Query { column: Column::White, ..Query::default() };
//! assert_eq!(archive.query(&query), 2);
//! let names: Vec<String> = archive.rows(0..2).into_iter().map(|row| row.white).collect();
//! assert_eq!(names, ["Anderssen", "Zukertort"]);
//! assert_eq!(archive.query(&Query { text: "zuk".to_owned(), ..query }), 1);
//! assert_eq!(archive.span(0).map(|span| span.line), Some(1));
//! ```

pub mod book;
mod check;
mod column;
pub mod fold;
mod folded;
mod games;
mod query;
mod row;
#[cfg(test)]
mod tests;
mod texts;
pub mod wire;

pub use check::Checked;
pub use column::{Column, Order};
pub use query::Query;
pub use row::{Mark, Row};

use std::ops::Range;

use folded::Folded;
use games::Games;
use record::pgn::Splitter;

/// Where a game stands in its file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Span {
    /// The offset of its first byte.
    pub start: u64,
    /// The offset after its last byte.
    pub end: u64,
    /// The number of its first line, counted from 1.
    pub line: u32,
}

/// The games of a file as a list; games are numbered from 0 in the order of the file.
#[derive(Clone, Debug, Default)]
pub struct Archive {
    splitter: Splitter,
    games: Games,
    folded: Folded,
    /// The games that are shown, in their order.
    shown: Vec<u32>,
}

impl Archive {
    /// The list of an empty file.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads the next bytes of the file.
    pub fn push(&mut self, bytes: &[u8]) {
        let games = &mut self.games;
        self.splitter.push(bytes, &mut |span| games.add(&span));
    }

    /// Ends the file; what is open in its last game is closed. All games are shown in the order of
    /// the file.
    pub fn finish(&mut self) {
        let games = &mut self.games;
        let splitter = std::mem::take(&mut self.splitter);
        splitter.finish(&mut |span| games.add(&span));
        self.query(&Query::default());
    }

    /// How many games were found so far.
    #[must_use]
    pub fn len(&self) -> usize {
        self.games.len()
    }

    /// Whether no game was found so far.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Shows the games that a query asks for; answers how many they are.
    pub fn query(&mut self, query: &Query) -> usize {
        self.folded.follow(&self.games.texts);
        self.shown = query::run(query, &self.games, &self.folded);
        self.shown.len()
    }

    /// The rows of the last query in a range, as far as it has them.
    #[must_use]
    pub fn rows(&self, range: Range<usize>) -> Vec<Row> {
        let end = range.end.min(self.shown.len());
        let shown = self.shown.get(range.start.min(end)..end);
        let shown = shown.unwrap_or_default().iter();
        shown
            .filter_map(|&game| self.games.row(game as usize))
            .collect()
    }

    /// The row of a game, whether it is shown or not.
    #[must_use]
    pub fn row(&self, game: usize) -> Option<Row> {
        self.games.row(game)
    }

    /// Where a game stands in the file.
    #[must_use]
    pub fn span(&self, game: usize) -> Option<Span> {
        self.games.span(game)
    }

    /// How many games are known to be faulty.
    #[must_use]
    pub fn faulty(&self) -> usize {
        self.games.faulty()
    }

    /// The bytes of memory that the list holds.
    #[must_use]
    pub fn memory(&self) -> usize {
        self.games.memory() + self.folded.memory() + 4 * self.shown.capacity()
    }
}
