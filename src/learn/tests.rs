//! The whole course, worked through without a browser.

mod played;
mod way;

use std::path::Path;
use std::sync::LazyLock;

use board::{Attempt, BoardEvent};
use course::folder::Course;
use course::progress::{Progress, task_name};
use course::question::Question;
use course::{Answer, Exercise};
use exercise::{Item, Solve};
use notation::style::Style;
use rules::Square;

use crate::task::{Action, Asked, Entry, Gestures, TaskDesk, Tone};

pub(crate) static COURSE: LazyLock<Course> = LazyLock::new(|| {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../course/lessons");
    course::folder::read(&folder).expect("the tests of the course check it")
});

pub(crate) fn on_board(made: exercise::Try) -> Action {
    let attempt = Attempt {
        from: made.from,
        to: made.to,
        promotion: made.promotion,
    };
    Action::Board(BoardEvent::Attempt(attempt), 10)
}

/// What a learner does to solve an exercise, by the board where that is asked for, else by keys.
pub(crate) fn actions(exercise: &Exercise) -> Vec<Action> {
    let asked = Asked::of(&exercise.question);
    let square = |square: Square| match asked.gestures {
        Gestures::Squares => Action::Board(BoardEvent::NotMovable(square), 10),
        _ => Action::Typed(square.to_string(), Style::San, 10),
    };
    match &exercise.question {
        Question::Find(task) => {
            let answers = task.ask().answers(task.setup());
            let answers = answers.into_iter().map(|item| match item {
                Item::Square(it) => square(it),
                Item::Move(made) => on_board(made),
            });
            answers.collect()
        }
        Question::Show(asked) => asked.right.into_iter().map(square).collect(),
        Question::Move(asked) => vec![on_board(asked.right[0].into())],
        Question::Say(asked) => vec![Action::Answer(Answer::Say(asked.right), 10)],
        Question::Choose(asked) => {
            let right = asked.choices.iter().position(|it| it.is_right);
            vec![Action::Answer(Answer::Choice(right.unwrap()), 10)]
        }
        Question::Count(asked) => vec![Action::Typed(asked.right.to_string(), Style::San, 10)],
        Question::Write(asked) => {
            let text =
                notation::style::write(asked.style, &asked.position, &asked.origins, asked.mv);
            vec![Action::Typed(text, Style::San, 10)]
        }
        Question::Solve(task) => {
            let mut shown = Solve::new(task, 0, 0).to_show();
            let mut all = Vec::new();
            while let Some((mv, _)) = shown.show_move() {
                all.push(on_board(mv.into()));
            }
            all
        }
    }
}

#[test]
fn every_exercise_is_solved_through_its_board() {
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for exercise in lesson.exercises() {
            let name = task_name(&address, &exercise.id);
            let mut desk = TaskDesk::new(exercise, 0);
            for action in actions(exercise) {
                assert!(!desk.is_done(), "{name}");
                desk.apply(action);
                let feedback = desk.step.feedback.value().unwrap();
                let text = feedback.prose.plain();
                assert!(
                    matches!(feedback.tone, Tone::Right | Tone::Solved),
                    "{name}: {text}"
                );
                assert!(!text.is_empty(), "{name}");
            }
            assert!(desk.is_done(), "{name}");
            let done = desk.step.done.value().unwrap();
            assert!(done.outcome.is_solved(), "{name}");
            assert_eq!(desk.face().legal.len(), 0, "{name}");
            count += 1;
        }
    }
    assert!(count >= 150, "{count}");
}

#[test]
fn a_wrong_square_is_crossed_out_and_its_reason_told() {
    let lesson = COURSE
        .iter()
        .find(|(address, _)| address == "rook/moves")
        .map(|(_, lesson)| lesson);
    let exercise = lesson.unwrap().exercises().next().unwrap();
    let mut desk = TaskDesk::new(exercise, 0);
    desk.apply(Action::Board(BoardEvent::NotMovable(Square::C4), 5));
    let feedback = desk.step.feedback.value().unwrap();
    assert_eq!(feedback.tone, Tone::Wrong);
    assert!(feedback.prose.plain().contains("straight"));
    assert_eq!(desk.face().drawing.wrong, Some(Square::C4));
    desk.apply(Action::Board(BoardEvent::NotMovable(Square::B8), 6));
    assert!(desk.face().marked.contains(Square::B8));
    assert_eq!(desk.face().drawing.wrong, None);
    desk.apply(Action::Hint);
    assert_eq!(desk.step.feedback.value().unwrap().tone, Tone::Hint);
    desk.apply(Action::Anew(7));
    assert!(desk.face().marked.is_empty());
    desk.apply(Action::Typed("hello".to_owned(), Style::San, 8));
    assert_eq!(desk.step.feedback.value().unwrap().tone, Tone::Wrong);
    assert_eq!(desk.step.taken.serial(), 0);
    assert_eq!(Asked::of(&exercise.question).entry, Some(Entry::Square));
}

#[test]
fn the_answer_to_every_question_of_a_test_is_shown_to_who_has_missed_it() {
    let mut count = 0;
    for stage in &COURSE.map.stages {
        for seed in 0..4 {
            let test = crate::test_page::begin(stage, &Progress::default(), seed << 8);
            for item in crate::test_page::draw(stage, test.seed, &test.difficulties) {
                let name = format!("{}, {}", stage.slug, item.generator.name());
                let exercise = Exercise::of_question(item.question.clone());
                let mut desk = TaskDesk::new(&exercise, 0);
                desk.apply(Action::Show(3));
                assert!(!desk.is_done(), "{name}: nothing was tried");
                let wrong = crate::learners::wrong(&desk);
                desk.apply(wrong);
                // A move that the laws do not allow is no answer; then hints run out first.
                for _ in 0..9 {
                    if !desk.can_give_up() {
                        desk.apply(Action::Hint);
                    }
                }
                assert!(desk.can_give_up(), "{name}");
                desk.apply(Action::Show(9));
                let feedback = desk.step.feedback.value().unwrap();
                let text = feedback.prose.plain();
                assert!(text.starts_with("The answer"), "{name}: {text}");
                assert!(desk.is_done(), "{name}");
                let outcome = &desk.step.done.value().unwrap().outcome;
                assert!(!course::progress::is_right_at_once(outcome), "{name}");
                let drawing = desk.face().drawing;
                for action in actions(&exercise) {
                    match action {
                        Action::Board(BoardEvent::NotMovable(square), _) => {
                            assert!(drawing.squares.contains(square), "{name}: {square}");
                        }
                        Action::Board(BoardEvent::Attempt(made), _) => {
                            let is_drawn =
                                |it: &board::Arrow| (it.from, it.to) == (made.from, made.to);
                            assert!(drawing.arrows.iter().any(is_drawn), "{name}: {made:?}");
                        }
                        _ => {}
                    }
                }
                // Nothing is left to do, and nothing can be answered.
                assert_eq!(desk.face().legal.len(), 0, "{name}");
                count += 1;
            }
        }
    }
    assert!(count >= 400, "{count}");
}

#[test]
fn a_solution_of_several_moves_is_shown_from_its_beginning() {
    let (_, lesson) = COURSE
        .iter()
        .find(|(address, _)| address == "rook/moves")
        .unwrap();
    let exercise = lesson.exercises().nth(1).unwrap();
    let mut desk = TaskDesk::new(exercise, 0);
    let start = desk.face().board;
    desk.apply(Action::Typed("b2b7".to_owned(), Style::San, 1));
    assert_ne!(desk.face().board, start);
    for _ in 0..9 {
        desk.apply(Action::Hint);
    }
    desk.apply(Action::Show(3));
    assert_eq!(desk.face().board, start);
    let text = desk.step.feedback.value().unwrap().prose.plain();
    assert!(text.starts_with("The answer: 1. R"), "{text}");
    assert_eq!(desk.face().drawing.arrows.len(), 1);
}

#[test]
fn a_wrong_answer_marks_nothing_that_is_still_to_be_found() {
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for exercise in lesson.exercises() {
            let asked = Asked::of(&exercise.question);
            if asked.gestures != Gestures::Squares {
                continue;
            }
            let right = actions(exercise);
            let is_right = |square: Square| {
                right.iter().any(|action| {
                    matches!(action, Action::Board(BoardEvent::NotMovable(it), _) if *it == square)
                })
            };
            for square in Square::ALL.into_iter().filter(|it| !is_right(*it)) {
                let mut desk = TaskDesk::new(exercise, 0);
                desk.apply(Action::Board(BoardEvent::NotMovable(square), 5));
                let name = format!("{}, {square}", task_name(&address, &exercise.id));
                let feedback = desk.step.feedback.value().unwrap();
                assert_eq!(feedback.tone, Tone::Wrong, "{name}");
                let drawing = desk.face().drawing;
                assert_eq!(drawing.wrong, Some(square), "{name}");
                assert!(drawing.squares.is_empty(), "{name}");
                assert!(drawing.pieces.is_empty(), "{name}");
                assert!(drawing.arrows.is_empty(), "{name}");
                count += 1;
            }
        }
    }
    assert!(count >= 1_000, "{count}");
}
