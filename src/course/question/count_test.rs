//! What can be counted on a board.

use rules::{AnyPosition, Color, Setup, Square, attacks};

use super::board_test::color;

/// What is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CountTest {
    /// The moves of the side to move; a pawn that is promoted has four.
    Moves,
    /// The squares to which a piece can go.
    MovesOf(Square),
    /// The squares that a piece commands.
    SquaresOf(Square),
    /// The pieces of a side, pawns included.
    Pieces(Color),
    /// What the pieces of a side are worth in pawns, its king left out.
    Value(Color),
}

/// How it is written.
pub(crate) const COUNT_TESTS: &[&str] = &[
    "moves",
    "moves e4",
    "squares e4",
    "pieces white",
    "value white",
];

impl CountTest {
    /// Reads what is counted.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (word, about) = text.split_once(' ').unwrap_or((text, ""));
        let about = about.trim();
        Some(match (word, about) {
            ("moves", "") => Self::Moves,
            ("moves", _) => Self::MovesOf(about.parse().ok()?),
            ("squares", _) => Self::SquaresOf(about.parse().ok()?),
            ("pieces", _) => Self::Pieces(color(about)?),
            ("value", _) => Self::Value(color(about)?),
            _ => return None,
        })
    }

    /// How many there are; nothing where no piece stands.
    #[must_use]
    pub fn count(self, setup: &Setup) -> Option<u32> {
        let board = &setup.board;
        let count = match self {
            Self::Moves => AnyPosition::of(setup).moves().len(),
            Self::MovesOf(square) => {
                board.piece_at(square)?;
                exercise::Ask::Moves(Some(square)).answers(setup).len()
            }
            Self::SquaresOf(square) => {
                attacks::piece(board.piece_at(square)?, square, board.occupied()).len()
            }
            Self::Pieces(color) => board.by_color(color).len(),
            Self::Value(color) => {
                let pieces = board.iter().filter(|(_, piece)| piece.color == color);
                let points: i32 = pieces.map(|(_, piece)| piece.role.points()).sum();
                return u32::try_from(points).ok();
            }
        };
        u32::try_from(count).ok()
    }
}
