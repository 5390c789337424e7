//! What moves can have in common.

use explain::check::{Check, CheckKind, Replies};
use explain::{Motif, motifs};
use rules::{Move, Position, Role, Square, attacks};

/// What a move does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MoveTest {
    /// Every legal move.
    Legal,
    /// It takes something.
    Capture,
    /// It gives check.
    Check,
    /// It gives a check of this kind.
    CheckKind(CheckKind),
    /// It mates.
    Checkmate,
    /// A knight mates, and the king is shut in by its own pieces.
    SmotheredMate,
    /// It stalemates.
    Stalemate,
    /// King and rook move.
    Castling,
    /// A pawn takes in passing.
    EnPassant,
    /// A pawn is promoted.
    Promotion,
    /// The king answers a check by going away.
    KingMove,
    /// What gives check is taken.
    TakesChecker,
    /// A piece steps into the line of a check.
    Interposition,
    /// The piece that has moved attacks this square.
    Attacks(Square),
    /// The piece that has moved guards its own piece on this square.
    Guards(Square),
    /// The piece on this square moves.
    Of(Square),
    /// Two or more pieces are attacked at once by the piece that has moved.
    Fork,
}

/// How it is written.
pub(crate) const MOVE_TESTS: &[&str] = &[
    "legal",
    "capture",
    "check",
    "simple-check",
    "double-check",
    "discovered-check",
    "checkmate",
    "smothered-mate",
    "stalemate",
    "castling",
    "en-passant",
    "promotion",
    "king-move",
    "takes-checker",
    "interposition",
    "fork",
    "attacks e4",
    "guards e4",
    "of e4",
];

impl MoveTest {
    /// Reads what moves have in common.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (word, about) = text.split_once(' ').unwrap_or((text, ""));
        let square = || about.trim().parse().ok();
        Some(match word {
            "attacks" => Self::Attacks(square()?),
            "guards" => Self::Guards(square()?),
            "of" => Self::Of(square()?),
            _ if !about.is_empty() => return None,
            "legal" => Self::Legal,
            "capture" => Self::Capture,
            "check" => Self::Check,
            "simple-check" => Self::CheckKind(CheckKind::Simple),
            "double-check" => Self::CheckKind(CheckKind::Double),
            "discovered-check" => Self::CheckKind(CheckKind::Discovered),
            "checkmate" => Self::Checkmate,
            "smothered-mate" => Self::SmotheredMate,
            "stalemate" => Self::Stalemate,
            "castling" => Self::Castling,
            "en-passant" => Self::EnPassant,
            "promotion" => Self::Promotion,
            "king-move" => Self::KingMove,
            "takes-checker" => Self::TakesChecker,
            "interposition" => Self::Interposition,
            "fork" => Self::Fork,
            _ => return None,
        })
    }

    /// Whether a legal move of a position does it.
    #[must_use]
    pub fn holds(self, position: &Position, mv: Move) -> bool {
        let after = || position.play_unchecked(mv);
        match self {
            Self::Legal => true,
            Self::Capture => position.captured_by(mv).is_some(),
            Self::Check => after().is_check(),
            Self::CheckKind(kind) => {
                Check::of(&after(), Some(mv)).is_some_and(|check| check.kind == Some(kind))
            }
            Self::Checkmate => after().is_checkmate(),
            Self::SmotheredMate => has(&motifs::of_move(position, mv), Motif::SmotheredMate),
            Self::Stalemate => after().is_stalemate(),
            Self::Castling => mv.is_castling(),
            Self::EnPassant => mv.is_en_passant(),
            Self::Promotion => mv.promotion().is_some(),
            Self::KingMove => Replies::of(position).king_moves.contains(&mv),
            Self::TakesChecker => Replies::of(position).captures.contains(&mv),
            Self::Interposition => Replies::of(position).interpositions.contains(&mv),
            Self::Attacks(square) => {
                let after = after();
                let is_enemy = after
                    .piece_at(square)
                    .is_some_and(|piece| piece.color == after.turn());
                is_enemy && reaches(&after, mv, square)
            }
            Self::Guards(square) => {
                let after = after();
                let is_own = after
                    .piece_at(square)
                    .is_some_and(|piece| piece.color != after.turn());
                is_own && reaches(&after, mv, square)
            }
            Self::Of(square) => mv.from() == square,
            Self::Fork => {
                let after = after();
                let enemies = after.by_color(after.turn()) - after.by_role(Role::Pawn);
                !mv.is_castling() && (reach(&after, mv) & enemies).has_several()
            }
        }
    }

    /// All legal moves of a position that do it.
    #[must_use]
    pub fn moves(self, position: &Position) -> Vec<Move> {
        let moves = position.legal_moves();
        let moves = moves.iter().copied();
        moves.filter(|&mv| self.holds(position, mv)).collect()
    }
}

fn has(findings: &[explain::Finding], motif: Motif) -> bool {
    findings.iter().any(|finding| finding.motif == motif)
}

/// The squares that the piece which has moved commands.
fn reach(after: &Position, mv: Move) -> rules::Bitboard {
    let piece = after.piece_at(mv.to());
    piece.map_or(rules::Bitboard::EMPTY, |piece| {
        attacks::piece(piece, mv.to(), after.occupied())
    })
}

fn reaches(after: &Position, mv: Move, square: Square) -> bool {
    !mv.is_castling() && reach(after, mv).contains(square)
}
