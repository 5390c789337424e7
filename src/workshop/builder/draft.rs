//! The work as it is kept in the browser, and as an address brings it.

use std::rc::Rc;

use yew::Reducible;

use super::work::{Change, Readable, Work, readable};
use element::Snippet;

/// The work, as a Yew reducer.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct WorkState(pub Rc<Work>);

impl Reducible for WorkState {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut work = Work::clone(&self.0);
        work.change(change);
        Rc::new(Self(Rc::new(work)))
    }
}

/// The work as it was left.
pub(crate) fn begin(kept: Option<Readable>, before: Option<Readable>) -> Work {
    Work {
        earlier: before.map(|board| Rc::new(board.snippet)),
        ..kept.map_or_else(Work::default, Work::of)
    }
}

/// Reads what [`to_text`] wrote; `None` for what the builder cannot show.
pub(crate) fn parse(text: &str) -> Option<Readable> {
    readable(Snippet::read(text).ok()?).ok()
}

/// The texts under which the work is kept: the board, and the one that can be brought back.
pub(super) fn to_texts(work: &Work) -> [String; 2] {
    let earlier = work.earlier.as_deref();
    [
        to_text(&work.snippet),
        earlier.map_or_else(String::new, to_text),
    ]
}

/// The element, with the folder of the boards as given by the tag of their loader.
#[must_use]
pub(crate) fn to_text(snippet: &Snippet) -> String {
    let script = (!snippet.home.is_empty())
        .then(|| element::snippet::script_tag(&snippet.home, element::publish::LOADER, None));
    snippet.to_element(script.as_deref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_work_is_kept_with_all_that_was_pasted() {
        let page = "<p>Before</p>\n<jadoube-board goal=\"mate\" mode=\"play\" data-x=\"1\"><b>x</b></jadoube-board>\n<p>After</p>";
        let mut snippet = Snippet::read(page).unwrap();
        snippet.home = "https://a.example/".to_owned();
        assert_eq!(Snippet::read(&to_text(&snippet)), Ok(snippet));
    }
}
