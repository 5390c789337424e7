//! A move that waits for the answer to a link: it is kept with the game, and never in its link.

use std::rc::Rc;

use game::Game;
use game::link::{self, Premove, Seat};

use super::Waited;
use crate::state::{Action, AppState};

/// Whether the answer to a link that was sent is awaited.
pub(super) fn awaits_answer(game: &Game) -> bool {
    Seat::of(game).is_some_and(|seat| seat.awaits_answer(game))
}

impl AppState {
    /// Looks at an action before it is carried out: while the answer is awaited, a move can be made in
    /// advance. Says whether that is done with.
    pub(super) fn before_link_action(&mut self, action: &Action) -> bool {
        if !self.is_live() || !awaits_answer(&self.game) {
            return false;
        }
        let is_done = self.act_in_advance(action);
        self.keep_premove();
        is_done
    }

    /// No move waits any longer.
    pub(super) fn forget_premove(&mut self) {
        self.premove = None;
        link::set_premove(Rc::make_mut(&mut self.game), None);
    }

    /// Lets the game keep what waits, to be stored.
    fn keep_premove(&mut self) {
        let premove = self.premove.map(Premove::from);
        if link::premove(&self.game) != premove {
            link::set_premove(Rc::make_mut(&mut self.game), premove);
        }
    }

    /// The answer has come: the move that waited for it is played at once if it is legal, and its link
    /// is to be sent. A draw that is offered with the answer is not declined unseen.
    pub(super) fn answer_link(&mut self, waited: Waited) {
        if self.game.outcome().is_some() {
            return;
        }
        let text = match waited {
            Waited::Answered(_) if self.game.draw_offer().is_some() => words::premove_and_offer(),
            Waited::Answered(chosen) => {
                let before = Rc::clone(&self.game);
                return self.answer_at_once(chosen, |state, found| {
                    state.play(found);
                    state.after_action(&before);
                });
            }
            Waited::Passed => words::premove_impossible(),
        };
        self.say_both(|state| state.conversation.refuse(text));
    }
}
