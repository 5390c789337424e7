//! What an author should have written.

use std::fmt;

use exercise::Ask;
use notation::style::Style;
use rules::{InvalidSetup, ParseFenError};

use crate::fence::Kind;
use crate::question;

/// What should stand where something else does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of some words.
    OneOf(&'static [&'static str]),
    /// The kind of a block.
    Kind,
    /// The name of a question.
    Question,
    /// The key of a notation.
    Notation,
    /// A line of a head that begins with one of these keys.
    HeadLine(&'static [&'static str]),
    /// These attributes, each once; there may be none.
    Attributes(&'static [&'static str]),
    /// Attributes or a note.
    AttributesOrNote,
    /// No empty line in a block without moves.
    NoEmptyLine,
    /// A square.
    Square,
    /// Squares.
    Squares,
    /// Squares with their colors.
    Marks,
    /// Arrows with their colors.
    Arrows,
    /// A number.
    Number,
    /// A number from 1 to this one.
    UpTo(u8),
    /// A number of moves.
    MoveCount,
    /// An answer to the question.
    Answer,
    /// A note `choice`.
    Choice,
    /// Moves in the notation of the line.
    Moves,
    /// A FEN.
    Fen(Box<ParseFenError>),
    /// A FEN that needs no correction, such as this one.
    FenSuchAs(String),
    /// A position that the laws allow.
    Position(InvalidSetup),
    /// A generator and a difficulty.
    Generator,
    /// Exactly this.
    Exactly(String),
    /// A line as the program writes it.
    Encoded,
}

impl Expected {
    /// The words among which an author chooses; none where it is not about words.
    ///
    /// # Examples
    ///
    /// ```
    /// use course::Expected;
    ///
    /// assert_eq!(Expected::OneOf(&["yes", "no"]).words(), ["yes", "no"]);
    /// assert_eq!(Expected::Kind.words()[0], "chess diagram");
    /// ```
    #[must_use]
    pub fn words(&self) -> Vec<String> {
        let owned = |words: &[&str]| words.iter().map(|&it| it.to_owned()).collect();
        match self {
            Self::OneOf(words) | Self::HeadLine(words) | Self::Attributes(words) => owned(words),
            Self::Kind => Kind::ALL
                .map(|kind| ["chess ", kind.name()].concat())
                .into(),
            Self::Question => owned(&[question::NAMES, Ask::NAMES].concat()),
            Self::Notation => owned(&Style::ALL.map(Style::key)),
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OneOf(_) | Self::Kind | Self::Question | Self::Notation => {
                return write!(f, "one of {}", self.words().join(", "));
            }
            Self::HeadLine(_) => {
                return write!(f, "a line that begins with {}:", self.words().join(":, "));
            }
            Self::Attributes([]) => "no attributes",
            Self::Attributes(known) => {
                return write!(f, "each of these at most once: {}", known.join(", "));
            }
            Self::AttributesOrNote => "attributes such as fen=\"…\", or a note such as prompt: …",
            Self::NoEmptyLine => "no empty line: only a line has moves",
            Self::Square => "a square",
            Self::Squares => "squares such as e4 g5",
            Self::Marks => "squares such as e4 red:f7",
            Self::Arrows => "arrows such as e2e4 red:d1h5",
            Self::Number => "a number",
            Self::UpTo(most) => return write!(f, "a number from 1 to {most}"),
            Self::MoveCount => "a number of moves",
            Self::Answer => "an answer to this question",
            Self::Choice => "choice: … or choice right: …",
            Self::Moves => "moves in this notation",
            Self::Fen(error) => return error.fmt(f),
            Self::FenSuchAs(fen) => return write!(f, "a FEN such as {fen}"),
            Self::Position(faults) => return write!(f, "a legal position ({faults})"),
            Self::Generator => "a generator and a difficulty, as in knight-moves 2",
            Self::Exactly(text) => text,
            Self::Encoded => "a line of the encoded form",
        })
    }
}
