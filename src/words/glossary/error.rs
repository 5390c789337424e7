//! What is wrong with the text of a glossary.

use std::error::Error;
use std::fmt;

/// A line of a glossary that cannot be read.
///
/// # Examples
///
/// ```
/// use words::{Glossary, GlossaryFault};
///
/// let error = Glossary::parse("is A bond.\n").expect_err("it belongs to no term");
/// assert_eq!((error.line, error.fault), (1, GlossaryFault::OutsideTerm));
/// assert_eq!(error.to_string(), "line 1: expected a line \"term SLUG TITLE\" before this line");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GlossaryError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong there.
    pub fault: GlossaryFault,
}

impl fmt::Display for GlossaryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: expected {}", self.line, self.fault)
    }
}

impl Error for GlossaryError {}

/// What a line of a glossary should have held. Its text completes "expected …".
///
/// # Examples
///
/// ```
/// use words::GlossaryFault;
///
/// assert_eq!(GlossaryFault::Squares.to_string(), "squares such as e4, each once, between spaces");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum GlossaryFault {
    /// The line begins with no known keyword.
    Keyword,
    /// Nothing follows the keyword.
    Value,
    /// The line belongs to a term, but none has begun.
    OutsideTerm,
    /// A book is named after the first term or without a name, or its key is taken.
    Source,
    /// A note cites a book that is not named at the top.
    UnknownSource,
    /// An address is not made of small letters, digits and hyphens, or a title is missing.
    Term,
    /// The address is taken.
    TakenSlug,
    /// The entry has such a line already.
    Repeated,
    /// The entry that begins here has no definition.
    Definition,
    /// An empty name between semicolons.
    Alias,
    /// The brackets of a link are not closed or enclose no address.
    Link,
    /// An address to see is none.
    Address,
    /// An article is not two numbers and a point.
    Article,
    /// The diagram is no FEN.
    Fen,
    /// The diagram of the entry that begins here has no caption.
    Caption,
    /// The line belongs to a diagram, but the entry has none so far.
    OutsideDiagram,
    /// Marked squares are none, or twice the same.
    Squares,
    /// The move to try is none, or nothing is said about it.
    Move,
}

impl fmt::Display for GlossaryFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Keyword => {
                "one of the keywords source, section, term, also, shared, is, more, law, book, \
                 board, mark, shows, try, see"
            }
            Self::Value => "something after the keyword",
            Self::OutsideTerm => "a line \"term SLUG TITLE\" before this line",
            Self::Source => "a new key and the name of a book, before the first term",
            Self::UnknownSource => "the key of a book from a line \"source\", and what it says",
            Self::Term => "an address of small letters, digits and hyphens, and a title",
            Self::TakenSlug => "an address that no other entry has",
            Self::Repeated => "one line of this kind in an entry",
            Self::Definition => "a line \"is\" in the entry that begins here",
            Self::Alias => "names separated by semicolons",
            Self::Link => "a link such as [[pin]] or [[pin|pinned]]",
            Self::Address => "addresses of entries between spaces",
            Self::Article => "articles such as 3.8, separated by commas",
            Self::Fen => "a position in Forsyth-Edwards Notation",
            Self::Caption => "a line \"shows\" in the entry that begins here, for its diagram",
            Self::OutsideDiagram => "a line \"board\" before this line",
            Self::Squares => "squares such as e4, each once, between spaces",
            Self::Move => "a move such as e2e4 or e7e8q, and what it does",
        })
    }
}
