//! What little the board says against a legal move where no analysis of it is.

use exercise::{Answer, Fault};
use rules::{AnyPosition, Move, Position};

use super::contrasts::{other_piece, other_square};
use crate::exercise::fault_text;

/// What the board alone says against a legal move beside those that are right. The course says more, by
/// [`Contrast`](course::Contrast), which is more than a program for foreign pages can carry.
pub(super) fn plain_contrast(before: &Position, right: &[Move], mv: Move) -> String {
    let after = |mv| before.play_unchecked(mv);
    let mate_in = |it: Position| {
        let mut moves = it.legal_moves().into_iter();
        moves.find(|&mv| it.play_unchecked(mv).is_checkmate())
    };
    let fault = if after(mv).is_stalemate() {
        Some(Fault::Draws)
    } else if right.iter().all(|&it| after(it).is_checkmate()) && !after(mv).is_checkmate() {
        Some(Fault::NotMate)
    } else if right.iter().all(|&it| mate_in(after(it)).is_none()) {
        mate_in(after(mv)).map(|by| Fault::Mated { within: 1, by })
    } else {
        None
    };
    match fault {
        Some(fault) => fault_text(&AnyPosition::Legal(*before), Answer::Move(mv.into()), fault),
        None => match right.first().map(|it| it.from()) {
            Some(from) if right.iter().all(|it| it.from() != mv.from()) => {
                other_piece(before, mv, from)
            }
            _ => other_square(mv),
        },
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
                "The other side mates with Rb1#.",
            ),
        ] {
            let position: Position = fen.parse().unwrap();
            let read = |text: &str| notation::san::read(&position, text).unwrap();
            assert_eq!(plain_contrast(&position, &[read(right)], read(wrong)), text);
        }
    }
}
