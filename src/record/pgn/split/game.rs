//! A game that was found.

use std::borrow::Cow;

use super::cursor::Cursor;
use crate::MAX_DEPTH;
use crate::pgn::bytes::decode;
use crate::pgn::tag;
use crate::pgn::{Fault, FaultKind, MAX_TAGS};
use crate::tags::cut;

/// Where a game stands, and its tags.
#[derive(Clone, Copy, Debug)]
pub struct GameSpan<'a> {
    /// Its first byte.
    pub start: u64,
    /// The byte after its last, which ends its result or a comment behind that.
    pub end: u64,
    /// The line on which it begins, counted from 1.
    pub line: u64,
    /// The column in which it begins, counted from 1.
    pub column: u64,
    /// The first thing that is wrong with its form; moves are not looked at.
    pub fault: Option<&'a Fault>,
    tags: &'a TagTexts,
}

impl<'a> GameSpan<'a> {
    /// The tags as they are written, in the order of the text. Those that cannot be read are left
    /// out; some may stand there twice.
    pub fn tags(&self) -> impl Iterator<Item = (Cow<'a, str>, Cow<'a, str>)> {
        self.tags.iter().filter_map(|text| {
            let (name, value) = read(text);
            (!name.is_empty()).then_some((name, value))
        })
    }

    /// The value of the first tag of this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'a, str>> {
        let mut texts = self.tags.iter();
        let found = texts.find(|text| {
            let text = text[1..].trim_ascii_start();
            let rest = text.strip_prefix(name.as_bytes());
            rest.is_some_and(|rest| rest.starts_with(b" ") || rest.starts_with(b"\""))
        });
        found.map(|text| read(text).1)
    }
}

fn read(text: &[u8]) -> (Cow<'_, str>, Cow<'_, str>) {
    match decode(text).0 {
        Cow::Borrowed(text) => {
            let tag = tag::read(text);
            let value = match tag::unescape(tag.raw) {
                Cow::Borrowed(value) => Cow::Borrowed(cut(value)),
                Cow::Owned(value) => Cow::Owned(cut(&value).to_owned()),
            };
            (Cow::Borrowed(tag.name), value)
        }
        Cow::Owned(text) => {
            let tag = tag::read(&text);
            let value = cut(&tag::unescape(tag.raw)).to_owned();
            (Cow::Owned(tag.name.to_owned()), Cow::Owned(value))
        }
    }
}

/// A game whose end was not seen yet.
#[derive(Clone, Debug)]
pub(super) struct Game {
    place: Cursor,
    /// Where the variations begin that are open.
    open: Vec<Cursor>,
    /// How many more lie within them than are read.
    too_deep: usize,
    pub(super) has_moves: bool,
    /// How many words its main line has that are no numbers, as far as that matters.
    pub(super) words: u8,
    fault: Option<Fault>,
}

impl Game {
    pub(super) const fn new(place: &Cursor) -> Self {
        Self {
            place: *place,
            open: Vec::new(),
            too_deep: 0,
            has_moves: false,
            words: 0,
            fault: None,
        }
    }

    pub(super) const fn start(&self) -> u64 {
        self.place.offset
    }

    /// How many variations are open.
    pub(super) const fn depth(&self) -> usize {
        self.open.len() + self.too_deep
    }

    /// Where the innermost variation begins.
    pub(super) fn opened(&self) -> Option<Cursor> {
        self.open.last().copied()
    }

    /// Opens a variation; returns whether it is read.
    pub(super) fn open(&mut self, place: Cursor) -> bool {
        let is_read = self.open.len() < MAX_DEPTH;
        if is_read {
            self.open.push(place);
        } else {
            self.too_deep += 1;
        }
        is_read
    }

    /// Closes a variation; returns whether one was open.
    pub(super) fn close(&mut self) -> bool {
        if self.too_deep > 0 {
            self.too_deep -= 1;
            return true;
        }
        self.open.pop().is_some()
    }

    /// Keeps the first fault.
    pub(super) fn note(&mut self, place: &Cursor, kind: FaultKind) {
        self.fault.get_or_insert_with(|| Fault {
            line: usize::try_from(place.line()).unwrap_or(usize::MAX),
            column: usize::try_from(place.column()).unwrap_or(usize::MAX),
            kind,
        });
    }

    pub(super) fn note_at_start(&mut self, kind: FaultKind) {
        let place = self.place;
        self.note(&place, kind);
    }

    pub(super) const fn span<'a>(&'a self, end: u64, tags: &'a TagTexts) -> GameSpan<'a> {
        GameSpan {
            start: self.place.offset,
            end,
            line: self.place.line(),
            column: self.place.column(),
            fault: self.fault.as_ref(),
            tags,
        }
    }
}

/// The longest text of all tags of a game that is kept.
const MAX_TEXT: usize = 1 << 16;

/// The tags of one game as they are written, one after the other.
#[derive(Clone, Debug, Default)]
pub(super) struct TagTexts {
    text: Vec<u8>,
    ends: Vec<usize>,
    is_too_long: bool,
}

impl TagTexts {
    pub(super) fn push(&mut self, text: &[u8]) {
        self.is_too_long |= self.ends.len() >= MAX_TAGS || self.text.len() + text.len() > MAX_TEXT;
        if !self.is_too_long {
            self.text.extend_from_slice(text);
        }
    }

    /// Ends a tag.
    pub(super) fn close(&mut self) {
        if self.ends.last().copied().unwrap_or(0) < self.text.len() {
            self.ends.push(self.text.len());
        }
    }

    pub(super) const fn is_too_long(&self) -> bool {
        self.is_too_long
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    pub(super) fn clear(&mut self) {
        self.text.clear();
        self.ends.clear();
        self.is_too_long = false;
    }

    /// The names of the tags.
    pub(super) fn names(&self) -> impl Iterator<Item = &str> {
        let texts = self
            .iter()
            .filter_map(|text| std::str::from_utf8(text).ok());
        texts.map(|text| tag::read(text).name)
    }

    fn iter(&self) -> impl Iterator<Item = &[u8]> {
        let mut start = 0;
        self.ends.iter().map(move |end| {
            let text = &self.text[start..*end];
            start = *end;
            text
        })
    }
}
