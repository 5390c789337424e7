//! The mode `setup`: pieces are put on the board and taken off it; the value is what stands there.

#[cfg(test)]
mod tests;

use std::rc::Rc;

use element::Attribute;
use exercise::Try;
use moves::setup::setup_board::Reach;
use moves::setup::state::{Act, Change, Editing};
use notation::fen;
use rules::{AnyPosition, ParsePositionError};
use yew::Html;

use super::{BoardMode, Control, Entry};
use crate::board_state::BoardState;
use crate::data::Data;
use crate::fault::Fault;
use crate::mode_event::ModeEvent;
use crate::screen;
use crate::session::Session;

/// What a board to set up can do besides what every mode can.
pub(crate) trait PositionEditor: BoardMode {
    /// What is being set up.
    fn editing(&self) -> &Editing;

    /// From the pieces to place to the board on which they are set up.
    fn reach(&self) -> &Reach;

    /// Does one thing, which may leave the position as it is.
    fn act(&mut self, act: Act) -> Vec<ModeEvent>;

    /// Draws the board, the pieces to place, or the fields for the rest of the position.
    fn draw(&self, room: Room, session: &Rc<Session>) -> Html;
}

/// Where a part of a board to set up stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Room {
    /// In the place of the board.
    Board,
    /// The pieces, above the buttons.
    Pieces,
    /// The fields, below the buttons.
    Fields,
}

/// A board on which everything can be put anywhere.
#[derive(Clone, Debug)]
pub(crate) struct SetupMode {
    editing: Editing,
    board_state: BoardState,
    reach: Reach,
}

impl SetupMode {
    pub(crate) fn new(data: &Data) -> Result<Self, Fault> {
        let start = match &data.fen {
            Some(text) => fen::read(text).map_err(|error| {
                let error = ParsePositionError::Fen(error);
                Fault::in_attribute(Attribute::Fen, words::bad_position_text(&error))
            })?,
            None => data.setup()?,
        };
        Ok(Self {
            board_state: BoardState::new(AnyPosition::of(&start)),
            editing: Editing::new(start),
            reach: Reach::default(),
        })
    }

    fn change(&mut self, act: Act) -> Vec<ModeEvent> {
        let before = self.editing.setup().clone();
        self.editing.act(act);
        if *self.editing.setup() == before {
            return Vec::new();
        }
        self.board_state.set(AnyPosition::of(self.editing.setup()));
        vec![ModeEvent::SetUp {
            fen: self.fen(),
            faults: self.sentences(),
        }]
    }

    fn change_and_say(&mut self, change: Change, said: String) -> Vec<ModeEvent> {
        let mut effects = self.change(Act::Change(change));
        effects.push(ModeEvent::Say(said));
        effects
    }

    /// What keeps it from being a legal position.
    fn sentences(&self) -> Vec<String> {
        let faults = self.editing.faults();
        faults.iter().map(words::setup_fault).collect()
    }
}

impl BoardMode for SetupMode {
    fn board_state(&self) -> &BoardState {
        &self.board_state
    }

    fn plays(&self) -> bool {
        false
    }

    fn headline(&self) -> String {
        match self.sentences() {
            faults if faults.is_empty() => words::editor_legal(),
            faults => faults.join(" "),
        }
    }

    fn controls(&self) -> Vec<Control> {
        vec![Control::Clear, Control::StartPosition, Control::TakeBack]
    }

    fn can(&self, control: Control) -> bool {
        control != Control::TakeBack || self.editing.can_undo()
    }

    fn restarts(&self) -> bool {
        true
    }

    fn entry(&self) -> Option<Entry> {
        None
    }

    fn refuse(&mut self) {
        self.board_state.renew();
    }

    fn attempt(&mut self, _made: Try, _now: u64) -> Vec<ModeEvent> {
        Vec::new()
    }

    fn press(&mut self, control: Control, _now: u64) -> Vec<ModeEvent> {
        match control {
            Control::TakeBack => self.change(Act::Undo),
            Control::Restart => self.change_and_say(Change::Reset, words::editor_was_reset()),
            Control::Clear => self.change_and_say(Change::Clear, words::editor_cleared()),
            Control::StartPosition => {
                let start = Change::Load(Box::default());
                self.change_and_say(start, words::editor_start_position())
            }
            _ => Vec::new(),
        }
    }

    fn fen(&self) -> String {
        fen::write(self.editing.setup())
    }

    fn kept(&self) -> Option<String> {
        Some(self.fen())
    }

    fn take_up(&mut self, kept: &str) {
        if let Ok(setup) = fen::read(kept) {
            self.change(Act::Change(Change::Load(Box::new(setup))));
        }
    }
}

impl PositionEditor for SetupMode {
    fn editing(&self) -> &Editing {
        &self.editing
    }

    fn reach(&self) -> &Reach {
        &self.reach
    }

    fn act(&mut self, act: Act) -> Vec<ModeEvent> {
        self.change(act)
    }

    fn draw(&self, room: Room, session: &Rc<Session>) -> Html {
        match room {
            Room::Board => screen::setup_board(session, self),
            Room::Pieces => screen::pieces_to_place(session, self),
            Room::Fields => screen::position_fields(session, self),
        }
    }
}
