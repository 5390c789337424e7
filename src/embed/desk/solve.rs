//! The mode `solve`: a goal on the board, reached by playing.

use std::rc::Rc;

use board::Drawing;
use exercise::{Answer, Goal, Outcome, Solve, SolveTask, Try, Verdict};
use rules::{AnyPosition, Bitboard, Move};

use super::{Control, Mode};
use crate::data::Data;
use crate::effect::{Effect, Refused};
use crate::fault::Fault;
use crate::hint::Hints;
use crate::marks::crossed;
use crate::moved;

use crate::table::Table;

/// A task that is solved by playing.
pub(crate) struct SolveDesk {
    task: SolveTask,
    solve: Solve,
    table: Table,
    hints: Hints,
    /// The answer of the other side, until it is shown.
    reply: Option<Move>,
    drawing: Rc<Drawing>,
}

impl SolveDesk {
    pub(crate) fn new(data: &Data, now: u64) -> Result<Self, Fault> {
        let task = data.task(SolveTask::parse)?;
        let solve = Solve::new(&task, data.hints.len(), now);
        Ok(Self {
            table: Table::new(solve.ground().clone()),
            task,
            solve,
            hints: Hints::of(data),
            reply: None,
            drawing: Rc::default(),
        })
    }

    fn answer(&mut self, answer: Answer, now: u64) -> Vec<Effect> {
        let before = self.solve.ground().clone();
        let verdict = self.solve.answer(answer, now);
        let text = words::solve_verdict_text(&before, answer, &verdict);
        let made = match answer {
            Answer::Move(made) => before.find_move(made.from, made.to, made.promotion).ok(),
            Answer::Stalemate(_) => None,
        };
        self.drawing = Rc::default();
        match verdict {
            Verdict::Solved => {
                if let Some(mv) = made {
                    self.table.play(mv, self.solve.ground().clone());
                }
                vec![Effect::Say(text), Effect::Solved]
            }
            Verdict::Right { reply } => {
                if let Some(mv) = made {
                    let after = match reply {
                        // The reply is shown after a pause.
                        Some(_) => before.play(mv),
                        None => self.solve.ground().clone(),
                    };
                    self.table.play(mv, after);
                }
                self.reply = reply;
                let more = reply.map(|_| Effect::GoOn);
                [Effect::Say(text)].into_iter().chain(more).collect()
            }
            Verdict::Wrong { restarted, .. } => {
                if restarted {
                    self.table.set(self.solve.ground().clone());
                } else {
                    self.table.renew();
                }
                if let Answer::Move(made) = answer {
                    self.drawing = Rc::new(crossed(made.to));
                }
                vec![Effect::Say(text), Effect::Failed]
            }
            Verdict::Illegal(_) => match answer {
                Answer::Move(made) => {
                    self.table.renew();
                    vec![Effect::Refused(Refused {
                        made,
                        ground: before,
                        game: None,
                    })]
                }
                Answer::Stalemate(_) => vec![Effect::Say(text)],
            },
            Verdict::TooHard | Verdict::NotAsked | Verdict::Over => {
                self.table.renew();
                vec![Effect::Say(text)]
            }
        }
    }

    fn is_open(&self) -> bool {
        !self.solve.tally().is_solved() && self.reply.is_none()
    }
}

impl Mode for SolveDesk {
    fn table(&self) -> &Table {
        &self.table
    }

    fn moves(&self) -> Vec<Move> {
        match self.is_open() {
            true => self.solve.ground().moves(),
            false => Vec::new(),
        }
    }

    fn headline(&self) -> String {
        words::goal_prompt(&AnyPosition::of(self.task.setup()), self.task.goal())
    }

    fn controls(&self) -> Vec<Control> {
        let mut controls = Vec::new();
        if self.task.goal() == Goal::IsStalemate {
            controls.extend([Control::Stalemate, Control::NoStalemate]);
        }
        if self.hints.are_offered() {
            controls.push(Control::Hint);
        }
        controls
    }

    fn can(&self, _control: Control) -> bool {
        self.is_open()
    }

    fn restarts(&self) -> bool {
        true
    }

    fn drawing(&self) -> Rc<Drawing> {
        Rc::clone(&self.drawing)
    }

    fn marked(&self) -> Bitboard {
        self.solve.targets()
    }

    fn set_drawing(&mut self, drawing: Rc<Drawing>) {
        self.drawing = drawing;
    }

    fn refuse(&mut self) {
        self.table.renew();
    }

    fn attempt(&mut self, made: Try, now: u64) -> Vec<Effect> {
        self.answer(Answer::Move(made), now)
    }

    fn press(&mut self, control: Control, now: u64) -> Vec<Effect> {
        match control {
            Control::Stalemate => self.answer(Answer::Stalemate(true), now),
            Control::NoStalemate => self.answer(Answer::Stalemate(false), now),
            Control::Restart => {
                self.reply = None;
                self.solve.restart();
                self.drawing = Rc::default();
                self.table.set(self.solve.ground().clone());
                vec![Effect::Say(words::begun_anew())]
            }
            Control::Hint if self.hints.are_offered() => {
                let hint = self.solve.hint();
                let index = self.solve.tally().hints();
                self.hints
                    .give(hint, index, self.solve.ground(), &mut self.drawing)
            }
            _ => Vec::new(),
        }
    }

    fn go_on(&mut self) -> Vec<Effect> {
        let Some(reply) = self.reply.take() else {
            return Vec::new();
        };
        let after = self.solve.ground().clone();
        let told = moved::told(&self.table, reply, &after);
        self.table.play(reply, after);
        vec![Effect::Replied(told)]
    }

    fn outcome(&self, now: u64) -> Option<Outcome> {
        Some(self.solve.outcome(now))
    }

    fn resume(&mut self, outcome: &Outcome, now: u64) {
        self.solve.resume(outcome, now);
        self.table.set(self.solve.ground().clone());
    }

    fn fen(&self) -> String {
        self.solve.ground().setup().to_string()
    }
}
