//! The mode `solve`: a goal on the board, reached by playing.

use std::rc::Rc;
use std::task::Poll;

use board::Drawing;
use exercise::{Answer, Goal, Outcome, Solve, SolveTask, Standing, Try, Verdict};
use rules::{AnyPosition, Bitboard, Move};

use super::{BoardMode, Control};
use crate::answers::{Answers, ShowMove, Solution};
use crate::board_state::BoardState;
use crate::data::Data;
use crate::fault::Fault;
use crate::hint::Hints;
use crate::marks::crossed;
use crate::mode_event::{ModeEvent, Refused};
use crate::move_report::MoveReport;
use crate::tries;

/// A task that is solved by playing.
pub(crate) struct SolveMode {
    task: SolveTask,
    solve: Solve,
    board_state: BoardState,
    hints: Hints,
    /// The answer of the other side, until it is shown.
    reply: Option<Move>,
    /// The solution, while it is shown.
    shown: Option<Shown>,
    /// Whether a button shows the solution once more.
    gives_up: bool,
    drawing: Rc<Drawing>,
}

/// A solution that is shown move by move.
struct Shown {
    run: Box<Solve>,
    next: ShowMove,
}

impl SolveMode {
    pub(crate) fn new(data: &Data, now: u64) -> Result<Self, Fault> {
        let task = data.task(SolveTask::parse)?;
        let tries = data.tries()?;
        let solve = Solve::new(&task, data.hints.len(), now).limited(tries);
        Ok(Self {
            board_state: BoardState::new(solve.any_position().clone()),
            task,
            solve,
            hints: Hints::of(data),
            reply: None,
            shown: None,
            gives_up: tries.give_up.is_some(),
            drawing: Rc::default(),
        })
    }

    fn answer(&mut self, answer: Answer, now: u64) -> Vec<ModeEvent> {
        let before = self.solve.any_position().clone();
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
                    self.board_state.play(mv, self.solve.any_position().clone());
                }
                vec![ModeEvent::Say(text), ModeEvent::Solved]
            }
            Verdict::Right { reply } => {
                if let Some(mv) = made {
                    let after = match reply {
                        // The reply is shown after a pause.
                        Some(_) => before.play(mv),
                        None => self.solve.any_position().clone(),
                    };
                    self.board_state.play(mv, after);
                }
                self.reply = reply;
                let more = reply.map(|_| ModeEvent::Continue);
                [ModeEvent::Say(text)].into_iter().chain(more).collect()
            }
            Verdict::Wrong { restarted, .. } => {
                if restarted {
                    self.board_state.set(self.solve.any_position().clone());
                } else {
                    self.board_state.renew();
                }
                if let Answer::Move(made) = answer {
                    self.drawing = Rc::new(crossed(made.to));
                }
                tries::wrong(&text, self.solve.tally())
            }
            Verdict::Illegal(_) => match answer {
                Answer::Move(made) => {
                    self.board_state.renew();
                    vec![ModeEvent::Refused(Refused {
                        made,
                        position: before,
                        game: None,
                    })]
                }
                Answer::Stalemate(_) => vec![ModeEvent::Say(text)],
            },
            Verdict::TooHard | Verdict::NotAsked | Verdict::Over => {
                self.board_state.renew();
                vec![ModeEvent::Say(text)]
            }
        }
    }

    fn is_open(&self) -> bool {
        !self.solve.tally().is_over() && self.reply.is_none()
    }

    /// What stands on the board when everything that is coming was shown.
    fn run(&self) -> &Solve {
        self.shown.as_ref().map_or(&self.solve, |shown| &shown.run)
    }

    /// Shows the next move of the solution.
    fn show_next(&mut self) -> Vec<ModeEvent> {
        let Some(shown) = &mut self.shown else {
            return Vec::new();
        };
        let before = shown.run.any_position().clone();
        let Some((mv, reply)) = (shown.next)(&mut shown.run) else {
            let is_unknown = shown.run.line().is_empty();
            let said = is_unknown.then(|| ModeEvent::Say(words::solution_unknown()));
            return said.into_iter().collect();
        };
        self.reply = reply;
        self.drawing = Rc::default();
        let after = match reply {
            Some(_) => before.play(mv),
            None => shown.run.any_position().clone(),
        };
        let report = MoveReport::new(&self.board_state, mv, &after);
        self.board_state.play(mv, after);
        vec![ModeEvent::Replied(report), ModeEvent::ContinueSlowly]
    }
}

impl BoardMode for SolveMode {
    fn board_state(&self) -> &BoardState {
        &self.board_state
    }

    fn moves(&self) -> Vec<Move> {
        match self.is_open() {
            true => self.solve.any_position().moves(),
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
        if self.gives_up {
            controls.push(Control::Solution);
        }
        controls
    }

    fn can(&self, control: Control) -> bool {
        match control {
            Control::Solution => self.solve.tally().standing() == Standing::Shown,
            _ => self.is_open(),
        }
    }

    fn restarts(&self) -> bool {
        true
    }

    fn drawing(&self) -> Rc<Drawing> {
        Rc::clone(&self.drawing)
    }

    fn marked(&self) -> Bitboard {
        self.run().targets()
    }

    fn set_drawing(&mut self, drawing: Rc<Drawing>) {
        self.drawing = drawing;
    }

    fn refuse(&mut self) {
        self.board_state.renew();
    }

    fn attempt(&mut self, made: Try, now: u64) -> Vec<ModeEvent> {
        self.answer(Answer::Move(made), now)
    }

    fn press(&mut self, control: Control, now: u64) -> Vec<ModeEvent> {
        match control {
            Control::Stalemate => self.answer(Answer::Stalemate(true), now),
            Control::NoStalemate => self.answer(Answer::Stalemate(false), now),
            Control::Restart => {
                self.reply = None;
                self.shown = None;
                let attempts = self.solve.tally().attempts();
                self.solve.restart(now);
                self.drawing = Rc::default();
                self.board_state.set(self.solve.any_position().clone());
                let (said, tally) = (words::begun_anew(), self.solve.tally());
                match tally.attempts() == attempts {
                    true => vec![ModeEvent::Say(said)],
                    // What was left counts, and may have been the last try.
                    false => tries::wrong(&said, tally),
                }
            }
            _ => Vec::new(),
        }
    }

    fn hint(&mut self, answers: Option<&Answers>) -> Option<Vec<ModeEvent>> {
        if !self.hints.are_offered() {
            return Some(Vec::new());
        }
        let answers = answers?;
        let Poll::Ready(hint) = (answers.next_hint)(&mut self.solve) else {
            return Some(vec![ModeEvent::Think]);
        };
        let index = self.solve.tally().hints();
        let position = self.solve.any_position();
        Some((answers.give_hint)(
            &self.hints,
            hint,
            index,
            position,
            &mut self.drawing,
        ))
    }

    fn show_solution(&mut self, answers: Option<&'static Answers>) -> Option<Vec<ModeEvent>> {
        if !self.can(Control::Solution) {
            return Some(Vec::new());
        }
        let answers = answers?;
        let run = match (answers.solution)(&self.solve) {
            Solution::Said(text) => return Some(vec![ModeEvent::Say(text)]),
            Solution::Moves(run) => run,
        };
        self.reply = None;
        self.board_state.set(run.any_position().clone());
        self.shown = Some(Shown {
            run,
            next: answers.show_move,
        });
        Some(vec![ModeEvent::ContinueSlowly])
    }

    fn touch(&mut self, now: u64) {
        self.solve.begin(now);
    }

    fn is_thinking(&self) -> bool {
        self.solve.is_thinking()
    }

    fn go_on(&mut self) -> Vec<ModeEvent> {
        let Some(reply) = self.reply.take() else {
            return self.show_next();
        };
        let after = self.run().any_position().clone();
        let report = MoveReport::new(&self.board_state, reply, &after);
        self.board_state.play(reply, after);
        let more = self.shown.as_ref().map(|_| ModeEvent::ContinueSlowly);
        [ModeEvent::Replied(report)]
            .into_iter()
            .chain(more)
            .collect()
    }

    fn outcome(&self, now: u64) -> Option<Outcome> {
        Some(self.solve.outcome(now))
    }

    fn resume(&mut self, outcome: &Outcome, now: u64) {
        self.solve.resume(outcome, now);
        self.shown = None;
        self.board_state.set(self.solve.any_position().clone());
    }

    fn fen(&self) -> String {
        self.run().any_position().setup().to_string()
    }
}
