//! The keys and commands of this page.

use ui::dialogs::Shell;
use yew::{Callback, Html, html};

/// Two lists: what the keys do, and what can be typed.
pub(super) fn help_dialog(on_close: &Callback<()>) -> Html {
    let list = |entries: Vec<(&'static str, String)>| {
        html! {
            <dl>
                { for entries.into_iter().map(|(term, text)| html! { <><dt>{ term }</dt><dd>{ text }</dd></> }) }
            </dl>
        }
    };
    html! {
        <Shell id="help-dialog" title={words::analyse_help_title()} on_close={on_close.clone()}>
            <div class="scroll" role="group" aria-label={words::analyse_help_title()} tabindex="0" autofocus={true}>
                <h3>{ words::analyse_help_keys_title() }</h3>
                { list(words::analyse_help_keys()) }
                <h3>{ words::analyse_help_typed_title() }</h3>
                { list(words::analyse_help_typed()) }
            </div>
            <div class="choices">
                <button type="button" class="primary" onclick={on_close.reform(|_| ())}>{ words::button_done() }</button>
            </div>
        </Shell>
    }
}
