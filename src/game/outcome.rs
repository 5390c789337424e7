//! How games end.

use record::GameResult;
use rules::dead::{Analysis, Verdict};
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
    /// Seed 000, law XIV: whoever abandons a game has lost it.
    Abandonment,
    /// Article 7.5.5: a second illegal move.
    Infraction,
}

/// What becomes of a game that gets nowhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum LongGames {
    /// It is drawn by itself, at the fifth occurrence of a position or after 75 moves (article 9.6).
    #[default]
    End,
    /// It goes on until the players agree or call for the count of fifty moves (seed 000, law XI).
    GoOn,
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
    /// Article 5.1.2: this side resigned, and the other cannot mate.
    ResignationWithoutMate(Color),
    /// Article 7.5.5: this side made a second illegal move, and the other cannot mate.
    InfractionWithoutMate(Color),
}

/// An end by a decision of a player, as opposed to one by the moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Declared {
    /// A side has lost, by anything but checkmate.
    Lost {
        side: Color,
        by: Victory,
        /// Whether it is proved that the other side could never mate: the game is drawn then, except
        /// by abandonment.
        is_drawn: bool,
    },
    Agreement,
    Claim(ClaimReason),
    /// Proved after the move was made, when the proof at once had failed.
    Dead,
    Annulled,
}

impl Outcome {
    /// The result as PGN knows it; a game that does not count has none.
    #[must_use]
    pub fn result(self) -> GameResult {
        match self {
            Self::Win { winner, .. } => {
                winner.fold_wb(GameResult::WhiteWins, GameResult::BlackWins)
            }
            Self::Draw(_) => GameResult::Draw,
            Self::Annulled => GameResult::Unknown,
        }
    }
}

impl Declared {
    /// The end when a side loses by this in `position`, if the other side can mate there (articles
    /// 5.1.2, 6.9 and 7.5.5).
    pub(crate) fn lost(side: Color, by: Victory, position: &Position) -> Self {
        Self::Lost {
            side,
            by,
            is_drawn: can_never_be_mated(side, position),
        }
    }

    /// The same end, of which a stored game says that it came about in `position`. Once a
    /// resignation always lost, and such games are still stored.
    pub(crate) fn mended(self, position: &Position) -> Self {
        match self {
            Self::Lost {
                side,
                by: by @ Victory::Resignation,
                ..
            } if position.can_never_mate(side.other()) => Self::Lost {
                side,
                by,
                is_drawn: true,
            },
            other => other,
        }
    }

    /// What it means for a game.
    pub(crate) const fn outcome(self) -> Outcome {
        match self {
            Self::Lost {
                side,
                by,
                is_drawn: true,
            } => Outcome::Draw(match by {
                Victory::Time => DrawReason::TimeWithoutMate(side),
                Victory::Infraction => DrawReason::InfractionWithoutMate(side),
                _ => DrawReason::ResignationWithoutMate(side),
            }),
            Self::Lost { side, by, .. } => Outcome::Win {
                winner: side.other(),
                by,
            },
            Self::Agreement => Outcome::Draw(DrawReason::Agreement),
            Self::Claim(ClaimReason::Threefold) => Outcome::Draw(DrawReason::Threefold),
            Self::Claim(ClaimReason::FiftyMove) => Outcome::Draw(DrawReason::FiftyMove),
            Self::Dead => Outcome::Draw(DrawReason::DeadPosition),
            Self::Annulled => Outcome::Annulled,
        }
    }
}

/// Whether it is proved that the other side can never mate `color`. This may take up to half a
/// second for the rare positions that resist the analysis; those count as positions with a mate.
pub(crate) fn can_never_be_mated(color: Color, position: &Position) -> bool {
    Analysis::of_side(position, color.other()).finish() == Verdict::Dead
}

/// The end that the moves alone brought about; of several the first in the order of the product:
/// checkmate, stalemate, dead position, fivefold repetition, seventy-five moves.
pub(crate) fn automatic(
    position: &Position,
    long_games: LongGames,
    repetitions: usize,
) -> Option<Outcome> {
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
    if position.is_dead() {
        Some(Outcome::Draw(DrawReason::DeadPosition))
    } else if long_games == LongGames::GoOn {
        None
    } else if repetitions >= 5 {
        Some(Outcome::Draw(DrawReason::Fivefold))
    } else if position.halfmove_clock() >= 150 {
        Some(Outcome::Draw(DrawReason::SeventyFiveMove))
    } else {
        None
    }
}
