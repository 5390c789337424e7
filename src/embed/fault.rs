//! What is wrong with what the author has written, as the page hears of it.

use element::Attribute;
use notation::fen::Correction;
use record::pgn::{FaultKind, Severity};

/// How many faults of a text are reported one by one: a page gets an event for each, and its reader a
/// sentence.
pub(crate) const MOST_FAULTS: usize = 10;

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
    /// otherwise than it is written. Of many the first are reported, and how many more there are.
    pub(crate) fn all_in_record(faults: &[record::pgn::Fault]) -> Vec<Self> {
        let matters = |fault: &&record::pgn::Fault| {
            fault.kind.severity() == Severity::Error
                || matches!(fault.kind, FaultKind::StartCorrected(_))
        };
        let mut matter = faults.iter().filter(matters);
        let first = matter.by_ref().take(MOST_FAULTS).map(Self::in_record);
        let mut listed: Vec<Self> = first.collect();
        listed.extend(Self::more(matter.count()));
        listed
    }

    /// This many faults that are not told one by one, if there are any.
    pub(crate) fn more(count: usize) -> Option<Self> {
        (count > 0).then(|| Self::of(words::more_faults_text(count)))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_faults_of_a_record_the_first_are_told_and_how_many_more_there_are() {
        let listed = |text: &str| Fault::all_in_record(&record::pgn::read_all(text)[0].faults);
        let few = listed(&format!("1. e4 {}", "[".repeat(MOST_FAULTS)));
        assert_eq!(few.len(), MOST_FAULTS);
        assert!(few.iter().all(|fault| fault.line == Some(1)));
        let many = listed(&format!("1. e4 {}", "[".repeat(20_000)));
        assert_eq!(many.len(), MOST_FAULTS + 1);
        assert_eq!(many[..MOST_FAULTS], few);
        let more = many[MOST_FAULTS].message.clone();
        assert_eq!(many[MOST_FAULTS], Fault::of(more.clone()));
        assert!(more.contains("19,990"), "{more}");
    }
}
