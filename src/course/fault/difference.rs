//! What a translated lesson and the English one have at the same place.

use std::fmt;

use crate::fence::Kind;

/// A part of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// A heading.
    Heading,
    /// A paragraph.
    Paragraph,
    /// A list of this many items.
    List(usize),
    /// A numbered list of this many items.
    NumberedList(usize),
    /// A chess block.
    Chess(Kind),
    /// The end of the lesson.
    End,
    /// Where links lead.
    Links(String),
    /// No links.
    NoLinks,
    /// An attribute, a note or a move as it is written.
    Written(String),
    /// No such attribute.
    NoAttribute,
    /// No more notes.
    NoNote,
    /// A comment between moves.
    Comment,
    /// The end of the moves.
    MovesEnd,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Heading => "a heading",
            Self::Paragraph => "a paragraph",
            Self::List(count) => return write!(f, "a list of {count}"),
            Self::NumberedList(count) => return write!(f, "a numbered list of {count}"),
            Self::Chess(kind) => return write!(f, "chess {}", kind.name()),
            Self::End => "the end of the lesson",
            Self::Links(text) | Self::Written(text) => text,
            Self::NoLinks => "no links",
            Self::NoAttribute => "no such attribute",
            Self::NoNote => "no more notes",
            Self::Comment => "a comment",
            Self::MovesEnd => "the end of the moves",
        })
    }
}
