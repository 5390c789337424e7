//! The codes of laws, and where they differ.

use crate::names::names;

/// A code under which a game can be played.
///
/// Where the text of an old book says nothing about a matter, today's law applies. The books of
/// seeds 001 and 003 have only a few sentences on conduct and no code of their own, so nobody plays
/// under them; [`Source`] names them for comparison.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Code {
    /// The FIDE Laws of Chess in force from 1 January 2023.
    #[default]
    Fide,
    /// `000_4304a0c810a897c9.txt`, A Beginners Book of Chess, 1917: the fifteen laws that were in
    /// force at tournaments from 1866 to 1873.
    Seed000,
    /// `002_33c93f681cb80eb7.txt`, Edward Lasker, Chess and Checkers: the section on laws after the
    /// one on symbols.
    Seed002,
    /// `004_a3b57cad582e4347.txt`, “The Chess Code, or Laws of the Game”; the text breaks off in the
    /// section “J'adoube”, so its law on touched pieces is unknown.
    Seed004,
}

names!(
    Code,
    "a code of laws",
    Fide = "fide",
    Seed000 = "seed-000",
    Seed002 = "seed-002",
    Seed004 = "seed-004",
);

/// A text about the laws, whether or not it is a complete code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The FIDE Laws of Chess in force from 1 January 2023.
    Fide,
    /// `000_4304a0c810a897c9.txt`.
    Seed000,
    /// `001_ced3eecd080b6878.txt`, after Hoffer.
    Seed001,
    /// `002_33c93f681cb80eb7.txt`.
    Seed002,
    /// `003_277ce361a6325388.txt`, Basic Rules of Chess.
    Seed003,
    /// `004_a3b57cad582e4347.txt`.
    Seed004,
}

names!(
    Source,
    "a source of laws",
    Fide = "fide",
    Seed000 = "seed-000",
    Seed001 = "seed-001",
    Seed002 = "seed-002",
    Seed003 = "seed-003",
    Seed004 = "seed-004",
);

impl Source {
    /// The code by which a game under this text is played: today's if the text has none.
    #[must_use]
    pub const fn code(self) -> Code {
        match self {
            Self::Fide | Self::Seed001 | Self::Seed003 => Code::Fide,
            Self::Seed000 => Code::Seed000,
            Self::Seed002 => Code::Seed002,
            Self::Seed004 => Code::Seed004,
        }
    }
}

/// What follows if no touched piece can be moved or taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImpossibleTouch {
    /// Any legal move (FIDE 4.5; seed 002: “this law is void”).
    AnyMove,
    /// The king must move without castling; if it cannot, there is no penalty (seed 000, laws VI and
    /// IX).
    KingMove,
}

/// What follows if several pieces were touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SeveralTouched {
    /// The first that can be moved or taken counts (FIDE 4.3).
    First,
    /// The opponent selects one of those that can be moved or taken (seed 000, law VI).
    OpponentSelects,
}

/// What follows if a player who means to castle touches the rook before the king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RookFirst {
    /// No castling on that side; the rook must move (FIDE 4.4.2). Seed 002: “the King must be moved
    /// first”, so a rook touched first counts as any touched piece.
    RookMoves,
    /// Castling is still possible until the hand has left the rook; after that the opponent may let the
    /// rook's move stand (seed 000, law X; seed 004, “Castling”).
    UntilQuitted,
}

/// Who may adjust pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AdjustLaw {
    /// Only the player having the move (FIDE 4.2.1; seed 004, which also requires that the piece
    /// obviously needs it, which is for the players to judge). Seed 002 requires only that it be said
    /// beforehand, so today's law decides whose turn it must be.
    OnTurn,
    /// Either player (seed 000, law VI: never touch a piece out of turn, “or except … for the
    /// purpose of adjusting it”).
    Anytime,
}

impl Code {
    /// What follows if no touched piece can be moved or taken.
    #[must_use]
    pub const fn impossible_touch(self) -> ImpossibleTouch {
        match self {
            Self::Seed000 => ImpossibleTouch::KingMove,
            Self::Fide | Self::Seed002 | Self::Seed004 => ImpossibleTouch::AnyMove,
        }
    }

    /// What follows if several pieces were touched.
    #[must_use]
    pub const fn several_touched(self) -> SeveralTouched {
        match self {
            Self::Seed000 => SeveralTouched::OpponentSelects,
            Self::Fide | Self::Seed002 | Self::Seed004 => SeveralTouched::First,
        }
    }

    /// What follows if the rook is touched before the king.
    #[must_use]
    pub const fn rook_first(self) -> RookFirst {
        match self {
            Self::Seed000 | Self::Seed004 => RookFirst::UntilQuitted,
            Self::Fide | Self::Seed002 => RookFirst::RookMoves,
        }
    }

    /// Who may adjust pieces.
    #[must_use]
    pub const fn adjusting(self) -> AdjustLaw {
        match self {
            Self::Seed000 => AdjustLaw::Anytime,
            Self::Fide | Self::Seed002 | Self::Seed004 => AdjustLaw::OnTurn,
        }
    }

    /// Whether the opponent may let a player off who is bound by a touched piece or by a penalty
    /// (seed 000, law IX: “a player is not bound to enforce a penalty”; seed 004, “Concessions”).
    #[must_use]
    pub const fn allows_waiving(self) -> bool {
        matches!(self, Self::Seed000 | Self::Seed004)
    }

    /// Whether a player who touched a piece because of a false cry of check is free to play another
    /// (seed 000, law IX; seed 004, “Check”). Today's law has no such cries.
    #[must_use]
    pub const fn excuses_false_cry(self) -> bool {
        matches!(self, Self::Seed000 | Self::Seed004)
    }
}
