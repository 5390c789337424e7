//! The diagrams of the committed glossary, judged by the rules.

use rules::{Color, Position, Square};

use super::super::{Diagram, Example};
use super::english;

/// The position of a diagram with a move to try, and the position after it.
fn played(slug: &str, diagram: &Diagram, example: &Example) -> (Position, Position) {
    let before = Position::from_setup(&diagram.setup).expect(slug);
    let mv = before
        .find_move(example.from, example.to, example.promotion)
        .expect(slug);
    let after = before.play(mv).expect(slug);
    (before, after)
}

#[test]
fn every_move_to_try_is_legal_on_its_board() {
    for entry in english().entries() {
        let Some(diagram) = &entry.diagram else {
            continue;
        };
        if let Some(example) = &diagram.example {
            let (before, _) = played(&entry.slug, diagram, example);
            assert_eq!(before.turn(), diagram.setup.turn);
        }
    }
}

#[test]
fn only_boards_without_a_king_are_no_positions() {
    for entry in english().entries() {
        let Some(diagram) = &entry.diagram else {
            continue;
        };
        let kings = [Color::White, Color::Black]
            .map(|color| diagram.setup.board.king(color))
            .iter()
            .flatten()
            .count();
        let legal = Position::from_setup(&diagram.setup).is_ok();
        assert_eq!(legal, kings == 2, "{}", entry.slug);
    }
}

#[test]
fn the_patterns_of_mate_end_in_mate() {
    let glossary = english();
    let (_, patterns) = glossary
        .sections()
        .find(|(title, _)| *title == "Patterns of mate")
        .expect("there is such a section");
    assert!(patterns.len() >= 20, "{}", patterns.len());
    for entry in patterns {
        let diagram = entry.diagram.as_ref().expect("each is shown");
        let example = diagram.example.as_ref().expect("each is played");
        let (_, after) = played(&entry.slug, diagram, example);
        // Philidor's legacy is the way to a mate.
        assert_eq!(
            after.is_checkmate(),
            entry.slug != "philidors-legacy",
            "{}",
            entry.slug
        );
    }
}

#[test]
fn the_boards_show_what_their_terms_say() {
    let glossary = english();
    let after = |slug: &str| {
        let diagram = glossary
            .find(slug)
            .and_then(|entry| entry.diagram.as_ref())
            .expect(slug);
        played(slug, diagram, diagram.example.as_ref().expect(slug)).1
    };
    let shown = |slug: &str| {
        let diagram = glossary
            .find(slug)
            .and_then(|entry| entry.diagram.as_ref())
            .expect(slug);
        Position::from_setup(&diagram.setup).expect(slug)
    };
    assert!(after("checkmate").is_checkmate() && after("battery").is_checkmate());
    assert!(after("stalemate").is_stalemate());
    assert!(shown("dead-position").is_dead() && shown("insufficient-material").is_dead());
    for slug in [
        "check",
        "simple-check",
        "discovered-check",
        "skewer",
        "fork",
        "perpetual-check",
    ] {
        assert_eq!(after(slug).checkers().len(), 1, "{slug}");
    }
    for slug in ["double-check", "philidors-legacy"] {
        assert_eq!(after(slug).checkers().len(), 2, "{slug}");
    }
    assert_eq!(
        after("discovered-check").checkers().first(),
        Some(Square::E1)
    );
    for slug in [
        "forced-move",
        "sacrifice",
        "x-ray",
        "clearance",
        "perpetual-check",
    ] {
        assert_eq!(after(slug).legal_moves().len(), 1, "{slug}");
    }
    for slug in ["absolute-pin", "illegal-move"] {
        let position = if slug == "illegal-move" {
            shown(slug)
        } else {
            after(slug)
        };
        assert!(!position.pins(position.turn()).is_empty(), "{slug}");
    }
}

#[test]
fn the_marked_squares_of_a_piece_are_all_that_it_can_reach() {
    let glossary = english();
    for (slug, from) in [
        ("king", Square::E4),
        ("queen", Square::D4),
        ("rook", Square::D4),
        ("bishop", Square::D4),
        ("knight", Square::D4),
        ("pawn", Square::E2),
        ("double-step", Square::E2),
    ] {
        let diagram = glossary
            .find(slug)
            .and_then(|entry| entry.diagram.as_ref())
            .expect(slug);
        assert_eq!(
            diagram.marks,
            diagram.setup.pseudo_destinations(from),
            "{slug}"
        );
    }
}
