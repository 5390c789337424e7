//! From what a text says to the one legal move that fits it.

use rules::{
    CastlingRefusal, CastlingSide, File, IllegalMove, Move, Piece, Position, Role, Square,
};

use super::text::{self, Going, Said};
use super::{Alphabet, is_capture};
use crate::{Expected, ReadMoveError};

/// Reads a move in SAN, written strictly or not.
///
/// Understood beside the strict form: zeros or small letters in castling, a promotion without the
/// equals sign, the whole square of origin, missing or extra marks of capture, check, mate and
/// comment, a `P` for the pawn, small letters for pieces, figurines, and English words ("knight takes
/// e5", "castles kingside"). A small `b` is the b-file wherever it can be.
///
/// # Errors
///
/// [`ReadMoveError`] when the text is no move, an illegal one, or fits several legal moves.
pub fn read(position: &Position, text: &str) -> Result<Move, ReadMoveError> {
    read_in(position, text, Alphabet::English)
}

/// Reads a move whose pieces are named in the signs of an alphabet.
pub(crate) fn read_in(
    position: &Position,
    text: &str,
    alphabet: Alphabet,
) -> Result<Move, ReadMoveError> {
    match text::parse(text, alphabet)? {
        Said::Castling(side) => castle(position, side),
        Said::Going(going) if going.small_b => small_b(position, going),
        Said::Going(going) => resolve(position, going),
    }
}

/// Reads a move that names both its squares, or castling.
pub(crate) fn read_long(position: &Position, text: &str) -> Result<Move, ReadMoveError> {
    match text::parse(text, Alphabet::English)? {
        Said::Going(Going { file: None, .. } | Going { rank: None, .. }) => {
            Err(ReadMoveError::Syntax {
                offset: text.len(),
                found: None,
                expected: Expected::Square,
            })
        }
        _ => read(position, text),
    }
}

/// Castles, if the laws allow it.
pub(crate) fn castle(position: &Position, side: CastlingSide) -> Result<Move, ReadMoveError> {
    let from = position.king(position.turn());
    let to = Square::new(side.king_file(), from.rank());
    let illegal = |reason| Err(ReadMoveError::Illegal { from, to, reason });
    match position.castling_refusal(side) {
        Some(refusal) => illegal(IllegalMove::Castling { side, refusal }),
        None => position
            .legal_moves()
            .into_iter()
            .find(|mv| mv.castling() == Some(side))
            .ok_or(IllegalMove::Castling {
                side,
                refusal: CastlingRefusal::NoRight,
            })
            .or_else(illegal),
    }
}

/// A small `b` stands for the b-file, as everywhere in SAN. Only where no pawn of the b-file could
/// ever go, the bishop alone can be meant; where one could, the player is asked.
fn small_b(position: &Position, going: Going) -> Result<Move, ReadMoveError> {
    let bishop = Going {
        role: Some(Role::Bishop),
        ..going
    };
    if !matches!(going.to.file(), File::A | File::B | File::C) || going.file.is_some() {
        return resolve(position, bishop);
    }
    resolve(
        position,
        Going {
            file: Some(File::B),
            ..going
        },
    )
    .map_err(|error| {
        let candidates = candidates(position, bishop);
        if candidates.is_empty() {
            error
        } else {
            ReadMoveError::SmallBishop { candidates }
        }
    })
}

fn resolve(position: &Position, going: Going) -> Result<Move, ReadMoveError> {
    let candidates = candidates(position, going);
    match candidates.as_slice() {
        [only] => Ok(*only),
        [] => illegal(position, going),
        [first, rest @ ..] => {
            if rest.iter().all(|other| other.from() == first.from())
                && let Err(reason) = position.find_move(first.from(), first.to(), None)
            {
                let (from, to) = (first.from(), first.to());
                return Err(ReadMoveError::Illegal { from, to, reason });
            }
            Err(ReadMoveError::Ambiguous { candidates })
        }
    }
}

/// The legal moves that fit; castling is found by its own name or by the king's two squares.
fn candidates(position: &Position, going: Going) -> Vec<Move> {
    let moves = position.legal_moves();
    moves
        .iter()
        .copied()
        .filter(|mv| !mv.is_castling() && mv.to() == going.to && fits(going, mv.role(), mv.from()))
        .filter(|mv| going.promotion.is_none() || mv.promotion() == going.promotion)
        // "d5" is never a capture and "xd5" always is one: a pawn makes two different moves.
        .filter(|mv| {
            mv.role() != Role::Pawn
                || going.file.is_some()
                || going.takes == is_capture(position, *mv)
        })
        .collect()
}

/// Whether a piece of this kind on this square can be meant.
pub(super) fn fits(going: Going, role: Role, from: Square) -> bool {
    let whole_square = going.file.is_some() && going.rank.is_some();
    let wanted = going.role.or((!whole_square).then_some(Role::Pawn));
    wanted.is_none_or(|wanted| wanted == role)
        && going.file.is_none_or(|file| file == from.file())
        && going.rank.is_none_or(|rank| rank == from.rank())
}

/// Finds out what is wrong with a text that fits no legal move.
fn illegal(position: &Position, going: Going) -> Result<Move, ReadMoveError> {
    let to = going.to;
    let answer = |from: Square| {
        position
            .find_move(from, to, going.promotion)
            .map_err(|reason| ReadMoveError::Illegal { from, to, reason })
    };
    if let (Some(file), Some(rank)) = (going.file, going.rank) {
        let from = Square::new(file, rank);
        let there = position.piece_at(from);
        if going.role.is_none() || there.is_none_or(|piece| Some(piece.role) == going.role) {
            return answer(from);
        }
    }
    let role = going.role.unwrap_or(Role::Pawn);
    let pieces = position.pieces(Piece {
        color: position.turn(),
        role,
    });
    let mut meant: Vec<Square> = pieces
        .into_iter()
        .filter(|from| fits(going, role, *from))
        .collect();
    if role == Role::Pawn && going.file.is_none() && !going.takes {
        meant.retain(|from| from.file() == to.file());
    }
    if let [only] = meant.as_slice() {
        return answer(*only);
    }
    // Of several pieces, the one that moves like this is the one that was meant.
    let mut able = meant.iter().filter(|from| {
        !matches!(
            position.find_move(**from, to, going.promotion),
            Err(IllegalMove::Geometry { .. })
        )
    });
    match (able.next(), able.next()) {
        (Some(only), None) => answer(*only),
        _ => Err(ReadMoveError::NoSuchMove {
            role,
            to,
            pieces: meant,
        }),
    }
}
