//! A set of puzzles as a mode: nearly everything is asked of the puzzle on the board.

use std::rc::Rc;

use board::{Drawing, Tint};
use exercise::{Outcome, SetOutcome, Standing, Try};
use rules::{Bitboard, Color, Move, Square};

use super::super::{BoardMode, Control};
use super::PuzzleSet;
use crate::answers::Answers;
use crate::board_state::BoardState;
use crate::data::Data;
use crate::fault::Fault;
use crate::mode_event::ModeEvent;
use crate::typed::Entry;

impl PuzzleSet {
    fn puzzle(&self) -> Option<&(dyn BoardMode + 'static)> {
        Some(self.current.as_ref()?.mode.as_ref())
    }

    fn puzzle_mut(&mut self) -> Option<&mut (dyn BoardMode + 'static)> {
        Some(self.current.as_mut()?.mode.as_mut())
    }

    /// Asks the puzzle on the board, if there is one.
    fn ask<T: Default>(&self, ask: impl FnOnce(&(dyn BoardMode + 'static)) -> T) -> T {
        self.puzzle().map(ask).unwrap_or_default()
    }

    /// Does something with the puzzle on the board; with the last one the set may be done.
    fn work(
        &mut self,
        now: u64,
        work: impl FnOnce(&mut (dyn BoardMode + 'static)) -> Vec<ModeEvent>,
    ) -> Vec<ModeEvent> {
        let mut events = self.puzzle_mut().map(work).unwrap_or_default();
        events.extend(self.finish(now));
        events
    }
}

impl BoardMode for PuzzleSet {
    fn board_state(&self) -> &BoardState {
        self.puzzle().map_or(&self.empty, BoardMode::board_state)
    }

    fn moves(&self) -> Vec<Move> {
        self.ask(BoardMode::moves)
    }

    fn begin(&mut self) -> Vec<ModeEvent> {
        let mut events = self.puzzle_mut().map(BoardMode::begin).unwrap_or_default();
        if self.reader.is_some() {
            events.push(ModeEvent::WorkOn);
        }
        events
    }

    fn work_on(&mut self, now: u64) -> Vec<ModeEvent> {
        let mut events = self.read_on(now);
        if self.reader.is_some() {
            events.push(ModeEvent::WorkOn);
        }
        events
    }

    fn headline(&self) -> String {
        let reading = || match self.reader {
            Some(_) => words::reading_puzzles(),
            None => words::no_puzzles(),
        };
        self.puzzle().map_or_else(reading, BoardMode::headline)
    }

    fn progress(&self) -> Option<String> {
        self.current.as_ref()?;
        let set = self.set_outcome(0);
        Some(match set.standing() {
            Standing::Open => self.number_text(),
            _ => words::puzzles_done(set.right(), set.puzzles),
        })
    }

    fn reader(&self) -> Option<Color> {
        Some(self.current.as_ref()?.side)
    }

    fn controls(&self) -> Vec<Control> {
        let mut controls = self.ask(BoardMode::controls);
        controls.extend([Control::Skip, Control::NextPuzzle]);
        controls
    }

    fn can(&self, control: Control) -> bool {
        match control {
            Control::Skip | Control::NextPuzzle => self.can_leave(control),
            _ => self.ask(|puzzle| puzzle.can(control)),
        }
    }

    fn restarts(&self) -> bool {
        self.ask(BoardMode::restarts)
    }

    fn entry(&self) -> Option<Entry> {
        // The field stays while a puzzle is read.
        Some(Entry::Move)
    }

    fn drawing(&self) -> Rc<Drawing> {
        self.ask(BoardMode::drawing)
    }

    fn set_drawing(&mut self, drawing: Rc<Drawing>) {
        if let Some(puzzle) = self.puzzle_mut() {
            puzzle.set_drawing(drawing);
        }
    }

    fn tints(&self) -> Rc<[Tint]> {
        self.puzzle().map_or_else(|| Rc::from([]), BoardMode::tints)
    }

    fn marked(&self) -> Bitboard {
        self.puzzle().map_or(Bitboard::EMPTY, BoardMode::marked)
    }

    fn is_as_written(&self) -> bool {
        // The author knows of no single puzzle.
        false
    }

    fn faults(&self) -> Vec<Fault> {
        if self.reader.is_some() {
            // They are reported together once the whole file is read.
            return Vec::new();
        }
        let more = Fault::more(self.more_faults);
        self.faults.iter().cloned().chain(more).collect()
    }

    fn glides(&self) -> bool {
        self.ask(BoardMode::glides)
    }

    fn change_look(&mut self, data: &Data) {
        if let Some(puzzle) = self.puzzle_mut() {
            puzzle.change_look(data);
        }
    }

    fn refuse(&mut self) {
        if let Some(puzzle) = self.puzzle_mut() {
            puzzle.refuse();
        }
    }

    fn attempt(&mut self, made: Try, now: u64) -> Vec<ModeEvent> {
        self.work(now, |puzzle| puzzle.attempt(made, now))
    }

    fn square(&mut self, square: Square, now: u64) -> Vec<ModeEvent> {
        self.work(now, |puzzle| puzzle.square(square, now))
    }

    fn named(&mut self, square: Square, now: u64) -> Vec<ModeEvent> {
        self.work(now, |puzzle| puzzle.named(square, now))
    }

    fn press(&mut self, control: Control, now: u64) -> Vec<ModeEvent> {
        match control {
            Control::Skip | Control::NextPuzzle if !self.can_leave(control) => Vec::new(),
            Control::Skip => self.skip(now),
            Control::NextPuzzle => self.next(now),
            _ => self.work(now, |puzzle| puzzle.press(control, now)),
        }
    }

    fn hint(&mut self, answers: Option<&Answers>) -> Option<Vec<ModeEvent>> {
        match self.puzzle_mut() {
            Some(puzzle) => puzzle.hint(answers),
            None => Some(Vec::new()),
        }
    }

    fn touch(&mut self, now: u64) {
        if let Some(puzzle) = self.puzzle_mut() {
            puzzle.touch(now);
        }
    }

    fn is_thinking(&self) -> bool {
        self.ask(BoardMode::is_thinking)
    }

    fn show_solution(&mut self, answers: Option<&'static Answers>) -> Option<Vec<ModeEvent>> {
        match self.puzzle_mut() {
            Some(puzzle) => puzzle.show_solution(answers),
            None => Some(Vec::new()),
        }
    }

    fn go_on(&mut self) -> Vec<ModeEvent> {
        self.puzzle_mut().map(BoardMode::go_on).unwrap_or_default()
    }

    fn outcome(&self, now: u64) -> Option<Outcome> {
        self.puzzle()?.outcome(now)
    }

    fn detail(&self, now: u64) -> String {
        let Some((outcome, result)) = self.outcome(now).zip(self.current_result(now)) else {
            return String::new();
        };
        let outcome = outcome.to_string();
        let (number, all, id) = (self.at + 1, self.places.len(), result.id);
        let outcome = outcome.strip_suffix('}').unwrap_or(&outcome);
        format!(r#"{outcome},"id":"{id}","puzzle":{number},"puzzles":{all}}}"#)
    }

    fn value(&self, now: u64) -> Option<(String, Standing)> {
        let set = self.set_outcome(now);
        Some((set.to_string(), set.standing()))
    }

    fn take_up(&mut self, kept: &str, now: u64) -> Vec<ModeEvent> {
        let Ok(SetOutcome { mut results, .. }) = kept.parse() else {
            return Vec::new();
        };
        let open = results.pop_if(|result| result.standing == Standing::Open);
        self.at = results.len();
        self.results = results;
        self.kept = open;
        self.current = None;
        // What was told then is not told again.
        self.is_announced = true;
        let events = match self.reader {
            Some(_) => self.bring(now),
            None => self.settle(now),
        };
        self.is_announced = self.set_outcome(now).standing() != Standing::Open;
        events
    }

    fn fen(&self) -> String {
        self.puzzle()
            .map_or_else(|| self.empty.fen(), BoardMode::fen)
    }
}
