//! Calling check: who has to, and what a call or the lack of one means.

use rules::Position;

use crate::code::{Code, Source};
use crate::names::names;

/// Whether check must be announced in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CheckLaw {
    /// The player must audibly say “check” (seed 000, law VIII; seed 001, “must be accompanied with
    /// the warning”).
    Required,
    /// It is customary (seed 003).
    Customary,
    /// It is not required (seed 004; seed 002 and today's law do not mention it).
    #[default]
    NotRequired,
}

names!(
    CheckLaw,
    "a law about calling check",
    Required = "required",
    Customary = "customary",
    NotRequired = "not-required",
);

impl CheckLaw {
    /// What a text requires.
    #[must_use]
    pub const fn of_source(source: Source) -> Self {
        match source {
            Source::Seed000 | Source::Seed001 => Self::Required,
            Source::Seed003 => Self::Customary,
            Source::Fide | Source::Seed002 | Source::Seed004 => Self::NotRequired,
        }
    }

    /// What a code requires.
    #[must_use]
    pub const fn of(code: Code) -> Self {
        match code {
            Code::Seed000 => Self::Required,
            Code::Fide | Code::Seed002 | Code::Seed004 => Self::NotRequired,
        }
    }

    /// What it means that a player said “check”, or did not, with the move that led to `position`.
    #[must_use]
    pub fn notice(self, position: &Position, call: CheckCall) -> CheckNotice {
        match (position.is_check(), call, self) {
            (true, CheckCall::Said, _) => CheckNotice::Announced,
            (true, CheckCall::Silent, Self::Required) => CheckNotice::NotAnnounced,
            (false, CheckCall::Said, _) => CheckNotice::FalseCry,
            (true | false, CheckCall::Silent, _) => CheckNotice::Nothing,
        }
    }
}

/// Whether a player said “check”.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CheckCall {
    /// Yes.
    Said,
    /// No.
    #[default]
    Silent,
}

names!(
    CheckCall,
    "a call of check",
    Said = "said",
    Silent = "silent"
);

/// What a call or the lack of one means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CheckNotice {
    /// Check was given and called: who neglects it may have to move the king (seed 000, law VIII).
    Announced,
    /// Check was given and should have been called. There is no penalty: an answer that happens to
    /// end it stands, and one that does not is corrected without the king as penalty (law VIII).
    NotAnnounced,
    /// There is no check. The cry means nothing (law VIII), and what the opponent touched because
    /// of it is excused under some codes (see [`Code::excuses_false_cry`]).
    FalseCry,
    /// There is nothing to say.
    Nothing,
}
