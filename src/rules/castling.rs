//! Castling rights, named by the square of the rook.

use std::fmt;

use crate::{Bitboard, Color, Square};

/// A wing of the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingSide {
    /// Toward the h-file: the king lands on the g-file.
    KingSide,
    /// Toward the a-file: the king lands on the c-file.
    QueenSide,
}

impl CastlingSide {
    /// Both wings, the king's first.
    pub const ALL: [Self; 2] = [Self::KingSide, Self::QueenSide];

    /// The wing on which `rook` stands as seen from `king`.
    #[must_use]
    pub fn of(king: Square, rook: Square) -> Self {
        if rook.file() > king.file() {
            Self::KingSide
        } else {
            Self::QueenSide
        }
    }
}

impl fmt::Display for CastlingSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::KingSide => "king side",
            Self::QueenSide => "queen side",
        })
    }
}

/// Where kings and rooks stand that have not moved.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum CastlingMode {
    /// Kings on the e-file, rooks in the corners.
    #[default]
    Standard,
    /// Kings between two rooks on any files of the back rank.
    Chess960,
}

/// The castling rights of both sides: the squares of the rooks that may still castle.
///
/// # Examples
///
/// ```
/// use rules::{CastlingRights, Square};
///
/// let rights = CastlingRights::STANDARD.without(Square::H1);
/// assert!(rights.contains(Square::A1) && !rights.contains(Square::H1));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct CastlingRights(Bitboard);

impl CastlingRights {
    /// Nobody may castle.
    pub const NONE: Self = Self(Bitboard::EMPTY);

    /// Both sides may castle with the rooks in the four corners.
    pub const STANDARD: Self = Self(Bitboard(0x8100_0000_0000_0081));

    /// Rights of rooks on any squares; whether they make sense is for the set-up to say.
    #[must_use]
    pub const fn from_rooks(rooks: Bitboard) -> Self {
        Self(rooks)
    }

    /// The squares of the rooks that may castle.
    #[must_use]
    pub const fn rooks(self) -> Bitboard {
        self.0
    }

    /// The squares of the rooks of one side that may castle: those on its back rank.
    #[must_use]
    pub fn rooks_of(self, color: Color) -> Bitboard {
        self.0 & Bitboard::from_rank(color.backrank())
    }

    /// Whether the rook on `rook` may castle.
    #[must_use]
    pub const fn contains(self, rook: Square) -> bool {
        self.0.contains(rook)
    }

    /// The rights with that of the rook on `rook` added.
    #[must_use]
    pub const fn with(self, rook: Square) -> Self {
        Self(self.0.with(rook))
    }

    /// The rights with that of the rook on `rook` left out.
    #[must_use]
    pub const fn without(self, rook: Square) -> Self {
        Self(self.0.without(rook))
    }

    /// Whether nobody may castle.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}
