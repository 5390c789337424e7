//! What is drawn on diagrams, before and after their moves, and the conditions of castling below them.

use std::rc::Rc;

use super::{Body, BodyProps, Sheet, rendered};
use crate::tests::COURSE;

#[test]
fn marks_have_the_colors_of_their_author_and_parts_are_drawn() {
    let body = |address: &str| {
        let found = COURSE.iter().find(|(other, _)| other == address);
        let (_, lesson) = found.expect("there is such a lesson");
        rendered::<Body>(BodyProps {
            lesson: Rc::new(lesson.clone()),
            step: 0,
        })
    };
    let lines = body("board/lines");
    for class in ["ink-red", "ink-blue"] {
        assert!(lines.contains(class), "{class}");
    }
    assert!(body("mate/mate").contains("shape pointer ink-red"));
    let parts = body("pawn/blocked");
    let (_, drawn) = parts.split_once("marks parts").expect("parts are drawn");
    assert_eq!(drawn.matches("<text").count(), 4);
    assert!(parts.contains("copy-tag"));
}

#[test]
fn a_diagram_with_moves_has_its_boards_before_and_after() {
    let found = COURSE.iter().find(|(address, _)| address == "castling/how");
    let lesson = Rc::new(found.expect("there is such a lesson").1.clone());
    let body = rendered::<Body>(BodyProps {
        lesson: Rc::clone(&lesson),
        step: 0,
    });
    assert!(body.contains("aria-label=\"Before and after\""));
    // Both are printed.
    let sheet = rendered::<Sheet>(BodyProps { lesson, step: 0 });
    let (pair, _) = sheet.split_once("<figcaption>").expect("it has a caption");
    assert_eq!(pair.matches("class=\"sheet-board\"").count(), 2);
}

#[test]
fn a_diagram_in_which_castling_is_possible_lists_its_conditions() {
    let body = |address: &str, step: usize| {
        let found = COURSE.iter().find(|(at, _)| *at == address);
        let lesson = Rc::new(found.expect("there is such a lesson").1.clone());
        rendered::<Body>(BodyProps { lesson, step })
    };
    let conditions = body("castling/conditions", 0);
    assert_eq!(conditions.matches("class=\"is-met\"").count(), 12);
    assert!(!conditions.contains("class=\"is-failed\""));
    // Here the diagram is about what is in the way.
    let forbidden = body("castling/forbidden", 0);
    assert!(forbidden.contains("class=\"is-failed\""), "{forbidden}");
    assert!(!body("rook/moves", 0).contains("class=\"conditions\""));
}
