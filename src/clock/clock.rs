//! The clock.

mod ask;
mod run;

use rules::{ByColor, Color};

use crate::{Controls, Event, FirstIncrement, Notice, Reading, Refusal, Response, Settings, Span};

/// How far back a reading may be and still count as merely late. Events of a page overtake one
/// another by a few milliseconds; anything older means that the device's clock was set back.
const LATE: Span = Span(1_000);

/// A chess clock: two times, of which at most one runs.
///
/// No event creates or loses time. What is left to a side is always what it was given, less what it
/// used. Between two readings exactly the time between them passes; a reading that comes late counts
/// as the one before it, and where the device's clock was set back, no time passes.
///
/// Its text holds all of it, so that it continues exactly where it was when it is read back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pub(crate) controls: Controls,
    pub(crate) settings: Settings,
    pub(crate) state: State,
    /// The moment up to which time has passed.
    pub(crate) last: Reading,
    pub(crate) turn: Turn,
    pub(crate) sides: ByColor<Side>,
}

/// What a clock is doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// It has not been started.
    Ready,
    /// The time of the side to move is running.
    Running,
    /// It is stopped.
    Paused(Pause),
    /// A flag has fallen, and nothing more happens.
    Flagged(Flag),
}

/// Why a clock is stopped.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pause {
    /// Someone stopped it.
    Asked,
    /// The game has ended.
    Ended,
    /// Nothing was heard for too long. Whether that time counts is undecided.
    Slept {
        /// When something was heard last.
        since: Reading,
        /// When that was noticed.
        noticed: Reading,
    },
    /// The page was closed. Whether that time counts is undecided.
    Away {
        /// When something was heard last.
        since: Reading,
        /// When it was opened again.
        noticed: Reading,
    },
}

/// A flag that has fallen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Flag {
    /// Whose.
    pub color: Color,
    /// When: to the millisecond, however late it was noticed.
    pub at: Reading,
}

/// The move that a side is thinking about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) color: Color,
    /// What has been taken off the side's time for it.
    pub(crate) charged: Span,
    /// What passed under the delay, or without a clock.
    pub(crate) free: Span,
    /// What is left of the delay.
    pub(crate) delay: Span,
}

/// The time and the moves of one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    pub(crate) left: Span,
    /// Moves made, not counting those taken back.
    pub(crate) moves: u32,
    /// For how many moves increments and stages have been given.
    pub(crate) rewarded: u32,
    /// All the time that passed while it was this side's turn.
    pub(crate) elapsed: Span,
    /// Whether the low-time warning has been given.
    pub(crate) warned: bool,
}

impl Clock {
    /// A clock that has not been started. `first` is the side that moves first: White, or the side
    /// to move where a game begins with another position.
    #[must_use]
    pub fn new(controls: Controls, settings: Settings, first: Color) -> Self {
        let sides = ByColor::new_with(|color| {
            let control = controls.of(color);
            let increment = control.per_move_after(0).increment();
            let time = control.first_time();
            let is_given =
                settings.first_increment == FirstIncrement::BeforeFirstMove || time.is_zero();
            Side {
                left: if is_given { time.plus(increment) } else { time },
                moves: 0,
                rewarded: 0,
                elapsed: Span::ZERO,
                warned: false,
            }
        });
        let mut clock = Self {
            controls,
            settings,
            state: State::Ready,
            last: Reading::default(),
            turn: Turn::default(),
            sides,
        };
        for color in Color::ALL {
            // A game that begins with little time has not run low.
            clock.sides[color].warned = clock.is_low(color);
        }
        clock.turn = clock.turn_of(first);
        clock
    }

    /// Applies an event that happened at a reading of the device's clock.
    pub fn apply(&mut self, event: Event, at: Reading) -> Response {
        let mut response = Response::default();
        if event == Event::Reopen {
            self.reopen(at, &mut response.notices);
        } else {
            self.advance(at, &mut response.notices);
        }
        response.refused = self.carry_out(event, &mut response.notices).err();
        response
    }

    fn carry_out(&mut self, event: Event, notices: &mut Vec<Notice>) -> Result<(), Refusal> {
        match event {
            Event::Tick | Event::Reopen => Ok(()),
            Event::Start => match self.state {
                State::Ready => {
                    self.state = State::Running;
                    Ok(())
                }
                State::Flagged(_) => Err(Refusal::Flagged),
                State::Running | State::Paused(_) => Err(Refusal::Started),
            },
            Event::Press(color) => self.press(color, notices),
            Event::TakeBack => self.take_back(),
            Event::Pause => self.stop(Pause::Asked),
            Event::End => self.stop(Pause::Ended),
            Event::Resume(gap) => self.resume(gap, notices),
            Event::Give { to, time } => self.give(to, time),
            Event::Take { from, time } => self.take(from, time, notices),
            Event::Watch(longest_gap) => {
                self.settings.longest_gap = longest_gap;
                Ok(())
            }
        }
    }

    pub(crate) fn turn_of(&self, color: Color) -> Turn {
        let made = self.sides[color].moves;
        Turn {
            color,
            delay: self.controls.of(color).per_move_after(made).delay(),
            ..Turn::default()
        }
    }
}

impl Default for Turn {
    fn default() -> Self {
        Self {
            color: Color::White,
            charged: Span::ZERO,
            free: Span::ZERO,
            delay: Span::ZERO,
        }
    }
}
