//! The tags that a list of games shows.

use std::borrow::Cow;

use crate::MAX_TAG;

/// The names, the roster of seven first.
const NAMES: [&str; 9] = [
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "ECO", "Opening",
];

/// The values of the tags that a list shows; those of other tags are not kept.
#[derive(Clone, Debug, Default)]
pub(super) struct Roster {
    values: [Vec<u8>; NAMES.len()],
    /// Which of them the game has.
    has: [bool; NAMES.len()],
}

impl Roster {
    /// The value of a tag.
    ///
    /// Bytes that are no UTF-8 are taken for Latin-1, the encoding of the PGN standard.
    pub(super) fn text(&self, name: &str) -> Option<Cow<'_, str>> {
        let index = NAMES.iter().position(|other| *other == name)?;
        let bytes = self.has[index].then_some(&self.values[index])?;
        Some(match std::str::from_utf8(bytes) {
            Ok(text) => Cow::Borrowed(text),
            Err(_) => Cow::Owned(bytes.iter().copied().map(char::from).collect()),
        })
    }

    pub(super) fn clear(&mut self) {
        self.values.iter_mut().for_each(Vec::clear);
        self.has = Default::default();
    }

    /// Whether the game has the tag with which games begin.
    pub(super) const fn has_event(&self) -> bool {
        self.has[0]
    }

    /// Takes down a tag; of several with one name the first counts.
    pub(super) fn set(&mut self, name: &[u8], value: &[u8]) {
        let known = NAMES.iter().position(|known| known.as_bytes() == name);
        if let Some(index) = known
            && !self.has[index]
        {
            self.has[index] = true;
            self.values[index].extend_from_slice(cut(value));
        }
    }
}

/// As much of a value as is kept, without cutting a letter in two.
fn cut(value: &[u8]) -> &[u8] {
    if value.len() <= MAX_TAG {
        return value;
    }
    let continues = |&end: &usize| value[end] & 0xc0 == 0x80;
    let end = (MAX_TAG - 3..=MAX_TAG).rev().find(|end| !continues(end));
    &value[..end.unwrap_or(MAX_TAG)]
}
