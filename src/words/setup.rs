//! What is wrong with a set-up, and how it could be mended: sentences for the set-up editor.

use rules::{Bitboard, Color, SetupFault, Square};

use crate::names::{color_name, square_name, squares_of};
use crate::table::messages;

messages! {
    setup_no_king(color) = "{color} has no king.";
    setup_many_kings(color, squares) = "{color} has more than one king: {squares}.";
    setup_kings_touch(white, black) = "The kings on {white} and {black} stand next to each other.";
    setup_opponent_in_check(king, by) = "The king on {king} is in check from {by}, but it is the other side's move.";
    setup_impossible_check(king, by) = "No legal move can have put the king on {king} in check from {by}.";
    setup_pawn_rank(squares) = "Pawns can't stand on the first or last rank: {squares}.";
    setup_too_many_pieces(color; count) = ["{color} has {count} piece; 16 is the maximum.", "{color} has {count} pieces; 16 is the maximum."];
    setup_too_many_pawns(color; count) = ["{color} has {count} pawn; 8 is the maximum.", "{color} has {count} pawns; 8 is the maximum."];
    setup_too_many_promoted(color, promoted, gone) = "{color} has {promoted}, but {gone}.";
    setup_promoted(; count) = ["{count} promoted piece", "{count} promoted pieces"];
    setup_pawns_gone(; count) = ["only {count} pawn is missing", "only {count} pawns are missing"];
    setup_castling_square(rook) = "A castling right names {rook}, which isn't on a back rank.";
    setup_castling_king(color, rook) = "{color} can't castle with {rook}: the king isn't at home.";
    setup_castling_rook(color, rook) = "{color} can't castle with {rook}: no rook is at home there.";
    setup_castling_twice(color, rooks) = "{color} can castle with only one of the rooks on {rooks}.";
    setup_passed_rank(square) = "No pawn can have just passed over {square}.";
    setup_passed_occupied(square, by) = "No pawn can have just passed over {square}: a piece stands on {by}.";
    setup_passed_pawn(square, pawn) = "No pawn can have just passed over {square}: there is none on {pawn}.";
    setup_passed_check(square, by) = "No pawn can have just passed over {square}: {by} gave check before.";
}

/// A fault of a set-up as a sentence.
#[must_use]
pub fn setup_fault(fault: &SetupFault) -> String {
    let name = |color: Color| color_name(color);
    let square = |square: Square| square_name(square);
    let squares = |squares: Bitboard| squares_of(squares);
    match *fault {
        SetupFault::NoKing { color } => setup_no_king(&name(color)),
        SetupFault::ManyKings { color, squares: on } => {
            setup_many_kings(&name(color), &squares(on))
        }
        SetupFault::KingsTouch { white, black } => {
            setup_kings_touch(&square(white), &square(black))
        }
        SetupFault::OpponentInCheck { king, by } => {
            setup_opponent_in_check(&square(king), &squares(by))
        }
        SetupFault::ImpossibleCheck { king, by } => {
            setup_impossible_check(&square(king), &squares(by))
        }
        SetupFault::PawnsOnBackRank { squares: on } => setup_pawn_rank(&squares(on)),
        SetupFault::TooManyPieces { color, count } => {
            setup_too_many_pieces(&name(color), count as usize)
        }
        SetupFault::TooManyPawns { color, count } => {
            setup_too_many_pawns(&name(color), count as usize)
        }
        SetupFault::TooManyPromoted {
            color,
            promoted,
            pawns_gone,
        } => setup_too_many_promoted(
            &name(color),
            &setup_promoted(promoted as usize),
            &setup_pawns_gone(pawns_gone as usize),
        ),
        SetupFault::CastlingSquare { rook } => setup_castling_square(&square(rook)),
        SetupFault::CastlingWithoutKing { color, rook } => {
            setup_castling_king(&name(color), &square(rook))
        }
        SetupFault::CastlingWithoutRook { color, rook } => {
            setup_castling_rook(&name(color), &square(rook))
        }
        SetupFault::CastlingTwiceOnOneSide { color, rooks } => {
            setup_castling_twice(&name(color), &squares(rooks))
        }
        SetupFault::EnPassantRank { square: passed } => setup_passed_rank(&square(passed)),
        SetupFault::EnPassantOccupied { square: passed, by } => {
            setup_passed_occupied(&square(passed), &square(by))
        }
        SetupFault::EnPassantWithoutPawn {
            square: passed,
            pawn,
        } => setup_passed_pawn(&square(passed), &square(pawn)),
        SetupFault::EnPassantCheck { square: passed, by } => {
            setup_passed_check(&square(passed), &squares(by))
        }
    }
}

#[cfg(test)]
mod tests {
    use rules::Setup;

    use super::setup_fault;

    fn faults(fen: &str) -> Vec<String> {
        let setup: Setup = fen.parse().unwrap();
        setup.faults().iter().map(setup_fault).collect()
    }

    #[test]
    fn each_fault_is_said_with_its_squares() {
        assert_eq!(
            faults("8/8/8/8/8/8/8/K6P w - - 0 1"),
            [
                "Black has no king.",
                "Pawns can't stand on the first or last rank: h1."
            ]
        );
        assert_eq!(
            faults("4k3/4R3/8/8/8/8/8/4K3 w - - 0 1"),
            ["The king on e8 is in check from e7, but it is the other side's move."]
        );
    }

    #[test]
    fn a_position_has_no_fault() {
        assert!(faults("4k3/8/8/8/8/8/8/4K3 w - - 0 1").is_empty());
    }
}
