//! Tags, as far as separating games needs them.

use super::{GameSpan, Lexeme, Splitter};
use crate::pgn::FaultKind;

/// How much of a tag is collected: the longest value and what tells that there is more.
const MAX_COLLECTED: usize = 260;

const VALUE_EXPECTED: FaultKind = FaultKind::Tag {
    expected: "a value in quotation marks",
};

impl Splitter {
    pub(super) fn tag_name(&mut self, bytes: &[u8], at: usize) -> usize {
        let rest = &bytes[at..];
        let length = rest
            .iter()
            .position(|byte| !byte.is_ascii_alphanumeric() && *byte != b'_');
        let name = &rest[..length.unwrap_or(rest.len())];
        let room = MAX_COLLECTED.saturating_sub(self.tag_name.len());
        self.tag_name
            .extend_from_slice(&name[..name.len().min(room)]);
        if length.is_some() {
            self.lexeme = Lexeme::TagGap;
        }
        at + name.len()
    }

    pub(super) fn tag_gap(&mut self, bytes: &[u8], at: usize) -> usize {
        match bytes[at] {
            b'"' => self.lexeme = Lexeme::TagValue,
            b' ' | b'\t' | b'\r' => {}
            b']' | b'\n' => {
                let place = self.place(bytes, at);
                self.note(place, VALUE_EXPECTED);
                self.lexeme = Lexeme::TagRest;
                return at;
            }
            _ => {
                let place = self.place(bytes, at);
                self.note(place, VALUE_EXPECTED);
                self.lexeme = Lexeme::TagRest;
            }
        }
        at + 1
    }

    pub(super) fn keep_of_tag(&mut self, bytes: &[u8]) {
        let room = MAX_COLLECTED.saturating_sub(self.tag_value.len());
        self.tag_value
            .extend_from_slice(&bytes[..bytes.len().min(room)]);
    }

    pub(super) fn tag_value(&mut self, bytes: &[u8], at: usize) -> usize {
        let rest = &bytes[at..];
        let length = rest
            .iter()
            .position(|&byte| matches!(byte, b'"' | b'\\' | b'\n'));
        let Some(length) = length else {
            self.keep_of_tag(rest);
            return bytes.len();
        };
        self.keep_of_tag(&rest[..length]);
        match rest[length] {
            b'"' => self.lexeme = Lexeme::TagRest,
            b'\\' => self.lexeme = Lexeme::TagEscape,
            _ => {
                // What was meant for the value is most of it.
                while let [.., b'\r' | b']' | b' '] = self.tag_value.as_slice() {
                    self.tag_value.pop();
                }
                self.lexeme = Lexeme::TagRest;
                return at + length;
            }
        }
        at + length + 1
    }

    pub(super) fn tag_rest(
        &mut self,
        bytes: &[u8],
        at: usize,
        found: &mut impl FnMut(GameSpan<'_>),
    ) -> usize {
        let byte = bytes[at];
        if byte != b']' && byte != b'\n' {
            return at + 1;
        }
        if byte == b'\n' {
            self.note(self.lexeme_start, FaultKind::Unclosed('['));
        }
        // A second event begins a game when the one before it has no moves at all.
        if self.roster.has_event()
            && self.tag_name == b"Event"
            && self.lexeme_start.offset > self.start
        {
            let fault = self
                .fault
                .take_if(|fault| fault.line as u64 == self.lexeme_start.line);
            self.note(self.lexeme_start, FaultKind::NoResult);
            self.emit(found);
            self.begin_game(self.lexeme_start);
            self.fault = fault;
        }
        self.roster.set(&self.tag_name, &self.tag_value);
        self.lexeme = Lexeme::Gap;
        self.content_end = self.offset + at as u64 + u64::from(byte == b']');
        at + usize::from(byte == b']')
    }
}
