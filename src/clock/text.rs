//! Time controls as text.

use std::error::Error;
use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use rules::Color;

use crate::{Controls, PerMove, Span, Stage, Stages, StagesError, TimeControl};

/// Three years, longer than any game.
const MAX_SECONDS: u64 = 99_999_999;

/// More moves than any stage has.
const MAX_MOVES: u32 = 9_999;

/// What was expected where a time control cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Expected {
    /// A number of seconds up to 99999999, with at most three decimal places.
    Seconds,
    /// A number of moves from 1 to 9999 before the `/`.
    Moves,
    /// The end of the stage: `:` or the end of the text.
    End,
    /// Stages that make a time control.
    Stages(StagesError),
    /// An hourglass for both sides, or for none.
    Hourglass,
}

/// Why a text is not a time control, and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseControlError {
    /// The character that is wrong, counted from 1.
    pub column: usize,
    /// What was expected there.
    pub expected: Expected,
}

impl fmt::Display for ParseControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.expected {
            Expected::Seconds => write!(f, "expected a number of seconds up to {MAX_SECONDS}"),
            Expected::Moves => write!(f, "expected a number of moves from 1 to {MAX_MOVES}"),
            Expected::End => f.write_str("expected the end of the stage"),
            Expected::Stages(error) => error.fmt(f),
            Expected::Hourglass => f.write_str("expected an hourglass for both sides"),
        }?;
        write!(f, " at character {}", self.column)
    }
}

impl Error for ParseControlError {}

impl FromStr for TimeControl {
    type Err = ParseControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = Reader { text, at: 0 };
        let control = reader.control()?;
        reader.end()?;
        Ok(control)
    }
}

impl FromStr for Controls {
    type Err = ParseControlError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut reader = Reader { text, at: 0 };
        let white = reader.control()?;
        if !reader.take('|') {
            reader.end()?;
            return Ok(Self::from(white));
        }
        let at = reader.at;
        let black = reader.control()?;
        reader.end()?;
        Self::odds(white, black).map_err(|_| reader.fault(at, Expected::Hourglass))
    }
}

struct Reader<'a> {
    text: &'a str,
    /// The byte that is read next.
    at: usize,
}

impl Reader<'_> {
    fn fault(&self, at: usize, expected: Expected) -> ParseControlError {
        let column = self.text.get(..at).map_or(at, |read| read.chars().count()) + 1;
        ParseControlError { column, expected }
    }

    fn rest(&self) -> &str {
        &self.text[self.at..]
    }

    fn take(&mut self, letter: char) -> bool {
        let is_there = self.rest().starts_with(letter);
        if is_there {
            self.at += letter.len_utf8();
        }
        is_there
    }

    fn end(&self) -> Result<(), ParseControlError> {
        if self.rest().is_empty() {
            Ok(())
        } else {
            Err(self.fault(self.at, Expected::End))
        }
    }

    fn digits(&mut self) -> &str {
        let rest = &self.text[self.at..];
        let count = rest.bytes().take_while(u8::is_ascii_digit).count();
        self.at += count;
        &rest[..count]
    }

    fn seconds(&mut self) -> Result<Span, ParseControlError> {
        let at = self.at;
        let whole = self.digits().parse::<u64>().ok();
        let whole = whole.filter(|seconds| *seconds <= MAX_SECONDS);
        let mut span = whole
            .map(Span::seconds)
            .ok_or_else(|| self.fault(at, Expected::Seconds))?;
        if self.take('.') {
            let at = self.at;
            let places = self.digits();
            let thousandths = format!("{places:0<3}").parse::<u64>().ok();
            let is_read = (1..=3).contains(&places.len());
            match thousandths.filter(|_| is_read) {
                Some(thousandths) => span = span.plus(Span(thousandths)),
                None => return Err(self.fault(at, Expected::Seconds)),
            }
        }
        Ok(span)
    }

    fn control(&mut self) -> Result<TimeControl, ParseControlError> {
        let at = self.at;
        if self.take('-') {
            return Ok(TimeControl::None);
        }
        if self.take('*') {
            let time = self.seconds()?;
            return if time.is_zero() {
                Err(self.fault(at, Expected::Stages(StagesError::NoTime)))
            } else {
                Ok(TimeControl::Hourglass(time))
            };
        }
        let mut stages = vec![self.stage()?];
        while self.take(':') {
            stages.push(self.stage()?);
        }
        Stages::new(stages)
            .map(TimeControl::Stages)
            .map_err(|error| self.fault(at, Expected::Stages(error)))
    }

    fn stage(&mut self) -> Result<Stage, ParseControlError> {
        let at = self.at;
        let moves = self.digits().parse::<u32>().ok();
        let moves = if self.take('/') {
            let moves = moves.filter(|moves| *moves <= MAX_MOVES);
            let moves = moves.and_then(NonZeroU32::new);
            Some(moves.ok_or_else(|| self.fault(at, Expected::Moves))?)
        } else {
            self.at = at;
            None
        };
        let time = self.seconds()?;
        let per_move = if self.take('+') {
            PerMove::Increment(self.seconds()?)
        } else if self.take('d') {
            PerMove::Delay(self.seconds()?)
        } else if self.take('b') {
            PerMove::Bronstein(self.seconds()?)
        } else {
            PerMove::Nothing
        };
        Ok(Stage {
            moves,
            time,
            per_move,
        })
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::None => f.write_str("-"),
            Self::Hourglass(time) => write!(f, "*{}", Seconds(*time)),
            Self::Stages(stages) => {
                for (index, stage) in stages.as_slice().iter().enumerate() {
                    if index > 0 {
                        f.write_str(":")?;
                    }
                    write_stage(f, stage)?;
                }
                Ok(())
            }
        }
    }
}

fn write_stage(f: &mut fmt::Formatter<'_>, stage: &Stage) -> fmt::Result {
    if let Some(moves) = stage.moves {
        write!(f, "{moves}/")?;
    }
    write!(f, "{}", Seconds(stage.time))?;
    match stage.per_move {
        PerMove::Nothing => Ok(()),
        PerMove::Increment(span) => write!(f, "+{}", Seconds(span)),
        PerMove::Delay(span) => write!(f, "d{}", Seconds(span)),
        PerMove::Bronstein(span) => write!(f, "b{}", Seconds(span)),
    }
}

impl fmt::Display for Controls {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.of(Color::White).fmt(f)?;
        if self.is_odds() {
            write!(f, "|{}", self.of(Color::Black))?;
        }
        Ok(())
    }
}

/// Seconds with as many decimal places as needed.
struct Seconds(Span);

impl fmt::Display for Seconds {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (seconds, thousandths) = (self.0.0 / 1_000, self.0.0 % 1_000);
        if thousandths == 0 {
            return write!(f, "{seconds}");
        }
        let text = format!("{seconds}.{thousandths:03}");
        f.write_str(text.trim_end_matches('0'))
    }
}
