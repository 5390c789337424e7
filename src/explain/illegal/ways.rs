//! Why a piece does not get there by its way of moving, regardless of the king.

use rules::{Bitboard, Color, Piece, Position, Rank, Role, Square, attacks};

use super::{Context, Detail, Illegal, PieceOnSquare, nearest, piece_at};
use crate::pseudo;

/// Why `piece` cannot get to `to`, where no piece of its own stands.
pub(super) fn refusal(context: &Context<'_>, piece: PieceOnSquare, to: Square) -> Option<Illegal> {
    let position = context.position;
    if piece.piece.role == Role::Pawn && piece.square != to {
        return of_pawn(context, piece, to);
    }
    if !attacks::piece(piece.piece, piece.square, Bitboard::EMPTY).contains(to) {
        return Some(geometry(position, piece, to));
    }
    let way = attacks::between(piece.square, to);
    let nearest = nearest(position, way, piece.square)?;
    let by = way & position.occupied();
    Some(Illegal::new(Detail::Blocked { piece, nearest }, way, by))
}

fn geometry(position: &Position, piece: PieceOnSquare, to: Square) -> Illegal {
    let moves_so = |role: &Role| {
        let other = Piece::new(piece.piece.color, *role);
        *role != Role::Pawn && attacks::piece(other, piece.square, Bitboard::EMPTY).contains(to)
    };
    let detail = Detail::Geometry {
        piece,
        reach: pseudo::setup(position).pseudo_destinations(piece.square),
        movers: Role::ALL.into_iter().filter(moves_so).collect(),
    };
    with_destinations(position, detail, piece.square)
}

/// A reason shown by where the piece may go instead.
fn with_destinations(position: &Position, detail: Detail, from: Square) -> Illegal {
    Illegal::new(detail, position.legal_destinations(from), Bitboard::EMPTY)
}

fn of_pawn(context: &Context<'_>, piece: PieceOnSquare, to: Square) -> Option<Illegal> {
    let position = context.position;
    let (pawn, color) = (piece.square, piece.piece.color);
    let steps = steps_ahead(color, pawn, to);
    if steps < 0 {
        return Some(with_destinations(
            position,
            Detail::PawnBackward { pawn },
            pawn,
        ));
    }
    if steps == 0 {
        return Some(with_destinations(
            position,
            Detail::PawnSideways { pawn },
            pawn,
        ));
    }
    if attacks::pawn(color, pawn).contains(to) {
        return without_capture(context, piece, to);
    }
    let is_first = pawn.rank() == color.pawn_rank();
    match (pawn.file() == to.file(), steps) {
        (true, 2) if !is_first => Some(with_destinations(
            position,
            Detail::PawnDoubleStep { pawn },
            pawn,
        )),
        (true, 1 | 2) => {
            if let Some(other) = piece_at(position, to) {
                let detail = Detail::PawnCaptureForward { pawn, other };
                return Some(Illegal::new(detail, to, to));
            }
            let way = attacks::between(pawn, to);
            let other = nearest(position, way, pawn)?;
            let detail = Detail::PawnDoubleStepBlocked { pawn, other };
            Some(Illegal::new(detail, way, way))
        }
        _ => Some(geometry(position, piece, to)),
    }
}

/// The ranks from `from` to `to` as a pawn of `color` counts them.
fn steps_ahead(color: Color, from: Square, to: Square) -> i32 {
    (to.rank().index() as i32 - from.rank().index() as i32) * color.forward()
}

/// Why a pawn may not go diagonally ahead.
fn without_capture(context: &Context<'_>, piece: PieceOnSquare, to: Square) -> Option<Illegal> {
    let position = context.position;
    if position.piece_at(to).is_some() || position.passed_square() == Some(to) {
        return None;
    }
    let (pawn, color) = (piece.square, piece.piece.color);
    let victim = Square::new(to.file(), pawn.rank());
    let enemy = Piece::new(color.other(), Role::Pawn);
    let is_sixth = to.rank() == color.fold_wb(Rank::Sixth, Rank::Third);
    if !is_sixth || position.piece_at(victim) != Some(enemy) {
        let detail = Detail::PawnDiagonalWithoutCapture { pawn };
        return Some(Illegal::new(detail, to, Bitboard::EMPTY));
    }
    let detail = match double_step(context, victim, to) {
        Some(ply) => Detail::EnPassantLate { pawn, victim, ply },
        None => Detail::EnPassantImpossible { pawn, victim },
    };
    let squares = Bitboard::from(to).with(victim);
    Some(Illegal::new(detail, squares, victim))
}

/// The ply at which the pawn on `victim` passed over `passed`, if it is known that it did; no ply
/// if that was just before the start.
fn double_step(context: &Context<'_>, victim: Square, passed: Square) -> Option<Option<usize>> {
    let earlier = context.earlier?;
    // Who landed there last stands there now.
    let landed = earlier.moves.iter().rposition(|mv| mv.to() == victim);
    match landed {
        Some(ply) => earlier.moves[ply].is_double_step().then_some(Some(ply)),
        None => (earlier.start.passed_square() == Some(passed)).then_some(None),
    }
}
