//! The test at the end of a stage, drawn by chance from the generators of the stage.

use std::rc::Rc;

use course::generate::Generated;
use course::progress::Progress;
use course::{CourseMap, Exercise, StageHead};
use ui::Request;
use ui::platform::random_number;
use ui::settings::Settings;
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_state_eq};

use crate::frame::{self, Work};
use crate::kept::Change;
use crate::place::Place;
use crate::task::{Done, TaskBoard};
use crate::visit::{Stand, Test, Visit};

/// Props of [`TestPage`].
#[derive(Clone, Debug, Properties)]
pub(crate) struct TestProps {
    /// The course.
    pub(crate) map: Rc<CourseMap>,
    /// The stage.
    pub(crate) stage: StageHead,
    /// What was done so far.
    pub(crate) progress: Rc<Progress>,
    /// The settings.
    pub(crate) settings: Settings,
    /// What was begun before.
    pub(crate) visit: Visit,
    /// Hears what was done.
    pub(crate) on_change: Callback<Change>,
    /// Receives requests to the site.
    pub(crate) send: Callback<Request>,
}

impl PartialEq for TestProps {
    fn eq(&self, other: &Self) -> bool {
        // The difficulty of a test that has begun stays, whatever is learned in it.
        self.stage.slug == other.stage.slug
            && self.settings == other.settings
            && self.on_change == other.on_change
    }
}

/// The exercises of a test; a learner who is good at something gets harder ones.
pub(crate) fn draw(stage: &StageHead, progress: &Progress, seed: u64) -> Vec<Generated> {
    let items = stage.test.iter().zip(0..);
    items
        .map(|(item, place)| {
            let skill = progress.skills.get(&item.generator);
            let own = skill.map_or(item.difficulty, |skill| skill.difficulty);
            let difficulty = own.max(item.difficulty);
            item.generator
                .generate(seed.wrapping_add(place), difficulty)
        })
        .collect()
}

/// A test.
#[component]
pub(crate) fn TestPage(props: &TestProps) -> Html {
    let test = use_state_eq(|| props.visit.test(&props.stage, &props.progress, seed()));
    use_effect_with(Test::clone(&test), {
        let visit = props.visit.clone();
        move |test| visit.keep_test(test.clone())
    });
    let now = test.stand;
    let of = test.items.len();
    let is_over = test.is_over();
    let count = u8::try_from(of).unwrap_or(u8::MAX);
    use_effect_with(is_over, {
        let (on_change, send) = (props.on_change.clone(), props.send.clone());
        let slug = props.stage.slug.clone();
        move |is_over| {
            if *is_over {
                on_change.emit(Change::Tested(slug, now.right, count));
                send.emit(Request::Say(words::test_end_text(now.right, count).into()));
            }
        }
    });
    frame::use_way_on(now.is_answered);
    frame::use_way_in(now.place);
    let title = words::test_title(&props.stage.title);
    let body = match test.items.get(now.place) {
        Some(item) => {
            let on_stand = {
                let test = test.clone();
                Callback::from(move |stand| test.set(test.at(stand)))
            };
            question(props, item, now, of, &on_stand)
        }
        None => {
            let again = {
                let (test, stage) = (test.setter(), props.stage.clone());
                let progress = Rc::clone(&props.progress);
                Callback::from(move |_: MouseEvent| test.set(Test::draw(&stage, &progress, seed())))
            };
            html! {
                <div class="test-end">
                    <p class="goal">{ words::test_end_text(now.right, count) }</p>
                    if now.right == count {
                        <p>{ words::test_perfect() }</p>
                    }
                    <div class="lesson-tools">
                        { next_stage(&props.map, &props.stage.slug) }
                        <button type="button" onclick={again}>{ words::test_again() }</button>
                        <a class="button" href={Place::Map.link()}>{ words::all_stages() }</a>
                    </div>
                </div>
            }
        }
    };
    html! {
        <main class="lesson test">
            <header>
                <nav aria-label={words::stages_label()}>
                    <a href={Place::Map.link()}>{ words::all_stages() }</a>
                    if !is_over {
                        <span class="place">{ words::test_place_text(now.place + 1, of) }</span>
                    }
                </nav>
                <h2 tabindex="-1">{ title }</h2>
            </header>
            { body }
        </main>
    }
}

/// What another test is drawn from.
fn seed() -> u64 {
    u64::from(random_number()) << 8
}

/// The question that is shown.
fn question(
    props: &TestProps,
    item: &Generated,
    now: Stand,
    of: usize,
    on_stand: &Callback<Stand>,
) -> Html {
    let exercise = Rc::new(Exercise::of_question(item.question.clone()));
    let on_done = {
        let (on_stand, on_change) = (on_stand.clone(), props.on_change.clone());
        let generator = item.generator;
        Callback::from(move |done: Done| {
            let is_right = done.outcome.attempts <= 1 && done.outcome.hints == 0;
            on_change.emit(Change::Practiced(generator, done.outcome));
            // Only the first end of a question counts.
            if !now.is_answered {
                on_stand.emit(Stand {
                    is_answered: true,
                    right: now.right + u8::from(is_right),
                    ..now
                });
            }
        })
    };
    let work = Work {
        stars: 0,
        deeds: Rc::from([]),
        settings: props.settings,
        on_done,
        on_begun: Callback::noop(),
        send: props.send.clone(),
    };
    let next = on_stand.reform(move |_: MouseEvent| Stand {
        place: now.place + 1,
        is_answered: false,
        ..now
    });
    html! {
        <>
            <div class="lesson-desk">
                <div class="text">
                    if now.place == 0 {
                        <p>{ words::stage_test_intro() }</p>
                    }
                </div>
                <TaskBoard key={format!("{}-{}", item.seed, now.place)} prompt={words::practice_prompt(&item.prompt)} {exercise} {work} />
            </div>
            <nav class="step-bar" aria-label={words::course_steps_label()}>
                <span></span>
                <span class="place">{ words::test_place_text(now.place + 1, of) }</span>
                <button type="button" id="step-on" class="primary" disabled={!now.is_answered} onclick={next}>{ words::step_on() }</button>
            </nav>
        </>
    }
}

/// The first lesson of the next stage.
fn next_stage(map: &CourseMap, slug: &str) -> Html {
    let place = map.stages.iter().position(|it| it.slug == slug);
    let next = place.and_then(|place| map.stages.get(place + 1));
    let Some((stage, lesson)) = next.and_then(|it| Some((it, it.lessons.first()?))) else {
        return Html::default();
    };
    let href = Place::Lesson(stage.slug.clone(), lesson.slug.clone()).link();
    html! { <a class="button primary" {href}>{ words::lesson_on_text(&lesson.title) }</a> }
}
