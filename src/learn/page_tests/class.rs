//! The lessons that a teacher has set, and the page that sets them.

use std::rc::Rc;

use course::progress::{Assignment, Progress};
use yew::{Callback, Html, Properties, component, html};

use super::{Map, MapProps, page, rendered};
use crate::class_set::ClassSet;
use crate::class_work::ClassWork;
use crate::tests::COURSE;
use crate::visit::Visit;
use crate::ways::Ways;

#[derive(Clone, PartialEq, Properties)]
struct ClassProps {
    assignment: Option<Assignment>,
}

/// The page of a pupil, or that of a teacher.
#[component]
fn Class(props: &ClassProps) -> Html {
    let map = Rc::new(COURSE.map.clone());
    let send = Callback::noop();
    match props.assignment.clone() {
        None => html! { <ClassSet {map} visit={Visit::default()} {send} /> },
        Some(assignment) => html! {
            <ClassWork {map} {assignment} progress={Rc::new(Progress::default())}
                visit={Visit::default()} on_change={Callback::noop()} {send} />
        },
    }
}

#[test]
fn the_lessons_of_a_class_lead_on_in_the_order_of_the_teacher() {
    let assignment = Assignment::read("rook.moves,board.lines");
    let text = rendered::<Class>(ClassProps {
        assignment: assignment.clone(),
    });
    assert!(text.contains("Go on: How the rook moves"));
    assert_eq!(text.matches("<li>").count(), 2);
    assert!(!text.contains("id=\"class-code\""), "there is no name yet");
    let progress = Progress {
        class: assignment,
        ..Progress::default()
    };
    // The rook's moves are the first lesson of the second stage; the lines come after them here.
    let rook = page(1, 0, &progress);
    assert!(rook.contains("href=\"#/learn/class/rook.moves,board.lines\""));
    let on = |address: &str| {
        let ways = Ways::of(&COURSE.map, address, progress.class.as_ref());
        ways.on.map(|(place, _)| place.link()).unwrap_or_default()
    };
    assert_eq!(on("rook/moves"), "#/learn/board/lines");
    assert_eq!(on("board/lines"), "#/learn/class/rook.moves,board.lines");
    assert_eq!(on("board/squares"), "#/learn/board/turned");
    let lines = page(0, 2, &progress);
    assert!(lines.contains("Lesson before: How the rook moves"));
    let map = rendered::<Map>(MapProps {
        progress: Rc::new(progress),
    });
    assert!(map.contains("id=\"class-work\"") && map.contains("href=\"#/learn/class\""));
}

#[test]
fn a_teacher_can_choose_every_lesson_and_a_link_that_names_none_is_told() {
    let text = rendered::<Class>(ClassProps { assignment: None });
    let count = COURSE.map.addresses().count();
    assert_eq!(text.matches("aria-pressed=\"false\"").count(), count);
    let text = rendered::<Class>(ClassProps {
        assignment: Some(Assignment::default()),
    });
    assert!(text.contains("names no lessons"));
}
