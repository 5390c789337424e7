//! All terms by section, or those that fit what was typed.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use web_sys::HtmlInputElement;
use words::{Entry, Glossary};
use yew::{
    Callback, Html, InputEvent, Properties, SubmitEvent, TargetCast, component, html,
    use_effect_with, use_mut_ref,
};

use crate::prose::prose;
use crate::state::Route;

/// Milliseconds of rest after which the number of terms is said: not after each letter.
const REST: u32 = 400;

/// The list and what it is narrowed by.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct ListProps {
    /// All terms.
    pub glossary: Rc<Glossary>,
    /// What is looked for; empty for everything.
    pub query: Rc<str>,
    /// Told what is typed.
    pub on_typed: Callback<Rc<str>>,
    /// Asks for the page of a term.
    pub on_visit: Callback<Route>,
    /// Says something aloud.
    pub on_say: Callback<String>,
}

/// The field and the terms.
#[component]
pub(super) fn List(props: &ListProps) -> Html {
    let query = props.query.trim();
    let found = props.glossary.search(query);
    let told = if query.is_empty() {
        words::glossary_count(props.glossary.entries().len())
    } else if found.is_empty() {
        words::glossary_nothing(query)
    } else {
        words::glossary_count(found.len())
    };
    use_told(&told, query, &props.on_say);

    let oninput = props.on_typed.reform(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        Rc::from(field.value())
    });
    let onsubmit = {
        let (first, on_visit) = (
            found.first().map(|entry| Route::term(&entry.slug)),
            &props.on_visit,
        );
        let on_visit = on_visit.clone();
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            if let Some(first) = first.clone() {
                on_visit.emit(first);
            }
        })
    };
    html! {
        <>
            <form class="search" role="search" {onsubmit}>
                <label for="glossary-search">{ words::glossary_search_label() }</label>
                <input id="glossary-search" type="search" autocomplete="off" autocapitalize="off"
                    spellcheck="false" enterkeyhint="go" value={props.query.to_string()} {oninput} />
                <p class="count">{ told }</p>
            </form>
            if found.is_empty() {
                { sections(&props.glossary) }
            } else {
                <ul class="results">{ for found.into_iter().map(result) }</ul>
            }
        </>
    }
}

/// Says how many terms fit, once the typing rests; what stands there from the start is not said,
/// unless the address asks for something that is not there.
#[yew::hook]
fn use_told(told: &str, query: &str, on_say: &Callback<String>) {
    let first = use_mut_ref(|| true);
    let (on_say, empty) = (on_say.clone(), query.is_empty());
    use_effect_with(told.to_owned(), move |told| {
        let quiet = first.replace(false) && empty;
        let told = told.clone();
        let timer = (!quiet).then(|| Timeout::new(REST, move || on_say.emit(told)));
        move || drop(timer)
    });
}

fn sections(glossary: &Glossary) -> Html {
    let section = |(title, entries): (&str, &[Entry])| {
        html! {
            <section key={title}>
                <h3>{ title }</h3>
                <ul>
                    { for entries.iter().map(|entry| html! {
                        <li key={&*entry.slug}>{ link(entry) }</li>
                    }) }
                </ul>
            </section>
        }
    };
    html! { <div class="sections">{ for glossary.sections().map(section) }</div> }
}

fn result(entry: &Entry) -> Html {
    html! {
        <li key={&*entry.slug}>
            { link(entry) }
            if let Some(also) = words::glossary_also(entry) {
                <p class="also">{ also }</p>
            }
            <p>{ prose(&entry.definition) }</p>
        </li>
    }
}

/// A link to the page of a term.
pub(super) fn link(entry: &Entry) -> Html {
    html! { <a href={Route::term(&entry.slug).hash()}>{ &entry.title }</a> }
}
