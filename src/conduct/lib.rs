//! The laws of conduct: what players may do with their hands, and what follows if they do something
//! else.
//!
//! `rules` knows which moves are legal. This crate knows which of them may still be played after a
//! piece was touched, an illegal move was made or a penalty was chosen, under today's laws and under
//! those of three old books. There is one set of legal moves; the laws of conduct only choose among
//! them, or say what becomes of the game. Everything is data without sentences, which `words` puts
//! into words, and nothing here knows about pages, clocks or storage.
//!
//! # The model
//!
//! - A [`Code`] is a law as a text states it, and [`Conduct`] what the players agreed on for one game: a
//!   code, with each matter set individually. By default nothing binds.
//! - [`Touch`] takes one [`TouchEvent`] after another during a turn, and
//!   [`Touch::binding`] returns a [`Binding`]: free, bound to some legal moves, or waiting for the
//!   opponent, who selects a piece, says whether a rook's move stands, or chooses a penalty.
//! - An [`Offence`] is put to [`rule_on`], whose [`Ruling`] replaces the move, gives the opponent time
//!   or a choice of penalties, or ends the game. The position is always the one before the offence.
//!   A [`Right`] to enforce is used, waived, or lost by touching a piece in reply.
//! - A [`Duty`] is what an offence leaves for the next move of a player.
//! - [`Irregularity`] and [`Remedy`] are for errors noticed later; [`FiftyCount`], [`DrawOffer`],
//!   [`OddsRights`] and [`Leaving`] for the other laws that differ.
//! - [`ConductState`] holds all of this between two events. A page keeps one along with its game, asks it
//!   for the [binding](ConductState::binding), and stores its text.
//! - [`articles`] puts the texts side by side, each with an example that a test tries.
//!
//! The modules of [`Binding`], [`Duty`], [`Penalty`] and [`Touch`] name each other, because the laws do: a
//! touch binds, an illegal move leaves a duty or a choice of penalties, and a penalty binds again.
//!
//! Names and states are written by `Display` and read back by `parse`.
//!
//! # An example
//!
//! White touches the king's rook, which cannot move. Under the old law of seed 000 the king must move
//! instead, and it stays bound when the page is reloaded; today White would be free.
//!
//! ```
//! use conduct::{Binding, Cause, Code, Conduct, ConductState, TouchEvent};
//! use rules::{Color, Position, Square};
//!
//! let position: Position =
//!     "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2".parse()?;
//! let conduct = Conduct::of(Code::Seed000);
//! let mut state = ConductState::of_start(conduct, &position);
//!
//! // “I adjust.” The knight is straightened.
//! let white = Color::White;
//! for event in [
//!     TouchEvent::Adjust(white),
//!     TouchEvent::Touch { by: white, square: Square::G1 },
//!     TouchEvent::EndAdjust(white),
//! ] {
//!     state.apply_touch(conduct, &position, event)?;
//! }
//! assert_eq!(state.binding(conduct, &position), Binding::Free);
//!
//! // And now the rook, without a word.
//! let touch = TouchEvent::Touch { by: white, square: Square::H1 };
//! state.apply_touch(conduct, &position, touch)?;
//! let stored = state.to_string();
//! assert_eq!(stored, "touch: touched=h1");
//!
//! let state: ConductState = stored.parse()?;
//! let king = position.find_move(Square::E1, Square::E2, None)?;
//! let bound = Binding::Bound { moves: vec![king], cause: Cause::KingAsPenalty };
//! assert_eq!(state.binding(conduct, &position), bound);
//! assert_eq!(state.binding(Conduct::of(Code::Fide), &position), Binding::Free);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod articles;
mod binding;
mod check;
mod code;
mod draw;
mod duty;
mod fifty;
mod illegal;
mod irregularity;
mod leaving;
mod names;
mod odds;
mod options;
mod state;
mod touch;
mod turn;

pub use articles::{Answer, Article, Binds, Example, Favor, Follows, Relation, Topic, articles};
pub use binding::{Binding, Cause, Choice};
pub use check::{CheckCall, CheckLaw, CheckNotice};
pub use code::{AdjustLaw, Code, ImpossibleTouch, RookFirst, SeveralTouched, Source};
pub use draw::{DrawOffer, OfferEffect, OfferEvent, OfferLaw, OfferRefused};
pub use duty::Duty;
pub use fifty::{
    COUNTED_MOVES, FiftyChoice, FiftyCount, FiftyError, FiftyLaw, FiftyReason, force, grounds,
};
pub use illegal::{
    Answered, Circumstances, ExtraTime, IllegalMoveLaw, Offence, Pace, Penalty, PenaltyKind, Reply,
    Right, Ruling, is_neglect, rule_on,
};
pub use irregularity::{Irregularity, Memory, Noticed, Remedy};
pub use leaving::{Consequence, Leaving};
pub use names::ParseConductError;
pub use odds::{OddsCastling, OddsRights};
pub use options::{Conduct, TouchMove};
pub use state::{ConductState, PenaltyRefused};
pub use touch::{RookAnswer, Touch, TouchEffect, TouchEvent, TouchRefused};
pub use turn::duty_after_two_moves;
