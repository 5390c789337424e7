//! What an attribute can say.

/// What an attribute can say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// One of these words; the first one counts where the attribute is missing.
    Choice(&'static [&'static str]),
    /// One of these words, or nothing.
    Maybe(&'static [&'static str]),
    /// A whole number from 1 up to this one.
    Number(u8),
    /// Present or absent.
    Switch,
    /// Any text.
    Text,
    /// A position: a FEN, its beginning, or `start`.
    Fen,
    /// The time of each side, such as `5+3`.
    Clock,
    /// A game, as PGN.
    Pgn,
    /// A move of a game, such as `12w` or `14b/1`.
    Spot,
    /// One or more squares, such as `e4 g5`.
    Squares,
    /// A square, such as `e4`.
    Square,
    /// Two squares, such as `e2e4`.
    Move,
    /// A piece: its letter, such as `n`, or its square.
    Piece,
    /// What a pawn promotes to: `q`, `r`, `b` or `n`.
    Promotion,
    /// Arrows, such as `c4f7 red:f3f7`.
    Arrows,
    /// Marked squares, such as `f7 red:e4,d5`.
    Marks,
}

impl Kind {
    /// The words it can be chosen from; none where it is not a choice.
    #[must_use]
    pub const fn words(self) -> &'static [&'static str] {
        match self {
            Self::Choice(words) | Self::Maybe(words) => words,
            _ => &[],
        }
    }

    /// What counts where the attribute is missing; nothing unless it is a choice.
    #[must_use]
    pub const fn default(self) -> &'static str {
        match self {
            Self::Choice([first, ..]) => first,
            _ => "",
        }
    }
}
