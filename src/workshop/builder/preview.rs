//! A preview of the board: the real element, or a picture where its script is not
//! available.

use ui::platform::{document, modules};
use web_sys::Element;
use yew::{
    Html, NodeRef, component, html, use_effect_with, use_mut_ref, use_node_ref, use_state_eq,
};

use super::painted::PreviewProps;
use crate::deferred::DeferredPainting;
use element::ELEMENT;
use element::publish::LOADER;
use element::snippet::HINT_ELEMENT;
use element::{Attribute, Snippet};

/// Whether the real element can be shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PreviewMode {
    Waiting,
    Live,
    Painted,
}

/// The preview.
#[component]
pub(super) fn Preview(props: &PreviewProps) -> Html {
    let mode = use_state_eq(|| PreviewMode::Waiting);
    let place = use_node_ref();
    let shown = use_mut_ref(|| None::<(Element, Snippet)>);
    use_effect_with((), {
        let mode = mode.setter();
        move |()| {
            wasm_bindgen_futures::spawn_local(async move {
                let is_there = modules::bring(ELEMENT, &[LOADER]).await;
                mode.set(if is_there {
                    PreviewMode::Live
                } else {
                    PreviewMode::Painted
                });
            });
        }
    });
    use_effect_with((props.snippet.clone(), *mode), {
        let place = place.clone();
        move |(snippet, mode)| {
            if *mode == PreviewMode::Live {
                let before = shown.borrow_mut().take();
                shown.replace(show(&place, snippet, before));
            }
        }
    });
    html! {
        <div class="preview">
            if *mode == PreviewMode::Painted {
                <DeferredPainting ..props.clone() />
                <p class="hint">{ words::builder_preview_painted() }</p>
            } else {
                <div ref={place} class="preview-place"></div>
            }
        </div>
    }
}

/// Brings the element to what is written. The same one changes as long as it is the same board, so
/// that nothing flickers while the author types.
fn show(
    place: &NodeRef,
    snippet: &Snippet,
    before: Option<(Element, Snippet)>,
) -> Option<(Element, Snippet)> {
    let place = place.cast::<Element>()?;
    let is_same = |old: &Snippet| {
        old.get(Attribute::Mode) == snippet.get(Attribute::Mode)
            && (&old.prompt, &old.caption, &old.hints)
                == (&snippet.prompt, &snippet.caption, &snippet.hints)
    };
    if let Some((element, old)) = before
        && is_same(&old)
    {
        for (name, _) in old.attributes() {
            if snippet.get_named(name).is_none() {
                let _ = element.remove_attribute(name);
            }
        }
        say_attributes(&element, snippet);
        return Some((element, snippet.clone()));
    }
    let element = make(snippet)?;
    place.replace_children_with_node_1(&element);
    Some((element, snippet.clone()))
}

/// Attributes that would disturb this page: they name things in it, or send its address away.
const OUTSIDE: [&str; 4] = [
    "id",
    "style",
    Attribute::StorageKey.name(),
    Attribute::Src.name(),
];

fn say_attributes(element: &Element, snippet: &Snippet) {
    for (name, value) in snippet.attributes() {
        let is_handler = name.starts_with("on");
        if !is_handler
            && !OUTSIDE.contains(&name.as_str())
            && element.get_attribute(name).as_ref() != Some(value)
        {
            // What is no name of an attribute cannot be shown; it is written all the same.
            let _ = element.set_attribute(name, value);
        }
    }
    // The policy of this page lets nobody write into a script, so the moves come as an attribute.
    let _ = if snippet.pgn.is_empty() {
        element.remove_attribute(Attribute::Pgn.name())
    } else {
        element.set_attribute(Attribute::Pgn.name(), &snippet.pgn)
    };
}

fn make(snippet: &Snippet) -> Option<Element> {
    let document = document()?;
    let element = document.create_element(ELEMENT).ok()?;
    say_attributes(&element, snippet);
    let add = |tag: &str, text: &str, attribute: Option<(&str, &str)>| {
        let child = document.create_element(tag).ok()?;
        child.set_text_content(Some(text));
        if let Some((name, value)) = attribute {
            child.set_attribute(name, value).ok()?;
        }
        element.append_child(&child).ok()
    };
    for (slot, text) in [("prompt", &snippet.prompt), ("caption", &snippet.caption)] {
        if !text.is_empty() {
            add("span", text, Some(("slot", slot)))?;
        }
    }
    for hint in &snippet.hints {
        let squares = Some(("squares", hint.squares.as_str()));
        add(
            HINT_ELEMENT,
            &hint.text,
            squares.filter(|(_, squares)| !squares.is_empty()),
        )?;
    }
    Some(element)
}
