//! A match: a series of games between the same two players.
//!
//! A [`Contest`] is a value: the terms, the lot that was drawn, and how each game ended. From these
//! follow who plays which color and who moves first in the next game, the score, and whether the
//! match is decided. Chance comes in as a number ([`Lot::drawn`]), and boards are unknown here.
//!
//! Today White always moves first and the players change colors. The old codes keep the colors for
//! the whole sitting and change the first move instead, so that Black begins every other game
//! (seed 000, law III; seed 004, "First move and color", says the same about the first move and
//! nothing about colors). In both, an annulled game does not count, and whoever moved first in it
//! does so again.
//!
//! # Examples
//!
//! ```
//! use contest::{Alternation, Contest, GameEnd, Length, Lot, Player, Terms};
//! use rules::Color;
//!
//! let terms = Terms { alternation: Alternation::FirstMove, length: Length::BestOf(3), ..Terms::default() };
//! let mut contest = Contest::new(terms, Lot { first: Player::A, color: Color::White })?;
//! contest.record(GameEnd::Won(Player::A))?;
//! assert_eq!((contest.next().first, contest.next().first_color()), (Player::B, Color::Black));
//! # Ok::<(), contest::ContestError>(())
//! ```

mod contest;
mod lot;
mod standing;
mod terms;
mod text;

pub use contest::{Contest, ContestError, GameEnd, MAX_GAMES};
pub use lot::{Lot, Pairing, Player};
pub use standing::{MatchScore, Points, Standing};
pub use terms::{Alternation, DrawnGames, Length, MAX_LENGTH, Terms};
pub use text::ParseContestError;

#[cfg(test)]
mod tests;
