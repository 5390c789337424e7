//! Goals for which the other side answers: mate, stalemate, survival.

use rules::{AnyPosition, Move, Position};

use super::{Fault, Solve, Verdict, moved};

/// How far ahead a task of survival sees mates. What lies deeper is no fault of the move, but of a
/// later one.
const HORIZON: u8 = 2;

impl Solve {
    /// Every move after which mate is forced in the moves that are left is right.
    pub(super) fn judge_mate(&mut self, position: &Position, mv: Move, within: u8) -> Verdict {
        let after = position.play_unchecked(mv);
        if !after.has_legal_moves() {
            if !after.is_check() {
                return Verdict::wrong(Fault::Draws);
            }
            self.made += 1;
            self.record(mv, AnyPosition::Legal(after));
            return Verdict::Solved;
        }
        let left = within.saturating_sub(self.made + 1);
        if left == 0 {
            return Verdict::wrong(Fault::NotMate);
        }
        match self.search.escape_from(&after, left) {
            Err(_) => return Verdict::TooHard,
            Ok(Some(reply)) => return Verdict::wrong(Fault::Escapes { reply }),
            Ok(None) => {}
        }
        // That the move is right is proved; which reply is best may take too long to find out.
        let replies = after.legal_moves();
        let longest = self.search.longest_resistance(&after, left).unwrap_or(None);
        let reply = longest.or_else(|| replies.iter().min().copied());
        self.made += 1;
        self.record(mv, AnyPosition::Legal(after));
        if let Some(reply) = reply {
            self.record(reply, AnyPosition::Legal(after.play_unchecked(reply)));
        }
        Verdict::Right { reply }
    }

    pub(super) fn judge_stalemate(&mut self, position: &Position, mv: Move) -> Verdict {
        let after = position.play_unchecked(mv);
        if after.is_stalemate() {
            self.record(mv, AnyPosition::Legal(after));
            return Verdict::Solved;
        }
        Verdict::wrong(not_stalemate(&after))
    }

    /// Judges that it is stalemate, or that it is not.
    pub(super) fn claim(&self, is: bool) -> Verdict {
        match self.state.ground.position() {
            Some(position) if position.is_stalemate() == is => Verdict::Solved,
            Some(_) if !is => Verdict::wrong(Fault::IsStalemate),
            Some(position) => Verdict::wrong(not_stalemate(position)),
            None => Verdict::NotAsked,
        }
    }

    pub(super) fn judge_survival(&mut self, position: &Position, mv: Move, moves: u8) -> Verdict {
        let after = position.play_unchecked(mv);
        if let Some(fault) = self.danger(&after, mv, moves) {
            let restarted = !self.can_survive(position);
            if restarted {
                self.rewind();
            }
            return Verdict::Wrong { fault, restarted };
        }
        self.made += 1;
        self.record(mv, AnyPosition::Legal(after));
        // Whoever has mated or drawn survives.
        let reply = hardest_reply(&after).filter(|_| !after.is_dead() && self.made < moves);
        let Some(reply) = reply else {
            return Verdict::Solved;
        };
        let next = after.play_unchecked(reply);
        self.record(reply, AnyPosition::Legal(next));
        if next.has_legal_moves() && !next.is_dead() {
            Verdict::Right { reply: Some(reply) }
        } else {
            Verdict::Solved
        }
    }

    /// Whether there is a move that is not wrong.
    fn can_survive(&mut self, position: &Position) -> bool {
        let mut moves = position.legal_moves().into_iter();
        moves.any(|mv| self.survives(position, mv))
    }

    /// Whether a move is not wrong where the pupil is to survive.
    pub(super) fn survives(&mut self, position: &Position, mv: Move) -> bool {
        let after = position.play_unchecked(mv);
        let moves = self.goal.moves().unwrap_or_default();
        self.danger(&after, mv, moves).is_none()
    }

    /// What the other side can do to the pupil after a move.
    fn danger(&mut self, after: &Position, mv: Move, moves: u8) -> Option<Fault> {
        let pieces = moved(self.state.pieces, mv);
        let ground = AnyPosition::Legal(*after);
        if let Some(by) = pieces
            .into_iter()
            .find_map(|piece| ground.capture_on(piece))
        {
            return Some(Fault::Taken { by });
        }
        // The reply to the last move counts too.
        let ahead = moves.saturating_sub(self.made).min(HORIZON);
        let (within, by) = self.search.fastest_mate(after, ahead).unwrap_or(None)?;
        Some(Fault::Mated { within, by })
    }
}

/// A move after which it is stalemate.
pub(super) fn stalemating_move(position: &Position) -> Option<Move> {
    let mut moves = position.legal_moves().into_iter();
    moves.find(|&mv| position.play_unchecked(mv).is_stalemate())
}

fn not_stalemate(position: &Position) -> Fault {
    Fault::NotStalemate {
        check: position.is_check(),
        example: position.legal_moves().first().copied(),
    }
}

/// The reply that leaves the pupil the fewest moves, but some; of several the first by its
/// squares.
fn hardest_reply(position: &Position) -> Option<Move> {
    let moves = position.legal_moves();
    moves.into_iter().min_by_key(|&mv| {
        let left = position.play_unchecked(mv).count_legal_moves();
        (if left == 0 { u64::MAX } else { left }, mv)
    })
}
