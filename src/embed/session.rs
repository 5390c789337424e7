//! A board at work: keeps its [`State`], hands it actions, and carries out the effects.

mod action;
mod effect;
mod entry;
mod reduce;
mod report;
mod state;
#[cfg(test)]
mod task_tests;
#[cfg(test)]
mod tests;

use std::cell::{Cell, Ref, RefCell};
use std::rc::Rc;

use board::BoardEvent;
use clock::HOLD_BACK_SHARE;
use element::Attribute;
use gloo::timers::callback::Timeout;
use rules::Color;
use wasm_bindgen_futures::spawn_local;
use yew::Callback;

use crate::bridge::{PageBoard, Tools};
use crate::data::Data;
use crate::engine::{Heard, Question};
use crate::modes::ActiveMode;
use crate::page_event::PageEvent;
use crate::parts;
use state::Context;

pub(crate) use action::Action;
pub(crate) use effect::Effect;
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
    redraw: RefCell<Option<Callback<()>>>,
    /// Whether something has changed while nobody could draw it.
    is_stale: Cell<bool>,
    timer: RefCell<Option<Timeout>>,
    /// The number of the last question for the engine: what is heard of others is out of date.
    question: Cell<u32>,
    /// What waits for a hint that is being looked for.
    thought: RefCell<Vec<Box<dyn FnOnce()>>>,
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
            is_stale: Cell::default(),
            timer: RefCell::default(),
            question: Cell::default(),
            thought: RefCell::default(),
        });
        session.dispatch(Action::Begin);
        // The first drawing shows it.
        session.is_stale.set(false);
        session
    }

    /// The one way in which anything changes.
    pub(crate) fn dispatch(self: &Rc<Self>, action: Action) {
        let effects = self.state.borrow_mut().reduce(action, &context());
        for effect in effects {
            self.run(effect);
        }
        let redraw = self.redraw.borrow().clone();
        match redraw {
            Some(redraw) => redraw.emit(()),
            None => self.is_stale.set(true),
        }
        if !self.is_thinking() {
            for waiting in self.thought.take() {
                waiting();
            }
        }
    }

    /// The reader touches the board, at a time in milliseconds; only the first touch counts.
    ///
    /// Nothing is drawn: the touch may be the click that is about to change a field, and WebKit does
    /// not change one that is written to meanwhile.
    pub(crate) fn touch(&self, at: u64) {
        let mut state = self.state.borrow_mut();
        if !state.has_begun() {
            let effects = state.reduce(Action::Touch(at), &context());
            debug_assert!(effects.is_empty(), "a touch has no effect on the page");
        }
    }

    fn is_thinking(&self) -> bool {
        self.look(|mode| mode.is_thinking()).unwrap_or_default()
    }

    /// Calls a function when no hint is being looked for any longer.
    pub(crate) fn when_thought(&self, then: impl FnOnce() + 'static) {
        if self.is_thinking() {
            self.thought.borrow_mut().push(Box::new(then));
        } else {
            then();
        }
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
            Effect::Store { key, text } => {
                let is_kept = self.tools.keep(&key, &text);
                if is_kept == self.is_unkept() {
                    self.dispatch(Action::Kept(is_kept));
                }
            }
            Effect::Copy(text) => self.tools.copy(&text),
            Effect::RunTool(name) => self.tools.run(&self.board, name),
            Effect::PlaySound { takes } => self.tools.play_sound(takes),
            Effect::Speak(text) => self.tools.speak(&text, "en"),
            Effect::Wait(milliseconds) => {
                let session = Rc::clone(self);
                let timer = Timeout::new(milliseconds, move || session.dispatch(Action::Continue));
                *self.timer.borrow_mut() = Some(timer);
            }
            Effect::Consult => self.consult(),
            Effect::Tick(milliseconds) => {
                let session = Rc::clone(self);
                let timer = Timeout::new(milliseconds, move || session.dispatch(Action::Tick));
                *self.timer.borrow_mut() = Some(timer);
            }
            Effect::StopTimer => {
                self.timer.take();
                self.forget_question();
            }
            Effect::WorkOn => {
                // A board that has gone has nothing left to do.
                let session = Rc::downgrade(self);
                let work_on = move || {
                    if let Some(session) = session.upgrade() {
                        session.dispatch(Action::WorkOn);
                    }
                };
                Timeout::new(0, work_on).forget();
            }
            Effect::Think => {
                let session = Rc::clone(self);
                let timer = Timeout::new(0, move || session.dispatch(Action::Think));
                *self.timer.borrow_mut() = Some(timer);
            }
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

    /// Asks the engine what the mode wants to know now.
    fn consult(&self) {
        self.forget_question();
        let question = self.look(|mode| mode.opponent()?.question()).flatten();
        if let Some(Question {
            start,
            moves,
            level,
            seed,
            time,
        }) = question
        {
            let pause = if self.data().is_still {
                0
            } else {
                report::PAUSE
            };
            let mut how = vec![u32::from(level), seed, pause];
            if let Some([left, increment]) = time {
                // A move is hardly held back when time is short.
                how[2] = pause.min(left / HOLD_BACK_SHARE);
                how.extend([left, increment]);
            }
            let number = self.question.get();
            self.tools.ask_engine(number, &start, &moves, &how);
        }
    }

    fn forget_question(&self) {
        self.question.set(self.question.get().wrapping_add(1));
        self.tools.rest_engine();
    }

    /// Something is heard of a question for the engine.
    pub(crate) fn hear(self: &Rc<Self>, number: u32, heard: Heard) {
        if number == self.question.get() {
            self.dispatch(Action::Hear(heard));
        }
    }

    /// Reads again what the author has written.
    pub(crate) fn update(self: &Rc<Self>) {
        self.dispatch(Action::Update(Box::new(self.board.read())));
    }

    /// A script plays a move, written in any notation, or answers a question; whether it was made,
    /// or right.
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
        if self.is_stale.take() {
            redraw.emit(());
        }
        *self.redraw.borrow_mut() = Some(redraw);
    }

    /// Stops: no timer runs on and nothing is drawn again.
    pub(crate) fn end(&self) {
        self.timer.take();
        self.forget_question();
        self.redraw.take();
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

    /// Whether the storage refuses what is done.
    pub(crate) fn is_unkept(&self) -> bool {
        self.state.borrow().is_unkept
    }

    /// The board in the page.
    pub(crate) const fn board(&self) -> &PageBoard {
        &self.board
    }

    /// The side at the bottom: where the author leaves it to the position, that of the puzzle.
    pub(crate) fn bottom(&self) -> Color {
        let data = self.data();
        let is_auto = data.text(Attribute::Orientation) == "auto";
        let reader = self.look(|mode| mode.reader()).flatten();
        reader.filter(|_| is_auto).unwrap_or(data.bottom)
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
