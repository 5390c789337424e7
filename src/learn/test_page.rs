//! The test at the end of a stage, drawn by chance from the generators of the stage.

use std::rc::Rc;

use course::generate::Generated;
use course::progress::{Progress, is_right_at_once};
use course::{CourseMap, Exercise, StageHead};
use ui::Request;
use ui::platform::random_number;
use ui::settings::Settings;
use yew::{
    Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_memo,
    use_state_eq,
};

use crate::frame::{self, Kind, Work};
use crate::kept::Change;
use crate::place::Place;
use crate::task::{Done, TaskBoard};

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

/// How a test stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Stand {
    /// The question that is shown.
    place: usize,
    /// Whether it is answered.
    is_answered: bool,
    /// How many were right at once.
    right: u8,
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
    let seed = use_state_eq(|| u64::from(random_number()) << 8);
    let items = use_memo((props.stage.slug.clone(), *seed), |(_, seed)| {
        draw(&props.stage, &props.progress, *seed)
    });
    let stand = use_state_eq(Stand::default);
    let now = *stand;
    let of = items.len();
    let is_over = now.place >= of;
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
    let body = match items.get(now.place) {
        Some(item) => question(props, item, now, of, &stand.setter()),
        None => {
            let again = {
                let (stand, seed) = (stand.setter(), seed.setter());
                Callback::from(move |_: MouseEvent| {
                    seed.set(u64::from(random_number()) << 8);
                    stand.set(Stand::default());
                })
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

/// The question that is shown.
fn question(
    props: &TestProps,
    item: &Generated,
    now: Stand,
    of: usize,
    stand: &yew::UseStateSetter<Stand>,
) -> Html {
    let exercise = Rc::new(Exercise::of_question(item.question.clone()));
    let on_done = {
        let (stand, on_change) = (stand.clone(), props.on_change.clone());
        let generator = item.generator;
        Callback::from(move |done: Done| {
            let is_right = is_right_at_once(&done.outcome);
            on_change.emit(Change::Practiced(generator, done.outcome));
            // Only the first end of a question counts.
            if !now.is_answered {
                stand.set(Stand {
                    is_answered: true,
                    right: now.right + u8::from(is_right),
                    ..now
                });
            }
        })
    };
    let work = Work {
        kind: Kind::Test,
        stars: 0,
        deeds: Rc::from([]),
        settings: props.settings,
        on_done,
        on_begun: Callback::noop(),
        send: props.send.clone(),
    };
    let next = {
        let stand = stand.clone();
        Callback::from(move |_: MouseEvent| {
            stand.set(Stand {
                place: now.place + 1,
                is_answered: false,
                ..now
            });
        })
    };
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
