//! The tree of a question, walked with a stack of its own, so that a walk can rest and go on.

use std::vec;

use rules::{Move, Position, PositionIdentity, Role};

use super::{MOST_MOVES, Search, Step, TooHard, attempts, in_order, successors, visit_successors};

/// A position on the way whose moves are tried one after the other.
#[derive(Clone, Debug)]
enum Frame {
    /// Mate is to be forced in this many moves.
    Attack {
        identity: PositionIdentity,
        moves: u8,
        left: vec::IntoIter<Step>,
        tried: Option<Move>,
    },
    /// Mate is to be held off for this many moves.
    Defend {
        moves: u8,
        left: vec::IntoIter<Step>,
        tried: Option<Move>,
    },
}

/// A walk through the tree below a position.
#[derive(Clone, Debug, Default)]
pub(super) struct Walk {
    frames: Vec<Frame>,
    /// What was found out about the last position that was left: whether it forces mate, or whether
    /// it is mated.
    found: Option<bool>,
    /// The move at the root that forces mate.
    key: Option<Move>,
}

impl Walk {
    /// The move at the root that was found to force mate.
    pub(super) const fn key(&self) -> Option<Move> {
        self.key
    }
}

impl Search {
    /// A walk from a position whose side to move is to force mate, all of whose moves are tried.
    pub(super) fn walk_from(&mut self, position: &Position, moves: u8) -> Result<Walk, TooHard> {
        let mut walk = Walk::default();
        self.push_attack(position, moves, &mut walk)?;
        Ok(walk)
    }

    /// Whether the side to move can force mate in at most `moves` moves.
    pub(super) fn forces_mate(&mut self, position: &Position, moves: u8) -> Result<bool, TooHard> {
        let mut walk = Walk::default();
        if let Some(known) = self.attack(position, moves, &mut walk)? {
            return Ok(known);
        }
        Ok(self.go_on(&mut walk, u64::MAX)? == Some(true))
    }

    /// Goes on with a walk until it is over, or until this many positions were looked at: then nothing
    /// is known yet.
    pub(super) fn go_on(&mut self, walk: &mut Walk, until: u64) -> Result<Option<bool>, TooHard> {
        loop {
            let found = walk.found.take();
            let is_root = walk.frames.len() == 1;
            let Some(frame) = walk.frames.last_mut() else {
                return Ok(found);
            };
            match frame {
                Frame::Attack {
                    identity,
                    moves,
                    left,
                    tried,
                } => {
                    let (identity, moves) = (*identity, *moves);
                    let next = next_if(left, found != Some(true));
                    if let Some((mv, after)) = next {
                        *tried = Some(mv);
                        walk.found = self.defend(&after, moves - 1, walk)?;
                    } else {
                        let forces = found == Some(true);
                        walk.key = tried.filter(|_| is_root && forces);
                        self.table.keep(identity, moves, forces);
                        walk.frames.pop();
                        walk.found = Some(forces);
                    }
                }
                Frame::Defend { moves, left, tried } => {
                    let moves = *moves;
                    let next = next_if(left, found != Some(false));
                    if let Some((mv, after)) = next {
                        *tried = Some(mv);
                        walk.found = self.attack(&after, moves, walk)?;
                    } else {
                        let is_mated = found != Some(false);
                        if !is_mated {
                            self.killers[usize::from(moves.min(MOST_MOVES))] = *tried;
                        }
                        walk.frames.pop();
                        walk.found = Some(is_mated);
                    }
                }
            }
            if self.nodes >= until && !walk.frames.is_empty() {
                return Ok(None);
            }
        }
    }

    /// Whether the side to move can force mate, or nothing when that is to be found out.
    fn attack(
        &mut self,
        position: &Position,
        moves: u8,
        walk: &mut Walk,
    ) -> Result<Option<bool>, TooHard> {
        match moves {
            0 => return Ok(Some(false)),
            1 => return self.mates_at_once(position).map(Some),
            _ => {}
        }
        if let Some(known) = self.table.recall(&position.identity(), moves) {
            return Ok(Some(known));
        }
        self.push_attack(position, moves, walk)?;
        Ok(None)
    }

    fn push_attack(
        &mut self,
        position: &Position,
        moves: u8,
        walk: &mut Walk,
    ) -> Result<(), TooHard> {
        let attempts = attempts(position);
        self.count(attempts.len())?;
        walk.frames.push(Frame::Attack {
            identity: position.identity(),
            moves,
            left: attempts.into_iter(),
            tried: None,
        });
        Ok(())
    }

    /// Whether the side to move is mated in at most `moves` moves, or nothing when that is to be
    /// found out.
    fn defend(
        &mut self,
        position: &Position,
        moves: u8,
        walk: &mut Walk,
    ) -> Result<Option<bool>, TooHard> {
        let killer = self.killers[usize::from(moves.min(MOST_MOVES))];
        let (mut count, mut saved) = (0, None);
        visit_successors(position, &mut |mv, after| {
            count += 1;
            if Some(mv) == killer {
                saved = Some(*after);
            }
        });
        if count == 0 {
            return Ok(Some(position.is_check()));
        }
        if moves == 0 {
            return Ok(Some(false));
        }
        self.count(count)?;
        // What refuted the last threat refutes most others: nothing else has to be made and put in order.
        if let (1, Some(after)) = (moves, saved)
            && !self.mates_at_once(&after)?
        {
            return Ok(Some(false));
        }
        let failed = killer.filter(|_| moves == 1);
        let replies = in_defense(position, killer, failed);
        walk.frames.push(Frame::Defend {
            moves,
            left: replies.into_iter(),
            tried: None,
        });
        Ok(None)
    }
}

/// The moves of the side that is to be mated, those first that save it most often: what refuted the last
/// threat, a check, a capture, a move of the king. One that is known to fail is left out.
pub(super) fn in_defense(
    position: &Position,
    killer: Option<Move>,
    left_out: Option<Move>,
) -> Vec<Step> {
    let replies = successors(position);
    let order = in_order(&replies, |place| {
        let (mv, after) = &replies[place];
        match () {
            () if Some(*mv) == killer => 0,
            () if after.is_check() => 1,
            () if position.captured_by(*mv).is_some() => 2,
            () if mv.role() == Role::King => 3,
            () => 4,
        }
    });
    let in_order = order.map(|place| replies[place]);
    in_order.filter(|(mv, _)| Some(*mv) != left_out).collect()
}

/// The next step, if one is wanted.
fn next_if(steps: &mut vec::IntoIter<Step>, is_wanted: bool) -> Option<Step> {
    if is_wanted { steps.next() } else { None }
}
