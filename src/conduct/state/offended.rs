//! Illegal moves and their penalties in the course of a game.

use std::error::Error;
use std::fmt;

use rules::Position;

use super::ConductState;
use crate::binding::Binding;
use crate::code::Code;
use crate::duty::Duty;
use crate::illegal::{Circumstances, Offence, Penalty, PenaltyKind, Reply, Right, Ruling, rule_on};
use crate::options::{Conduct, TouchMove};
use crate::touch::Touch;

/// Why nothing can be enforced or waived.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PenaltyRefused {
    /// There is nothing to enforce or to waive: no illegal move was made and nothing binds, or the right
    /// was used, waived or lost.
    NothingOpen,
    /// That penalty cannot be carried out in the position.
    NotPossible(PenaltyKind),
    /// The code does not let the opponent waive what binds a player.
    NotWaivable,
}

impl fmt::Display for PenaltyRefused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingOpen => f.write_str("there is nothing to enforce or to waive"),
            Self::NotWaivable => f.write_str("the code does not allow waiving"),
            Self::NotPossible(kind) => write!(f, "the penalty {kind} cannot be carried out here"),
        }
    }
}

impl Error for PenaltyRefused {}

impl ConductState {
    /// Applies an illegal move by the player to move; `position` is the one before it, and stays on the
    /// board. What binds the player already goes on binding: touched pieces, a duty, an open penalty.
    pub fn offend(&mut self, conduct: Conduct, position: &Position, offence: Offence) -> Ruling {
        let turn = position.turn();
        let circumstances = Circumstances {
            earlier: *self.illegal_moves.get(turn),
            call: self.call,
        };
        let mut ruling = rule_on(conduct.illegal, position, offence, circumstances);
        if ruling == Ruling::Refused {
            return ruling;
        }
        *self.illegal_moves.get_mut(turn) += 1;
        match &mut ruling {
            Ruling::Replace {
                binding,
                touched,
                duty,
                ..
            } => {
                // A piece touched before the illegal move was touched first, so it comes before the
                // one that was moved wrongly (FIDE 4.3.1).
                let is_touched_first = matches!(duty, Some(Duty::MovePiece(_)))
                    && self.binding(conduct, position) != Binding::Free;
                if !self.is_on_duty(position) && !is_touched_first {
                    self.duty = *duty;
                }
                self.begin_anew(conduct);
                if !touched.is_empty() {
                    self.touch.record(touched.iter().copied());
                    self.replaced = Some(Code::Fide);
                }
                *touched = self.touch.touched().to_vec();
                *duty = self.duty;
                *binding = self.binding(conduct, position);
            }
            Ruling::Penalties(penalties) => {
                let open = self.penalties(conduct, position);
                self.begin_anew(conduct);
                if self.is_on_duty(position) {
                    penalties.clear();
                } else if !open.is_empty() {
                    *penalties = open;
                } else {
                    self.false_move = match offence {
                        Offence::Move { piece, to } if !penalties.is_empty() => Some((piece, to)),
                        _ => None,
                    };
                }
            }
            Ruling::Refused | Ruling::Queen { .. } | Ruling::Lost | Ruling::Drawn => {}
        }
        ruling
    }

    /// The move is made again, with the pieces that were touched before it.
    fn begin_anew(&mut self, conduct: Conduct) {
        let counts = conduct.touch == TouchMove::On || self.replaced.is_some();
        let touch = std::mem::take(&mut self.touch);
        if counts {
            self.touch = touch.begun_anew();
        }
    }

    /// Whether an earlier offence obliges the player to move to something that can be done.
    #[must_use]
    pub fn is_on_duty(&self, position: &Position) -> bool {
        let binding = self.duty.map(|duty| duty.binding(position));
        binding.is_some_and(|binding| binding != Binding::Free)
    }

    /// The penalties among which the opponent of the player to move may choose; empty if there is no
    /// illegal move to penalize.
    #[must_use]
    pub fn penalties(&self, conduct: Conduct, position: &Position) -> Vec<Penalty> {
        let Some((piece, to)) = self.false_move else {
            return Vec::new();
        };
        let offence = Offence::Move { piece, to };
        match rule_on(conduct.illegal, position, offence, Circumstances::default()) {
            Ruling::Penalties(penalties) => penalties,
            _ => Vec::new(),
        }
    }

    /// The opponent enforces a penalty.
    ///
    /// # Errors
    ///
    /// [`PenaltyRefused`] if nothing is pending or the penalty cannot be carried out.
    pub fn enforce(
        &mut self,
        conduct: Conduct,
        position: &Position,
        kind: PenaltyKind,
    ) -> Result<Duty, PenaltyRefused> {
        let mut penalties = self.penalties(conduct, position).into_iter();
        if penalties.len() == 0 {
            return Err(PenaltyRefused::NothingOpen);
        }
        let chosen = penalties
            .find(|penalty| penalty.kind == kind)
            .ok_or(PenaltyRefused::NotPossible(kind))?;
        if let Some((piece, to)) = self.false_move.take() {
            // The penalty is for these; what else was touched still binds.
            let others = self.touch.touched().iter().copied();
            let others: Vec<_> = others.filter(|it| *it != piece && *it != to).collect();
            self.touch = Touch::of_squares(&others);
        }
        self.duty = Some(chosen.duty);
        Ok(chosen.duty)
    }

    /// The opponent does something other than enforce a penalty (seed 000, law IX). The position stays
    /// as it is; if the right is given up or lost, the offender may play any legal move.
    pub fn reply(&mut self, conduct: Conduct, reply: Reply) -> Right {
        let mut right = match self.false_move {
            Some(_) => Right::Open,
            None => return Right::Lapsed,
        };
        right.reply(conduct.code, reply);
        if right != Right::Open {
            self.false_move = None;
        }
        if matches!(right, Right::Waived | Right::Lapsed) {
            self.touch = Touch::default();
        }
        right
    }

    /// The opponent lets the player to move off: nothing that was touched, no penalty and no duty
    /// binds. The position stays as it is.
    ///
    /// # Errors
    ///
    /// [`PenaltyRefused`] if nothing binds or the code does not allow it.
    pub fn waive(&mut self, conduct: Conduct, position: &Position) -> Result<(), PenaltyRefused> {
        if self.binding(conduct, position) == Binding::Free {
            return Err(PenaltyRefused::NothingOpen);
        }
        if !conduct.code.allows_waiving() {
            return Err(PenaltyRefused::NotWaivable);
        }
        self.touch = Touch::default();
        self.replaced = None;
        self.duty = None;
        self.false_move = None;
        Ok(())
    }
}
