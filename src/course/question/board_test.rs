//! Claims about a board that are true or false.

use exercise::Ask;
use rules::{CastlingSide, Color, Position, Setup, Square};

/// A claim about a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BoardTest {
    /// The side to move is in check.
    Check,
    /// It is mated.
    Checkmate,
    /// It is stalemate.
    Stalemate,
    /// It has exactly one move.
    Forced,
    /// It can castle on this side.
    Castle(CastlingSide),
    /// It can take in passing.
    EnPassant,
    /// No mate is possible any longer.
    Dead,
    /// This side could still mate, however the other plays along.
    CanMate(Color),
    /// The fifty-move rule lets the side to move claim a draw.
    FiftyMoves,
    /// The pieces stand as at the beginning of a game.
    Start,
    /// The position can be played from.
    Legal,
    /// The square is light.
    Light(Square),
    /// The piece there is pinned to its king.
    Pinned(Square),
    /// The piece there could be taken back on.
    Guarded(Square),
    /// The other side attacks the piece there.
    Attacked(Square),
}

/// How a claim is written.
pub(crate) const BOARD_TESTS: &[&str] = &[
    "check",
    "checkmate",
    "stalemate",
    "forced",
    "castle-king-side",
    "castle-queen-side",
    "en-passant",
    "dead",
    "can-mate white",
    "fifty-moves",
    "start",
    "legal",
    "light e4",
    "pinned e4",
    "guarded e4",
    "attacked e4",
];

impl BoardTest {
    /// Reads a claim.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (word, about) = text.split_once(' ').unwrap_or((text, ""));
        let square = || about.trim().parse().ok();
        Some(match word {
            "light" => Self::Light(square()?),
            "pinned" => Self::Pinned(square()?),
            "guarded" => Self::Guarded(square()?),
            "attacked" => Self::Attacked(square()?),
            "can-mate" => Self::CanMate(color(about.trim())?),
            _ if !about.is_empty() => return None,
            "check" => Self::Check,
            "checkmate" => Self::Checkmate,
            "stalemate" => Self::Stalemate,
            "forced" => Self::Forced,
            "castle-king-side" => Self::Castle(CastlingSide::KingSide),
            "castle-queen-side" => Self::Castle(CastlingSide::QueenSide),
            "en-passant" => Self::EnPassant,
            "dead" => Self::Dead,
            "fifty-moves" => Self::FiftyMoves,
            "start" => Self::Start,
            "legal" => Self::Legal,
            _ => return None,
        })
    }

    /// Whether the claim is true of a board; nothing where it means nothing there, or where
    /// nobody knows.
    #[must_use]
    pub fn holds(self, setup: &Setup) -> Option<bool> {
        let board = &setup.board;
        let attackers = |square, by| board.attackers(square, by, board.occupied());
        match self {
            Self::Light(square) => return Some(square.is_light()),
            Self::Start => return Some(*board == Setup::default().board),
            Self::Legal => return Some(Position::from_setup(setup).is_ok()),
            Self::Guarded(square) => {
                let piece = board.piece_at(square)?;
                return Some(!attackers(square, piece.color).is_empty());
            }
            Self::Attacked(square) => {
                let piece = board.piece_at(square)?;
                return Some(!attackers(square, piece.color.other()).is_empty());
            }
            Self::Pinned(square) => {
                let side = Some(board.piece_at(square)?.color);
                let pinned = Ask::Pinned { side }.answers(setup);
                return Some(pinned.contains(exercise::Item::Square(square)));
            }
            _ => {}
        }
        let position = Position::from_setup(setup).ok()?;
        Some(match self {
            Self::Check => position.is_check(),
            Self::Checkmate => position.is_checkmate(),
            Self::Stalemate => position.is_stalemate(),
            Self::Forced => position.count_legal_moves() == 1,
            Self::Castle(side) => {
                let moves = position.legal_moves();
                moves.iter().any(|mv| mv.castling() == Some(side))
            }
            Self::EnPassant => position.legal_moves().iter().any(|mv| mv.is_en_passant()),
            Self::Dead => dead(&position, &Color::ALL)?,
            Self::CanMate(color) => !dead(&position, &[color])?,
            Self::FiftyMoves => position.halfmove_clock() >= 100,
            _ => return None,
        })
    }
}

/// Whether these sides can never mate, if it can be proved.
fn dead(position: &Position, winners: &[Color]) -> Option<bool> {
    use rules::dead::{Analysis, Verdict};
    match Analysis::with_budget(position, winners, 200_000).finish() {
        Verdict::Dead => Some(true),
        Verdict::Alive { .. } => Some(false),
        Verdict::Unknown => None,
    }
}

pub(crate) fn color(text: &str) -> Option<Color> {
    match text {
        "white" => Some(Color::White),
        "black" => Some(Color::Black),
        _ => None,
    }
}
