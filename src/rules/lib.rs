//! The rules of chess: positions, legal moves, and the reasons why other moves are not.
//!
//! # Reading order
//!
//! - The vocabulary: [`Color`], [`Role`], [`Piece`], [`File`], [`Rank`], [`Square`], [`Bitboard`],
//!   and the maps [`ByColor`] and [`ByRole`].
//! - [`Board`] is men on squares. [`Setup`] adds what else a FEN says, legal or not; it knows its
//!   [faults](Setup::faults). [`Position`] is a set-up without faults, and the only thing that
//!   can be played from.
//! - [`Move`] is a move of some position. [`Position::legal_moves`] lists them,
//!   [`Position::find_move`] finds one by its squares or says in an [`IllegalMove`] why there is
//!   none, [`Position::play`] makes it.
//! - [`dead`] proves that a side can never mate, or shows how it could.
//!
//! # Examples
//!
//! ```
//! use rules::{Position, Square};
//!
//! let mut position = Position::default();
//! for (from, to) in [
//!     (Square::F2, Square::F3),
//!     (Square::E7, Square::E5),
//!     (Square::G2, Square::G4),
//!     (Square::D8, Square::H4),
//! ] {
//!     position = position.play(position.find_move(from, to, None)?)?;
//! }
//! assert!(position.is_checkmate());
//! # Ok::<(), rules::IllegalMove>(())
//! ```
//!
//! The crate depends on nothing and has no unsafe code. It knows neither notation beyond FEN nor
//! games: histories, clocks and draws by agreement live in other crates.

pub mod attacks;
pub mod chess960;
pub mod dead;

mod bitboard;
mod board;
mod castling;
mod chess_move;
mod color;
mod fen;
mod file;
mod keys;
mod move_list;
mod perft;
mod piece;
mod position;
mod rank;
mod role;
mod setup;
mod square;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use castling::{CastlingMode, CastlingRights, CastlingSide};
pub use chess_move::Move;
pub use color::{ByColor, Color};
pub use fen::{FenField, FenProblem, ParseFenError, ParsePositionError};
pub use file::File;
pub use keys::Key;
pub use move_list::MoveList;
pub use piece::Piece;
pub use position::{CastlingRefusal, IllegalMove, Pin, Position, PositionIdentity};
pub use rank::Rank;
pub use role::{ByRole, Role};
pub use setup::{InvalidSetup, Setup, SetupFault};
pub use square::{ParseSquareError, Square};
