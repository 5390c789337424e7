//! The mode `find`: everything of a kind is shown on the board, square by square or move by move.

use std::rc::Rc;

use board::{Arrow, Drawing};
use exercise::{Ask, Find, FindTask, Item, Mark, Outcome, Report, Standing, Try};
use rules::{AnyPosition, Bitboard, Move, Square};

use super::{BoardMode, Control};
use crate::answers::Answers;
use crate::board_state::BoardState;
use crate::data::Data;
use crate::fault::Fault;
use crate::hint::Hints;
use crate::marks::crossed;
use crate::mode_event::ModeEvent;
use crate::tries;
use crate::typed::Entry;

/// A question about a board.
pub(crate) struct FindMode {
    find: Find,
    board_state: BoardState,
    hints: Hints,
    /// Whether a button shows the solution once more.
    gives_up: bool,
    drawing: Rc<Drawing>,
}

impl FindMode {
    pub(crate) fn new(data: &Data, now: u64) -> Result<Self, Fault> {
        let task = data.task(FindTask::parse)?;
        let tries = data.tries()?;
        Ok(Self {
            find: Find::new(&task, data.hints.len(), now).limited(tries),
            gives_up: tries.give_up.is_some(),
            board_state: BoardState::new(AnyPosition::of(task.setup())),
            hints: Hints::of(data),
            drawing: Rc::default(),
        })
    }

    /// Whether whole moves are asked for.
    const fn asks_moves(&self) -> bool {
        matches!(
            self.find.ask(),
            Ask::Moves(None) | Ask::Captures(None) | Ask::Checks(None)
        )
    }

    /// Whether the answers are the names of squares, because the squares can be seen.
    const fn asks_names(&self) -> bool {
        matches!(self.find.ask(), Ask::Name(_))
    }

    fn mark(&mut self, item: Item, now: u64) -> Vec<ModeEvent> {
        let mark = self.find.mark(item, now);
        let text = words::find_mark_text(&self.find, item, mark);
        self.board_state.renew();
        self.drawing = match mark {
            Mark::Wrong => Rc::new(crossed(item.square())),
            _ => Rc::default(),
        };
        match mark {
            Mark::Solved => vec![ModeEvent::Say(text), ModeEvent::Solved],
            Mark::Wrong => tries::wrong(&text, self.find.tally()),
            Mark::Right { .. } | Mark::Again | Mark::Over => vec![ModeEvent::Say(text)],
        }
    }

    fn done(&mut self, now: u64) -> Vec<ModeEvent> {
        if self.find.tally().is_over() {
            return Vec::new();
        }
        let found = self.find.found().clone();
        let report: Report = self.find.check(&found, now);
        let text = words::find_report_text(&report);
        match report.is_complete() {
            true => vec![ModeEvent::Say(text), ModeEvent::Solved],
            false => tries::wrong(&text, self.find.tally()),
        }
    }

    fn is_shown(&self) -> bool {
        self.find.tally().standing() == Standing::Shown
    }

    /// What is drawn and marked as found: everything, where the solution is shown.
    fn seen(&self) -> &exercise::Answers {
        match self.is_shown() {
            true => self.find.answers(),
            false => self.find.found(),
        }
    }
}

impl BoardMode for FindMode {
    fn board_state(&self) -> &BoardState {
        &self.board_state
    }

    fn moves(&self) -> Vec<Move> {
        match self.asks_moves() && !self.find.tally().is_over() {
            true => self.board_state.any_position().moves(),
            false => Vec::new(),
        }
    }

    fn plays(&self) -> bool {
        false
    }

    fn headline(&self) -> String {
        words::find_prompt(&self.find)
    }

    fn controls(&self) -> Vec<Control> {
        // Whether there is anything to find is a part of the question.
        let may_be_nothing = !matches!(self.find.ask(), Ask::Square(_) | Ask::Name(_));
        let done = may_be_nothing.then_some(Control::Done);
        let hint = self.hints.are_offered().then_some(Control::Hint);
        let solution = self.gives_up.then_some(Control::Solution);
        [done, hint, solution].into_iter().flatten().collect()
    }

    fn can(&self, control: Control) -> bool {
        match control {
            Control::Solution => self.is_shown(),
            _ => !self.find.tally().is_over(),
        }
    }

    fn entry(&self) -> Option<Entry> {
        Some(if self.asks_moves() {
            Entry::Move
        } else {
            Entry::Square
        })
    }

    fn drawing(&self) -> Rc<Drawing> {
        let found = self.seen().iter();
        let arrows: Vec<Arrow> = found
            .filter_map(|item| match *item {
                Item::Move(Try { from, to, .. }) => Some(Arrow { from, to }),
                Item::Square(_) => None,
            })
            .collect();
        if arrows.is_empty() {
            return Rc::clone(&self.drawing);
        }
        Rc::new(Drawing {
            arrows,
            ..(*self.drawing).clone()
        })
    }

    fn marked(&self) -> Bitboard {
        match self.find.ask() {
            // The squares still to name are shown.
            Ask::Name(squares) => {
                let found = self.find.found().iter().map(|item| item.square());
                squares - found.collect::<Bitboard>()
            }
            _ => {
                let squares = self.seen().iter().filter_map(|item| match *item {
                    Item::Square(square) => Some(square),
                    Item::Move(_) => None,
                });
                squares.collect()
            }
        }
    }

    fn set_drawing(&mut self, drawing: Rc<Drawing>) {
        self.drawing = drawing;
    }

    fn refuse(&mut self) {
        self.board_state.renew();
    }

    fn attempt(&mut self, made: Try, now: u64) -> Vec<ModeEvent> {
        self.mark(Item::Move(made), now)
    }

    fn square(&mut self, square: Square, now: u64) -> Vec<ModeEvent> {
        if self.asks_moves() || self.asks_names() || self.find.tally().is_over() {
            let piece = self.board_state.board().piece_at(square);
            return match self.hides_names() {
                // The name would be the answer.
                true => vec![ModeEvent::Say(words::find_type_it())],
                false => vec![ModeEvent::Say(words::square_text(piece, square))],
            };
        }
        self.mark(Item::Square(square), now)
    }

    fn named(&mut self, square: Square, now: u64) -> Vec<ModeEvent> {
        self.mark(Item::Square(square), now)
    }

    fn hides_names(&self) -> bool {
        self.asks_names() && !self.is_shown()
    }

    fn press(&mut self, control: Control, now: u64) -> Vec<ModeEvent> {
        match control {
            Control::Done => self.done(now),
            _ => Vec::new(),
        }
    }

    fn hint(&mut self, _answers: Option<&Answers>) -> Option<Vec<ModeEvent>> {
        if !self.hints.are_offered() {
            return Some(Vec::new());
        }
        let hint = self.find.hint();
        let index = self.find.tally().hints();
        let position = self.board_state.any_position();
        Some(self.hints.give(hint, index, position, &mut self.drawing))
    }

    fn show_solution(&mut self, _answers: Option<&'static Answers>) -> Option<Vec<ModeEvent>> {
        self.drawing = Rc::default();
        let said = self
            .is_shown()
            .then(|| words::find_solution_text(&self.find));
        Some(said.into_iter().map(ModeEvent::Say).collect())
    }

    fn touch(&mut self, now: u64) {
        self.find.begin(now);
    }

    fn outcome(&self, now: u64) -> Option<Outcome> {
        Some(self.find.outcome(now))
    }

    fn resume(&mut self, outcome: &Outcome, now: u64) {
        self.find.resume(outcome, now);
    }
}
