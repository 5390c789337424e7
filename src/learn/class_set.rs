//! Where a teacher chooses lessons for a class: the order in which they are chosen is that of the
//! pupils, and the link says it all.

use std::rc::Rc;

use course::CourseMap;
use course::progress::Assignment;
use ui::{Request, links, platform};
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_effect_with, use_state_eq};

use crate::assigned::set_name;
use crate::class_work::picture;
use crate::course_view::CourseView;
use crate::language::titled;
use crate::take::CopyButton;
use crate::visit::Visit;

/// Props of [`ClassSet`].
#[derive(Clone, Debug, Properties)]
pub(crate) struct ClassSetProps {
    /// The course.
    pub(crate) map: Rc<CourseMap>,
    /// What was chosen before.
    pub(crate) visit: Visit,
    /// Receives requests to the site.
    pub(crate) send: Callback<Request>,
}

impl PartialEq for ClassSetProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.map, &other.map)
    }
}

/// The page of a teacher.
#[component]
pub(crate) fn ClassSet(props: &ClassSetProps) -> Html {
    let chosen = use_state_eq(|| props.visit.chosen());
    use_effect_with(Assignment::clone(&chosen), {
        let visit = props.visit.clone();
        move |chosen| visit.choose(chosen.clone())
    });
    let set = |next: Vec<String>| {
        let set = chosen.setter();
        Callback::from(move |_: MouseEvent| {
            set.set(Assignment {
                lessons: next.clone(),
            });
        })
    };
    let title = |address: &str| {
        let head = props.map.lesson(address);
        head.map_or_else(String::new, |head| head.title.clone())
    };
    let count = |address: &String| {
        let head = props.map.lesson(address);
        head.map_or(0, |head| head.tasks.len())
    };
    let entry = |place: usize, address: &String| {
        let before: usize = chosen.lessons[..place].iter().map(count).sum();
        let exercises = words::class_set_exercises_text(before + 1, count(address));
        let mut earlier = chosen.lessons.clone();
        if place > 0 {
            earlier.swap(place - 1, place);
        }
        let title = title(address);
        html! {
            <li>
                <span>{ title.clone() }</span>
                <small>{ exercises }</small>
                if place > 0 {
                    <button type="button" onclick={set(earlier)}>{ words::class_set_earlier_text(&title) }</button>
                }
            </li>
        }
    };
    let choice = |address: String, title: Html| {
        let is_chosen = chosen.lessons.contains(&address);
        let mut next = chosen.lessons.clone();
        if is_chosen {
            next.retain(|it| *it != address);
        } else {
            next.push(address);
        }
        html! {
            <li>
                <button type="button" aria-pressed={is_chosen.to_string()} onclick={set(next)}>{ title }</button>
            </li>
        }
    };
    html! {
        <>
            <p>{ words::class_set_intro() }</p>
            <section class="part" aria-labelledby="class-chosen">
                <h3 id="class-chosen">{ words::class_set_chosen() }</h3>
                if chosen.lessons.is_empty() {
                    <p>{ words::class_set_none() }</p>
                } else {
                    <ol class="class-chosen">
                        { for chosen.lessons.iter().enumerate().map(|(place, it)| entry(place, it)) }
                    </ol>
                    if let Some(name) = set_name(&props.map, &chosen) {
                        <p class="hint">{ words::class_set_name_text(&name) }</p>
                    }
                    { given(&chosen, &props.send) }
                }
            </section>
            { for props.map.stages.iter().map(|stage| html! {
                <details class="class-stage">
                    <summary>{ titled(&stage.title, &stage.lang) }</summary>
                    <ul>
                        { for stage.lessons.iter().map(|it| choice([&stage.slug, "/", &it.slug].concat(), titled(&it.title, &it.lang))) }
                    </ul>
                </details>
            }) }
        </>
    }
}

/// What the teacher gives the pupils.
fn given(chosen: &Assignment, send: &Callback<Request>) -> Html {
    let place = CourseView::Class(Some(chosen.clone()));
    let address = [platform::page(), place.link()].concat();
    html! {
        <>
            <div class="field">
                <label for="class-link">{ words::class_set_address() }</label>
                <output id="class-link">{ address.clone() }</output>
            </div>
            <div class="lesson-tools">
                <CopyButton text={address.clone()} name={words::button_copy_link()} is_in_sight=true {send} />
                <a class="button" href={links::CLASS}>{ words::lesson_class_link() }</a>
            </div>
            { picture(&address, words::class_set_code()) }
        </>
    }
}
