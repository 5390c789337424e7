//! A board at work: what the author has written, what stands on the desk, and what is told to the
//! page.

mod deeds;
mod telling;
mod walking;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use board::FocusRequest;
use gloo::timers::callback::Timeout;
use yew::Callback;

use crate::bridge::{Board, Tools};
use crate::data::Data;
use crate::desk::Desk;
use crate::fault::Fault;
use crate::parts;

thread_local! {
    static NEXT_NUMBER: Cell<u64> = const { Cell::new(0) };
}

/// How long a move can be seen before it is answered, in milliseconds.
const PAUSE: u32 = 450;

/// How long a move is shown while moves follow each other by themselves, in milliseconds.
const TEMPO: u32 = 1_800;

/// What has become of the last answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Came {
    /// Nothing was answered, or it was only said.
    #[default]
    Nothing,
    /// It was right, and there is more to do.
    Right,
    /// It was wrong.
    Wrong,
    /// The task is done.
    Solved,
}

impl Came {
    /// The name by which the loader styles what is said.
    const fn key(self) -> &'static str {
        match self {
            Self::Nothing => "",
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Solved => "solved",
        }
    }
}

/// What the board shows besides its desk.
#[derive(Clone, Debug, Default)]
pub(crate) struct Surroundings {
    /// What has become of the last answer.
    pub(crate) came: Came,
    /// Grows when a typed text was understood.
    pub(crate) accepted: u32,
    /// Whether the last typed text was not understood.
    pub(crate) is_refused: bool,
    /// What those who hear the board are told of it.
    pub(crate) heard: String,
    /// Asks for the keyboard focus.
    pub(crate) focus: FocusRequest,
    /// Whether the focus is wished in the field below the board; grows with each wish.
    pub(crate) entry_wish: u32,
}

/// A board at work.
pub(crate) struct Session {
    number: u64,
    board: Board,
    tools: Tools,
    data: RefCell<Data>,
    desk: RefCell<Result<Desk, Fault>>,
    around: RefCell<Surroundings>,
    redraw: RefCell<Callback<()>>,
    timer: RefCell<Option<Timeout>>,
    /// Whether a listener of the page is being told of a move, which may not make another.
    is_telling: Cell<bool>,
}

impl std::fmt::Debug for Session {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Session")
            .field("data", &self.data)
            .finish_non_exhaustive()
    }
}

impl Session {
    /// Begins the work of a board.
    pub(crate) fn new(board: Board, tools: Tools) -> Rc<Self> {
        let data = board.read();
        let desk = Desk::new(&data, &parts::here(), now());
        let session = Rc::new(Self {
            number: NEXT_NUMBER.replace(NEXT_NUMBER.get() + 1),
            board,
            tools,
            data: RefCell::new(data),
            desk: RefCell::new(desk),
            around: RefCell::default(),
            redraw: RefCell::default(),
            timer: RefCell::default(),
            is_telling: Cell::new(false),
        });
        session.begin();
        session
    }

    /// Reads again what the author has written: what only looks different goes on, all else begins
    /// anew.
    pub(crate) fn refresh(self: &Rc<Self>) {
        let data = self.board.read();
        if !parts::here().are_enough_for(&data) {
            // Its part is on its way, and whoever has asked for it comes again.
            return;
        }
        let here = self.look(|desk| desk.fen());
        let is_same = self.data.borrow().is_same_work(&data)
            || here.is_some_and(|fen| self.data.borrow().is_echoed_by(&data, &fen));
        if is_same {
            self.dress(&data);
            *self.data.borrow_mut() = data;
        } else {
            *self.data.borrow_mut() = data;
            self.restart();
            self.begin();
        }
        self.draw();
    }

    /// Clears the desk.
    fn restart(&self) {
        self.timer.take();
        *self.desk.borrow_mut() = Desk::new(&self.data(), &parts::here(), now());
        *self.around.borrow_mut() = Surroundings::default();
    }

    /// What only looks different may be written wrong all the same.
    fn dress(&self, data: &Data) {
        let faults = |session: &Self| session.look(|desk| desk.faults());
        let before = faults(self);
        self.work(|desk| desk.dress(data));
        if faults(self) != before {
            self.tell_faults();
        }
    }

    /// Begins anew, whatever was done; what was kept is forgotten.
    pub(crate) fn reset(self: &Rc<Self>) {
        self.restart();
        self.board.answer(None, false);
        self.board.note("", "");
        self.draw();
    }

    /// Tells what is wrong, and takes up what was kept.
    fn begin(self: &Rc<Self>) {
        self.board.note("", "");
        self.take_up();
        self.tell_faults();
    }

    /// Is called whenever something has changed that can be seen.
    pub(crate) fn on_change(&self, redraw: Callback<()>) {
        *self.redraw.borrow_mut() = redraw;
    }

    fn draw(&self) {
        let redraw = self.redraw.borrow().clone();
        redraw.emit(());
    }

    /// Ends the work: nothing that was to come comes any more.
    pub(crate) fn end(&self) {
        self.timer.take();
        *self.redraw.borrow_mut() = Callback::noop();
    }

    /// Differs from that of every other board of the page.
    pub(crate) const fn number(&self) -> u64 {
        self.number
    }

    /// What the author has written.
    pub(crate) fn data(&self) -> std::cell::Ref<'_, Data> {
        self.data.borrow()
    }

    /// What is around the board.
    pub(crate) fn around(&self) -> Surroundings {
        self.around.borrow().clone()
    }

    /// The board in the page.
    pub(crate) fn board(&self) -> &Board {
        &self.board
    }

    /// Looks at the desk; nothing where the author has written what cannot be done.
    pub(crate) fn look<T>(&self, look: impl FnOnce(&Desk) -> T) -> Option<T> {
        self.desk.borrow().as_ref().ok().map(look)
    }

    /// Does something at the desk.
    fn work<T>(&self, work: impl FnOnce(&mut Desk) -> T) -> Option<T> {
        self.desk.borrow_mut().as_mut().ok().map(work)
    }
}

/// The time in milliseconds, by a clock that does not go back.
pub(crate) fn now() -> u64 {
    let performance = web_sys::window().and_then(|window| window.performance());
    performance.map_or(0, |performance| performance.now() as u64)
}
