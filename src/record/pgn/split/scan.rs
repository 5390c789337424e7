//! The state machine.

use super::{GameSpan, Lexeme, Phase, Place, Splitter};
use crate::MAX_DEPTH;
use crate::pgn::{Fault, FaultKind, MAX_GAME};

/// The kinds of bytes in movetext.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Class {
    Word,
    Space,
    /// Braces, brackets, parentheses, semicolons, stars and line ends.
    Mark,
}

static CLASSES: [Class; 256] = {
    let mut classes = [Class::Word; 256];
    let spaces = b" \t\r\x0b\x0c\0";
    let mut index = 0;
    while index < spaces.len() {
        classes[spaces[index] as usize] = Class::Space;
        index += 1;
    }
    let marks = b"{}()[];*\n";
    let mut index = 0;
    while index < marks.len() {
        classes[marks[index] as usize] = Class::Mark;
        index += 1;
    }
    classes
};

impl Splitter {
    pub(super) fn scan(&mut self, bytes: &[u8], found: &mut impl FnMut(GameSpan<'_>)) {
        let mut at = 0;
        while at < bytes.len() {
            at = match self.lexeme {
                Lexeme::Gap => self.gap(bytes, at, found),
                Lexeme::Word => self.word(bytes, at, found),
                Lexeme::Brace => self.brace(bytes, at),
                Lexeme::BraceLine => self.brace_line(bytes, at, found),
                Lexeme::Line => self.rest_of_line(bytes, at),
                Lexeme::TagName => self.tag_name(bytes, at),
                Lexeme::TagGap => self.tag_gap(bytes, at),
                Lexeme::TagValue => self.tag_value(bytes, at),
                Lexeme::TagEscape => {
                    self.keep_of_tag(&bytes[at..=at]);
                    self.lexeme = Lexeme::TagValue;
                    at + 1
                }
                Lexeme::TagRest => self.tag_rest(bytes, at, found),
            };
        }
        // Columns count letters, so this piece's are counted before it goes.
        self.count_letters(bytes, bytes.len());
        self.offset += bytes.len() as u64;
    }

    /// Counts the bytes before `at` that continue a letter of the line, each only once.
    fn count_letters(&mut self, bytes: &[u8], at: usize) {
        let end = self.offset + at as u64;
        let from = self.counted.max(self.offset) - self.offset;
        let uncounted = &bytes[(from as usize).min(at)..at];
        self.joined += uncounted.iter().filter(|&&byte| joins(byte)).count() as u64;
        self.counted = self.counted.max(end);
    }

    /// The place of the byte at `at`.
    pub(super) fn place(&mut self, bytes: &[u8], at: usize) -> Place {
        self.count_letters(bytes, at);
        let offset = self.offset + at as u64;
        Place {
            offset,
            line: self.line,
            column: (offset - self.line_start).saturating_sub(self.joined) + 1,
        }
    }

    pub(super) fn note(&mut self, place: Place, kind: FaultKind) {
        self.fault.get_or_insert_with(|| Fault {
            line: usize::try_from(place.line).unwrap_or(usize::MAX),
            column: usize::try_from(place.column).unwrap_or(usize::MAX),
            kind,
        });
    }

    /// Behind the line end at `at`.
    pub(super) fn next_line(&mut self, at: usize) {
        self.line = self.line.saturating_add(1);
        self.line_start = self.offset + at as u64 + 1;
        self.counted = self.line_start;
        self.joined = 0;
        self.line_has_text = false;
    }

    fn gap(&mut self, bytes: &[u8], mut at: usize, found: &mut impl FnMut(GameSpan<'_>)) -> usize {
        while let Some(&byte) = bytes.get(at) {
            match CLASSES[usize::from(byte)] {
                Class::Space => at += 1,
                Class::Word if self.phase == Phase::Moves && self.line_has_text => {
                    // Nearly every word is a move or a number, of which nothing is kept.
                    let length = word_length(&bytes[at..]);
                    let end = at + length;
                    if end == bytes.len() || matches!(byte, b'0' | b'1') && length > 2 {
                        self.lexeme = Lexeme::Word;
                        self.word_length = 0;
                        return at;
                    }
                    at = end;
                    self.content_end = self.offset + end as u64;
                }
                Class::Mark if byte == b'\n' => {
                    self.next_line(at);
                    at += 1;
                }
                Class::Word if self.is_before_text(byte, at) => at += 1,
                _ => return self.begin(byte, bytes, at, found),
            }
        }
        at
    }

    /// Whether a byte belongs to the mark that some programs put at the beginning of a file.
    fn is_before_text(&self, byte: u8, at: usize) -> bool {
        const MARK: [u8; 3] = [0xef, 0xbb, 0xbf];
        let offset = self.offset + at as u64;
        !self.line_has_text && MARK.get(offset as usize) == Some(&byte)
    }

    /// Something begins that is no space.
    fn begin(
        &mut self,
        byte: u8,
        bytes: &[u8],
        at: usize,
        found: &mut impl FnMut(GameSpan<'_>),
    ) -> usize {
        let is_first = !self.line_has_text;
        self.line_has_text = true;
        if byte == b'%' && self.line_start == self.offset + at as u64 {
            self.lexeme = Lexeme::Line;
            return at + 1;
        }
        let place = self.place(bytes, at);
        let opens_comment = matches!(byte, b'{' | b';');
        if self.phase == Phase::After && !opens_comment && CLASSES[usize::from(byte)] == Class::Mark
        {
            self.emit(found);
        }
        if self.phase == Phase::Between {
            self.start = place.offset;
            self.start_line = place.line;
            self.phase = Phase::Tags;
        }
        self.lexeme_start = place;
        match byte {
            b'{' => self.lexeme = Lexeme::Brace,
            b';' => self.lexeme = Lexeme::Line,
            b'[' => return self.bracket(is_first, place, at, found),
            _ => {
                if self.phase == Phase::Tags {
                    self.phase = Phase::Moves;
                }
                match byte {
                    b'(' => self.open(place),
                    b')' => self.close(place),
                    b'}' | b']' => self.note(place, FaultKind::Unopened(char::from(byte))),
                    b'*' => {
                        self.content_end = place.offset + 1;
                        if self.open.is_empty() {
                            self.phase = Phase::After;
                        }
                    }
                    _ => {
                        self.lexeme = Lexeme::Word;
                        self.word_length = 0;
                        return at;
                    }
                }
            }
        }
        self.content_end = place.offset + 1;
        at + 1
    }

    fn open(&mut self, place: Place) {
        if self.open.len() < MAX_DEPTH {
            self.open.push(place);
        } else {
            self.too_deep += 1;
            self.note(place, FaultKind::TooDeep);
        }
    }

    fn close(&mut self, place: Place) {
        if self.too_deep > 0 {
            self.too_deep -= 1;
        } else if self.open.pop().is_none() {
            self.note(place, FaultKind::Unopened(')'));
        }
    }

    /// A tag begins; among the moves, and first on its line, it begins the next game.
    fn bracket(
        &mut self,
        is_first: bool,
        place: Place,
        at: usize,
        found: &mut impl FnMut(GameSpan<'_>),
    ) -> usize {
        if self.phase == Phase::Moves {
            if !is_first {
                self.note(place, FaultKind::Character('['));
                self.content_end = place.offset + 1;
                return at + 1;
            }
            self.end_without_result(place);
            self.emit(found);
            self.begin_game(place);
        }
        self.lexeme = Lexeme::TagName;
        self.tag_name.clear();
        self.tag_value.clear();
        at + 1
    }

    pub(super) fn begin_game(&mut self, place: Place) {
        self.start = place.offset;
        self.start_line = place.line;
        self.phase = Phase::Tags;
    }

    fn word(&mut self, bytes: &[u8], at: usize, found: &mut impl FnMut(GameSpan<'_>)) -> usize {
        let rest = &bytes[at..];
        let length = word_length(rest);
        for &byte in rest[..length.min(8)].iter() {
            if let Some(place) = self.word.get_mut(self.word_length) {
                *place = byte;
            }
            self.word_length += 1;
        }
        self.word_length += length - length.min(8);
        if length < rest.len() {
            self.end_word(at + length, found);
        }
        at + length
    }

    /// A word ended before `at`.
    pub(super) fn end_word(&mut self, at: usize, found: &mut impl FnMut(GameSpan<'_>)) {
        self.lexeme = Lexeme::Gap;
        let word = self.word.get(..self.word_length).unwrap_or_default();
        let is_result = matches!(word, b"1-0" | b"0-1" | b"1/2-1/2");
        if self.phase == Phase::After && !is_result {
            // The next game has no tags.
            self.emit(found);
            self.begin_game(self.lexeme_start);
            self.phase = Phase::Moves;
        }
        self.content_end = self.offset + at as u64;
        if is_result && self.open.is_empty() {
            self.phase = Phase::After;
        }
    }

    fn rest_of_line(&mut self, bytes: &[u8], at: usize) -> usize {
        let rest = &bytes[at..];
        let length = rest.iter().position(|&byte| byte == b'\n');
        if length.is_some() {
            self.lexeme = Lexeme::Gap;
        }
        at + length.unwrap_or(rest.len())
    }

    fn start_place(&self) -> Place {
        Place {
            offset: self.start,
            line: self.start_line,
            column: 1,
        }
    }

    /// Another game begins at `place`, where this one has no result yet.
    fn end_without_result(&mut self, place: Place) {
        self.end_of_variations();
        self.note(place, FaultKind::NoResult);
    }

    /// The game ends, and what is open with it.
    pub(super) fn end_of_variations(&mut self) {
        if let Some(&place) = self.open.last() {
            self.note(place, FaultKind::Unclosed('('));
        }
    }

    /// Hands over the game that ends here.
    pub(super) fn emit(&mut self, found: &mut impl FnMut(GameSpan<'_>)) {
        let is_game = match self.phase {
            Phase::Between => false,
            Phase::Tags => self.roster.has_event() || !self.tag_name.is_empty(),
            Phase::Moves | Phase::After => true,
        };
        if is_game {
            let end = self.content_end.max(self.start);
            if end - self.start > MAX_GAME as u64 {
                self.note(self.start_place(), FaultKind::GameTooLong);
            }
            found(GameSpan {
                start: self.start,
                end,
                line: self.start_line,
                fault: self.fault.as_ref(),
                tags: &self.roster,
            });
        }
        self.roster.clear();
        self.fault = None;
        self.open.clear();
        self.too_deep = 0;
        self.tag_name.clear();
        self.phase = Phase::Between;
    }
}

/// How many bytes belong to the word at the beginning.
fn word_length(bytes: &[u8]) -> usize {
    bytes
        .iter()
        .position(|&byte| CLASSES[usize::from(byte)] != Class::Word)
        .unwrap_or(bytes.len())
}

/// Whether a byte continues a letter of UTF-8.
const fn joins(byte: u8) -> bool {
    byte & 0xc0 == 0x80
}
