//! The rows of a list of moves as they are drawn: a table, or the running text of a book.

use record::{Nag, NodeId, Record};
use rules::Color;
use ui::panels::figurine::figurine;
use yew::prelude::*;

use super::diagram::diagram;
use super::list_model::{Entry, Part, Variation};
use super::list_rows::{Row, pieces};
use super::list_words::{MoveText, MoveWriter};
use super::signs;

/// This many characters of a comment are shown in the list; all of it is in its field.
const MOST_COMMENT: usize = 4_000;

/// How the rows of a list are drawn.
pub(super) struct Drawing<'a> {
    pub(super) record: &'a Record,
    pub(super) writer: MoveWriter<'a>,
    pub(super) node: NodeId,
    /// The place of that node in the list.
    pub(super) index: Option<usize>,
    pub(super) bottom: Color,
    pub(super) book: bool,
    /// The move that Tab reaches while none is current.
    pub(super) first: Option<NodeId>,
}

impl Drawing<'_> {
    /// Rows of the table, the first of which has a number in the whole list.
    pub(super) fn table(&self, rows: &[Row<'_>], first: usize) -> Html {
        let row = |(key, row): (usize, &Row<'_>)| match row {
            Row::Moves(white, black) => {
                let number = white.or(*black).map(|entry| entry.number);
                html! {
                    <li key={key}>
                        <span class="number" aria-hidden="true">{ for number }{ "." }</span>
                        if let Some(white) = white {
                            { self.ply(white) }
                        } else {
                            <span class="gap" aria-hidden="true">{ "\u{2026}" }</span>
                        }
                        { for black.map(|black| self.ply(black)) }
                    </li>
                }
            }
            Row::Comment(text) => html! {
                <li key={key} class="aside"><p class="comment" part="comment">{ shortened(text) }</p></li>
            },
            Row::Variations(variations) => html! {
                <li key={key} class="aside">{ self.nested(variations) }</li>
            },
            Row::Text(parts) => html! { <li key={key} class="aside">{ self.inline(parts) }</li> },
        };
        html! { <>{ for rows.iter().enumerate().map(|(at, it)| row((first + at, it))) }</> }
    }

    /// Rows of running text.
    pub(super) fn text(&self, rows: &[Row<'_>], first: usize) -> Html {
        let row = |(key, row): (usize, &Row<'_>)| {
            let space = if key > 0 { " " } else { "" };
            match row {
                Row::Text(parts) => html! { <key={key}>{ space }{ self.inline(parts) }</> },
                Row::Variations(variations) => {
                    html! { <key={key}>{ space }{ self.all_bracketed(variations) }</> }
                }
                // They stand in tables only.
                Row::Moves(..) | Row::Comment(_) => Html::default(),
            }
        };
        html! { <>{ for rows.iter().enumerate().map(|(at, it)| row((first + at, it))) }</> }
    }

    /// Variations as a list of their own, a line each.
    fn nested(&self, variations: &[Variation]) -> Html {
        let item = |variation: &Variation| {
            html! {
                <li key={variation.index} class="variation" part="variation">
                    { self.fold_button(variation) }
                    { self.line(variation) }
                </li>
            }
        };
        html! { <ul class="variations">{ for variations.iter().map(item) }</ul> }
    }

    /// A line as running text.
    fn inline(&self, parts: &[Part]) -> Html {
        let part = |part: &Part| match part {
            Part::Move(entry) => html! {
                <>
                    // A number never stands alone at the end of a line.
                    <span class="together">
                        if entry.numbered {
                            <span class="number" aria-hidden="true">{ number(entry) }</span>
                        }
                        { self.ply(entry) }
                    </span>
                    if self.book && self.record.nags(entry.node).contains(&Nag::DIAGRAM) {
                        { diagram(self.record.position(entry.node), self.bottom) }
                    }
                </>
            },
            Part::Comment(text) => html! {
                <span class="comment" part="comment">{ shortened(text) }</span>
            },
            Part::Variations(variations) if self.book => self.all_bracketed(variations),
            Part::Variations(variations) => self.nested(variations),
        };
        let spaced = |(index, piece): (usize, &Part)| {
            html! { <>{ if index > 0 { " " } else { "" } }{ part(piece) }</> }
        };
        html! { <>{ for parts.iter().enumerate().map(spaced) }</> }
    }

    /// The moves of a variation, and dots for those that are not shown.
    fn line(&self, variation: &Variation) -> Html {
        let parts = &variation.parts;
        let shown = pieces(parts, self.index);
        html! {
            <>
                if shown.start > 0 { { dots() }{ " " } }
                { self.inline(&parts[shown.clone()]) }
                if variation.folded || shown.end < parts.len() { { " " }{ dots() } }
            </>
        }
    }

    fn all_bracketed(&self, variations: &[Variation]) -> Html {
        html! {
            <>{ for variations.iter().zip(0..).map(|(variation, index)| html! {
                <>{ if index > 0 { " " } else { "" } }{ self.bracketed(variation) }</>
            }) }</>
        }
    }

    fn bracketed(&self, variation: &Variation) -> Html {
        html! {
            <span class="variation" part="variation">
                { self.fold_button(variation) }
                { "(" }{ self.line(variation) }{ ")" }
            </span>
        }
    }

    fn fold_button(&self, variation: &Variation) -> Html {
        let name = words::variation_button(variation.index, &self.writer.name(variation.first));
        let open = if variation.folded { "false" } else { "true" };
        html! {
            <button type="button" class="fold" part="button" data-fold={variation.place.to_string()}
                aria-expanded={open} aria-label={name}>
                <svg aria-hidden="true" viewBox="0 0 12 12"><path d="M3 4.5l3 3 3-3" /></svg>
            </button>
        }
    }

    fn ply(&self, entry: &Entry) -> Html {
        let current = entry.node == self.node;
        let reachable = current || self.first == Some(entry.node);
        let written = self.writer.write(entry.node);
        let is_sentence = matches!(written.text, MoveText::Sentence(_));
        let part = if current { "move current-move" } else { "move" };
        html! {
            <span class="cell">
                <button type="button" class={classes!("ply", is_sentence.then_some("sentence"))} {part}
                    data-node={entry.index.to_string()}
                    tabindex={if reachable { "0" } else { "-1" }}
                    aria-current={current.then_some("true")} aria-label={written.name}>
                    { move_text(&written.text) }
                    { for written.signs.iter().map(|&nag| html! {
                        <span class={classes!("signs", (is_sentence || !signs::is_mark(nag)).then_some("apart"))}
                            part="nag">{ signs::sign(nag) }</span>
                    }) }
                    if written.diagram {
                        <svg class="diagram-sign" aria-hidden="true" viewBox="0 0 8 8">
                            <path d="M.5 .5h7v7h-7zM.5 .5h3.5v3.5h-3.5zM4 4h3.5v3.5H4z" />
                        </svg>
                    }
                </button>
                if let Some(clock) = &written.clock {
                    <span class="clock" part="clock" aria-hidden="true">{ clock }</span>
                }
            </span>
        }
    }
}

/// A comment as far as a list shows it.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(MOST_COMMENT) {
        Some((end, _)) => [&text[..end], "\u{2026}"].concat(),
        None => text.to_owned(),
    }
}

fn dots() -> Html {
    html! { <span class="dots" aria-hidden="true">{ words::folded_dots() }</span> }
}

fn number(entry: &Entry) -> String {
    let dots = entry.mover.fold_wb(".", "\u{2026}");
    [&entry.number.to_string(), dots].concat()
}

fn move_text(text: &MoveText) -> Html {
    match text {
        MoveText::Null => html! { "--" },
        MoveText::Letters(text) | MoveText::Sentence(text) => html! { text },
        MoveText::Figures(parts) => html! {
            <>
                { for parts.role.map(figurine) }
                { &parts.body }
                if let Some(role) = parts.promotion {
                    { "=" }{ figurine(role) }
                }
                { parts.mark.as_str() }
            </>
        },
    }
}
