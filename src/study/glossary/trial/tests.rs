//! The moves to try of the committed glossary, made without a browser.

use board::placed::{PlacedPiece, arranged};
use rules::Square;
use words::Glossary;

use super::*;

fn english() -> Glossary {
    Glossary::parse(include_str!("../../../../public/glossary/en.txt")).unwrap()
}

fn trial(slug: &str) -> Trial {
    let glossary = english();
    Trial::of(glossary.find(slug).unwrap().diagram.as_ref().unwrap()).unwrap()
}

fn attempt(from: Square, to: Square) -> BoardEvent {
    BoardEvent::Attempt(Attempt {
        from,
        to,
        promotion: None,
    })
}

#[test]
fn every_example_moves_the_pieces_as_the_rules_do_and_back() {
    let glossary = english();
    let diagrams = glossary
        .entries()
        .iter()
        .filter_map(|entry| entry.diagram.as_ref());
    let mut count = 0;
    for trial in diagrams.filter_map(Trial::of) {
        let played = trial.pressed();
        assert_eq!(played.played(), Some(trial.example()));
        let expected = trial.before().play_unchecked(trial.example());
        assert_eq!(played.position(), expected);
        assert_eq!(played.pressed(), trial);
        count += 1;
    }
    let examples = glossary
        .entries()
        .iter()
        .filter_map(|entry| entry.diagram.as_ref());
    assert_eq!(
        count,
        examples.filter(|diagram| diagram.example.is_some()).count()
    );
    assert!(count > 60, "{count}");
}

#[test]
fn pieces_keep_their_numbers_over_castling_and_promotion() {
    for slug in ["castling", "queening", "en-passant"] {
        let before = trial(slug);
        let after = before.pressed();
        let example = before.example();
        let drawn = arranged(&[], &before.position().board());
        let redrawn = arranged(&drawn, &after.position().board());
        let id = |pieces: &[PlacedPiece], square| {
            let placed = pieces.iter().find(|placed| placed.square == square);
            placed.map(|placed| placed.id)
        };
        assert_eq!(
            id(&drawn, example.from()),
            id(&redrawn, example.to()),
            "{slug}"
        );
        if let Some((from, to)) = example.castling_rook().zip(example.castling_rook_to()) {
            assert_eq!(id(&drawn, from), id(&redrawn, to), "{slug}");
        }
    }
}

#[test]
fn the_example_made_by_hand_has_its_effect() {
    let before = trial("starting-position");
    let after = before.after(&attempt(Square::E2, Square::E4)).unwrap();
    assert_eq!(after.answer, Answer::Effect);
    assert_eq!(after, before.pressed());
}

#[test]
fn another_legal_move_is_made_and_told_apart() {
    let after = trial("starting-position")
        .after(&attempt(Square::D2, Square::D4))
        .unwrap();
    assert!(after.played().is_some());
    let Answer::Sentence(text) = &after.answer else {
        panic!("{:?}", after.answer);
    };
    assert_eq!(
        text,
        "White: pawn to d4. A legal move, but not the one to try."
    );
    let again = after.after(&attempt(Square::D7, Square::D5)).unwrap();
    assert_eq!(again.position(), after.position());
    assert_eq!(
        again.answer,
        Answer::Sentence(words::diagram_has_been_played())
    );
}

#[test]
fn an_illegal_attempt_is_explained_and_changes_nothing() {
    let before = trial("starting-position");
    let after = before.after(&attempt(Square::C1, Square::F4)).unwrap();
    assert_eq!(after.position(), before.position());
    assert_eq!(after.refused.pieces, Square::D2.into());
    let Answer::Sentence(text) = &after.answer else {
        panic!("{:?}", after.answer);
    };
    assert!(text.contains("blocked by the pawn on d2"), "{text}");
}

#[test]
fn a_diagram_without_a_move_to_try_is_no_trial() {
    let glossary = english();
    let board = glossary.find("board").unwrap();
    assert_eq!(Trial::of(board.diagram.as_ref().unwrap()), None);
}
