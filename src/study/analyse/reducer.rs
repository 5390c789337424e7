//! What the page does with an action: at once, or when the part of the program is here that carries
//! it out. Pure, so that native tests can drive every transition.

use std::rc::Rc;

use moves::recorder::RecordAction;
use ui::lazy::NotFetched;
use ui::panels::notices::why_not_kept;
use ui::platform::storage::SaveState;
use ui::speech::Urgency;
use yew::Reducible;

use super::action::Action;
use super::state::Analysis;
use crate::desk::{self, desk};

impl Reducible for Analysis {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Self::clone(&self);
        next.apply(action);
        Rc::new(next)
    }
}

impl Analysis {
    /// Carries out one action, or keeps it until the parts of the program are here that it needs.
    pub fn apply(&mut self, action: Action) {
        match action {
            Action::Parts(result) => self.settle_queue(result),
            Action::FetchParts => self.queue.retry(),
            Action::Entered(entered) => self.enter(entered),
            Action::ForgetSetAside => self.set_aside = None,
            Action::Saved(kept) => self.saved(kept),
            Action::Openings(names) => self.opening_names = names,
            Action::Point(pointed) => self.recorder.pointed = Some(pointed),
            Action::Report(text) => self.recorder.conversation.say(text),
            // The choices made on another page, not on this one.
            Action::Record(RecordAction::Settings(settings)) => {
                self.recorder.take_settings(settings);
            }
            Action::Record(RecordAction::Cursor(square)) => {
                self.recorder.conversation.cursor = Some(square);
            }
            later => match desk().filter(|_| desk::is_complete() && self.queue.is_empty()) {
                Some(desk) => (desk.apply)(self, later),
                None => self.queue.push(later),
            },
        }
    }

    /// Carries out what has waited, in the order in which it came.
    fn settle_queue(&mut self, result: Result<(), NotFetched>) {
        let Ok(waiting) = self.queue.settle(result) else {
            self.recorder.conversation.say(words::part_not_fetched());
            return;
        };
        for action in waiting {
            self.apply(action);
        }
    }

    fn saved(&mut self, kept: bool) {
        self.turn_to(self.save.after(kept));
    }

    /// Whether the work is in storage is as it is now; that it no longer is cannot wait.
    pub(super) fn turn_to(&mut self, save: SaveState) {
        if save != self.save
            && let Some(why) = why_not_kept(save)
        {
            let conversation = &mut self.recorder.conversation;
            conversation.speak(why, Urgency::Assertive);
        }
        self.save = save;
    }
}
