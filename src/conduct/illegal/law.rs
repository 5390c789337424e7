//! The laws about illegal moves.

use std::fmt;

use crate::code::Code;
use crate::names::names;

/// Which law is applied to illegal moves in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum IllegalMoveLaw {
    /// The board does not accept them: not a law, but how programs play.
    #[default]
    Refused,
    /// Today's: the position is restored, a touched piece must move, the opponent gets time, and the
    /// second illegal move loses (FIDE 7.5).
    Time(Pace),
    /// The opponent chooses among three penalties (seed 000, law VII).
    Penalties,
    /// Another move of the same piece, if possible (seed 002).
    SamePiece,
    /// The move is taken back and corrected without penalty (seed 004, “Errors”).
    NoPenalty,
}

/// Which of FIDE's rules on time apply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Pace {
    /// The Competition Rules.
    #[default]
    Standard,
    /// Appendix A.4, without an arbiter for every few games.
    Rapid,
    /// Appendix A.3: the Competition Rules, as there are enough arbiters.
    SupervisedRapid,
    /// Appendix B.4, without an arbiter for every game.
    Blitz,
    /// Appendix B.3: the Competition Rules, as there is an arbiter for every game.
    SupervisedBlitz,
}

names!(
    Pace,
    "a pace of play",
    Standard = "standard",
    Rapid = "rapid",
    SupervisedRapid = "supervised-rapid",
    Blitz = "blitz",
    SupervisedBlitz = "supervised-blitz",
);

/// Time added to the opponent's clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ExtraTime {
    /// How much time.
    pub milliseconds: u64,
}

impl Pace {
    /// What the opponent gets for the first illegal move: two minutes (FIDE 7.5.5), one in blitz
    /// (B.2).
    #[must_use]
    pub const fn extra_time(self) -> ExtraTime {
        ExtraTime {
            milliseconds: match self {
                Self::Standard | Self::Rapid | Self::SupervisedRapid => 120_000,
                Self::Blitz | Self::SupervisedBlitz => 60_000,
            },
        }
    }

    /// Whether an illegal move stands once the opponent has moved (A.4.2, for blitz by B.4).
    #[must_use]
    pub const fn lets_it_stand(self) -> bool {
        matches!(self, Self::Rapid | Self::Blitz)
    }
}

impl IllegalMoveLaw {
    /// All of them.
    pub const ALL: [Self; 9] = [
        Self::Refused,
        Self::Time(Pace::Standard),
        Self::Time(Pace::Rapid),
        Self::Time(Pace::SupervisedRapid),
        Self::Time(Pace::Blitz),
        Self::Time(Pace::SupervisedBlitz),
        Self::Penalties,
        Self::SamePiece,
        Self::NoPenalty,
    ];

    /// The law of a code; today's with the Competition Rules.
    #[must_use]
    pub const fn of(code: Code) -> Self {
        match code {
            Code::Fide => Self::Time(Pace::Standard),
            Code::Seed000 => Self::Penalties,
            Code::Seed002 => Self::SamePiece,
            Code::Seed004 => Self::NoPenalty,
        }
    }
}

/// Writes `refused`, `time-standard` and the like, `penalties`, `same-piece` or `no-penalty`.
impl fmt::Display for IllegalMoveLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Refused => f.write_str("refused"),
            Self::Time(pace) => write!(f, "time-{pace}"),
            Self::Penalties => f.write_str("penalties"),
            Self::SamePiece => f.write_str("same-piece"),
            Self::NoPenalty => f.write_str("no-penalty"),
        }
    }
}

impl std::str::FromStr for IllegalMoveLaw {
    type Err = crate::ParseConductError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL
            .into_iter()
            .find(|law| law.to_string() == text)
            .ok_or_else(|| {
                let names = Self::ALL.map(|law| law.to_string()).join(", ");
                crate::ParseConductError::new(
                    text,
                    "a law about illegal moves",
                    format!("one of {names}"),
                )
            })
    }
}
