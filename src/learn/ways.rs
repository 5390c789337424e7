//! What is before a lesson or a test and behind it, as links and by keys.

use course::progress::Assignment;
use course::{CourseMap, LessonHead, StageHead};
use ui::platform::keys;
use yew::{Callback, Html, hook, html, use_effect_with};

use crate::assigned::lessons;
use crate::course_view::CourseView;

/// The id of what goes back.
pub(crate) const BACK: &str = "step-back";
/// The id of what goes on.
pub(crate) const ON: &str = "step-on";

/// Where a way leads, and its name.
pub(crate) type Way = (CourseView, String);

/// Where in its stage a lesson is, and what is before and behind it.
pub(crate) struct Ways {
    /// Where it is, in words.
    pub(crate) place: String,
    /// What is before it.
    pub(crate) back: Option<Way>,
    /// What is behind it.
    pub(crate) on: Option<Way>,
}

impl Ways {
    /// What is before the test of a stage, and behind it.
    pub(crate) fn of_test(map: &CourseMap, slug: &str) -> [Option<Way>; 2] {
        let place = map.stages.iter().position(|it| it.slug == slug);
        let stages = place.map_or([None, None], |place| {
            [map.stages.get(place), map.stages.get(place + 1)]
        });
        let to = |stage: &StageHead, lesson: &LessonHead, name: fn(&str) -> String| {
            let place = CourseView::Lesson(stage.slug.clone(), lesson.slug.clone());
            (place, name(&lesson.title))
        };
        let [own, next] = stages;
        [
            own.and_then(|it| Some(to(it, it.lessons.last()?, words::lesson_back_text))),
            next.and_then(|it| Some(to(it, it.lessons.first()?, words::lesson_on_text))),
        ]
    }

    /// The order is that of the course; among the lessons of a class it is that of the teacher.
    pub(crate) fn of(map: &CourseMap, address: &str, class: Option<&Assignment>) -> Self {
        let to = |address: &String| {
            let title = map.lesson(address)?.title.clone();
            Some((CourseView::of_lesson(address), title))
        };
        let [before, after] = map.neighbors(address);
        let (slug, lesson) = address.split_once('/').unwrap_or_default();
        let Some(stage) = map.stage(slug) else {
            return Self {
                place: String::new(),
                back: None,
                on: None,
            };
        };
        let number = stage.lessons.iter().position(|it| it.slug == lesson);
        let number = number.unwrap_or_default() + 1;
        let is_last = number == stage.lessons.len();
        let class = class.and_then(|set| {
            let known: Vec<_> = lessons(map, set).into_iter().map(|(it, _)| it).collect();
            let place = known.iter().position(|it| it == address)?;
            let before = place.checked_sub(1).and_then(|it| to(&known[it]));
            let after = known.get(place + 1).and_then(to);
            Some((set, before, after))
        });
        if let Some((set, before, after)) = class {
            let own = || {
                (
                    CourseView::Class(Some(set.clone())),
                    words::class_work_link(),
                )
            };
            let name = |way: Option<(CourseView, String)>, name: fn(&str) -> String| {
                way.map_or_else(own, |(place, title)| (place, name(&title)))
            };
            return Self {
                place: words::lesson_place_text(&stage.title, number, stage.lessons.len()),
                back: Some(name(before, words::lesson_back_text)),
                on: Some(name(after, words::lesson_on_text)),
            };
        }
        let test = (CourseView::Test(slug.to_owned()), words::stage_test());
        Self {
            place: words::lesson_place_text(&stage.title, number, stage.lessons.len()),
            back: before
                .as_ref()
                .and_then(to)
                .map(|(place, title)| (place, words::lesson_back_text(&title))),
            on: if is_last && !stage.test.is_empty() {
                Some(test)
            } else {
                let next = after.as_ref().and_then(to);
                next.map(|(place, title)| (place, words::lesson_on_text(&title)))
            },
        }
    }
}

/// The comma goes back and the period goes on, wherever the focus is.
#[hook]
pub(crate) fn use_step_keys(go: &Callback<bool>, number: usize) {
    use_effect_with((go.clone(), number), |(go, _)| {
        let go = go.clone();
        let listener = keys::listen(
            || false,
            move |press| {
                let is_on = match &*press.key() {
                    "." => true,
                    "," => false,
                    _ => return false,
                };
                if press.ctrl_key() || press.meta_key() || press.alt_key() {
                    return false;
                }
                go.emit(is_on);
                true
            },
        );
        move || drop(listener)
    });
}

/// A way as a link outside the bar.
pub(crate) fn whole(class: &'static str, way: &Option<Way>) -> Html {
    html! {
        if let Some((place, name)) = way {
            <a class={yew::classes!("button", class)} href={place.link()}>{ name.clone() }</a>
        }
    }
}

/// A way as a link, which is shorter on a phone; something must stand in its place in the bar.
pub(crate) fn link(id: &'static str, class: &'static str, way: &Option<Way>) -> Html {
    let Some((place, name)) = way else {
        return html! { <span></span> };
    };
    let short = match place {
        CourseView::Lesson(..) if id == ON => words::lesson_on_short(),
        CourseView::Lesson(..) => words::lesson_back_short(),
        _ => name.clone(),
    };
    html! {
        <a {id} class={yew::classes!("button", class)} href={place.link()}>
            <span class="whole">{ name.clone() }</span>
            <span class="short">{ short }</span>
        </a>
    }
}
