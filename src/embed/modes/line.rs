//! The mode `line`: the author's line is played, with the author's answers to every move.

use std::rc::Rc;

use board::Drawing;
use exercise::{Line, LineTask, LineVerdict, Outcome, Try};
use record::NodeId;
use record::pgn::Severity;
use rules::{AnyPosition, Move};

use super::{BoardMode, Control};
use crate::answers::Answers;
use crate::data::Data;
use crate::fault::Fault;
use crate::hint::Hints;
use crate::marks::crossed;
use crate::mode_event::{ModeEvent, Refused};
use crate::move_report::MoveReport;

use crate::board_state::BoardState;

/// The author's line while it is played.
pub(crate) struct LineMode {
    line: Line,
    board_state: BoardState,
    hints: Hints,
    /// What is still to be shown: the reply, and where another branch begins.
    coming: Vec<Coming>,
    drawing: Rc<Drawing>,
}

#[derive(Clone, Copy, Debug)]
enum Coming {
    /// The author's reply.
    Reply(NodeId),
    /// Another reply to an earlier move.
    Branch(NodeId),
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
        // The time is chance enough to choose among replies.
        let line = Line::new(&task, read.record, now, data.hints.len(), now)
            .map_err(|error| Fault::of(words::line_error_text(&error)))?;
        Ok(Self {
            board_state: BoardState::new(AnyPosition::Legal(*line.position())),
            line,
            hints: Hints::of(data),
            coming: Vec::new(),
            drawing: Rc::default(),
        })
    }

    fn move_to(&self, node: NodeId) -> Option<(Move, AnyPosition)> {
        let mv = self.line.record().step(node)?.mv()?;
        Some((mv, AnyPosition::Legal(*self.line.record().position(node))))
    }

    fn is_open(&self) -> bool {
        !self.line.tally().is_solved() && self.coming.is_empty()
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

    fn moves(&self) -> Vec<Move> {
        match self.is_open() {
            true => self.board_state.any_position().moves(),
            false => Vec::new(),
        }
    }

    fn headline(&self) -> String {
        words::line_prompt(self.line.side())
    }

    fn controls(&self) -> Vec<Control> {
        match self.hints.are_offered() {
            true => vec![Control::Hint],
            false => Vec::new(),
        }
    }

    fn can(&self, _control: Control) -> bool {
        self.is_open()
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
        let said = ModeEvent::Say(words::line_verdict_text(&self.line, &verdict));
        self.drawing = Rc::default();
        match verdict {
            LineVerdict::Right { reply, branch, .. } => {
                let reply = reply.map(Coming::Reply);
                let branch = branch.map(Coming::Branch);
                let more = self.show(made, reply.into_iter().chain(branch).collect());
                [said].into_iter().chain(more).collect()
            }
            LineVerdict::Solved { reply, .. } => {
                let more = self.show(made, reply.map(Coming::Reply).into_iter().collect());
                [said, ModeEvent::Solved].into_iter().chain(more).collect()
            }
            LineVerdict::Known { .. } | LineVerdict::Unknown => {
                self.drawing = Rc::new(crossed(made.to));
                self.board_state.renew();
                vec![said, ModeEvent::Failed]
            }
            LineVerdict::Illegal(_) => {
                self.board_state.renew();
                vec![ModeEvent::Refused(Refused {
                    made,
                    position: self.board_state.any_position().clone(),
                    game: None,
                })]
            }
            LineVerdict::Over => vec![said],
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
        let (Coming::Reply(node) | Coming::Branch(node)) = coming;
        let mut effects = Vec::new();
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
        if !self.coming.is_empty() {
            effects.push(ModeEvent::Continue);
        }
        effects
    }

    fn outcome(&self, now: u64) -> Option<Outcome> {
        Some(self.line.outcome(now))
    }

    fn resume(&mut self, outcome: &Outcome, now: u64) {
        self.line.resume(outcome, now);
        self.board_state
            .set(AnyPosition::Legal(*self.line.position()));
    }

    fn fen(&self) -> String {
        self.line.position().to_string()
    }
}
