//! Where the games of a text begin and end.

use std::borrow::Cow;

use super::Fault;

/// Finds the games of a text that comes in pieces of any size.
#[derive(Clone, Debug, Default)]
pub struct Splitter {
    offset: u64,
}

/// Where a game stands, and its tags.
#[derive(Clone, Copy, Debug)]
pub struct GameSpan<'a> {
    /// Its first byte.
    pub start: u64,
    /// The byte after its last.
    pub end: u64,
    /// The line on which it begins, counted from 1.
    pub line: u64,
    /// The first thing that is wrong with its form; moves are not looked at.
    pub fault: Option<&'a Fault>,
    tags: &'a [(String, String)],
}

impl<'a> GameSpan<'a> {
    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<Cow<'a, str>> {
        let tag = self.tags.iter().find(|(tag, _)| tag == name);
        tag.map(|(_, value)| Cow::Borrowed(value.as_str()))
    }
}

impl Splitter {
    /// Begins at the beginning of a text.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next piece and shows every game that has ended.
    pub fn push(&mut self, bytes: &[u8], found: &mut impl FnMut(GameSpan<'_>)) {
        let _ = found;
        self.offset += bytes.len() as u64;
    }

    /// Ends the text and shows its last game.
    pub fn finish(self, found: &mut impl FnMut(GameSpan<'_>)) {
        let _ = found;
    }
}
