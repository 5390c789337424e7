//! Something kept that cannot be shown.

use yew::{Callback, Html, MouseEvent, Properties, component, html, use_state_eq};

/// Props of [`SetAsideNotice`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct SetAsideNoticeProps {
    /// Is asked for the file.
    pub on_save: Callback<()>,
    /// Is asked to remove what is kept, once that is confirmed.
    pub on_remove: Callback<()>,
}

/// Says that something kept cannot be shown, until the reader removes it for good, and offers it as a
/// file.
#[component]
pub fn SetAsideNotice(props: &SetAsideNoticeProps) -> Html {
    let is_asked = use_state_eq(|| false);
    let ask = |is_asked_next| {
        let set = is_asked.setter();
        Callback::from(move |_: MouseEvent| set.set(is_asked_next))
    };
    let remove = props.on_remove.reform(|_: MouseEvent| ());
    html! {
        <div class="not-saved set-aside">
            if *is_asked {
                <span role="status">{ words::draft_remove_question() }</span>
                <button type="button" onclick={remove}>{ words::button_remove_stored() }</button>
                <button type="button" onclick={ask(false)}>{ words::button_cancel() }</button>
            } else {
                <span>{ words::draft_unreadable() }</span>
                <button type="button" onclick={props.on_save.reform(|_: MouseEvent| ())}>{ words::button_save_file() }</button>
                <button type="button" onclick={ask(true)}>{ words::button_remove_stored() }</button>
            }
        </div>
    }
}
