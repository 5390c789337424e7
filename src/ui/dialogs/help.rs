//! The keys and commands of a page.

use yew::{AttrValue, Callback, Html, html};

use super::shell::Shell;

/// What can be pressed or typed, and what it does.
pub type Entries = Vec<(&'static str, String)>;

/// Lists under their headings: what the keys do, and what can be typed.
pub fn help_dialog(title: String, parts: Vec<(String, Entries)>, on_close: &Callback<()>) -> Html {
    let title = AttrValue::from(title);
    let entry = |(term, text)| html! { <><dt>{ term }</dt><dd>{ text }</dd></> };
    let part = |(heading, entries): (String, Entries)| {
        html! { <><h3>{ heading }</h3><dl>{ for entries.into_iter().map(entry) }</dl></> }
    };
    html! {
        <Shell id="help-dialog" title={title.clone()} on_close={on_close.clone()}>
            <div class="scroll" role="group" aria-label={title} tabindex="0" autofocus={true}>
                { for parts.into_iter().map(part) }
            </div>
            <div class="choices">
                <button type="button" class="primary" onclick={on_close.reform(|_| ())}>{ words::button_done() }</button>
            </div>
        </Shell>
    }
}
