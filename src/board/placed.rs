//! The pieces of a board, each known by a number that it keeps from one board to the next, so that
//! what changes can be shown as movement: a move as well as a jump to any other board.

use rules::{Board, Piece, Role, Square};

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PlacedPiece {
    /// The same for the same piece as long as it is shown, promotion included.
    pub id: u8,
    /// Its current role and color.
    pub piece: Piece,
    /// Where it stands.
    pub square: Square,
}

/// Whether a piece that stood on the board before may be the one that stands on a square now.
type Match = fn(&PlacedPiece, Square, Piece) -> bool;

/// In this order: a piece that stayed where it was, one that went to another square, a pawn that
/// was promoted, a promotion that is taken back.
const MATCHES: [Match; 4] = [
    |before, square, piece| before.square == square && before.piece == piece,
    |before, _, piece| before.piece == piece,
    |before, square, piece| is_promotion(before.piece, piece, square),
    |before, square, piece| {
        let is_near = before.square.index().abs_diff(square.index()) <= 9;
        is_near && is_promotion(piece, before.piece, before.square)
    },
];

fn is_promotion(pawn: Piece, promoted: Piece, on: Square) -> bool {
    pawn.role == Role::Pawn
        && pawn.color == promoted.color
        && on.rank() == promoted.color.promotion_rank()
}

/// The pieces of a board under the numbers that they had before; new ones get numbers that none of
/// those before had, because a captured piece fades under its own.
#[must_use]
pub fn arranged(before: &[PlacedPiece], board: &Board) -> Vec<PlacedPiece> {
    let mut free: Vec<PlacedPiece> = before.to_vec();
    let mut found: Vec<(Square, Piece, Option<u8>)> = board
        .iter()
        .map(|(square, piece)| (square, piece, None))
        .collect();
    for matches in MATCHES {
        for (square, piece, id) in found.iter_mut().filter(|(.., id)| id.is_none()) {
            let index = free.iter().position(|old| matches(old, *square, *piece));
            *id = index.map(|index| free.remove(index).id);
        }
    }
    let mut unused = (0..=u8::MAX).filter(|id| before.iter().all(|old| old.id != *id));
    let placed = found.into_iter().filter_map(|(square, piece, id)| {
        let id = id.or_else(|| unused.next())?;
        Some(PlacedPiece { id, piece, square })
    });
    placed.collect()
}

#[cfg(test)]
mod tests;
