//! What the pieces alone decide about one side.

use crate::{Bitboard, Color, Position, Role};

/// Whether `winner` has too little to mate, whatever the other side does to help:
///
/// - nothing but the king;
/// - one knight, if the other side has nothing or only queens: a queen beside her mated king could
///   always take the knight or step between;
/// - only bishops of one color of squares, if the other side has no knight, no bishop of the other
///   color and no pawn: two neighbors of the mated king are beyond the bishops, the own king can
///   guard only one of them, and a rook or queen on the other one could step between.
///
/// A mate on the board is never denied.
pub(super) fn is_too_little(position: &Position, winner: Color) -> bool {
    let kings = position.by_role(Role::King);
    let own = position.by_color(winner) - kings;
    let others = position.by_color(winner.other()) - kings;
    let (pawns, knights, bishops, rooks) = (
        position.by_role(Role::Pawn),
        position.by_role(Role::Knight),
        position.by_role(Role::Bishop),
        position.by_role(Role::Rook),
    );
    if own.is_empty() {
        return true;
    }
    if own.is_within(knights) && !own.has_several() {
        return !others.meets(pawns | knights | bishops | rooks);
    }
    if !own.is_within(bishops) {
        return false;
    }
    let is_color_bound = |squares: Bitboard| {
        own.is_within(squares) && !others.meets(pawns | knights | bishops & !squares)
    };
    is_color_bound(Bitboard::LIGHT) || is_color_bound(Bitboard::DARK)
}
