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
//! - [`attacks`] tells what men command; [`Position::attackers`], [`Position::checkers`],
//!   [`Position::pins`] and [`Position::x_rays`] ask the same of a position.
//! - [`PositionIdentity`] is what article 9.2 of the laws compares; a [`Key`] is what opening books
//!   look up. [`chess960`] numbers the beginnings of Chess960.
//!
//! # A game
//!
//! A position never changes: playing gives a new one, so that earlier ones stay at hand.
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
//! # A diagram that is wrong
//!
//! Whatever a text says is read into a [`Setup`], and every fault of it is named; a text that is
//! no FEN at all is refused with the place where it stops being one.
//!
//! ```
//! use rules::{Position, Setup};
//!
//! let setup: Setup = "4k3/8/8/8/8/8/8/P3K2R w KQ - 0 1".parse()?;
//! let faults: Vec<String> = setup.faults().iter().map(ToString::to_string).collect();
//! assert_eq!(faults.len(), 2); // a pawn on the first rank, a right without a rook
//! assert!(Position::from_setup(&setup).is_err());
//! # Ok::<(), rules::ParseFenError>(())
//! ```
//!
//! # A move that is refused
//!
//! ```
//! use rules::{CastlingRefusal, IllegalMove, Position, Square};
//!
//! let position: Position = "4k3/8/8/8/5r2/8/8/4K2R w K - 0 1".parse()?;
//! let refused = position.find_move(Square::E1, Square::G1, None);
//! assert!(matches!(
//!     refused,
//!     Err(IllegalMove::Castling { refusal: CastlingRefusal::ThroughCheck { square: Square::F1, .. }, .. })
//! ));
//! # Ok::<(), rules::ParsePositionError>(())
//! ```
//!
//! # How it is fast
//!
//! All legal moves come from one pass: first the men that give check and the lines of pins are
//! found, and then no move has to be tried out. A position takes 64 bytes, eight machine words,
//! because a larger one is copied by a slow call in WebAssembly; so keys and history live outside
//! of it. [`Position::perft`] proves the speed and the moves at once.
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
