//! What stands in the place of a dialog whose part of the program is still being fetched.

use yew::{AttrValue, Callback, Html, Properties, hook, html, use_effect_with};

use super::Shell;

/// Props of a component that waits for the part of a dialog.
#[derive(Clone, Debug, PartialEq, Properties)]
pub struct WaitingProps {
    /// Called once the part is here.
    pub on_here: Callback<()>,
    /// Called when the user no longer wants to wait.
    pub on_close: Callback<()>,
}

/// A dialog that shows how far its part is, and can be left.
pub fn waiting_dialog(
    id: &'static str,
    title: String,
    waiting: Html,
    on_close: &Callback<()>,
) -> Html {
    html! {
        <Shell {id} title={AttrValue::from(title)} on_close={on_close.clone()}>
            { waiting }
            <div class="choices">
                <button type="button" onclick={on_close.reform(|_| ())}>{ words::button_cancel() }</button>
            </div>
        </Shell>
    }
}

/// Emits as soon as what is waited for is here.
#[hook]
pub fn use_when_here(is_here: bool, on_here: &Callback<()>) {
    let on_here = on_here.clone();
    use_effect_with(is_here, move |is_here| {
        if *is_here {
            on_here.emit(());
        }
    });
}
