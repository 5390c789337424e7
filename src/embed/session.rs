//! A board at work: keeps its [`State`], hands it actions, and carries out the effects.

mod action;
mod effect;
mod entry;
mod reduce;
mod report;
mod state;
#[cfg(test)]
mod tests;

use std::cell::{Cell, Ref, RefCell};
use std::rc::Rc;

use board::BoardEvent;
use gloo::timers::callback::Timeout;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::bridge::{PageBoard, Tools};
use crate::data::Data;
use crate::modes::ActiveMode;
use crate::parts;
use state::Context;

pub(crate) use action::Action;
pub(crate) use effect::{Effect, FormValue, PageEvent};
pub(crate) use state::{Feedback, Judgment, State};

thread_local! {
    static NEXT_NUMBER: Cell<u64> = const { Cell::new(0) };
}

/// A board at work.
pub(crate) struct Session {
    number: u64,
    board: PageBoard,
    tools: Tools,
    state: RefCell<State>,
    redraw: RefCell<Callback<()>>,
    timer: RefCell<Option<Timeout>>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("number", &self.number)
            .finish_non_exhaustive()
    }
}

impl Session {
    /// Starts a board.
    pub(crate) fn new(board: PageBoard, tools: Tools) -> Rc<Self> {
        let state = State::new(board.read(), &context());
        let session = Rc::new(Self {
            number: NEXT_NUMBER.replace(NEXT_NUMBER.get() + 1),
            board,
            tools,
            state: RefCell::new(state),
            redraw: RefCell::default(),
            timer: RefCell::default(),
        });
        session.dispatch(Action::Begin);
        session
    }

    /// The one way in which anything changes.
    pub(crate) fn dispatch(self: &Rc<Self>, action: Action) {
        let effects = self.state.borrow_mut().reduce(action, &context());
        for effect in effects {
            self.run(effect);
        }
        let redraw = self.redraw.borrow().clone();
        redraw.emit(());
    }

    /// A callback that dispatches.
    pub(crate) fn callback<T: 'static>(
        self: &Rc<Self>,
        action: impl Fn(T) -> Action + 'static,
    ) -> Callback<T> {
        let session = Rc::clone(self);
        Callback::from(move |value| session.dispatch(action(value)))
    }

    /// Something happened on the board.
    pub(crate) fn on_board(self: &Rc<Self>) -> Callback<BoardEvent> {
        self.callback(Action::Board)
    }

    fn run(self: &Rc<Self>, effect: Effect) {
        match effect {
            Effect::Note { text, judgment } => self.board.note(&text, judgment.key()),
            Effect::Emit(event) => {
                self.emit(&event, false);
            }
            Effect::AskPage(event) => {
                let is_allowed = self.emit(&event, true);
                self.dispatch(Action::PageAnswered(is_allowed));
            }
            Effect::Faults {
                faults,
                is_playable,
            } => self.board.report_faults(&faults, is_playable),
            Effect::SetFormValue(value) => self.board.set_form_value(&value),
            Effect::Load(key) => {
                if let Some(kept) = self.tools.kept(&key) {
                    self.dispatch(Action::Resume(kept));
                }
            }
            Effect::Store { key, text } => self.tools.keep(&key, &text),
            Effect::Copy(text) => self.tools.copy(&text),
            Effect::RunTool(name) => self.tools.run(&self.board, name),
            Effect::PlaySound { takes } => self.tools.play_sound(takes),
            Effect::Speak(text) => self.tools.speak(&text, "en"),
            Effect::Wait(milliseconds) => {
                let session = Rc::clone(self);
                let timer = Timeout::new(milliseconds, move || session.dispatch(Action::Continue));
                *self.timer.borrow_mut() = Some(timer);
            }
            Effect::StopTimer => drop(self.timer.take()),
            Effect::FetchAnswers(action) => {
                let session = Rc::clone(self);
                spawn_local(async move {
                    session.dispatch(match parts::fetch_answers().await {
                        Ok(_) => *action,
                        Err(parts::Lost) => Action::AnswersLost,
                    });
                });
            }
        }
    }

    /// Informs the page; false when a listener has prevented what was to come. While the listeners
    /// hear of a move they cannot make another.
    fn emit(&self, event: &PageEvent, is_cancelable: bool) -> bool {
        let is_move = matches!(event, PageEvent::Move(..));
        self.state.borrow_mut().set_page_busy(is_move);
        let is_allowed = self.board.emit_event(event, is_cancelable);
        self.state.borrow_mut().set_page_busy(false);
        is_allowed
    }

    /// Reads again what the author has written.
    pub(crate) fn update(self: &Rc<Self>) {
        self.dispatch(Action::Update(Box::new(self.board.read())));
    }

    /// A script plays a move, written in any notation; whether it was made.
    pub(crate) async fn play(self: Rc<Self>, text: String) -> bool {
        let before = self.state.borrow().moves_made();
        // Then the answers are here, and the move is made at once or not at all.
        if parts::fetch_answers().await.is_err() {
            self.dispatch(Action::AnswersLost);
            return false;
        }
        self.dispatch(Action::Play(text));
        self.state.borrow().moves_made() > before
    }

    /// Shows another move of a game; whether there is one.
    pub(crate) fn go_to(self: &Rc<Self>, path: &str) -> bool {
        let is_there = self.look(|mode| mode.game().is_some_and(|game| game.has(path)));
        if is_there != Some(true) {
            return false;
        }
        self.dispatch(Action::GoTo(path.to_owned()));
        true
    }

    /// Is called whenever something has changed that can be seen.
    pub(crate) fn on_change(&self, redraw: Callback<()>) {
        *self.redraw.borrow_mut() = redraw;
    }

    /// Stops: no timer runs on and nothing is drawn again.
    pub(crate) fn end(&self) {
        self.timer.take();
        *self.redraw.borrow_mut() = Callback::noop();
    }

    /// Differs from that of every other board of the page.
    pub(crate) const fn number(&self) -> u64 {
        self.number
    }

    /// What the author has written.
    pub(crate) fn data(&self) -> Ref<'_, Data> {
        Ref::map(self.state.borrow(), State::data)
    }

    /// What the board shows besides its mode.
    pub(crate) fn feedback(&self) -> Feedback {
        self.state.borrow().feedback().clone()
    }

    /// The board in the page.
    pub(crate) const fn board(&self) -> &PageBoard {
        &self.board
    }

    /// Looks at the mode; nothing where the author has written what cannot be done.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&ActiveMode) -> T) -> Option<T> {
        self.state.borrow().mode().map(look)
    }
}

fn context() -> Context {
    Context {
        now: now(),
        parts: parts::here(),
    }
}

/// The time in milliseconds, by a clock that does not go back.
fn now() -> u64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0, |performance| performance.now() as u64)
}
