//! What a lesson has to have, and what it cannot have.

use std::fmt;

/// What is not there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Missing {
    /// The folder of a course.
    Folder,
    /// A file of text.
    File,
    /// The head of a file.
    Head,
    /// The title in a head.
    Title,
    /// The test of a stage.
    Test,
    /// The test of the English course, or none.
    EnglishTest,
    /// A line `about` where the English course has one.
    EnglishAbout,
    /// What stands below the head.
    Lesson,
    /// The text of a note.
    Text,
    /// A note `prompt`.
    Prompt,
    /// The corners of a label.
    Corners,
    /// A goal, or an ask.
    GoalOrAsk,
    /// Something to find on the board.
    SomethingToFind,
    /// The move of an answer.
    Answer,
    /// A move that is right.
    RightMove,
    /// A square that is right.
    RightSquare,
    /// The number that is right.
    RightNumber,
    /// Choices, right ones and others.
    Choices,
    /// The moves of a line.
    Moves,
    /// The moves of a line in an old notation, which were to be read before.
    OldMoves,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Folder => "a folder",
            Self::File => "a file of text",
            Self::Head => "a head between two lines of ---",
            Self::Title => "a title",
            Self::Test => "a test",
            Self::EnglishTest => "the test of the English course, or no line for it",
            Self::EnglishAbout => "a line about: … where the English course has one",
            Self::Lesson => "a lesson below its head",
            Self::Text => "a text",
            Self::Prompt => "a note prompt: …",
            Self::Corners => "two corners of each label",
            Self::GoalOrAsk => "either a goal or an ask",
            Self::SomethingToFind => "something to find",
            Self::Answer => "an answer, the move in any notation",
            Self::RightMove => "a right move: an answer, a text, or a that which holds",
            Self::RightSquare => "a square to show: an answer, or a that which holds",
            Self::RightNumber => "a number: an answer, or a that which holds",
            Self::Choices => "choices, some of them right and some not",
            Self::Moves => "moves behind an empty line",
            Self::OldMoves => "the moves of an old notation",
        })
    }
}

/// A part of Markdown that lessons do not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Unsupported {
    /// A break within a paragraph.
    HardBreak,
    /// Code within a line.
    Code,
    /// HTML.
    Html,
    /// A rule between paragraphs.
    Rule,
    /// A list in a list.
    NestedList,
    /// A block that is indented.
    IndentedBlock,
    /// A quotation.
    Quotation,
    /// An image.
    Image,
    /// A chess block in a list.
    ChessInList,
    /// What CommonMark does not have.
    Extension,
}

impl fmt::Display for Unsupported {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::HardBreak => "a hard break",
            Self::Code => "code in a line",
            Self::Html => "HTML",
            Self::Rule => "a rule",
            Self::NestedList => "a list in a list",
            Self::IndentedBlock => "an indented block",
            Self::Quotation => "a quotation",
            Self::Image => "an image",
            Self::ChessInList => "a chess block in a list",
            Self::Extension => "an extension",
        })
    }
}
