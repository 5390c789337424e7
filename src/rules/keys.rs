//! Keys of positions as the Polyglot book format defines them.
//!
//! A key is a number of 64 bits for the pieces, the side to move, the castling rights and an en
//! passant file. Opening books are searched by it, and a search may use it for its tables. Two
//! positions may share a key by chance, so nothing in the laws rests on it: repetition compares
//! [`Position::identity`]. The key is no part of a [`Position`], which stays at 64 bytes; who wants
//! one carries it along with [`Position::play_with_key`].
//!
//! The format counts an en passant file as soon as a pawn stands ready to take, even if it is
//! pinned; [`Position::en_passant`] asks for a legal capture. Chess960 has no place in the format;
//! a right to castle counts here for the wing of its rook.

mod random;

use std::fmt;

use crate::{CastlingSide, Color, Move, Piece, Position, Setup, Square, attacks};
use random::RANDOM;

/// The Polyglot key of a position.
///
/// # Examples
///
/// ```
/// use rules::{Key, Position};
///
/// assert_eq!(Position::default().key(), Key(0x463b_9618_1691_fc9c));
/// assert_eq!(Position::default().key().to_string(), "463b96181691fc9c");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Key(pub u64);

/// Writes sixteen hexadecimal digits in small letters.
///
/// # Examples
///
/// ```
/// use rules::Key;
///
/// assert_eq!(Key(0xfdd3_03c9_46bd_d9).to_string(), "00fdd303c946bdd9");
/// ```
impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Key({self})")
    }
}

const CASTLING: usize = 768;
const EN_PASSANT: usize = 772;
const TURN: usize = 780;

impl Position {
    /// The Polyglot key, worked out from nothing.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Key, Position};
    ///
    /// assert_eq!(Position::default().key(), Key(0x463b_9618_1691_fc9c));
    /// ```
    #[must_use]
    pub fn key(&self) -> Key {
        // Kind by kind: what stands on a square is hard to foresee for a processor.
        let mut key = 0;
        for role in crate::Role::ALL {
            for color in Color::ALL {
                let piece = Piece::new(color, role);
                for square in self.pieces(piece) {
                    key ^= piece_key(Some(piece), square);
                }
            }
        }
        key ^= self.rest_of_key();
        Key(key)
    }

    /// The position after `mv` with its key, from the `key` of this one; `mv` has to be legal here.
    ///
    /// Only what the move changes is looked at. In builds with debug assertions the result is
    /// compared with [`Position::key`].
    ///
    /// # Panics
    ///
    /// In builds with debug assertions, if `key` was not the key of this position.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let start = Position::default();
    /// let mv = start.find_move(Square::E2, Square::E4, None)?;
    /// let (after, key) = start.play_with_key(mv, start.key());
    /// assert_eq!(key, after.key());
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    #[must_use]
    pub fn play_with_key(&self, mv: Move, key: Key) -> (Self, Key) {
        let after = self.play_unchecked(mv);
        let mut squares = (self.by_color(Color::White) ^ after.by_color(Color::White))
            | (self.by_color(Color::Black) ^ after.by_color(Color::Black));
        // In Chess960 a king and its rook can change places.
        squares = squares.with(mv.from()).with(mv.to());
        let mut changed = key.0 ^ self.rest_of_key() ^ after.rest_of_key();
        for square in squares {
            changed ^= piece_key(self.piece_at(square), square);
            changed ^= piece_key(after.piece_at(square), square);
        }
        let key = Key(changed);
        debug_assert_eq!(
            key,
            after.key(),
            "the key of {self} before {mv} was another"
        );
        (after, key)
    }

    /// The part of the key that does not come from the pieces.
    fn rest_of_key(&self) -> u64 {
        let mut key = match self.turn() {
            Color::White => RANDOM[TURN],
            Color::Black => 0,
        };
        for (index, color) in [(0, Color::White), (2, Color::Black)] {
            for (index, side) in [
                (index, CastlingSide::KingSide),
                (index + 1, CastlingSide::QueenSide),
            ] {
                if self.castling_rook(color, side).is_some() {
                    key ^= RANDOM[CASTLING + index];
                }
            }
        }
        if let Some(square) = self.passed_square() {
            let takers = attacks::pawn(self.turn().other(), square);
            let pawns = self.pieces(Piece::new(self.turn(), crate::Role::Pawn));
            if takers.meets(pawns) {
                key ^= RANDOM[EN_PASSANT + square.file().index()];
            }
        }
        key
    }
}

impl Setup {
    /// The Polyglot key of a board that need not be a position; of a position it is that of
    /// [`Position::key`]. A right to castle counts for the corner it names.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Setup};
    ///
    /// assert_eq!(Setup::default().key(), Position::default().key());
    /// ```
    #[must_use]
    pub fn key(&self) -> Key {
        let pieces = self.board.iter();
        let mut key = pieces.fold(0, |key, (square, piece)| {
            key ^ piece_key(Some(piece), square)
        });
        if self.turn == Color::White {
            key ^= RANDOM[TURN];
        }
        for rook in self.castling.rooks() {
            let color = self
                .board
                .piece_at(rook)
                .map_or(Color::White, |piece| piece.color);
            let king = self.board.king(color);
            let wing = king.map(|king| CastlingSide::of(king, rook));
            let side = usize::from(wing == Some(CastlingSide::QueenSide));
            key ^= RANDOM[CASTLING + color.fold_wb(0, 2) + side];
        }
        if let Some(square) = self.en_passant {
            let takers = attacks::pawn(self.turn.other(), square);
            let pawns = self.board.pieces(Piece::new(self.turn, crate::Role::Pawn));
            if takers.meets(pawns) {
                key ^= RANDOM[EN_PASSANT + square.file().index()];
            }
        }
        Key(key)
    }
}

/// The number of a piece on a square; the format numbers the pieces from the black pawn, the white one.
fn piece_key(piece: Option<Piece>, square: Square) -> u64 {
    piece.map_or(0, |piece| {
        let kind = 2 * piece.role as usize + piece.color.fold_wb(1, 0);
        RANDOM[64 * kind + square.index()]
    })
}

#[cfg(test)]
mod tests;
