//! How games end.

use rules::{Color, Position};

use crate::ClaimReason;

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side won.
    Win {
        /// The winner.
        winner: Color,
        /// By what.
        by: Victory,
    },
    /// The game is drawn.
    Draw(DrawReason),
    /// The game does not count.
    Annulled,
}

/// What wins a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Victory {
    /// Article 5.1.1.
    Checkmate,
    /// Article 5.1.2.
    Resignation,
    /// Article 6.9.
    Time,
}

/// What makes a game drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// Article 5.2.1.
    Stalemate,
    /// Article 5.2.2: neither side can mate by any series of legal moves.
    DeadPosition,
    /// Article 9.2, by claim.
    Threefold,
    /// Article 9.6.1, by itself.
    Fivefold,
    /// Article 9.3, by claim.
    FiftyMove,
    /// Article 9.6.2, by itself.
    SeventyFiveMove,
    /// Article 5.2.3.
    Agreement,
    /// Article 6.9: this side ran out of time, and the other cannot mate.
    TimeWithoutMate(Color),
}

/// An end that somebody brought about, as opposed to one that the moves did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Declared {
    Resignation(Color),
    Agreement,
    Claim(ClaimReason),
    Time(Color),
    Annulled,
}

impl Declared {
    /// What it means for a game that stands in `position`.
    pub(crate) fn outcome(self, position: &Position) -> Outcome {
        match self {
            Self::Resignation(loser) => Outcome::Win {
                winner: loser.other(),
                by: Victory::Resignation,
            },
            Self::Agreement => Outcome::Draw(DrawReason::Agreement),
            Self::Claim(ClaimReason::Threefold) => Outcome::Draw(DrawReason::Threefold),
            Self::Claim(ClaimReason::FiftyMove) => Outcome::Draw(DrawReason::FiftyMove),
            Self::Time(flagged) if can_mate(position, flagged.other()) => Outcome::Win {
                winner: flagged.other(),
                by: Victory::Time,
            },
            Self::Time(flagged) => Outcome::Draw(DrawReason::TimeWithoutMate(flagged)),
            Self::Annulled => Outcome::Annulled,
        }
    }
}

/// Whether it is not proved that `color` can never mate. Proof are a bare king and a dead position.
fn can_mate(position: &Position, color: Color) -> bool {
    position.by_color(color).has_several() && !position.is_insufficient_material()
}

/// The end that the moves alone brought about; of several the first in the order of the product:
/// checkmate, stalemate, dead position, fivefold repetition, seventy-five moves.
pub(crate) fn automatic(position: &Position, repetitions: usize) -> Option<Outcome> {
    if !position.has_legal_moves() {
        return Some(if position.is_check() {
            Outcome::Win {
                winner: position.turn().other(),
                by: Victory::Checkmate,
            }
        } else {
            Outcome::Draw(DrawReason::Stalemate)
        });
    }
    if position.is_insufficient_material() {
        Some(Outcome::Draw(DrawReason::DeadPosition))
    } else if repetitions >= 5 {
        Some(Outcome::Draw(DrawReason::Fivefold))
    } else if position.halfmove_clock() >= 150 {
        Some(Outcome::Draw(DrawReason::SeventyFiveMove))
    } else {
        None
    }
}
