//! Counting fifty moves on call (seed 000, law XI).

mod grounds;

#[cfg(test)]
mod tests;

pub use grounds::{FiftyReason, force, grounds};

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use rules::Color;

use crate::ParseConductError;

/// How draws by fifty moves come about in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FiftyLaw {
    /// A player claims that fifty moves were made without a capture or a pawn move (FIDE 9.3;
    /// seeds 002 and 003).
    #[default]
    Claimed,
    /// A player calls upon the other to draw or to mate in fifty moves (seed 000, law XI).
    Called,
}

crate::names::names!(
    FiftyLaw,
    "a law about fifty moves",
    Claimed = "claimed",
    Called = "called"
);

/// How many moves on each side are counted.
pub const COUNTED_MOVES: u32 = 50;

/// The count: nobody has called, moves are being counted, or the caller has to choose.
///
/// Captures and pawn moves do not restart the count, since law XI counts moves and nothing else.
///
/// # Examples
///
/// ```
/// use conduct::{FiftyCount, FiftyChoice};
/// use rules::Color;
///
/// let mut count = FiftyCount::default();
/// count.call(Color::Black)?;
/// for _ in 0..100 {
///     count.played();
/// }
/// assert_eq!(count, FiftyCount::Expired { by: Color::Black });
/// count.choose(Color::Black, FiftyChoice::Proceed)?;
/// count.call(Color::White)?; // “and A in his turn may claim the fifty move counting”
/// # Ok::<(), conduct::FiftyError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FiftyCount {
    /// Nobody has called.
    #[default]
    Idle,
    /// The moves since the call are counted.
    Counting {
        /// Who called.
        by: Color,
        /// The half-moves since then, of both sides; below 100.
        plies: u32,
    },
    /// The fifty moves are over, and the caller chooses.
    Expired {
        /// Who called.
        by: Color,
    },
    /// The caller has claimed the draw.
    Drawn,
}

/// What the caller chooses when the fifty moves are over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FiftyChoice {
    /// The game is drawn.
    Draw,
    /// “He may claim that the game shall proceed.”
    Proceed,
}

crate::names::names!(
    FiftyChoice,
    "a choice after fifty moves",
    Draw = "draw",
    Proceed = "proceed"
);

/// Why a call or a choice has no effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FiftyError {
    /// Moves are being counted for a call, or its caller has not chosen yet.
    AlreadyCalled,
    /// There is nothing to choose yet.
    NotExpired,
    /// The other player called.
    NotTheCaller,
    /// The game is drawn.
    Over,
}

impl fmt::Display for FiftyError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::AlreadyCalled => "a call is being counted already",
            Self::NotExpired => "the fifty moves are not over",
            Self::NotTheCaller => "the other player called",
            Self::Over => "the game is drawn",
        })
    }
}

impl Error for FiftyError {}

impl FiftyCount {
    /// A player calls upon the other to draw or to mate within fifty moves on each side. Whether there
    /// is a ground for the call is up to [`grounds`], or to both players.
    ///
    /// # Errors
    ///
    /// [`FiftyError`] if another call stands or the game is drawn.
    pub const fn call(&mut self, by: Color) -> Result<(), FiftyError> {
        match self {
            Self::Idle => {
                *self = Self::Counting { by, plies: 0 };
                Ok(())
            }
            Self::Counting { .. } | Self::Expired { .. } => Err(FiftyError::AlreadyCalled),
            Self::Drawn => Err(FiftyError::Over),
        }
    }

    /// Counts a move of either side, whatever it is. Moves that are made before the caller has
    /// chosen are not counted.
    pub const fn played(&mut self) {
        if let Self::Counting { by, plies } = *self {
            *self = if plies + 1 < 2 * COUNTED_MOVES {
                Self::Counting {
                    by,
                    plies: plies + 1,
                }
            } else {
                Self::Expired { by }
            };
        }
    }

    /// The caller chooses after the fifty moves.
    ///
    /// # Errors
    ///
    /// [`FiftyError`] if the moves are not over or the other player called.
    pub fn choose(&mut self, by: Color, choice: FiftyChoice) -> Result<(), FiftyError> {
        match *self {
            Self::Expired { by: caller } if caller == by => {
                *self = match choice {
                    FiftyChoice::Draw => Self::Drawn,
                    FiftyChoice::Proceed => Self::Idle,
                };
                Ok(())
            }
            Self::Expired { .. } => Err(FiftyError::NotTheCaller),
            Self::Idle | Self::Counting { .. } => Err(FiftyError::NotExpired),
            Self::Drawn => Err(FiftyError::Over),
        }
    }

    /// The count before the last half-move, which was taken back. A call made after it is gone too.
    #[must_use]
    pub const fn taken_back(self) -> Self {
        match self {
            Self::Counting { plies: 0, .. } | Self::Idle | Self::Drawn => Self::Idle,
            Self::Counting { by, plies } => Self::Counting {
                by,
                plies: plies - 1,
            },
            Self::Expired { by } => Self::Counting {
                by,
                plies: 2 * COUNTED_MOVES - 1,
            },
        }
    }

    /// How many moves are left on each side, the last of which may be half done; `None` if nothing is
    /// being counted.
    #[must_use]
    pub const fn moves_left(self) -> Option<u32> {
        match self {
            Self::Counting { plies, .. } => Some((2 * COUNTED_MOVES - plies).div_ceil(2)),
            _ => None,
        }
    }
}

/// Writes `-`, `counting=b37`, `expired=b` or `drawn`.
impl fmt::Display for FiftyCount {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Idle => f.write_str("-"),
            Self::Counting { by, plies } => write!(f, "counting={}{plies}", by.char()),
            Self::Expired { by } => write!(f, "expired={}", by.char()),
            Self::Drawn => f.write_str("drawn"),
        }
    }
}

impl FromStr for FiftyCount {
    type Err = ParseConductError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            match text {
                "-" => return Some(Self::Idle),
                "drawn" => return Some(Self::Drawn),
                _ => {}
            }
            let (key, value) = text.split_once('=')?;
            let by = Color::from_char(value.chars().next()?)?;
            let rest = value.get(1..)?;
            match key {
                "expired" if rest.is_empty() => Some(Self::Expired { by }),
                "counting" => {
                    let plies: u32 = rest.parse().ok()?;
                    let is_written_so = rest == plies.to_string() && plies < 2 * COUNTED_MOVES;
                    is_written_so.then_some(Self::Counting { by, plies })
                }
                _ => None,
            }
        };
        read().ok_or_else(|| {
            ParseConductError::new(
                text,
                "a count of fifty moves",
                "-, counting=b37 with a number below 100, expired=b or drawn",
            )
        })
    }
}
