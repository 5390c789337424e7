//! The names of the openings: fetched when the page is first shown, looked up for each move.

use std::rc::Rc;

use openings::Openings;
use record::{NodeId, Record};

/// This many plies are looked at, more than twice as many as the longest line with a name has: of a game
/// without end, each step stays quick.
const MOST_PLIES: usize = 100;

/// The table of names.
#[derive(Clone, Debug, Default)]
pub enum OpeningNames {
    /// Not here yet.
    #[default]
    Waiting,
    /// It could not be fetched: no names are shown.
    Missing,
    /// Here.
    Here(Rc<Openings>),
}

impl OpeningNames {
    /// Reads the file of names.
    #[must_use]
    pub fn read(file: Option<&[u8]>) -> Self {
        let openings = file.and_then(|bytes| Openings::from_bytes(bytes).ok());
        openings.map_or(Self::Missing, |openings| Self::Here(Rc::new(openings)))
    }

    /// The opening that the moves up to a node have reached: the last position on the way that has
    /// a name, however its moves were ordered.
    #[must_use]
    pub fn name(&self, record: &Record, node: NodeId) -> Option<String> {
        let Self::Here(openings) = self else {
            return None;
        };
        let line = record.line_to(node);
        let positions: Vec<_> = line
            .iter()
            .take(MOST_PLIES)
            .map(|id| *record.position(*id))
            .collect();
        let (_, opening) = openings.last_named(&positions)?;
        Some(opening.to_string())
    }
}
