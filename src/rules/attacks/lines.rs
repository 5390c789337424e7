//! Straight and diagonal lines through two squares, by arithmetic instead of a 32 KB table.

use crate::{Bitboard, Square};

const RANK: u64 = 0xff;
const FILE: u64 = 0x0101_0101_0101_0101;

/// The rising diagonal through each square, without the square.
static RISING: [u64; 64] = diagonals(1);
/// The falling diagonal through each square, without the square.
static FALLING: [u64; 64] = diagonals(-1);

const fn diagonals(files: i32) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut step = -7;
        while step <= 7 {
            let square = Square::ALL[index].offset(step * files, step);
            if let (Some(square), true) = (square, step != 0) {
                table[index] |= 1 << square.index();
            }
            step += 1;
        }
        index += 1;
    }
    table
}

/// The squares with numbers strictly between those of `a` and `b`.
#[inline(always)]
const fn span(a: u32, b: u32) -> u64 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    (!1 << low) & !(!0 << high)
}

/// The squares strictly between two squares of one rank or one file.
#[inline(always)]
pub(crate) const fn between_straight(a: u32, b: u32) -> u64 {
    let line = if a >> 3 == b >> 3 {
        RANK << (a & 56)
    } else {
        FILE << (a & 7)
    };
    line & span(a, b)
}

/// The squares strictly between two squares of one diagonal.
#[inline(always)]
pub(crate) fn between_diagonal(a: u32, b: u32) -> u64 {
    // A rising diagonal runs up and to the right: the higher square has the higher file.
    let rising = (a < b) == (a & 7 < b & 7);
    let line = if rising {
        RISING[(a & 63) as usize]
    } else {
        FALLING[(a & 63) as usize]
    };
    line & span(a, b)
}

/// The squares strictly between two squares of one rank, file or diagonal; otherwise none.
///
/// # Examples
///
/// ```
/// use rules::{attacks, Square};
///
/// let squares: Vec<_> = attacks::between(Square::E1, Square::H4).into_iter().collect();
/// assert_eq!(squares, [Square::F2, Square::G3]);
/// assert!(attacks::between(Square::E1, Square::F3).is_empty());
/// ```
#[must_use]
pub fn between(a: Square, b: Square) -> Bitboard {
    let (from, to) = (a.index() as u32, b.index() as u32);
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    Bitboard(match (files, ranks) {
        (0, _) | (_, 0) => between_straight(from, to),
        _ if files == ranks => between_diagonal(from, to),
        _ => 0,
    })
}

/// Whether two different squares lie on one rank, file or diagonal.
///
/// # Examples
///
/// ```
/// use rules::{Square, attacks};
///
/// assert!(attacks::aligned(Square::A1, Square::H8));
/// assert!(!attacks::aligned(Square::A1, Square::B3));
/// ```
#[must_use]
pub fn aligned(a: Square, b: Square) -> bool {
    let files = a.file().index().abs_diff(b.file().index());
    let ranks = a.rank().index().abs_diff(b.rank().index());
    a != b && (files == 0 || ranks == 0 || files == ranks)
}
