//! How much time a player has.

use std::error::Error;
use std::fmt;
use std::num::NonZeroU32;

use rules::{ByColor, Color};

use crate::{PerMove, Span, Stage, StageProgress, Stages, StagesError};

/// How much time a player has.
///
/// The text form is that of the PGN tag `TimeControl` (PGN standard, 9.6.1), which [`TimeControl::tag`]
/// writes, with letters for what the tag cannot say:
///
/// | text | meaning |
/// |---|---|
/// | `-` | no clock |
/// | `300` | five minutes for the game |
/// | `300+3` | and Fischer's increment of three seconds |
/// | `300d3` | and the simple delay of three seconds |
/// | `300b3` | and Bronstein's delay of three seconds |
/// | `*180` | an hourglass that begins with three minutes for each side |
/// | `40/7200:20/3600:900+30` | several stages |
///
/// # Examples
///
/// ```
/// use clock::{PerMove, Span, TimeControl};
///
/// let control: TimeControl = "300d2.5".parse()?;
/// assert_eq!(control, TimeControl::sudden_death(Span::minutes(5), PerMove::Delay(Span(2_500)))?);
/// assert_eq!(control.to_string(), "300d2.5");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeControl {
    /// No clock.
    #[default]
    None,
    /// What one side uses, the other gets. The span is what each side starts with.
    Hourglass(Span),
    /// One stage or several.
    Stages(Stages),
}

impl TimeControl {
    /// One stage for the whole game.
    ///
    /// # Errors
    ///
    /// [`StagesError::NoTime`] when there is no time to move in.
    pub fn sudden_death(time: Span, per_move: PerMove) -> Result<Self, StagesError> {
        let stage = Stage {
            moves: None,
            time,
            per_move,
        };
        Stages::new(vec![stage]).map(Self::Stages)
    }

    /// Whether time is counted at all.
    #[must_use]
    pub const fn is_timed(&self) -> bool {
        !matches!(self, Self::None)
    }

    /// How far along a player is after this many moves; `None` if there are no stages.
    #[must_use]
    pub fn progress(&self, made: u32) -> Option<StageProgress> {
        self.stages().map(|stages| stages.progress(made))
    }

    pub(crate) const fn stages(&self) -> Option<&Stages> {
        match self {
            Self::Stages(stages) => Some(stages),
            Self::None | Self::Hourglass(_) => None,
        }
    }

    /// What is on the clock before the first increment.
    pub(crate) fn first_time(&self) -> Span {
        match self {
            Self::None => Span::ZERO,
            Self::Hourglass(time) => *time,
            Self::Stages(stages) => stages.as_slice()[0].time,
        }
    }

    /// What the next move brings to a player who has made this many.
    pub(crate) fn per_move_after(&self, made: u32) -> PerMove {
        self.stages()
            .map_or(PerMove::Nothing, |stages| stages.stage_after(made).per_move)
    }

    /// The time of the stage that begins once this many moves are made.
    pub(crate) fn time_after(&self, made: NonZeroU32) -> Option<Span> {
        self.stages()?.time_after(made.get())
    }
}

/// The time controls of both sides.
///
/// Its text is the control of both sides, or White's and Black's with `|` between them.
///
/// # Examples
///
/// ```
/// use clock::{Controls, TimeControl};
///
/// let odds: Controls = "300|60+1".parse()?;
/// assert!(odds.is_odds());
/// let equal = Controls::from("300+3".parse::<TimeControl>()?);
/// assert_eq!(equal.to_string(), "300+3");
/// # Ok::<(), clock::ParseControlError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Controls(ByColor<TimeControl>);

/// Both sides share one hourglass.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HourglassAlone;

impl fmt::Display for HourglassAlone {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an hourglass needs both sides")
    }
}

impl Error for HourglassAlone {}

impl Controls {
    /// Different controls for the two sides.
    ///
    /// # Errors
    ///
    /// [`HourglassAlone`] when only one side has an hourglass.
    pub fn odds(white: TimeControl, black: TimeControl) -> Result<Self, HourglassAlone> {
        let is_hourglass = |control: &TimeControl| matches!(control, TimeControl::Hourglass(_));
        if is_hourglass(&white) != is_hourglass(&black) {
            return Err(HourglassAlone);
        }
        Ok(Self(ByColor { white, black }))
    }

    /// The control of a side.
    #[must_use]
    pub fn of(&self, color: Color) -> &TimeControl {
        self.0.get(color)
    }

    /// Whether the sides have different controls.
    #[must_use]
    pub fn is_odds(&self) -> bool {
        self.0.white != self.0.black
    }

    /// Whether any side's time is counted.
    #[must_use]
    pub const fn is_timed(&self) -> bool {
        self.0.white.is_timed() || self.0.black.is_timed()
    }

    pub(crate) const fn is_hourglass(&self) -> bool {
        matches!(self.0.white, TimeControl::Hourglass(_))
    }
}

impl From<TimeControl> for Controls {
    /// The same for both sides.
    fn from(control: TimeControl) -> Self {
        Self(ByColor {
            white: control.clone(),
            black: control,
        })
    }
}
