//! The games of a printed book, found one after the other in pieces of its text.
//!
//! A [`Book`] reads a window of the text at a time: of the games in it the last one may go on behind
//! the window, so the next window begins where that game begins. A step takes a time that does not
//! grow with the book, and what was found before is never read again.
//!
//! ```
//! use archive::book::{Book, Status};
//!
//! let text = "GAME I.\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3\n\nGAME II.\n\n1. P-Q4 P-Q4 2. P-QB4 P-K7\n";
//! let mut book = Book::new(text.into());
//! let mut games = Vec::new();
//! while !book.is_done() {
//!     games.extend(book.step());
//! }
//! assert_eq!(games[0].status, Status::Read);
//! assert_eq!((games[1].title.as_str(), games[1].plies), ("GAME II.", 3));
//! assert_eq!(games[1].status, Status::Questions);
//! ```

mod decisions;
mod found;
#[cfg(test)]
mod tests;

pub use decisions::{
    decide, decisions_from_text, decisions_of, decisions_to_text, system_from_key, system_key,
};
pub use found::{Found, found_from_text, found_in, found_to_text};
pub use notation::score::Status;

use std::ops::Range;
use std::rc::Rc;

use notation::score::{self, Choices, Options, PrintedScore, System};

/// How much of a text is looked at for the end of a game, in bytes: a game with its notes.
pub const WINDOW: usize = 24_000;

/// How much of a window without a game is looked at once more: a heading may end in the next one.
const OVERLAP: usize = 2_000;

/// What is longer is not one game: its window grows no more.
const LONGEST_GAME: usize = 400_000;

/// How far back the odds are looked for that a game has in common with an earlier one, in bytes.
const LOOKED_BACK: usize = 50_000;

/// The games of one text, as far as they were found.
#[derive(Clone, Debug)]
pub struct Book {
    text: Rc<str>,
    system: Option<System>,
    choices: Choices,
    at: usize,
    window: usize,
}

impl Book {
    /// A book of which nothing was read yet.
    #[must_use]
    pub fn new(text: Rc<str>) -> Self {
        Self {
            text,
            system: None,
            choices: Choices::new(),
            at: 0,
            window: WINDOW,
        }
    }

    /// The same book in a notation, with what was decided about its words, by their bytes.
    #[must_use]
    pub fn decided(mut self, system: Option<System>, choices: Choices) -> Self {
        self.system = system;
        self.choices = choices;
        self
    }

    /// The same book from a byte on at which a game may begin, as [`at`](Self::at) says it.
    #[must_use]
    pub fn from(mut self, byte: usize) -> Self {
        self.at = boundary(&self.text, byte.min(self.text.len()));
        self
    }

    /// The same book in other steps, in bytes: short ones leave time for other work.
    #[must_use]
    pub const fn in_steps_of(mut self, window: usize) -> Self {
        self.window = window;
        self
    }

    /// This many bytes are done with.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether the whole text was read.
    #[must_use]
    pub fn is_done(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Reads on; the games that were found, which may be none.
    pub fn step(&mut self) -> Vec<Found> {
        let mut length = self.window;
        loop {
            let end = self.end_of_window(length);
            let window = self.at..end;
            let scores = self.read(window.clone());
            if end == self.text.len() {
                self.at = end;
                return self.found(window.start, &scores);
            }
            match scores.split_last() {
                None => {
                    let next = line_before(&self.text, end.saturating_sub(OVERLAP));
                    self.at = if next > self.at { next } else { end };
                    return Vec::new();
                }
                Some((_, [_, ..])) => {
                    let mut found = self.found(window.start, &scores);
                    let last = found.pop();
                    self.at = last.map_or(end, |last| last.span.start);
                    return found;
                }
                Some((only, _)) if length >= LONGEST_GAME => {
                    let found = self.found(window.start, std::slice::from_ref(only));
                    self.at = end;
                    return found;
                }
                Some(_) => length *= 2,
            }
        }
    }

    fn read(&self, window: Range<usize>) -> Vec<PrintedScore> {
        read(&self.text, window, self.system, &self.choices)
    }

    fn found(&self, start: usize, scores: &[PrintedScore]) -> Vec<Found> {
        let window = &self.text[start..];
        let found = found_in(window, scores).into_iter();
        found.map(|found| found.moved_by(start)).collect()
    }

    /// The end of a window: of a paragraph where there is one in its last third, else of a line.
    fn end_of_window(&self, length: usize) -> usize {
        let most = self.at + length;
        if most >= self.text.len() {
            return self.text.len();
        }
        let most = boundary(&self.text, most);
        let last_third = boundary(&self.text, self.at + length / 3 * 2);
        let tail = &self.text[last_third..most];
        let found = tail.as_bytes().windows(2).rposition(|pair| pair == b"\n\n");
        let found = found.or_else(|| tail.rfind('\n'));
        found.map_or(most, |at| last_third + at + 1)
    }
}

/// Reads the games of a part of a text, whose decisions are by the bytes of the whole; the spans of
/// the scores begin with the part.
#[must_use]
pub fn read(
    text: &str,
    part: Range<usize>,
    system: Option<System>,
    choices: &Choices,
) -> Vec<PrintedScore> {
    let before = boundary(text, part.start.saturating_sub(LOOKED_BACK));
    let options = Options {
        system,
        choices: decisions_of(choices, &part),
        before: text[before..part.start].to_owned(),
        ..Options::default()
    };
    score::read_all(&text[part], &options)
}

/// The last place at or before a byte at which a letter begins.
fn boundary(text: &str, mut byte: usize) -> usize {
    while !text.is_char_boundary(byte) {
        byte -= 1;
    }
    byte
}

/// Where the line begins in which a byte lies.
fn line_before(text: &str, byte: usize) -> usize {
    let byte = boundary(text, byte);
    text[..byte].rfind('\n').map_or(0, |at| at + 1)
}
