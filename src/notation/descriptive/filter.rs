//! Which legal moves meet the conditions of a text.

use rules::{Bitboard, CastlingSide, File, IllegalMove, Move, Piece, Position, Role, Square};

use super::grammar::{Aim, Pattern};
use super::names::NamedPiece;
use super::{Fault, Mark, Marks};
use crate::origins::Origins;

/// The side of the board of a file; each side has half of it.
pub(super) fn wing(file: File) -> CastlingSide {
    if file >= File::E {
        CastlingSide::KingSide
    } else {
        CastlingSide::QueenSide
    }
}

/// The side on which a rook, bishop or knight started the game, as far as that can be known:
/// without a game, a bishop is named by the color it runs on.
pub(super) fn wing_of(origins: &Origins, piece: Piece, square: Square) -> Option<CastlingSide> {
    let home_files = match piece.role {
        Role::Rook => [File::A, File::H],
        Role::Knight => [File::B, File::G],
        Role::Bishop => [File::C, File::F],
        Role::Pawn | Role::Queen | Role::King => return None,
    };
    match origins.of(square) {
        // A promoted piece started as a pawn and never had a side.
        Some(origin) => {
            let is_home = origin.rank() == piece.color.backrank();
            (is_home && home_files.contains(&origin.file())).then(|| wing(origin.file()))
        }
        None if piece.role == Role::Bishop => {
            let kings_bishop = Square::new(File::F, piece.color.backrank());
            Some(if square.is_light() == kings_bishop.is_light() {
                CastlingSide::KingSide
            } else {
                CastlingSide::QueenSide
            })
        }
        None => None,
    }
}

/// Whether a piece on a square can be the one that was named.
fn is_named(origins: &Origins, piece: Piece, square: Square, named: NamedPiece) -> bool {
    piece.role == named.role
        && named.files & 1 << square.file().index() != 0
        && named.wing.is_none_or(|named| {
            let by_half = || origins.of(square).is_none().then(|| wing(square.file()));
            wing_of(origins, piece, square).or_else(by_half) == Some(named)
        })
}

impl Aim {
    /// Whether a legal move does it; which marks fit is asked elsewhere.
    fn fits(self, position: &Position, mv: Move, takes: bool) -> bool {
        match self {
            Self::Square => true,
            Self::Steps(steps) => {
                let ranks = mv.from().rank().index().abs_diff(mv.to().rank().index());
                !takes && ranks == usize::from(steps)
            }
            Self::Marked => true,
            Self::Interposes => {
                !takes && mv.role() != Role::King && !position.checkers().is_empty()
            }
        }
    }
}

impl Pattern {
    /// Whether a legal move meets the conditions.
    pub(super) fn fits(&self, position: &Position, origins: &Origins, mv: Move) -> bool {
        let mover = Piece::new(position.turn(), mv.role());
        let captured = position.captured_by(mv);
        let takes = match (captured, self.victim) {
            _ if self.aim != Aim::Square => self.aim.fits(position, mv, captured.is_some()),
            (None, None) => self.to.contains(mv.to()),
            (Some((square, piece)), Some(victim)) => {
                self.to.contains(mv.to()) && is_named(origins, piece, square, victim)
            }
            _ => false,
        };
        takes
            && !mv.is_castling()
            && self.from.contains(mv.from())
            && is_named(origins, mover, mv.from(), self.piece)
            && mv.promotion() == mv.promotion().and(self.promotion.or(Some(Role::Queen)))
            && (self.promotion.is_none() || mv.promotion().is_some())
    }
}

/// The legal moves that meet the conditions of one of the patterns.
pub(super) fn candidates(
    position: &Position,
    origins: &Origins,
    patterns: &[Pattern],
    marks: Marks,
) -> Vec<Move> {
    let passing = marks.contains(Mark::EnPassant);
    let mut candidates = Vec::new();
    for &mv in position.legal_moves().iter() {
        // Of all marks only this one is part of the move: it names the piece that is taken.
        if passing && !mv.is_en_passant() {
            continue;
        }
        let fits = |pattern: &Pattern| {
            let is_marked = || marks.iter().all(|mark| mark.fits(position, mv));
            pattern.fits(position, origins, mv) && (pattern.aim != Aim::Marked || is_marked())
        };
        if patterns.iter().any(fits) {
            candidates.push(mv);
        }
    }
    candidates
}

/// What is wrong with patterns that no legal move fits: the law that forbids the only move that
/// would, if there is one.
pub(super) fn fault(position: &Position, origins: &Origins, patterns: &[Pattern]) -> Fault {
    let turn = position.turn();
    let mut refused: Option<(Square, Square, IllegalMove)> = None;
    for pattern in patterns {
        let pieces = position.pieces(Piece::new(turn, pattern.piece.role)) & pattern.from;
        for from in pieces {
            let mover = Piece::new(turn, pattern.piece.role);
            if !is_named(origins, mover, from, pattern.piece) {
                continue;
            }
            for to in pattern.to & targets(position, origins, pattern.victim) {
                let Err(reason) = position.find_move(from, to, pattern.promotion) else {
                    continue;
                };
                // A piece that never moves like this was hardly meant.
                if matches!(reason, IllegalMove::Geometry { .. }) {
                    continue;
                }
                if refused.is_some_and(|(other, there, _)| (other, there) != (from, to)) {
                    return Fault::NoSuchMove;
                }
                refused = Some((from, to, reason));
            }
        }
    }
    refused.map_or(Fault::NoSuchMove, |(from, to, reason)| Fault::Illegal {
        from,
        to,
        reason,
    })
}

/// The squares a piece may go to that takes such a victim, or none.
fn targets(position: &Position, origins: &Origins, victim: Option<NamedPiece>) -> Bitboard {
    let Some(victim) = victim else {
        return !position.occupied();
    };
    let piece = Piece::new(position.turn().other(), victim.role);
    let pieces = position.pieces(piece).into_iter();
    pieces
        .filter(|&square| is_named(origins, piece, square, victim))
        .collect()
}
