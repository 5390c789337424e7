//! What was missed and is due today, one exercise after the other. In place of a question of a test,
//! another one of its kind is asked.

use std::rc::Rc;

use course::generate::Generator;
use course::progress::Progress;
use course::{Chess, CourseMap, Lesson, StageHead};
use ui::Request;
use ui::platform::day;
use ui::settings::Settings;
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_memo, use_state_eq};

use crate::course_view::CourseView;
use crate::fetched::{self, Fetched, use_fetched};
use crate::frame::{self, Kind, Work};
use crate::kept::Change;
use crate::lesson_page::{body, work_of};
use crate::sight;
use crate::task::Done;
use crate::test_page::{chance, drawn_board};

/// Props of [`AgainPage`].
#[derive(Clone, Debug, Properties)]
pub(crate) struct AgainProps {
    /// The course.
    pub(crate) map: Rc<CourseMap>,
    /// Where its map is.
    pub(crate) path: Rc<str>,
    /// What was done so far.
    pub(crate) progress: Rc<Progress>,
    /// The settings.
    pub(crate) settings: Settings,
    /// Hears what was done.
    pub(crate) on_change: Callback<Change>,
    /// Receives requests to the site.
    pub(crate) send: Callback<Request>,
}

impl PartialEq for AgainProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.progress, &other.progress)
            && self.settings == other.settings
            && self.on_change == other.on_change
    }
}

/// A task by its name within the course: the address of its lesson, and its id.
fn task_of(name: &str) -> Option<(&str, &str)> {
    name.split_once('#')
}

/// The board of a task, and the lesson it is from.
pub(crate) fn find<'a>(
    map: &CourseMap,
    lessons: &'a [Lesson],
    name: &str,
) -> Option<(&'a Lesson, &'a Chess)> {
    let (address, id) = task_of(name)?;
    let (stage, slug) = address.split_once('/')?;
    let heads = &map.stage(stage)?.lessons;
    let place = heads.iter().position(|head| head.slug == slug)?;
    let lesson = lessons.get(place)?;
    let chess = lesson.chess().find(|chess| chess.id() == Some(id))?;
    Some((lesson, chess))
}

/// The generator of a card, and the first stage that asks what it makes.
fn drawn<'a>(map: &'a CourseMap, name: &str) -> Option<(Generator, &'a StageHead)> {
    let generator = Generator::from_name(name)?;
    let is_asked = |it: &&StageHead| it.test.iter().any(|it| it.generator == generator);
    Some((generator, map.stages.iter().find(is_asked)?))
}

/// The names of what is due on a day.
pub(crate) fn due<'a>(map: &CourseMap, progress: &'a Progress, day: u32) -> Vec<&'a str> {
    // A course that has changed may no longer have a task of this name.
    let is_there = |name: &&str| {
        let is_task = task_of(name).is_some_and(|(address, id)| {
            let head = map.lesson(address);
            head.is_some_and(|head| head.tasks.iter().any(|task| task == id))
        });
        is_task || drawn(map, name).is_some()
    };
    progress.due(day).into_iter().filter(is_there).collect()
}

/// The exercises that are due, as they were when the page was opened.
#[component]
pub(crate) fn AgainPage(props: &AgainProps) -> Html {
    let due = use_state_eq(|| {
        let due = due(&props.map, &props.progress, day()).into_iter();
        due.map(str::to_owned).collect::<Vec<String>>()
    });
    let place = use_state_eq(|| 0_usize);
    let is_done = use_state_eq(|| false);
    frame::use_way_on(*is_done);
    frame::use_way_in(*place);
    sight::use_step_in_sight(*place, 0..0);
    let name = due.get(*place).cloned();
    let stage = name.as_deref().and_then(task_of);
    let stage = stage.and_then(|(address, _)| props.map.stage(address.split_once('/')?.0));
    let path = stage.map(|stage| fetched::stage_path(&props.path, stage));
    let (lessons, retry) = use_fetched(path, fetched::read_stage, words::stage_not_fetched);
    let next = {
        let (number, place, is_done) = (*place, place.setter(), is_done.setter());
        Callback::from(move |_: MouseEvent| {
            place.set(number + 1);
            is_done.set(false);
        })
    };
    // What is drawn stays while it is worked at, whatever is learned meanwhile.
    let generated = use_memo(name.clone(), |name| {
        let (generator, stage) = drawn(&props.map, name.as_deref()?)?;
        let skill = props.progress.skills.get(&generator).copied();
        let item = generator.generate(chance(), skill.unwrap_or_default().difficulty);
        Some((item, words::test_title(&stage.title)))
    });
    // What is repeated begins anew.
    let as_repeated = |work: Work, on_done: Callback<Done>| {
        let is_done = is_done.setter();
        Work {
            kind: Kind::Repeated,
            events: Rc::from([]),
            on_begun: Callback::noop(),
            on_done: Callback::from(move |done| {
                is_done.set(true);
                on_done.emit(done);
            }),
            ..work
        }
    };
    let desk = |from: &str, board: Html| {
        let left = due.len() - *place;
        html! {
            <>
                <p class="place">{ words::again_place_text(from, left) }</p>
                <div class="lesson-desk">
                    <div class="text"></div>
                    { board }
                </div>
            </>
        }
    };
    let (on_change, send) = (&props.on_change, &props.send);
    let inner = match (&name, &lessons) {
        (None, _) => {
            let text = if due.is_empty() {
                words::again_nothing()
            } else {
                words::again_end()
            };
            html! { <p class="goal">{ text }</p> }
        }
        (Some(_), _) if let Some((item, title)) = &*generated => {
            let generator = item.generator;
            let work = work_of(None, &props.progress, props.settings, on_change, send, "");
            let tell = on_change
                .reform(move |done: Done| Change::Practiced(generator, done.outcome, day()));
            desk(title, drawn_board(item, *place, as_repeated(work, tell)))
        }
        (Some(_), Fetched::Waiting) => fetched::waiting(None, &retry),
        (Some(_), Fetched::Failed(why)) => fetched::waiting(Some(why), &retry),
        (Some(name), Fetched::Here(lessons)) => {
            let found = find(&props.map, lessons, name);
            found.map_or_else(Html::default, |(lesson, chess)| {
                let named = Some(name.clone());
                let lang = lesson.head.lang.as_str();
                let work = work_of(
                    named,
                    &props.progress,
                    props.settings,
                    on_change,
                    send,
                    lang,
                );
                let tell = work.on_done.clone();
                let board = body(chess, name, as_repeated(work, tell));
                desk(&lesson.head.title, board)
            })
        }
    };
    html! {
        <main class="lesson again">
            <header>
                <nav aria-label={words::stages_label()}><a href={CourseView::Map.link()}>{ words::all_stages() }</a></nav>
                <h2 tabindex="-1">{ words::again_title() }</h2>
            </header>
            { inner }
            if name.is_some() {
                <nav class="step-bar" aria-label={words::course_steps_label()}>
                    <span></span>
                    <span></span>
                    <button type="button" id="step-on" class="primary" disabled={!*is_done} onclick={next}>{ words::step_on() }</button>
                </nav>
            }
        </main>
    }
}
