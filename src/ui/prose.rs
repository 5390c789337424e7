//! Sentences with links to the glossary.

use words::{Prose, Span};
use yew::{Html, html};

/// Renders prose; a term links to its entry.
#[must_use]
pub fn prose(prose: &Prose) -> Html {
    prose
        .spans()
        .iter()
        .map(|span| match span {
            Span::Text(text) => html! { text },
            Span::Link { slug, text } => {
                html! { <a class="term" href={["#/glossary/", slug].concat()}>{ text }</a> }
            }
        })
        .collect()
}
