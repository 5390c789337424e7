//! The mode `line`: the author's line is played, with the author's answers to every move.

use std::rc::Rc;

use board::Drawing;
use exercise::{Line, LineTask, LineVerdict, Outcome, Standing, Try};
use record::NodeId;
use record::pgn::Severity;
use rules::{AnyPosition, Move};

use super::{BoardMode, Control};
use crate::answers::Answers;
use crate::board_state::BoardState;
use crate::data::Data;
use crate::fault::Fault;
use crate::hint::Hints;
use crate::marks::crossed;
use crate::mode_event::{ModeEvent, Refused};
use crate::move_report::MoveReport;
use crate::tries;

/// The author's line while it is played.
pub(crate) struct LineMode {
    line: Line,
    board_state: BoardState,
    hints: Hints,
    /// What is still to be shown: the reply, and where another branch begins; or the solution.
    coming: Vec<Coming>,
    /// Whether a button shows the solution once more.
    gives_up: bool,
    /// What was corrected in the record.
    faults: Vec<Fault>,
    drawing: Rc<Drawing>,
}

#[derive(Clone, Copy, Debug)]
enum Coming {
    /// The author's reply.
    Reply(NodeId),
    /// Another reply to an earlier move.
    Branch(NodeId),
    /// A move of the solution.
    Shown(NodeId),
}

impl LineMode {
    pub(crate) fn new(data: &Data, now: u64) -> Result<Self, Fault> {
        let task = data.task(LineTask::parse)?;
        let read = data.game()?;
        if let Some(fault) = read
            .faults
            .iter()
            .find(|fault| fault.kind.severity() == Severity::Error)
        {
            // A line that was not read to its end would refuse right answers.
            return Err(Fault::in_record(fault));
        }
        let faults = Fault::all_in_record(&read.faults);
        let tries = data.tries()?;
        // The time is chance enough to choose among replies.
        let line = Line::new(&task, read.record, now, data.hints.len(), now)
            .map_err(|error| Fault::of(words::line_error_text(&error)))?
            .limited(tries);
        Ok(Self {
            gives_up: tries.give_up.is_some(),
            board_state: BoardState::new(AnyPosition::Legal(*line.position())),
            line,
            hints: Hints::of(data),
            coming: Vec::new(),
            faults,
            drawing: Rc::default(),
        })
    }

    fn move_to(&self, node: NodeId) -> Option<(Move, AnyPosition)> {
        let mv = self.line.record().step(node)?.mv()?;
        Some((mv, AnyPosition::Legal(*self.line.record().position(node))))
    }

    fn is_open(&self) -> bool {
        !self.line.tally().is_over() && self.coming.is_empty()
    }

    /// Shows a right move; what comes after it waits.
    fn show(&mut self, made: Try, coming: Vec<Coming>) -> Option<ModeEvent> {
        let ground = self.board_state.any_position().clone();
        if let Ok(mv) = ground.find_move(made.from, made.to, made.promotion) {
            self.board_state.play(mv, ground.play(mv));
        }
        self.coming = coming;
        self.coming.reverse();
        (!self.coming.is_empty()).then_some(ModeEvent::Continue)
    }
}

impl BoardMode for LineMode {
    fn board_state(&self) -> &BoardState {
        &self.board_state
    }

    fn faults(&self) -> Vec<Fault> {
        self.faults.clone()
    }

    fn moves(&self) -> Vec<Move> {
        match self.is_open() {
            true => self.board_state.any_position().moves(),
            false => Vec::new(),
        }
    }

    /// The move to which the reader replies is seen first.
    fn begin(&mut self) -> Vec<ModeEvent> {
        let (start, at) = (self.line.start(), self.line.at());
        if start == at {
            return Vec::new();
        }
        let start = *self.line.record().position(start);
        self.board_state.set(AnyPosition::Legal(start));
        self.coming = vec![Coming::Reply(at)];
        vec![ModeEvent::Continue]
    }

    fn headline(&self) -> String {
        words::line_prompt(self.line.side())
    }

    fn controls(&self) -> Vec<Control> {
        let hint = self.hints.are_offered().then_some(Control::Hint);
        let solution = self.gives_up.then_some(Control::Solution);
        hint.into_iter().chain(solution).collect()
    }

    fn can(&self, control: Control) -> bool {
        match control {
            Control::Solution => self.line.tally().standing() == Standing::Shown,
            _ => self.is_open(),
        }
    }

    fn drawing(&self) -> Rc<Drawing> {
        Rc::clone(&self.drawing)
    }

    fn set_drawing(&mut self, drawing: Rc<Drawing>) {
        self.drawing = drawing;
    }

    fn refuse(&mut self) {
        self.board_state.renew();
    }

    fn attempt(&mut self, made: Try, now: u64) -> Vec<ModeEvent> {
        let verdict = self.line.play(made, now);
        let text = words::line_verdict_text(&self.line, made, &verdict);
        self.drawing = Rc::default();
        match verdict {
            LineVerdict::Right { reply, branch, .. } => {
                let reply = reply.map(Coming::Reply);
                let branch = branch.map(Coming::Branch);
                let more = self.show(made, reply.into_iter().chain(branch).collect());
                [ModeEvent::Say(text)].into_iter().chain(more).collect()
            }
            LineVerdict::Solved { reply, .. } => {
                let more = self.show(made, reply.map(Coming::Reply).into_iter().collect());
                let said = [ModeEvent::Say(text), ModeEvent::Solved];
                said.into_iter().chain(more).collect()
            }
            LineVerdict::Known { .. } | LineVerdict::Unknown => {
                self.drawing = Rc::new(crossed(made.to));
                self.board_state.renew();
                tries::wrong(&text, self.line.tally())
            }
            LineVerdict::Illegal(_) => {
                self.board_state.renew();
                vec![ModeEvent::Refused(Refused {
                    made,
                    position: self.board_state.any_position().clone(),
                    game: None,
                })]
            }
            LineVerdict::Over => vec![ModeEvent::Say(text)],
        }
    }

    fn press(&mut self, _control: Control, _now: u64) -> Vec<ModeEvent> {
        Vec::new()
    }

    fn hint(&mut self, _answers: Option<&Answers>) -> Option<Vec<ModeEvent>> {
        if !self.hints.are_offered() {
            return Some(Vec::new());
        }
        let hint = self.line.hint();
        let index = self.line.tally().hints();
        let position = self.board_state.any_position();
        Some(self.hints.give(hint, index, position, &mut self.drawing))
    }

    fn go_on(&mut self) -> Vec<ModeEvent> {
        let Some(coming) = self.coming.pop() else {
            return Vec::new();
        };
        let (Coming::Reply(node) | Coming::Branch(node) | Coming::Shown(node)) = coming;
        let mut effects = Vec::new();
        self.drawing = Rc::default();
        if let Some((mv, after)) = self.move_to(node) {
            if let (Coming::Branch(_), Some(before)) = (coming, self.line.record().parent(node)) {
                let before = *self.line.record().position(before);
                self.board_state.set(AnyPosition::Legal(before));
            }
            effects.push(ModeEvent::Replied(MoveReport::new(
                &self.board_state,
                mv,
                &after,
            )));
            self.board_state.play(mv, after);
        }
        match self.coming.last() {
            Some(Coming::Shown(_)) => effects.push(ModeEvent::ContinueSlowly),
            Some(_) => effects.push(ModeEvent::Continue),
            None => {}
        }
        effects
    }

    fn show_solution(&mut self, _answers: Option<&'static Answers>) -> Option<Vec<ModeEvent>> {
        if !self.can(Control::Solution) {
            return Some(Vec::new());
        }
        let start = *self.line.record().position(self.line.start());
        self.board_state.set(AnyPosition::Legal(start));
        let solution = self.line.solution().into_iter().rev();
        self.coming = solution.map(Coming::Shown).collect();
        Some(vec![ModeEvent::ContinueSlowly])
    }

    fn touch(&mut self, now: u64) {
        self.line.begin(now);
    }

    fn outcome(&self, now: u64) -> Option<Outcome> {
        Some(self.line.outcome(now))
    }

    fn resume(&mut self, outcome: &Outcome, now: u64) {
        self.line.resume(outcome, now);
        self.coming.clear();
        self.board_state
            .set(AnyPosition::Legal(*self.line.position()));
    }

    fn fen(&self) -> String {
        match self.line.tally().standing() {
            // The solution is on the board, as far as it was shown.
            Standing::Shown => self.board_state.fen(),
            _ => self.line.position().to_string(),
        }
    }
}
