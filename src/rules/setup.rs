//! Any pieces on any squares: what a diagram shows, legal or not.

mod diagram;
mod faults;
mod pseudo;
mod validate;

use std::num::NonZeroU32;

pub use faults::{InvalidSetup, SetupFault};

use crate::fen::home_rook;
use crate::{Board, CastlingMode, CastlingRights, CastlingSide, Color, Square};

/// Everything a FEN can say about a position, whether it could arise in a game or not.
///
/// Boards without kings, pawns on the first rank and several small examples on one board are all
/// welcome. [`Setup::faults`] lists what keeps it from being a [`Position`](crate::Position).
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, Setup, Square};
///
/// let diagram: Setup = "8/8/8/3R4/8/8/8/8 w - -".parse()?;
/// assert_eq!(diagram.faults().len(), 2); // both kings are missing
/// assert_eq!(diagram.pseudo_destinations(Square::D5).len(), 14);
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Setup {
    /// The pieces.
    pub board: Board,
    /// The side to move.
    pub turn: Color,
    /// The rooks that may castle.
    pub castling: CastlingRights,
    /// Where the king and rooks that may castle have to stand.
    pub mode: CastlingMode,
    /// The square a pawn has just passed over with its double step.
    pub en_passant: Option<Square>,
    /// The number of half-moves since a pawn moved or a piece was taken.
    pub halfmove_clock: u32,
    /// The number of the move, counted up after each move of Black.
    pub fullmove_number: NonZeroU32,
}

impl Setup {
    /// The rook that a letter of `KQkq` means: in the corner, or in Chess960 the outermost on its
    /// wing; the corner where there is none.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingSide, Color, Setup, Square};
    ///
    /// let setup = Setup::from_chess960_fen("4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1")?;
    /// assert_eq!(setup.home_rook(Color::White, CastlingSide::QueenSide), Square::B1);
    /// # Ok::<(), rules::ParseFenError>(())
    /// ```
    #[must_use]
    pub fn home_rook(&self, color: Color, side: CastlingSide) -> Square {
        home_rook(&self.board, color, side, self.mode)
    }

    /// The empty board with White to move.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Setup;
    ///
    /// assert_eq!(Setup::empty().to_string(), "8/8/8/8/8/8/8/8 w - - 0 1");
    /// ```
    #[must_use]
    pub const fn empty() -> Self {
        Self {
            board: Board::empty(),
            turn: Color::White,
            castling: CastlingRights::NONE,
            mode: CastlingMode::Standard,
            en_passant: None,
            halfmove_clock: 0,
            fullmove_number: NonZeroU32::MIN,
        }
    }
}

impl Default for Setup {
    /// The beginning of the game.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Setup;
    ///
    /// assert_eq!(
    ///     Setup::default().to_string(),
    ///     "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    /// );
    /// ```
    fn default() -> Self {
        Self {
            board: Board::default(),
            castling: CastlingRights::STANDARD,
            ..Self::empty()
        }
    }
}

#[cfg(test)]
mod tests;
