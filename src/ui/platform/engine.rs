//! The engine beside the page: in its worker, whose script `src/web/engine-worker.js` names the
//! messages, or, where no worker can run, in slices on the page itself.
//!
//! A worker that falls silent while it is asked something is ended and started again once, with the
//! same question.

mod lines;
mod slices;

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use gloo::timers::callback::Interval;
use js_sys::Reflect;
use wasm_bindgen::JsValue;
use web_sys::Worker;
use yew::Callback;

use super::worker::ReadingWorker;
pub use lines::{ReportedLine, ReportedScore, lines, read_moves};
use slices::Slices;

/// How the page announces the engine.
const ANNOUNCED: &str = "meta[name='wasm-engine']";
/// The messages that this program understands; `engine-worker.js` says which it speaks.
const VERSION: f64 = 1.0;
/// How often a worker that thinks is asked whether it is alive, in milliseconds.
const BEAT: u32 = 2_500;
/// After this many questions without any answer it is ended: ten seconds.
const LONGEST_SILENCE: u32 = 4;

/// An engine; it ends when this is dropped.
#[derive(Debug)]
pub struct EngineWorker {
    engine: Rc<Engine>,
}

/// What an engine says about what it was last asked.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// It has chosen a move, as in `e2e4 cp 31`.
    Chosen(String),
    /// It has looked at as many positions as it was to: the last lines of play, as [`lines`] reads
    /// them; none where there is no move.
    Searched(String),
    /// Lines of play, as [`lines`] reads them.
    Reports(String),
    /// It did not start, or it broke.
    Failed,
}

/// The time of the side that is to choose a move, in milliseconds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLeft {
    /// What is left on its clock.
    pub left: u32,
    /// What each move brings.
    pub increment: u32,
}

/// What an engine is asked of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Asked {
    /// The move that a level plays.
    Choose {
        level: u8,
        seed: u32,
        time: Option<TimeLeft>,
    },
    /// This many of the best lines, until something else is asked.
    Analyze { lines: u32 },
    /// The best move after this many positions.
    Search { nodes: u32 },
}

/// A question: a game by its first position as FEN and its moves as in `e2e4 e7e5`, and what is asked.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Question {
    run: u32,
    start: String,
    moves: String,
    asked: Asked,
}

/// Where the engine runs.
#[derive(Debug)]
enum Host {
    None,
    Worker(ReadingWorker),
    Page(Slices),
}

#[derive(Debug)]
struct Engine {
    on_heard: Callback<Heard>,
    host: RefCell<Host>,
    run: Cell<u32>,
    /// What has no last answer yet.
    open: RefCell<Option<Question>>,
    beat: RefCell<Option<Interval>>,
    /// How often the worker was asked whether it is alive since it said anything.
    silence: Cell<u32>,
    /// Whether this worker has ever said anything.
    has_spoken: Cell<bool>,
    was_restarted: Cell<bool>,
}

impl EngineWorker {
    /// Starts an engine; nothing where there is no page.
    #[must_use]
    pub fn start(on_heard: Callback<Heard>) -> Option<Self> {
        super::document()?;
        let engine = Rc::new(Engine {
            on_heard,
            host: RefCell::new(Host::None),
            run: Cell::new(0),
            open: RefCell::new(None),
            beat: RefCell::new(None),
            silence: Cell::new(0),
            has_spoken: Cell::new(false),
            was_restarted: Cell::new(false),
        });
        engine.start();
        Some(Self { engine })
    }

    /// Asks for the move that a level plays in a game: its first position as FEN, and its moves as in
    /// `e2e4 e7e5`. With a clock it takes a share of the time that is left.
    pub fn choose(&self, start: &str, moves: &str, level: u8, seed: u32, time: Option<TimeLeft>) {
        self.ask(start, moves, Asked::Choose { level, seed, time });
    }

    /// Asks for this many of the best lines, until something else is asked.
    pub fn analyze(&self, start: &str, moves: &str, lines: u32) {
        self.ask(start, moves, Asked::Analyze { lines });
    }

    /// Asks for the best move after looking at this many positions, the same ones on every device.
    pub fn search(&self, start: &str, moves: &str, nodes: u32) {
        self.ask(start, moves, Asked::Search { nodes });
    }

    /// Lets the engine rest; what it still says is not heard.
    pub fn stop(&self) {
        let run = self.engine.next_run();
        self.engine.settle();
        match &*self.engine.host.borrow() {
            Host::Worker(worker) => worker.say("stop", &[("run", run.into())]),
            Host::Page(slices) => slices.stop(),
            Host::None => {}
        }
    }

    fn ask(&self, start: &str, moves: &str, asked: Asked) {
        let question = Question {
            run: self.engine.next_run(),
            start: start.to_owned(),
            moves: moves.to_owned(),
            asked,
        };
        self.engine.open.replace(Some(question));
        self.engine.silence.set(0);
        self.engine.put();
    }
}

impl Engine {
    fn next_run(&self) -> u32 {
        let run = self.run.get().wrapping_add(1);
        self.run.set(run);
        run
    }

    /// Nothing is asked any longer.
    fn settle(&self) {
        self.open.replace(None);
        self.beat.replace(None);
    }

    fn start(self: &Rc<Self>) {
        self.has_spoken.set(false);
        self.silence.set(0);
        let on_message = self.heard_by(|engine, (_, message): (Worker, JsValue)| {
            engine.hear(&message);
        });
        let on_broken = self.heard_by(|engine, ()| engine.broke());
        match ReadingWorker::start(ANNOUNCED, &[], on_message, on_broken) {
            Some(worker) => {
                self.host.replace(Host::Worker(worker));
            }
            None => self.move_to_page(),
        }
    }

    /// A callback that does nothing once the engine has ended.
    fn heard_by<T: 'static>(self: &Rc<Self>, act: fn(&Rc<Self>, T)) -> Callback<T> {
        let engine: Weak<Self> = Rc::downgrade(self);
        Callback::from(move |it| {
            if let Some(engine) = engine.upgrade() {
                act(&engine, it);
            }
        })
    }

    /// Puts the open question to whatever runs the engine.
    fn put(self: &Rc<Self>) {
        let open = self.open.borrow().clone();
        let Some(question) = open else { return };
        match &*self.host.borrow() {
            Host::Worker(worker) => {
                let game = [
                    ("run", question.run.into()),
                    ("start", JsValue::from_str(&question.start)),
                    ("moves", JsValue::from_str(&question.moves)),
                ];
                let (what, how): (_, Vec<(&str, JsValue)>) = match question.asked {
                    Asked::Choose { level, seed, time } => {
                        let mut how = vec![("level", level.into()), ("seed", seed.into())];
                        if let Some(TimeLeft { left, increment }) = time {
                            how.push(("left", left.into()));
                            how.push(("increment", increment.into()));
                        }
                        ("choose", how)
                    }
                    Asked::Analyze { lines } => ("analyze", vec![("lines", lines.into())]),
                    Asked::Search { nodes } => ("search", vec![("nodes", nodes.into())]),
                };
                worker.say(what, &[&game, &how[..]].concat());
                let ask_on = self.heard_by(|engine, ()| engine.ask_whether_alive());
                let beat = Interval::new(BEAT, move || ask_on.emit(()));
                self.beat.replace(Some(beat));
            }
            Host::Page(slices) => slices.ask(question),
            Host::None => {}
        }
    }

    fn ask_whether_alive(self: &Rc<Self>) {
        let silence = self.silence.get() + 1;
        self.silence.set(silence);
        if silence > LONGEST_SILENCE {
            return self.start_again();
        }
        if let Host::Worker(worker) = &*self.host.borrow() {
            worker.say("ping", &[("run", self.run.get().into())]);
        }
    }

    /// Ends the worker and starts another one, which is asked the same; the second time it has failed.
    fn start_again(self: &Rc<Self>) {
        if self.was_restarted.replace(true) {
            return self.fail();
        }
        self.host.replace(Host::None);
        self.start();
        self.put();
    }

    fn move_to_page(self: &Rc<Self>) {
        self.beat.replace(None);
        let on_heard = self.heard_by(|engine, (run, heard)| engine.hear_of(run, heard));
        self.host.replace(Host::Page(Slices::start(on_heard)));
        self.put();
    }

    /// The script of the worker did not come, or an exception was not caught.
    fn broke(self: &Rc<Self>) {
        if self.has_spoken.get() {
            self.start_again();
        } else {
            self.move_to_page();
        }
    }

    fn fail(&self) {
        self.settle();
        self.on_heard.emit(Heard::Failed);
    }

    fn hear_of(&self, run: u32, heard: Heard) {
        if run != self.run.get() {
            return;
        }
        if !matches!(heard, Heard::Reports(_)) {
            self.settle();
        }
        self.on_heard.emit(heard);
    }

    /// What a worker says.
    fn hear(self: &Rc<Self>, message: &JsValue) {
        let field = |name: &str| Reflect::get(message, &JsValue::from_str(name)).ok();
        let text = |name: &str| field(name).and_then(|it| it.as_string());
        let number = |name: &str| field(name).and_then(|it| it.as_f64());
        self.silence.set(0);
        if number("version") != Some(VERSION) {
            return self.move_to_page();
        }
        let Some(say) = text("say") else { return };
        if say == "failed" && !self.has_spoken.get() {
            return self.move_to_page();
        }
        let is_pong = say == "pong";
        if !is_pong {
            self.has_spoken.set(true);
        }
        let run = self.run.get();
        if number("run") != Some(f64::from(run)) {
            return;
        }
        let said = || text("text").unwrap_or_default();
        match say.as_str() {
            "chosen" => self.hear_of(run, Heard::Chosen(said())),
            "searched" => self.hear_of(run, Heard::Searched(said())),
            "reports" => self.hear_of(run, Heard::Reports(said())),
            "failed" => self.fail(),
            _ => {}
        }
    }
}
