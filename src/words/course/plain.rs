//! What little the board says against a legal move where no analysis of it is.

use explain::drawback::Drawback;
use rules::{Move, Position};

use super::contrasts::{other_piece, other_square};
use crate::drawbacks::drawback_text;

/// What the board alone says against a legal move beside those that are right. The course says more, by
/// [`Contrast`](course::Contrast), which is more than a program for foreign pages can carry.
pub(super) fn plain_contrast(before: &Position, right: &[Move], mv: Move) -> String {
    if let Some(drawback) = Drawback::of(before, right, mv) {
        return drawback_text(before, mv, drawback);
    }
    match right.first().map(|it| it.from()) {
        Some(from) if right.iter().all(|it| it.from() != mv.from()) => {
            other_piece(before, mv, from)
        }
        _ => other_square(mv),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_that_is_not_among_the_right_ones_hears_what_the_board_says() {
        let back_rank = "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - -";
        for (fen, right, wrong, text) in [
            (
                back_rank,
                "Ra1",
                "Rd1",
                "The rook on b1 is the piece to move, but not to d1.",
            ),
            (
                back_rank,
                "h3",
                "Re1",
                "Re1 is a legal move, but here the pawn on h2 is to move.",
            ),
            (
                "6k1/5ppp/8/8/P7/1r6/5PPP/6K1 w - -",
                "h3",
                "a5",
                "Then the rook gives checkmate on b1.",
            ),
        ] {
            let position: Position = fen.parse().unwrap();
            let read = |text: &str| notation::san::read(&position, text).unwrap();
            assert_eq!(plain_contrast(&position, &[read(right)], read(wrong)), text);
        }
    }
}
