//! The rules of chess: positions, legal moves, and the reasons why other moves are not.
//!
//! # Reading order
//!
//! 1. The vocabulary: [`Color`], [`Role`] and [`Piece`] say what a piece is, [`File`], [`Rank`] and
//!    [`Square`] where it stands. A [`Bitboard`] is a set of squares; [`ByColor`] and [`ByRole`]
//!    keep one value for each side or kind.
//! 2. From a diagram to a position: a [`Board`] is pieces on squares. A [`Setup`] adds what else a
//!    FEN says, legal or not; it knows its [faults](Setup::faults). A [`Position`] is a set-up
//!    without faults, and the only thing that can be played from.
//! 3. Moves: a [`Move`] always comes from a position. [`Position::find_move`] finds the one a
//!    player means, or says in an [`IllegalMove`] why there is none; [`Position::play`] makes it.
//!    [`Position::legal_moves`] lists all of them, and [`Position::for_each_successor`] makes all
//!    of them.
//! 4. Ends: [`Position::is_checkmate`], [`Position::is_stalemate`] and [`Position::is_dead`] are
//!    decided by the position alone. Repetition compares each [`PositionIdentity`] of a game, and
//!    [`Position::halfmove_clock`] counts for the fifty-move rule; the game itself is kept
//!    elsewhere. [`dead`] proves that a side can never mate, or shows how it could.
//! 5. Who commands what: [`attacks`] knows how pieces move on any board. [`Position::attackers`],
//!    [`Position::checkers`], [`Position::pins`] and [`Position::x_rays`] ask it of a position.
//! 6. Numbers: a [`Key`] is what opening books look up, [`chess960`] numbers the beginnings of
//!    Chess960, and [`Position::perft`] counts lines of play.
//!
//! The sections below follow the same way.
//!
//! # Squares and sets of squares
//!
//! Sets are put together with `&`, `|`, `-` and `!`, and passed through square by square.
//!
//! ```
//! use rules::{Bitboard, Color, File, Piece, Position, Role};
//!
//! let position: Position = "4k3/pp3ppp/8/8/8/P7/P4PPP/4K3 w - - 0 1".parse()?;
//! let pawns = position.pieces(Piece::new(Color::White, Role::Pawn));
//! let doubled: Vec<File> = File::ALL
//!     .into_iter()
//!     .filter(|&file| (pawns & Bitboard::from_file(file)).has_several())
//!     .collect();
//! assert_eq!(doubled, [File::A]);
//! # Ok::<(), rules::ParsePositionError>(())
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
//! # A move that is refused
//!
//! The reason names the squares and pieces that are to blame.
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
//! # Looking ahead
//!
//! [`Position::legal_moves`] is there for lists and choices. To see what becomes of every move,
//! visit the positions after them, which is more than twice as fast as playing the moves of the
//! list. Two visits, one within the other, are enough to find a mate in two that the
//! other side is forced into.
//!
//! ```
//! use rules::Position;
//!
//! fn mates_at_once(position: &Position) -> bool {
//!     let mut mates = false;
//!     position.for_each_successor(|_, after| mates |= after.is_checkmate());
//!     mates
//! }
//!
//! let position: Position = "6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1".parse()?;
//! let mut keys = Vec::new();
//! position.for_each_successor(|mv, after| {
//!     let mut is_answered = !after.has_legal_moves();
//!     after.for_each_successor(|_, reply| is_answered |= !mates_at_once(reply));
//!     if !is_answered {
//!         keys.push(mv.to_string());
//!     }
//! });
//! keys.sort();
//! assert_eq!(keys, ["a2a7", "b1b7"]);
//! # Ok::<(), rules::ParsePositionError>(())
//! ```
//!
//! # The end of a game
//!
//! Mate and stalemate are facts of a position. So is a dead position, but not every one can be
//! seen at once: [`Position::is_dead`] says yes only with a proof, and [`dead::Analysis`] goes on
//! where it says no.
//!
//! ```
//! use rules::{Color, Position, dead::Analysis};
//!
//! let position: Position = "8/8/4k3/8/8/3N4/4K3/8 b - - 0 1".parse()?;
//! assert!(position.is_dead());
//! let position: Position = "8/8/4k3/8/8/3N4/4K2p/8 b - - 0 1".parse()?;
//! assert!(!position.is_dead());
//! assert!(!Analysis::of_side(&position, Color::White).finish().is_dead());
//! # Ok::<(), rules::ParsePositionError>(())
//! ```
//!
//! # What lies behind the moves
//!
//! Who gives check, who is pinned by whom and along which line can be asked as well.
//!
//! ```
//! use rules::{Color, Position, Square};
//!
//! let position: Position = "4k3/8/8/8/1b6/8/3N4/r2QK3 w - - 0 1".parse()?;
//! assert!(position.checkers().is_empty());
//! let pins = position.pins(Color::White);
//! let pairs: Vec<_> = pins.iter().map(|pin| (pin.piece, pin.pinner)).collect();
//! assert_eq!(pairs, [(Square::D1, Square::A1), (Square::D2, Square::B4)]);
//! # Ok::<(), rules::ParsePositionError>(())
//! ```
//!
//! # How it is fast
//!
//! All legal moves come from one pass: first the pieces that give check and the lines of pins are
//! found, and then no move has to be tried out. A position takes 64 bytes, eight machine words,
//! because a larger one is copied by a slow call in WebAssembly; so keys and history live outside
//! of it. [`Position::perft`] proves the speed and the moves at once.
//!
//! The crate depends on nothing and has no unsafe code. It knows neither notation beyond FEN nor
//! games: histories, clocks and draws by agreement live in other crates.

pub mod attacks;
pub mod chess960;
pub mod dead;

mod any_position;
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
mod search_position;
mod setup;
mod square;

pub use any_position::AnyPosition;
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
pub use position::{
    CastlingRefusal, CheckInfo, CheckSquares, IllegalMove, MoveMaker, Pin, Position,
    PositionIdentity,
};
pub use rank::Rank;
pub use role::{ByRole, Role};
pub use search_position::SearchPosition;
pub use setup::{InvalidSetup, Setup, SetupFault};
pub use square::{ParseSquareError, Square};
