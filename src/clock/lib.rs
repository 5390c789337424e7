//! The chess clock as a pure function of events.
//!
//! A [`TimeControl`] says how much time a player has. A [`Clock`] is a value: it takes an [`Event`]
//! with the [`Reading`] at which it happened, and says in a [`Response`] what came of it. It never
//! asks what time it is, so that the same events always lead to the same clock, and it can be stored
//! as text at any moment and go on from there.
//!
//! The crate knows neither moves nor results. A flag that falls says only whose it is: whether the
//! other side can still mate is for the rules to decide (`game::Game::run_out_of_time`).
//!
//! Articles are those of the FIDE Laws of Chess in force from 1 January 2023.
//!
//! # Examples
//!
//! ```
//! use clock::{Clock, Event, Notice, Reading, Settings, Span, TimeControl};
//! use rules::Color;
//!
//! let control: TimeControl = "180+2".parse()?;
//! let mut clock = Clock::new(control.into(), Settings::default(), Color::White);
//! clock.apply(Event::Start, Reading(0));
//! // Three minutes and the two seconds of the first move, of which four have passed.
//! clock.apply(Event::Tick, Reading(4_000));
//! assert_eq!(clock.left(Color::White), Some(Span::seconds(178)));
//! let response = clock.apply(Event::Press(Color::White), Reading(4_000));
//! assert_eq!(
//!     response.notices,
//!     [Notice::Moved {
//!         by: Color::White,
//!         elapsed: Span::seconds(4),
//!         left: Some(Span::seconds(180)),
//!     }]
//! );
//! # Ok::<(), clock::ParseControlError>(())
//! ```

mod clock;
mod control;
mod event;
mod preset;
mod settings;
mod span;
mod stage;
mod store;
mod tag;
mod text;

pub use clock::{Clock, Flag, Pause, State};
pub use control::{Controls, HourglassAlone, TimeControl};
pub use event::{Event, Gap, Notice, Refusal, Response};
pub use preset::{PRESETS, Preset, SpeedClass};
pub use settings::{Away, FirstIncrement, Settings};
pub use span::{FaceTime, HOLD_BACK_SHARE, Reading, Span};
pub use stage::{MAX_STAGES, PerMove, Stage, StageProgress, Stages, StagesError};
pub use store::StoredClockError;
pub use tag::Unsayable;
pub use text::{Expected, ParseControlError};

#[cfg(test)]
mod tests;
