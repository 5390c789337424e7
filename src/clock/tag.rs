//! The tag `TimeControl` of PGN (PGN standard, 9.6.1).
//!
//! The tag knows stages, increments and the hourglass. It cannot express either delay, time odds, or
//! fractions of a second; and it does not say whether the increment is given before the first move.
//! Increments within stages of several moves (`40/5400+30:1800+30`) are not in the standard's list,
//! but every program writes and reads them this way.

use std::error::Error;
use std::fmt;

use rules::Color;

use crate::{Controls, ParseControlError, PerMove, Span, TimeControl};

/// What the tag cannot express.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unsayable {
    /// The simple delay or Bronstein's.
    Delay,
    /// Different controls for the two sides.
    Odds,
    /// Fractions of a second.
    Fraction,
}

impl fmt::Display for Unsayable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Delay => "the tag TimeControl has no delay",
            Self::Odds => "the tag TimeControl is the same for both sides",
            Self::Fraction => "the tag TimeControl counts whole seconds",
        })
    }
}

impl Error for Unsayable {}

impl TimeControl {
    /// Reads the tag. An unknown control, `?`, gives `None`.
    ///
    /// # Errors
    ///
    /// [`ParseControlError`] when the text is not a time control.
    ///
    /// # Examples
    ///
    /// ```
    /// use clock::TimeControl;
    ///
    /// let control = TimeControl::from_tag("40/7200:3600")?.expect("it is known");
    /// assert_eq!(control.tag().as_deref(), Ok("40/7200:3600"));
    /// assert_eq!(TimeControl::from_tag("?")?, None);
    /// # Ok::<(), clock::ParseControlError>(())
    /// ```
    pub fn from_tag(value: &str) -> Result<Option<Self>, ParseControlError> {
        match value.trim() {
            "?" | "" => Ok(None),
            // Only this crate writes the letters for delays, so they mean the same here as elsewhere.
            text => text.parse().map(Some),
        }
    }

    /// The value of the tag.
    ///
    /// # Errors
    ///
    /// What the tag cannot express.
    pub fn tag(&self) -> Result<String, Unsayable> {
        let is_fraction = |span: Span| !span.0.is_multiple_of(1_000);
        let spans = match self {
            Self::None => Vec::new(),
            Self::Hourglass(time) => vec![*time],
            Self::Stages(stages) => {
                let stages = stages.as_slice();
                let is_delay =
                    |per_move| matches!(per_move, PerMove::Delay(_) | PerMove::Bronstein(_));
                if stages.iter().any(|stage| is_delay(stage.per_move)) {
                    return Err(Unsayable::Delay);
                }
                let spans = stages.iter();
                spans
                    .flat_map(|stage| [stage.time, stage.per_move.span()])
                    .collect()
            }
        };
        if spans.into_iter().any(is_fraction) {
            return Err(Unsayable::Fraction);
        }
        Ok(self.to_string())
    }
}

impl Controls {
    /// The value of the tag.
    ///
    /// # Errors
    ///
    /// What the tag cannot express.
    pub fn tag(&self) -> Result<String, Unsayable> {
        if self.is_odds() {
            return Err(Unsayable::Odds);
        }
        self.of(Color::White).tag()
    }
}
