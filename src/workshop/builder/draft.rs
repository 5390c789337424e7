//! The work as it is kept in the browser, and as an address brings it.

use ui::platform::drafts;
use yew::{Reducible, UseReducerHandle, hook, use_effect_with, use_mut_ref};

use std::rc::Rc;

use super::work::{Change, Work, check_readable};
use element::Snippet;

/// The name under which it is kept.
const NAME: &str = "builder";

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
pub(super) fn begin() -> WorkState {
    let kept = drafts::load(NAME).and_then(|text| Snippet::read(&text).ok());
    let kept = kept.filter(|snippet| check_readable(snippet).is_ok());
    WorkState(Rc::new(kept.map_or_else(Work::default, Work::of)))
}

/// Keeps the work in the task that shows its change.
#[hook]
pub(super) fn use_saving(state: &UseReducerHandle<WorkState>) {
    let first = use_mut_ref(|| true);
    use_effect_with(state.0.snippet.clone(), move |snippet| {
        if !first.replace(false) {
            // Where the browser forbids it the work lives until the page is closed.
            let _ = drafts::keep(NAME, &kept_text(snippet));
        }
    });
}

/// The element, with the folder of the boards as given by the tag of their loader.
fn kept_text(snippet: &Snippet) -> String {
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
        assert_eq!(Snippet::read(&kept_text(&snippet)), Ok(snippet));
    }
}
