//! The worker that reads files: starting it and talking to it.

use std::cell::RefCell;
use std::rc::Rc;

use archive::{Order, Query};
use gloo::events::EventListener;
use js_sys::{Array, Function, Object, Reflect};
use ui::platform::{self, fetch, language};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, MessageEvent, Url, Worker};
use yew::Callback;

use super::message::Reply;

/// A running worker; it ends when this is dropped.
#[derive(Debug)]
pub(super) struct GamesWorker {
    worker: Worker,
    reading: Rc<RefCell<Option<(u32, Blob)>>>,
    _listeners: [EventListener; 2],
}

impl GamesWorker {
    /// Starts the worker that the page announces; nothing if the browser refuses it.
    #[must_use]
    pub(super) fn start(on_reply: &Callback<Reply>) -> Option<Self> {
        let meta = platform::document()?
            .query_selector("meta[name='wasm-archive']")
            .ok()??;
        let base = platform::document()?.base_uri().ok()??;
        let address = |name: &str| {
            let path = meta.get_attribute(name)?;
            Some(Url::new_with_base(&path, &base).ok()?.href())
        };
        let worker = make(&address("data-worker")?).ok()?;
        let heard = on_reply.clone();
        let reading = Rc::new(RefCell::new(None));
        let (asking, wanted) = (worker.clone(), reading.clone());
        let message = EventListener::new(&worker, "message", move |event| {
            let event = event.unchecked_ref::<MessageEvent>();
            match Reply::read(&event.data()) {
                Some(Reply::Unreadable { run }) => {
                    // Another file may have been chosen meanwhile, and waits for its own question.
                    if let Some((_, file)) =
                        wanted.borrow_mut().take_if(|(wanted, _)| *wanted == run)
                    {
                        spawn_local(hand_over(asking.clone(), run, file, heard.clone()));
                    }
                }
                Some(message) => heard.emit(message),
                None => {}
            }
        });
        let broken = on_reply.clone();
        // A script that does not arrive, or an exception that nobody caught.
        let error = EventListener::new(&worker, "error", move |_| {
            broken.emit(Reply::Failed {
                run: 0,
                ask: 0,
                report: String::new(),
            });
        });
        let this = Self {
            worker,
            reading,
            _listeners: [message, error],
        };
        // Without names the moves are looked at all the same.
        let openings = match fetch::path_of("opening-names") {
            Some(path) => JsValue::from(Url::new_with_base(&path, &base).ok()?.href()),
            None => JsValue::UNDEFINED,
        };
        let language = language::table().map_or(JsValue::UNDEFINED, |table| (*table).into());
        this.say(
            "start",
            &[
                ("js", address("data-js")?.into()),
                ("wasm", address("data-wasm")?.into()),
                ("openings", openings),
                ("language", language),
            ],
        );
        Some(this)
    }

    /// Reads a file in place of the one before.
    pub(super) fn read(&self, run: u32, file: &Blob) {
        self.reading.replace(Some((run, file.clone())));
        self.say("read", &[("run", run.into()), ("file", file.into())]);
    }

    /// Stops reading a file.
    pub(super) fn cancel(&self, run: u32) {
        self.say("cancel", &[("run", run.into())]);
    }

    /// Asks which games fit.
    pub(super) fn query(&self, ask: u32, query: &Query) {
        let fields = [
            ("ask", ask.into()),
            ("text", query.text.as_str().into()),
            ("column", query.column.key().into()),
            ("descending", (query.order == Order::Descending).into()),
        ];
        self.say("query", &fields);
    }

    /// Asks for rows.
    pub(super) fn rows(&self, ask: u32, range: std::ops::Range<usize>) {
        let fields = [
            ("ask", ask.into()),
            ("from", (range.start as f64).into()),
            ("to", (range.end as f64).into()),
        ];
        self.say("rows", &fields);
    }

    /// Asks for the text of a game.
    pub(super) fn game(&self, ask: u32, game: usize) {
        self.say(
            "game",
            &[("ask", ask.into()), ("game", (game as f64).into())],
        );
    }

    fn say(&self, what: &str, fields: &[(&str, JsValue)]) {
        say(&self.worker, what, fields);
    }
}

fn say(worker: &Worker, what: &str, fields: &[(&str, JsValue)]) {
    let message = Object::new();
    let all = [("say", JsValue::from_str(what))];
    for (name, value) in all.iter().chain(fields) {
        // Setting a field of a fresh object cannot fail.
        let _ = Reflect::set(&message, &JsValue::from_str(name), value);
    }
    // Only a value that cannot be copied fails, and none of ours is one.
    let _ = worker.post_message(&message);
}

/// Reads a file for a worker that may not, and hands it the bytes.
async fn hand_over(worker: Worker, run: u32, file: Blob, on_reply: Callback<Reply>) {
    match JsFuture::from(file.array_buffer()).await {
        Ok(bytes) => say(&worker, "read", &[("run", run.into()), ("file", bytes)]),
        Err(_) => on_reply.emit(Reply::Failed {
            run,
            ask: 0,
            report: String::new(),
        }),
    }
}

impl Drop for GamesWorker {
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
