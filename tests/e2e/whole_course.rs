//! The whole course as learners go through it: every lesson, every test, from the map to the map, by
//! keys alone. A run of all tests does it in Chromium for one who is always right, and in Firefox and
//! WebKit as much of it as has every kind of step; `cargo xtask learner` does all of it in all three, and
//! in Chromium for one who is always wrong first and for one who leaves and comes back.

mod answers;
mod learner;
mod play_out;

use std::collections::HashSet;
use std::mem::{Discriminant, discriminant};
use std::sync::LazyLock;

use course::folder::{self, Course};
use course::progress::Progress;
use course::question::Question;
use course::{Content, Lesson, PlayedLine, StageHead};
use exercise::{Line, LineVerdict};
use serde_json::json;

use self::learner::{Learner, expect_reason, settle_chances};
use crate::harness::{Engine, Key, Page, Run, Test, in_every_browser, root};

/// The tests of this topic.
pub(crate) fn tests() -> Vec<Test> {
    let engines = [Engine::Shell, Engine::Firefox, Engine::WebKit];
    let whole = engines.into_iter().map(|engine| Test {
        name: match engine {
            Engine::Shell => WHOLE.to_owned(),
            other => format!("{WHOLE}::at_length_in_{}", other.name()),
        },
        engine,
        run: the_whole_course,
    });
    let others: [(&str, Run); 2] = [
        ("wrong_first", one_is_wrong_first),
        ("leaving", one_leaves_and_comes_back),
    ];
    let others = others.into_iter().map(|(how, run)| Test {
        name: format!("{WHOLE}::at_length_{how}"),
        engine: Engine::Shell,
        run,
    });
    whole
        .chain(others)
        .chain(in_every_browser(&[(KINDS, every_kind_of_step)]))
        .collect()
}

const WHOLE: &str = concat!(
    module_path!(),
    "::the_whole_course_is_completed_by_keys_alone"
);
const KINDS: &str = concat!(module_path!(), "::every_kind_of_step_is_done_by_keys_alone");

/// The lessons that the site was built from.
static COURSE: LazyLock<Course> = LazyLock::new(|| {
    let folder = root().join("src/course/lessons");
    folder::read(&folder).expect("the tests of the course check it")
});

/// The bar with the steps tells which one is shown.
const PLACE: &str = ".step-bar .place";
/// The line below a board, when nothing is left to do.
const SOLVED: &str = "#lesson-feedback.solved";

/// Opens the map.
fn begin(page: &Page) {
    page.load("#/learn");
    page.expect_text("h2", "Learn chess");
    settle_chances(page);
}

/// What a step is and what it asks for.
type Kind = (Discriminant<Content>, Option<Discriminant<Question>>);

fn kind_of(content: &Content) -> Kind {
    let question = match content {
        Content::Exercise(exercise) => Some(discriminant(&exercise.question)),
        _ => None,
    };
    (discriminant(content), question)
}

fn every_kind_of_step(page: &mut Page) {
    begin(page);
    let mut seen = HashSet::new();
    let stages = COURSE.map.stages.iter().zip(&COURSE.lessons);
    let lessons = stages.flat_map(|(stage, lessons)| {
        let heads = stage.lessons.iter();
        heads.zip(lessons).map(move |(head, it)| (stage, head, it))
    });
    for (stage, head, lesson) in lessons {
        let kinds: HashSet<_> = lesson.chess().map(|it| kind_of(&it.content)).collect();
        if kinds.is_subset(&seen) {
            continue;
        }
        seen.extend(kinds);
        // Without a new load, as by a link.
        let address = format!("#/learn/{}/{}", stage.slug, head.slug);
        page.script("location.hash = arguments[0];", vec![address.into()]);
        go_through(page, lesson, Learner::AlwaysRight);
    }
    let stage = &COURSE.map.stages[0];
    let address = format!("#/learn/{}/test", stage.slug);
    page.script("location.hash = arguments[0];", vec![address.into()]);
    take_test(page, stage, Learner::AlwaysRight);
}

fn the_whole_course(page: &mut Page) {
    go_through_all(page, Learner::AlwaysRight);
}

fn one_is_wrong_first(page: &mut Page) {
    go_through_all(page, Learner::WrongFirst);
}

fn one_leaves_and_comes_back(page: &mut Page) {
    go_through_all(page, Learner::LeavesAndComesBack);
}

fn go_through_all(page: &mut Page, learner: Learner) {
    begin(page);
    page.tab_towards("#go-on", 0);
    page.keys(&[Key::Enter.value()]);
    let mut stages = COURSE.map.stages.iter().zip(&COURSE.lessons).peekable();
    while let Some((stage, lessons)) = stages.next() {
        for lesson in lessons {
            go_through(page, lesson, learner);
        }
        take_test(page, stage, learner);
        // The way on leads to the next stage, and from the last one to the map.
        let way = if stages.peek().is_some() {
            ".test-end a.primary"
        } else {
            ".test-end a"
        };
        page.tab_towards(way, 0);
        page.keys(&[Key::Enter.value()]);
    }
    page.expect_text("h2", "Learn chess");
    page.expect_part("main.learn .ways", "You have done every lesson.");
    let progress = kept(page, |it| it.tests.len() == COURSE.map.stages.len());
    for (stage, test) in &progress.tests {
        let right = if learner.is_wrong_first() { 0 } else { test.of };
        assert_eq!(test.right, right, "{stage}");
    }
    let tasks = COURSE.iter().map(|(_, lesson)| lesson.tasks().count());
    assert_eq!(progress.tasks.len(), tasks.sum::<usize>());
    if learner.is_wrong_first() {
        return;
    }
    let is_full = |name: &str| progress.tasks[name].stars == 3;
    let weak: Vec<_> = progress.tasks.keys().filter(|it| !is_full(it)).collect();
    // Nobody plays an ending against the computer in as few moves as there are.
    assert!(weak.len() <= 8, "{weak:?}");
}

/// Works at every step of a lesson, and leaves it by its end.
#[track_caller]
fn go_through(page: &Page, lesson: &Lesson, learner: Learner) {
    page.expect_text("h2", &lesson.head.title);
    let boards: Vec<_> = lesson.chess().collect();
    let count = page.text(PLACE);
    let count = count.rsplit(' ').next().and_then(|it| it.parse().ok());
    let count: usize = count.expect("the place tells how many steps there are");
    assert!(count == boards.len() || count == boards.len() + 1);
    let mut is_begun = false;
    for number in 1..=count {
        page.expect_text(PLACE, &format!("Step {number} of {count}"));
        let chess = boards.get(number - 1);
        if chess.is_some_and(|chess| chess.id().is_some()) {
            if learner.leave_and_come_back(page) && !is_begun {
                // A lesson in which nothing was done begins anew.
                for step in 1..number {
                    page.expect_text(PLACE, &format!("Step {step} of {count}"));
                    page.keys(&['.']);
                }
            }
            page.expect_text(PLACE, &format!("Step {number} of {count}"));
            is_begun = true;
        }
        match chess.map(|chess| &chess.content) {
            Some(Content::Exercise(exercise)) => {
                answers::answer(page, &exercise.question, learner);
            }
            Some(Content::Line(line)) if line.task.is_some() => find_line(page, line, learner),
            Some(Content::PlayOut(task)) => play_out::play_out(page, task),
            _ => {}
        }
        page.keys(&['.']);
    }
}

/// Plays the moves of a line that is to be found.
#[track_caller]
fn find_line(page: &Page, line: &PlayedLine, learner: Learner) {
    let task = line.task.as_ref().expect("it is a task");
    let mut found = Line::new(task, line.record.clone(), 0, 0, 0).expect("there is a line");
    loop {
        let right = found.right_here();
        let mut legal = found.position().legal_moves().into_iter();
        let other = legal.find(|mv| !right.contains(mv));
        page.tab_towards("#lesson-answer", 0);
        if let Some(other) = other.filter(|_| learner.is_wrong_first()) {
            type_answer(page, &other.to_string());
            expect_reason(page);
        }
        let mv = right[0];
        type_answer(page, &mv.to_string());
        match found.play(mv.into(), 1) {
            LineVerdict::Right { .. } => {
                learner.leave_and_come_back(page);
            }
            LineVerdict::Solved { .. } => break,
            other => panic!("{other:?}"),
        }
    }
    page.expect_shown(SOLVED, true);
}

/// Answers every question of the test of a stage.
#[track_caller]
fn take_test(page: &Page, stage: &StageHead, learner: Learner) {
    page.expect_text("h2", &format!("Test: {}", stage.title));
    let progress = kept(page, |it| it.open_tests.contains_key(&stage.slug));
    let test = &progress.open_tests[&stage.slug];
    let of = stage.test.len();
    let items = stage.test.iter().zip(&test.difficulties).zip(0..);
    for ((item, &difficulty), place) in items {
        page.expect_part(
            ".lesson > header .place",
            &format!("Question {} of {of}", place + 1),
        );
        let made = item.generator.generate(test.seed + place, difficulty);
        learner.leave_and_come_back(page);
        answers::answer(page, &made.question, learner);
        page.tab_towards("#step-on", 0);
        page.keys(&[Key::Enter.value()]);
    }
    let right = if learner.is_wrong_first() { 0 } else { of };
    page.expect_part(
        ".test-end .goal",
        &format!("{right} of {of} were right at once."),
    );
    // The button that had the focus is gone; the way on has it.
    page.eventually("the focus is at the way on", || {
        let body = "return document.activeElement.matches('.test-end :is(a, button)');";
        let found = page.script(body, vec![]);
        (found == json!(true))
            .then_some(())
            .ok_or_else(|| found.to_string())
    });
}

/// Types into the field that has the focus, and sends it.
fn type_answer(page: &Page, text: &str) {
    let keys: Vec<char> = text.chars().chain([Key::Enter.value()]).collect();
    page.keys(&keys);
}

/// What the page keeps of the learner, once it is as wanted.
#[track_caller]
fn kept(page: &Page, is_wanted: impl Fn(&Progress) -> bool) -> Progress {
    page.eventually("the progress is kept", || {
        let text = crate::persistence::kept(page, "course");
        let text = text.as_str().ok_or("nothing is kept")?;
        let progress: Progress = text.parse().map_err(|it| format!("{it}"))?;
        is_wanted(&progress)
            .then_some(progress)
            .ok_or_else(|| text.to_owned())
    })
}
