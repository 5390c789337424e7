//! Entering by hand: the dialog in which it is done, and what becomes of it when another one opens.

use std::rc::Rc;

use super::action::Dialog;
use super::entered::Entered;
use super::state::Analysis;
use crate::transcribe::{self, Beginning};

impl Entered {
    /// Where it is entered.
    #[must_use]
    pub fn dialog(&self) -> Dialog {
        match self {
            Self::SetUp(setup) => Dialog::SetUp(Some(Rc::clone(setup))),
            Self::Score(text) => Dialog::Transcribe(Beginning::Kept(Rc::clone(text))),
        }
    }

    /// Whether this is what is entered in a dialog.
    const fn belongs_to(&self, dialog: &Dialog) -> bool {
        matches!(
            (self, dialog),
            (Self::SetUp(_), Dialog::SetUp(_)) | (Self::Score(_), Dialog::Transcribe(_))
        )
    }
}

impl Analysis {
    /// Something else was entered by hand. The dialog goes on from there when the page is drawn again
    /// after another one was shown in between.
    pub(super) fn enter(&mut self, entered: Entered) {
        if let Some(dialog) = &mut self.dialog
            && entered.belongs_to(dialog)
        {
            *dialog = entered.dialog();
        }
        self.entered = Some(entered);
        self.settle_entered(true);
    }

    /// What was entered goes with the dialog when that `is_done`: it has become a record, or was given up.
    /// A score over which something else was opened waits.
    pub(super) fn settle_entered(&mut self, is_done: bool) {
        let Some(entered) = self.entered.take() else {
            return;
        };
        if self.dialog.as_ref() == Some(&entered.dialog()) {
            self.entered = Some(entered);
        } else if let Entered::Score(text) = entered
            && !is_done
            && !transcribe::printed_text(&text).trim().is_empty()
        {
            self.waiting_score = Some(text);
        }
    }

    /// Opens a dialog. Who is to enter a new score goes on with the one that waits.
    pub(super) fn open(&mut self, dialog: Dialog) {
        let is_new =
            matches!(&dialog, Dialog::Transcribe(Beginning::Text(text)) if text.trim().is_empty());
        let score = match &self.entered {
            Some(Entered::Score(text)) => Some(Rc::clone(text)),
            _ if is_new => self.waiting_score.take(),
            _ => None,
        };
        match score.filter(|_| is_new) {
            Some(text) => self.go_on_entering(Entered::Score(text)),
            None => self.dialog = Some(dialog),
        }
    }

    /// Goes on with what was being entered by hand.
    pub(super) fn go_on_entering(&mut self, entered: Entered) {
        self.dialog = Some(entered.dialog());
        self.entered = Some(entered);
    }
}
