//! Ends that the players bring about: offers, resignation, time, annulment.

use std::error::Error;
use std::fmt;

use rules::Color;

use crate::outcome::Declared;
use crate::{Game, Outcome};

/// Why an offer, an answer or a resignation means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OfferError {
    /// The game has ended already.
    Over(Outcome),
    /// There is no offer to answer.
    NoOffer,
    /// This side has an open offer already (article 11.5 forbids repeating it).
    AlreadyOffered,
}

impl fmt::Display for OfferError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Over(_) => "the game is over",
            Self::NoOffer => "there is no offer to answer",
            Self::AlreadyOffered => "this side has already offered a draw",
        })
    }
}

impl Error for OfferError {}

impl Game {
    /// Offers a draw (article 9.1.2). The offer stands until the other side accepts it, declines
    /// it or makes a move. Two sides that both offer agree.
    ///
    /// # Errors
    ///
    /// [`OfferError`] when the game is over or the side has an open offer.
    pub fn offer_draw(&mut self, by: Color) -> Result<(), OfferError> {
        self.check_open()?;
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

    /// A side resigns (article 5.1.2).
    ///
    /// # Errors
    ///
    /// [`OfferError::Over`] when the game is over.
    pub fn resign(&mut self, by: Color) -> Result<(), OfferError> {
        self.check_open()?;
        self.declare(Declared::Resignation(by));
        Ok(())
    }

    /// A side runs out of time (article 6.9): it loses, unless it is proved that the other could
    /// never mate.
    ///
    /// # Errors
    ///
    /// [`OfferError::Over`] when the game is over.
    pub fn run_out_of_time(&mut self, flagged: Color) -> Result<(), OfferError> {
        self.check_open()?;
        self.declare(Declared::time(flagged, self.position()));
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
