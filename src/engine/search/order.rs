//! The moves of a position in the order in which they are worth trying.

use rules::{CheckSquares, Move, MoveList, Position, Role};

use crate::history::Histories;
use crate::position::{captured_role, piece_to};
use crate::see;

/// A move with what speaks for it.
#[derive(Clone, Copy)]
struct Candidate {
    score: i32,
    mv: Move,
    class: Class,
}

/// What is known of a move when it is picked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Class {
    /// The best move of an earlier search.
    FromTable,
    /// A capture or promotion that is not known to lose anything.
    Capture,
    /// A capture that loses material.
    LosingCapture,
    /// Any other move.
    Quiet,
}

const FROM_TABLE: i32 = 3_000_000;
const CAPTURE: i32 = 2_000_000;
const KILLER: i32 = 1_000_000;
const LOSING: i32 = -2_000_000;

/// Which moves are asked for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    All,
    /// Captures and promotions to a queen.
    Tactical,
}

/// More than any position has.
const CAPACITY: usize = 256;

/// Picks the moves of one position one by one, the most promising first.
pub(super) struct Picker {
    candidates: [Candidate; CAPACITY],
    len: usize,
    next: usize,
}

/// What the order of quiet moves rests on.
pub(super) struct Hints {
    pub(super) from_table: Option<Move>,
    pub(super) killers: [u16; 2],
    pub(super) counter: u16,
    /// The two moves before.
    pub(super) before: [u16; 2],
}

impl Picker {
    pub(super) fn new() -> Self {
        let none = Candidate {
            score: 0,
            mv: Move::default(),
            class: Class::Quiet,
        };
        Self {
            candidates: [none; CAPACITY],
            len: 0,
            next: 0,
        }
    }

    /// Lists the moves of `position` and values them.
    pub(super) fn fill(
        &mut self,
        position: &Position,
        list: &mut MoveList,
        wanted: Wanted,
        hints: &Hints,
        histories: &Histories,
    ) {
        if wanted == Wanted::Tactical {
            list.clear();
            position.append_captures(&position.check_info(), list);
        } else {
            position.legal_moves_into(list);
        }
        self.next = 0;
        let color = position.turn();
        let mut len = 0;
        for &mv in list.iter() {
            let captured = captured_role(position, mv);
            let is_tactical = captured.is_some() || mv.promotion() == Some(Role::Queen);
            let piece_to = piece_to(color, mv);
            let (score, class) = if hints.from_table == Some(mv) {
                (FROM_TABLE, Class::FromTable)
            } else if is_tactical {
                let won = captured.map_or(0, |role| {
                    16 * see::worth(role) + histories.capture(piece_to, role)
                });
                let promoted = if mv.promotion().is_some() {
                    16 * 800
                } else {
                    0
                };
                (CAPTURE + won + promoted, Class::Capture)
            } else if mv.promotion().is_some() {
                (LOSING, Class::Quiet)
            } else {
                let bits = mv.to_bits();
                let score = if bits == hints.killers[0] {
                    KILLER + 2
                } else if bits == hints.killers[1] {
                    KILLER + 1
                } else if bits == hints.counter {
                    KILLER
                } else {
                    histories.quiet(color, mv, piece_to, hints.before)
                };
                (score, Class::Quiet)
            };
            if let Some(place) = self.candidates.get_mut(len) {
                *place = Candidate { score, mv, class };
                len += 1;
            }
        }
        self.len = len;
    }

    /// The most promising of the moves that are left.
    pub(super) fn next(&mut self, position: &Position) -> Option<(Move, Class)> {
        loop {
            let left = self.candidates.get(self.next..self.len)?;
            let mut chosen = *left.first()?;
            let mut place = 0;
            for (index, other) in left.iter().enumerate() {
                if other.score > chosen.score {
                    (chosen, place) = (*other, index);
                }
            }
            self.candidates.swap(self.next, self.next + place);
            if chosen.class == Class::Capture && !see::wins_at_least(position, chosen.mv, 0) {
                let again = &mut self.candidates[self.next];
                again.class = Class::LosingCapture;
                again.score += LOSING - CAPTURE;
                continue;
            }
            self.next += 1;
            return Some((chosen.mv, chosen.class));
        }
    }

    /// Leaves out the quiet moves that have not been picked, checks excepted.
    pub(super) fn skip_quiets(&mut self, position: &Position, squares: &CheckSquares) {
        let mut kept = self.next;
        for index in self.next..self.len {
            let Candidate { mv, class, .. } = self.candidates[index];
            if class != Class::Quiet || position.gives_check(mv, squares) {
                self.candidates[kept] = self.candidates[index];
                kept += 1;
            }
        }
        self.len = kept;
    }
}
