//! The parts of the page in which a board is described: what it is, its words, its look.

use yew::{AttrValue, Callback, Html, MouseEvent, html};

use super::form;
use super::labels;
use super::prompt;
use super::work::{Change, Text, Work};
use crate::tasks::tasks;
use element::{Field, Kind, Mode};

/// What the board is: its mode, and what belongs to it.
pub(super) fn task(work: &Work, change: &Callback<Change>) -> Html {
    let modes = Mode::ALL.map(|mode| {
        let name = labels::mode(mode);
        (AttrValue::from(mode.name()), name, mode == work.mode())
    });
    let on_mode = change.reform(|key: String| Change::Mode(Mode::read(&key).unwrap_or_default()));
    let fields = work.fields().into_iter().filter(|field| !field.is_look());
    html! {
        <>
            { form::select("builder-mode", words::builder_mode_label(), modes.to_vec(), on_mode) }
            { for fields.map(|field| attribute(work, field, change)) }
        </>
    }
}

/// How the board looks.
pub(super) fn look(work: &Work, change: &Callback<Change>) -> Html {
    let fields = work.fields().into_iter().filter(|field| field.is_look());
    fields.map(|field| attribute(work, field, change)).collect()
}

fn attribute(work: &Work, field: Field, change: &Callback<Change>) -> Html {
    let (attribute, chosen) = (field.attribute, work.snippet.chosen());
    let id = ["builder-", attribute.name()].concat();
    let name = labels::field(attribute, chosen);
    let hint = labels::hint(attribute, chosen);
    let value = work.value(field).to_owned();
    let on_text = change.reform(move |value: String| Change::Attribute(attribute, value));
    let list = |words: &[&'static str], extra: Option<&'static str>| {
        let mut keys: Vec<AttrValue> = extra
            .into_iter()
            .chain(words.iter().copied())
            .map(AttrValue::from)
            .collect();
        // A value written by hand stays available as a choice.
        if !keys.iter().any(|key| **key == value) {
            keys.push(value.clone().into());
        }
        let choice = |key: AttrValue| {
            let is_chosen = *key == value;
            let name = labels::choice(attribute, &key);
            (key, name, is_chosen)
        };
        let choices = keys.into_iter().map(choice).collect();
        form::select(&id, name.clone(), choices, on_text.clone())
    };
    match field.kind {
        Kind::Choice(words) => list(words, None),
        Kind::Maybe(words) => list(words, Some("")),
        Kind::Switch => {
            let on_switch = change.reform(move |is_on| Change::Switch(attribute, is_on));
            form::check(&id, name, work.snippet.has(attribute), on_switch)
        }
        Kind::Number(most) => form::number(&id, name, hint, most, value, on_text),
        _ => form::line(&id, name, hint, value, on_text),
    }
}

/// The words of the author.
pub(super) fn texts(work: &Work, change: &Callback<Change>) -> Html {
    let snippet = &work.snippet;
    let write = |text: Text| change.reform(move |value| Change::Text(text, value));
    let usual = prompt::without_task(snippet, &work.setup)
        .or_else(|| tasks().map(|tasks| (tasks.usual_prompt)(&work.written(), &work.setup)));
    let prompt_hint = usual.map(|usual| words::builder_prompt_usual(&usual));
    html! {
        <>
            { form::text("builder-prompt", words::builder_prompt_label(), prompt_hint,
                snippet.prompt.clone(), "2", write(Text::Prompt)) }
            { form::text("builder-caption", words::builder_caption_label(), None,
                snippet.caption.clone(), "2", write(Text::Caption)) }
            if work.mode().is_task() {
                { hints(work, change) }
            }
            { form::text("builder-fallback", words::builder_fallback_label(), Some(words::builder_fallback_hint()),
                snippet.fallback.clone(), "2", write(Text::Fallback)) }
        </>
    }
}

fn hints(work: &Work, change: &Callback<Change>) -> Html {
    let hint = |(place, hint): (usize, &element::snippet::Hint)| {
        let number = place + 1;
        let id = format!("builder-hint-{number}");
        let squares = format!("builder-hint-{number}-squares");
        let remove = change.reform(move |_: MouseEvent| Change::RemoveHint(place));
        let name = words::builder_hint_remove_name(number);
        html! {
            <li key={place}>
                { form::line(&id, words::builder_hint_name_of(number), None, hint.text.clone(),
                    change.reform(move |value| Change::Hint(place, value))) }
                { form::line(&squares, words::builder_hint_squares_name(number), None, hint.squares.clone(),
                    change.reform(move |value| Change::HintSquares(place, value))) }
                <button type="button" class="remove" title={name.clone()} aria-label={name} onclick={remove}>{ "×" }</button>
            </li>
        }
    };
    let add = change.reform(|_: MouseEvent| Change::AddHint);
    html! {
        <div class="hints" role="group" aria-label={words::builder_hints_label()}>
            if !work.snippet.hints.is_empty() {
                <ol>{ for work.snippet.hints.iter().enumerate().map(hint) }</ol>
            }
            <button type="button" onclick={add}>{ words::builder_hint_add() }</button>
        </div>
    }
}
