//! A move that is shown and waits for the player to confirm it.

use rules::Move;
use ui::conversation::FocusTarget;
use ui::panels::confirm;

use super::AppState;
use crate::coach::coach;

impl AppState {
    /// The move that is shown and waits, if there is one. What changes the game or shows another
    /// position puts it back.
    #[must_use]
    pub fn pending(&self) -> Option<Move> {
        self.pending
            .filter(|_| self.is_live() && self.game.outcome().is_none())
    }

    /// Plays a move, or shows it and waits.
    pub(super) fn propose(&mut self, played: Move) {
        let doubt = coach().and_then(|coach| (coach.doubts)(self, played));
        if !self.settings.confirm && doubt.is_none() {
            return self.play(played);
        }
        let is_barred = self
            .sitting_part()
            .is_some_and(|table| (table.bars)(self, played));
        if is_barred {
            return;
        }
        self.pending = Some(played);
        self.animate = true;
        if let Some(doubt) = doubt {
            if let Some(coach) = coach() {
                (coach.doubt)(self, doubt);
            }
            return;
        }
        let question = words::confirm_question(self.game.position(), played);
        self.conversation.say(question);
        self.conversation
            .move_focus(FocusTarget::Element(confirm::PLAY_IT));
    }

    /// The player has confirmed or rejected the move.
    pub(super) fn answer_pending(&mut self, stands: bool) {
        let waited = self.pending();
        self.pending = None;
        self.coach.settle();
        let Some(played) = waited else {
            return;
        };
        let square = if stands {
            self.play(played);
            played.to()
        } else {
            self.animate = true;
            self.conversation.say(words::move_put_back());
            played.from()
        };
        self.conversation
            .move_focus(FocusTarget::Board(Some(square)));
    }
}
