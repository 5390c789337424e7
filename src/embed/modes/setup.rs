//! The mode `setup`: pieces are put on the board and taken off it; the value is what stands there.

#[cfg(test)]
mod tests;

use std::rc::Rc;

use element::Attribute;
use exercise::{Build, BuildGoal, BuildVerdict, Outcome, Standing, Tries, Try};
use moves::setup::setup_board::Reach;
use moves::setup::state::{Act, Change, Editing};
use notation::fen;
use rules::{AnyPosition, Setup};
use yew::Html;

use super::{BoardMode, Control};
use crate::answers::Answers;
use crate::board_state::BoardState;
use crate::data::Data;
use crate::fault::Fault;
use crate::mode_event::ModeEvent;
use crate::screen;
use crate::session::Session;
use crate::tries;
use crate::typed::Entry;

/// How many positions are looked at before the page can answer its reader.
const SLICE: u64 = 20_000;

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
    /// What is to be built, where the author asks for anything.
    build: Option<Build>,
    tries: Tries,
}

impl SetupMode {
    pub(crate) fn new(data: &Data, now: u64) -> Result<Self, Fault> {
        let goal = data.task(BuildGoal::parse)?;
        let tries = data.tries()?;
        if matches!(goal, Some(BuildGoal::Mate { .. })) && tries.give_up.is_some() {
            let message =
                words::means_nothing(Attribute::GiveUp.name(), data.text(Attribute::GiveUp));
            return Err(Fault::in_attribute(Attribute::GiveUp, message));
        }
        let start = data.setup()?;
        Ok(Self {
            board_state: BoardState::new(AnyPosition::of(&start)),
            editing: Editing::new(start),
            reach: Reach::default(),
            build: goal.map(|goal| Build::new(goal, 0, now).limited(tries)),
            tries,
        })
    }

    fn is_over(&self) -> bool {
        let build = self.build.as_ref();
        build.is_some_and(|build| build.tally().is_over())
    }

    fn is_shown(&self) -> bool {
        let build = self.build.as_ref();
        build.is_some_and(|build| build.tally().standing() == Standing::Shown)
    }

    /// What was built is handed in.
    fn check(&mut self, now: u64) -> Vec<ModeEvent> {
        let Some(build) = self.build.as_mut().filter(|build| !build.tally().is_over()) else {
            return Vec::new();
        };
        build.hand_in(self.editing.setup().clone(), now);
        let judged = self.judge();
        match judged.is_empty() {
            true => vec![ModeEvent::Say(words::checking_build()), ModeEvent::WorkOn],
            false => judged,
        }
    }

    /// Goes on judging; nothing as long as there is nothing to say.
    fn judge(&mut self) -> Vec<ModeEvent> {
        let turn = self.editing.setup().turn;
        let Some(build) = &mut self.build else {
            return Vec::new();
        };
        let Some(verdict) = build.judge(SLICE) else {
            return Vec::new();
        };
        let text = words::build_verdict_text(build.goal(), turn, &verdict);
        match verdict {
            BuildVerdict::Solved => vec![ModeEvent::Say(text), ModeEvent::Solved],
            BuildVerdict::TooHard | BuildVerdict::Over => vec![ModeEvent::Say(text)],
            _ => tries::wrong(&text, build.tally()),
        }
    }

    fn change(&mut self, act: Act) -> Vec<ModeEvent> {
        if self.is_over() && !matches!(act, Act::Tool(_) | Act::Pick(_)) {
            // What was handed in last, or the solution, stays on the board.
            return Vec::new();
        }
        let before = self.editing.setup().clone();
        self.editing.act(act);
        if *self.editing.setup() == before {
            return Vec::new();
        }
        if let Some(build) = &mut self.build {
            // What is judged is what is seen.
            build.take_back();
        }
        self.board_state.set(AnyPosition::of(self.editing.setup()));
        vec![ModeEvent::SetUp {
            fen: self.fen(),
            faults: self.sentences(),
        }]
    }

    /// Puts a position on the board, whether or not the reader could.
    fn load(&mut self, setup: Setup) {
        let load = Change::Load(Box::new(setup));
        self.editing.act(Act::Change(load));
        self.board_state.set(AnyPosition::of(self.editing.setup()));
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
        if let Some(build) = &self.build {
            return words::build_prompt(build.goal());
        }
        match self.sentences() {
            faults if faults.is_empty() => words::editor_legal(),
            faults => faults.join(" "),
        }
    }

    fn faults(&self) -> Vec<Fault> {
        let goal = self.build.as_ref().map(Build::goal);
        let corrected = match goal {
            Some(BuildGoal::Position(target)) => Fault::correction(target.corrections()),
            _ => None,
        };
        let in_target = |fault| Fault {
            attribute: Some(Attribute::Target),
            ..fault
        };
        corrected.map(in_target).into_iter().collect()
    }

    fn controls(&self) -> Vec<Control> {
        let check = self.build.as_ref().map(|_| Control::Check);
        let solution = self.tries.give_up.filter(|_| check.is_some());
        let solution = solution.map(|_| Control::Solution);
        let others = [Control::Clear, Control::StartPosition, Control::TakeBack];
        check.into_iter().chain(others).chain(solution).collect()
    }

    fn can(&self, control: Control) -> bool {
        match control {
            Control::Solution => self.is_shown(),
            Control::TakeBack => self.editing.can_undo() && !self.is_over(),
            _ => !self.is_over(),
        }
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

    fn press(&mut self, control: Control, now: u64) -> Vec<ModeEvent> {
        match control {
            Control::Check => self.check(now),
            _ if self.is_over() => Vec::new(),
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

    fn work_on(&mut self, _now: u64) -> Vec<ModeEvent> {
        let judged = self.judge();
        let is_judging = self.build.as_ref().is_some_and(Build::is_judging);
        match is_judging {
            true => vec![ModeEvent::WorkOn],
            false => judged,
        }
    }

    fn show_solution(&mut self, _answers: Option<&'static Answers>) -> Option<Vec<ModeEvent>> {
        let build = self.build.as_ref().filter(|_| self.is_shown());
        let Some(solution) = build.and_then(Build::solution).cloned() else {
            return Some(Vec::new());
        };
        let said = words::build_solution_text(&solution.board);
        self.load(solution);
        Some(vec![ModeEvent::Say(said)])
    }

    fn touch(&mut self, now: u64) {
        if let Some(build) = &mut self.build {
            build.begin(now);
        }
    }

    fn outcome(&self, now: u64) -> Option<Outcome> {
        let build = self.build.as_ref()?;
        Some(build.outcome(self.fen(), now))
    }

    fn resume(&mut self, outcome: &Outcome, now: u64) {
        if let Some(setup) = outcome
            .position
            .as_deref()
            .and_then(|text| fen::read(text).ok())
        {
            self.load(setup);
        }
        if let Some(build) = &mut self.build {
            build.resume(outcome, now);
        }
    }

    fn kept(&self) -> Option<String> {
        Some(self.fen())
    }

    fn take_up(&mut self, kept: &str, _now: u64) -> Vec<ModeEvent> {
        if let Ok(setup) = fen::read(kept) {
            self.change(Act::Change(Change::Load(Box::new(setup))));
        }
        Vec::new()
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
