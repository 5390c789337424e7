//! What happens to a clock, and how it responds.

use rules::Color;

use crate::{Flag, Reading, Span};

/// What happens to a clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Event {
    /// The clock of the side that moves first starts running.
    Start,
    /// Time has passed. Only what the clock shows changes.
    Tick,
    /// A side has made its move, and the other side's time starts running.
    Press(Color),
    /// The last move is taken back, and the time of the side that made it runs again. Time that was used
    /// stays used, and what a move brought is not given a second time when it is replayed.
    TakeBack,
    /// Both clocks stop until [`Event::Resume`].
    Pause,
    /// The game has ended, and both clocks stop.
    End,
    /// A clock that was stopped runs again.
    Resume(Gap),
    /// A stored clock is opened again. [`Settings::away`](crate::Settings::away) says whether the
    /// time since its last event counts.
    Reopen,
    /// A side gets time, for an illegal move of the other (article 7.5.5).
    Give {
        /// Who gets it.
        to: Color,
        /// How much.
        time: Span,
    },
    /// A side loses time as a penalty (article 12.9.3), at most all it has.
    Take {
        /// Who loses it.
        from: Color,
        /// How much.
        time: Span,
    },
    /// From now on, the clock asks only after a longer time than this without an event.
    Watch(Option<Span>),
}

/// Whether time that passed unnoticed before a clock was stopped counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gap {
    /// The side whose time ran is charged with it.
    Counts,
    /// It is ignored.
    LeftOut,
}

/// The result of an event.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Response {
    /// What has happened, in order.
    pub notices: Vec<Notice>,
    /// Why the event itself had no effect; the time up to it has passed all the same.
    pub refused: Option<Refusal>,
}

/// Something a page shows, says or records.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notice {
    /// A move was made.
    Moved {
        /// By whom.
        by: Color,
        /// How long it took, for `[%emt]`.
        elapsed: Span,
        /// What is left after it, for `[%clk]`; `None` without a clock.
        left: Option<Span>,
    },
    /// The moves of a stage are made, and this time was added.
    StageReached {
        /// By whom.
        by: Color,
        /// What was added.
        time: Span,
    },
    /// A side has run low on time. Not repeated until it has had half as much again.
    LowTime(Color),
    /// A flag has fallen. Who wins is for the rules to say.
    FlagFell(Flag),
    /// Nothing was heard for too long: the device slept. The clock has stopped, and
    /// [`Event::Resume`] says whether the time counts.
    Slept {
        /// When something was heard last.
        since: Reading,
        /// When that was noticed.
        noticed: Reading,
    },
}

/// Why an event had no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The clock has not been started.
    NotStarted,
    /// The clock has already been started.
    Started,
    /// The clock is stopped.
    Paused,
    /// The clock is not stopped.
    NotPaused,
    /// The time of the other side is running.
    NotRunning,
    /// A flag has fallen.
    Flagged,
    /// There is no move to take back.
    NoMove,
    /// The time of this side is not counted.
    Untimed,
}
