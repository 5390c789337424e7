//! Draws that a player has to claim: threefold repetition and the fifty-move rule.

use std::error::Error;
use std::fmt;

use rules::{IllegalMove, Move, Position};

use crate::outcome::Declared;
use crate::{Game, Outcome, PlayError};

/// What a draw can be claimed for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum ClaimReason {
    /// The same position for the third time (article 9.2).
    Threefold,
    /// Fifty moves by each player without a capture or a pawn move (article 9.3).
    FiftyMove,
}

impl ClaimReason {
    /// Both, in the order in which they are offered.
    pub const ALL: [Self; 2] = [Self::Threefold, Self::FiftyMove];
}

/// The draws that the side to move can claim.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Claims {
    /// What holds on the board (articles 9.2.1.2 and 9.3.2).
    pub now: Vec<ClaimReason>,
    /// What would hold after a move about to be played (articles 9.2.1.1 and 9.3.1), as far as it
    /// cannot be claimed without a move. Moves that end the game themselves are left out.
    pub with_move: Vec<(Move, ClaimReason)>,
}

impl Claims {
    /// Whether there is nothing to claim.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.now.is_empty() && self.with_move.is_empty()
    }
}

/// Why a claim failed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ClaimError {
    /// The game has ended already.
    Over(Outcome),
    /// The intended move cannot be played. Nothing has changed.
    Illegal(IllegalMove),
    /// The claim is not correct. The game goes on, and an intended move has been played, as
    /// article 9.5.3 demands.
    NotEstablished(ClaimReason),
}

impl fmt::Display for ClaimError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over(_) => f.write_str("the game is over"),
            Self::Illegal(reason) => reason.fmt(f),
            Self::NotEstablished(ClaimReason::Threefold) => {
                f.write_str("the position has not occurred three times")
            }
            Self::NotEstablished(ClaimReason::FiftyMove) => {
                f.write_str("there have not been fifty moves without a capture or pawn move")
            }
        }
    }
}

impl Error for ClaimError {}

impl Game {
    /// What the side to move can claim. Nothing when the game has ended.
    #[must_use]
    pub fn claims(&self) -> Claims {
        if self.outcome().is_some() {
            return Claims::default();
        }
        let position = self.position();
        let now: Vec<_> = ClaimReason::ALL
            .into_iter()
            .filter(|reason| self.holds_now(*reason))
            .collect();
        let with_move = position
            .legal_moves()
            .iter()
            .filter(|mv| is_reversible(position, **mv))
            .flat_map(|mv| {
                let after = position.play_unchecked(*mv);
                ClaimReason::ALL
                    .into_iter()
                    .filter(|reason| !now.contains(reason))
                    .filter(|reason| self.holds_after(*reason, &after))
                    .filter(|_| after.has_legal_moves())
                    .map(|reason| (*mv, reason))
                    .collect::<Vec<_>>()
            })
            .collect();
        Claims { now, with_move }
    }

    /// Claims a draw, perhaps with a move about to be played, which is then played too.
    ///
    /// # Errors
    ///
    /// [`ClaimError`] when the game is over, the move is illegal or the claim is not correct.
    pub fn claim(&mut self, reason: ClaimReason, with: Option<Move>) -> Result<(), ClaimError> {
        if let Some(outcome) = self.outcome() {
            return Err(ClaimError::Over(outcome));
        }
        let holds = match with {
            None => self.holds_now(reason),
            Some(mv) => {
                let after = self.position().play(mv).map_err(ClaimError::Illegal)?;
                let holds = is_reversible(self.position(), mv) && self.holds_after(reason, &after);
                self.play(mv).map_err(|error| match error {
                    PlayError::Over(outcome) => ClaimError::Over(outcome),
                    PlayError::Illegal(reason) => ClaimError::Illegal(reason),
                })?;
                holds
            }
        };
        if !holds {
            return Err(ClaimError::NotEstablished(reason));
        }
        self.declare(Declared::Claim(reason));
        Ok(())
    }

    /// Claims what holds on the board, for players who have asked to have it claimed for them.
    /// Tells what was claimed.
    pub fn auto_claim(&mut self) -> Option<ClaimReason> {
        let reason = ClaimReason::ALL
            .into_iter()
            .find(|reason| self.holds_now(*reason))?;
        self.claim(reason, None).ok()?;
        Some(reason)
    }

    /// Whether a draw can be claimed for this on the board.
    pub(crate) fn holds_now(&self, reason: ClaimReason) -> bool {
        match reason {
            ClaimReason::Threefold => self.repetitions() >= 3,
            ClaimReason::FiftyMove => self.position().halfmove_clock() >= 100,
        }
    }

    /// Whether the claim would hold in a position that follows the one on the board.
    fn holds_after(&self, reason: ClaimReason, after: &Position) -> bool {
        match reason {
            ClaimReason::Threefold => self.repetitions_of(after) >= 3,
            ClaimReason::FiftyMove => after.halfmove_clock() >= 100,
        }
    }
}

/// Whether a legal move neither takes a piece nor moves a pawn; others never complete a claim.
fn is_reversible(position: &Position, mv: Move) -> bool {
    mv.role() != rules::Role::Pawn && position.captured_by(mv).is_none()
}
