//! What is said to answers to the exercises of the course.

use course::question::Question;
use course::{Answer, Exercise};
use notation::style::Style;

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
    desk.apply(Action::Typed(typed.to_owned(), Style::San, 1));
    let feedback = desk.step.feedback.value().unwrap();
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

/// A question with two right answers.
const TWO_RIGHT: &str = "---\ntitle: Draws\n---\n\n```chess ask\nask=\"choose\"\n\
    prompt: What begins the count of moves again?\nchoice right: A capture.\n\
    choice right: A pawn move.\nchoice: A check.\nwrong 3: A check can be answered.\n```\n";

#[test]
fn of_several_right_choices_one_is_enough_and_the_others_are_named() {
    let lesson = course::markdown::read("draws.md", TWO_RIGHT).unwrap();
    let exercise = lesson.exercises().next().unwrap();
    for (place, other) in [(0, "A pawn move."), (1, "A capture.")] {
        let mut desk = TaskDesk::new(exercise, 0);
        desk.apply(Action::Answer(Answer::Choice(place), 1));
        let text = desk.step.feedback.value().unwrap().prose.plain();
        assert!(text.contains(&format!("Right too: {other}")), "{text}");
    }
}
