//! Errors that are noticed later: what becomes of the game.

use crate::code::Code;
use crate::illegal::Pace;
use crate::names::names;

#[cfg(test)]
mod tests;

/// What turns out to have been wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Irregularity {
    /// The board has a dark square at each player's right.
    BoardMisplaced,
    /// Pieces were wrongly placed or missing at the beginning.
    PiecesMisplaced,
    /// Odds were agreed on, and the piece was not removed. No text mentions it: pieces that are not
    /// where they should be are misplaced.
    OddsForgotten,
    /// A piece was dropped off the board, and moves were made without it.
    PieceDropped,
    /// The game began with the colors reversed.
    ColorsReversed,
    /// The first move was made by the wrong player.
    FirstMoveOutOfTurn,
    /// An illegal move was made, other than leaving the king in check.
    IllegalMove,
    /// A king was left in check.
    KingLeftInCheck,
}

names!(
    Irregularity,
    "an irregularity",
    BoardMisplaced = "board-misplaced",
    PiecesMisplaced = "pieces-misplaced",
    OddsForgotten = "odds-forgotten",
    PieceDropped = "piece-dropped",
    ColorsReversed = "colors-reversed",
    FirstMoveOutOfTurn = "first-move-out-of-turn",
    IllegalMove = "illegal-move",
    KingLeftInCheck = "king-left-in-check",
);

/// When it was noticed, in completed moves.
///
/// For errors at the start of a game (board, pieces, odds, colors, first move), the moves of the whole
/// game count: `one` is the number of the player who moved first, `other` that of the second player.
/// For an error in the moves, those after it count: `one` is the number of the player who made it,
/// without the error itself, `other` that of the opponent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Noticed {
    /// Moves of the first player, or of the one who made the error.
    pub one: u32,
    /// Moves of the second player, or of the opponent.
    pub other: u32,
}

/// Whether the moves since are known. In a program they always are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Memory {
    /// They can be taken back.
    #[default]
    Known,
    /// They are not remembered, or the players do not agree about them.
    Lost,
}

/// What becomes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Remedy {
    /// It does not count, and a new one is played.
    Annul,
    /// The board is turned, the pieces stay on their squares, and the game goes on.
    TurnBoard,
    /// It goes on as it stands.
    PlayOn,
    /// The moves from the error on are taken back, and the game goes on from there.
    Retract,
    /// The moves after the one that gave check are taken back.
    RetractToCheck,
    /// It goes on from the last position that can be identified.
    LastKnown,
    /// Nobody has replied yet: the law about illegal moves decides ([`rule_on`](crate::rule_on)).
    AtOnce,
}

names!(
    Remedy,
    "a remedy",
    Annul = "annul",
    TurnBoard = "turn-board",
    PlayOn = "play-on",
    Retract = "retract",
    RetractToCheck = "retract-to-check",
    LastKnown = "last-known",
    AtOnce = "at-once",
);

impl Irregularity {
    /// What becomes of the game under a code. `pace` matters only to today's law.
    ///
    /// # Examples
    ///
    /// ```
    /// use conduct::{Code, Irregularity, Memory, Noticed, Pace, Remedy};
    ///
    /// let noticed = Noticed { one: 4, other: 4 };
    /// let remedy = |code| {
    ///     Irregularity::PiecesMisplaced.remedy(code, Pace::Standard, noticed, Memory::Known)
    /// };
    /// assert_eq!(remedy(Code::Seed000), Remedy::Annul);
    /// assert_eq!(remedy(Code::Seed004), Remedy::PlayOn);
    /// ```
    #[must_use]
    pub const fn remedy(self, code: Code, pace: Pace, noticed: Noticed, memory: Memory) -> Remedy {
        let is_error_in_moves = matches!(self, Self::IllegalMove | Self::KingLeftInCheck);
        if is_error_in_moves && noticed.other == 0 {
            return Remedy::AtOnce;
        }
        match code {
            Code::Fide => self.today(pace, noticed, memory),
            Code::Seed000 => self.seed_000(noticed, memory),
            Code::Seed002 => self.seed_002(noticed, memory),
            Code::Seed004 => self.seed_004(noticed, memory),
        }
    }

    /// Articles 7.2 to 7.6, A.4.1.2 and A.4.2. They do not cover a game in which Black moves first;
    /// reversed colors come closest.
    const fn today(self, pace: Pace, noticed: Noticed, memory: Memory) -> Remedy {
        let both_made_ten = noticed.one >= 10 && noticed.other >= 10;
        let is_late = both_made_ten && pace.lets_it_stand();
        match self {
            Self::BoardMisplaced | Self::PiecesMisplaced | Self::OddsForgotten if is_late => {
                Remedy::PlayOn
            }
            Self::BoardMisplaced => Remedy::TurnBoard,
            Self::PiecesMisplaced | Self::OddsForgotten => Remedy::Annul,
            Self::ColorsReversed | Self::FirstMoveOutOfTurn => {
                if both_made_ten {
                    Remedy::PlayOn
                } else {
                    Remedy::Annul
                }
            }
            Self::IllegalMove | Self::KingLeftInCheck if pace.lets_it_stand() => Remedy::PlayOn,
            Self::PieceDropped | Self::IllegalMove | Self::KingLeftInCheck => match memory {
                Memory::Known => Remedy::Retract,
                Memory::Lost => Remedy::LastKnown,
            },
        }
    }

    /// Laws I, II, IV, VII and VIII. If the moves are not remembered, law VIII annuls the game; it is
    /// followed for illegal moves too.
    const fn seed_000(self, noticed: Noticed, memory: Memory) -> Remedy {
        match self {
            Self::BoardMisplaced => Remedy::TurnBoard,
            Self::PiecesMisplaced | Self::OddsForgotten => Remedy::Annul,
            Self::PieceDropped => retract_or_annul(memory),
            Self::ColorsReversed => self.today(Pace::Standard, noticed, memory),
            Self::FirstMoveOutOfTurn => {
                if noticed.one >= 4 && noticed.other >= 4 {
                    Remedy::PlayOn
                } else {
                    Remedy::Annul
                }
            }
            Self::IllegalMove => {
                if noticed.one > 4 && noticed.other > 4 {
                    Remedy::PlayOn
                } else {
                    retract_or_annul(memory)
                }
            }
            Self::KingLeftInCheck => match memory {
                Memory::Known => Remedy::RetractToCheck,
                Memory::Lost => Remedy::Annul,
            },
        }
    }

    /// “A game is void if a mistake has been made in setting up board or men or if … the position
    /// cannot be reconstructed from the point where the error was made.” It says nothing of who
    /// moves first.
    const fn seed_002(self, noticed: Noticed, memory: Memory) -> Remedy {
        match self {
            Self::BoardMisplaced | Self::PiecesMisplaced | Self::OddsForgotten => Remedy::Annul,
            Self::PieceDropped | Self::IllegalMove | Self::KingLeftInCheck => {
                retract_or_annul(memory)
            }
            Self::ColorsReversed | Self::FirstMoveOutOfTurn => {
                self.today(Pace::Standard, noticed, memory)
            }
        }
    }

    /// The sections “The Chess-Board and Men” and “Errors”.
    const fn seed_004(self, noticed: Noticed, memory: Memory) -> Remedy {
        match self {
            Self::BoardMisplaced | Self::PiecesMisplaced | Self::OddsForgotten => {
                if noticed.other < 4 {
                    Remedy::Annul
                } else {
                    Remedy::PlayOn
                }
            }
            Self::PieceDropped
            | Self::FirstMoveOutOfTurn
            | Self::IllegalMove
            | Self::KingLeftInCheck => retract_or_annul(memory),
            Self::ColorsReversed => self.today(Pace::Standard, noticed, memory),
        }
    }
}

const fn retract_or_annul(memory: Memory) -> Remedy {
    match memory {
        Memory::Known => Remedy::Retract,
        Memory::Lost => Remedy::Annul,
    }
}
