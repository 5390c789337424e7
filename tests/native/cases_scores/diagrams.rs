//! Diagrams of plain letters: the eight of Lasker's book, and any others written and read.

use notation::diagram;
use proptest::prelude::*;
use rules::{Board, Color, Piece, Position, Role, Setup, Square};
use serde_json::Value;

use crate::cases::{self, Case};

const PRINTED: &str = include_str!("../../data/scores/diagrams.txt");

/// The board of a placement, the first field of a FEN.
fn board(placement: &str) -> Board {
    let setup: Setup = format!("{placement} w - - 0 1").parse().expect("a FEN");
    setup.board
}

fn placement_of_fen(case: &Case) -> &str {
    case.fen().split(' ').next().expect("the placement")
}

/// The doubted squares with the piece there and the one that was meant.
fn corrections(value: &Value) -> Vec<(Square, Piece, Piece)> {
    let entries = value.as_object().expect("an object of squares");
    let piece = |text: &Value| {
        let letter = text.as_str().and_then(|text| text.chars().next());
        letter.and_then(Piece::from_char).expect("a letter of FEN")
    };
    entries
        .iter()
        .map(|(square, pieces)| (cases::square(square), piece(&pieces[0]), piece(&pieces[1])))
        .collect()
}

/// What a diagram has to be read as, wherever its text comes from.
fn is_read(case: &Case, text: &str) {
    let diagram = diagram::read(text).unwrap_or_else(|error| panic!("{}: {error}", case.id()));
    assert_eq!(diagram.setup.board, board(case.text("literal_placement")));
    let found: Vec<_> = diagram
        .corrections
        .iter()
        .map(|correction| (correction.square, correction.found, correction.likely))
        .collect();
    assert_eq!(
        found,
        corrections(case.expect("corrections")),
        "{}",
        case.id()
    );

    let mut corrected = diagram.setup;
    for (square, _, likely) in found {
        corrected.board.set(square, likely);
    }
    assert_eq!(corrected.board, board(placement_of_fen(case)));
    for (turn, key) in [
        (Color::White, "valid_white_to_move"),
        (Color::Black, "valid_black_to_move"),
    ] {
        corrected.turn = turn;
        assert_eq!(
            Position::from_setup(&corrected).is_ok(),
            case.truth(key),
            "{}",
            case.id()
        );
    }
}

#[test]
fn every_diagram_is_read_as_printed_and_its_misprint_doubted() {
    cases::each("diagram", 12, |case| {
        let placement = board(case.text("literal_placement"));
        let written = diagram::write(&placement);
        if let Some(printed) = case.printed() {
            assert_eq!(written, printed, "{}", case.id());
        }
        is_read(case, &written);
    });
}

#[test]
fn the_eight_diagrams_of_the_book_are_read_with_their_captions() {
    let diagrams = diagram::read_all(PRINTED);
    assert_eq!(diagrams.len(), 8);
    cases::each("diagram", 12, |case| {
        let Some(number) = case.id().strip_prefix("S2-D") else {
            return;
        };
        let number: usize = number.parse().expect("a number");
        let span = diagrams[number - 1]
            .as_ref()
            .expect("a diagram")
            .span
            .clone();
        is_read(case, &PRINTED[span]);
    });
}

proptest! {
    #[test]
    fn any_pieces_on_any_squares_are_read_back(
        pieces in prop::collection::vec((0..64_usize, 0..6_usize, any::<bool>()), 0..64),
    ) {
        let mut board = Board::empty();
        for (square, role, is_white) in pieces {
            let color = if is_white { Color::White } else { Color::Black };
            let square = Square::from_index(square).expect("below 64");
            board.set(square, Piece::new(color, Role::ALL[role]));
        }
        let text = diagram::write(&board);
        let diagram = diagram::read(&text).expect("a diagram");
        prop_assert_eq!(diagram.setup.board, board);
        prop_assert_eq!(&text[diagram.span], text.as_str());
    }

    #[test]
    fn no_text_breaks_the_reader(text in "[ |^#KktQRBNP1-8a-h.\r\n-]{0,400}") {
        match diagram::read(&text) {
            Ok(diagram) => prop_assert!(diagram.span.end <= text.len()),
            Err(error) => prop_assert!(error.line >= 1 && error.column >= 1),
        }
    }
}
