//! The goals of the mode `solve`.

use std::fmt;

use rules::{Bitboard, Board, Color, Role, Square};

/// The goal of a task.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// To give mate in at most this many moves, against any defense.
    Mate {
        /// From 1 to [`MOST_MOVES`](crate::mate::MOST_MOVES).
        within: u8,
    },
    /// To take all pieces of the other side that can be taken, its king aside. Only the pupil's pieces
    /// move, and none may stop where it can be taken.
    CaptureAll {
        /// The piece that may move; any by default.
        by: Option<PieceRef>,
        /// In this many moves at most.
        moves: Option<u8>,
    },
    /// To come to every one of some squares. Only the pupil's pieces move, and none may stop where it
    /// can be taken.
    Reach {
        /// The piece that may move; any by default.
        by: Option<PieceRef>,
        /// The squares, in any order.
        to: Bitboard,
        /// In this many moves at most.
        moves: Option<u8>,
    },
    /// To promote a pawn. Only the pupil's pieces move, and none may stop where it can be taken.
    Promote {
        /// Which pawn; any by default.
        by: Option<PieceRef>,
        /// What it has to become; anything by default.
        to: Option<Role>,
        /// In this many moves at most.
        moves: Option<u8>,
    },
    /// To get out of check.
    Escape,
    /// To say whether it is stalemate. A move says that it is not.
    IsStalemate,
    /// To make a move that is stalemate.
    Stalemate,
    /// To make this many moves without being mated.
    Survive {
        /// From 1 to [`MOST_TO_SURVIVE`].
        moves: u8,
        /// A piece that may not be lost either.
        by: Option<PieceRef>,
    },
}

/// The most moves that can be asked to survive.
pub const MOST_TO_SURVIVE: u8 = 20;

/// The most moves of a task in which only the pupil moves.
pub const MOST_ALONE: u8 = 100;

impl Goal {
    /// The names of all goals, those first that are asked most.
    pub const NAMES: &[&str] = &[
        "mate",
        "capture-all",
        "reach",
        "promote",
        "escape",
        "stalemate",
        "survive",
    ];

    /// Its name in the attribute `goal`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Mate { .. } => "mate",
            Self::CaptureAll { .. } => "capture-all",
            Self::Reach { .. } => "reach",
            Self::Promote { .. } => "promote",
            Self::Escape => "escape",
            Self::IsStalemate | Self::Stalemate => "stalemate",
            Self::Survive { .. } => "survive",
        }
    }

    /// Whether the other side stands still, so that any board will do.
    #[must_use]
    pub const fn is_alone(self) -> bool {
        matches!(
            self,
            Self::CaptureAll { .. } | Self::Reach { .. } | Self::Promote { .. }
        )
    }

    /// The piece that may move, or that must not be lost; any by default.
    #[must_use]
    pub const fn by(self) -> Option<PieceRef> {
        match self {
            Self::CaptureAll { by, .. }
            | Self::Reach { by, .. }
            | Self::Promote { by, .. }
            | Self::Survive { by, .. } => by,
            _ => None,
        }
    }

    /// How many moves there are, if they are counted.
    #[must_use]
    pub const fn moves(self) -> Option<u8> {
        match self {
            Self::Mate { within } => Some(within),
            Self::Survive { moves, .. } => Some(moves),
            Self::Stalemate => Some(1),
            Self::CaptureAll { moves, .. }
            | Self::Reach { moves, .. }
            | Self::Promote { moves, .. } => moves,
            Self::Escape | Self::IsStalemate => None,
        }
    }
}

/// A piece, named by its kind or by where it stands when the task begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceRef {
    /// Every piece of this kind.
    Role(Role),
    /// The piece on this square.
    On(Square),
}

impl PieceRef {
    /// Reads a letter or a square.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::PieceRef;
    /// use rules::{Role, Square};
    ///
    /// assert_eq!(PieceRef::read("n"), Some(PieceRef::Role(Role::Knight)));
    /// assert_eq!(PieceRef::read("d4"), Some(PieceRef::On(Square::D4)));
    /// assert_eq!(PieceRef::read("x"), None);
    /// ```
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut letters = text.chars();
        match (letters.next(), letters.next()) {
            (Some(letter), None) => Role::from_char(letter).map(Self::Role),
            _ => text.parse().ok().map(Self::On),
        }
    }

    /// The pieces of one side that are meant.
    #[must_use]
    pub fn on(self, board: &Board, color: Color) -> Bitboard {
        let named = match self {
            Self::Role(role) => board.by_role(role),
            Self::On(square) => square.into(),
        };
        named & board.by_color(color)
    }
}

impl fmt::Display for PieceRef {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Role(role) => write!(f, "{}", role.char()),
            Self::On(square) => square.fmt(f),
        }
    }
}
