//! The names of the openings: fetched when the page is first shown, looked up for each move.

use std::rc::Rc;

use record::{NodeId, Record};

/// The table of names.
#[derive(Clone, Debug, Default)]
pub enum Book {
    /// Not asked for yet, or not here yet.
    #[default]
    Waiting,
    /// It could not be fetched: no names are shown.
    Missing,
}

impl PartialEq for Book {
    fn eq(&self, other: &Self) -> bool {
        matches!(
            (self, other),
            (Self::Waiting, Self::Waiting) | (Self::Missing, Self::Missing)
        )
    }
}

impl Book {
    /// The name of the opening that the moves up to a node have reached: the last position on the
    /// way that has one.
    #[must_use]
    pub fn name(&self, _record: &Record, _node: NodeId) -> Option<Rc<str>> {
        None
    }
}
