//! Which squares each kind of piece commands.
//!
//! A piece commands a square if it could take an enemy there, whoever stands on it now. Whether the
//! move would be legal is not asked here.
//!
//! Sliders, the bishop, rook and queen, take the squares that stop them; the pieces of a position
//! are [`Position::occupied`](crate::Position::occupied). The square that stops a slider is itself
//! commanded.
//!
//! # Examples
//!
//! ```
//! use rules::{Square, attacks};
//!
//! // Where does a knight fork a king on e8 and a rook on a8?
//! let fork = attacks::knight(Square::E8) & attacks::knight(Square::A8);
//! assert_eq!(fork.single(), Some(Square::C7));
//! ```

mod lines;
pub(crate) mod sliders;

use sliders::Sliders;

use crate::{Bitboard, Color, Piece, Role, Square};
pub use lines::{aligned, between};
pub(crate) use lines::{between_diagonal, between_straight};

/// The eight directions by files and ranks, clockwise from the one up the board.
///
/// # Examples
///
/// ```
/// use rules::{Square, attacks};
///
/// let around = attacks::AROUND.map(|(files, ranks)| Square::B2.offset(files, ranks));
/// assert_eq!((around[0], around[2]), (Some(Square::B3), Some(Square::C2)));
/// ```
pub const AROUND: [(i32, i32); 8] = [
    (0, 1),
    (1, 1),
    (1, 0),
    (1, -1),
    (0, -1),
    (-1, -1),
    (-1, 0),
    (-1, 1),
];

const fn leaps(steps: &[(i32, i32)]) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut step = 0;
        while step < steps.len() {
            if let Some(target) = Square::ALL[index].offset(steps[step].0, steps[step].1) {
                table[index] |= 1 << target.index();
            }
            step += 1;
        }
        index += 1;
    }
    table
}

pub(crate) static KNIGHT: [u64; 64] = leaps(&[
    (1, 2),
    (2, 1),
    (2, -1),
    (1, -2),
    (-1, -2),
    (-2, -1),
    (-2, 1),
    (-1, 2),
]);
pub(crate) static KING: [u64; 64] = leaps(&AROUND);

const NOT_A: u64 = !0x0101_0101_0101_0101;
const NOT_H: u64 = !0x8080_8080_8080_8080;

/// The squares the pawns of White command, for a whole set of them.
#[inline(always)]
pub(crate) const fn white_pawns(pawns: u64) -> u64 {
    (pawns & NOT_A) << 7 | (pawns & NOT_H) << 9
}

/// The squares the pawns of Black command, for a whole set of them.
#[inline(always)]
pub(crate) const fn black_pawns(pawns: u64) -> u64 {
    (pawns & NOT_A) >> 9 | (pawns & NOT_H) >> 7
}

/// The squares a pawn of `color` on `square` commands: only its diagonals ahead.
///
/// # Examples
///
/// ```
/// use rules::{Color, Square, attacks};
///
/// assert!(attacks::pawn(Color::White, Square::A2).contains(Square::B3));
/// ```
#[must_use]
pub fn pawn(color: Color, square: Square) -> Bitboard {
    let set = Bitboard::from_square(square).0;
    Bitboard(match color {
        Color::White => white_pawns(set),
        Color::Black => black_pawns(set),
    })
}

/// The squares a knight on `square` commands.
///
/// # Examples
///
/// ```
/// use rules::{Square, attacks};
///
/// assert_eq!(attacks::knight(Square::A1).len(), 2);
/// ```
#[must_use]
pub fn knight(square: Square) -> Bitboard {
    Bitboard(KNIGHT[square.index()])
}

/// The squares a bishop on `square` commands when the squares of `occupied` stop it.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, Square, attacks};
///
/// assert_eq!(attacks::bishop(Square::A1, Bitboard::from(Square::C3)).len(), 2);
/// ```
#[must_use]
pub fn bishop(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(Sliders::ready().bishop(square.index() as u32, occupied.0))
}

/// The squares a rook on `square` commands when the squares of `occupied` stop it.
///
/// # Examples
///
/// ```
/// use rules::{attacks, Bitboard, Square};
///
/// let commanded = attacks::rook(Square::A1, Bitboard::from(Square::A3));
/// assert!(commanded.contains(Square::A3) && !commanded.contains(Square::A4));
/// ```
#[must_use]
pub fn rook(square: Square, occupied: Bitboard) -> Bitboard {
    Bitboard(Sliders::ready().rook(square.index() as u32, occupied.0))
}

/// The squares a queen on `square` commands when the squares of `occupied` stop it.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, Square, attacks};
///
/// assert_eq!(attacks::queen(Square::A1, Bitboard::EMPTY).len(), 21);
/// ```
#[must_use]
pub fn queen(square: Square, occupied: Bitboard) -> Bitboard {
    bishop(square, occupied) | rook(square, occupied)
}

/// The squares a king on `square` commands.
///
/// # Examples
///
/// ```
/// use rules::{Square, attacks};
///
/// assert_eq!(attacks::king(Square::A1).len(), 3);
/// ```
#[must_use]
pub fn king(square: Square) -> Bitboard {
    Bitboard(KING[square.index()])
}

/// The squares `piece` on `square` commands when the squares of `occupied` stop the sliders.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, Color, Piece, Role, Square, attacks};
///
/// let knight = Piece::new(Color::White, Role::Knight);
/// assert_eq!(attacks::piece(knight, Square::E4, Bitboard::ALL).len(), 8);
/// ```
#[must_use]
pub fn piece(piece: Piece, square: Square, occupied: Bitboard) -> Bitboard {
    match piece.role {
        Role::Pawn => pawn(piece.color, square),
        Role::Knight => knight(square),
        Role::Bishop => bishop(square, occupied),
        Role::Rook => rook(square, occupied),
        Role::Queen => queen(square, occupied),
        Role::King => king(square),
    }
}

#[cfg(test)]
mod tests;
