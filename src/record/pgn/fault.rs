//! What is wrong with a text of games, and where.

use std::error::Error;
use std::fmt;

use notation::ReadMoveError;
use notation::fen::Correction;
use notation::letters::Language;
use rules::{ParsePositionError, Position};

use super::{MAX_GAME, MAX_TAGS, MAX_TOKENS};
use crate::{MAX_COMMENT, MAX_DEPTH, MAX_TAG};

/// A fault and its place. Whatever it is, other games are read, and of its own game everything
/// that it does not concern.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fault {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1 in characters.
    pub column: usize,
    /// What is wrong.
    pub kind: FaultKind,
}

/// How much a fault matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Everything was read; it was only written in another way than the standard asks for, or may
    /// have been meant in another way.
    Note,
    /// Something was not read.
    Error,
}

/// A part of a tag, `[Name "value"]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TagPart {
    /// Its name.
    Name,
    /// Its value, in quotation marks.
    Value,
    /// The bracket at its end.
    ClosingBracket,
    /// The backslash before a quotation mark in the value.
    Backslash,
}

impl fmt::Display for TagPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Name => "a name",
            Self::Value => "a value in quotation marks",
            Self::ClosingBracket => "a closing bracket",
            Self::Backslash => "a backslash before a quotation mark",
        })
    }
}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FaultKind {
    /// There is no game in the text.
    Empty,
    /// Another game begins where only one was expected; it was not read.
    AnotherGame,
    /// Bytes that are no UTF-8; they were read as Windows-1252.
    Encoding,
    /// A character that cannot stand there; it was skipped.
    Character(char),
    /// A tag is not written `[Name "value"]`; it was skipped to the end of its line.
    Tag {
        /// What was expected.
        expected: TagPart,
    },
    /// A tag that the game has already; the first one counts.
    DuplicateTag(String),
    /// More than [`MAX_TAGS`] tags; these were read.
    TooManyTags,
    /// The name or the value of a tag is longer than [`MAX_TAG`]; its beginning was read.
    TagTooLong,
    /// A comment, a tag value or a variation has no end; the place is its beginning. It was read
    /// to the end of the game, a tag to the end of its line.
    Unclosed(char),
    /// A closing bracket that nothing opened; it was skipped.
    Unopened(char),
    /// A comment is longer than [`MAX_COMMENT`]; its beginning was read.
    CommentTooLong,
    /// A variation stands before the first move; it was skipped.
    VariationBeforeMove,
    /// Variations lie deeper than [`MAX_DEPTH`]; those that do were skipped.
    TooDeep,
    /// The game has more than [`MAX_GAME`] bytes; it was read up to there.
    GameTooLong,
    /// The game has more than [`MAX_TOKENS`] moves, comments and marks; it was read up to there.
    TooManyTokens,
    /// The start position is not a position; no move was read.
    Start(ParsePositionError),
    /// The start position was corrected when it was read.
    StartCorrected(Vec<Correction>),
    /// A game of other rules; no move was read.
    Variant(String),
    /// A move cannot be read or played; its line was read up to there.
    Move {
        /// As it is written.
        text: String,
        /// The position in which it stands.
        position: Box<Position>,
        /// What is wrong with it.
        error: ReadMoveError,
    },
    /// A null move where none can be: while the king is in check, or in a game that was played. The
    /// line was read up to there.
    NullMove,
    /// A judgment without a number from 0 to 255; it was skipped.
    Nag,
    /// The game has no result where another one follows.
    NoResult,
    /// The result at the end of the moves is not that of the tag. The one at the end counts,
    /// unless it is `*`.
    ResultsDiffer,
    /// The moves can as well be read in the letters of this language, and are another game then;
    /// they were read in English.
    Letters(Language),
}

impl FaultKind {
    /// How much it matters.
    #[must_use]
    pub const fn severity(&self) -> Severity {
        match self {
            Self::Encoding
            | Self::DuplicateTag(_)
            | Self::NoResult
            | Self::ResultsDiffer
            | Self::StartCorrected(_)
            | Self::Letters(_) => Severity::Note,
            _ => Severity::Error,
        }
    }

    /// The bracket that is missing beside another one.
    #[must_use]
    pub const fn partner(&self) -> Option<char> {
        match self {
            Self::Unclosed(bracket) | Self::Unopened(bracket) => Some(partner(*bracket)),
            _ => None,
        }
    }
}

impl fmt::Display for FaultKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("expected a game, found nothing"),
            Self::AnotherGame => f.write_str("expected one game, found another"),
            Self::Encoding => f.write_str("expected UTF-8, read as Windows-1252"),
            Self::Character(found) => {
                write!(f, "expected a move or a result, found {found:?}")
            }
            Self::Tag { expected } => write!(f, "expected {expected} in a tag"),
            Self::DuplicateTag(name) => write!(f, "expected the tag {name} only once"),
            Self::TooManyTags => write!(f, "expected at most {MAX_TAGS} tags"),
            Self::TagTooLong => write!(f, "expected at most {MAX_TAG} bytes in a tag"),
            Self::Unclosed(opened) => write!(f, "expected {:?} after {opened:?}", partner(*opened)),
            Self::Unopened(closed) => {
                write!(f, "expected {:?} before {closed:?}", partner(*closed))
            }
            Self::CommentTooLong => {
                write!(f, "expected at most {MAX_COMMENT} bytes in a comment")
            }
            Self::VariationBeforeMove => f.write_str("expected a move before a variation"),
            Self::TooDeep => write!(f, "expected variations not deeper than {MAX_DEPTH}"),
            Self::GameTooLong => write!(f, "expected at most {MAX_GAME} bytes in a game"),
            Self::TooManyTokens => {
                write!(
                    f,
                    "expected at most {MAX_TOKENS} moves and comments in a game"
                )
            }
            Self::Start(error) => write!(f, "the start position: {error}"),
            Self::StartCorrected(_) => f.write_str("the start position was corrected"),
            Self::Variant(name) => write!(f, "expected chess or Chess960, found {name:?}"),
            Self::Move { text, error, .. } => write!(f, "{text:?}: {error}"),
            Self::NullMove => f.write_str("a null move is not possible here"),
            Self::Nag => f.write_str("expected a number from 0 to 255 after '$'"),
            Self::NoResult => f.write_str("expected a result before the next game"),
            Self::ResultsDiffer => f.write_str("expected the result that the tag names"),
            Self::Letters(language) => write!(
                f,
                "expected English letters; in those of {language:?} this is a different game"
            ),
        }
    }
}

/// The other bracket of a pair; a quotation mark is closed by its like.
const fn partner(bracket: char) -> char {
    match bracket {
        '{' => '}',
        '}' => '{',
        '(' => ')',
        ')' => '(',
        '[' => ']',
        ']' => '[',
        other => other,
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.kind
        )
    }
}

impl Error for Fault {}
