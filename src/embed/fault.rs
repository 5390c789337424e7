//! What is wrong with what the author has written, as the page hears of it.

use element::Attribute;

/// A fault of the author.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Fault {
    /// A sentence.
    pub(crate) message: String,
    /// The attribute at fault, if it is one.
    pub(crate) attribute: Option<Attribute>,
    /// The line in the record, counted from 1.
    pub(crate) line: Option<usize>,
    /// The place in the line, counted from 1.
    pub(crate) column: Option<usize>,
}

impl Fault {
    /// A fault without a place.
    pub(crate) fn of(message: String) -> Self {
        Self {
            message,
            ..Self::default()
        }
    }

    /// A fault in the record of a game.
    pub(crate) fn in_record(fault: &record::pgn::Fault) -> Self {
        Self {
            line: Some(fault.line),
            column: Some(fault.column),
            ..Self::of(words::pgn_problem_text(fault))
        }
    }

    /// A fault of an attribute.
    pub(crate) fn in_attribute(attribute: Attribute, message: String) -> Self {
        Self {
            attribute: Some(attribute),
            ..Self::of(message)
        }
    }
}
