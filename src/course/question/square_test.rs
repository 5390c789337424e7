//! What squares can have in common.

use explain::motifs;
use notation::squares;
use rules::{Bitboard, Color, File, Piece, Position, Rank, Role, Setup, Square, attacks};

use super::board_test::color;

/// What squares have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SquareTest {
    /// They are a rank.
    Rank(Rank),
    /// They are a file.
    File(File),
    /// They are the diagonal between two squares.
    Diagonal(Square, Square),
    /// It is the square of a name, in any notation.
    Named(Square),
    /// Such a piece stands there.
    Piece(Piece),
    /// What stands there is not what stands there at the beginning of a game.
    NotAsAtStart,
    /// Pieces of this side that the other attacks.
    Attacked(Color),
    /// Pieces of this side that none of its own guards; kings are left out.
    Unguarded(Color),
    /// Pieces of this side that the other could take and win something.
    EnPrise(Color),
    /// What gives check.
    Checkers,
    /// Knights and bishops of this side.
    Minor(Color),
    /// Pawns of this side that share their file.
    Doubled(Color),
    /// Pawns of this side without neighbors.
    Isolated(Color),
    /// Pawns of this side that no pawn can stop.
    Passed(Color),
    /// Pawns of this side that are left behind.
    Backward(Color),
}

/// How it is written.
pub(crate) const SQUARE_TESTS: &[&str] = &[
    "rank 4",
    "file e",
    "diagonal a1 h8",
    "named White's QB4",
    "piece N",
    "not-as-at-start",
    "checkers",
    "attacked white",
    "unguarded white",
    "en-prise white",
    "minor white",
    "doubled white",
    "isolated white",
    "passed white",
    "backward white",
];

impl SquareTest {
    /// Reads what squares have in common.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (word, about) = text.split_once(' ').unwrap_or((text, ""));
        let about = about.trim();
        let side = || color(about);
        Some(match word {
            "rank" => Self::Rank(format!("a{about}").parse::<Square>().ok()?.rank()),
            "file" => Self::File(format!("{about}1").parse::<Square>().ok()?.file()),
            "diagonal" => {
                let (first, last) = about.split_once(' ')?;
                Self::Diagonal(first.parse().ok()?, last.trim().parse().ok()?)
            }
            "named" => Self::Named(squares::read(about, Color::White)?),
            "piece" => Self::Piece(Piece::from_char(about.chars().next()?)?),
            "not-as-at-start" => Self::NotAsAtStart,
            "checkers" => Self::Checkers,
            "attacked" => Self::Attacked(side()?),
            "unguarded" => Self::Unguarded(side()?),
            "en-prise" => Self::EnPrise(side()?),
            "minor" => Self::Minor(side()?),
            "doubled" => Self::Doubled(side()?),
            "isolated" => Self::Isolated(side()?),
            "passed" => Self::Passed(side()?),
            "backward" => Self::Backward(side()?),
            _ => return None,
        })
    }

    /// All such squares of a board; nothing where it means nothing there.
    #[must_use]
    pub fn squares(self, setup: &Setup) -> Option<Bitboard> {
        let board = &setup.board;
        let occupied = board.occupied();
        let attacked = |square: Square, by| !board.attackers(square, by, occupied).is_empty();
        let position = || Position::from_setup(setup).ok();
        let pawns = |color| position().map(|it| motifs::pawn_structure(&it, color));
        Some(match self {
            Self::Rank(rank) => Bitboard::from_rank(rank),
            Self::File(file) => Bitboard::from_file(file),
            Self::Diagonal(first, last) => attacks::between(first, last).with(first).with(last),
            Self::Named(square) => square.into(),
            Self::Piece(piece) => board.pieces(piece),
            Self::NotAsAtStart => {
                let start = Setup::default().board;
                let differs = |it: &Square| start.piece_at(*it) != board.piece_at(*it);
                Square::ALL.into_iter().filter(differs).collect()
            }
            Self::Attacked(color) => {
                let pieces = board.by_color(color).into_iter();
                pieces.filter(|&it| attacked(it, color.other())).collect()
            }
            Self::Unguarded(color) => {
                let pieces = board.by_color(color) - board.by_role(Role::King);
                pieces
                    .into_iter()
                    .filter(|&it| !attacked(it, color))
                    .collect()
            }
            Self::EnPrise(color) => {
                let danger = motifs::danger(&position()?, color);
                danger.hanging | danger.insufficiently_defended
            }
            Self::Checkers => position()?.checkers(),
            Self::Minor(color) => {
                let minor = board.by_role(Role::Knight) | board.by_role(Role::Bishop);
                minor & board.by_color(color)
            }
            Self::Doubled(color) => pawns(color)?.doubled,
            Self::Isolated(color) => pawns(color)?.isolated,
            Self::Passed(color) => pawns(color)?.passed,
            Self::Backward(color) => pawns(color)?.backward,
        })
    }
}
