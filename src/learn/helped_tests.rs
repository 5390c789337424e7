//! What helps a learner: hints of every kind, variations to walk through, and easier questions.

use std::rc::Rc;

use course::Content;
use course::progress::{Progress, Skill};
use course::question::Question;
use notation::style::Style;
use record::Record;

use crate::line_desk::{Action as LineAction, LineDesk};
use crate::play_out_desk::{Action as PlayAction, PlayOutDesk};
use crate::task::{Action, TaskDesk};
use crate::tests::COURSE;

#[test]
fn variations_are_walked_through_from_their_moves() {
    let (_, lesson) = COURSE.iter().find(|(at, _)| at == "mate/three").unwrap();
    let line = lesson.chess().find_map(|chess| match &chess.content {
        Content::Line(line) => Some(Rc::new(line.clone())),
        _ => None,
    });
    let line = line.unwrap();
    let &[_, other] = line.record.children(Record::ROOT) else {
        panic!("the first move has a variation");
    };
    let mut desk = LineDesk::new(&line, 0);
    desk.apply(LineAction::To(other));
    assert_eq!(desk.comment(), "The other way.");
    desk.apply(LineAction::Go(ui::Navigation::Next));
    assert_eq!(line.record.parent(desk.at), Some(other));
    desk.apply(LineAction::Go(ui::Navigation::Previous));
    assert_eq!(desk.at, other);
    desk.apply(LineAction::Go(ui::Navigation::Previous));
    assert_eq!(desk.at, Record::ROOT);
}

#[test]
fn a_hint_of_a_play_out_names_the_piece_and_then_its_square() {
    let (_, lesson) = COURSE.iter().find(|(at, _)| at == "endings/queen").unwrap();
    let task = lesson.chess().find_map(|chess| match &chess.content {
        Content::PlayOut(task) => Some(Rc::new(task.clone())),
        _ => None,
    });
    let task = task.unwrap();
    let mut desk = PlayOutDesk::new(&task, 0);
    assert_eq!(desk.question(), None);
    desk.apply(PlayAction::Hint);
    assert_eq!(desk.question().unwrap().level, 10);
    let mv = task.position.legal_moves()[0];
    let said = |desk: &PlayOutDesk| desk.step.feedback.value().unwrap().prose.plain();
    desk.apply(PlayAction::Chosen(mv.to_string(), 1));
    assert!(desk.is_own_turn() && desk.question().is_none());
    let piece = task.position.piece_at(mv.from()).unwrap().role;
    assert!(
        said(&desk).contains(&words::role_name(piece)),
        "{}",
        said(&desk)
    );
    desk.apply(PlayAction::Hint);
    assert_eq!(said(&desk), format!("Look at {}.", mv.to()));
    let again = PlayOutDesk::resume(&task, &desk.events(), 2);
    assert_eq!(again.events(), desk.events());
    desk.apply(PlayAction::Typed(mv.to_string(), Style::San, 3));
    assert_eq!(desk.question().unwrap().level, task.level);
}

#[test]
fn a_choice_has_a_hint_that_rules_a_wrong_answer_out() {
    let mut count = 0;
    for (address, lesson) in COURSE.iter() {
        for exercise in lesson.exercises() {
            let Question::Choose(asked) = &exercise.question else {
                continue;
            };
            let mut desk = TaskDesk::new(exercise, 0);
            desk.apply(Action::Hint);
            let said = desk.step.feedback.value().unwrap().prose.plain();
            let is_named = asked
                .choices
                .iter()
                .any(|choice| !choice.is_right && said.contains(choice.text.trim_end_matches('.')));
            assert!(is_named || !exercise.hints.is_empty(), "{address}: {said}");
            count += 1;
        }
    }
    assert!(count >= 30, "{count}");
}

#[test]
fn a_test_gets_easier_for_who_finds_it_hard() {
    let stage = COURSE
        .map
        .stages
        .iter()
        .find(|it| it.slug == "check")
        .unwrap();
    let item = stage
        .test
        .iter()
        .find(|it| it.difficulty.get() > 1)
        .unwrap();
    let mut progress = Progress::default();
    progress.skills.insert(item.generator, Skill::default());
    let test = crate::test_page::begin(stage, &progress, 7);
    for (item, difficulty) in stage.test.iter().zip(&test.difficulties) {
        let expected = progress.skills.get(&item.generator);
        assert_eq!(
            *difficulty,
            expected.map_or(item.difficulty, |it| it.difficulty)
        );
    }
}
