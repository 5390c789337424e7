//! The transitions: pure, so that native tests can drive every one of them.

use std::rc::Rc;

use rules::{Color, Move, Role, Square};
use ui::lazy::NotFetched;
use ui::learning::learning;
use ui::platform::storage::SaveState;
use ui::settings::Seating;
use ui::speech::Urgency;
use yew::Reducible;

use super::{Action, AppState};
use crate::around::around;
use crate::coach::CoachMode;
use crate::desk::desk;
use crate::link::{GuardedAction, link_play};
use crate::sitting::{Table, sitting_table};

impl Reducible for AppState {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Self::clone(&self);
        let is_asked = !action.happens_by_itself();
        next.apply(action);
        if let Some(around) = around().filter(|_| next.watched.is_some()) {
            (around.guard)(&self, &mut next, is_asked);
        }
        Rc::new(next)
    }
}

impl AppState {
    /// Carries out an action, or keeps it until the parts of the program that it needs are loaded.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Parts(result) => return self.parts_arrived(result),
            Action::FetchParts => return self.queue.retry(),
            _ => {}
        }
        let is_held_back = !self.queue.is_empty() && !action.happens_by_itself();
        if is_held_back || !self.has_parts_for(&action) {
            self.queue.push(action);
        } else {
            self.carry_out(action);
        }
    }

    /// Carries out an action, under an agreement if there is one.
    fn carry_out(&mut self, action: Action) {
        let (plies, was_over) = (self.game.len(), self.game.outcome().is_some());
        let said = self.conversation.status.serial();
        match self.sitting_part() {
            Some(table) => (table.carry_out)(self, action),
            None => self.carry_out_freely(action),
        }
        let is_over = self.game.outcome().is_some();
        if (plies, was_over) != (self.game.len(), is_over) {
            self.coach.forget();
        }
        self.coach.was_open |= !is_over;
        // A screen reader finds in the page what was said last: of a game that is over no question,
        // and of one that goes on no end.
        if was_over && !is_over {
            self.conversation.speak("", Urgency::Assertive);
        } else if is_over && !was_over && said == self.conversation.status.serial() {
            self.conversation.say("");
        }
    }

    /// Whether the parts of the program that an action needs are loaded.
    fn has_parts_for(&self, action: &Action) -> bool {
        let has_link = self.link.mine.is_none() || link_play().is_some();
        let has_link = has_link && (!self.sitting.is_on() || sitting_table().is_some());
        if has_link && desk().is_some() && learning().is_some() {
            return true;
        }
        match *action {
            // Only a refusal has to be explained.
            Action::Attempt {
                from,
                to,
                promotion,
            } => {
                let is_legal = || self.game.position().find_move(from, to, promotion).is_ok();
                has_link && (!self.is_live() || !self.settings.confirm && is_legal())
            }
            ref action => action.is_first(),
        }
    }

    /// Carries out the waiting actions in their order.
    fn parts_arrived(&mut self, result: Result<(), NotFetched>) {
        match self.queue.settle(result) {
            Ok(waiting) => waiting
                .into_iter()
                .for_each(|action| self.carry_out(action)),
            Err(NotFetched) => self.conversation.say(words::part_not_fetched()),
        }
    }

    pub(crate) fn carry_out_freely(&mut self, action: Action) {
        // What happens without user input must not remove what the user is reading.
        if !action.happens_by_itself() {
            self.conversation.clear_refusal();
        }
        let keeps_explanation = matches!(
            action,
            Action::StepWhy(_) | Action::Toggle(_) | Action::Flip | Action::Settings(_)
        );
        if !action.happens_by_itself() && !keeps_explanation {
            self.conversation.explanation = None;
        }
        let is_own_action = self.link.mine.is_some() && !matches!(action, Action::Link(_));
        let link = link_play().filter(|_| is_own_action);
        if link.is_some_and(|link| (link.before)(self, &action)) {
            return;
        }
        let before = link.map(|link| (link, self.game_id.clone(), self.game.clone()));
        match action {
            Action::Attempt {
                from,
                to,
                promotion,
            } => self.attempt(from, to, promotion),
            Action::Picked(square) => {
                let position = self.game.position_at(self.shown);
                self.conversation.say_selected(position, square);
            }
            Action::PutBack => self.conversation.say(words::put_back()),
            Action::NotMovable(square) => self.refuse_to_pick(square),
            Action::PromotionAsked(square) => self.conversation.say(words::promotion_asked(square)),
            Action::Cursor(square) => self.conversation.cursor = Some(square),
            Action::Settings(settings) => self.settings = settings,
            Action::Saved(kept) => self.saved(kept),
            Action::Arrived(is_shown) => self.arrive(is_shown),
            Action::Tab(news) => (news.0)(self),
            later => self.carry_out_later(later),
        }
        if let Some((link, _, game)) = before.filter(|(_, id, _)| *id == self.game_id) {
            (link.after)(self, &game);
        }
    }

    fn carry_out_later(&mut self, action: Action) {
        if let Some(desk) = desk() {
            (desk.apply)(self, action);
        }
    }

    /// The part for the sitting of the game, if it has one.
    pub(super) fn sitting_part(&self) -> Option<&'static Table> {
        sitting_table().filter(|_| self.sitting.is_on())
    }

    /// Whether a game by link forbids something now; says why.
    pub(super) fn is_barred(&mut self, action: GuardedAction) -> bool {
        self.link.mine.is_some() && link_play().is_some_and(|link| (link.bars)(self, action))
    }

    fn attempt(&mut self, from: Square, to: Square, promotion: Option<Role>) {
        if !self.is_live() {
            self.conversation.refuse(words::not_the_last_position());
            return;
        }
        if self.is_barred(GuardedAction::Move) {
            return;
        }
        match self.game.position().find_move(from, to, promotion) {
            Ok(found) if self.settings.confirm || self.coach.mode != CoachMode::Off => {
                self.carry_out_later(Action::Propose(found));
            }
            Ok(found) => self.play(found),
            Err(_) => {
                self.conversation
                    .refuse_move(&self.game, from, to, promotion);
            }
        }
    }

    /// Plays a legal move in the current position of the game.
    pub(crate) fn play(&mut self, chosen: Move) {
        if self
            .sitting_part()
            .is_some_and(|table| (table.bars)(self, chosen))
        {
            return;
        }
        let before = *self.game.position();
        match Rc::make_mut(&mut self.game).play(chosen) {
            Ok(()) => {
                self.shown = self.game.len();
                self.animate = true;
                self.turn_board();
                self.conversation
                    .say(words::move_announcement(&before, chosen));
                // The players of a sitting have agreed on how draws are claimed.
                let is_free = self.link.mine.is_none() && !self.sitting.is_on();
                if self.settings.claim_for_me && is_free {
                    Rc::make_mut(&mut self.game).auto_claim();
                }
                self.announce_end();
            }
            // The move is legal: nothing but the end of the game forbids it.
            Err(_) => self.conversation.refuse(words::game_is_over(&self.game)),
        }
    }

    /// Turns the board to the player to move, where two players share one seat.
    pub(crate) fn turn_board(&mut self) {
        if self.settings.seating == Seating::Turning && self.mine().is_none() {
            self.bottom = self.game.position().turn();
        }
    }

    pub(crate) fn announce_end(&mut self) {
        if self.game.outcome().is_some() {
            let text = self.status_text();
            self.conversation.speak(text, Urgency::Assertive);
        }
    }

    fn saved(&mut self, kept: bool) {
        let state = self.save.after(kept);
        if state == SaveState::Failed && self.save == SaveState::Kept {
            self.conversation
                .speak(words::not_saved(), Urgency::Assertive);
        }
        self.save = state;
    }

    fn refuse_to_pick(&mut self, square: Square) {
        if !self.is_live() {
            self.conversation.refuse(words::not_the_last_position());
            return;
        }
        if self.is_barred(GuardedAction::Move) {
            return;
        }
        let position = self.game.position();
        if self.game.outcome().is_some() {
            self.conversation.refuse_after_the_end(&self.game);
        } else {
            self.conversation.refuse_to_pick(position, square);
        }
    }

    /// The color whose turn it is in the shown position.
    #[must_use]
    pub fn turn(&self) -> Color {
        self.game.position_at(self.shown).turn()
    }
}
