//! What players agree on besides the time.

use crate::Span;

/// How a clock treats what time controls leave open.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Settings {
    /// Whether there is an increment for the first move.
    pub first_increment: FirstIncrement,
    /// What happens to a clock that was running when the page was closed.
    pub away: Away,
    /// The longest time that may pass between two events. After a longer one the device must have
    /// slept, and the clock stops and asks. `None` if it never asks.
    ///
    /// A visible page ticks several times a second, a hidden one perhaps once a minute, so
    /// [`Event::Watch`](crate::Event::Watch) changes the bound.
    pub longest_gap: Option<Span>,
    /// The time at which a player is low on time; `None` for no warning.
    pub low_time: Option<Span>,
}

/// Whether there is an increment for the first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstIncrement {
    /// It is added before each move, the first included, as the Laws have it (Glossary, increment):
    /// a game of 3+2 begins with 3:02.
    BeforeFirstMove,
    /// It is added after each move, as on playing sites: a game of 3+2 begins with 3:00. If there is no
    /// other time, it is added before the first move as well.
    AfterFirstMove,
}

/// What happens to a clock that was running when the page was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Away {
    /// It kept running.
    Counts,
    /// It stopped, and waits until it is resumed.
    Pauses,
}

impl Default for Settings {
    /// The Laws' increment, a pause while the page is closed, a question after five seconds without
    /// an event, a warning at twenty seconds.
    fn default() -> Self {
        Self {
            first_increment: FirstIncrement::BeforeFirstMove,
            away: Away::Pauses,
            longest_gap: Some(Span::seconds(5)),
            low_time: Some(Span::seconds(20)),
        }
    }
}
