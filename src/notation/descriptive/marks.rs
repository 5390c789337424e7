//! What may stand after a move: check of every kind, mate, en passant.

use rules::{Bitboard, Move, Position};

/// What a text says of a move beside the move itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `e.p.`: a pawn is taken in passing.
    EnPassant,
    /// `ch.`, `+`: check.
    Check,
    /// `dis. ch.`: check by another piece than the one that moves.
    Discovered,
    /// `dble. ch.`: check by two pieces at once.
    Double,
    /// `mate`, `#`, and `+/-` of seed 002: checkmate.
    Mate,
}

impl Mark {
    /// All marks, in the order in which they are written.
    pub const ALL: [Self; 5] = [
        Self::EnPassant,
        Self::Check,
        Self::Discovered,
        Self::Double,
        Self::Mate,
    ];

    /// Whether a legal move of a position is what the mark says.
    #[must_use]
    pub fn fits(self, position: &Position, mv: Move) -> bool {
        if self == Self::EnPassant {
            return mv.is_en_passant();
        }
        let after = position.play_unchecked(mv);
        let checkers = after.checkers();
        match self {
            Self::EnPassant | Self::Check => !checkers.is_empty(),
            Self::Discovered => {
                let moved = Bitboard::from(mv.to());
                let rook = mv.castling_rook_to().map_or(moved, Bitboard::from);
                !(checkers - moved - rook).is_empty()
            }
            Self::Double => checkers.has_several(),
            Self::Mate => after.is_checkmate(),
        }
    }
}

/// The marks of one move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Marks(u8);

impl Marks {
    /// Whether the mark is among them.
    #[must_use]
    pub const fn contains(self, mark: Mark) -> bool {
        self.0 & 1 << mark as u8 != 0
    }

    /// Adds a mark; what kind of check it is takes the place of mere check.
    pub(super) const fn add(&mut self, mark: Mark) {
        self.0 |= 1 << mark as u8;
        let kinds = 1 << Mark::Discovered as u8 | 1 << Mark::Double as u8 | 1 << Mark::Mate as u8;
        if self.0 & kinds != 0 {
            self.0 &= !(1 << Mark::Check as u8);
        }
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether one of them ends a move: nothing but another mark follows it.
    pub(super) const fn is_closing(self) -> bool {
        self.0 & !(1 << Mark::EnPassant as u8) != 0
    }

    /// The marks, in the order of [`Mark::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL
            .into_iter()
            .filter(move |&mark| self.contains(mark))
    }
}
