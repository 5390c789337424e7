//! The questions that the course judges by itself.

use std::collections::BTreeSet;

use exercise::{Hint, Item, Outcome, Standing};
use notation::style;
use rules::Square;

use super::{Verdict, wrong};
use crate::drill::{Answer, Exercise};
use crate::question::{Choice, Question};
use crate::reason::{self, Reason};

/// What is counted where the course judges by itself.
#[derive(Clone, Debug, Default)]
pub(super) struct Own {
    pub(super) found: BTreeSet<Square>,
    wrong: u32,
    hints: u32,
    /// How many hints were shown since the last right part.
    shown: usize,
    began: u64,
    ended: Option<u64>,
    pub(super) standing: Standing,
}

impl Own {
    pub(super) fn new(now: u64) -> Self {
        Self {
            began: now,
            ..Self::default()
        }
    }

    pub(super) fn answer(&mut self, question: &Question, answer: &Answer, now: u64) -> Verdict {
        let verdict = self.judge(question, answer);
        match verdict {
            Verdict::Solved => {
                self.standing = Standing::Solved;
                self.ended = Some(now);
            }
            Verdict::Wrong { .. } => self.wrong += 1,
            Verdict::Right { .. } => self.shown = 0,
            _ => {}
        }
        verdict
    }

    fn judge(&mut self, question: &Question, answer: &Answer) -> Verdict {
        match (question, answer) {
            (Question::Move(asked), Answer::Move(made)) => {
                match asked.position.find_move(made.from, made.to, made.promotion) {
                    Ok(mv) if asked.right.contains(&mv) => Verdict::Solved,
                    Ok(mv) => wrong(reason::of_move(question, mv)),
                    Err(_) => {
                        let setup = asked.position.to_setup();
                        Verdict::Illegal(reason::of_attempt(&setup, made.from, made.to))
                    }
                }
            }
            (Question::Show(asked), Answer::Square(square)) => {
                if !asked.right.contains(*square) {
                    return wrong(match asked.that {
                        Some(that) => Reason::NotOfKind(*square, that),
                        None => Reason::NotMeant(*square),
                    });
                }
                if !self.found.insert(*square) {
                    return Verdict::Again;
                }
                match asked.right.len() - self.found.len() {
                    0 => Verdict::Solved,
                    missing => Verdict::Right {
                        missing,
                        reply: None,
                    },
                }
            }
            (Question::Show(asked), Answer::Done) => {
                wrong(Reason::Missing(asked.right.len() - self.found.len()))
            }
            (Question::Say(asked), Answer::Say(is)) => match *is == asked.right {
                true => Verdict::Solved,
                false => wrong(reason::of_claim(&asked.setup, asked.that, asked.right)),
            },
            (Question::Choose(asked), Answer::Choice(at)) => match asked.choices.get(*at) {
                Some(choice) if choice.is_right => Verdict::Solved,
                Some(_) => wrong(Reason::Author),
                None => Verdict::NotAsked,
            },
            (Question::Count(asked), Answer::Number(said)) => match said.cmp(&asked.right) {
                std::cmp::Ordering::Equal => Verdict::Solved,
                order => wrong(Reason::Number {
                    said: *said,
                    is_too_small: order.is_lt(),
                }),
            },
            (Question::Write(asked), Answer::Text(text)) => {
                match style::read(asked.style, &asked.position, &asked.origins, text) {
                    Ok(mv) if mv == asked.mv => Verdict::Solved,
                    Ok(mv) => wrong(Reason::Means(mv)),
                    Err(_) => wrong(Reason::Unreadable),
                }
            }
            _ => Verdict::NotAsked,
        }
    }

    pub(super) fn hint(&mut self, exercise: &Exercise) -> Option<Hint> {
        if self.standing != Standing::Open {
            return None;
        }
        let authors = exercise.hints.len();
        let hint = if self.shown < authors {
            Hint::Author(self.shown)
        } else {
            let free = match &exercise.question {
                Question::Move(asked) => {
                    let mv = asked.right.first()?;
                    vec![Hint::Piece(mv.from()), Hint::Square(mv.to())]
                }
                Question::Show(asked) => {
                    let left = |square: &Square| !self.found.contains(square);
                    let first = asked.right.into_iter().find(left)?;
                    let missing = asked.right.len() - self.found.len();
                    vec![Hint::Missing(missing), Hint::Square(first)]
                }
                Question::Say(asked) => vec![Hint::Say(asked.right)],
                Question::Choose(asked) => {
                    let is_wrong = |choice: &Choice| !choice.is_right;
                    vec![Hint::Not(asked.choices.iter().position(is_wrong)?)]
                }
                Question::Write(asked) => {
                    vec![Hint::Piece(asked.mv.from()), Hint::Square(asked.mv.to())]
                }
                _ => Vec::new(),
            };
            free.get(self.shown - authors).copied()?
        };
        self.shown += 1;
        self.hints += 1;
        Some(hint)
    }

    pub(super) fn outcome(&self, now: u64) -> Outcome {
        let solved = self.standing == Standing::Solved;
        Outcome {
            standing: self.standing,
            attempts: self.wrong + u32::from(solved),
            hints: self.hints,
            milliseconds: self.ended.unwrap_or(now).saturating_sub(self.began),
            moves: self.found.iter().copied().map(Item::Square).collect(),
            position: None,
        }
    }
}
