//! What the books say of values in words.

use rules::Role::{self, Bishop, Knight, Pawn, Queen, Rook};

use super::{Hundredths, Scale};

/// How far apart two amounts may be that count as equal: half a pawn.
const NEARLY: Hundredths = Hundredths(50);

/// That some pieces are worth as much as others, or more.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Saying {
    /// The book, by the name of its file.
    pub seed: &'static str,
    /// The pieces that are spoken of.
    pub pieces: &'static [Role],
    /// What they are worth.
    pub worth: Worth,
    /// Compared with what.
    pub than: &'static [Role],
    /// When it holds.
    pub phase: Phase,
}

/// How two amounts compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Worth {
    /// About as much: within half a pawn.
    AboutEqual,
    /// As much or more.
    AtLeast,
    /// More.
    More,
    /// More, by less than a pawn.
    SlightlyMore,
    /// Less.
    Less,
}

/// When a saying holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// In general.
    Always,
    /// In the endgame. No table knows of it, so these sayings may well contradict the figures.
    Endgame,
}

impl Worth {
    /// Whether it holds of two amounts.
    #[must_use]
    pub fn holds(self, pieces: Hundredths, than: Hundredths) -> bool {
        let more = pieces - than;
        match self {
            Self::AboutEqual => more <= NEARLY && than - pieces <= NEARLY,
            Self::AtLeast => more.0 >= 0,
            Self::More => more.0 > 0,
            Self::SlightlyMore => more.0 > 0 && more < Hundredths(100),
            Self::Less => more.0 < 0,
        }
    }
}

impl Saying {
    /// Whether the figures of a scale agree with it.
    #[must_use]
    pub fn holds_in(&self, scale: Scale) -> bool {
        self.worth
            .holds(scale.sum(self.pieces), scale.sum(self.than))
    }
}

const SEED_000: &str = "000_4304a0c810a897c9.txt";
const SEED_001: &str = "001_ced3eecd080b6878.txt";
const SEED_002: &str = "002_33c93f681cb80eb7.txt";
const SEED_004: &str = "004_a3b57cad582e4347.txt";

const fn saying(
    seed: &'static str,
    pieces: &'static [Role],
    worth: Worth,
    than: &'static [Role],
) -> Saying {
    Saying {
        seed,
        pieces,
        worth,
        than,
        phase: Phase::Always,
    }
}

const fn in_the_endgame(
    seed: &'static str,
    pieces: &'static [Role],
    worth: Worth,
    than: &'static [Role],
) -> Saying {
    Saying {
        phase: Phase::Endgame,
        ..saying(seed, pieces, worth, than)
    }
}

/// Everything that the books say of values in words.
///
/// Seed 004 contradicts itself: by its own table a queen is worth less than two rooks, and not as
/// much as two rooks and a pawn.
pub static SAYINGS: [Saying; 25] = [
    // "Relative value of the pieces".
    saying(SEED_000, &[Queen], Worth::SlightlyMore, &[Rook, Rook]),
    saying(SEED_000, &[Rook], Worth::AboutEqual, &[Bishop, Pawn, Pawn]),
    saying(SEED_000, &[Rook], Worth::AboutEqual, &[Knight, Pawn, Pawn]),
    saying(SEED_000, &[Bishop], Worth::AboutEqual, &[Knight]),
    saying(SEED_000, &[Bishop], Worth::AboutEqual, &[Pawn, Pawn, Pawn]),
    saying(SEED_000, &[Knight], Worth::AboutEqual, &[Pawn, Pawn, Pawn]),
    // The ranking in the chapters on the moves; bishop before knight by the slightest difference.
    saying(SEED_000, &[Queen], Worth::More, &[Rook]),
    saying(SEED_000, &[Rook], Worth::More, &[Bishop]),
    saying(SEED_000, &[Bishop], Worth::AtLeast, &[Knight]),
    saying(SEED_000, &[Knight], Worth::More, &[Pawn]),
    // "Value of the Pieces".
    in_the_endgame(SEED_001, &[Bishop, Bishop], Worth::More, &[Knight, Knight]),
    in_the_endgame(SEED_001, &[Bishop, Knight], Worth::More, &[Knight, Knight]),
    in_the_endgame(SEED_001, &[Knight], Worth::More, &[Bishop]),
    // The chapters on the moves.
    saying(SEED_002, &[Queen], Worth::AboutEqual, &[Rook, Rook]),
    saying(SEED_002, &[Knight], Worth::AboutEqual, &[Bishop]),
    saying(SEED_002, &[Rook], Worth::More, &[Bishop]),
    // "On the relative value of the chess forces".
    saying(SEED_004, &[Knight], Worth::AtLeast, &[Pawn, Pawn, Pawn]),
    saying(SEED_004, &[Bishop], Worth::AboutEqual, &[Knight]),
    saying(
        SEED_004,
        &[Rook],
        Worth::SlightlyMore,
        &[Pawn, Pawn, Pawn, Pawn, Pawn],
    ),
    saying(SEED_004, &[Rook], Worth::AboutEqual, &[Knight, Pawn, Pawn]),
    saying(SEED_004, &[Rook], Worth::AboutEqual, &[Bishop, Pawn, Pawn]),
    saying(
        SEED_004,
        &[Rook, Rook],
        Worth::AtLeast,
        &[Knight, Knight, Knight],
    ),
    saying(
        SEED_004,
        &[Rook, Rook],
        Worth::AtLeast,
        &[Bishop, Bishop, Bishop],
    ),
    saying(SEED_004, &[Queen], Worth::AboutEqual, &[Rook, Rook, Pawn]),
    in_the_endgame(SEED_004, &[Queen], Worth::Less, &[Rook, Rook]),
];
