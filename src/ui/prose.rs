//! Prose of the glossary, as it is shown on a page.

use words::{Prose, Span};
use yew::{Html, html};

use crate::links;

/// Text with its links to the terms of the glossary.
pub fn prose(prose: &Prose) -> Html {
    prose.spans().iter().map(span).collect()
}

fn span(span: &Span) -> Html {
    match span {
        Span::Text(text) => html! { text },
        Span::Link { slug, text } => {
            html! { <a class="to-term" href={links::term(slug)}>{ text }</a> }
        }
    }
}
