//! The fields of the page: lists, switches, lines and texts, each with its name and hint.

use web_sys::{Event, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement, InputEvent};
use yew::{AttrValue, Callback, Html, Properties, TargetCast, component, html, use_state};

/// A list to choose from; each choice has a key, a name, and may be the chosen one.
pub(crate) fn select(
    id: &str,
    name: String,
    choices: Vec<(AttrValue, String, bool)>,
    on_change: Callback<String>,
) -> Html {
    let onchange = Callback::from(move |event: Event| {
        if let Some(field) = event.target_dyn_into::<HtmlSelectElement>() {
            on_change.emit(field.value());
        }
    });
    let id = AttrValue::from(id.to_owned());
    html! {
        <div class="field">
            <label for={id.clone()}>{ name }</label>
            <select {id} {onchange}>
                { for choices.into_iter().map(|(key, name, selected)| html! {
                    <option key={key.to_string()} value={key.clone()} {selected}>{ name }</option>
                }) }
            </select>
        </div>
    }
}

/// A box to check.
pub(crate) fn check(id: &str, name: String, checked: bool, on_change: Callback<bool>) -> Html {
    let onchange = Callback::from(move |event: Event| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            on_change.emit(input.checked());
        }
    });
    let id = AttrValue::from(id.to_owned());
    html! {
        <div class="field check">
            <input type="checkbox" id={id.clone()} {checked} {onchange} />
            <label for={id}>{ name }</label>
        </div>
    }
}

/// A line of text.
pub(crate) fn line(
    id: &str,
    name: String,
    hint: Option<String>,
    value: String,
    on_change: Callback<String>,
) -> Html {
    input(id, name, hint, None, value, on_change)
}

/// A number from 1 to `most`, or nothing.
pub(crate) fn number(
    id: &str,
    name: String,
    hint: Option<String>,
    most: u8,
    value: String,
    on_change: Callback<String>,
) -> Html {
    input(id, name, hint, Some(most), value, on_change)
}

fn input(
    id: &str,
    name: String,
    hint: Option<String>,
    most: Option<u8>,
    value: String,
    on_change: Callback<String>,
) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(input) = event.target_dyn_into::<HtmlInputElement>() {
            on_change.emit(input.value());
        }
    });
    let (hint_id, hint) = hint_parts(id, hint);
    let id = AttrValue::from(id.to_owned());
    let kind = if most.is_some() { "number" } else { "text" };
    html! {
        <div class="field">
            <label for={id.clone()}>{ name }</label>
            <input type={kind} {id} {value} {oninput} min={most.map(|_| "1")} max={most.map(|most| most.to_string())}
                spellcheck="false" autocomplete="off" aria-describedby={hint_id} />
            { hint }
        </div>
    }
}

/// A text of several lines.
pub(crate) fn text(
    id: &str,
    name: String,
    hint: Option<String>,
    value: String,
    rows: &'static str,
    on_change: Callback<String>,
) -> Html {
    let oninput = Callback::from(move |event: InputEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
            on_change.emit(field.value());
        }
    });
    let (hint_id, hint) = hint_parts(id, hint);
    let id = AttrValue::from(id.to_owned());
    html! {
        <div class="field">
            <label for={id.clone()}>{ name }</label>
            <textarea {id} {rows} {value} {oninput} spellcheck="false" autocomplete="off"
                aria-describedby={hint_id} />
            { hint }
        </div>
    }
}

/// A text of several lines that is taken over when its field is left.
#[derive(Properties, PartialEq)]
pub(crate) struct LateTextProps {
    pub(crate) id: &'static str,
    pub(crate) name: String,
    pub(crate) value: String,
    pub(crate) rows: &'static str,
    pub(crate) on_change: Callback<String>,
}

/// The field keeps what is typed until then: the page around it may be drawn at any time.
#[component]
pub(crate) fn LateText(props: &LateTextProps) -> Html {
    let draft = use_state(|| None::<String>);
    let oninput = {
        let draft = draft.clone();
        Callback::from(move |event: InputEvent| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                draft.set(Some(field.value()));
            }
        })
    };
    let onchange = {
        let (draft, on_change) = (draft.clone(), props.on_change.clone());
        Callback::from(move |event: Event| {
            if let Some(field) = event.target_dyn_into::<HtmlTextAreaElement>() {
                draft.set(None);
                on_change.emit(field.value());
            }
        })
    };
    let value = draft.as_ref().unwrap_or(&props.value).clone();
    html! {
        <div class="field">
            <label for={props.id}>{ &props.name }</label>
            <textarea id={props.id} rows={props.rows} {value} {oninput} {onchange} spellcheck="false"
                autocomplete="off" />
        </div>
    }
}

fn hint_parts(id: &str, hint: Option<String>) -> (Option<AttrValue>, Html) {
    let hint_id = hint
        .as_ref()
        .map(|_| AttrValue::from([id, "-hint"].concat()));
    let shown = hint.map(|hint| html! { <p class="hint" id={hint_id.clone()}>{ hint }</p> });
    (hint_id, shown.unwrap_or_default())
}
