//! What the list of games says to the worker that reads its file.

use std::cell::RefCell;
use std::rc::Rc;

use archive::{Order, Query};
use ui::platform::{self, fetch, language};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Blob, Url, Worker};
use yew::Callback;

use super::message::Reply;
use ui::platform::worker::{ReadingWorker, say};

/// How the page announces the program.
const ANNOUNCED: &str = "meta[name='wasm-archive']";

/// A worker that reads files.
#[derive(Debug)]
pub(super) struct GamesWorker {
    worker: ReadingWorker,
    reading: Rc<RefCell<Option<(u32, Blob)>>>,
}

impl GamesWorker {
    /// Starts it; nothing if the browser refuses it.
    #[must_use]
    pub(super) fn start(on_reply: &Callback<Reply>) -> Option<Self> {
        let reading = Rc::new(RefCell::new(None));
        let (heard, wanted) = (on_reply.clone(), reading.clone());
        let on_message = Callback::from(move |(asking, message): (Worker, JsValue)| {
            match Reply::read(&message) {
                Some(Reply::Unreadable { run }) => {
                    // Another file may have been chosen meanwhile, and waits for its own question.
                    if let Some((_, file)) =
                        wanted.borrow_mut().take_if(|(wanted, _)| *wanted == run)
                    {
                        spawn_local(hand_over(asking, run, file, heard.clone()));
                    }
                }
                Some(message) => heard.emit(message),
                None => {}
            }
        });
        let on_broken = on_reply.reform(|()| Reply::Failed {
            run: 0,
            ask: 0,
            report: String::new(),
        });
        // Without names the moves are looked at all the same.
        let openings = match fetch::path_of("opening-names") {
            Some(path) => {
                let base = platform::document()?.base_uri().ok()??;
                JsValue::from(Url::new_with_base(&path, &base).ok()?.href())
            }
            None => JsValue::UNDEFINED,
        };
        let language = language::table().map_or(JsValue::UNDEFINED, |table| (*table).into());
        let extra = [("openings", openings), ("language", language)];
        let worker = ReadingWorker::start(ANNOUNCED, &extra, on_message, on_broken)?;
        Some(Self { worker, reading })
    }

    /// Reads a file in place of the one before.
    pub(super) fn read(&self, run: u32, file: &Blob) {
        self.reading.replace(Some((run, file.clone())));
        self.worker
            .say("read", &[("run", run.into()), ("file", file.into())]);
    }

    /// Stops reading a file.
    pub(super) fn cancel(&self, run: u32) {
        self.worker.say("cancel", &[("run", run.into())]);
    }

    /// Asks which games fit.
    pub(super) fn query(&self, ask: u32, query: &Query) {
        let fields = [
            ("ask", ask.into()),
            ("text", query.text.as_str().into()),
            ("column", query.column.key().into()),
            ("descending", (query.order == Order::Descending).into()),
        ];
        self.worker.say("query", &fields);
    }

    /// Asks for rows.
    pub(super) fn rows(&self, ask: u32, range: std::ops::Range<usize>) {
        let fields = [
            ("ask", ask.into()),
            ("from", (range.start as f64).into()),
            ("to", (range.end as f64).into()),
        ];
        self.worker.say("rows", &fields);
    }

    /// Asks for the text of a game.
    pub(super) fn game(&self, ask: u32, game: usize) {
        self.worker.say(
            "game",
            &[("ask", ask.into()), ("game", (game as f64).into())],
        );
    }
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
