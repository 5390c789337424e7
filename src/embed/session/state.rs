//! The state of a board at work: plain data that knows no browser.

use board::FocusRequest;
use exercise::{Item, Try};
use ui::Pulse;

use crate::data::Data;
use crate::fault::Fault;
use crate::modes::ActiveMode;
use crate::move_report::MoveReport;
use crate::parts::Parts;

/// What the state needs to know of the world to react.
#[derive(Debug)]
pub(crate) struct Context {
    /// The time in milliseconds.
    pub(crate) now: u64,
    /// The parts of the program that are here.
    pub(crate) parts: Parts,
}

/// What became of the last answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Judgment {
    /// Nothing was answered.
    #[default]
    None,
    /// It was right, and there is more to do.
    Right,
    /// It was wrong.
    Wrong,
    /// The task is done.
    Solved,
}

impl Judgment {
    /// The name by which the loader styles the line below the board.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Right => "right",
            Self::Wrong => "wrong",
            Self::Solved => "solved",
        }
    }
}

/// What the board shows besides its mode.
#[derive(Clone, Debug, Default)]
pub(crate) struct Feedback {
    /// What became of the last answer.
    pub(crate) judgment: Judgment,
    /// Grows when a typed text was understood.
    pub(crate) accepted: u32,
    /// Whether the last typed text was not understood.
    pub(crate) is_refused: bool,
    /// What screen readers read out although it is visible anyway.
    pub(crate) announcement: String,
    /// Asks for the keyboard focus.
    pub(crate) focus: FocusRequest,
    /// Sent when the keyboard focus leaves the board: for the field below it, or for the moves beside it.
    pub(crate) entry_focus: Pulse<()>,
}

/// A move about which the page is being asked.
#[derive(Debug)]
pub(super) struct Asked {
    pub(super) made: Try,
    pub(super) report: MoveReport,
    /// Whether it was typed: the field then shows whether it was understood.
    pub(super) is_typed: bool,
}

/// A board at work.
pub(crate) struct State {
    pub(super) data: Data,
    pub(super) mode: Result<ActiveMode, Fault>,
    pub(super) feedback: Feedback,
    pub(super) asked: Option<Asked>,
    /// Whether the page is being informed: its listeners cannot make a move meanwhile.
    pub(super) is_page_busy: bool,
    pub(super) moves_made: u32,
    /// What was tried last, as events tell it; nothing behind a button.
    pub(super) tried: Option<Item>,
    /// Whether the reader has touched the board since it began or came back.
    pub(super) has_begun: bool,
    /// How many texts were shown below the board.
    pub(super) notes: u32,
    /// Whether the storage refuses what is done.
    pub(super) is_unkept: bool,
}

impl State {
    /// The state in which a board starts.
    pub(crate) fn new(data: Data, context: &Context) -> Self {
        Self {
            mode: ActiveMode::new(&data, &context.parts, context.now),
            data,
            feedback: Feedback::default(),
            asked: None,
            is_page_busy: false,
            moves_made: 0,
            tried: None,
            has_begun: false,
            notes: 0,
            is_unkept: false,
        }
    }

    /// What the author has written.
    pub(crate) const fn data(&self) -> &Data {
        &self.data
    }

    /// What the board shows besides its mode.
    pub(crate) const fn feedback(&self) -> &Feedback {
        &self.feedback
    }

    /// How many moves the reader and scripts have made.
    pub(crate) const fn moves_made(&self) -> u32 {
        self.moves_made
    }

    /// Whether the reader has touched the board since it began or came back.
    pub(crate) const fn has_begun(&self) -> bool {
        self.has_begun
    }

    /// The page is being informed of something, or that is over.
    pub(crate) const fn set_page_busy(&mut self, is_busy: bool) {
        self.is_page_busy = is_busy;
    }

    /// What is done at the board; nothing where the author has written what cannot be done.
    pub(crate) fn mode(&self) -> Option<&ActiveMode> {
        self.mode.as_ref().ok()
    }

    /// The same, to change it.
    pub(super) fn mode_mut(&mut self) -> Option<&mut ActiveMode> {
        self.mode.as_mut().ok()
    }
}
