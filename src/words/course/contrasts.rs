//! What a legal move lacks beside those that are right.

use course::Contrast;
use exercise::{Answer, Fault};
use explain::drawback::Drawback;
use rules::{AnyPosition, Move, Position, Square};

use super::kinds::not_of_move;
use crate::coach::danger_text;
use crate::drawbacks::drawback_text;
use crate::exercise::fault_text;
use crate::names::{piece_or_square, square_name, the_piece_on};
use crate::table::messages;

messages! {
    contrast_square(piece, square) = "The {piece} is the piece to move, but not to {square}.";
    contrast_piece(san, piece) = "{san} is a legal move, but here the {piece} is to move.";
}

/// Why a legal move of a position is not right.
///
/// # Examples
///
/// ```
/// use course::Contrast;
/// use rules::{Position, Square};
///
/// let start = Position::default();
/// let find = |from, to| start.find_move(from, to, None).expect("it is legal");
/// let wrong = find(Square::D2, Square::D4);
/// let contrast = Contrast::of(&start, &[find(Square::E2, Square::E4)], wrong);
/// assert_eq!(
///     words::contrast_text(&start, wrong, contrast.expect("one is right")),
///     "d4 is a legal move, but here the pawn on e2 is to move."
/// );
/// ```
#[must_use]
pub fn contrast_text(before: &Position, mv: Move, contrast: Contrast) -> String {
    let ground = AnyPosition::Legal(*before);
    let fault = |fault| fault_text(&ground, Answer::Move(mv.into()), fault);
    match contrast {
        Contrast::Answered(by) => drawback_text(before, mv, Drawback::Answered(by)),
        Contrast::Stalemates => drawback_text(before, mv, Drawback::Stalemates),
        Contrast::Allows(allowed) => danger_text(&before.play_unchecked(mv), allowed),
        Contrast::Lacks(that) => not_of_move(&ground, mv, that),
        Contrast::OtherRole(wanted) => fault(Fault::OtherRole { wanted }),
        Contrast::OtherSquare => other_square(mv),
        Contrast::OtherPiece(from) => other_piece(before, mv, from),
    }
}

/// The right piece goes to a wrong square.
pub(super) fn other_square(mv: Move) -> String {
    contrast_square(&the_piece_on(mv.role(), mv.from()), &square_name(mv.to()))
}

/// A piece moves in place of the one on a square.
pub(super) fn other_piece(before: &Position, mv: Move, from: Square) -> String {
    contrast_piece(
        &notation::san::write(before, mv),
        &piece_or_square(&before.board(), from),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn says(fen: &str, right: &str, wrong: &str) -> String {
        let position: Position = fen.parse().unwrap();
        let read = |text: &str| notation::san::read(&position, text).unwrap();
        let right: Vec<Move> = right.split(' ').map(read).collect();
        let wrong = read(wrong);
        contrast_text(
            &position,
            wrong,
            Contrast::of(&position, &right, wrong).unwrap(),
        )
    }

    #[test]
    fn a_wrong_move_hears_what_tells_it_from_the_right_ones() {
        let back_rank = "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 w - -";
        for (fen, right, wrong, text) in [
            (back_rank, "Rb8#", "h3", "h3 isn't mate: Kf8 answers it."),
            (
                back_rank,
                "Ra1",
                "Rd1",
                "The rook on b1 is the piece to move, but not to d1.",
            ),
            (
                back_rank,
                "h3 g3",
                "Re1",
                "Re1 is a legal move, but here the pawn on h2 is to move.",
            ),
            (
                "6k1/5ppp/8/8/P7/1r6/5PPP/6K1 w - -",
                "h3",
                "a5",
                "Then the rook gives checkmate on b1.",
            ),
            (
                "4k3/8/5n2/8/8/8/8/3QK3 w - -",
                "Qd4",
                "Qh5+",
                "The queen on h5 can be taken by the knight on f6.",
            ),
            (
                "4k3/8/5n2/8/3Q4/8/8/4K3 w - -",
                "Qxf6",
                "Qc5",
                "Qc5 takes nothing.",
            ),
            (
                "4k3/8/8/8/3Q4/8/8/4K3 w - -",
                "Qe5+",
                "Qd1",
                "Qd1 gives no check.",
            ),
            (
                "8/P6k/8/8/8/8/8/4K3 w - -",
                "a8=R",
                "a8=Q",
                "The pawn must become a rook.",
            ),
            (
                "7k/8/5K2/6Q1/8/8/8/8 w - -",
                "Kf7",
                "Qg6",
                "That's stalemate: the other side isn't in check and has no move, so the game is drawn.",
            ),
        ] {
            assert_eq!(says(fen, right, wrong), text, "{wrong}");
        }
    }
}
