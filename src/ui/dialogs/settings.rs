//! The player's choices.

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{AttrValue, Callback, Event, Html, html};

use super::shell::Shell;
use crate::board::Coordinates;
use crate::settings::{Settings, Theme};

/// Each choice acts at once, so there is nothing to confirm.
pub fn settings_dialog(
    settings: Settings,
    on_change: &Callback<Settings>,
    on_close: &Callback<()>,
) -> Html {
    html! {
        <Shell id="settings-dialog" title={words::settings_title()} on_close={on_close.clone()}>
            { check("auto-queen", words::setting_auto_queen(), Some(words::setting_auto_queen_hint()), settings.auto_queen,
                on_change.reform(move |auto_queen| Settings { auto_queen, ..settings })) }
            { check("claim-for-me", words::setting_claim_for_me(), None, settings.claim_for_me,
                on_change.reform(move |claim_for_me| Settings { claim_for_me, ..settings })) }
            { select("coordinates", words::setting_coordinates(),
                Coordinates::ALL.map(|choice| (choice.key(), words::coordinates_name(choice.key()), choice == settings.coordinates)).to_vec(),
                on_change.reform(move |key: String| Settings { coordinates: Coordinates::from_key(&key).unwrap_or_default(), ..settings })) }
            { select("theme", words::setting_theme(),
                Theme::ALL.map(|choice| (choice.key(), words::theme_name(choice.key()), choice == settings.theme)).to_vec(),
                on_change.reform(move |key: String| Settings { theme: Theme::from_key(&key).unwrap_or_default(), ..settings })) }
            <div class="choices">
                <button type="button" class="primary" onclick={on_close.reform(|_| ())}>{ words::button_done() }</button>
            </div>
        </Shell>
    }
}

fn check(
    id: &'static str,
    name: String,
    hint: Option<String>,
    checked: bool,
    on_change: Callback<bool>,
) -> Html {
    let onchange = Callback::from(move |event: Event| {
        if let Some(input) = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlInputElement>().ok())
        {
            on_change.emit(input.checked());
        }
    });
    let hint_id = hint
        .as_ref()
        .map(|_| AttrValue::from([id, "-hint"].concat()));
    html! {
        <div class="field check">
            <input type="checkbox" {id} {checked} {onchange} aria-describedby={hint_id.clone()} />
            <label for={id}>{ name }</label>
            if let Some(hint) = hint {
                <p class="hint" id={hint_id}>{ hint }</p>
            }
        </div>
    }
}

fn select(
    id: &'static str,
    name: String,
    choices: Vec<(&'static str, String, bool)>,
    on_change: Callback<String>,
) -> Html {
    let onchange = Callback::from(move |event: Event| {
        if let Some(field) = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlSelectElement>().ok())
        {
            on_change.emit(field.value());
        }
    });
    html! {
        <div class="field">
            <label for={id}>{ name }</label>
            <select {id} {onchange}>
                { for choices.into_iter().map(|(key, name, selected)| html! { <option value={key} {selected}>{ name }</option> }) }
            </select>
        </div>
    }
}
