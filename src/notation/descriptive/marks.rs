//! What may stand after a move: check of every kind, mate, en passant.

/// What a text says of a move beside the move itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// `e.p.`: a pawn is taken in passing.
    EnPassant,
    /// `ch.`, `+`: check.
    Check,
    /// `dis. ch.`: check by another man than the one that moves.
    Discovered,
    /// `dble. ch.`: check by two men at once.
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

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The marks, in the order of [`Mark::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Mark> {
        Mark::ALL
            .into_iter()
            .filter(move |&mark| self.contains(mark))
    }
}

/// The marks of a move, whatever the move is.
#[must_use]
pub fn marks(_text: &str) -> Marks {
    Marks::default()
}
