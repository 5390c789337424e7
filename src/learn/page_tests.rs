//! The pages as text, as a browser would receive them.

mod class;
mod diagrams;
mod lines;
mod printed;

use std::rc::Rc;

use course::progress::{Progress, task_name};
use course::{Content, Exercise, Lesson};
use yew::{BaseComponent, Callback, Html, LocalServerRenderer, Properties, component};

use crate::lesson_page::{LessonPage, LessonProps};
use crate::map_page::{map_page, next_lesson};
use crate::task::TaskDesk;
use crate::test_page::{TestPage, TestProps};
use crate::tests::COURSE;
use crate::{lesson_page, steps};

fn rendered<C: BaseComponent<Properties: Clone>>(props: C::Properties) -> String {
    let renderer = LocalServerRenderer::<C>::with_props(props).hydratable(false);
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime
        .expect("a runtime without drivers starts")
        .block_on(renderer.render())
}

/// A lesson as it is opened by a learner.
fn page(stage: usize, number: usize, progress: &Progress) -> String {
    let head = &COURSE.map.stages[stage];
    rendered::<LessonPage>(LessonProps {
        map: Rc::new(COURSE.map.clone()),
        address: [&head.slug, "/", &head.lessons[number].slug].concat(),
        lessons: Rc::new(COURSE.lessons[stage].clone()),
        number,
        progress: Rc::new(progress.clone()),
        settings: Default::default(),
        on_change: Callback::noop(),
        send: Callback::noop(),
    })
}

#[derive(Clone, PartialEq, Properties)]
struct MapProps {
    progress: Rc<Progress>,
}

#[component]
fn Map(props: &MapProps) -> Html {
    map_page(&COURSE.map, &props.progress, 10, Html::default())
}

/// The test of a stage as it is opened by a learner.
fn test_of(stage: usize, progress: &Progress) -> String {
    rendered::<TestPage>(TestProps {
        map: Rc::new(COURSE.map.clone()),
        stage: COURSE.map.stages[stage].clone(),
        progress: Rc::new(progress.clone()),
        settings: Default::default(),
        on_change: Callback::noop(),
        send: Callback::noop(),
    })
}

#[test]
fn a_test_that_was_left_is_opened_at_its_first_open_question() {
    let stage = &COURSE.map.stages[0];
    let mut progress = Progress::default();
    let test = crate::test_page::begin(stage, &progress, 512);
    let items = crate::test_page::draw(stage, test.seed, &test.difficulties);
    progress.open_tests.insert(stage.slug.clone(), test);
    for (place, item) in items.iter().enumerate() {
        let text = test_of(0, &progress);
        assert!(text.contains(&words::test_place_text(place + 1, items.len())));
        assert!(text.contains(&words::test_anew()));
        // Nothing is started again until it is right, and nothing is given away before a try.
        assert!(!text.contains("id=\"lesson-anew\""));
        assert!(!text.contains("id=\"lesson-show\""));
        let prompt = words::practice_prompt(&item.prompt);
        assert!(
            text.contains(&prompt.replace('\'', "&#x27;")),
            "{prompt}: {text}"
        );
        let exercise = Exercise::of_question(item.question.clone());
        let mut desk = TaskDesk::new(&exercise, 0);
        let wrong = crate::learners::wrong(&desk);
        desk.apply(wrong);
        let open = progress.open_tests.get_mut(&stage.slug).unwrap();
        open.go_on(place, desk.events.clone());
        let text = test_of(0, &progress);
        assert_eq!(
            text.contains("id=\"lesson-show\""),
            desk.can_give_up(),
            "the wrong answer is not forgotten"
        );
        progress.answer_test(&stage.slug, place, place > 0);
    }
    let text = test_of(0, &progress);
    assert!(text.contains(&words::test_end_text(5, 6)), "{text}");
}

#[derive(Clone, PartialEq, Properties)]
struct BodyProps {
    lesson: Rc<Lesson>,
    step: usize,
}

/// The board of one step.
#[component]
fn Body(props: &BodyProps) -> Html {
    let step = &steps::steps(&props.lesson)[props.step];
    let chess = step.chess(&props.lesson);
    chess.map_or_else(Html::default, |chess| {
        let (change, send) = (Callback::noop(), Callback::noop());
        let work = lesson_page::work_of(
            None,
            &Progress::default(),
            Default::default(),
            &change,
            &send,
            "",
        );
        lesson_page::body(chess, "1", work)
    })
}

#[test]
fn the_map_has_every_lesson_and_leads_on() {
    let fresh = rendered::<Map>(MapProps {
        progress: Rc::default(),
    });
    for address in COURSE.map.addresses() {
        let link = format!("href=\"#/learn/{address}\"");
        assert!(fresh.contains(&link), "{link}");
    }
    assert!(fresh.contains("Begin with the first lesson"));
    assert!(!fresh.contains("id=\"repeat\""));
    let mut progress = Progress {
        at: Some("rook/moves".to_owned()),
        ..Progress::default()
    };
    let missed = exercise::Outcome {
        standing: exercise::Standing::Solved,
        attempts: 5,
        ..exercise::Outcome::default()
    };
    progress.finish("rook/moves#1", &missed, None, 1);
    progress.finish("rook/moves#2", &missed, None, 1);
    assert_eq!(
        next_lesson(&COURSE.map, &progress).as_deref(),
        Some("rook/captures")
    );
    let left = rendered::<Map>(MapProps {
        progress: Rc::new(progress),
    });
    assert!(left.contains("Go on: What stops the rook, and what it takes"));
    assert!(left.contains("Repeat 2 exercises"));
    assert!(left.contains("1 of 5 lessons done"));
}

#[test]
fn what_is_asked_stands_between_the_text_and_the_board() {
    let mut count = 0;
    for (_, lesson) in COURSE.iter() {
        let lesson = Rc::new(lesson.clone());
        for step in 0..steps::steps(&lesson).len() {
            let text = rendered::<Body>(BodyProps {
                lesson: Rc::clone(&lesson),
                step,
            });
            let Some(goal) = text.find("class=\"goal\"") else {
                continue;
            };
            let board = text.find("class=\"lesson-board").unwrap_or(goal + 1);
            let parts = ["id=\"lesson-feedback\"", "class=\"lesson-tools\""];
            let [feedback, tools] = parts.map(|it| text.find(it).expect("it is there"));
            assert!(
                goal < board && board < feedback && feedback < tools,
                "{text}"
            );
            for own in ["class=\"entry\"", "class=\"how\"", "class=\"players\""] {
                if let Some(place) = text.rfind(own) {
                    assert!(place < board || place > feedback, "{own}: {text}");
                }
            }
            count += 1;
        }
    }
    assert!(count >= 150, "{count}");
}

#[test]
fn who_has_done_everything_is_told_so() {
    let mut progress = Progress::default();
    let solved = exercise::Outcome {
        standing: exercise::Standing::Solved,
        attempts: 1,
        ..exercise::Outcome::default()
    };
    for address in COURSE.map.addresses() {
        let head = COURSE.map.lesson(&address).unwrap();
        for task in &head.tasks {
            progress.finish(&task_name(&address, task), &solved, None, 1);
        }
    }
    assert_eq!(next_lesson(&COURSE.map, &progress), None);
    let text = rendered::<Map>(MapProps {
        progress: Rc::new(progress),
    });
    assert!(text.contains(&words::learn_all_done()));
}

#[test]
fn every_lesson_opens_with_its_title_and_its_way_on() {
    for (stage, head) in COURSE.map.stages.iter().enumerate() {
        for (number, lesson) in head.lessons.iter().enumerate() {
            let text = page(stage, number, &Progress::default());
            let place = format!("lesson {} of {}", number + 1, head.lessons.len());
            assert!(text.contains(&place), "{}", lesson.slug);
            assert_eq!(text.matches("<h2").count(), 1, "{}", lesson.slug);
            assert!(text.contains("id=\"step-on\""), "{}", lesson.slug);
        }
    }
}

#[test]
fn every_board_of_the_course_is_drawn_with_what_belongs_to_it() {
    let mut boards = 0;
    for (address, lesson) in COURSE.iter() {
        let lesson = Rc::new(lesson.clone());
        for (step, it) in steps::steps(&lesson).iter().enumerate() {
            let Some(chess) = it.chess(&lesson) else {
                continue;
            };
            let text = rendered::<Body>(BodyProps {
                lesson: Rc::clone(&lesson),
                step,
            });
            let grids = text.matches("role=\"grid\"").count();
            let name = format!("{address}, step {}", step + 1);
            match &chess.content {
                Content::Legend | Content::SquareNames | Content::Values => {
                    assert!(text.contains("<table"), "{name}");
                }
                Content::Exercise(exercise) if exercise.question.board().is_none() => {
                    assert_eq!(grids, 0, "{name}");
                    assert!(text.contains("class=\"goal\""), "{name}");
                }
                Content::Diagram(_) => assert_eq!(grids, 1, "{name}"),
                Content::Exercise(_) => {
                    assert_eq!(grids, 1, "{name}");
                    assert!(text.contains("class=\"goal\""), "{name}");
                    assert!(text.contains("id=\"lesson-hint\""), "{name}");
                }
                Content::Line(line) => {
                    assert_eq!(grids, 1, "{name}");
                    let is_asked = text.contains("id=\"lesson-answer\"");
                    assert_eq!(is_asked, line.task.is_some(), "{name}");
                }
                Content::PlayOut(_) => {
                    assert_eq!(grids, 1, "{name}");
                    assert!(text.contains("id=\"lesson-hint\""), "{name}");
                    assert!(text.contains("id=\"lesson-answer\""), "{name}");
                }
            }
            boards += grids;
        }
    }
    assert!(boards > 200, "{boards}");
}

/// A lesson on paper.
#[component]
fn Sheet(props: &BodyProps) -> Html {
    crate::worksheet::worksheet(&props.lesson, Default::default())
}

#[test]
fn every_lesson_is_printed_with_its_tasks_and_a_key_on_a_page_of_its_own() {
    for (address, lesson) in COURSE.iter() {
        let text = rendered::<Sheet>(BodyProps {
            lesson: Rc::new(lesson.clone()),
            step: 0,
        });
        let tasks = lesson.tasks().count();
        assert_eq!(text.matches("answer-line").count(), tasks, "{address}");
        let (_, key) = text.split_once("class=\"key\"").expect("there is a key");
        assert_eq!(key.matches("<li>").count(), tasks, "{address}");
        assert!(!key.contains("<li></li>"), "{address}");
        assert!(!text.contains("role=\"grid\""), "{address}: pictures only");
    }
}

#[test]
fn a_lesson_that_is_not_translated_says_so_in_a_page_of_another_language() {
    use words::table::{Language, read_translation, use_english, use_language};

    let marked = |text: &str| {
        [
            "<h2 tabindex=\"-1\" lang=\"en\" dir=\"ltr\">",
            "<div lang=\"en\" dir=\"ltr\" class=\"text\">",
            "<p lang=\"en\" dir=\"ltr\" class=\"caption\">",
        ]
        .map(|it| text.contains(it))
    };
    let (stage, number) = (1, 0);
    let lesson = &COURSE.lessons[stage][number];
    let sheet = || {
        let lesson = Rc::new(lesson.clone());
        rendered::<Sheet>(BodyProps { lesson, step: 0 })
    };
    let english = page(stage, number, &Progress::default());
    assert_eq!(marked(&english), [false; 3], "{english}");
    assert!(!sheet().contains("lang="));
    let arabic = read_translation("@tag = ar\n@direction = rtl\n").expect("a table without a line");
    use_language(Language::with_english_rules(arabic));
    let foreign = page(stage, number, &Progress::default());
    let sheet = sheet();
    let map = rendered::<Map>(MapProps {
        progress: Rc::new(Progress::default()),
    });
    use_english();
    assert_eq!(marked(&foreign), [true; 3], "{foreign}");
    assert!(sheet.contains("<div lang=\"en\" dir=\"ltr\" class=\"lesson-sheet\">"));
    let lessons = COURSE.lessons.iter().flatten().count();
    assert_eq!(
        map.matches("lang=\"en\" dir=\"ltr\"").count(),
        lessons + 2 * 20,
        "{map}"
    );
}
