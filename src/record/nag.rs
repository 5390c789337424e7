//! Numeric annotation glyphs: judgments of moves and positions.

/// A judgment by its number (PGN standard, 10, and the numbers later programs agreed on).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Nag(pub u8);

/// Number, glyph, and whether the glyph is also read as text behind a move.
const GLYPHS: [(u8, &str); 40] = [
    (1, "!"),
    (2, "?"),
    (3, "!!"),
    (4, "??"),
    (5, "!?"),
    (6, "?!"),
    (7, "\u{25a1}"),
    (8, "\u{25a1}"),
    (10, "="),
    (11, "="),
    (13, "\u{221e}"),
    (14, "\u{2a72}"),
    (15, "\u{2a71}"),
    (16, "\u{b1}"),
    (17, "\u{2213}"),
    (18, "+\u{2212}"),
    (19, "\u{2212}+"),
    (20, "+\u{2212}"),
    (21, "\u{2212}+"),
    (22, "\u{2a00}"),
    (23, "\u{2a00}"),
    (26, "\u{25cb}"),
    (27, "\u{25cb}"),
    (32, "\u{27f3}"),
    (33, "\u{27f3}"),
    (36, "\u{2191}"),
    (37, "\u{2191}"),
    (40, "\u{2192}"),
    (41, "\u{2192}"),
    (44, "=\u{221e}"),
    (45, "=\u{221e}"),
    (132, "\u{21c6}"),
    (133, "\u{21c6}"),
    (138, "\u{2295}"),
    (139, "\u{2295}"),
    (140, "\u{2206}"),
    (142, "\u{2313}"),
    (145, "RR"),
    (146, "N"),
    (220, "D"),
];

/// What is typed or printed behind a move, and the number it means.
const SUFFIXES: [(&str, u8); 26] = [
    ("!", 1),
    ("?", 2),
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("\u{203c}", 3),
    ("\u{2047}", 4),
    ("\u{2049}", 5),
    ("\u{2048}", 6),
    ("=", 10),
    ("\u{221e}", 13),
    ("+=", 14),
    ("\u{2a72}", 14),
    ("=+", 15),
    ("\u{2a71}", 15),
    ("+/-", 16),
    ("\u{b1}", 16),
    ("-/+", 17),
    ("\u{2213}", 17),
    ("+-", 18),
    ("+\u{2212}", 18),
    ("-+", 19),
    ("\u{2212}+", 19),
    ("N", 146),
    ("D", 220),
];

impl Nag {
    /// A good move, `!`.
    pub const GOOD: Self = Self(1);
    /// A mistake, `?`.
    pub const MISTAKE: Self = Self(2);
    /// A brilliant move, `!!`.
    pub const BRILLIANT: Self = Self(3);
    /// A blunder, `??`.
    pub const BLUNDER: Self = Self(4);
    /// An interesting move, `!?`.
    pub const INTERESTING: Self = Self(5);
    /// A dubious move, `?!`.
    pub const DUBIOUS: Self = Self(6);
    /// A diagram is to be printed here.
    pub const DIAGRAM: Self = Self(220);

    /// The sign that is printed for it, if it has one.
    #[must_use]
    pub fn glyph(self) -> Option<&'static str> {
        GLYPHS
            .iter()
            .find(|(number, _)| *number == self.0)
            .map(|(_, glyph)| *glyph)
    }

    /// The judgment that a mark behind a move stands for: `!`, `?!`, `+-`, `=`.
    #[must_use]
    pub fn from_suffix(text: &str) -> Option<Self> {
        SUFFIXES
            .iter()
            .find(|(suffix, _)| *suffix == text)
            .map(|(_, number)| Self(*number))
    }

    /// Whether it judges the move itself, as `!` and `?` do; of these a move can have one.
    #[must_use]
    pub const fn judges_move(self) -> bool {
        matches!(self.0, 1..=9)
    }

    /// Whether it judges the position on the board, as `=` and `+-` do; of these a move can have
    /// one.
    #[must_use]
    pub const fn judges_position(self) -> bool {
        matches!(self.0, 10..=21)
    }
}
