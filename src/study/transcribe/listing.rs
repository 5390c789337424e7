//! Lists the games of a long text: in a worker, and where none starts, in short steps on the page.

use std::cell::RefCell;
use std::rc::Rc;

use archive::book::{Book, decisions_to_text, found_from_text, system_key};
use gloo::timers::callback::Timeout;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Worker;
use yew::{Callback, hook, use_effect_with, use_mut_ref};

use super::readings::readings;
use super::state::{Act, Listed, Phase, Reading, State};
use ui::platform::worker::ReadingWorker;

/// How the page announces the program that lists books.
const ANNOUNCED: &str = "meta[name='wasm-book']";

/// How much of a text is read in one step where the page has to do it, in bytes.
const STEP: usize = 3_000;

/// A text that passes through most of what reads a game: two numbered moves, a note, and a move that
/// has to be asked.
const WARM_UP: &str = "1 P-K4 P-K4\n2 Kt-KB3 (a) Kt-Q5\n(a) If 2 B-B4, Kt-KB3. ";

/// Reads that text in a task of its own. Browsers compile a function when it is first called: they do that
/// while a text is being typed, or while the worker looks for the first game of one, or reading that game
/// would take the page twice as long.
pub(super) fn warm_up() -> Timeout {
    Timeout::new(0, || {
        drop((readings().open)(WARM_UP.into(), State::default()));
    })
}

/// What lists the games; it stops when this is dropped.
#[derive(Debug, Default)]
struct Lister {
    _worker: Option<ReadingWorker>,
    /// The next task on the page.
    _next: Rc<RefCell<Option<Timeout>>>,
}

/// Lists the games of the text while that is wanted, and stops when it is not.
#[hook]
pub(super) fn use_listing(reading: &Reading, act: &Callback<Act>) {
    let lister = use_mut_ref(|| None::<Lister>);
    let wanted = reading.wanted().map(|(run, _)| run);
    let (reading, act) = (reading.clone(), act.clone());
    use_effect_with(wanted, move |wanted| {
        let mut lister = lister.borrow_mut();
        match wanted {
            None => *lister = None,
            Some(_) => *lister = Some(begin(&reading, &act)),
        }
    });
}

fn begin(reading: &Reading, act: &Callback<Act>) -> Lister {
    let (run, part) = reading.wanted().unwrap_or_default();
    let on_message = act.reform(move |(_, message): (Worker, JsValue)| {
        let listed = listed(&message).filter(|listed| listed.run == run);
        listed.map_or(Act::List(Phase::Failed), Act::Listed)
    });
    let on_broken = act.reform(|()| Act::List(Phase::Failed));
    if let Some(worker) = ReadingWorker::start(ANNOUNCED, &[], on_message, on_broken) {
        let fields = [
            ("run", run.into()),
            ("text", (*reading.text).into()),
            ("from", (part.start as f64).into()),
            ("system", reading.system().map_or("", system_key).into()),
            ("decisions", decisions_to_text(reading.choices()).into()),
        ];
        worker.say("read", &fields);
        return Lister {
            _worker: Some(worker),
            _next: Rc::new(RefCell::new(Some(warm_up()))),
        };
    }
    let book = Book::new(Rc::clone(&reading.text))
        .decided(reading.system(), reading.choices().clone())
        .from(part.start)
        .in_steps_of(STEP);
    let next = Rc::new(RefCell::new(None));
    step(book, run, act.clone(), &next);
    Lister {
        _worker: None,
        _next: next,
    }
}

/// Reads a step after what waits on the page, then the next one. It ends when `next` is dropped.
fn step(mut book: Book, run: u32, act: Callback<Act>, next: &Rc<RefCell<Option<Timeout>>>) {
    let place = Rc::downgrade(next);
    let timeout = Timeout::new(0, move || {
        let games = book.step();
        let is_done = book.is_done();
        act.emit(Act::Listed(Listed {
            run,
            games,
            at: book.at(),
            is_done,
        }));
        if let Some(next) = place.upgrade().filter(|_| !is_done) {
            step(book, run, act, &next);
        }
    });
    *next.borrow_mut() = Some(timeout);
}

/// What a worker has found; `None` when it says that it failed.
fn listed(message: &JsValue) -> Option<Listed> {
    let field = |name: &str| Reflect::get(message, &JsValue::from_str(name)).ok();
    if field("say")?.as_string()? != "found" {
        return None;
    }
    Some(Listed {
        run: field("run")?.as_f64()? as u32,
        games: found_from_text(&field("text")?.as_string()?),
        at: field("at")?.as_f64()? as usize,
        is_done: field("done")?.as_bool()?,
    })
}
