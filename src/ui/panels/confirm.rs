//! A move that is shown and waits: two buttons, and the keys that say the same.

use yew::{Callback, Html, Properties, component, html, use_effect_with, use_mut_ref};

use crate::nothing;
use crate::platform::{focus, keys};

/// The button that plays the move, which takes the focus.
pub const PLAY_IT: &str = "#play-it";

/// Asks whether a move that is shown stands; `on_answer` hears `true` for played.
pub fn confirm_move(question: String, on_answer: &Callback<bool>) -> Html {
    let yes = on_answer.reform(|_| true);
    let no = on_answer.reform(|_| false);
    html! {
        <div class="answer-row" id="confirm-move" role="group" aria-label={words::confirm_label()}>
            <p>{ question }</p>
            <button type="button" id="play-it" class="primary" onclick={yes}>{ words::button_play_it() }</button>
            <button type="button" onclick={no}>{ words::button_put_back() }</button>
            <AnswerKeys on_answer={on_answer.clone()} />
        </div>
    }
}

/// Props of [`AnswerKeys`].
#[derive(Clone, Debug, PartialEq, Properties)]
struct AnswerKeysProps {
    on_answer: Callback<bool>,
}

/// Takes the focus when it comes; while it is drawn, Enter says yes and Escape says no, wherever the focus is.
#[component]
fn AnswerKeys(props: &AnswerKeysProps) -> Html {
    let answer = use_mut_ref(Callback::<bool>::default);
    answer.replace(props.on_answer.clone());
    use_effect_with((), move |()| {
        // Where the question comes later than the move, because its part was still being fetched, nobody
        // has given it the focus.
        focus::focus(PLAY_IT);
        let listener = keys::listen_for_answer(move |yes| answer.borrow().emit(yes));
        move || drop(listener)
    });
    nothing()
}
