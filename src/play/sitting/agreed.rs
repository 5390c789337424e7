//! Carries out moves and other actions of the page as far as the agreement allows them.

use std::rc::Rc;

use conduct::{Conduct, IllegalMoveLaw, OfferLaw, TouchMove};
use game::Game;
use rules::Position;
use sitting::{Claims, TakeBacks};
use ui::conversation::FocusTarget;

use super::{Agreed, LeavingQuestion, PendingSitting, place};
use crate::state::{Action, AppState};

impl AppState {
    /// Carries out an action as far as the agreement allows it.
    pub(super) fn carry_out_as_agreed(&mut self, action: Action) {
        if !action.happens_by_itself() {
            self.conversation.clear_refusal();
        }
        let (id, game) = (self.game_id.clone(), self.game.clone());
        // What was asked while another page was shown was not heard.
        let is_back = matches!(action, Action::Arrived(true)) && !self.is_shown;
        let asked = place::question(self).filter(|_| !is_back);
        let serial = self.conversation.status.serial();
        let is_typed = matches!(action, Action::Typed(..));
        let action = self.at_odds(action);
        if self.before_action(&action) {
            return;
        }
        let is_loud = !matches!(action, Action::Tab(_) | Action::Load { .. });
        let is_proposed = matches!(action, Action::Propose(_));
        // Another tab has followed up on what it has done.
        let is_news = matches!(action, Action::Tab(_));
        self.carry_out_freely(action);
        if is_typed && is_proposed {
            self.conversation.settle_box();
        }
        if id == self.game_id && !is_news {
            self.after_move(&game);
            self.computer_answers_draw();
        }
        let question = place::question(self);
        if is_loud && question.is_some() && question != asked {
            self.ask_players(serial);
        }
    }

    /// Says what the players are asked, behind what was said since so many texts.
    pub(super) fn ask_players(&mut self, since: u32) {
        let take_back = || {
            let by = self.sitting.held()?.sitting.take_back_asked();
            by.filter(|_| self.watched.is_none())
                .map(words::take_back_question)
        };
        if let Some(question) = place::question(self).or_else(take_back) {
            self.add_said(question, since);
        }
    }

    /// Looks at an action before it is carried out; returns whether it has been dealt with.
    fn before_action(&mut self, action: &Action) -> bool {
        let Some(held) = self.held_mut() else {
            return false;
        };
        if !self.is_live() || self.game.outcome().is_some() {
            return false;
        }
        if self.before_action_against_computer(&held, action) || self.bars_claim(&held, action) {
            return true;
        }
        if held.is_computers_turn(self) {
            // Nothing that is touched now binds.
            return false;
        }
        let agreement = held.sitting.agreement();
        let conduct = agreement.conduct;
        // No move can be made while the clocks stand still, so nothing that is tried counts.
        let counts = held.sitting.paused().is_none() && held.sitting.forfeit().is_none();
        let binds = counts && conduct.touch == TouchMove::On;
        match *action {
            Action::Picked(square) if binds => self.touch(held, square),
            Action::NotMovable(square) if counts => self.touch(held, square),
            Action::PutBack if binds => self.put_back(held),
            Action::Attempt {
                from,
                to,
                promotion,
            } if counts && conduct.illegal != IllegalMoveLaw::Refused => {
                let found = self.game.position().find_move(from, to, promotion);
                found.is_err() && self.offend(held, from, to)
            }
            Action::Typed(ref text, _) if counts && conduct.illegal != IllegalMoveLaw::Refused => {
                self.offend_by_word(held, text)
            }
            _ => false,
        }
    }

    /// Whether the agreement forbids something, by whatever means it is wanted; says why.
    pub(super) fn agreement_bars(&mut self, action: Agreed) -> bool {
        let Some(held) = self.held_mut() else {
            return false;
        };
        let agreement = held.sitting.agreement();
        let text = match action {
            Agreed::TakeBack => return self.asks_take_back(held),
            Agreed::Redo if agreement.take_backs == TakeBacks::Free || !self.game.can_redo() => {
                None
            }
            Agreed::Redo => Some(words::take_back_never()),
            Agreed::OfferDraw if self.game.outcome().is_some() => None,
            Agreed::OfferDraw => offer_bar(agreement.conduct, self.game.position()),
        };
        let is_barred = text.is_some();
        if let Some(text) = text {
            self.conversation.refuse(text);
        }
        is_barred
    }

    /// Whether nothing can be taken back any longer: clocks that have stopped at the end stay so.
    pub(super) fn is_final(&self) -> bool {
        let is_timed = |held: &PendingSitting| held.sitting.is_timed();
        self.game.outcome().is_some() && self.sitting.held().is_some_and(is_timed)
    }

    /// Someone wants to take back; returns whether it has been dealt with, by asking or refusing.
    fn asks_take_back(&mut self, mut held: PendingSitting) -> bool {
        if !self.game.can_undo() {
            return false;
        }
        match held.sitting.agreement().take_backs {
            _ if self.is_final() => {
                self.conversation.refuse(words::take_back_too_late());
                true
            }
            TakeBacks::Free => false,
            TakeBacks::Never => {
                self.conversation.refuse(words::take_back_never());
                true
            }
            TakeBacks::Asked => {
                let by = self.game.position().turn().other();
                held.sitting.ask_take_back(Some(by));
                self.hold(held);
                self.conversation.say(words::take_back_question(by));
                self.conversation
                    .move_focus(FocusTarget::Element("#take-back-asked button"));
                true
            }
        }
    }

    /// Follows up on what was just done to the previous game.
    pub(super) fn after_move(&mut self, before: &Rc<Game>) {
        let Some(mut held) = self.held_mut() else {
            return;
        };
        if Rc::ptr_eq(before, &self.game) {
            return;
        }
        if self.game.len() != before.len() || self.game.outcome().is_some() {
            self.premove = None;
        }
        let now = held.now;
        let grown = self.game.len() == before.len() + 1 && before.outcome().is_none();
        if grown {
            let call = std::mem::take(&mut held.call);
            let happened = held.sitting.moved(&self.game, call, now);
            self.hear(&mut held, &happened);
            if held.asked == Some(LeavingQuestion::Count) {
                held.asked = None;
            }
            if held.sitting.agreement().claims == Claims::Automatic {
                self.claim_by_itself(&held);
            }
        } else if self.game.len() < before.len() {
            for _ in self.game.len()..before.len() {
                held.sitting.taken_back(&self.game, now);
            }
        }
        held.sitting.ended(&self.game, now);
        self.hold(held);
    }
}

/// Why no draw can be offered in a position under these rules of conduct.
pub(super) fn offer_bar(conduct: Conduct, position: &Position) -> Option<String> {
    match conduct.offers {
        OfferLaw::From(number) if position.fullmove_number() < number.get() => {
            Some(words::offer_too_early(number.get()))
        }
        OfferLaw::Never => Some(words::offer_never()),
        _ => None,
    }
}
