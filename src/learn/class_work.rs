//! The lessons that a teacher has set: a pupil works at them in their order, and has a short code for
//! what has come of them. There is no server: the teacher's page of the class reads the code.

use std::rc::Rc;

use course::CourseMap;
use course::progress::{Assignment, Progress};
use ui::dialogs::{Question, confirm};
use ui::platform;
use ui::{Request, links, percent, qr};
use web_sys::HtmlInputElement;
use yew::{
    Callback, Html, InputEvent, MouseEvent, Properties, TargetCast, component, html,
    use_effect_with, use_state_eq,
};

use crate::assigned::{code, lessons};
use crate::course_view::CourseView;
use crate::kept::Change;
use crate::map_page::{is_done, lesson_entry};
use crate::take::CopyButton;
use crate::visit::Visit;

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
