//! What is entered by hand on the page, as it is kept until it becomes a record: a position that is
//! being set up, or the score of an old book with what was decided about it.

use std::rc::Rc;

use notation::fen;
use rules::Setup;

use crate::transcribe;

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
