//! One tag: `[Name "value"]`.

use std::borrow::Cow;

use super::bytes::{cut, is_blank, is_line_end, is_name};
use super::{FaultKind, TagPart};
use crate::{MAX_TAG, SEVEN_TAG_ROSTER};

/// Where a tag ends, found byte by byte. It never goes on in the next line, so that a forgotten
/// mark cannot hide what follows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum TagScan {
    /// Outside of the value.
    #[default]
    Outside,
    /// In the value.
    Value,
    /// In the value, after a backslash.
    Escape,
    /// After a quotation mark that ends the value if a bracket follows.
    AfterQuote,
}

/// What a byte does to a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TagStep {
    /// It belongs to the tag.
    Inside(TagScan),
    /// It is the last one.
    Last,
    /// The line ends before it, and the tag is not complete.
    Broken,
}

impl TagScan {
    /// What the next byte after the opening bracket does.
    pub(super) const fn step(self, byte: u8) -> TagStep {
        if is_line_end(byte) {
            return TagStep::Broken;
        }
        TagStep::Inside(match (self, byte) {
            (Self::Outside | Self::AfterQuote, b']') => return TagStep::Last,
            (Self::Outside, b'"') => Self::Value,
            (Self::Outside, _) => Self::Outside,
            (Self::Value | Self::AfterQuote, b'"') => Self::AfterQuote,
            (Self::Value | Self::AfterQuote, b'\\') => Self::Escape,
            (Self::AfterQuote, _) if is_blank(byte) => Self::AfterQuote,
            (Self::Value | Self::Escape | Self::AfterQuote, _) => Self::Value,
        })
    }
}

/// A tag as it is written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Tag<'a> {
    pub(super) name: &'a str,
    /// Without the marks around it, its escapes not resolved.
    pub(super) raw: &'a str,
    /// Its length in bytes.
    pub(super) length: usize,
    /// What is wrong with it, and how many bytes from its beginning.
    pub(super) fault: Option<(usize, FaultKind)>,
}

/// Reads the tag at the beginning of a text, which has to be an opening bracket.
pub(super) fn read(text: &str) -> Tag<'_> {
    if let Some(tag) = read_plain(text) {
        return tag;
    }
    let (length, is_whole) = extent(text.as_bytes());
    let inner = cut(text, 1..length - usize::from(is_whole));
    let bytes = inner.as_bytes();
    let name_at = count(bytes, is_blank);
    let name_end = name_at + count(&bytes[name_at..], is_name);
    let quote_at = name_end + count(&bytes[name_end..], is_blank);
    let mut tag = Tag {
        name: cut(inner, name_at..name_end),
        raw: "",
        length,
        fault: None,
    };
    let expected = |at: usize, expected| Some((at + 1, FaultKind::Tag { expected }));
    if tag.name.is_empty() {
        tag.fault = expected(name_at, TagPart::Name);
        return tag;
    }
    if bytes.get(quote_at) != Some(&b'"') {
        tag.fault = expected(quote_at, TagPart::Value);
        return tag;
    }
    let value = cut(inner, quote_at + 1..).trim_end_matches([' ', '\t', '\x0b', '\x0c']);
    match value.strip_suffix('"').filter(|raw| !ends_escaping(raw)) {
        Some(raw) => {
            tag.raw = raw;
            if !is_whole {
                tag.fault = expected(length - 1, TagPart::ClosingBracket);
            } else if let Some(at) = bare_quote(raw) {
                tag.fault = expected(quote_at + 1 + at, TagPart::Backslash);
            }
        }
        None => {
            // The mark was forgotten: what looks like the bracket is no part of the value.
            tag.raw = value.strip_suffix(']').unwrap_or(value);
            tag.fault = Some((quote_at + 1, FaultKind::Unclosed('"')));
        }
    }
    if tag.name.len() > MAX_TAG || unescape(tag.raw).len() > MAX_TAG {
        tag.fault = Some((name_at + 1, FaultKind::TagTooLong));
    }
    tag
}

/// Reads a tag that is written as every program writes it, `[Name "value"]`, without escapes.
fn read_plain(text: &str) -> Option<Tag<'_>> {
    let bytes = text.as_bytes();
    let name_end = 1 + count(&bytes[1..], |byte| byte.is_ascii_alphanumeric());
    let value_at = name_end + 2;
    if name_end == 1 || bytes.get(name_end..value_at) != Some(b" \"") {
        return None;
    }
    let ends = |byte: &u8| matches!(byte, b'"' | b'\\' | b'\n' | b'\r');
    let value_end = value_at + bytes[value_at..].iter().position(ends)?;
    let is_short = name_end <= MAX_TAG && value_end - value_at <= MAX_TAG;
    if bytes.get(value_end..value_end + 2) != Some(b"\"]") || !is_short {
        return None;
    }
    Some(Tag {
        name: cut(text, 1..name_end),
        raw: cut(text, value_at..value_end),
        length: value_end + 2,
        fault: None,
    })
}

/// Whether a tag behind an empty line is one of another game than that with these tags: the first tag
/// of all, or one that the game has already.
pub(super) fn begins_game<'a>(name: &str, names: &mut impl Iterator<Item = &'a str>) -> bool {
    let is_first = name == SEVEN_TAG_ROSTER[0];
    names.any(|other| is_first || other == name)
}

/// How long the tag is, and whether its bracket closes it.
fn extent(bytes: &[u8]) -> (usize, bool) {
    let mut scan = TagScan::default();
    for (index, byte) in bytes.iter().enumerate().skip(1) {
        match scan.step(*byte) {
            TagStep::Inside(next) => scan = next,
            TagStep::Last => return (index + 1, true),
            TagStep::Broken => return (index, false),
        }
    }
    (bytes.len(), false)
}

fn count(bytes: &[u8], wanted: impl Fn(u8) -> bool) -> usize {
    bytes.iter().take_while(|byte| wanted(**byte)).count()
}

/// Whether an odd number of backslashes stands at the end.
fn ends_escaping(before: &str) -> bool {
    let backslashes = before.bytes().rev().take_while(|byte| *byte == b'\\');
    backslashes.count() % 2 == 1
}

fn bare_quote(raw: &str) -> Option<usize> {
    let mut quotes = raw.match_indices('"').map(|(at, _)| at);
    quotes.find(|at| !ends_escaping(cut(raw, ..*at)))
}

/// A value without its escapes.
pub(super) fn unescape(raw: &str) -> Cow<'_, str> {
    if !raw.contains('\\') {
        return Cow::Borrowed(raw);
    }
    let mut value = String::with_capacity(raw.len());
    let mut letters = raw.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, letters.peek()) {
            ('\\', Some(&escaped @ ('"' | '\\'))) => {
                letters.next();
                value.push(escaped);
            }
            _ => value.push(letter),
        }
    }
    Cow::Owned(value)
}
