//! Text as nested lists, `["p", "Words ", ["em", "of"], …]`, from which a page makes nodes. A list
//! whose second part is an object has attributes there, whose names are never an author's. Markup of an
//! author is never read.

use course::{Block, Span, Text};
use js::json::{self, Object};

/// A heading, a paragraph or a list; nothing for a board.
pub(crate) fn of_block(block: &Block) -> Option<String> {
    Some(match block {
        // What it is in the page depends on the heading above the lesson.
        Block::Heading(text) => of_text("h", text),
        Block::Paragraph(text) => of_text("p", text),
        Block::List { is_ordered, items } => {
            let name = if *is_ordered { "ol" } else { "ul" };
            node(name, items.iter().map(|item| of_text("li", item)))
        }
        Block::Chess(_) => return None,
    })
}

fn of_text(name: &str, text: &Text) -> String {
    node(name, text.0.iter().flat_map(of_span))
}

/// A node with parts that are JSON already.
pub(crate) fn node(name: &str, parts: impl IntoIterator<Item = String>) -> String {
    json::list([json::text(name)].into_iter().chain(parts))
}

/// A node with attributes.
pub(crate) fn node_with(
    name: &str,
    attributes: Object,
    parts: impl IntoIterator<Item = String>,
) -> String {
    node(name, [attributes.end()].into_iter().chain(parts))
}

fn of_span(span: &Span) -> Vec<String> {
    let of_spans = |spans: &[Span]| spans.iter().flat_map(of_span).collect::<Vec<_>>();
    match span {
        Span::Plain(words) => vec![json::text(words)],
        Span::Emphasis(inner) => vec![node("em", of_spans(inner))],
        Span::Strong(inner) => vec![node("strong", of_spans(inner))],
        Span::Link { target, words } if is_followed(target) => {
            let attributes = Object::new().text("href", target);
            vec![node_with("a", attributes, of_spans(words))]
        }
        Span::Link { words, .. } => of_spans(words),
    }
}

/// The pages of the site that lessons of the course link to. They are not where the lesson is.
const SITE: [&str; 3] = ["glossary", "laws", "learn"];

/// Whether a link leads to a page: by `http:`, `https:`, or from where the lesson is. Browsers drop
/// some signs before they look at an address, so none of those may be in it.
pub(crate) fn is_followed(target: &str) -> bool {
    if target.is_empty() || target.contains(|sign: char| sign.is_control() || sign == '\\') {
        return false;
    }
    let page = target
        .strip_prefix("#/")
        .and_then(|it| it.split('/').next());
    if page.is_some_and(|page| SITE.contains(&page)) {
        return false;
    }
    let head = target.split(['/', '?', '#']).next().unwrap_or_default();
    match head.split_once(':') {
        None => !target.starts_with(' ') && !target.starts_with("//"),
        Some((scheme, _)) => ["http", "https"].contains(&&*scheme.to_ascii_lowercase()),
    }
}
