//! The search, the filters, the order, and how many games are shown.

use record::GameResult;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};
use yew::{Callback, Event, Html, InputEvent, Properties, TargetCast, component, html, use_state};

use crate::query::{LawFilter, Query, Sort, is_date};
use crate::row::result_name;
use crate::state::{Action, Library};

/// What is above the list.
pub(crate) fn filters(state: &Library, send: &Callback<Action>) -> Html {
    let query = &state.query;
    let ask = |change: fn(&mut Query, String)| {
        let (query, send) = (query.clone(), send.clone());
        Callback::from(move |text: String| {
            let mut query = query.clone();
            change(&mut query, text);
            send.emit(Action::Ask(query));
        })
    };
    let clear = send.reform({
        let query = query.without_filters();
        move |_| Action::Ask(query.clone())
    });
    let count = words::library_found(state.shown.len(), state.entries.len());
    html! {
        <div class="library-filters">
            <div role="search">
                { field("library-search", "search", words::library_search(), &query.text, ask(|query, text| query.text = text), false) }
                <Folded is_open={query.is_filtered()}>
                    <div class="library-fields">
                        { field("library-player", "text", words::library_filter_player(), &query.player, ask(|query, text| query.player = text), false) }
                        { field("library-opening", "text", words::library_filter_opening(), &query.opening, ask(|query, text| query.opening = text), false) }
                        { select("library-result", words::library_filter_result(), results(query), ask(|query, text| query.result = GameResult::parse(&text))) }
                        { select("library-law", words::library_filter_law(), laws(state), ask(|query, text| query.law = law(&text))) }
                        { field("library-from", "text", words::library_filter_from(), &query.from, ask(|query, text| query.from = text), !is_date(&query.from)) }
                        { field("library-to", "text", words::library_filter_to(), &query.to, ask(|query, text| query.to = text), !is_date(&query.to)) }
                        <button type="button" disabled={!query.is_filtered()} onclick={clear}>{ words::library_clear_filters() }</button>
                    </div>
                </Folded>
            </div>
            <div class="library-order">
                <p class="count">{ count }</p>
                { order(query, send) }
            </div>
        </div>
    }
}

#[derive(Debug, PartialEq, Properties)]
struct FoldedProps {
    /// Whether they start open; after that it is up to the user.
    is_open: bool,
    children: Html,
}

/// The part that is folded away.
#[component]
fn Folded(props: &FoldedProps) -> Html {
    let is_open = use_state(|| props.is_open);
    html! {
        <details open={*is_open}>
            <summary>{ words::library_filters() }</summary>
            { props.children.clone() }
        </details>
    }
}

fn order(query: &Query, send: &Callback<Action>) -> Html {
    let choices = Sort::ALL.map(|sort| (sort.key().to_owned(), name(sort), sort == query.sort));
    let sort = send.reform(|key: String| {
        let found = Sort::ALL.into_iter().find(|sort| sort.key() == key);
        Action::Sort(found.unwrap_or_default())
    });
    let reverse = send.reform({
        let query = query.clone();
        move |_| {
            Action::Ask(Query {
                order: query.order.reversed(),
                ..query.clone()
            })
        }
    });
    html! {
        <>
            { select("library-sort", words::library_sort(), choices.to_vec(), sort) }
            <button type="button" class="reverse" aria-label={words::library_reverse()} title={words::library_reverse()} onclick={reverse}>
                <svg aria-hidden="true" viewBox="0 0 24 24"><path d="M8 4v16M8 20l-3.5-4M8 20l3.5-4M16 20V4M16 4l-3.5 4M16 4l3.5 4" /></svg>
            </button>
        </>
    }
}

fn name(sort: Sort) -> String {
    match sort {
        Sort::Begun => words::library_sort_begun(),
        Sort::Date => words::library_sort_date(),
        Sort::White => words::library_sort_white(),
        Sort::Black => words::library_sort_black(),
        Sort::Event => words::library_sort_event(),
        Sort::Result => words::library_sort_result(),
        Sort::Opening => words::library_sort_opening(),
        Sort::Length => words::library_sort_length(),
    }
}

fn results(query: &Query) -> Vec<(String, String, bool)> {
    let results = GameResult::ALL.map(|result| {
        let name = result_name(result);
        (result.to_string(), name, query.result == Some(result))
    });
    let any = (String::new(), words::library_any(), query.result.is_none());
    std::iter::once(any).chain(results).collect()
}

/// The value that stands for today's laws; no law has this name.
const TODAY: &str = "\u{1}";

fn laws(state: &Library) -> Vec<(String, String, bool)> {
    let law = &state.query.law;
    let any = (String::new(), words::library_any(), *law == LawFilter::Any);
    let today = (
        TODAY.to_owned(),
        words::library_law_today(),
        *law == LawFilter::Today,
    );
    let named = state.laws().into_iter().map(|name| {
        let is_chosen = *law == LawFilter::Named(name.clone());
        (name.clone(), words::law_tag_name(&name), is_chosen)
    });
    [any, today].into_iter().chain(named).collect()
}

fn law(value: &str) -> LawFilter {
    match value {
        "" => LawFilter::Any,
        TODAY => LawFilter::Today,
        name => LawFilter::Named(name.to_owned()),
    }
}

fn field(
    id: &'static str,
    kind: &'static str,
    name: String,
    value: &str,
    on_change: Callback<String>,
    is_no_date: bool,
) -> Html {
    let error = is_no_date.then(|| [id, "-error"].concat());
    let oninput = Callback::from(move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        on_change.emit(field.value());
    });
    html! {
        <div class="field">
            <label for={id}>{ name }</label>
            <input {id} type={kind} autocomplete="off" autocapitalize="off" spellcheck="false" value={value.to_owned()} {oninput}
                aria-invalid={is_no_date.then_some("true")} aria-describedby={error.clone()} />
            if is_no_date {
                <p class="error" role="alert" id={error}>{ words::library_no_date() }</p>
            }
        </div>
    }
}

/// A list of choices that are only known at run time.
fn select(
    id: &'static str,
    name: String,
    choices: Vec<(String, String, bool)>,
    on_change: Callback<String>,
) -> Html {
    let onchange = Callback::from(move |event: Event| {
        let field = event
            .target()
            .and_then(|it| it.dyn_into::<HtmlSelectElement>().ok());
        if let Some(field) = field {
            on_change.emit(field.value());
        }
    });
    let chosen = choices.iter().find(|(_, _, is_chosen)| *is_chosen);
    let chosen = chosen.map_or_else(String::new, |(key, ..)| key.clone());
    html! {
        <div class="field">
            <label for={id}>{ name }</label>
            // The choices give the initial selection, the value any later one.
            <select {id} {onchange} ~value={chosen}>
                { for choices.into_iter().map(|(key, name, selected)| html! { <option value={key} {selected}>{ name }</option> }) }
            </select>
        </div>
    }
}
