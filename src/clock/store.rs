//! Clocks as text for storage.
//!
//! One line of words, as in
//!
//! ```text
//! clock1 300+3 before:pauses:5000:20000 running 1700000012000 white:1500:0:0 295500:4:4:19000:- 297000:4:4:15000:-
//! ```
//!
//! the version, the controls, the settings (first increment, away, longest gap, low time), the
//! state, the last reading, the turn (side, time charged, time free, delay left), and White's and
//! Black's side (time left, moves, moves rewarded, time elapsed, `!` after a warning). All times are
//! in milliseconds. The text has no checksum of its own: whatever stores it has one for the whole game.

use std::error::Error;
use std::fmt;
use std::str::{FromStr, Split};

use rules::{ByColor, Color};

use crate::clock::{Side, Turn};
use crate::{
    Away, Clock, FirstIncrement, Flag, ParseControlError, Pause, Reading, Settings, Span, State,
};

const MAGIC: &str = "clock";
const VERSION: &str = "1";

/// The highest number that is accepted: thirty thousand years in milliseconds, so that sums of
/// several do not overflow.
const MAX_NUMBER: u64 = 1_000_000_000_000_000;

/// More moves than any game has.
const MAX_MOVES: u32 = 1_000_000;

/// Why a text is not a stored clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoredClockError {
    /// The text is something else.
    NotAClock,
    /// A newer version of the product wrote it.
    Newer,
    /// The time controls cannot be read.
    Controls(ParseControlError),
    /// A word cannot be understood; the first has the number 1.
    Word(usize),
    /// The words do not fit together: no events lead to such a clock.
    Impossible,
}

impl fmt::Display for StoredClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAClock => f.write_str("this is not a stored clock"),
            Self::Newer => f.write_str("a newer version wrote this clock"),
            Self::Controls(error) => write!(f, "the time controls of the clock: {error}"),
            Self::Word(word) => write!(f, "word {word} of the stored clock cannot be understood"),
            Self::Impossible => f.write_str("the parts of the stored clock do not fit together"),
        }
    }
}

impl Error for StoredClockError {}

impl fmt::Display for Clock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let settings = &self.settings;
        let first = match settings.first_increment {
            FirstIncrement::BeforeFirstMove => "before",
            FirstIncrement::AfterFirstMove => "after",
        };
        let away = match settings.away {
            Away::Counts => "counts",
            Away::Pauses => "pauses",
        };
        let gap = Perhaps(settings.longest_gap);
        let low = Perhaps(settings.low_time);
        write!(
            f,
            "{MAGIC}{VERSION} {} {first}:{away}:{gap}:{low} ",
            self.controls
        )?;
        match self.state {
            State::Ready => f.write_str("ready"),
            State::Running => f.write_str("running"),
            State::Paused(Pause::Asked) => f.write_str("paused"),
            State::Paused(Pause::Ended) => f.write_str("ended"),
            State::Paused(Pause::Slept { since, noticed }) => {
                write!(f, "slept:{}:{}", since.0, noticed.0)
            }
            State::Paused(Pause::Away { since, noticed }) => {
                write!(f, "away:{}:{}", since.0, noticed.0)
            }
            State::Flagged(flag) => write!(f, "flag:{}:{}", flag.color, flag.at.0),
        }?;
        let turn = &self.turn;
        let (charged, free, delay) = (turn.charged.0, turn.free.0, turn.delay.0);
        write!(
            f,
            " {} {}:{charged}:{free}:{delay}",
            self.last.0, turn.color
        )?;
        for side in [&self.sides.white, &self.sides.black] {
            let warned = if side.warned { '!' } else { '-' };
            let (moves, rewarded) = (side.moves, side.rewarded);
            let (left, elapsed) = (side.left.0, side.elapsed.0);
            write!(f, " {left}:{moves}:{rewarded}:{elapsed}:{warned}")?;
        }
        Ok(())
    }
}

/// A span or `-`.
struct Perhaps(Option<Span>);

impl fmt::Display for Perhaps {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(span) => span.0.fmt(f),
            None => f.write_str("-"),
        }
    }
}

impl FromStr for Clock {
    type Err = StoredClockError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let words: Vec<&str> = text.split(' ').collect();
        let head = words[0].strip_prefix(MAGIC);
        match head.ok_or(StoredClockError::NotAClock)? {
            VERSION => {}
            version if version.parse::<u32>().is_ok_and(|version| version > 1) => {
                return Err(StoredClockError::Newer);
            }
            _ => return Err(StoredClockError::NotAClock),
        }
        let [_, controls, settings, state, last, turn, white, black] = words[..] else {
            return Err(StoredClockError::Word(words.len()));
        };
        let wrong = |word: usize| move || StoredClockError::Word(word);
        let clock = Self {
            controls: controls.parse().map_err(StoredClockError::Controls)?,
            settings: read_settings(settings).ok_or_else(wrong(3))?,
            state: read_state(state).ok_or_else(wrong(4))?,
            last: Reading(number(last).ok_or_else(wrong(5))?),
            turn: read_turn(turn).ok_or_else(wrong(6))?,
            sides: ByColor {
                white: read_side(white).ok_or_else(wrong(7))?,
                black: read_side(black).ok_or_else(wrong(8))?,
            },
        };
        if clock.is_possible() {
            Ok(clock)
        } else {
            Err(StoredClockError::Impossible)
        }
    }
}

impl Clock {
    /// Whether the parts fit together.
    fn is_possible(&self) -> bool {
        let turn = &self.turn;
        let delay = self.turn_of(turn.color).delay;
        let is_turn =
            turn.delay <= delay && turn.charged.plus(turn.free) <= self.sides[turn.color].elapsed;
        let are_sides = Color::ALL.into_iter().all(|color| {
            let side = &self.sides[color];
            side.moves <= side.rewarded
                && (self.controls.of(color).is_timed() || side.left.is_zero())
        });
        let is_state = match self.state {
            State::Flagged(flag) => {
                flag.color == turn.color
                    && self.sides[flag.color].left.is_zero()
                    && turn.delay.is_zero()
                    && self.controls.of(flag.color).is_timed()
            }
            State::Paused(Pause::Slept { since, noticed } | Pause::Away { since, noticed }) => {
                since <= noticed
            }
            State::Ready => self.sides.white.rewarded == 0 && self.sides.black.rewarded == 0,
            State::Running | State::Paused(_) => true,
        };
        is_turn && are_sides && is_state
    }
}

fn read_settings(word: &str) -> Option<Settings> {
    let mut parts = word.split(':');
    let settings = Settings {
        first_increment: match parts.next()? {
            "before" => FirstIncrement::BeforeFirstMove,
            "after" => FirstIncrement::AfterFirstMove,
            _ => return None,
        },
        away: match parts.next()? {
            "counts" => Away::Counts,
            "pauses" => Away::Pauses,
            _ => return None,
        },
        longest_gap: perhaps(&mut parts)?,
        low_time: perhaps(&mut parts)?,
    };
    parts.next().is_none().then_some(settings)
}

fn perhaps(parts: &mut Split<'_, char>) -> Option<Option<Span>> {
    match parts.next()? {
        "-" => Some(None),
        text => number(text).map(|milliseconds| Some(Span(milliseconds))),
    }
}

fn read_state(word: &str) -> Option<State> {
    let mut parts = word.split(':');
    let name = parts.next()?;
    let state = match name {
        "ready" => State::Ready,
        "running" => State::Running,
        "paused" => State::Paused(Pause::Asked),
        "ended" => State::Paused(Pause::Ended),
        "slept" | "away" => {
            let since = Reading(number(parts.next()?)?);
            let noticed = Reading(number(parts.next()?)?);
            State::Paused(if name == "slept" {
                Pause::Slept { since, noticed }
            } else {
                Pause::Away { since, noticed }
            })
        }
        "flag" => State::Flagged(Flag {
            color: read_color(parts.next()?)?,
            at: Reading(number(parts.next()?)?),
        }),
        _ => return None,
    };
    parts.next().is_none().then_some(state)
}

fn read_turn(word: &str) -> Option<Turn> {
    let mut parts = word.split(':');
    let turn = Turn {
        color: read_color(parts.next()?)?,
        charged: Span(number(parts.next()?)?),
        free: Span(number(parts.next()?)?),
        delay: Span(number(parts.next()?)?),
    };
    parts.next().is_none().then_some(turn)
}

fn read_side(word: &str) -> Option<Side> {
    let mut parts = word.split(':');
    let side = Side {
        left: Span(number(parts.next()?)?),
        moves: moves(parts.next()?)?,
        rewarded: moves(parts.next()?)?,
        elapsed: Span(number(parts.next()?)?),
        warned: match parts.next()? {
            "!" => true,
            "-" => false,
            _ => return None,
        },
    };
    parts.next().is_none().then_some(side)
}

fn read_color(text: &str) -> Option<Color> {
    let mut colors = Color::ALL.into_iter();
    colors.find(|color| color.to_string() == text)
}

fn moves(text: &str) -> Option<u32> {
    let moves = u32::try_from(number(text)?).ok()?;
    (moves <= MAX_MOVES).then_some(moves)
}

/// A number as it is written here: digits only, without leading zeros.
fn number(text: &str) -> Option<u64> {
    let number: u64 = text.parse().ok()?;
    (number <= MAX_NUMBER && number.to_string() == text).then_some(number)
}
