//! Whether the goal of a position that is played on is reached.

use course::PlayGoal;
use rules::{Move, Position, Role};

use super::{PlayOutDesk, Reached};

impl PlayOutDesk {
    /// How the goal stands after a move.
    pub(super) fn judge(&self, before: &Position, mv: Move) -> Reached {
        let position = self.game.position();
        let side = self.task.side;
        let is_own = before.turn() == side;
        let is_drawn = self.game.repetitions() >= 3
            || position.halfmove_clock() >= 100
            || self.game.outcome().is_some() && !position.is_checkmate();
        if position.is_checkmate() {
            let has_won = is_own;
            return match self.task.goal {
                PlayGoal::Mate if has_won => Reached::Yes,
                PlayGoal::Draw | PlayGoal::Promote if has_won => Reached::Yes,
                _ => Reached::No,
            };
        }
        let is_out_of_moves = self
            .task
            .moves
            .is_some_and(|most| self.own_moves() >= most.into());
        match self.task.goal {
            PlayGoal::Mate if is_drawn || is_out_of_moves && is_own => Reached::No,
            PlayGoal::Draw if is_drawn || is_out_of_moves && !is_own => Reached::Yes,
            PlayGoal::Promote => self.judge_promotion(mv, is_own, is_drawn),
            PlayGoal::Mate | PlayGoal::Draw => Reached::Open,
        }
    }

    /// Why the goal is missed after this move.
    pub(super) fn missed(&self, before: &Position, mv: Move) -> String {
        let position = self.game.position();
        let is_own = before.turn() == self.task.side;
        let taken = before.captured_by(mv).filter(|_| !is_own);
        let is_over_time = self
            .task
            .moves
            .is_some_and(|most| self.own_moves() >= most.into());
        match taken {
            _ if position.is_stalemate() => words::play_stalemate(),
            _ if position.is_checkmate() => words::play_mated(),
            Some((square, piece)) => words::play_taken_text(piece.role, square),
            None if self.game.outcome().is_some() => words::play_dead(),
            None if is_over_time && is_own => words::play_out_of_moves(),
            None => words::play_missed(),
        }
    }

    /// A new piece has to outlive the answer.
    fn judge_promotion(&self, mv: Move, is_own: bool, is_drawn: bool) -> Reached {
        let position = self.game.position();
        let moves = self.game.moves();
        let earlier = moves
            .len()
            .checked_sub(2)
            .and_then(|place| moves.get(place));
        let promoted = earlier.filter(|it| it.promotion().is_some());
        if let Some(promoted) = promoted.filter(|_| !is_own) {
            if mv.to() != promoted.to() {
                return Reached::Yes;
            }
        } else if is_own && mv.promotion().is_some() {
            // The game may be over with it.
            let is_over = self.game.outcome().is_some();
            return if is_over { Reached::Yes } else { Reached::Open };
        }
        let pawns = position.by_color(self.task.side) & position.by_role(Role::Pawn);
        if is_drawn || pawns.is_empty() {
            return Reached::No;
        }
        Reached::Open
    }
}
