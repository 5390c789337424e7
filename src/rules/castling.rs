//! Castling rights, named by the square of the rook.

use std::fmt;

use crate::{Bitboard, Color, File, Square};

/// A wing of the board.
///
/// # Examples
///
/// ```
/// use rules::CastlingSide;
///
/// assert_eq!(CastlingSide::KingSide.to_string(), "king side");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CastlingSide {
    /// Toward the h-file: the king lands on the g-file.
    KingSide,
    /// Toward the a-file: the king lands on the c-file.
    QueenSide,
}

impl CastlingSide {
    /// Both wings, the king's first.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingSide, Position};
    ///
    /// let start = Position::default();
    /// assert!(CastlingSide::ALL.iter().all(|&side| start.castling_refusal(side).is_some()));
    /// ```
    pub const ALL: [Self; 2] = [Self::KingSide, Self::QueenSide];

    /// The wing on which `rook` stands as seen from `king`.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingSide, Square};
    ///
    /// assert_eq!(CastlingSide::of(Square::E1, Square::H1), CastlingSide::KingSide);
    /// ```
    #[must_use]
    pub fn of(king: Square, rook: Square) -> Self {
        if rook.file() > king.file() {
            Self::KingSide
        } else {
            Self::QueenSide
        }
    }

    /// The corner from which a rook castles on this wing in the standard game.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingSide, Color, Square};
    ///
    /// assert_eq!(CastlingSide::QueenSide.corner(Color::Black), Square::A8);
    /// ```
    #[must_use]
    pub fn corner(self, color: Color) -> Square {
        Square::new(self.fold(File::H, File::A), color.backrank())
    }

    /// The first value for the king's wing, the second for the queen's.
    pub(crate) fn fold<T>(self, king: T, queen: T) -> T {
        match self {
            Self::KingSide => king,
            Self::QueenSide => queen,
        }
    }

    /// The squares of the board that come after those of `king` or before; on its rank, its wing.
    pub(crate) const fn wing(self, king: Square) -> Bitboard {
        let before = (1 << king.index()) - 1;
        Bitboard(match self {
            Self::KingSide => !before - (1 << king.index()),
            Self::QueenSide => before,
        })
    }

    /// The file on which the king lands: g or c.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingSide, File};
    ///
    /// assert_eq!(CastlingSide::QueenSide.king_file(), File::C);
    /// ```
    #[must_use]
    pub const fn king_file(self) -> File {
        match self {
            Self::KingSide => File::G,
            Self::QueenSide => File::C,
        }
    }

    /// The file on which the rook lands: f or d.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingSide, File};
    ///
    /// assert_eq!(CastlingSide::QueenSide.rook_file(), File::D);
    /// ```
    #[must_use]
    pub const fn rook_file(self) -> File {
        match self {
            Self::KingSide => File::F,
            Self::QueenSide => File::D,
        }
    }
}

/// Writes `king side` or `queen side`.
///
/// # Examples
///
/// ```
/// use rules::CastlingSide;
///
/// assert_eq!(CastlingSide::QueenSide.to_string(), "queen side");
/// ```
impl fmt::Display for CastlingSide {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::KingSide => "king side",
            Self::QueenSide => "queen side",
        })
    }
}

/// Where kings and rooks stand that have not moved.
///
/// # Examples
///
/// ```
/// use rules::{CastlingMode, Position};
///
/// assert_eq!(Position::default().castling_mode(), CastlingMode::Standard);
/// ```
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
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingRights, Setup};
    ///
    /// assert_eq!(Setup::empty().castling, CastlingRights::NONE);
    /// ```
    pub const NONE: Self = Self(Bitboard::EMPTY);

    /// Both sides may castle with the rooks in the four corners.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingRights, Position};
    ///
    /// assert_eq!(Position::default().castling_rights(), CastlingRights::STANDARD);
    /// ```
    pub const STANDARD: Self = Self(Bitboard(0x8100_0000_0000_0081));

    /// Rights of rooks on any squares; whether they make sense is for the set-up to say.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Bitboard, CastlingRights, Square};
    ///
    /// let rights = CastlingRights::from_rooks(Bitboard::from(Square::H1));
    /// assert!(rights.contains(Square::H1));
    /// ```
    #[must_use]
    pub const fn from_rooks(rooks: Bitboard) -> Self {
        Self(rooks)
    }

    /// The squares of the rooks that may castle.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::CastlingRights;
    ///
    /// assert_eq!(CastlingRights::STANDARD.rooks().len(), 4);
    /// ```
    #[must_use]
    pub const fn rooks(self) -> Bitboard {
        self.0
    }

    /// The squares of the rooks of one side that may castle: those on its back rank.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingRights, Color};
    ///
    /// assert_eq!(CastlingRights::STANDARD.rooks_of(Color::White).len(), 2);
    /// ```
    #[must_use]
    pub fn rooks_of(self, color: Color) -> Bitboard {
        self.0 & Bitboard::from_rank(color.backrank())
    }

    /// Whether the rook on `rook` may castle.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingRights, Square};
    ///
    /// assert!(CastlingRights::STANDARD.contains(Square::A8));
    /// ```
    #[must_use]
    pub const fn contains(self, rook: Square) -> bool {
        self.0.contains(rook)
    }

    /// The rights with that of the rook on `rook` added.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingRights, Square};
    ///
    /// assert!(CastlingRights::NONE.with(Square::A8).contains(Square::A8));
    /// ```
    #[must_use]
    pub const fn with(self, rook: Square) -> Self {
        Self(self.0.with(rook))
    }

    /// The rights with that of the rook on `rook` left out.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{CastlingRights, Square};
    ///
    /// assert_eq!(CastlingRights::STANDARD.without(Square::A8).rooks().len(), 3);
    /// ```
    #[must_use]
    pub const fn without(self, rook: Square) -> Self {
        Self(self.0.without(rook))
    }

    /// Whether neither side may castle.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::CastlingRights;
    ///
    /// assert!(CastlingRights::NONE.is_empty());
    /// ```
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}
