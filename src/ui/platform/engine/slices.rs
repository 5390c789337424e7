//! The engine on the page itself, in slices so short that no gesture is delayed: for pages opened from
//! a disk and hosts where no worker starts.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Url;
use yew::Callback;

use super::super::{document, moment, pause, window};
use super::{ANNOUNCED, Asked, Heard, Question};

/// How long the engine thinks before the page has its turn, in milliseconds.
const SLICE: u64 = 8;
/// How often lines are reported, in milliseconds.
const PULSE: u64 = 400;
/// How much memory the table may take, in megabytes.
const TABLE: u32 = 8;
/// How many positions the first slice looks at, and the fewest that one does.
const FEWEST: u32 = 256;
/// The most positions of a slice.
const MOST: u32 = 1 << 16;

#[wasm_bindgen]
extern "C" {
    /// The engine as `src/engine/worker.rs` exports it.
    type Thinker;
    #[wasm_bindgen(method, catch)]
    fn set_game(this: &Thinker, start: &str, moves: &str) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn choose(
        this: &Thinker,
        level: u8,
        seed: u32,
        left: Option<u32>,
        increment: u32,
    ) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    fn analyze(this: &Thinker, lines: u32) -> Result<(), JsValue>;
    #[wasm_bindgen(method, catch)]
    fn step(this: &Thinker, nodes: u32, spent: u32) -> Result<bool, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn reports(this: &Thinker) -> Result<String, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn answer(this: &Thinker) -> Result<String, JsValue>;
}

/// An engine that shares its thread with the page.
#[derive(Debug)]
pub(super) struct Slices {
    on_heard: Callback<(u32, Heard)>,
    /// The run that goes on; zero for none.
    current: Rc<Cell<u32>>,
    thinker: Rc<RefCell<Option<Rc<Thinker>>>>,
}

impl std::fmt::Debug for Thinker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Thinker")
    }
}

impl Slices {
    pub(super) fn start(on_heard: Callback<(u32, Heard)>) -> Self {
        Self {
            on_heard,
            current: Rc::default(),
            thinker: Rc::default(),
        }
    }

    pub(super) fn stop(&self) {
        self.current.set(0);
    }

    pub(super) fn ask(&self, question: Question) {
        self.current.set(question.run);
        let (current, on_heard) = (Rc::clone(&self.current), self.on_heard.clone());
        let kept = Rc::clone(&self.thinker);
        spawn_local(async move {
            let run = question.run;
            let known = kept.borrow().clone();
            let found = match known {
                Some(thinker) => Ok(thinker),
                None => load().await.map(Rc::new),
            };
            let heard = match found {
                Ok(thinker) => {
                    kept.replace(Some(Rc::clone(&thinker)));
                    think(&thinker, &question, &current, &on_heard).await
                }
                Err(error) => Err(error),
            };
            let heard = heard.unwrap_or(Some(Heard::Failed));
            if let Some(heard) = heard.filter(|_| current.get() == run) {
                current.set(0);
                on_heard.emit((run, heard));
            }
        });
    }
}

impl Drop for Slices {
    fn drop(&mut self) {
        self.current.set(0);
    }
}

/// Thinks until the search is over or something else is asked; what was found, if it is over.
async fn think(
    thinker: &Thinker,
    question: &Question,
    current: &Cell<u32>,
    on_heard: &Callback<(u32, Heard)>,
) -> Result<Option<Heard>, JsValue> {
    let is_current = || current.get() == question.run;
    if !is_current() {
        return Ok(None);
    }
    if !thinker.set_game(&question.start, &question.moves)? {
        return Ok(Some(Heard::Failed));
    }
    let mut left = u32::MAX;
    match question.asked {
        Asked::Choose { level, seed, time } => {
            let increment = time.map_or(0, |time| time.increment);
            thinker.choose(level, seed, time.map(|time| time.left), increment)?;
        }
        Asked::Analyze { lines } => thinker.analyze(lines)?,
        Asked::Search { nodes } => {
            left = nodes;
            thinker.analyze(1)?;
        }
    }
    let is_search = matches!(question.asked, Asked::Search { .. });
    let mut nodes = FEWEST;
    let started_at = moment();
    let mut reported_at = started_at;
    let mut last = String::new();
    loop {
        let began = moment();
        let now_looked_at = nodes.min(left);
        let spent = began.saturating_sub(started_at) as u32;
        let mut is_done = thinker.step(now_looked_at, spent)?;
        let took = moment().saturating_sub(began);
        if is_search {
            left -= now_looked_at;
            is_done |= left == 0;
        }
        nodes = match took {
            took if took > SLICE => nodes / 2,
            took if took < SLICE / 2 => nodes * 2,
            _ => nodes,
        }
        .clamp(FEWEST, MOST);
        if is_done || moment().saturating_sub(reported_at) > PULSE {
            reported_at = moment();
            let text = thinker.reports()?;
            if !text.is_empty() {
                last.clone_from(&text);
                if is_current() && !is_search {
                    on_heard.emit((question.run, Heard::Reports(text)));
                }
            }
        }
        if is_done {
            let answer = thinker.answer()?;
            return Ok(match question.asked {
                Asked::Choose { .. } => Some(Heard::Chosen(answer)),
                Asked::Analyze { .. } => None,
                Asked::Search { .. } => Some(Heard::Searched(last)),
            });
        }
        pause::next_task().await;
        if !is_current() {
            return Ok(None);
        }
    }
}

/// Fetches the program of the engine into this document.
async fn load() -> Result<Thinker, JsValue> {
    let missing = || JsValue::from_str("no engine");
    let meta = document()
        .and_then(|document| document.query_selector(ANNOUNCED).ok().flatten())
        .ok_or_else(missing)?;
    let base = document().and_then(|it| it.base_uri().ok().flatten());
    let base = base.ok_or_else(missing)?;
    let files = Object::new();
    for name in ["js", "wasm"] {
        let path = meta.get_attribute(&["data-", name].concat());
        let path = path.ok_or_else(missing)?;
        let address = Url::new_with_base(&path, &base)?.href();
        Reflect::set(&files, &name.into(), &address.into())?;
    }
    let page = window().ok_or_else(missing)?;
    let start = Reflect::get(&page.into(), &"jadoubeProgram".into())?;
    let start: Function = start.dyn_into().map_err(|_| missing())?;
    let promise: Promise = start
        .call1(&JsValue::NULL, &files)?
        .dyn_into()
        .map_err(|_| missing())?;
    let program = JsFuture::from(promise).await?;
    let class: Function = Reflect::get(&program, &"Thinker".into())?.dyn_into()?;
    let arguments = js_sys::Array::of1(&TABLE.into());
    Ok(Reflect::construct(&class, &arguments)?.unchecked_into())
}
