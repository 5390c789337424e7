//! The lesson as any page shows it, and what is wrong with it.

use std::cell::RefCell;
use std::rc::Rc;
use std::task::Poll;

use element::Snippet;
use element::publish::LOADER;
use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use js_sys::Reflect;
use ui::platform::{document, modules};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{CustomEvent, Element};
use yew::{
    Callback, Html, Properties, component, html, use_effect_with, use_mut_ref, use_node_ref,
    use_state_eq,
};

use super::proof::{Fault, LINE, Proofs};
use crate::slices::{SLICE, Slices};

/// The script of the element, beside the page.
const SCRIPT: &str = "jadoube.lesson.js";
/// The element.
const LESSON: &str = "jadoube-lesson";
/// How long the author must pause before the lesson is read, in milliseconds.
const REST: u32 = 400;

/// Props of [`LessonPreview`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct PreviewProps {
    /// The text of the lesson.
    pub(super) text: Rc<str>,
    /// Hears what is wrong with it, each time it was read.
    pub(super) on_faults: Callback<Rc<[Fault]>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Programs {
    Waiting,
    Here,
    Lost,
}

/// The lesson.
#[component]
pub(super) fn LessonPreview(props: &PreviewProps) -> Html {
    let programs = use_state_eq(|| Programs::Waiting);
    let place = use_node_ref();
    let shown = use_mut_ref(|| None::<Element>);
    let pending = use_mut_ref(|| None::<Timeout>);
    let fetch = {
        let programs = programs.setter();
        Callback::from(move |()| {
            let programs = programs.clone();
            programs.set(Programs::Waiting);
            wasm_bindgen_futures::spawn_local(async move {
                let are_there = modules::bring(LESSON, &[LOADER, SCRIPT]).await;
                programs.set(if are_there {
                    Programs::Here
                } else {
                    Programs::Lost
                });
            });
        })
    };
    use_effect_with((), {
        let fetch = fetch.clone();
        move |()| fetch.emit(())
    });
    use_effect_with(*programs, {
        let (place, shown, on_faults) = (place.clone(), shown.clone(), props.on_faults.clone());
        move |programs| {
            let place = place
                .cast::<Element>()
                .filter(|_| *programs == Programs::Here);
            let listening = place.map(|place| {
                if let Some(lesson) = document().and_then(|it| it.create_element(LESSON).ok()) {
                    // Below the heading of this part of the page.
                    let _ = lesson.set_attribute("level", "4");
                    place.replace_children_with_node_1(&lesson);
                    shown.replace(Some(lesson));
                }
                listen(&place, &on_faults)
            });
            move || drop(listening)
        }
    });
    use_effect_with(
        (Rc::clone(&props.text), *programs),
        move |(text, programs)| {
            if *programs == Programs::Here {
                let text = JsValue::from_str(text);
                pending.replace(Some(Timeout::new(REST, move || {
                    if let Some(lesson) = &*shown.borrow() {
                        // Not as a child: the policy of this page lets nobody write into a script.
                        let _ = Reflect::set(lesson, &"text".into(), &text);
                    }
                })));
            }
        },
    );
    let again = fetch.reform(|_| ());
    html! {
        <div class="written-preview">
            if *programs == Programs::Lost {
                <p class="error">{ words::lesson_lost() }</p>
                <button type="button" onclick={again}>{ words::button_try_again() }</button>
            } else {
                <div ref={place} class="written-place"></div>
            }
        </div>
    }
}

/// Hears what the element says of the text: first that it was read, then each fault. What only a search
/// finds comes while the author goes on.
fn listen(place: &Element, on_faults: &Callback<Rc<[Fault]>>) -> [EventListener; 2] {
    let found = Rc::new(RefCell::new(Vec::<Fault>::new()));
    let tell = {
        let (found, on_faults) = (found.clone(), on_faults.clone());
        move |fault: Fault| {
            let mut faults = found.borrow_mut();
            let at = faults.partition_point(|it| it.place <= fault.place);
            faults.insert(at, fault);
            on_faults.emit(faults.as_slice().into());
        }
    };
    let ready = EventListener::new(place, "jadoube-ready", {
        let (on_faults, tell) = (on_faults.clone(), tell.clone());
        let (place, search) = (place.clone(), RefCell::new(None));
        move |event| {
            // Boards in the lesson say the same of themselves.
            if detail(event, "mode").is_some_and(|mode| mode == "lesson") {
                found.borrow_mut().clear();
                on_faults.emit(Rc::from([]));
                search.replace(Some(prove(&place, tell.clone())));
            }
        }
    });
    let error = EventListener::new(place, "jadoube-error", move |event| {
        let number = |name| Some(detail(event, name)?.as_f64()? as u32);
        let place = number("line").zip(number("column"));
        let text = detail(event, "message").and_then(|text| text.as_string());
        if let Some((place, text)) = place.zip(text) {
            tell(Fault { place, text });
        }
    });
    [ready, error]
}

/// Searches for the goals of all boards, and tells which cannot be reached.
fn prove(place: &Element, tell: impl Fn(Fault) + 'static) -> Slices {
    let boards = place.query_selector_all(&["[", LINE, "]"].concat());
    let boards = boards.map_or_else(
        |_| Vec::new(),
        |boards| {
            (0..boards.length())
                .filter_map(|at| boards.item(at)?.dyn_into().ok())
                .map(|board| snippet(&board))
                .collect()
        },
    );
    let mut proofs = Proofs::of(boards);
    Slices::after(0, move || match proofs.go_on(SLICE) {
        Poll::Ready(None) => Poll::Ready(()),
        Poll::Ready(Some(fault)) => {
            fault.into_iter().for_each(&tell);
            Poll::Pending
        }
        Poll::Pending => Poll::Pending,
    })
}

/// A board of the preview with its attributes.
fn snippet(board: &Element) -> Snippet {
    let mut snippet = Snippet::default();
    for name in board.get_attribute_names() {
        let name = name.as_string().unwrap_or_default();
        snippet.set_named(&name, board.get_attribute(&name).as_deref());
    }
    snippet
}

fn detail(event: &web_sys::Event, name: &str) -> Option<JsValue> {
    let detail = event.dyn_ref::<CustomEvent>()?.detail();
    Reflect::get(&detail, &name.into()).ok()
}
