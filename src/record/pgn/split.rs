//! Where the games of a text begin and end.
//!
//! This has to agree with the tokens of a single game about what is a comment, a tag and a word.

mod brackets;
mod cursor;
mod game;
mod peek;
mod state;
#[cfg(test)]
mod tests;
mod word;

pub use game::GameSpan;

use super::bytes::{ends_word, is_blank, is_line_end, line_length, word_length};
use super::tag::TagScan;
use super::words::WORDS_OF_A_GAME;
use super::{FaultKind, MAX_GAME};
use cursor::Cursor;
use game::{Game, TagTexts};
use peek::{Origin, Peek, Peeked};
use state::{Home, State};
use word::Word;

/// Finds the games of a text that comes in pieces of any size.
///
/// A game ends with its result, and wherever the tags or the first move of another one begin. Every byte from the
/// first game on belongs to exactly one game. Only the tags of one game are kept in memory.
///
/// # Examples
///
/// ```
/// use record::pgn::Splitter;
///
/// let mut starts = Vec::new();
/// let mut splitter = Splitter::new();
/// for piece in ["[White \"A\"]\n\n1. e4 1", "-0\n1. d4 *"] {
///     splitter.push(piece.as_bytes(), &mut |game| starts.push(game.start));
/// }
/// splitter.finish(&mut |game| starts.push(game.start));
/// assert_eq!(starts, [0, 23]);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Splitter {
    state: State,
    cursor: Cursor,
    /// How many lines have ended since the last token.
    line_ends: u32,
    /// A variation ends with a result, and perhaps with it the game whose bracket was forgotten.
    is_loose: bool,
    /// The offset after the last token, and after the one before it.
    content_end: u64,
    content_end_before: u64,
    /// Where the comment or the tag begins.
    opened: Cursor,
    game: Option<Game>,
    tags: TagTexts,
    peek: Peek,
    word: Word,
}

impl Splitter {
    /// Begins at the beginning of a text.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// How many bytes were taken.
    #[must_use]
    pub const fn offset(&self) -> u64 {
        self.cursor.offset
    }

    /// Takes the next piece and shows every game that has ended.
    pub fn push(&mut self, bytes: &[u8], found: &mut impl FnMut(GameSpan<'_>)) {
        let mut rest = bytes;
        while !rest.is_empty() {
            let used = self.step(rest, found);
            rest = &rest[used..];
        }
    }

    /// Ends the text and shows its last game.
    pub fn finish(mut self, found: &mut impl FnMut(GameSpan<'_>)) {
        if let State::Bracket(origin) = self.state {
            self.no_tag(origin, found);
        }
        match self.state {
            State::Tag(_) => {
                self.note(self.opened, FaultKind::Unclosed('['));
                self.tags.close();
            }
            State::Comment(_) | State::CommentLine(_) => {
                self.note(self.opened, FaultKind::Unclosed('{'));
            }
            State::Word => self.end_word(found),
            _ => {}
        }
        self.end_game(self.content_end, found);
    }

    /// Uses up some bytes, or none when only the state changes.
    fn step(&mut self, bytes: &[u8], found: &mut dyn FnMut(GameSpan<'_>)) -> usize {
        let length = match self.state {
            State::Between | State::Tags | State::Moves => {
                let length = self.gap(bytes, found);
                self.cursor.offset += length as u64;
                return length;
            }
            State::CommentLine(home) => {
                let length = self.comment_line(home, bytes);
                self.cursor.offset += length as u64;
                return length;
            }
            State::Escape(home) => {
                let length = line_length(bytes);
                if length < bytes.len() {
                    self.state = home.state();
                }
                self.cursor.pass(&bytes[..length]);
                return length;
            }
            State::Bracket(origin) => match self.peek.step(bytes[0], origin) {
                Peeked::More => 1,
                Peeked::Tag => {
                    self.other_tag(origin, found);
                    return 0;
                }
                Peeked::NoTag => {
                    self.no_tag(origin, found);
                    return 0;
                }
            },
            State::Word => {
                let length = word_length(bytes);
                self.word.push(&bytes[..length]);
                if length < bytes.len() {
                    self.end_word(found);
                }
                length
            }
            State::Digits => {
                let digits = bytes.iter().take_while(|byte| byte.is_ascii_digit());
                let length = digits.count();
                if length < bytes.len() {
                    self.state = State::Moves;
                }
                length
            }
            State::Tag(scan) => self.tag(scan, bytes),
            State::Comment(home) => self.comment(home, bytes),
            State::LineComment(home) => {
                let length = line_length(bytes);
                if length < bytes.len() {
                    self.state = home.state();
                }
                length
            }
        };
        self.cursor.pass(&bytes[..length]);
        self.content_end = self.cursor.offset;
        length
    }

    /// Spaces and line ends, and the first byte of the token after them.
    fn gap(&mut self, bytes: &[u8], found: &mut dyn FnMut(GameSpan<'_>)) -> usize {
        for (index, &byte) in bytes.iter().enumerate() {
            if is_line_end(byte) {
                self.line_ends += u32::from(self.cursor.end_line(byte, index));
            } else if !is_blank(byte) {
                // The token is looked at with the cursor on it.
                self.cursor.offset += index as u64;
                let used = self.token(byte, found);
                self.cursor.offset -= index as u64;
                return index + used;
            }
        }
        bytes.len()
    }

    fn token(&mut self, byte: u8, found: &mut dyn FnMut(GameSpan<'_>)) -> usize {
        let home = match self.state {
            State::Between => Home::Between,
            State::Tags => Home::Tags,
            _ => Home::Moves,
        };
        if byte == b'%' && self.cursor.is_line_start() {
            self.state = State::Escape(home);
            return 1;
        }
        self.content_end_before = self.content_end;
        let line_ends = std::mem::take(&mut self.line_ends);
        let is_loose = std::mem::take(&mut self.is_loose);
        let used = match home {
            Home::Between => self.token_between(byte, line_ends, found),
            Home::Tags => self.token_in_tags(byte, line_ends),
            Home::Moves if is_loose && line_ends > 1 => {
                self.end_game(self.content_end, found);
                self.state = State::Between;
                0
            }
            Home::Moves => self.token_in_moves(byte, line_ends),
        };
        if used > 0 && self.game.is_some() {
            self.content_end = self.cursor.offset + 1;
        }
        used
    }

    fn token_between(
        &mut self,
        byte: u8,
        line_ends: u32,
        found: &mut dyn FnMut(GameSpan<'_>),
    ) -> usize {
        if matches!(byte, 0xef | 0xbb | 0xbf) {
            // The mark at the beginning of a file has no width.
            self.cursor.skip_mark();
            self.line_ends = line_ends;
            return 1;
        }
        // What stands in the line of the result belongs to the game still.
        if self.game.is_some() && line_ends == 0 {
            if self.begin_comment(byte, Home::Between) {
                return 1;
            }
            if ends_word(byte) && !matches!(byte, b'[' | b'(') {
                self.stray(byte);
                return 1;
            }
        }
        self.end_game(self.content_end, found);
        self.game = Some(Game::new(&self.cursor));
        self.state = State::Tags;
        0
    }

    fn token_in_tags(&mut self, byte: u8, line_ends: u32) -> usize {
        if byte == b'[' {
            if line_ends > 1 && !self.tags.is_empty() {
                self.peek = Peek::new(&self.cursor, line_ends);
                self.state = State::Bracket(Origin::Tags);
            } else {
                self.state = State::Tag(TagScan::default());
                self.opened = self.cursor;
                self.tags.push(b"[");
            }
            return 1;
        }
        if self.begin_comment(byte, Home::Tags) {
            return 1;
        }
        self.state = State::Moves;
        // The beginning of the moves is nothing new in the middle of them.
        0
    }

    fn token_in_moves(&mut self, byte: u8, line_ends: u32) -> usize {
        match byte {
            b'(' => {
                let place = self.cursor;
                if !self.game_mut().open(place) {
                    self.note(place, FaultKind::TooDeep);
                }
            }
            b')' => {
                if !self.game_mut().close() {
                    self.stray(byte);
                }
            }
            b'[' => {
                self.peek = Peek::new(&self.cursor, line_ends);
                self.state = State::Bracket(Origin::Moves);
            }
            b'$' => self.state = State::Digits,
            _ if self.begin_comment(byte, Home::Moves) => {}
            _ if ends_word(byte) => self.stray(byte),
            _ => {
                self.word = Word::new(&self.cursor, line_ends);
                self.state = State::Word;
                return 0;
            }
        }
        1
    }

    fn end_word(&mut self, found: &mut dyn FnMut(GameSpan<'_>)) {
        self.state = State::Moves;
        let word = self.word;
        let game = self.game_mut();
        if word.is_result() {
            if game.depth() == 0 {
                self.state = State::Between;
            } else {
                self.is_loose = true;
            }
            return;
        }
        let line_ends = if game.words < WORDS_OF_A_GAME { 2 } else { 1 };
        if word.begins_game(line_ends) && game.depth() == 0 && game.has_moves {
            self.note(word.place, FaultKind::NoResult);
            self.end_game(self.content_end_before, found);
            self.game = Some(Game::new(&word.place));
        }
        let game = self.game_mut();
        if word.has_letters {
            game.has_moves = true;
            game.words = game.words.saturating_add(u8::from(game.depth() == 0));
        }
    }

    fn game_mut(&mut self) -> &mut Game {
        let cursor = &self.cursor;
        self.game.get_or_insert_with(|| Game::new(cursor))
    }

    fn stray(&mut self, byte: u8) {
        let letter = char::from(byte);
        let kind = match letter {
            ')' | ']' | '}' => FaultKind::Unopened(letter),
            _ => FaultKind::Character(letter),
        };
        self.note(self.cursor, kind);
    }

    /// Keeps the first fault of a game.
    fn note(&mut self, place: Cursor, kind: FaultKind) {
        self.game_mut().note(&place, kind);
    }

    fn end_variations(&mut self) {
        if let Some(place) = self.game.as_ref().and_then(Game::opened) {
            self.note(place, FaultKind::Unclosed('('));
        }
    }

    fn end_game(&mut self, end: u64, found: &mut dyn FnMut(GameSpan<'_>)) {
        self.end_variations();
        if let Some(mut game) = self.game.take() {
            if self.tags.is_too_long() {
                game.note_at_start(FaultKind::TooManyTags);
            }
            if end - game.start() > MAX_GAME as u64 {
                game.note_at_start(FaultKind::GameTooLong);
            }
            found(game.span(end, &self.tags));
        }
        self.tags.clear();
        self.is_loose = false;
    }
}
