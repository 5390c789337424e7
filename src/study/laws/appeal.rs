//! A matter that nobody at the board has noticed, and whether the umpire steps in.

use conduct::Answer;
use yew::{Callback, Html, MouseEvent, Properties, component, html, use_state_eq};

/// Props of [`Appeal`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct AppealProps {
    /// Whether the umpire steps in without being asked.
    pub(super) unasked: Answer,
}

/// What the umpire does, asked or not.
#[component]
pub(super) fn Appeal(props: &AppealProps) -> Html {
    let is_asked = use_state_eq(|| false);
    let onclick = {
        let (set, next) = (is_asked.setter(), !*is_asked);
        Callback::from(move |_: MouseEvent| set.set(next))
    };
    html! {
        <>
            <button type="button" aria-pressed={is_asked.to_string()} {onclick}>{ words::law_umpire_asked() }</button>
            <p class="follows" role="status">{ words::law_umpire(props.unasked, *is_asked) }</p>
        </>
    }
}
