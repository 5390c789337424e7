use exercise::{Outcome, Standing};
use proptest::prelude::*;

use super::*;
use crate::generate::{Difficulty, Generator};

const REVIEWS: &str = include_str!("../tests/data/reviews.txt");

fn grade(number: &str) -> Grade {
    let grades = [Grade::Again, Grade::Hard, Grade::Good, Grade::Easy];
    grades[number.parse::<usize>().unwrap() - 1]
}

#[test]
fn reviews_are_scheduled_as_by_the_project_itself() {
    let cards = REVIEWS.lines().filter(|line| !line.starts_with('#'));
    for line in cards {
        let mut card: Option<Card> = None;
        for review in line.split("; ") {
            let words: Vec<&str> = review.split(' ').collect();
            let [day, number, stability, difficulty, due] = words[..] else {
                panic!("{line}")
            };
            let day: u32 = day.parse().unwrap();
            let now = match card.take() {
                None => Card::new(grade(number), day),
                Some(mut card) => {
                    card.review(grade(number), day);
                    card
                }
            };
            let near =
                |ours: f64, theirs: &str| (ours - theirs.parse::<f64>().unwrap()).abs() < 1e-4;
            assert!(near(now.stability, stability), "{line}: {now:?}");
            assert!(near(now.difficulty, difficulty), "{line}: {now:?}");
            assert_eq!(now.due, due.parse::<u32>().unwrap(), "{line}");
            card = Some(now);
        }
    }
}

fn solved(attempts: u32, hints: u32) -> Outcome {
    Outcome {
        standing: Standing::Solved,
        attempts,
        hints,
        milliseconds: 4_200,
        ..Outcome::default()
    }
}

#[test]
fn one_wrong_answer_is_enough_to_be_asked_again() {
    let mut progress = Progress::default();
    progress.finish("castling/conditions#2", &solved(2, 0), None, 10);
    progress.finish("castling/conditions#4", &solved(1, 1), None, 10);
    assert_eq!(progress.due(1_000).len(), 2);
}

#[test]
fn of_a_generated_exercise_that_was_missed_another_one_is_asked() {
    let mut progress = Progress::default();
    progress.finish_generated(Generator::NameSquare, &solved(1, 0), 10);
    assert!(progress.due(1_000).is_empty());
    progress.finish_generated(Generator::Pinned, &solved(2, 0), 10);
    assert_eq!(progress.due(11), ["pinned"]);
    progress.finish_generated(Generator::Pinned, &solved(1, 0), 11);
    assert!(progress.due(11).is_empty());
    let kept: Progress = progress.to_string().parse().unwrap();
    assert_eq!(kept, progress);
}

#[test]
fn what_was_missed_is_asked_again_until_it_is_known() {
    let mut progress = Progress::default();
    progress.finish("rook/moves#1", &solved(1, 0), None, 10);
    assert!(progress.due(1_000).is_empty());
    progress.finish("rook/moves#2", &solved(4, 0), None, 10);
    assert_eq!(progress.due(10), Vec::<&str>::new());
    assert_eq!(progress.due(11), ["rook/moves#2"]);
    progress.finish("rook/moves#2", &solved(1, 0), None, 11);
    assert!(progress.due(11).is_empty());
    // The better result is kept.
    assert_eq!(progress.tasks["rook/moves#2"].stars, 3);
    progress.finish("rook/moves#2", &solved(5, 3), None, 30);
    assert_eq!(progress.tasks["rook/moves#2"].stars, 3);
    assert_eq!(progress.cards["rook/moves#2"].lapses, 1);
}

#[test]
fn a_lesson_is_done_with_its_last_task() {
    let mut progress = Progress::default();
    assert!(!progress.is_done("rook/moves", ["1", "2"]));
    progress.finish("rook/moves#1", &solved(1, 0), None, 1);
    progress.finish("rook/moves#2", &Outcome::default(), None, 1);
    assert!(!progress.is_done("rook/moves", ["1", "2"]));
    progress.finish("rook/moves#2", &solved(2, 1), None, 1);
    assert!(progress.is_done("rook/moves", ["1", "2"]));
    let scores = progress.scores(["rook/moves#1", "rook/moves#3"]);
    assert_eq!((scores[0].solved, scores[0].seconds), (true, 4));
    assert!(!scores[1].is_begun());
}

#[test]
fn two_devices_come_together() {
    let mut one = Progress::default();
    one.finish("a/b#1", &solved(1, 0), None, 1);
    one.finish_test("a", 3, 6);
    let mut other = Progress::default();
    other.finish("a/b#1", &solved(7, 0), None, 4);
    other.finish("a/b#2", &solved(1, 0), None, 4);
    other.finish_test("a", 5, 6);
    one.merge(&other);
    assert_eq!(one.tasks["a/b#1"].stars, 3);
    assert_eq!(one.tasks.len(), 2);
    assert_eq!(one.tests["a"].right, 5);
    assert_eq!(one.cards["a/b#1"].last, 4);
}

#[test]
fn what_was_begun_is_kept_until_it_is_finished() {
    let events = TaskEvent::read_all("b3 ? e4");
    let mut one = Progress::default();
    one.begin("rook/moves#1", events.clone());
    one.begin("rook/moves#2", events.clone());
    one.begin("rook/moves#2", Vec::new());
    let kept: Progress = one.to_string().parse().unwrap();
    assert_eq!(kept.begun.len(), 1);
    assert_eq!(kept.begun["rook/moves#1"], events);
    // Another tab knows of it, and hears when it is solved.
    let mut other = Progress::default();
    other.merge(&kept);
    assert_eq!(other.begun, kept.begun);
    one.finish("rook/moves#1", &solved(1, 0), None, 3);
    assert!(one.begun.is_empty());
    other.merge(&one);
    assert!(other.begun.is_empty());
}

#[test]
fn the_lessons_of_a_class_are_kept() {
    let progress = Progress {
        class: Assignment::read("rook.moves,knight.jump"),
        ..Progress::default()
    };
    assert_eq!(progress.to_string().parse(), Ok(progress.clone()));
    let mut other = Progress::default();
    other.merge(&progress);
    assert_eq!(other.class, progress.class);
}

fn any_open_test() -> impl Strategy<Value = OpenTest> {
    let difficulties = prop::collection::vec(1..=5u8, 1..8);
    let results = prop::collection::vec(any::<bool>(), 0..8);
    let events = prop::sample::select(vec!["", "?", "e4 ? b3", "e2e4 =7 \"P_to_K4"]);
    (any::<u32>(), any::<u64>(), difficulties, results, events).prop_map(
        |(number, seed, difficulties, results, events)| {
            let difficulties = difficulties.into_iter().map(Difficulty::new).collect();
            let mut test = OpenTest {
                number,
                ..OpenTest::new(None, seed, difficulties)
            };
            for is_right in results {
                test.answer(test.results.len(), is_right);
            }
            test.go_on(test.results.len(), TaskEvent::read_all(events));
            test
        },
    )
}

fn any_progress() -> impl Strategy<Value = Progress> {
    let name = "[a-z]{1,6}/[a-z]{1,6}#[1-9]";
    let task = (0..=3u8, any::<u32>(), any::<u32>(), any::<u32>());
    let tasks = prop::collection::btree_map(name, task, 0..6);
    let cards = prop::collection::btree_map(name, (0.001..400.0, 1.0..10.0, 0..9_999u32), 0..6);
    let skills = prop::collection::btree_map(prop::sample::select(Generator::ALL), 1..=5u8, 0..6);
    (
        tasks,
        cards,
        skills,
        prop::option::of("[a-z]{1,4}/[a-z]{1,4}"),
        prop::collection::btree_map("[a-z-]{1,6}", any_open_test(), 0..3),
    )
        .prop_map(|(tasks, cards, skills, at, open_tests)| {
            let mut progress = Progress {
                at,
                open_tests,
                ..Progress::default()
            };
            for (name, (stars, attempts, hints, seconds)) in tasks {
                let state = TaskState {
                    stars,
                    attempts,
                    hints,
                    seconds,
                };
                progress.tasks.insert(name, state);
            }
            for (name, (stability, difficulty, last)) in cards {
                let card = Card {
                    stability,
                    difficulty,
                    last,
                    due: last + 3,
                    lapses: 1,
                };
                progress.cards.insert(name, card);
            }
            for (generator, difficulty) in skills {
                let skill = Skill {
                    difficulty: Difficulty::new(difficulty),
                    streak: 1,
                };
                progress.skills.insert(generator, skill);
            }
            progress
        })
}

#[test]
fn a_test_under_way_goes_on_where_it_was_left() {
    let mut progress = Progress::default();
    let test = OpenTest::new(None, 99, [1, 2, 3].map(Difficulty::new).to_vec());
    progress.open_tests.insert("rook".to_owned(), test);
    progress.answer_test("rook", 0, false);
    let open = progress.open_tests.get_mut("rook").unwrap();
    open.go_on(1, TaskEvent::read_all("c4 ?"));
    let text = progress.to_string();
    assert!(text.contains("\nopen rook 1 99 123 - c4 ?\n"), "{text}");
    let mut kept: Progress = text.parse().unwrap();
    assert_eq!(kept, progress);
    kept.answer_test("rook", 1, true);
    assert!(kept.tests.is_empty());
    kept.answer_test("rook", 2, true);
    assert_eq!((kept.tests["rook"].right, kept.tests["rook"].of), (2, 3));
    assert!(kept.open_tests["rook"].is_over());
    // Another tab hears of it, and does not bring back what it had.
    let mut other = progress;
    other.merge(&kept);
    assert_eq!(other, kept);
    let next = OpenTest::new(kept.open_tests.get("rook"), 7, vec![Difficulty::EASIEST]);
    other.open_tests.insert("rook".to_owned(), next.clone());
    other.merge(&kept);
    assert_eq!(other.open_tests["rook"], next);
}

#[test]
fn a_file_without_tests_under_way_is_read_and_a_test_of_another_form_only_begun_anew() {
    let text = "jadoube-course 1\nat a/b\ntest rook 5 6\n";
    let progress: Progress = text.parse().unwrap();
    assert!(progress.open_tests.is_empty());
    assert_eq!(progress.to_string(), text);
    for odd in [
        "",
        " 1 2",
        " 1 2 9 .",
        " 1 2 1 ++",
        " x 2 1 .",
        " 1 2 11 ?",
        " 1 2 1é .",
    ] {
        let read: Progress = format!("{text}open rook{odd}\n").parse().unwrap();
        assert_eq!(read, progress, "{odd}");
    }
}

proptest! {
    #[test]
    fn what_is_kept_is_read_back(progress in any_progress()) {
        prop_assert_eq!(progress.to_string().parse(), Ok(progress));
    }

    #[test]
    fn any_text_is_read_or_refused(text in "(jadoube-course [12]\n)?([a-z]{2,5} ([a-z0-9/#.-]{1,6} ){0,6}\n){0,4}") {
        let _ = text.parse::<Progress>();
    }
}

#[test]
fn a_wrong_line_is_named() {
    let text = "jadoube-course 1\nat a/b\ntask a/b#1 4 1 1 1\n";
    assert_eq!(text.parse::<Progress>(), Err(ProgressError::Line(3)));
    assert_eq!(
        "jadoube-course 7\n".parse::<Progress>(),
        Err(ProgressError::Newer)
    );
    assert_eq!("".parse::<Progress>(), Err(ProgressError::NoProgress));
}
