//! Castling that is refused.

use explain::illegal::{Detail, RookFate};
use rules::{Piece, Role};

use super::asked::Asked;
use crate::names::{piece_name, square_name};
use crate::table::messages;

messages! {
    attempt_castling_king(king, played) = "[[castling|Castling]] needs a king and a rook that have never moved. The king on {king} has already moved: {played}.";
    attempt_castling_king_moved(king) = "[[castling|Castling]] needs a king and a rook that have never moved. The king on {king} has already moved.";
    attempt_castling_rook(home, played) = "[[castling|Castling]] needs a king and a rook that have never moved. The rook from {home} has already moved: {played}.";
    attempt_castling_rook_moved(home) = "[[castling|Castling]] needs a king and a rook that have never moved. The rook from {home} has already moved.";
    attempt_castling_rook_taken(home, played) = "[[castling|Castling]] needs a rook that has never moved. The rook from {home} has been taken: {played}.";
    attempt_castling_rook_gone(home) = "[[castling|Castling]] needs a rook that has never moved. The rook from {home} has been taken.";
    attempt_castling_right(king, rook) = "[[castling|Castling]] needs a king and a rook that have never moved. Here, the king on {king} and the rook on {rook} have lost the right.";
    attempt_castling_no_rook(rook, home) = "[[castling|Castling]] is a move of king and [[rook]] together. There is no {rook} on {home}.";
    attempt_castling_occupied(pieces) = "[[castling|Castling]] needs a clear path for king and [[rook]]. It is [[blocked]] by the {pieces}.";
    attempt_castling_in_check(king, pieces) = "A king cannot [[castling|castle]] out of [[check]]. The king on {king} is in check from the {pieces}.";
    attempt_castling_through(square, pieces) = "A king cannot [[castling|castle]] through [[check]]. It would pass over {square}, which is [[commanded|attacked]] by the {pieces}.";
    attempt_castling_into(square, pieces) = "A king cannot [[castling|castle]] into [[check]]. On {square} it would be in check from the {pieces}.";
}

pub(super) fn text(asked: &Asked<'_>) -> String {
    match asked.illegal.detail {
        Detail::CastlingNoRightKing { king, ply, .. } => {
            let king = square_name(king.square);
            match asked.earlier_move(ply) {
                Some(played) => attempt_castling_king(&king, &played),
                None => attempt_castling_king_moved(&king),
            }
        }
        Detail::CastlingNoRightRook {
            home, fate, ply, ..
        } => {
            let home = square_name(home);
            match (fate, asked.earlier_move(ply)) {
                (RookFate::Moved, Some(played)) => attempt_castling_rook(&home, &played),
                (RookFate::Moved, None) => attempt_castling_rook_moved(&home),
                (RookFate::Taken, Some(played)) => attempt_castling_rook_taken(&home, &played),
                (RookFate::Taken, None) => attempt_castling_rook_gone(&home),
            }
        }
        Detail::CastlingNoRight { king, rook, .. } => {
            attempt_castling_right(&square_name(king), &square_name(rook))
        }
        Detail::CastlingNoRook { home, .. } => {
            let rook = Piece::new(asked.position().turn(), Role::Rook);
            attempt_castling_no_rook(&piece_name(rook), &square_name(home))
        }
        Detail::CastlingOccupied { .. } => attempt_castling_occupied(&asked.by()),
        Detail::CastlingInCheck { king, .. } => {
            attempt_castling_in_check(&square_name(king), &asked.by())
        }
        Detail::CastlingThroughCheck { square, .. } => {
            attempt_castling_through(&square_name(square), &asked.by())
        }
        Detail::CastlingIntoCheck { square, .. } => {
            attempt_castling_into(&square_name(square), &asked.by())
        }
        _ => String::new(),
    }
}
