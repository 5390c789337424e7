//! The page of a term, below its heading.

use std::rc::Rc;

use words::{BookNote, Entry, Glossary};
use yew::{Callback, Html, html};

use super::parts;
use crate::deferred::DeferredFigure;
use crate::laws::topics_of;
use ui::Request;
use ui::links;
use ui::prose;
use ui::settings::Settings;

/// All that is said about a term.
pub(super) fn term(
    glossary: &Rc<Glossary>,
    entry: &Entry,
    settings: Settings,
    send: &Callback<Request>,
) -> Html {
    let also = words::glossary_also(entry).map(|also| parts::paragraph("also", also.into()));
    let details = entry.details.iter().map(|more| parts::text("detail", more));
    let laws = words::glossary_laws(entry).map(|laws| parts::paragraph("law-note", laws.into()));
    let further = entry.see.iter().filter_map(|slug| glossary.find(slug));
    let meaning: Html = also
        .into_iter()
        .chain([parts::text("definition", &entry.definition)])
        .chain(details)
        .collect();
    let mut beyond = Vec::new();
    if !entry.notes.is_empty() {
        let notes: Html = entry.notes.iter().map(note).collect();
        let notes = html! { <dl>{ notes }</dl> };
        beyond.push(parts::section(
            "books",
            words::glossary_books_title(),
            notes,
        ));
    }
    beyond.extend(laws);
    if !entry.see.is_empty() {
        let links = parts::terms(None, further, parts::nothing_more);
        beyond.push(parts::section("see", words::glossary_see_title(), links));
    }
    if !entry.lessons.is_empty() {
        let lesson = |(address, title): &(String, String)| {
            let link = parts::link(None, links::lesson(address), title.clone());
            html! { <li>{ link }</li> }
        };
        let lessons = html! { <ul>{ for entry.lessons.iter().map(lesson) }</ul> };
        let title = words::glossary_lessons_title();
        beyond.push(parts::section("see lessons-of", title, lessons));
    }
    let topics = topics_of(&entry.slug).map(|topic| {
        let link = parts::link(None, links::law(topic.name()), words::law_topic(topic));
        html! { <li>{ link }</li> }
    });
    let topics: Vec<Html> = topics.collect();
    if !topics.is_empty() {
        let topics = html! { <ul>{ topics }</ul> };
        beyond.push(parts::section("see laws-of", words::laws_title(), topics));
    }
    html! {
        // Each term has an article of its own, so that no diagram is taken over from another one.
        <article key={entry.slug.as_str()} class="term">
            <div class="meaning">{ meaning }</div>
            if entry.diagram.is_some() {
                <DeferredFigure glossary={glossary.clone()} slug={entry.slug.clone()} {settings} send={send.clone()} />
            }
            <div class="beyond">{ Html::from_iter(beyond) }</div>
        </article>
    }
}

fn note(note: &BookNote) -> Html {
    html! { <><dt>{ note.book.clone() }</dt><dd>{ prose(&note.text) }</dd></> }
}
