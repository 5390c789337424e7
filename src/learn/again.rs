//! What was missed and is due today, one exercise after the other.

use std::rc::Rc;

use course::progress::Progress;
use course::{Chess, CourseMap, Lesson};
use ui::Request;
use ui::platform::day;
use ui::settings::Settings;
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_state_eq};

use crate::fetched::{self, Fetched, use_fetched};
use crate::frame::{self, Kind, Work};
use crate::kept::Change;
use crate::lesson_page::{body, work_of};
use crate::place::Place;
use crate::sight;

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

/// The exercises that are due, as they were when the page was opened.
#[component]
pub(crate) fn AgainPage(props: &AgainProps) -> Html {
    // A course that has changed may no longer have a task of this name.
    let is_there = |name: &&str| {
        task_of(name).is_some_and(|(address, id)| {
            let head = props.map.lesson(address);
            head.is_some_and(|head| head.tasks.iter().any(|task| task == id))
        })
    };
    let due = use_state_eq(|| {
        let due = props.progress.due(day()).into_iter().filter(is_there);
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
    let inner = match (&name, &lessons) {
        (None, _) => {
            let text = if due.is_empty() {
                words::again_nothing()
            } else {
                words::again_end()
            };
            html! { <p class="goal">{ text }</p> }
        }
        (Some(_), Fetched::Waiting) => fetched::waiting(None, &retry),
        (Some(_), Fetched::Failed(why)) => fetched::waiting(Some(why), &retry),
        (Some(name), Fetched::Here(lessons)) => {
            let is_done = is_done.setter();
            let (on_change, send) = (&props.on_change, &props.send);
            let found = find(&props.map, lessons, name);
            let lang = found.map_or("", |(lesson, _)| lesson.head.lang.as_str());
            let work = work_of(
                Some(name.clone()),
                &props.progress,
                props.settings,
                on_change,
                send,
                lang,
            );
            let tell = work.on_done.clone();
            let work = Work {
                kind: Kind::Repeated,
                on_done: Callback::from(move |done| {
                    is_done.set(true);
                    tell.emit(done);
                }),
                // What is repeated begins anew.
                events: Rc::from([]),
                on_begun: Callback::noop(),
                ..work
            };
            let left = due.len() - *place;
            found.map_or_else(Html::default, |(lesson, chess)| {
                html! {
                    <>
                        <p class="place">{ words::again_place_text(&lesson.head.title, left) }</p>
                        <div class="lesson-desk">
                            <div class="text"></div>
                            { body(chess, name, work) }
                        </div>
                    </>
                }
            })
        }
    };
    html! {
        <main class="lesson again">
            <header>
                <nav aria-label={words::stages_label()}><a href={Place::Map.link()}>{ words::all_stages() }</a></nav>
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
