//! A game under the laws, from the first move to its end.
//!
//! Follows the FIDE Laws of Chess in force from 1 January 2023; articles are cited by number. A
//! [`Game`] is a value: moves, moves taken back, offers, claims and the end are all in it, and it
//! is stored and restored as text. Clocks and players live elsewhere.

mod book_draw;
mod claims;
mod dead;
mod drawing;
mod game;
mod history;
pub mod link;
mod material;
mod odds;
mod outcome;
mod pgn;
mod record;
pub mod scale;
mod start_check;
#[cfg(test)]
mod tests;

pub use book_draw::{BookDraw, BookDrawReason, book_draw};
pub use claims::{ClaimError, ClaimReason, Claims};
pub use dead::DeadCheck;
pub use drawing::OfferError;
pub use game::{Game, PlayError};
pub use material::{Balance, MaterialFact, balance};
pub use outcome::{DrawReason, LongGames, Outcome, Victory};
pub use pgn::LAW_TAG;
pub use record::{RecordError, crc32};
pub use start_check::{RightCorner, StartCheck, WrongSquare};
