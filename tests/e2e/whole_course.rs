//! The whole course as a learner goes through it who is always right: every lesson, every test, from
//! the map to the map, by keys alone. A run of all tests does it in Chromium, and in Firefox and WebKit
//! as much of it as has every kind of step; `cargo xtask learner` does all of it in all three.

mod answers;
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

use crate::harness::{Engine, Key, Page, Test, in_every_browser, root};

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
    whole
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
    // The computer and the tests are the same in every run.
    page.script("Math.random = () => 0.25;", vec![]);
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
        go_through(page, lesson);
    }
    let stage = &COURSE.map.stages[0];
    let address = format!("#/learn/{}/test", stage.slug);
    page.script("location.hash = arguments[0];", vec![address.into()]);
    take_test(page, stage);
}

fn the_whole_course(page: &mut Page) {
    begin(page);
    page.tab_towards("#go-on", 0);
    page.keys(&[Key::Enter.value()]);
    let mut stages = COURSE.map.stages.iter().zip(&COURSE.lessons).peekable();
    while let Some((stage, lessons)) = stages.next() {
        for lesson in lessons {
            go_through(page, lesson);
        }
        take_test(page, stage);
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
    assert!(progress.tests.values().all(|test| test.right == test.of));
    let tasks = COURSE.iter().map(|(_, lesson)| lesson.tasks().count());
    assert_eq!(progress.tasks.len(), tasks.sum::<usize>());
    let is_full = |name: &str| progress.tasks[name].stars == 3;
    let weak: Vec<_> = progress.tasks.keys().filter(|it| !is_full(it)).collect();
    // Nobody plays an ending against the computer in as few moves as there are.
    assert!(weak.len() <= 8, "{weak:?}");
}

/// Works at every step of a lesson, and leaves it by its end.
#[track_caller]
fn go_through(page: &Page, lesson: &Lesson) {
    page.expect_text("h2", &lesson.head.title);
    let boards: Vec<_> = lesson.chess().collect();
    let count = page.text(PLACE);
    let count = count.rsplit(' ').next().and_then(|it| it.parse().ok());
    let count: usize = count.expect("the place tells how many steps there are");
    assert!(count == boards.len() || count == boards.len() + 1);
    for number in 1..=count {
        page.expect_text(PLACE, &format!("Step {number} of {count}"));
        match boards.get(number - 1).map(|chess| &chess.content) {
            Some(Content::Exercise(exercise)) => answers::answer(page, &exercise.question),
            Some(Content::Line(line)) if line.task.is_some() => find_line(page, line),
            Some(Content::PlayOut(task)) => play_out::play_out(page, task),
            _ => {}
        }
        page.keys(&['.']);
    }
}

/// Plays the moves of a line that is to be found.
#[track_caller]
fn find_line(page: &Page, line: &PlayedLine) {
    let task = line.task.as_ref().expect("it is a task");
    let mut found = Line::new(task, line.record.clone(), 0, 0, 0).expect("there is a line");
    page.tab_towards("#lesson-answer", 0);
    loop {
        let mv = found.right_here()[0];
        type_answer(page, &mv.to_string());
        match found.play(mv.into(), 1) {
            LineVerdict::Right { .. } => {}
            LineVerdict::Solved { .. } => break,
            other => panic!("{other:?}"),
        }
    }
    page.expect_shown(SOLVED, true);
}

/// Answers every question of the test of a stage.
#[track_caller]
fn take_test(page: &Page, stage: &StageHead) {
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
        answers::answer(page, &made.question);
        page.tab_towards("#step-on", 0);
        page.keys(&[Key::Enter.value()]);
    }
    page.expect_part(
        ".test-end .goal",
        &format!("{of} of {of} were right at once."),
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
