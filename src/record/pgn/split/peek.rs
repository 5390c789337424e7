//! Looking whether a bracket opens a tag of another game.

use super::super::tag;
use super::Home;
use super::cursor::Cursor;
use super::game::TagTexts;
use super::word::Word;
use crate::MAX_TAG;

/// Where the bracket stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// After an empty line behind tags.
    Tags,
    /// Among the moves.
    Moves,
    /// At the beginning of a line of a comment.
    Comment(Home),
}

/// What follows a bracket, as far as it was seen.
#[derive(Clone, Debug, Default)]
pub(super) struct Peek {
    /// Where the bracket stands.
    pub(super) place: Cursor,
    /// How many lines have ended before the bracket.
    line_ends: u32,
    text: Vec<u8>,
    /// The name is over.
    is_named: bool,
}

/// What the next byte says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Peeked {
    /// Nothing yet.
    More,
    /// It is a tag; the byte belongs to it.
    Tag,
    /// It is none of another game; the byte was not looked at.
    NoTag,
}

impl Peek {
    pub(super) fn new(place: &Cursor, line_ends: u32) -> Self {
        Self {
            place: *place,
            line_ends,
            text: vec![b'['],
            is_named: false,
        }
    }

    /// The bracket and what was seen after it.
    pub(super) fn text(&self) -> &[u8] {
        &self.text
    }

    fn name(&self) -> &[u8] {
        self.text[1..].trim_ascii_end()
    }

    pub(super) fn step(&mut self, byte: u8, origin: Origin) -> Peeked {
        let has_name = self.text.len() > 1;
        match byte {
            b'"' if has_name && self.is_enough(origin) => return Peeked::Tag,
            b' ' | b'\t' if has_name => {
                self.is_named = true;
                // A tag of the roster at the beginning of a line is one even if a mark is missing.
                if origin == Origin::Moves && self.line_ends > 0 && self.is_in_roster() {
                    return Peeked::Tag;
                }
            }
            _ if !self.is_named && (byte.is_ascii_alphanumeric() || byte == b'_') => {}
            _ => return Peeked::NoTag,
        }
        if self.text.len() > MAX_TAG {
            return Peeked::NoTag;
        }
        self.text.push(byte);
        Peeked::More
    }

    /// Whether a tag of this name can stand here. In a comment a game may be quoted.
    fn is_enough(&self, origin: Origin) -> bool {
        match origin {
            Origin::Tags | Origin::Moves => true,
            Origin::Comment(_) => self.name() == b"Event" || self.line_ends > 1,
        }
    }

    fn is_in_roster(&self) -> bool {
        let mut roster = crate::SEVEN_TAG_ROSTER.iter();
        roster.any(|tag| tag.as_bytes() == self.name())
    }

    /// Whether the tag begins another game than the one that has these tags; behind an empty line
    /// more of its own may follow.
    pub(super) fn is_other_game(&self, origin: Origin, tags: &TagTexts) -> bool {
        let name = std::str::from_utf8(self.name()).unwrap_or_default();
        origin != Origin::Tags || tag::begins_game(name, &mut tags.names())
    }

    /// What follows the bracket as a word of the moves, and whether it is over.
    pub(super) fn word(&self) -> Option<(Word, bool)> {
        if self.name().is_empty() {
            return None;
        }
        let mut place = self.place;
        place.offset += 1;
        let mut word = Word::new(&place, 0);
        word.push(self.name());
        Some((word, self.is_named))
    }
}
