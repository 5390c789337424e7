//! What is entered by hand on the page, as it is kept until it becomes a record: a position that is
//! being set up, or the score of an old book with what was decided about it.

use std::rc::Rc;

use notation::fen;
use rules::Setup;

use super::action::Dialog;
use super::state::Analysis;
use crate::transcribe::{self, Beginning};

/// What the text of a position begins with.
const SET_UP: &str = "set-up";
/// What the text of a score begins with.
const SCORE: &str = "score";

/// What is being entered by hand.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entered {
    /// The pieces on a board.
    SetUp(Rc<Setup>),
    /// A printed score, as its reader keeps it.
    Score(Rc<str>),
}

impl Entered {
    /// The text under which it is kept.
    #[must_use]
    pub fn to_text(&self) -> String {
        match self {
            Self::SetUp(setup) => [SET_UP, "\n", &fen::write(setup)].concat(),
            Self::Score(text) => [SCORE, "\n", text].concat(),
        }
    }

    /// Reads what [`to_text`](Self::to_text) wrote; `None` for anything else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        match text.split_once('\n')? {
            (SET_UP, fen) => Some(Self::SetUp(Rc::new(fen::read(fen).ok()?))),
            (SCORE, text) => Some(Self::Score(text.into())),
            _ => None,
        }
    }

    /// A file of it: its name, and what is in it.
    #[must_use]
    pub fn file(&self) -> (&'static str, String) {
        match self {
            Self::SetUp(setup) => ("position.fen", fen::write(setup)),
            Self::Score(text) => ("score.txt", transcribe::printed_text(text).to_owned()),
        }
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_entered_is_kept_with_its_kind() {
        let setup = Setup {
            halfmove_clock: 3,
            ..fen::read("8/8/8/4k3/8/8/8/8 b - - 0 1").expect("a board with one king")
        };
        for entered in [
            Entered::SetUp(Rc::new(setup)),
            Entered::Score("1;x\n1. P-K4\nP-K4".into()),
        ] {
            assert_eq!(Entered::parse(&entered.to_text()), Some(entered));
        }
        for other in ["", "set-up", "set-up\n9/8", "record\n1. e4 *"] {
            assert_eq!(Entered::parse(other), None, "{other}");
        }
    }
}
