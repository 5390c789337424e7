//! Why the king may not castle.

use rules::{
    Bitboard, CastlingMode, CastlingRefusal, CastlingSide, File, Move, Piece, Position, Role,
    Square, attacks,
};

use super::{Context, Detail, Earlier, Illegal, PieceOnSquare, RookFate, nearest};

/// Why `king` may not castle by going to `to`, if that is castling at all.
pub(super) fn refusal(context: &Context<'_>, king: PieceOnSquare, to: Square) -> Option<Illegal> {
    let position = context.position;
    let (side, home) = meant(position, king, to)?;
    if !position.castling_rights().contains(home) {
        return Some(without_right(context, king, side, home));
    }
    let reason = match position.castling_refusal(side)? {
        // With a right there is a rook.
        CastlingRefusal::NoRook | CastlingRefusal::NoRight => {
            without_right(context, king, side, home)
        }
        CastlingRefusal::Occupied { .. } => {
            let pieces = way(king.square, home, side) & position.occupied();
            let nearest = nearest(position, pieces, king.square)?;
            Illegal::new(Detail::CastlingOccupied { side, nearest }, pieces, pieces)
        }
        CastlingRefusal::InCheck { by } => {
            let king = king.square;
            Illegal::new(Detail::CastlingInCheck { side, king }, king, by)
        }
        CastlingRefusal::ThroughCheck { square, by } => {
            Illegal::new(Detail::CastlingThroughCheck { side, square }, square, by)
        }
        CastlingRefusal::IntoCheck { square, by } => {
            Illegal::new(Detail::CastlingIntoCheck { side, square }, square, by)
        }
    };
    Some(reason)
}

/// The wing on which a king going to `to` would castle, and the square of the rook.
fn meant(position: &Position, king: PieceOnSquare, to: Square) -> Option<(CastlingSide, Square)> {
    let (from, color) = (king.square, king.piece.color);
    let home = color.backrank();
    if king.piece.role != Role::King || from == to || from.rank() != home || to.rank() != home {
        return None;
    }
    let side = CastlingSide::of(from, to);
    let is_onto_rook = position.piece_at(to) == Some(Piece::new(color, Role::Rook));
    match position.castling_mode() {
        CastlingMode::Chess960 => is_onto_rook.then_some((side, to)),
        CastlingMode::Standard => {
            let corner = Square::new(corner_file(side), home);
            let is_aimed = is_onto_rook && to == corner || from.distance(to) == 2;
            (from.file() == File::E && is_aimed).then_some((side, corner))
        }
    }
}

const fn corner_file(side: CastlingSide) -> File {
    match side {
        CastlingSide::KingSide => File::H,
        CastlingSide::QueenSide => File::A,
    }
}

/// The squares that have to be free but for the king and the rook: between them, and on the way
/// of each to where it lands (article 3.8.2 of the FIDE Laws of 2023, guideline II for Chess960).
pub(crate) fn way(king: Square, rook: Square, side: CastlingSide) -> Bitboard {
    let rank = king.rank();
    let king_to = Square::new(side.king_file(), rank);
    let rook_to = Square::new(side.rook_file(), rank);
    let all = attacks::between(king, rook)
        | attacks::between(king, king_to).with(king_to)
        | attacks::between(rook, rook_to).with(rook_to);
    all.without(king).without(rook)
}

/// Why there is no right to castle with a rook on `home`.
fn without_right(
    context: &Context<'_>,
    king: PieceOnSquare,
    side: CastlingSide,
    home: Square,
) -> Illegal {
    let rook = Piece::new(king.piece.color, Role::Rook);
    let is_there = context.position.piece_at(home) == Some(rook);
    if let Some(ply) = context
        .earlier
        .and_then(|earlier| king_moved(earlier, king))
    {
        let detail = Detail::CastlingNoRightKing { side, king, ply };
        return Illegal::new(detail, king.square, king.square);
    }
    let fate = context.earlier.and_then(|earlier| {
        let has_stood_there = earlier.start.piece_at(home) == Some(rook);
        rook_fate(earlier, king, home, has_stood_there, is_there)
    });
    if let Some((fate, ply)) = fate {
        let detail = Detail::CastlingNoRightRook {
            side,
            home,
            fate,
            ply,
        };
        let by = Bitboard::from(home) & context.position.pieces(rook);
        return Illegal::new(detail, home, by);
    }
    if is_there {
        let both = Bitboard::from(king.square).with(home);
        let detail = Detail::CastlingNoRight {
            side,
            king: king.square,
            rook: home,
        };
        return Illegal::new(detail, both, both);
    }
    let by = Bitboard::from(home) & context.position.occupied();
    Illegal::new(Detail::CastlingNoRook { side, home }, home, by)
}

/// The moves of the side of `king` or of the other one, with their plies.
fn moves_of(
    earlier: Earlier<'_>,
    king: PieceOnSquare,
) -> (
    impl Iterator<Item = (usize, Move)>,
    impl Iterator<Item = (usize, Move)>,
) {
    let first = usize::from(earlier.start.turn() != king.piece.color);
    let moves = |skipped| {
        let numbered = earlier.moves.iter().copied().enumerate();
        numbered.skip(skipped).step_by(2)
    };
    (moves(first), moves(1 - first))
}

/// The ply of the first move of the king.
pub(crate) fn king_moved(earlier: Earlier<'_>, king: PieceOnSquare) -> Option<usize> {
    let (mut own, _) = moves_of(earlier, king);
    own.find(|(_, mv)| mv.role() == Role::King)
        .map(|(ply, _)| ply)
}

/// What became of the rook on `home`, and at which ply, if it is known that anything did.
pub(crate) fn rook_fate(
    earlier: Earlier<'_>,
    king: PieceOnSquare,
    home: Square,
    has_stood_there: bool,
    is_there: bool,
) -> Option<(RookFate, usize)> {
    let (mut own, mut enemy) = moves_of(earlier, king);
    if has_stood_there {
        let moved = own.find(|(_, mv)| mv.from() == home);
        let taken = enemy.find(|(_, mv)| mv.to() == home);
        return match (moved, taken) {
            (Some((moved, _)), taken) if taken.is_none_or(|(ply, _)| moved < ply) => {
                Some((RookFate::Moved, moved))
            }
            (_, Some((ply, _))) => Some((RookFate::Taken, ply)),
            _ => None,
        };
    }
    // A rook that was elsewhere at the start has moved to where it stands now.
    let brought = own.filter(|(_, mv)| mv.to() == home && mv.role() == Role::Rook);
    let (ply, _) = brought.last().filter(|_| is_there)?;
    Some((RookFate::Moved, ply))
}
