//! What was most likely meant by a set-up: a sentence for each misprint, with a button that corrects
//! it.

use std::rc::Rc;

use notation::diagram::{Correction, corrections};
use ui::platform::focus;
use yew::{Callback, Html, html};

use super::state::{Act, Change, Editing};

/// The field that is always there, to which the focus goes when a button has done its work.
const NEXT: &str = "[name=editor-turn]:checked";

/// The suggestions; nothing where nothing looks like a misprint. None is taken over by itself.
pub(super) fn suggestions(editing: &Editing, act: &Callback<Act>, say: &Callback<Rc<str>>) -> Html {
    let found = corrections(&editing.setup().board);
    html! {
        if !found.is_empty() {
            <ul class="suggestions">
                { for found.into_iter().map(|correction| suggestion(correction, act, say)) }
            </ul>
        }
    }
}

fn suggestion(correction: Correction, act: &Callback<Act>, say: &Callback<Rc<str>>) -> Html {
    let Correction { square, likely, .. } = correction;
    let correct = {
        let (act, say) = (act.clone(), say.clone());
        Callback::from(move |_| {
            act.emit(Act::Change(Change::Put {
                square,
                piece: Some(likely),
            }));
            say.emit(words::editor_square_said(Some(likely), square).into());
            focus::focus(NEXT);
        })
    };
    html! {
        <li key={square.to_string()}>
            <span>{ words::editor_suggestion_text(&correction) }</span>
            <button type="button" onclick={correct}>{ words::editor_correct_text(&correction) }</button>
        </li>
    }
}
