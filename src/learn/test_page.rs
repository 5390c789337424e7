//! The test at the end of a stage, drawn by chance from the generators of the stage. How it stands is
//! kept with all that was done, so that it goes on wherever it was left.

use std::rc::Rc;

use course::generate::{Difficulty, Generated, Prompt};
use course::progress::{OpenTest, Progress, is_right_at_once};
use course::{CourseMap, Exercise, StageHead};
use notation::fractional::Column;
use ui::Request;
use ui::platform::{day, random_number};
use ui::settings::Settings;
use yew::{
    Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_memo,
    use_state_eq,
};

use crate::course_view::CourseView;
use crate::frame::{self, Kind, Work};
use crate::kept::Change;
use crate::sight;
use crate::task::{Done, TaskBoard};
use crate::ways::{self, BACK, ON, Way, Ways, use_step_keys};

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
        self.stage.slug == other.stage.slug
            && kept(&self.stage, &self.progress) == kept(&other.stage, &other.progress)
            && self.settings == other.settings
            && self.on_change == other.on_change
    }
}

/// The test of a stage that was begun; nothing where the course has another one by now.
fn kept<'a>(stage: &StageHead, progress: &'a Progress) -> Option<&'a OpenTest> {
    let test = progress.open_tests.get(&stage.slug)?;
    (test.difficulties.len() == stage.test.len()).then_some(test)
}

/// Another test of a stage; a learner who is good at something gets harder questions there, and
/// one who finds it hard gets easier ones.
pub(crate) fn begin(stage: &StageHead, progress: &Progress, seed: u64) -> OpenTest {
    let difficulties = stage.test.iter().map(|item| {
        let skill = progress.skills.get(&item.generator);
        skill.map_or(item.difficulty, |skill| skill.difficulty)
    });
    let before = progress.open_tests.get(&stage.slug);
    OpenTest::new(before, seed, difficulties.collect())
}

/// The questions of a test: the same ones whenever it is opened.
pub(crate) fn draw(stage: &StageHead, seed: u64, difficulties: &[Difficulty]) -> Vec<Generated> {
    let items = stage.test.iter().zip(difficulties).zip(0..);
    items
        .map(|((item, &difficulty), place)| {
            let generator = item.generator;
            generator.generate(seed.wrapping_add(place), difficulty)
        })
        .collect()
}

/// A number by chance; natively, where tests draw pages as text, there is none.
pub(crate) fn chance() -> u64 {
    if cfg!(target_arch = "wasm32") {
        u64::from(random_number()) << 8
    } else {
        0
    }
}

/// A test.
#[component]
pub(crate) fn TestPage(props: &TestProps) -> Html {
    let TestProps {
        stage,
        progress,
        on_change,
        send,
        ..
    } = props;
    let begun = kept(stage, progress);
    let fresh = use_state_eq(|| begin(stage, progress, chance()));
    let test = begun.unwrap_or(&fresh);
    // What was drawn stays, so that nobody gets another question by loading the page again.
    use_effect_with(begun.is_some(), {
        let (on_change, change) = (
            on_change.clone(),
            Change::TestBegun(stage.slug.clone(), OpenTest::clone(&fresh)),
        );
        move |is_begun| {
            if !*is_begun {
                on_change.emit(change);
            }
        }
    });
    let drawn = (stage.slug.clone(), test.seed, test.difficulties.clone());
    let items = use_memo(drawn, |(_, seed, difficulties)| {
        draw(stage, *seed, difficulties)
    });
    // A question that is answered stays until the learner goes on.
    let at = use_state_eq(|| (test.seed, test.results.len()));
    let place = if at.0 == test.seed {
        at.1
    } else {
        test.results.len()
    };
    let of = items.len();
    let is_over = place >= of;
    let (right, count) = (test.right(), test.of());
    frame::use_way_on(test.results.len() > place);
    frame::use_way_in(place);
    sight::use_step_in_sight(place, 0..0);
    let again = {
        let (on_change, stage, progress) = (on_change.clone(), stage.clone(), progress.clone());
        Callback::from(move |_: MouseEvent| {
            let next = begin(&stage, &progress, chance());
            on_change.emit(Change::TestBegun(stage.slug.clone(), next));
        })
    };
    let next = {
        let (at, seed, send) = (at.setter(), test.seed, send.clone());
        Callback::from(move |()| {
            at.set((seed, place + 1));
            if place + 1 == of {
                send.emit(Request::Say(words::test_end_text(right, count).into()));
            }
        })
    };
    let [back, on] = Ways::of_test(&props.map, &stage.slug);
    // A question that is not answered holds nobody up who only reads.
    let is_answered = test.results.len() > place;
    let go = {
        let (next, send, back, on) = (next.clone(), send.clone(), back.clone(), on.clone());
        Callback::from(move |is_on: bool| {
            if is_on && is_answered && !is_over {
                next.emit(());
            } else if let Some((place, _)) = if is_on { &on } else { &back } {
                send.emit(Request::Visit(place.link().into()));
            }
        })
    };
    use_step_keys(&go, place);
    let body = match items.get(place) {
        Some(item) => html! {
            <>
                { question(props, item, test, place, &back, next.reform(|_| ())) }
                <footer class="lesson-tools">
                    { ways::whole("", &on) }
                    <button type="button" id="test-anew" onclick={again}>{ words::test_anew() }</button>
                </footer>
            </>
        },
        None => html! {
            <div class="test-end">
                <p class="goal">{ words::test_end_text(right, count) }</p>
                if right == count {
                    <p>{ words::test_perfect() }</p>
                }
                <div class="lesson-tools">
                    { ways::whole("primary", &on) }
                    <button type="button" onclick={again}>{ words::test_again() }</button>
                    <a class="button" href={CourseView::Map.link()}>{ words::all_stages() }</a>
                </div>
            </div>
        },
    };
    html! {
        <main class="lesson test">
            <header>
                <nav aria-label={words::stages_label()}>
                    <a href={CourseView::Map.link()}>{ words::all_stages() }</a>
                    if !is_over {
                        <span class="place">{ words::test_place_text(place + 1, of) }</span>
                    }
                </nav>
                <h2 tabindex="-1">{ words::test_title(&stage.title) }</h2>
            </header>
            { body }
        </main>
    }
}

/// The question that is shown.
fn question(
    props: &TestProps,
    item: &Generated,
    test: &OpenTest,
    place: usize,
    back: &Option<Way>,
    next: Callback<MouseEvent>,
) -> Html {
    let is_answered = test.results.len() > place;
    let on_done = {
        let (on_change, slug) = (props.on_change.clone(), props.stage.slug.clone());
        let generator = item.generator;
        Callback::from(move |done: Done| {
            // Only the first end of a question counts.
            if !is_answered {
                let is_right = is_right_at_once(&done.outcome);
                on_change.emit(Change::Practiced(generator, done.outcome, day()));
                on_change.emit(Change::TestAnswered(slug.clone(), place, is_right));
            }
        })
    };
    let slug = props.stage.slug.clone();
    let events = if is_answered { &[][..] } else { &test.events };
    let work = Work {
        kind: Kind::Test,
        stars: 0,
        events: Rc::from(events),
        settings: props.settings,
        lang: [None, None],
        on_done,
        on_begun: props
            .on_change
            .reform(move |events| Change::TestTried(slug.clone(), place, events)),
        send: props.send.clone(),
    };
    let of = test.difficulties.len();
    html! {
        <>
            <div class="lesson-desk">
                <div class="text">
                    if place == 0 {
                        <p>{ words::stage_test_intro() }</p>
                    }
                </div>
                { drawn_board(item, place, work) }
            </div>
            <nav class="step-bar" aria-label={words::course_steps_label()}>
                { ways::link(BACK, "", back) }
                <span class="place">{ words::test_place_text(place + 1, of) }</span>
                <button type="button" id={ON} class="primary" disabled={!is_answered} onclick={next}>{ words::step_on() }</button>
                <p class="keys">{ words::learn_keys() }</p>
            </nav>
        </>
    }
}

/// The board of a question that was drawn; `place` is how many stood before it.
pub(crate) fn drawn_board(item: &Generated, place: usize, work: Work) -> Html {
    let exercise = Rc::new(Exercise::of_question(item.question.clone()));
    html! {
        <TaskBoard key={format!("{}-{place}", item.seed)} prompt={words::practice_prompt(&item.prompt)}
            fraction={fraction_of(&item.prompt)} {exercise} {work} />
    }
}

/// The moves that a question writes above a line and below it.
fn fraction_of(prompt: &Prompt) -> Option<Column> {
    let Prompt::Fraction {
        number,
        white,
        black,
        ..
    } = prompt
    else {
        return None;
    };
    Some(Column {
        number: *number,
        above: Some(white.clone()),
        below: Some(black.clone()),
    })
}
