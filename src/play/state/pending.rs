//! A move that is shown and waits until the player says that it stands.

use rules::{Move, Position};
use ui::conversation::FocusTarget;
use ui::panels::confirm;

use super::AppState;

/// A move that waits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pending {
    /// In which position it was made; in another one it is no longer asked for.
    position: Position,
    /// The move.
    played: Move,
    /// Where the focus was.
    back: FocusTarget,
}

impl AppState {
    /// The move that is shown and waits, if there is one.
    #[must_use]
    pub fn pending(&self) -> Option<Move> {
        let pending = self.pending.as_ref()?;
        let is_here = self.is_live()
            && self.game.outcome().is_none()
            && pending.position == *self.game.position();
        is_here.then_some(pending.played)
    }

    /// Plays a move, or shows it and waits.
    pub(super) fn propose(&mut self, played: Move, back: FocusTarget) {
        if !self.settings.confirm {
            return self.play(played);
        }
        let position = *self.game.position();
        self.pending = Some(Pending {
            position,
            played,
            back,
        });
        self.animate = true;
        self.conversation
            .say(words::confirm_question(&position, played));
        self.conversation
            .move_focus(FocusTarget::Element(confirm::PLAY_IT));
    }

    /// The player has said whether the move stands.
    pub(super) fn answer_pending(&mut self, stands: bool) {
        let Some(played) = self.pending() else {
            return;
        };
        let back = self.pending.take().map(|pending| pending.back);
        if stands {
            self.play(played);
        } else {
            self.animate = true;
            self.conversation.say(words::move_put_back());
        }
        if let Some(back) = back {
            self.conversation.move_focus(back);
        }
    }
}
