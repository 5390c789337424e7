//! What is wrong with the attributes of a task.

use std::error::Error;
use std::fmt;

use rules::{Color, InvalidSetup, ParseFenError};

/// An attribute that describes a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Attribute {
    /// The mode of the board.
    Mode,
    /// The board.
    Fen,
    /// The goal.
    Goal,
    /// In how many moves.
    In,
    /// The piece that reaches it.
    By,
    /// What the question is about.
    Of,
    /// Where to, or what a pawn has to become.
    To,
    /// The question.
    Ask,
    /// How many moves there are.
    MaxMoves,
    /// The side of the pieces, or of the reader.
    Side,
    /// Which replies are played.
    Reply,
    /// Where the line begins.
    Start,
    /// The position that is to be built.
    Target,
}

impl Attribute {
    /// All of them.
    pub const ALL: [Self; 13] = [
        Self::Mode,
        Self::Goal,
        Self::In,
        Self::Ask,
        Self::By,
        Self::Of,
        Self::To,
        Self::MaxMoves,
        Self::Side,
        Self::Reply,
        Self::Start,
        Self::Target,
        Self::Fen,
    ];

    /// Its name in HTML.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Mode => "mode",
            Self::Fen => "fen",
            Self::Goal => "goal",
            Self::In => "in",
            Self::By => "by",
            Self::Of => "of",
            Self::To => "to",
            Self::Ask => "ask",
            Self::MaxMoves => "max-moves",
            Self::Side => "side",
            Self::Reply => "reply",
            Self::Start => "start",
            Self::Target => "target",
        }
    }
}

impl fmt::Display for Attribute {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Attributes that tell no task.
///
/// # Examples
///
/// ```
/// use exercise::Task;
///
/// let error = Task::parse(&[("mode", "solve"), ("goal", "mate"), ("in", "9")])
///     .expect_err("nobody searches so far");
/// assert_eq!(error.to_string(), "in: expected a number from 1 to 4, found \"9\"");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskError {
    /// Which attribute.
    pub attribute: Attribute,
    /// What it says; nothing if it is missing.
    pub found: Option<String>,
    /// What was expected.
    pub expected: Expected,
}

/// What an attribute should have said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expected {
    /// One of some words.
    OneOf(&'static [&'static str]),
    /// A whole number from 1.
    Number {
        /// To here.
        most: u8,
    },
    /// The letter of a piece or a square.
    Piece,
    /// A square.
    Square,
    /// One or more squares.
    Squares,
    /// The letter of what a pawn can become.
    Promotion,
    /// The number of a move and its side.
    Spot,
    /// Nothing: it means nothing here.
    Nothing,
    /// A FEN.
    Fen(ParseFenError),
    /// A position that the laws allow, not only a diagram.
    Position(InvalidSetup),
    /// A position in which this side is in check.
    Check(Color),
    /// A position in which a move can be made.
    Move,
    /// A board on which the piece that is named stands, and belongs to the side in question.
    PieceThere,
    /// A pawn of this side.
    Pawn(Color),
    /// A piece of this side that can be taken.
    Prey(Color),
    /// A king of this side, or of any.
    King(Option<Color>),
    /// A board, as FEN or its beginning.
    Board,
    /// What is to be built: `position`, or `mate` in some moves.
    Built,
    /// Attributes as HTML writes them.
    Pairs,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OneOf(words) => write!(f, "expected one of {}", words.join(", ")),
            Self::Number { most: 1 } => f.write_str("expected the number 1"),
            Self::Number { most } => write!(f, "expected a number from 1 to {most}"),
            Self::Piece => f.write_str("expected the letter of a piece or a square"),
            Self::Square => f.write_str("expected a square"),
            Self::Squares => f.write_str("expected squares"),
            Self::Promotion => f.write_str("expected q, r, b or n"),
            Self::Spot => f.write_str("expected a move such as 12w or 14b/1"),
            Self::Nothing => f.write_str("expected nothing: it has no meaning here"),
            Self::Fen(error) => error.fmt(f),
            Self::Position(faults) => write!(f, "expected a legal position: {faults}"),
            Self::Check(color) => write!(f, "expected that {color} is in check"),
            Self::Move => f.write_str("expected a position with a legal move"),
            Self::PieceThere => f.write_str("expected a piece that is on the board"),
            Self::Pawn(color) => write!(f, "expected a pawn of {color}"),
            Self::Prey(color) => write!(f, "expected a piece of {color} that can be taken"),
            Self::King(Some(color)) => write!(f, "expected a king of {color}"),
            Self::King(None) => f.write_str("expected a king"),
            Self::Board => f.write_str("expected a FEN or its beginning"),
            Self::Built => f.write_str("expected position, or mate in a number of moves"),
            Self::Pairs => f.write_str("expected attributes such as mode=\"solve\""),
        }
    }
}

impl fmt::Display for TaskError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}, found ", self.attribute, self.expected)?;
        match &self.found {
            Some(found) => write!(f, "{found:?}"),
            None => f.write_str("nothing"),
        }
    }
}

impl Error for TaskError {}
