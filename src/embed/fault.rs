//! What is wrong with what the author has written, as the page hears of it.

use element::Attribute;
use notation::fen::Correction;
use record::pgn::{FaultKind, Severity};

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

    /// The faults of a record that its author hears of: what could not be read, and what was read
    /// otherwise than it is written.
    pub(crate) fn all_in_record(faults: &[record::pgn::Fault]) -> Vec<Self> {
        let matters = |fault: &&record::pgn::Fault| {
            fault.kind.severity() == Severity::Error
                || matches!(fault.kind, FaultKind::StartCorrected(_))
        };
        faults.iter().filter(matters).map(Self::in_record).collect()
    }

    /// What was read otherwise than it is written, if anything was.
    pub(crate) fn correction(corrections: &[Correction]) -> Option<Self> {
        words::corrections_text(corrections).map(Self::of)
    }

    /// A fault of an attribute.
    pub(crate) fn in_attribute(attribute: Attribute, message: String) -> Self {
        Self {
            attribute: Some(attribute),
            ..Self::of(message)
        }
    }
}
