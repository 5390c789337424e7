//! Scripts of this site that are not part of the page and are fetched when they are needed.

use std::cell::{Cell, RefCell};

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::{document, window};

thread_local! {
    static ASKED: RefCell<Vec<(String, Promise)>> = const { RefCell::new(Vec::new()) };
    /// How many scripts have failed.
    static FAILED: Cell<u32> = const { Cell::new(0) };
}

/// Runs module scripts that lie beside the page, one after the other, and tells whether they have
/// defined a custom element. Only what `boot.js` names may be run; what has failed is asked for again
/// the next time.
pub async fn bring(element: &str, files: &[&str]) -> bool {
    for file in files {
        if !run(file).await {
            return false;
        }
    }
    // Without a network an empty script may have come in its place.
    has_element(element)
}

/// Runs a module script; false when it is not there. A page in one file has nothing beside it and does
/// not ask.
async fn run(file: &str) -> bool {
    if is_single_file() {
        return false;
    }
    let known = ASKED.with_borrow(|asked| {
        let found = asked.iter().find(|(name, _)| name == file);
        found.map(|(_, promise)| promise.clone())
    });
    let promise = known.unwrap_or_else(|| {
        let promise = Promise::new(&mut |resolve, reject| {
            if add(file, &resolve, &reject).is_none() {
                // The awaiting side gets the failure; it needs no reason.
                let _ = reject.call0(&JsValue::NULL);
            }
        });
        ASKED.with_borrow_mut(|asked| asked.push((file.to_owned(), promise.clone())));
        promise
    });
    let is_there = JsFuture::from(promise).await.is_ok();
    if !is_there {
        FAILED.set(FAILED.get() + 1);
        ASKED.with_borrow_mut(|asked| asked.retain(|(name, _)| name != file));
    }
    is_there
}

fn add(file: &str, loaded: &Function, failed: &Function) -> Option<()> {
    let document = document()?;
    let trust = Reflect::get(&window()?.into(), &"jadoubeScriptUrl".into()).ok()?;
    let trusted = trust.dyn_into::<Function>().ok()?;
    // A browser does not fetch a module again whose address has failed once.
    let address = match FAILED.get() {
        0 => file.to_owned(),
        failures => [file, "?", failures.to_string().as_str()].concat(),
    };
    let address = trusted.call1(&JsValue::NULL, &address.into()).ok()?;
    let script = document.create_element("script").ok()?;
    script.set_attribute("type", "module").ok()?;
    script
        .add_event_listener_with_callback("load", loaded)
        .ok()?;
    script
        .add_event_listener_with_callback("error", failed)
        .ok()?;
    // As a property, because only that takes an address that the policy of the page has let through.
    Reflect::set(&script, &"src".into(), &address).ok()?;
    document.head()?.append_child(&script).ok()?;
    Some(())
}

/// Whether the whole site lies in this one document.
fn is_single_file() -> bool {
    Reflect::has(&js_sys::global(), &"jadoubeKept".into()).unwrap_or_default()
}

/// Whether a script has defined a custom element.
fn has_element(name: &str) -> bool {
    let elements = window().map(|window| window.custom_elements());
    elements.is_some_and(|elements| !elements.get(name).is_undefined())
}
