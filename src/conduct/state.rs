//! Everything about conduct that a game has to remember between two events.

mod offended;
mod text;

#[cfg(test)]
mod offended_tests;
#[cfg(test)]
mod tests;

pub use offended::PenaltyRefused;

use rules::{ByColor, CastlingSide, Color, Move, Position, Square};

use crate::binding::{Binding, Cause};
use crate::check::{CheckCall, CheckNotice};
use crate::code::Code;
use crate::draw::DrawOffer;
use crate::duty::Duty;
use crate::fifty::{FiftyCount, FiftyLaw};
use crate::odds::{OddsCastling, OddsRights};
use crate::options::{Conduct, TouchMove};
use crate::touch::{Touch, TouchEffect, TouchEvent, TouchRefused};
use crate::turn::duty_after_two_moves;

/// What is pending at the board: touched pieces, penalties, counts, offers.
///
/// The position, the moves and the clocks are kept elsewhere and passed in. The state is written as
/// one line, so that a game that is opened again continues with the same bound piece.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ConductState {
    touch: Touch,
    /// Set while an illegal move is being replaced: whose touch rules bind that move, whether or not
    /// touched pieces bind in this game (FIDE 7.5.1).
    replaced: Option<Code>,
    /// What the player to move has to do.
    duty: Option<Duty>,
    /// The piece a player must play on their next turn (seed 000, law V).
    wrongly_moved: ByColor<Option<Square>>,
    /// How many illegal moves each player has completed.
    illegal_moves: ByColor<u32>,
    /// The illegal move for which the opponent may enforce a penalty.
    false_move: Option<(Square, Square)>,
    /// What was said with the last move.
    call: CheckCall,
    fifty: FiftyCount,
    offer: DrawOffer,
    odds: OddsRights,
}

impl ConductState {
    /// The beginning of a game.
    #[must_use]
    pub fn of_start(conduct: Conduct, start: &Position) -> Self {
        Self::with_odds(conduct, OddsRights::of_start(start))
    }

    /// A state in which nothing is pending, in a game whose kings have these rights left.
    #[must_use]
    pub fn with_odds(conduct: Conduct, odds: OddsRights) -> Self {
        Self {
            odds: match conduct.odds {
                OddsCastling::Allowed => odds,
                OddsCastling::Barred => OddsRights::default(),
            },
            ..Self::default()
        }
    }

    /// The last move was taken back. What was touched belongs to the turn that is over; the illegal moves
    /// of a game and a count that is going belong to the game.
    pub fn taken_back(&mut self, conduct: Conduct, odds: OddsRights) {
        *self = Self {
            illegal_moves: self.illegal_moves,
            fifty: self.fifty.taken_back(),
            ..Self::with_odds(conduct, odds)
        };
    }

    /// What has been touched on this turn.
    #[must_use]
    pub const fn touch(&self) -> &Touch {
        &self.touch
    }

    /// The count of fifty moves.
    #[must_use]
    pub const fn fifty(&self) -> FiftyCount {
        self.fifty
    }

    /// The count of fifty moves, to call or to choose.
    pub const fn fifty_mut(&mut self) -> &mut FiftyCount {
        &mut self.fifty
    }

    /// The offer of a draw.
    #[must_use]
    pub const fn offer(&self) -> DrawOffer {
        self.offer
    }

    /// The offer of a draw, to make and to answer.
    pub const fn offer_mut(&mut self) -> &mut DrawOffer {
        &mut self.offer
    }

    /// The rights to castle at odds.
    #[must_use]
    pub const fn odds(&self) -> OddsRights {
        self.odds
    }

    /// How many illegal moves a player has completed.
    #[must_use]
    pub const fn illegal_moves(&self, color: Color) -> u32 {
        *self.illegal_moves.get(color)
    }

    /// What the player to move is bound to: by a penalty the opponent may still enforce, then by a
    /// duty, then by touched pieces.
    #[must_use]
    pub fn binding(&self, conduct: Conduct, position: &Position) -> Binding {
        let penalties = self.penalties(conduct, position);
        if !penalties.is_empty() {
            return Binding::OpponentMayPenalize(penalties);
        }
        let by_touch = match (self.replaced, conduct.touch) {
            (None, TouchMove::Off) => Binding::Free,
            _ => self.touch.binding(self.touch_code(conduct), position),
        };
        let Some(Binding::Bound { moves, cause }) = self.duty.map(|duty| duty.binding(position))
        else {
            return by_touch;
        };
        match by_touch {
            Binding::Bound {
                moves: touched,
                cause: by_touch,
            } if touched.iter().all(|mv| moves.contains(mv)) => Binding::Bound {
                moves: touched,
                cause: by_touch,
            },
            _ => Binding::Bound { moves, cause },
        }
    }

    /// Applies a touch. A touch that counts also declines an offer by the opponent (FIDE 9.1.2.1).
    ///
    /// # Errors
    ///
    /// [`TouchRefused`] if it is impossible; then nothing has changed.
    pub fn apply_touch(
        &mut self,
        conduct: Conduct,
        position: &Position,
        event: TouchEvent,
    ) -> Result<TouchEffect, TouchRefused> {
        let code = self.touch_code(conduct);
        let effect = self.touch.apply(code, position, event)?;
        if effect == TouchEffect::Touched && conduct.touch == TouchMove::On {
            self.offer.reject(position.turn());
        }
        Ok(effect)
    }

    /// Whose touch rules apply on this turn.
    fn touch_code(&self, conduct: Conduct) -> Code {
        self.replaced.unwrap_or(conduct.code)
    }

    /// Whether the player to move has lost the right to claim a draw on this move by touching a
    /// piece (FIDE 9.4).
    #[must_use]
    pub fn has_forfeited_draw_claim(&self, conduct: Conduct) -> bool {
        conduct.touch == TouchMove::On && self.touch.is_touched()
    }

    /// Applies a move made by the player who is not to move: it is taken back, and may have to be played
    /// on that player's turn (seed 000, law V).
    pub fn moved_out_of_turn(
        &mut self,
        conduct: Conduct,
        position: &Position,
        piece: Square,
    ) -> Option<Duty> {
        let duty = duty_after_two_moves(conduct.code, piece)?;
        *self.wrongly_moved.get_mut(position.turn().other()) = Some(piece);
        Some(duty)
    }

    /// Applies a legal move made in `before`, and what was said with it.
    pub fn played(
        &mut self,
        conduct: Conduct,
        before: &Position,
        mv: Move,
        call: CheckCall,
    ) -> CheckNotice {
        self.odds.played(before, mv);
        self.begin_turn(conduct, &before.play_unchecked(mv), call)
    }

    /// Whether the player to move may castle without a rook toward this side.
    #[must_use]
    pub fn may_castle_at_odds(
        &self,
        conduct: Conduct,
        position: &Position,
        side: CastlingSide,
    ) -> bool {
        let king = position.king(position.turn());
        let is_free = match self.binding(conduct, position) {
            Binding::Free => true,
            // A king that was touched may castle; one that moves as a penalty may not (law IX).
            Binding::Bound { cause, .. } => cause == Cause::MustMove(king),
            Binding::OpponentSelects(_)
            | Binding::OpponentMayStop { .. }
            | Binding::OpponentMayPenalize(_) => false,
        };
        let is_allowed = conduct.odds == OddsCastling::Allowed && is_free;
        is_allowed && self.odds.king_to(position, side).is_some()
    }

    /// Castles at odds in `before`: the position after it, and what the call meant. `None` if it is
    /// not allowed.
    pub fn castle_at_odds(
        &mut self,
        conduct: Conduct,
        before: &Position,
        side: CastlingSide,
        call: CheckCall,
    ) -> Option<(Position, CheckNotice)> {
        if !self.may_castle_at_odds(conduct, before, side) {
            return None;
        }
        let after = self.odds.castle(before, side)?;
        Some((after, self.begin_turn(conduct, &after, call)))
    }

    fn begin_turn(&mut self, conduct: Conduct, after: &Position, call: CheckCall) -> CheckNotice {
        let turn = after.turn();
        self.offer.reject(turn.other());
        if conduct.fifty == FiftyLaw::Called {
            self.fifty.played();
        }
        let notice = conduct.check.notice(after, call);
        self.touch = if notice == CheckNotice::FalseCry {
            Touch::after_false_cry()
        } else {
            Touch::default()
        };
        self.replaced = None;
        self.false_move = None;
        self.duty = self.wrongly_moved.get_mut(turn).take().map(Duty::MovePiece);
        self.call = call;
        notice
    }
}

impl DrawOffer {
    /// The player answers the opponent's offer by playing on.
    fn reject(&mut self, player: Color) {
        if self.by() == Some(player.other()) {
            *self = Self::default();
        }
    }
}
