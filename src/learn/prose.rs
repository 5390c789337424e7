//! The text of lessons on the page.

use std::ops::Range;

use course::{Block, Lesson, Span, Text};
use yew::{Html, html};

/// Blocks of text, in their order.
pub(crate) fn blocks(lesson: &Lesson, range: &Range<usize>) -> Html {
    let blocks = lesson.blocks.get(range.clone()).unwrap_or_default();
    blocks.iter().map(block).collect()
}

/// The same as it is read aloud.
pub(crate) fn plain(lesson: &Lesson, range: &Range<usize>) -> Vec<String> {
    let blocks = lesson.blocks.get(range.clone()).unwrap_or_default();
    let text = |block: &Block| match block {
        Block::Heading(text) | Block::Paragraph(text) => vec![text.words()],
        Block::List { items, .. } => items.iter().map(Text::words).collect(),
        Block::Chess(_) => Vec::new(),
    };
    blocks.iter().flat_map(text).collect()
}

fn block(block: &Block) -> Html {
    match block {
        Block::Heading(text) => html! { <h3>{ words(text) }</h3> },
        Block::Paragraph(text) => html! { <p>{ words(text) }</p> },
        Block::List { is_ordered, items } => {
            let items = items.iter().map(|item| html! { <li>{ words(item) }</li> });
            if *is_ordered {
                html! { <ol>{ for items }</ol> }
            } else {
                html! { <ul>{ for items }</ul> }
            }
        }
        // Boards are drawn elsewhere.
        Block::Chess(_) => Html::default(),
    }
}

fn words(text: &Text) -> Html {
    spans(&text.0)
}

fn spans(all: &[Span]) -> Html {
    all.iter().map(span).collect()
}

fn span(span: &Span) -> Html {
    match span {
        Span::Plain(text) => html! { text },
        Span::Emphasis(inner) => html! { <em>{ spans(inner) }</em> },
        Span::Strong(inner) => html! { <strong>{ spans(inner) }</strong> },
        Span::Link { target, words } => {
            // Lessons link within the site only; the build has checked where to.
            html! { <a class="to-term" href={target.clone()}>{ spans(words) }</a> }
        }
    }
}
