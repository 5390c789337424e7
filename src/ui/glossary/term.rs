//! The page of a term.

use std::rc::Rc;

use words::{BookNote, Diagram, Entry, Glossary};
use yew::{Callback, Html, Properties, component, html};

use super::diagram::{Playground, still};
use super::list::link;
use super::trial::Trial;
use crate::prose::prose;
use crate::settings::Settings;

/// A term.
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct TermProps {
    /// All terms.
    pub glossary: Rc<Glossary>,
    /// Which of them.
    pub slug: Rc<str>,
    /// The player's choices, which hold for diagrams too.
    pub settings: Settings,
    /// Says something aloud.
    pub on_say: Callback<String>,
}

/// All that is said about the term, below its heading.
#[component]
pub(super) fn Term(props: &TermProps) -> Html {
    let Some(entry) = props.glossary.find(&props.slug) else {
        return Html::default();
    };
    let further: Vec<&Entry> = entry
        .see
        .iter()
        .filter_map(|slug| props.glossary.find(slug))
        .collect();
    html! {
        <article class="term">
            <div class="meaning">
                if let Some(also) = words::glossary_also(entry) {
                    <p class="also">{ also }</p>
                }
                <p class="definition">{ prose(&entry.definition) }</p>
                { for entry.details.iter().map(|more| html! { <p>{ prose(more) }</p> }) }
            </div>
            if let Some(diagram) = &entry.diagram {
                { figure(diagram, props) }
            }
            <div class="beyond">
                if !entry.notes.is_empty() {
                    <section class="books">
                        <h3>{ words::glossary_books_title() }</h3>
                        <dl>{ for entry.notes.iter().map(note) }</dl>
                    </section>
                }
                if let Some(laws) = words::glossary_laws(entry) {
                    <p class="laws">{ laws }</p>
                }
                if !further.is_empty() {
                    <section class="see">
                        <h3>{ words::glossary_see_title() }</h3>
                        <ul>{ for further.into_iter().map(|entry| html! { <li key={&*entry.slug}>{ link(entry) }</li> }) }</ul>
                    </section>
                }
            </div>
        </article>
    }
}

fn note(note: &BookNote) -> Html {
    html! { <><dt>{ &note.book }</dt><dd>{ prose(&note.text) }</dd></> }
}

fn figure(diagram: &Diagram, props: &TermProps) -> Html {
    match Trial::of(diagram) {
        Some(trial) => html! {
            <Playground {trial} diagram={Rc::new(diagram.clone())} settings={props.settings}
                on_say={props.on_say.clone()} />
        },
        None => html! {
            <figure>
                { still(diagram, props.settings) }
                <figcaption>{ prose(&diagram.caption) }</figcaption>
            </figure>
        },
    }
}
