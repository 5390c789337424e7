//! A game that two people sit down to: what they agreed on, whose clock is running, what is touched,
//! and how their match stands.
//!
//! [`game::Game`] holds the moves and the end of a game. A [`Sitting`] holds the rest and updates it
//! with each move: the [`clock::Clock`], the [`conduct::ConductState`], and the [`contest::Contest`]
//! that the game belongs to. [`Kept`] is both together, with the text in which they are stored. Time
//! comes in as a [`clock::Reading`]; nothing here asks what time it is.
//!
//! # Examples
//!
//! ```
//! use clock::Reading;
//! use game::Game;
//! use rules::Square;
//! use sitting::{Agreement, Kept, Sitting};
//!
//! let agreement = Agreement { control: "180+2".parse()?, ..Agreement::default() };
//! let mut game = Game::default();
//! let mut sitting = Sitting::begin(agreement, game.start());
//! game.play(game.position().find_move(Square::E2, Square::E4, None)?)?;
//! sitting.moved(&game, conduct::CheckCall::Silent, Reading(5_000));
//! let kept = Kept { game, sitting: Some(sitting) };
//! assert_eq!(Kept::read(&kept.to_text())?, kept);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod agreement;
mod kept;
mod pgn;
mod sitting;
mod text;

pub use agreement::{Agreement, Claims, Computer, ParseComputerError, TakeBacks};
pub use kept::{Kept, KeptError};
pub use sitting::{Forfeit, Happened, MoveTime, Sitting, begun_by};
pub use text::SittingError;

#[cfg(test)]
mod stored_tests;
#[cfg(test)]
mod tests;
