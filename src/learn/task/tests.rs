//! What is said to answers to the exercises of the course.

use course::question::Question;
use course::{Answer, Exercise};

use super::{Action, Asked, Entry, TaskDesk, Tone};
use crate::tests::COURSE;

fn lesson(address: &str) -> &'static course::Lesson {
    let mut lessons = COURSE.iter();
    let (_, lesson) = lessons.find(|(other, _)| other == address).unwrap();
    lesson
}

/// What is said to a typed answer to an exercise.
fn said(exercise: &Exercise, typed: &str) -> String {
    let mut desk = TaskDesk::new(exercise, 0);
    desk.apply(Action::Typed(typed.to_owned(), 1));
    let feedback = desk.feedback.value().unwrap();
    assert_eq!(feedback.tone, Tone::Wrong, "{typed}");
    feedback.prose.plain()
}

#[test]
fn a_legal_move_that_is_not_meant_hears_what_it_lacks() {
    let named = |exercise: &&Exercise| matches!(&exercise.question, Question::Move(asked) if asked.that.is_none() && asked.text.is_none());
    let of = |address: &str| lesson(address).exercises().find(named).unwrap();
    assert_eq!(said(of("laws/hand"), "Kb2"), "Kb2 takes nothing.");
    assert_eq!(
        said(of("castling/four"), "Nd4"),
        "Nd4 isn't castling: there, king and rook move together."
    );
    assert_eq!(said(of("masters/gambit"), "d5"), "d5 takes nothing.");
    assert_eq!(
        said(of("values/attack"), "Re4"),
        "The rook on e4 can be taken by the knight on f6."
    );
}

#[test]
fn a_typed_move_that_the_laws_forbid_hears_why() {
    let of = |address: &str| {
        let mut exercises = lesson(address).exercises();
        exercises
            .find(|it| Asked::of(&it.question).entry == Some(Entry::Move))
            .unwrap()
    };
    assert_eq!(
        said(of("laws/hand"), "Kd1"),
        "A king may never move into check. On d1 it would be in check from the queen on d6."
    );
    // No king is on this board.
    let text = said(of("rook/hunt"), "Rh2");
    assert!(text.ends_with("The rook on a1 can't go to h2."), "{text}");
}

#[test]
fn of_several_right_choices_one_is_enough_and_the_others_are_named() {
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for exercise in lesson.exercises() {
            let Question::Choose(asked) = &exercise.question else {
                continue;
            };
            let right = asked
                .choices
                .iter()
                .enumerate()
                .filter(|(_, it)| it.is_right);
            for (place, _) in right.clone() {
                let mut desk = TaskDesk::new(exercise, 0);
                desk.apply(Action::Answer(Answer::Choice(place), 1));
                let text = desk.feedback.value().unwrap().prose.plain();
                for (other, choice) in right.clone() {
                    let is_named = text.contains(&format!("Right too: {}", choice.text));
                    assert_eq!(is_named, other != place, "{address}: {text}");
                    count += usize::from(is_named);
                }
            }
        }
    }
    assert!(count >= 2, "{count}");
}
