//! Ends that the players bring about: offers, resignation, time, annulment.

#[cfg(test)]
mod tests;

use std::error::Error;
use std::fmt;

use conduct::COUNTED_MOVES;
use rules::Color;

use crate::outcome::{Declared, can_never_be_mated};
use crate::{ClaimReason, DrawReason, Game, LongGames, Outcome, Victory};

/// Why an offer, an answer or a resignation means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferError {
    /// The game has ended already.
    Over(Outcome),
    /// There is no offer to answer.
    NoOffer,
    /// This side has an open offer already (article 11.5 forbids repeating it).
    AlreadyOffered,
    /// Too few moves were made: for a draw by agreement both sides must have moved (article 5.2.3),
    /// for one by fifty moves from a call each side fifty times (seed 000, law XI).
    TooEarly,
}

impl fmt::Display for OfferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over(_) => "the game is over",
            Self::NoOffer => "there is no offer to answer",
            Self::AlreadyOffered => "this side has already offered a draw",
            Self::TooEarly => "too few moves were made",
        })
    }
}

impl Error for OfferError {}

/// How a draw by a count is declared.
const BY_COUNT: Declared = Declared::Claim(ClaimReason::FiftyMove);

/// How many moves of both sides are counted from a call.
const COUNTED_PLIES: usize = 2 * COUNTED_MOVES as usize;

impl Game {
    /// Offers a draw (article 9.1.2). The offer stands until the other side accepts it, declines
    /// it or makes a move. Two sides that both offer agree.
    ///
    /// # Errors
    ///
    /// [`OfferError`] when the game is over, a side has not moved yet, or has an open offer.
    pub fn offer_draw(&mut self, by: Color) -> Result<(), OfferError> {
        self.check_open()?;
        if !self.both_have_moved() {
            return Err(OfferError::TooEarly);
        }
        match self.draw_offer() {
            None => self.set_draw_offer(Some(by)),
            Some(other) if other == by => return Err(OfferError::AlreadyOffered),
            Some(_) => self.declare(Declared::Agreement),
        }
        Ok(())
    }

    /// The other side agrees to the draw that was offered.
    ///
    /// # Errors
    ///
    /// [`OfferError`] when the game is over or no draw was offered.
    pub fn accept_draw(&mut self) -> Result<(), OfferError> {
        self.check_open()?;
        self.draw_offer().ok_or(OfferError::NoOffer)?;
        self.declare(Declared::Agreement);
        Ok(())
    }

    /// Both sides agree to a draw that neither has to have offered, such as one that a book or a count
    /// of moves suggests.
    ///
    /// # Errors
    ///
    /// [`OfferError`] when the game is over or a side has not moved yet.
    pub fn agree_draw(&mut self) -> Result<(), OfferError> {
        self.check_open()?;
        if !self.both_have_moved() {
            return Err(OfferError::TooEarly);
        }
        self.declare(Declared::Agreement);
        Ok(())
    }

    /// The draw is claimed after fifty moves of each side that were counted from a call (seed 000, law
    /// XI), whatever was taken or moved meanwhile. As an agreement earlier versions stored it, so one
    /// is no hindrance.
    ///
    /// # Errors
    ///
    /// [`OfferError`] when the game is over, is not counted so, or has too few moves.
    pub fn draw_by_count(&mut self) -> Result<(), OfferError> {
        if self.outcome() != Some(Outcome::Draw(DrawReason::Agreement)) {
            self.check_open()?;
        }
        if self.long_games() == LongGames::End || self.len() < COUNTED_PLIES {
            return Err(OfferError::TooEarly);
        }
        self.declare(BY_COUNT);
        Ok(())
    }

    /// Whether the game is drawn by fifty moves from a call. In games with such a count no other law
    /// about fifty moves holds, so their end needs no name of its own in a record.
    #[must_use]
    pub fn is_drawn_by_count(&self) -> bool {
        cfg!(feature = "counts-from-calls")
            && self.long_games() == LongGames::GoOn
            && self.declared() == Some(BY_COUNT)
    }

    /// The other side declines the draw that was offered, and the game goes on.
    ///
    /// # Errors
    ///
    /// [`OfferError`] when the game is over or no draw was offered.
    pub fn decline_draw(&mut self) -> Result<(), OfferError> {
        self.check_open()?;
        self.draw_offer().ok_or(OfferError::NoOffer)?;
        self.set_draw_offer(None);
        Ok(())
    }

    /// A side resigns (article 5.1.2): it loses, unless it is proved that the other could never
    /// mate.
    ///
    /// # Errors
    ///
    /// [`OfferError::Over`] when the game is over.
    pub fn resign(&mut self, by: Color) -> Result<(), OfferError> {
        self.check_open()?;
        self.declare(Declared::lost(by, Victory::Resignation, self.position()));
        Ok(())
    }

    /// Whether it is proved that a side can never be mated here, so that it draws when it resigns
    /// or runs out of time (articles 5.1.2 and 6.9). This may take up to half a second in the rare
    /// positions that resist the proof; they count as positions with a mate.
    #[must_use]
    pub fn can_never_be_mated(&self, color: Color) -> bool {
        can_never_be_mated(color, self.position())
    }

    /// Whether both sides have made a move, before which no draw can be agreed (article 5.2.3). A
    /// game that begins with a later move than the first has moves of both behind it.
    #[must_use]
    pub fn both_have_moved(&self) -> bool {
        self.len() > 1 || self.start().fullmove_number() > 1
    }

    /// A side runs out of time (article 6.9): it loses, unless it is proved that the other could
    /// never mate.
    ///
    /// # Errors
    ///
    /// [`OfferError::Over`] when the game is over.
    pub fn run_out_of_time(&mut self, flagged: Color) -> Result<(), OfferError> {
        self.check_open()?;
        self.declare(Declared::lost(flagged, Victory::Time, self.position()));
        Ok(())
    }

    /// A side abandons the game and has lost it (seed 000, law XIV). Today's laws know no such end:
    /// by them whoever goes away loses when the time is over.
    ///
    /// # Errors
    ///
    /// [`OfferError::Over`] when the game is over.
    pub fn abandon(&mut self, by: Color) -> Result<(), OfferError> {
        self.check_open()?;
        self.declare(Declared::Lost {
            side: by,
            by: Victory::Abandonment,
            is_drawn: false,
        });
        Ok(())
    }

    /// The side to move has made a second illegal move (article 7.5.5): it loses, unless it is proved
    /// that the other could never mate. This replaces what the players have declared: earlier
    /// versions wrote it down as a resignation or an agreement.
    ///
    /// # Errors
    ///
    /// [`OfferError::Over`] when the moves have ended the game.
    pub fn lose_by_infraction(&mut self) -> Result<(), OfferError> {
        if let Some(outcome) = self.automatic() {
            return Err(OfferError::Over(outcome));
        }
        let position = self.position();
        let lost = Declared::lost(position.turn(), Victory::Infraction, position);
        self.declare(lost);
        Ok(())
    }

    /// The game is declared not to count.
    ///
    /// # Errors
    ///
    /// [`OfferError::Over`] when the game is over.
    pub fn annul(&mut self) -> Result<(), OfferError> {
        self.check_open()?;
        self.declare(Declared::Annulled);
        Ok(())
    }

    fn check_open(&self) -> Result<(), OfferError> {
        self.outcome()
            .map_or(Ok(()), |outcome| Err(OfferError::Over(outcome)))
    }
}
