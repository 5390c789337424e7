//! What comes into sight: another step, and what is said of an answer. The page moves only where they
//! are not in sight, as little as is needed, and at once, so that nothing is set in motion.

use std::ops::Range;

use ui::platform::{document, focus};
use yew::{hook, use_effect_with, use_mut_ref};

const TEXT: &str = ".lesson-desk > .text";
const ASKED: &str = ".lesson-desk > .asked";
const BOARD: &str = ".lesson-desk > :is(.lesson-board, .lesson-diagram, .lesson-table)";

/// When another step is shown, brings it into sight.
#[hook]
pub(crate) fn use_step_in_sight(step: usize, text: Range<usize>) {
    let first = use_mut_ref(|| true);
    let before = use_mut_ref(|| 0..0);
    use_effect_with(step, move |_| {
        let is_new = before.replace(text.clone()) != text;
        if first.replace(false) {
            return;
        }
        let Some(document) = document() else { return };
        let height = |selector: &str| {
            let found = document.query_selector(selector).ok().flatten();
            found.map(|it| it.client_height())
        };
        let view = document.document_element().map(|it| it.client_height());
        let text = height(TEXT).filter(|_| is_new);
        for part in parts(text, height(ASKED).is_some(), view.unwrap_or_default()) {
            focus::bring_into_view(part);
        }
    });
}

/// What is brought into sight one after the other; the last one surely is. The text counts where it
/// is new, and not so long that it would leave no room for the board and what is asked.
fn parts(text: Option<i32>, is_asked: bool, view: i32) -> &'static [&'static str] {
    match text {
        Some(text) if !is_asked || text.saturating_mul(4) <= view => &[BOARD, ASKED, TEXT],
        _ => &[BOARD, ASKED],
    }
}

/// Brings into sight what is said of an answer, which a bar at the edge might hide.
pub(crate) fn show_feedback() {
    focus::bring_into_view("#lesson-feedback");
}

#[cfg(test)]
mod tests {
    use super::{ASKED, BOARD, TEXT, parts};

    #[test]
    fn a_new_step_shows_what_is_asked_and_its_text_where_both_have_room() {
        assert_eq!(parts(Some(120), true, 640).last(), Some(&TEXT));
        assert_eq!(parts(Some(400), true, 640), [BOARD, ASKED]);
        // The text of the step before is known.
        assert_eq!(parts(None, true, 640), [BOARD, ASKED]);
        // A diagram that asks nothing is there to be read about.
        assert_eq!(parts(Some(400), false, 640).last(), Some(&TEXT));
    }
}
