//! The keys of the board and the commands of the box.

use yew::{Callback, Html, html};

use super::shell::Shell;

/// Two lists: what the keys do on the board, and what can be typed.
pub fn help_dialog(on_close: &Callback<()>) -> Html {
    let list = |entries: Vec<(&'static str, String)>| {
        html! {
            <dl>
                { for entries.into_iter().map(|(term, text)| html! { <><dt>{ term }</dt><dd>{ text }</dd></> }) }
            </dl>
        }
    };
    html! {
        <Shell id="help-dialog" title={words::help_title()} on_close={on_close.clone()}>
            <div class="scroll" role="group" aria-label={words::help_title()} tabindex="0" autofocus={true}>
            <h3>{ words::help_typed_title() }</h3>
            { list(words::help_typed()) }
            <h3>{ words::help_keys_title() }</h3>
            { list(words::help_keys()) }
            </div>
            <div class="choices">
                <button type="button" class="primary" onclick={on_close.reform(|_| ())}>{ words::button_done() }</button>
            </div>
        </Shell>
    }
}
