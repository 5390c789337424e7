//! Offers of a draw (FIDE 9.1).

use std::error::Error;
use std::fmt;
use std::num::NonZeroU32;
use std::str::FromStr;

use rules::{Color, Position};

use crate::ParseConductError;

#[cfg(test)]
mod tests;

/// The move from which a draw may be offered. FIDE 9.1.1 lets an event decide; seed 003: “in
/// tournament play this is not before the thirtieth move”.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum OfferLaw {
    /// At any time, as soon as both players have made a move (FIDE 5.2.3).
    #[default]
    Anytime,
    /// Not before this move.
    From(NonZeroU32),
    /// Not at all.
    Never,
}

/// The open offer of a draw, if there is one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct DrawOffer {
    by: Option<Color>,
}

/// What the players do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferEvent {
    /// A player offers a draw, or makes a claim by articles 9.2 or 9.3, which is an offer
    /// (FIDE 9.1.2.3).
    Offer(Color),
    /// A player wants to withdraw an offer.
    Withdraw(Color),
    /// A player accepts.
    Accept(Color),
    /// A player declines it in words.
    Reject(Color),
    /// A player touches a piece other than to adjust it.
    Touch(Color),
    /// The game is over.
    GameOver,
}

/// What an event meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferEffect {
    /// The offer is open. It was made at the right moment: after the player's move.
    Offered,
    /// The offer is open and valid, although it was made on the player's own turn or repeats one that
    /// was answered: article 11.5 on disturbing the opponent may apply.
    OfferedUntimely,
    /// The players agree.
    Agreed,
    /// The offer is declined.
    Rejected,
    /// Nothing has changed.
    Nothing,
}

/// Why an event is impossible; nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OfferRefused {
    /// Both players must make a move first (FIDE 5.2.3).
    BeforeFirstMoves,
    /// Not before this move.
    Before(NonZeroU32),
    /// Draws are not agreed in this game.
    NotInThisGame,
    /// An offer cannot be withdrawn (FIDE 9.1.2.1).
    CannotBeWithdrawn,
    /// There is no offer by the opponent.
    NoOffer,
    /// The player's own offer is still open.
    AlreadyOffered,
}

impl fmt::Display for OfferRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BeforeFirstMoves => f.write_str("both players must make a move first"),
            Self::Before(number) => write!(f, "no draw is offered before move {number}"),
            Self::NotInThisGame => f.write_str("no draw is agreed in this game"),
            Self::CannotBeWithdrawn => f.write_str("an offer cannot be withdrawn"),
            Self::NoOffer => f.write_str("the opponent has not offered a draw"),
            Self::AlreadyOffered => f.write_str("this player's offer is still open"),
        }
    }
}

impl Error for OfferRefused {}

impl DrawOffer {
    /// Whose offer is open.
    #[must_use]
    pub const fn by(self) -> Option<Color> {
        self.by
    }

    /// Applies what the players do. `start` is the position in which the game began.
    ///
    /// # Errors
    ///
    /// [`OfferRefused`] if it is impossible; then nothing has changed.
    pub fn apply(
        &mut self,
        law: OfferLaw,
        start: &Position,
        position: &Position,
        event: OfferEvent,
    ) -> Result<OfferEffect, OfferRefused> {
        match event {
            OfferEvent::Offer(by) => self.offer(law, start, position, by),
            OfferEvent::Withdraw(by) if self.by == Some(by) => Err(OfferRefused::CannotBeWithdrawn),
            OfferEvent::Accept(by) if self.by == Some(by.other()) => {
                self.by = None;
                Ok(OfferEffect::Agreed)
            }
            OfferEvent::Reject(by) | OfferEvent::Touch(by) if self.by == Some(by.other()) => {
                self.by = None;
                Ok(OfferEffect::Rejected)
            }
            OfferEvent::Touch(_) => Ok(OfferEffect::Nothing),
            OfferEvent::GameOver => {
                self.by = None;
                Ok(OfferEffect::Nothing)
            }
            OfferEvent::Withdraw(_) | OfferEvent::Accept(_) | OfferEvent::Reject(_) => {
                Err(OfferRefused::NoOffer)
            }
        }
    }

    fn offer(
        &mut self,
        law: OfferLaw,
        start: &Position,
        position: &Position,
        by: Color,
    ) -> Result<OfferEffect, OfferRefused> {
        let plies = ply(position).saturating_sub(ply(start));
        if plies < 2 && start.fullmove_number() == 1 {
            return Err(OfferRefused::BeforeFirstMoves);
        }
        match law {
            OfferLaw::Never => return Err(OfferRefused::NotInThisGame),
            OfferLaw::From(number) if move_of(position, by) < number.get() => {
                return Err(OfferRefused::Before(number));
            }
            OfferLaw::From(_) | OfferLaw::Anytime => {}
        }
        match self.by {
            Some(other) if other == by => Err(OfferRefused::AlreadyOffered),
            Some(_) => {
                self.by = None;
                Ok(OfferEffect::Agreed)
            }
            None => {
                self.by = Some(by);
                Ok(if by == position.turn() {
                    OfferEffect::OfferedUntimely
                } else {
                    OfferEffect::Offered
                })
            }
        }
    }
}

/// The half-moves before a position, according to its counters.
fn ply(position: &Position) -> u32 {
    2 * position.fullmove_number() + position.turn().fold_wb(0, 1)
}

/// The number of the move that a player has just made, or is about to make on their own turn.
fn move_of(position: &Position, player: Color) -> u32 {
    let number = position.fullmove_number();
    let black_has_moved = player == Color::Black && position.turn() == Color::White;
    if black_has_moved { number - 1 } else { number }
}

/// Writes `anytime`, `from=30` or `never`.
impl fmt::Display for OfferLaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Anytime => f.write_str("anytime"),
            Self::From(number) => write!(f, "from={number}"),
            Self::Never => f.write_str("never"),
        }
    }
}

impl FromStr for OfferLaw {
    type Err = ParseConductError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let number = || {
            let digits = text.strip_prefix("from=")?;
            let number: NonZeroU32 = digits.parse().ok()?;
            (number.to_string() == digits).then_some(Self::From(number))
        };
        match text {
            "anytime" => Some(Self::Anytime),
            "never" => Some(Self::Never),
            _ => number(),
        }
        .ok_or_else(|| {
            ParseConductError::new(text, "a law about offers", "anytime, from=30 or never")
        })
    }
}

/// Writes `-`, `w` or `b`.
impl fmt::Display for DrawOffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.by {
            None => f.write_str("-"),
            Some(by) => write!(f, "{}", by.char()),
        }
    }
}

impl FromStr for DrawOffer {
    type Err = ParseConductError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let by = match text {
            "-" => None,
            "w" => Some(Color::White),
            "b" => Some(Color::Black),
            _ => {
                return Err(ParseConductError::new(
                    text,
                    "an offer of a draw",
                    "-, w or b",
                ));
            }
        };
        Ok(Self { by })
    }
}
