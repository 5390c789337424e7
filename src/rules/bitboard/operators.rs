//! Two sets in one: what both have, either has, or the first alone.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub};

use super::Bitboard;

/// The squares that are in both sets.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, File, Rank, Square};
///
/// let crossing = Bitboard::from_file(File::E) & Bitboard::from_rank(Rank::Fourth);
/// assert_eq!(crossing.single(), Some(Square::E4));
/// ```
impl BitAnd for Bitboard {
    type Output = Self;

    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

/// The squares that are in either set or in both.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, File, Rank};
///
/// let cross = Bitboard::from_file(File::E) | Bitboard::from_rank(Rank::Fourth);
/// assert_eq!(cross.len(), 15);
/// ```
impl BitOr for Bitboard {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

/// The squares that are in one of the sets, but not in both.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, File, Rank};
///
/// let cross = Bitboard::from_file(File::E) ^ Bitboard::from_rank(Rank::Fourth);
/// assert_eq!(cross.len(), 14);
/// ```
impl BitXor for Bitboard {
    type Output = Self;

    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

/// The squares of the first set that are not in the second.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, Position, Role};
///
/// let position = Position::default();
/// assert_eq!((position.occupied() - position.by_role(Role::Pawn)).len(), 16);
/// ```
impl Sub for Bitboard {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

/// The squares that are not in the set.
///
/// # Examples
///
/// ```
/// use rules::{Bitboard, Position};
///
/// assert_eq!((!Position::default().occupied()).len(), 32);
/// assert_eq!(!Bitboard::LIGHT, Bitboard::DARK);
/// ```
impl Not for Bitboard {
    type Output = Self;

    fn not(self) -> Self {
        Self(!self.0)
    }
}

/// Keeps only the squares that are in the other set as well.
///
/// # Examples
///
/// ```
/// use rules::Bitboard;
///
/// let mut set = Bitboard(0b0110);
/// set &= Bitboard(0b0011);
/// assert_eq!(set, Bitboard(0b0010));
/// ```
impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

/// Adds the squares of the other set.
///
/// # Examples
///
/// ```
/// use rules::Bitboard;
///
/// let mut set = Bitboard(0b0110);
/// set |= Bitboard(0b0011);
/// assert_eq!(set, Bitboard(0b0111));
/// ```
impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

/// Adds those squares of the other set that are missing and leaves out those that are there.
///
/// # Examples
///
/// ```
/// use rules::Bitboard;
///
/// let mut set = Bitboard(0b0110);
/// set ^= Bitboard(0b0011);
/// assert_eq!(set, Bitboard(0b0101));
/// ```
impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}
