//! Draws that can be claimed, as far as the laws of a game leave them.

use std::rc::Rc;

use board::commands::{self, Command};
use conduct::FiftyLaw;
use game::{ClaimReason, Claims, Game};

use super::{PendingSitting, sitting_table};
use crate::state::{Action, AppState, Dialog};

/// What can be claimed in a game: under its own laws, if it has any.
pub(crate) fn claims(state: &AppState) -> Claims {
    match sitting_table().filter(|_| state.sitting.is_on()) {
        Some(table) => (table.claims)(state),
        None => state.game.claims(),
    }
}

impl PendingSitting {
    /// What the player to move can claim: nothing once a piece was touched (FIDE 9.4), and no fifty
    /// moves where they are counted by call (seed 000, law XI).
    pub(super) fn claims(&self, game: &Game) -> Claims {
        if self.has_forfeited() {
            return Claims::default();
        }
        let mut claims = game.claims();
        if self.sitting.agreement().conduct.fifty == FiftyLaw::Called {
            claims.now.retain(|reason| is_kept(*reason));
            claims.with_move.retain(|(_, reason)| is_kept(*reason));
        }
        claims
    }

    fn has_forfeited(&self) -> bool {
        let conduct = self.sitting.agreement().conduct;
        self.sitting.conduct().has_forfeited_draw_claim(conduct)
    }
}

impl AppState {
    pub(super) fn claims_left(&self) -> Claims {
        let held = self.sitting.held();
        held.map_or_else(|| self.game.claims(), |held| held.claims(&self.game))
    }

    /// Claims what can be claimed, where the players have agreed that it is done for them.
    pub(super) fn claim_by_itself(&mut self, held: &PendingSitting) {
        let reason = held.claims(&self.game).now.first().copied();
        let claimed = reason.map(|reason| Rc::make_mut(&mut self.game).claim(reason, None));
        if claimed.is_some_and(|claimed| claimed.is_ok()) {
            self.announce_end();
        }
    }

    /// A draw is to be claimed; returns whether the laws of the game have dealt with it.
    pub(super) fn bars_claim(&mut self, held: &PendingSitting, action: &Action) -> bool {
        let is_typed = match action {
            Action::Claim(..) | Action::Open(Dialog::Claim) => false,
            Action::Typed(text, _) if commands::parse(text) == Command::Claim => true,
            _ => return false,
        };
        let left = held.claims(&self.game);
        if left == self.game.claims() {
            return false;
        }
        if held.has_forfeited() {
            self.conversation.refuse(words::claim_forfeited());
            return true;
        }
        let is_left = match *action {
            Action::Claim(reason, _) => is_kept(reason),
            _ => !left.is_empty(),
        };
        if !is_left {
            self.conversation.refuse(words::nothing_to_claim());
        } else if is_typed && left.now.is_empty() {
            self.dialog = Some(Dialog::Claim);
        } else {
            return false;
        }
        true
    }
}

/// Whether a draw is still claimed for this where fifty moves are counted by call.
fn is_kept(reason: ClaimReason) -> bool {
    reason != ClaimReason::FiftyMove
}
