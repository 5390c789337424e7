//! Who played, where and when, and how it ended: shown as a heading, and edited in its place.

use std::rc::Rc;

use moves::head;
use moves::recorder::RecordAction;
use record::{GameResult, Record};
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::prelude::*;

/// A tag that can be edited: its name in PGN, and the name of its field.
type Tag = (&'static str, fn() -> String);

/// The tags that can be edited here; all others stay as they were read.
const TAGS: [Tag; 6] = [
    ("White", words::tag_white),
    ("Black", words::tag_black),
    ("Event", words::tag_event),
    ("Site", words::tag_site),
    ("Round", words::tag_round),
    ("Date", words::tag_date),
];

/// The heading of a record, which opens the fields behind it.
pub(super) fn tags(record: &Record, send: &Callback<RecordAction>) -> Html {
    let title = head::players(record).unwrap_or_else(words::tags_title);
    let facts = head::facts(record);
    let field = |&(name, label): &Tag| {
        let id = ["tag-", &name.to_ascii_lowercase()].concat();
        let value = record.tag(name).filter(|value| *value != "?");
        let onchange = {
            let send = send.clone();
            Callback::from(move |event: Event| {
                let field = event.target().and_then(|field| field.dyn_into().ok());
                if let Some(text) = field.map(|field: HtmlInputElement| field.value()) {
                    send.emit(RecordAction::Tag(name, Rc::from(text.trim())));
                }
            })
        };
        html! {
            <div class="field">
                <label for={id.clone()}>{ label() }</label>
                <input type="text" {id} value={value.unwrap_or_default().to_owned()} autocomplete="off" {onchange} />
            </div>
        }
    };
    let result = {
        let send = send.clone();
        Callback::from(move |event: Event| {
            let list = event.target().and_then(|list| list.dyn_into().ok());
            if let Some(value) = list.map(|list: HtmlSelectElement| list.value()) {
                send.emit(RecordAction::Tag("Result", Rc::from(value)));
            }
        })
    };
    let choice = |result: GameResult| {
        let text = result.as_str();
        html! { <option value={text} selected={record.result() == result}>{ text }</option> }
    };
    html! {
        <details class="tags" id="tags">
            <summary class="record-head">
                <h3>{ title }</h3>
                if !facts.is_empty() {
                    <span class="facts">{ facts }</span>
                }
            </summary>
            <div class="tag-fields">
                { for TAGS.iter().map(field) }
                <div class="field">
                    <label for="tag-result">{ words::tag_result() }</label>
                    <select id="tag-result" onchange={result}>{ for GameResult::ALL.into_iter().map(choice) }</select>
                </div>
            </div>
        </details>
    }
}
