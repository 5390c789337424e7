//! The mode `computer`: a game against the engine, which thinks beside the page.
//!
//! The game itself is one of the mode `play`; here are the turns, the clocks and the engine. What the
//! engine is asked follows from the game ([`Opponent::question`]): the session asks whenever the game
//! has changed, and forgets what is heard of an earlier question.

mod terms;
#[cfg(test)]
mod tests;
mod timing;

use std::rc::Rc;

use board::{Drawing, Tint};
use exercise::Try;
use rules::{Color, Move, Role, Square};
use yew::Html;

use super::{BoardMode, Control, PlayedGame};
use crate::board_state::BoardState;
use crate::data::Data;
use crate::engine::{Heard, Question};
use crate::fault::Fault;
use crate::mode_event::ModeEvent;
use crate::move_report::MoveReport;
use crate::parts::Modes;
use terms::Terms;
use timing::Timing;

/// What a board on which the computer plays can do besides what every mode can.
pub(crate) trait Opponent: BoardMode {
    /// What the engine is asked now; nothing while it has nothing to play.
    fn question(&self) -> Option<Question>;

    /// Something is heard of what the engine was asked last.
    fn hear(&mut self, heard: &Heard, now: u64) -> Vec<ModeEvent>;

    /// A clock may show something else.
    fn tick(&mut self, now: u64) -> Vec<ModeEvent>;

    /// What else a form gets of the game, by name.
    fn texts(&self) -> Vec<(&'static str, String)>;

    /// Whom the reader plays, and at what odds.
    fn terms(&self) -> String;

    /// Draws the clocks, if there are any.
    fn clocks(&self) -> Option<Html>;
}

/// A game against the engine.
pub(crate) struct ComputerMode {
    terms: Terms,
    game: Box<dyn PlayedGame>,
    timing: Option<Timing>,
    /// Whether the engine does not answer.
    has_failed: bool,
}

impl ComputerMode {
    /// A game as the author wants it.
    ///
    /// # Errors
    ///
    /// [`Fault`] when the attributes describe none.
    pub(crate) fn new(data: &Data, modes: &Modes, now: u64) -> Result<Self, Fault> {
        let terms = Terms::read(data, now)?;
        let begun = data.clone().begun_at(&terms.start);
        let mut mode = Self {
            game: (modes.game)(&begun, now)?,
            timing: terms.timing(),
            has_failed: false,
            terms,
        };
        mode.name_players();
        Ok(mode)
    }

    fn name_players(&mut self) {
        let name = words::computer_name(self.terms.level);
        self.game.name(self.computer(), name);
    }

    fn computer(&self) -> Color {
        self.terms.reader.other()
    }

    fn is_turn_of(&self, color: Color) -> bool {
        self.game.end().is_none() && self.board_state().turn() == color
    }

    /// Attempts a move that was made at a time, unless the flag of its side has fallen before.
    fn make(&mut self, made: Try, now: u64) -> Vec<ModeEvent> {
        if let Some(fallen) = self.fallen(now) {
            return fallen;
        }
        let (color, count) = (self.board_state().turn(), self.game.count());
        let mut events = self.game.attempt(made, now);
        if self.game.count() > count {
            self.has_failed = false;
            if let Some(timing) = &mut self.timing {
                timing.press(color, now);
            }
            events.extend(self.go_further(now));
        }
        events
    }

    /// What follows from a move, or from the end of the game.
    fn go_further(&mut self, now: u64) -> Vec<ModeEvent> {
        let is_over = self.game.end().is_some();
        if let Some(timing) = self.timing.as_mut().filter(|_| is_over) {
            timing.end(now);
        }
        let consult = [ModeEvent::Consult].into_iter();
        consult.chain(self.next_tick()).collect()
    }

    /// What comes of a flag that has fallen, if one has.
    fn fallen(&mut self, now: u64) -> Option<Vec<ModeEvent>> {
        let color = self.timing.as_mut()?.fallen(now)?;
        let mut events = self.game.run_out_of_time(color);
        events.extend(self.go_further(now));
        Some(events)
    }

    fn next_tick(&self) -> Option<ModeEvent> {
        let wait = self.timing.as_ref()?.wait()?;
        Some(ModeEvent::Tick(wait))
    }

    /// The engine does not answer: the game waits, and so do the clocks.
    fn lose(&mut self, now: u64) -> Vec<ModeEvent> {
        self.has_failed = true;
        self.rest(now);
        vec![ModeEvent::Say(words::embed_no_computer())]
    }

    fn rest(&mut self, now: u64) {
        if let Some(timing) = &mut self.timing {
            timing.rest(now);
        }
    }

    /// Goes on after a rest.
    fn resume_time(&mut self, now: u64) -> Option<ModeEvent> {
        self.timing.as_mut()?.resume(now);
        self.next_tick()
    }

    /// Whether moves can be taken back at all: with a clock a move is a move.
    fn takes_back(&self) -> bool {
        self.terms.undo && self.timing.is_none()
    }

    /// Whether there is a move of the reader to take back.
    fn can_take_back(&self) -> bool {
        let of_computer = usize::from(self.terms.start.turn != self.terms.reader);
        self.takes_back() && self.game.count() > of_computer
    }

    /// Takes back the reader's last move, and what the computer has answered.
    fn take_back(&mut self, now: u64) -> Vec<ModeEvent> {
        let mut events = Vec::new();
        while self.game.count() > 0 {
            events = self.game.press(Control::TakeBack, now);
            if self.is_turn_of(self.terms.reader) {
                break;
            }
        }
        self.has_failed = false;
        events.push(ModeEvent::Consult);
        events
    }

    fn restart(&mut self, now: u64) -> Vec<ModeEvent> {
        self.terms.next_game();
        self.timing = self.terms.timing();
        self.has_failed = false;
        let mut events = self.game.press(Control::Restart, now);
        self.name_players();
        events.push(ModeEvent::Consult);
        events
    }

    /// Reads what the engine has chosen, such as `e7e8q cp 31`.
    fn read(&self, text: &str) -> Option<(Try, Move)> {
        let played = text.split(' ').next()?;
        let from: Square = played.get(..2)?.parse().ok()?;
        let to: Square = played.get(2..4)?.parse().ok()?;
        let promotion = played.get(4..)?.chars().next().and_then(Role::from_char);
        let position = self.board_state().any_position();
        let mv = position.find_move(from, to, promotion).ok()?;
        Some((Try::new(from, to, promotion), mv))
    }

    /// The computer plays.
    fn answer(&mut self, made: Try, mv: Move, now: u64) -> Vec<ModeEvent> {
        let after = self.board_state().any_position().play(mv);
        let report = MoveReport::new(self.board_state(), mv, &after);
        let count = self.game.count();
        let mut events = self.make(made, now);
        if self.game.count() > count {
            events.insert(0, ModeEvent::Replied(report));
        }
        events
    }
}

impl BoardMode for ComputerMode {
    fn board_state(&self) -> &BoardState {
        self.game.board_state()
    }

    fn moves(&self) -> Vec<Move> {
        match self.is_turn_of(self.terms.reader) {
            true => self.game.moves(),
            false => Vec::new(),
        }
    }

    fn begin(&mut self) -> Vec<ModeEvent> {
        vec![ModeEvent::Consult]
    }

    fn headline(&self) -> String {
        match self.is_turn_of(self.computer()) && !self.has_failed {
            true => words::computer_thinks(),
            false => self.game.headline(),
        }
    }

    fn controls(&self) -> Vec<Control> {
        let is_turn = self.is_turn_of(self.terms.reader);
        let again = self.has_failed.then_some(Control::TryAgain);
        let of_game = self
            .game
            .controls()
            .into_iter()
            .filter(|control| match control {
                Control::TakeBack => self.takes_back(),
                Control::Claim => is_turn,
                _ => false,
            });
        again.into_iter().chain(of_game).collect()
    }

    fn can(&self, control: Control) -> bool {
        control != Control::TakeBack || self.can_take_back()
    }

    fn restarts(&self) -> bool {
        true
    }

    fn drawing(&self) -> Rc<Drawing> {
        self.game.drawing()
    }

    fn set_drawing(&mut self, drawing: Rc<Drawing>) {
        self.game.set_drawing(drawing);
    }

    fn tints(&self) -> Rc<[Tint]> {
        self.game.tints()
    }

    fn reader(&self) -> Option<Color> {
        Some(self.terms.reader)
    }

    fn refuse(&mut self) {
        self.game.refuse();
    }

    fn attempt(&mut self, made: Try, now: u64) -> Vec<ModeEvent> {
        self.make(made, now)
    }

    fn press(&mut self, control: Control, now: u64) -> Vec<ModeEvent> {
        match control {
            Control::TakeBack if self.can_take_back() => self.take_back(now),
            Control::Restart => self.restart(now),
            Control::Claim => {
                let mut events = self.game.press(control, now);
                events.extend(self.go_further(now));
                events
            }
            Control::TryAgain if self.has_failed => {
                self.has_failed = false;
                let tick = self.resume_time(now);
                let begun = [ModeEvent::Say(String::new()), ModeEvent::Consult];
                begun.into_iter().chain(tick).collect()
            }
            _ => Vec::new(),
        }
    }

    fn pgn(&self) -> Option<String> {
        self.game.pgn()
    }

    /// A game with a clock is not kept: it would go on with other times.
    fn kept(&self) -> Option<String> {
        self.game.kept().filter(|_| self.timing.is_none())
    }

    fn take_up(&mut self, kept: &str, now: u64) -> Vec<ModeEvent> {
        let mut events = self.game.take_up(kept, now);
        events.push(ModeEvent::Consult);
        events
    }
}

impl Opponent for ComputerMode {
    fn question(&self) -> Option<Question> {
        let is_asked = self.is_turn_of(self.computer()) && !self.has_failed;
        is_asked.then(|| {
            let (start, moves) = self.game.course();
            Question {
                start,
                moves,
                level: self.terms.level,
                seed: self.terms.seed,
                time: self.timing.as_ref().map(|it| it.time(self.computer())),
            }
        })
    }

    fn hear(&mut self, heard: &Heard, now: u64) -> Vec<ModeEvent> {
        match heard {
            Heard::Chosen(text) => match self.read(text) {
                Some((made, mv)) => self.answer(made, mv, now),
                None => self.lose(now),
            },
            Heard::Rests => {
                self.rest(now);
                Vec::new()
            }
            Heard::Works => self.resume_time(now).into_iter().collect(),
            Heard::Lost => self.lose(now),
        }
    }

    fn tick(&mut self, now: u64) -> Vec<ModeEvent> {
        self.fallen(now)
            .unwrap_or_else(|| self.next_tick().into_iter().collect())
    }

    fn texts(&self) -> Vec<(&'static str, String)> {
        let (result, reason) = self.game.end().unwrap_or(("*", ""));
        vec![
            ("result", result.to_owned()),
            ("reason", reason.to_owned()),
            ("level", self.terms.level.to_string()),
            ("seed", self.terms.seed.to_string()),
        ]
    }

    fn terms(&self) -> String {
        self.terms.describe()
    }

    fn clocks(&self) -> Option<Html> {
        self.timing.as_ref().map(Timing::draw)
    }
}
