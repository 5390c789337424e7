//! Finds the games of a PGN in a stream of bytes, in pieces of any size.
//!
//! Only what separates games is understood: tags, comments, variations, results. The scanner is a
//! state machine over bytes; it never looks back, never calls itself and keeps no more than the
//! tags of one game. A fault never costs more than the game it is in: an unclosed comment ends at
//! the `[Event "` that follows an empty line.

mod braces;
mod roster;
mod scan;
mod tags;
#[cfg(test)]
mod tests;

use std::borrow::Cow;

use super::{Fault, FaultKind};
use roster::Roster;

/// Where a game stands, and its tags.
#[derive(Clone, Copy, Debug)]
pub struct GameSpan<'a> {
    /// The offset of its first byte.
    pub start: u64,
    /// The offset after its last byte, which ends its result or a comment behind that.
    pub end: u64,
    /// The number of its first line, counted from 1.
    pub line: u64,
    /// The first thing that is wrong with its form; moves are not looked at.
    pub fault: Option<&'a Fault>,
    tags: &'a Roster,
}

impl<'a> GameSpan<'a> {
    /// The value of a tag of the roster of seven, of `ECO` or of `Opening`; others are not kept.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'a, str>> {
        self.tags.text(name)
    }
}

/// Where the scanner is in the order of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    /// Before a game.
    Between,
    /// Before the first word of the moves.
    Tags,
    /// In the moves.
    Moves,
    /// Behind the result, where a comment may follow.
    After,
}

/// What the next byte belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lexeme {
    /// Nothing that has begun.
    Gap,
    /// A move, a number, a result or anything else between spaces.
    Word,
    /// A comment in braces.
    Brace,
    /// The beginning of a line of such a comment, as far as it may be the next game.
    BraceLine,
    /// A comment or an escaped line that ends with the line.
    Line,
    /// The name of a tag.
    TagName,
    /// What stands between name and value.
    TagGap,
    /// The value of a tag.
    TagValue,
    /// A backslash within the value.
    TagEscape,
    /// What stands between value and closing bracket.
    TagRest,
}

/// Finds the games of a stream.
///
/// # Examples
///
/// ```
/// use record::pgn::Splitter;
///
/// let mut names = Vec::new();
/// let mut found = |game: record::pgn::GameSpan<'_>| names.extend(game.tag("White").map(String::from));
/// let mut splitter = Splitter::new();
/// for piece in ["[White \"A", "da\"]\n1. e", "4 * [White \"Bob\"] *"] {
///     splitter.push(piece.as_bytes(), &mut found);
/// }
/// splitter.finish(&mut found);
/// assert_eq!(names, ["Ada", "Bob"]);
/// ```
#[derive(Clone, Debug)]
pub struct Splitter {
    phase: Phase,
    lexeme: Lexeme,
    /// The offset of the first byte that was not yet read.
    offset: u64,
    line: u64,
    /// The offset at which the line begins.
    line_start: u64,
    /// Up to where the letters of the line were counted.
    counted: u64,
    /// The bytes up to there that continue a letter.
    joined: u64,
    /// Whether anything but spaces stands on the line so far.
    line_has_text: bool,
    /// Where the open variations begin.
    open: Vec<Place>,
    /// How many variations more are open than are kept.
    too_deep: u64,
    start: u64,
    start_line: u64,
    /// The offset after the last byte that is no space.
    content_end: u64,
    /// Where the present word, comment or tag begins.
    lexeme_start: Place,
    word: [u8; 8],
    word_length: usize,
    /// How much of the beginning of a game was found within a comment.
    matched: usize,
    /// Whether the line before is empty.
    after_empty_line: bool,
    tag_name: Vec<u8>,
    tag_value: Vec<u8>,
    roster: Roster,
    fault: Option<Fault>,
}

/// A place in the stream.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Place {
    offset: u64,
    line: u64,
    column: u64,
}

impl Default for Splitter {
    fn default() -> Self {
        Self::new()
    }
}

impl Splitter {
    /// At the beginning of a file.
    #[must_use]
    pub fn new() -> Self {
        Self {
            phase: Phase::Between,
            lexeme: Lexeme::Gap,
            offset: 0,
            line: 1,
            line_start: 0,
            counted: 0,
            joined: 0,
            line_has_text: false,
            open: Vec::new(),
            too_deep: 0,
            start: 0,
            start_line: 1,
            content_end: 0,
            lexeme_start: Place::default(),
            word: [0; 8],
            word_length: 0,
            matched: 0,
            after_empty_line: false,
            tag_name: Vec::new(),
            tag_value: Vec::new(),
            roster: Roster::default(),
            fault: None,
        }
    }

    /// The number of bytes that were read.
    #[must_use]
    pub const fn offset(&self) -> u64 {
        self.offset
    }

    /// Reads the next bytes and hands over every game that ended within them.
    pub fn push(&mut self, bytes: &[u8], found: &mut impl FnMut(GameSpan<'_>)) {
        self.scan(bytes, found);
    }

    /// Ends the stream and hands over the game that was still open.
    pub fn finish(mut self, found: &mut impl FnMut(GameSpan<'_>)) {
        match self.lexeme {
            Lexeme::Gap | Lexeme::Line => {}
            Lexeme::Word => self.end_word(0, found),
            Lexeme::Brace | Lexeme::BraceLine => {
                self.note(self.lexeme_start, FaultKind::Unclosed('{'));
            }
            _ => self.note(self.lexeme_start, FaultKind::Unclosed('[')),
        }
        self.end_of_variations();
        self.emit(found);
    }
}
