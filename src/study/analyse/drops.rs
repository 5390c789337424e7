//! Files dropped anywhere on the page, and texts pasted outside text fields.

use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions};
use ui::platform::{document, focus};
use wasm_bindgen::JsCast;
use web_sys::{ClipboardEvent, DataTransfer, DragEvent, Event, File};
use yew::{Callback, UseStateSetter};

use super::Action;

/// Listens while the page is shown. `hovers` gets whether a file hovers over the page.
pub(super) fn listen(
    send: &Callback<Action>,
    open_file: &Callback<File>,
    hovers: &UseStateSetter<bool>,
) -> Vec<EventListener> {
    let Some(document) = document() else {
        return Vec::new();
    };
    let listener = |name: &'static str, listen: Box<dyn Fn(&Event)>| {
        let options = EventListenerOptions::enable_prevent_default();
        EventListener::new_with_options(&document, name, options, move |event| listen(event))
    };
    let over = {
        let hovers = hovers.clone();
        Box::new(move |event: &Event| {
            if carried(event).is_some_and(|carried| carries_something(&carried)) {
                event.prevent_default();
                hovers.set(true);
            }
        })
    };
    let leave = {
        let hovers = hovers.clone();
        Box::new(move |event: &Event| {
            let to = event
                .dyn_ref::<DragEvent>()
                .and_then(|drag| drag.related_target());
            if to.is_none() {
                hovers.set(false);
            }
        })
    };
    let drop = {
        let (hovers, send, open_file) = (hovers.clone(), send.clone(), open_file.clone());
        Box::new(move |event: &Event| {
            hovers.set(false);
            let Some(carried) = carried(event).filter(carries_something) else {
                return;
            };
            event.prevent_default();
            if let Some(file) = carried.files().and_then(|files| files.get(0)) {
                open_file.emit(file);
            } else if let Ok(text) = carried.get_data("text/plain") {
                send.emit(Action::Read(None, text.into()));
            }
        })
    };
    let paste = {
        let send = send.clone();
        Box::new(move |event: &Event| {
            if focus::owns_keys(event.target()) {
                return;
            }
            let pasted = event
                .dyn_ref::<ClipboardEvent>()
                .and_then(ClipboardEvent::clipboard_data);
            let text = pasted.and_then(|pasted| pasted.get_data("text/plain").ok());
            if let Some(text) = text.filter(|text| !text.trim().is_empty()) {
                event.prevent_default();
                send.emit(Action::Read(None, Rc::from(text)));
            }
        })
    };
    vec![
        listener("dragover", over),
        listener("dragleave", leave),
        listener("drop", drop),
        listener("paste", paste),
    ]
}

fn carried(event: &Event) -> Option<DataTransfer> {
    event.dyn_ref::<DragEvent>()?.data_transfer()
}

/// Files and texts; a link or a picture dragged by accident is left to the browser.
fn carries_something(carried: &DataTransfer) -> bool {
    carried
        .types()
        .iter()
        .filter_map(|kind| kind.as_string())
        .any(|kind| kind == "Files" || kind == "text/plain")
}
