//! A sitting as text for storage: lines, each with a key and a value.
//!
//! ```text
//! names Anna\tBert
//! control 180+2
//! conduct code=fide touch=on …
//! take-backs asked
//! claims by-hand
//! computer 3 1234
//! match match1 colors half open A:white -
//! clock clock1 180+2 …
//! state touch: touched=e2
//! times 1500:178500 900:-
//! take-back w
//! forfeit b lost
//! ```

use std::fmt;
use std::str::FromStr;

use clock::Span;
use rules::Color;

use crate::{Agreement, Claims, Forfeit, MoveTime, Sitting, TakeBacks};

/// How a game is over by the law.
const LOST: &str = "lost";
const DRAWN: &str = "drawn";

/// Why a text is not a stored sitting: the line that cannot be understood, counted from 1, or what is
/// missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SittingError {
    /// A line cannot be understood.
    Line(usize),
    /// A line with this key is missing.
    Missing(&'static str),
}

impl fmt::Display for SittingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line} of the stored sitting cannot be understood"),
            Self::Missing(key) => write!(f, "the stored sitting has no line {key:?}"),
        }
    }
}

impl std::error::Error for SittingError {}

impl fmt::Display for Sitting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Agreement {
            names,
            control,
            conduct,
            take_backs,
            claims,
            computer,
        } = &self.agreement;
        let names = names
            .each_ref()
            .map(|name| name.replace(|it: char| it.is_control(), " "));
        writeln!(f, "names {}", names.join("\t"))?;
        writeln!(f, "control {control}")?;
        writeln!(f, "conduct {conduct}")?;
        writeln!(f, "take-backs {}", take_backs.key())?;
        writeln!(f, "claims {}", claims.key())?;
        if let Some(computer) = computer {
            writeln!(f, "computer {computer}")?;
        }
        writeln!(f, "match {}", self.contest)?;
        writeln!(f, "clock {}", self.clock)?;
        writeln!(f, "state {}", self.conduct)?;
        if !self.times.is_empty() {
            f.write_str("times")?;
            for time in &self.times {
                match time.left {
                    Some(left) => write!(f, " {}:{}", time.elapsed.0, left.0)?,
                    None => write!(f, " {}:-", time.elapsed.0)?,
                }
            }
            f.write_str("\n")?;
        }
        if let Some(color) = self.take_back_asked {
            writeln!(f, "take-back {}", color.char())?;
        }
        if let Some(Forfeit { by, is_drawn }) = self.forfeit {
            let how = if is_drawn { DRAWN } else { LOST };
            writeln!(f, "forfeit {} {how}", by.char())?;
        }
        Ok(())
    }
}

impl FromStr for Sitting {
    type Err = SittingError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let mut agreement = Agreement::default();
        let (mut contest, mut clock) = (None, None);
        let mut conduct = None;
        let mut times = Vec::new();
        let (mut take_back_asked, mut forfeit) = (None, None);
        for (line, number) in text.lines().zip(1..) {
            let fault = || SittingError::Line(number);
            let (key, value) = line.split_once(' ').ok_or_else(fault)?;
            match key {
                "names" => {
                    let (one, other) = value.split_once('\t').ok_or_else(fault)?;
                    agreement.names = [one.to_owned(), other.to_owned()];
                }
                "control" => agreement.control = value.parse().map_err(|_| fault())?,
                "conduct" => agreement.conduct = value.parse().map_err(|_| fault())?,
                "take-backs" => {
                    agreement.take_backs = TakeBacks::from_key(value).ok_or_else(fault)?;
                }
                "claims" => agreement.claims = Claims::from_key(value).ok_or_else(fault)?,
                "computer" => agreement.computer = Some(value.parse().map_err(|_| fault())?),
                "match" => contest = Some(value.parse().map_err(|_| fault())?),
                "clock" => clock = Some(value.parse().map_err(|_| fault())?),
                "state" => conduct = Some(value.parse().map_err(|_| fault())?),
                "times" => {
                    let read = value.split(' ').map(time).collect::<Option<_>>();
                    times = read.ok_or_else(fault)?;
                }
                "take-back" => take_back_asked = Some(color(value).ok_or_else(fault)?),
                "forfeit" => forfeit = Some(read_forfeit(value).ok_or_else(fault)?),
                _ => return Err(fault()),
            }
        }
        Ok(Self {
            agreement,
            contest: contest.ok_or(SittingError::Missing("match"))?,
            clock: clock.ok_or(SittingError::Missing("clock"))?,
            conduct: conduct.ok_or(SittingError::Missing("state"))?,
            times,
            take_back_asked,
            forfeit,
        })
    }
}

fn time(text: &str) -> Option<MoveTime> {
    let (elapsed, left) = text.split_once(':')?;
    Some(MoveTime {
        elapsed: Span(elapsed.parse().ok()?),
        left: match left {
            "-" => None,
            left => Some(Span(left.parse().ok()?)),
        },
    })
}

fn read_forfeit(text: &str) -> Option<Forfeit> {
    let (by, how) = text.split_once(' ')?;
    let is_drawn = match how {
        DRAWN => true,
        LOST => false,
        _ => return None,
    };
    let by = color(by)?;
    Some(Forfeit { by, is_drawn })
}

fn color(text: &str) -> Option<Color> {
    let is = |color: &Color| text.chars().eq([color.char()]);
    Color::ALL.into_iter().find(is)
}
