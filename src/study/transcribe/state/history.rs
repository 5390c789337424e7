//! What was decided before, to be undone and done again.

use std::rc::Rc;

use archive::book::Found;
use notation::score::{Choices, System};

use super::{Earlier, Listing, Phase, Reading};

/// This many changes can be undone.
const LONGEST: usize = 200;

/// This many of them survive a reload, and only those since the text or its notation was changed.
const LONGEST_KEPT: usize = 40;

/// Where the work stood before a change.
#[derive(Clone, Debug, PartialEq)]
struct Step {
    text: Rc<str>,
    games: Rc<[Found]>,
    listing: Listing,
    system: Option<System>,
    choices: Rc<Choices>,
    /// A byte of the game in which the change was made.
    byte: usize,
    shown: usize,
}

/// What was done and undone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    done: Vec<Step>,
    undone: Vec<Step>,
}

impl History {
    /// Whether something can be undone.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether something that was undone can be done again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }
}

impl Reading {
    /// Notes where the work stands, before something is changed.
    pub(super) fn note_step(&mut self) {
        let step = self.step();
        self.history.undone.clear();
        self.history.done.push(step);
        let over = self.history.done.len().saturating_sub(LONGEST);
        self.history.done.drain(..over);
    }

    fn step(&self) -> Step {
        Step {
            text: Rc::clone(&self.text),
            games: Rc::clone(&self.games),
            listing: self.listing,
            system: self.system,
            choices: Rc::clone(&self.choices),
            byte: self.asked.unwrap_or(self.part().start),
            shown: self.shown,
        }
    }

    /// The steps that are kept with the text.
    pub(super) fn earlier(&self) -> Vec<Earlier> {
        let is_of_text =
            |step: &&Step| Rc::ptr_eq(&step.text, &self.text) && step.system == self.system;
        let steps = self.history.done.iter().rev().take_while(is_of_text);
        let kept = steps.take(LONGEST_KEPT).map(|step| Earlier {
            choices: Choices::clone(&step.choices),
            byte: step.byte,
            shown: step.shown,
        });
        let mut kept: Vec<Earlier> = kept.collect();
        kept.reverse();
        kept
    }

    /// Takes up the steps that were kept.
    pub(super) fn restore(&mut self, earlier: Vec<Earlier>) {
        let present = self.step();
        let step = |earlier: Earlier| Step {
            choices: Rc::new(earlier.choices),
            byte: earlier.byte,
            shown: earlier.shown,
            ..present.clone()
        };
        self.history.done = earlier.into_iter().map(step).collect();
    }

    pub(super) fn undo(&mut self) -> bool {
        let Some(step) = self.history.done.pop() else {
            return false;
        };
        let present = self.step();
        self.history.undone.push(present);
        self.go_to(step);
        true
    }

    pub(super) fn redo(&mut self) -> bool {
        let Some(step) = self.history.undone.pop() else {
            return false;
        };
        let present = self.step();
        self.history.done.push(present);
        self.go_to(step);
        true
    }

    fn go_to(&mut self, step: Step) {
        let is_other_text = !Rc::ptr_eq(&self.text, &step.text) || self.system != step.system;
        self.text = step.text;
        self.system = step.system;
        self.choices = step.choices;
        self.asked = Some(step.byte);
        if is_other_text {
            let run = self.listing.run;
            self.games = step.games;
            self.game = self.game_at(step.byte).unwrap_or(0);
            self.listing = step.listing;
            self.listing.run = run + 1;
        } else {
            // The list may have grown since; one that was whole is as it was.
            if step.listing.phase == Phase::Done {
                self.games = step.games;
                self.listing.count = self.games.len();
            }
            self.game = self.game_at(step.byte).unwrap_or(self.game);
        }
        self.read();
        self.shown = step.shown.min(self.moves().len());
    }
}
