//! How the pieces on a board differ from those with which a game begins, and what the laws make of it.

use conduct::Code;
use game::{StartCheck, WrongSquare};

use crate::names::{piece_name, square_name};
use crate::table::messages;

messages! {
    /// The heading of the comparison.
    pub start_compared() = "Compared with the usual start";
    /// Nothing differs.
    pub start_right() = "Every piece stands where a game begins.";
    start_missing(square, piece) = "The {piece} is missing on {square}.";
    start_surplus(square, piece) = "{square} should be empty, but the {piece} is there.";
    start_other(square, found, expected) = "{square} has the {found} instead of the {expected}.";
    start_law_today() = "Today\u{2019}s laws (7.2.1): a game begun so is canceled and a new one is played. In rapid and blitz it goes on once both players have made ten moves.";
    start_law_1917() = "A Beginners Book of Chess, law II: a game begun so is annulled whenever it is noticed.";
    start_law_lasker() = "Lasker: a game is void if a mistake was made in setting up the pieces.";
    start_law_chess_code() = "The Chess Code: a game begun so is annulled if it is noticed before the second player\u{2019}s fourth move. After that it goes on.";
}

/// What is wrong with a start, a sentence for each square.
#[must_use]
pub fn start_differences(check: &StartCheck) -> Vec<String> {
    check.squares.iter().filter_map(difference).collect()
}

fn difference(wrong: &WrongSquare) -> Option<String> {
    let square = square_name(wrong.square);
    match (wrong.found.map(piece_name), wrong.expected.map(piece_name)) {
        (None, Some(expected)) => Some(start_missing(&square, &expected)),
        (Some(found), None) => Some(start_surplus(&square, &found)),
        (Some(found), Some(expected)) => Some(start_other(&square, &found, &expected)),
        (None, None) => None,
    }
}

/// What a code does with a game that was begun with pieces in wrong places.
#[must_use]
pub fn start_law(code: Code) -> String {
    match code {
        Code::Fide => start_law_today(),
        Code::Seed000 => start_law_1917(),
        Code::Seed002 => start_law_lasker(),
        Code::Seed004 => start_law_chess_code(),
    }
}

#[cfg(test)]
mod tests {
    use game::RightCorner;
    use rules::{Board, Piece, Square};

    use super::*;

    #[test]
    fn each_wrong_square_is_named_with_what_belongs_there() {
        let mut board = Board::default();
        let rook = board.remove(Square::A1);
        assert_eq!(rook, Piece::from_char('R'));
        let queen = board.remove(Square::D1).unwrap();
        board.set(Square::E1, queen);
        board.set(Square::E4, queen);
        let check = StartCheck::new(&Board::default(), &board, RightCorner::Light);
        let expected = [
            "The white rook is missing on a1.",
            "The white queen is missing on d1.",
            "e1 has the white queen instead of the white king.",
            "e4 should be empty, but the white queen is there.",
        ];
        assert_eq!(start_differences(&check), expected);
        let right = StartCheck::new(&Board::default(), &Board::default(), RightCorner::Light);
        assert!(start_differences(&right).is_empty());
    }
}
