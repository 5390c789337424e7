//! The beginning of a word, as long as it may be a result.

use super::super::bytes;
use super::super::words::begins_game;
use super::cursor::Cursor;
use crate::GameResult;

/// A word of the moves; only its beginning is kept.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Word {
    pub(super) place: Cursor,
    /// Whether it is more than a number.
    pub(super) has_letters: bool,
    /// How many lines have ended before it.
    line_ends: u32,
    letters: [u8; 10],
    length: usize,
}

impl Word {
    pub(super) fn new(place: &Cursor, line_ends: u32) -> Self {
        Self {
            place: *place,
            line_ends,
            ..Self::default()
        }
    }

    pub(super) fn push(&mut self, bytes: &[u8]) {
        let is_number = |byte: &u8| byte.is_ascii_digit() || *byte == b'.';
        self.has_letters = self.has_letters || !bytes.iter().all(is_number);
        for byte in bytes {
            if self.length == self.letters.len() {
                break;
            }
            self.letters[self.length] = *byte;
            self.length += 1;
        }
    }

    /// Whether the word is the mark at the end of a game. In Windows-1252 one half and the dash are
    /// one byte each.
    pub(super) fn is_result(&self) -> bool {
        let letters = &self.letters[..self.length];
        // Most words are moves, which begin otherwise.
        if !matches!(letters, [b'0' | b'1' | b'*' | b'O' | 0xc2 | 0xbd, ..]) {
            return false;
        }
        GameResult::parse(&bytes::text(letters)).is_some()
    }

    /// Whether it is the number of a first move after this many line ends.
    pub(super) fn begins_game(&self, line_ends: u32) -> bool {
        begins_game(&self.letters[..self.length]) && self.line_ends >= line_ends
    }
}
