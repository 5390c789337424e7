//! The fields of dialogs: a box to check and a list to choose from.

use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{AttrValue, Callback, Event, Html, html};

/// A box with its name, and a hint below it if there is one.
pub fn check_field(
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

/// A list with its name; each choice has a key, a name, and may be the chosen one.
pub fn select_field(
    id: &'static str,
    name: String,
    choices: Vec<(&'static str, String, bool)>,
    on_change: Callback<String>,
) -> Html {
    let choices = choices.into_iter();
    let choices = choices.map(|(key, name, is_chosen)| (AttrValue::Static(key), name, is_chosen));
    select_field_of(id, name, choices.collect(), on_change)
}

/// A list with its name whose choices are found out only when it is drawn.
pub fn select_field_of(
    id: &'static str,
    name: String,
    choices: Vec<(AttrValue, String, bool)>,
    on_change: Callback<String>,
) -> Html {
    select_field_in_groups(id, name, vec![(None, choices)], on_change)
}

/// A list with its name, and below it a line about what is chosen.
pub fn select_field_with_hint(
    id: &'static str,
    name: String,
    choices: Vec<(AttrValue, String, bool)>,
    hint: Option<String>,
    on_change: Callback<String>,
) -> Html {
    select(id, name, vec![(None, choices)], hint, on_change)
}

/// A list with its name whose choices stand in groups, some of them under a heading.
pub fn select_field_in_groups(
    id: &'static str,
    name: String,
    groups: Vec<Group>,
    on_change: Callback<String>,
) -> Html {
    select(id, name, groups, None, on_change)
}

fn select(
    id: &'static str,
    name: String,
    groups: Vec<Group>,
    hint: Option<String>,
    on_change: Callback<String>,
) -> Html {
    let hint_id = hint.as_ref().map(|_| [id, "-hint"].concat());
    let onchange = Callback::from(move |event: Event| {
        if let Some(field) = event
            .target()
            .and_then(|target| target.dyn_into::<HtmlSelectElement>().ok())
        {
            on_change.emit(field.value());
        }
    });
    let options = |choices: Vec<(AttrValue, String, bool)>| -> Html {
        choices
            .into_iter()
            .map(|(key, name, selected)| {
                html! { <option value={key} {selected}>{ name }</option> }
            })
            .collect()
    };
    html! {
        <div class="field">
            <label for={id}>{ name }</label>
            <select {id} {onchange} aria-describedby={hint_id.clone()}>
                { for groups.into_iter().map(|(heading, choices)| match heading {
                    Some(label) => html! { <optgroup {label}>{ options(choices) }</optgroup> },
                    None => options(choices),
                }) }
            </select>
            if let Some(hint) = hint {
                <p class="hint" id={hint_id}>{ hint }</p>
            }
        </div>
    }
}

/// Choices of a list, and the heading above them, if they have one.
pub type Group = (Option<String>, Vec<(AttrValue, String, bool)>);
