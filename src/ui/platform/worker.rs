//! Workers: what reads files of many games and printed books, and what thinks. Their scripts are
//! `archive-worker.js`, `book-worker.js` and `engine-worker.js` in `src/web`, whose heads name the
//! messages.

use gloo::events::EventListener;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Url, Worker};
use yew::Callback;

/// A running worker; it ends when this is dropped.
#[derive(Debug)]
pub struct ReadingWorker {
    worker: Worker,
    _listeners: [EventListener; 2],
}

impl ReadingWorker {
    /// Starts a worker that the page announces under this name, with what it is told besides where its
    /// program lies; nothing if the browser refuses it. `on_broken` hears of a script that does not
    /// arrive, or of an exception that nobody caught.
    #[must_use]
    pub fn start(
        announced: &str,
        extra: &[(&str, JsValue)],
        on_message: Callback<(Worker, JsValue)>,
        on_broken: Callback<()>,
    ) -> Option<Self> {
        let meta = super::document()?.query_selector(announced).ok()??;
        let base = super::document()?.base_uri().ok()??;
        let address = |name: &str| {
            let path = meta.get_attribute(name)?;
            Some(Url::new_with_base(&path, &base).ok()?.href())
        };
        let worker = make(&address("data-worker")?).ok()?;
        let asking = worker.clone();
        let message = EventListener::new(&worker, "message", move |event| {
            let event = event.unchecked_ref::<MessageEvent>();
            on_message.emit((asking.clone(), event.data()));
        });
        let error = EventListener::new(&worker, "error", move |_| on_broken.emit(()));
        let this = Self {
            worker,
            _listeners: [message, error],
        };
        let program = [
            ("js", JsValue::from(address("data-js")?)),
            ("wasm", JsValue::from(address("data-wasm")?)),
        ];
        this.say("start", &[&program[..], extra].concat());
        Some(this)
    }

    /// Sends a message.
    pub fn say(&self, what: &str, fields: &[(&str, JsValue)]) {
        say(&self.worker, what, fields);
    }
}

/// Sends a message to a worker.
pub fn say(worker: &Worker, what: &str, fields: &[(&str, JsValue)]) {
    let message = Object::new();
    let all = [("say", JsValue::from_str(what))];
    for (name, value) in all.iter().chain(fields) {
        // Setting a field of a fresh object cannot fail.
        let _ = Reflect::set(&message, &JsValue::from_str(name), value);
    }
    // Only a value that cannot be copied fails, and none of ours is one.
    let _ = worker.post_message(&message);
}

impl Drop for ReadingWorker {
    fn drop(&mut self) {
        self.worker.terminate();
    }
}

/// Makes a worker. Its address goes through the policy of `src/web/boot.js`, whose answer is
/// no text where the browser knows Trusted Types, so that the usual binding cannot take it.
fn make(address: &str) -> Result<Worker, JsValue> {
    let global = js_sys::global();
    let policy = Reflect::get(&global, &JsValue::from_str("jadoubeScriptUrl"))?;
    let trusted = policy
        .dyn_into::<Function>()?
        .call1(&global, &JsValue::from_str(address))?;
    let constructor =
        Reflect::get(&global, &JsValue::from_str("Worker"))?.dyn_into::<Function>()?;
    let arguments = Array::of1(&trusted);
    Ok(Reflect::construct(&constructor, &arguments)?.unchecked_into())
}
