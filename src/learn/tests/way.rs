//! The way through the course: steps, what is repeated, tests, what other tabs tell.

use std::rc::Rc;

use course::compact;
use course::progress::{Progress, task_name};

use super::COURSE;
use crate::steps::{resume, steps};

#[test]
fn a_learner_who_comes_back_goes_on_at_the_first_open_task() {
    for (address, lesson) in COURSE.iter() {
        let steps = steps(lesson);
        let mut progress = Progress::default();
        assert_eq!(resume(lesson, &steps, &address, &progress), 0, "{address}");
        let tasks: Vec<&str> = lesson.tasks().collect();
        for (place, task) in tasks.iter().enumerate() {
            let outcome = exercise::Outcome {
                standing: exercise::Standing::Solved,
                attempts: 1,
                ..exercise::Outcome::default()
            };
            progress.finish(&task_name(&address, task), &outcome, None, 1);
            let at = resume(lesson, &steps, &address, &progress);
            let id = steps[at].chess(lesson).and_then(course::Chess::id);
            match tasks.get(place + 1) {
                Some(next) => assert_eq!(id, Some(*next), "{address}"),
                None => assert_eq!(at, 0, "{address}"),
            }
        }
    }
}

#[test]
fn every_block_of_a_lesson_is_in_a_step() {
    for (address, lesson) in COURSE.iter() {
        let steps = steps(lesson);
        for (place, _) in lesson.blocks.iter().enumerate() {
            let shown = steps
                .iter()
                .any(|step| step.board == Some(place) || step.text.contains(&place));
            assert!(shown, "{address}: {place}");
        }
    }
}

#[test]
fn what_is_repeated_is_found_in_the_file_of_its_stage() {
    for (stage, lessons) in COURSE.map.stages.iter().zip(&COURSE.lessons) {
        let file = compact::encode(lessons);
        let read = crate::fetched::read_stage("stage.txt", &file).unwrap();
        for head in &stage.lessons {
            for task in &head.tasks {
                let address = [&stage.slug, "/", &head.slug].concat();
                let name = task_name(&address, task);
                let found = crate::again::find(&COURSE.map, &read, &name);
                assert_eq!(
                    found.and_then(|(_, chess)| chess.id()),
                    Some(&**task),
                    "{name}"
                );
            }
        }
    }
}

#[test]
fn a_test_has_an_exercise_for_each_of_its_items_and_follows_the_learner() {
    for stage in &COURSE.map.stages {
        let test = crate::test_page::begin(stage, &Progress::default(), 7);
        let easy = crate::test_page::draw(stage, test.seed, &test.difficulties);
        assert_eq!(easy.len(), stage.test.len(), "{}", stage.slug);
        for (made, item) in easy.iter().zip(&stage.test) {
            assert_eq!(made.difficulty, item.difficulty);
            assert!(!words::practice_prompt(&made.prompt).is_empty());
        }
    }
}

#[test]
fn two_tabs_that_tell_each_other_come_to_an_end() {
    use yew::Reducible;

    use crate::kept::{Change, Learned};

    let missed = exercise::Outcome {
        standing: exercise::Standing::Solved,
        attempts: 4,
        ..exercise::Outcome::default()
    };
    let finished = |name: &str| Change::Finished {
        name: name.to_owned(),
        outcome: missed.clone(),
        moves: None,
        day: 3,
    };
    let one = Rc::new(Learned::default()).reduce(finished("rook/moves#1"));
    let other = Rc::new(Learned::default()).reduce(finished("rook/moves#2"));
    let heard = |by: Rc<Learned>, from: &Rc<Learned>| {
        let restored: Progress = from.0.to_string().parse().unwrap();
        by.reduce(Change::Merge(Box::new(restored)))
    };
    let other = heard(other, &one);
    let one = heard(one, &other);
    assert_eq!(one.0.tasks, other.0.tasks);
    assert_eq!(one.0.tasks.len(), 2);
    // Nothing is new any longer, so nothing is told.
    let again = heard(Rc::clone(&other), &one);
    assert!(Rc::ptr_eq(&again, &other));
}
