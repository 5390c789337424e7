//! The lessons that a teacher has set: a pupil works at them in their order, and has a short code for
//! what has come of them. There is no server: the teacher's page of the class reads the code.

use std::rc::Rc;

use course::progress::{Assignment, Progress, class_set_name, task_name};
use course::{CourseMap, LessonHead};
use ui::dialogs::{Question, confirm};
use ui::platform;
use ui::{Request, links, percent, qr};
use web_sys::HtmlInputElement;
use yew::{
    Callback, Html, InputEvent, MouseEvent, Properties, TargetCast, component, html,
    use_effect_with, use_state_eq,
};

use crate::course_view::CourseView;
use crate::kept::Change;
use crate::map_page::{is_done, lesson_entry};
use crate::take::CopyButton;
use crate::visit::Visit;

/// The most signs of a name in a code.
const LONGEST_NAME: usize = 60;

/// The lessons that are set, as far as the course has them.
#[must_use]
pub(crate) fn lessons<'a>(
    map: &'a CourseMap,
    assignment: &Assignment,
) -> Vec<(String, &'a LessonHead)> {
    let known = assignment.lessons.iter().filter_map(|address| {
        let head = map.lesson(address)?;
        Some((address.clone(), head))
    });
    known.collect()
}

/// The names of their tasks.
fn tasks(map: &CourseMap, assignment: &Assignment) -> Vec<String> {
    lessons(map, assignment)
        .iter()
        .flat_map(|(address, head)| head.tasks.iter().map(|task| task_name(address, task)))
        .collect()
}

/// The name under which the table of a class has their results; nothing where they ask nothing.
pub(crate) fn set_name(map: &CourseMap, assignment: &Assignment) -> Option<String> {
    let names = tasks(map, assignment);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    (!names.is_empty()).then(|| class_set_name(&names))
}

/// The code of a pupil; nothing without a name.
#[must_use]
pub(crate) fn code(
    map: &CourseMap,
    progress: &Progress,
    assignment: &Assignment,
    name: &str,
) -> Option<String> {
    let words: Vec<&str> = name.split_whitespace().collect();
    let name: String = words.join(" ").chars().take(LONGEST_NAME).collect();
    let names = tasks(map, assignment);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let is_named = !name.is_empty() && !names.is_empty();
    is_named.then(|| progress.class_code(name.trim_end(), &names))
}

/// Props of [`ClassWork`].
#[derive(Clone, Debug, Properties)]
pub(crate) struct ClassWorkProps {
    /// The course.
    pub(crate) map: Rc<CourseMap>,
    /// The lessons.
    pub(crate) assignment: Assignment,
    /// What was done so far.
    pub(crate) progress: Rc<Progress>,
    /// Holds the name of the pupil.
    pub(crate) visit: Visit,
    /// Hears what changes.
    pub(crate) on_change: Callback<Change>,
    /// Receives requests to the site.
    pub(crate) send: Callback<Request>,
}

impl PartialEq for ClassWorkProps {
    fn eq(&self, other: &Self) -> bool {
        self.assignment == other.assignment
            && Rc::ptr_eq(&self.progress, &other.progress)
            && self.on_change == other.on_change
    }
}

/// The page of a pupil.
#[component]
pub(crate) fn ClassWork(props: &ClassWorkProps) -> Html {
    let name = use_state_eq(|| props.visit.name());
    let is_asked = use_state_eq(|| false);
    use_effect_with(String::clone(&name), {
        let visit = props.visit.clone();
        move |name| visit.call(name.clone())
    });
    let all = lessons(&props.map, &props.assignment);
    let is_any = !all.is_empty();
    use_effect_with(props.assignment.clone(), {
        let on_change = props.on_change.clone();
        move |assignment| {
            if is_any {
                on_change.emit(Change::Class(Some(assignment.clone())));
            }
        }
    });
    if !is_any {
        return html! {
            <>
                <p class="error">{ words::class_work_none() }</p>
                <a class="button" href={CourseView::Map.link()}>{ words::all_stages() }</a>
            </>
        };
    }
    let open = all
        .iter()
        .find(|(address, head)| !is_done(&props.progress, address, head));
    let oninput = {
        let set = name.setter();
        Callback::from(move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlInputElement>().value();
            set.set(platform::composed(&text));
        })
    };
    let leave = {
        let (on_change, send) = (props.on_change.clone(), props.send.clone());
        let visit = props.visit.clone();
        let is_asked = is_asked.setter();
        Callback::from(move |is_meant: bool| {
            is_asked.set(false);
            if !is_meant {
                return;
            }
            // The next pupil may sit at the same device.
            visit.call(String::new());
            on_change.emit(Change::Class(None));
            send.emit(Request::Visit(CourseView::Map.link().into()));
        })
    };
    let ask = {
        let is_asked = is_asked.setter();
        move |_: MouseEvent| is_asked.set(true)
    };
    let code = code(&props.map, &props.progress, &props.assignment, &name);
    html! {
        <>
            <p>{ words::class_work_intro() }</p>
            <p class="ways">
                if let Some((address, head)) = open {
                    <a class="button primary" id="go-on" href={CourseView::of_lesson(address).link()}>{ words::learn_go_on(&head.title) }</a>
                } else {
                    <span>{ words::class_work_done() }</span>
                }
            </p>
            <ol class="class-lessons">
                { for all.iter().map(|(address, head)| lesson_entry(head, address, &props.progress)) }
            </ol>
            <section class="part" aria-labelledby="class-result-heading">
                <h3 id="class-result-heading">{ words::class_result_heading() }</h3>
                <div class="field">
                    <label for="class-name">{ words::class_result_name() }</label>
                    <input id="class-name" type="text" autocomplete="name" value={(*name).clone()} {oninput}
                        aria-describedby="class-name-hint" />
                    <p class="hint" id="class-name-hint">{ words::class_result_hint() }</p>
                </div>
                if let Some(code) = code {
                    { result(&code, &props.send) }
                }
            </section>
            <div class="lesson-tools">
                <button type="button" onclick={ask}>{ words::class_leave() }</button>
            </div>
            if *is_asked {
                { confirm(Question {
                    id: "class-leave-dialog",
                    question: words::class_leave_question(),
                    explanation: words::class_leave_text(),
                    yes: words::class_leave(),
                    no: words::button_cancel(),
                    on_answer: leave,
                }) }
            }
        </>
    }
}

/// The code as a text to copy, and as a picture that leads to the teacher's page.
fn result(code: &str, send: &Callback<Request>) -> Html {
    let address = [&platform::page(), links::CLASS, "=", &percent::encode(code)].concat();
    html! {
        <>
            <div class="field">
                <label for="class-code">{ words::class_result_code() }</label>
                <output id="class-code">{ code.to_owned() }</output>
            </div>
            <CopyButton text={code.to_owned()} name={words::class_result_copy()} is_in_sight=true {send} />
            { picture(&address, words::class_result_picture()) }
        </>
    }
}

/// The picture of an address, unless it is too dense for cameras.
pub(crate) fn picture(address: &str, name: String) -> Html {
    let code = qr::code(address).filter(|code| !code.is_dense);
    code.map_or_else(Html::default, |code| {
        html! { <div class="class-picture">{ qr::picture(&code, name) }</div> }
    })
}

#[cfg(test)]
mod tests {
    use course::progress::{Assignment, Progress};
    use exercise::class_code;

    use super::{code, lessons, set_name};
    use crate::tests::COURSE;

    #[test]
    fn a_pupils_code_is_read_by_the_teachers_page() {
        let assignment = Assignment::read("rook.moves,king.danger").expect("two lessons");
        let mut progress = Progress::default();
        let solved = exercise::Outcome {
            standing: exercise::Standing::Solved,
            attempts: 2,
            ..exercise::Outcome::default()
        };
        progress.finish("rook/moves#1", &solved, None, 1);
        let map = &COURSE.map;
        assert_eq!(code(map, &progress, &assignment, "  "), None);
        let text = code(map, &progress, &assignment, " Ann   B. ").expect("it has a name");
        let read = class_code::read(&text).expect("it is a code");
        assert_eq!(read.name, "Ann B.");
        let tasks = lessons(map, &assignment)
            .iter()
            .map(|(_, head)| head.tasks.len())
            .sum::<usize>();
        assert_eq!(read.scores.len(), tasks);
        assert!(read.scores[0].solved && !read.scores[1].solved);
        assert_eq!(read.scores[0].tries, 2);
        // Whoever has the same lessons in the same order stands in the same table.
        let other = code(map, &Progress::default(), &assignment, "Bo").expect("it has a name");
        assert_eq!(
            class_code::read(&other).map(|it| it.set),
            Ok(read.set.clone())
        );
        // The page where the lessons are chosen names that table.
        assert_eq!(set_name(map, &assignment), Some(read.set));
    }

    #[test]
    fn what_the_course_does_not_have_is_left_out() {
        let assignment = Assignment::read("rook.moves,rook.nothing").expect("two names");
        assert_eq!(lessons(&COURSE.map, &assignment).len(), 1);
    }
}
