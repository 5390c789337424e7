//! The moves on the page, in a table or as a book sets them. Only the current move can be reached
//! by Tab; the arrows lead from it through the record.

use std::collections::BTreeSet;
use std::rc::Rc;

use record::{Editor, GameResult, NodeId, Record};
use rules::Color;
use ui::panels::figurine::figurine;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::diagram::diagram;
use super::list_model::{
    Entry, MoveListModel, MoveListOptions, MoveText, Part, Row, Variation, rows,
};
use super::signs;
use super::view::{Layout, View};

/// What was activated in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// A move.
    Move(NodeId),
    /// The button that folds a variation, named by its first node.
    Fold(NodeId),
}

/// Props of [`MoveList`].
#[derive(Clone, Debug, Properties)]
pub struct MoveListProps {
    /// The record.
    pub editor: Rc<Editor>,
    /// The node that is shown on the board.
    pub node: NodeId,
    /// The variations that are folded.
    pub folded: Rc<BTreeSet<NodeId>>,
    /// The moves that are shown, where not all are.
    #[prop_or_default]
    pub seen: Option<Rc<BTreeSet<NodeId>>>,
    /// How the moves are shown.
    pub view: View,
    /// Whether they are written as sentences.
    #[prop_or_default]
    pub in_sentences: bool,
    /// The color at the bottom of diagrams.
    pub bottom: Color,
    /// Whether the text of the main line could be read only up to its last move.
    pub stops: bool,
    /// The name by which a page finds the list.
    #[prop_or_default]
    pub id: Option<&'static str>,
    /// Receives what was activated.
    pub on_press: Callback<Pressed>,
}

impl PartialEq for MoveListProps {
    fn eq(&self, other: &Self) -> bool {
        self.source() == other.source()
            && self.node == other.node
            && self.bottom == other.bottom
            && self.stops == other.stops
            && self.id == other.id
            && self.on_press == other.on_press
    }
}

impl MoveListProps {
    fn source(&self) -> Source {
        Source {
            editor: Rc::clone(&self.editor),
            folded: Rc::clone(&self.folded),
            seen: self.seen.clone(),
            view: self.view,
            in_sentences: self.in_sentences,
        }
    }
}

/// What the list is made from; the same record is known by its pointer.
struct Source {
    editor: Rc<Editor>,
    folded: Rc<BTreeSet<NodeId>>,
    seen: Option<Rc<BTreeSet<NodeId>>>,
    view: View,
    in_sentences: bool,
}

impl PartialEq for Source {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.editor, &other.editor)
            && self.folded == other.folded
            && self.seen == other.seen
            && self.view == other.view
            && self.in_sentences == other.in_sentences
    }
}

/// The list of moves.
#[component]
pub fn MoveList(props: &MoveListProps) -> Html {
    let list = use_node_ref();
    let model = use_memo(props.source(), |source| {
        let options = MoveListOptions {
            style: source.view.style,
            in_sentences: source.in_sentences,
            folded: &source.folded,
            seen: source.seen.as_deref(),
        };
        MoveListModel::of(source.editor.record(), options)
    });
    use_effect_with((props.node, props.view, model.clone()), {
        let list = list.clone();
        move |_| follow(&list)
    });
    let onclick = {
        let (on_press, model) = (props.on_press.clone(), model.clone());
        Callback::from(move |event: MouseEvent| {
            let pressed = pressed(&event, "data-fold")
                .and_then(|index| model.variations.get(index).copied())
                .map(Pressed::Fold)
                .or_else(|| {
                    let index = pressed(&event, "data-node")?;
                    Some(Pressed::Move(*model.nodes.get(index)?))
                });
            if let Some(pressed) = pressed {
                on_press.emit(pressed);
            }
        })
    };
    let page = Page {
        record: props.editor.record(),
        node: props.node,
        bottom: props.bottom,
        book: props.view.layout == Layout::Book,
        variations: &model.variations,
        // Tab reaches the first move while none is current.
        first: model
            .nodes
            .first()
            .copied()
            .filter(|_| props.node == Record::ROOT),
    };
    let record = props.editor.record();
    let is_shown_in_full = |seen: &Rc<BTreeSet<NodeId>>| {
        record
            .line_from(Record::ROOT)
            .all(|node| seen.contains(&node))
    };
    let result = match props.seen.as_ref().is_none_or(is_shown_in_full) {
        true => record.result(),
        false => GameResult::Unknown,
    };
    html! {
        <div class={classes!("moves", "score", props.view.layout.key())} ref={list} {onclick}
            id={props.id} part="moves" role="group" aria-label={words::score_label()}>
            if model.parts.is_empty() {
                <p class="empty">{ words::no_moves_yet() }</p>
            } else if page.book {
                <div class="book-text">{ page.inline(&model.parts) }</div>
            } else {
                { page.table(&model.parts) }
            }
            if props.stops {
                <p class="stops">{ words::stops_here() }</p>
            }
            if result != GameResult::Unknown {
                <p class="result">{ result_sign(result) }</p>
            }
        </div>
    }
}

/// A result as it is printed.
#[must_use]
pub fn result_sign(result: GameResult) -> &'static str {
    match result {
        GameResult::WhiteWins => "1\u{2013}0",
        GameResult::BlackWins => "0\u{2013}1",
        GameResult::Draw => "\u{bd}\u{2013}\u{bd}",
        GameResult::Unknown => "*",
    }
}

struct Page<'a> {
    record: &'a Record,
    node: NodeId,
    bottom: Color,
    book: bool,
    variations: &'a [NodeId],
    first: Option<NodeId>,
}

impl Page<'_> {
    fn table(&self, parts: &[Part]) -> Html {
        let row = |(key, row): (usize, Row<'_>)| match row {
            Row::Moves(white, black) => {
                let number = white.or(black).map(|entry| entry.number);
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
                <li key={key} class="aside"><p class="comment" part="comment">{ text.to_owned() }</p></li>
            },
            Row::Variations(variations) => html! {
                <li key={key} class="aside">{ self.nested(variations) }</li>
            },
        };
        html! { <ol class="score-table">{ for rows(parts).into_iter().enumerate().map(row) }</ol> }
    }

    /// Variations as a list of their own, a line each.
    fn nested(&self, variations: &[Variation]) -> Html {
        let item = |variation: &Variation| {
            html! {
                <li key={variation.index} class="variation" part="variation">
                    { self.fold_button(variation) }
                    { self.inline(&variation.parts) }
                    if variation.folded { { " " }{ dots() } }
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
                    if entry.diagram && self.book {
                        { diagram(self.record.position(entry.node), self.bottom) }
                    }
                </>
            },
            Part::Comment(text) => html! {
                <span class="comment" part="comment">{ text }</span>
            },
            Part::Variations(variations) if self.book => html! {
                <>{ for variations.iter().zip(0..).map(|(variation, index)| html! {
                    <>{ if index > 0 { " " } else { "" } }{ self.bracketed(variation) }</>
                }) }</>
            },
            Part::Variations(variations) => self.nested(variations),
        };
        let spaced = |(index, piece): (usize, &Part)| {
            html! { <>{ if index > 0 { " " } else { "" } }{ part(piece) }</> }
        };
        html! { <>{ for parts.iter().enumerate().map(spaced) }</> }
    }

    fn bracketed(&self, variation: &Variation) -> Html {
        html! {
            <span class="variation" part="variation">
                { self.fold_button(variation) }
                { "(" }{ self.inline(&variation.parts) }
                if variation.folded { { " " }{ dots() } }
                { ")" }
            </span>
        }
    }

    fn fold_button(&self, variation: &Variation) -> Html {
        let index = self
            .variations
            .iter()
            .position(|first| *first == variation.first);
        let open = if variation.folded { "false" } else { "true" };
        html! {
            <button type="button" class="fold" part="button" data-fold={index.map(|index| index.to_string())}
                aria-expanded={open} aria-label={variation.name.clone()}>
                <svg aria-hidden="true" viewBox="0 0 12 12"><path d="M3 4.5l3 3 3-3" /></svg>
            </button>
        }
    }

    fn ply(&self, entry: &Entry) -> Html {
        let current = entry.node == self.node;
        let reachable = current || self.first == Some(entry.node);
        let is_sentence = matches!(entry.text, MoveText::Sentence(_));
        let part = if current { "move current-move" } else { "move" };
        html! {
            <span class="cell">
                <button type="button" class={classes!("ply", is_sentence.then_some("sentence"))} {part}
                    data-node={entry.index.to_string()}
                    tabindex={if reachable { "0" } else { "-1" }}
                    aria-current={current.then_some("true")} aria-label={entry.name.clone()}>
                    { move_text(&entry.text) }
                    { for entry.signs.iter().map(|&nag| html! {
                        <span class={classes!("signs", (is_sentence || !signs::is_mark(nag)).then_some("apart"))}
                            part="nag">{ signs::sign(nag) }</span>
                    }) }
                    if entry.diagram {
                        <svg class="diagram-sign" aria-hidden="true" viewBox="0 0 8 8">
                            <path d="M.5 .5h7v7h-7zM.5 .5h3.5v3.5h-3.5zM4 4h3.5v3.5H4z" />
                        </svg>
                    }
                </button>
                if let Some(clock) = &entry.clock {
                    <span class="clock" part="clock" aria-hidden="true">{ clock }</span>
                }
            </span>
        }
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

/// The number in an attribute of the activated element.
fn pressed(event: &MouseEvent, attribute: &str) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let selector = ["[", attribute, "]"].concat();
    let found = target.closest(&selector).ok()??;
    found.get_attribute(attribute)?.parse().ok()
}

/// Scrolls the list, never the page, until the current move is visible; a focus within the list
/// moves along.
fn follow(list: &NodeRef) {
    let Some(list) = list.cast::<HtmlElement>() else {
        return;
    };
    let current = list.query_selector("[aria-current=true]").ok().flatten();
    let Some(current) = current.and_then(|current| current.dyn_into::<HtmlElement>().ok()) else {
        list.set_scroll_top(0);
        return;
    };
    let (frame, ply) = (
        list.get_bounding_client_rect(),
        current.get_bounding_client_rect(),
    );
    // A line of room on either side shows the surroundings of the move.
    let above = ply.top() - frame.top() - ply.height();
    let below = ply.bottom() - frame.bottom() + ply.height();
    if above < 0.0 {
        list.set_scroll_top(list.scroll_top() + above.floor() as i32);
    } else if below > 0.0 {
        list.set_scroll_top(list.scroll_top() + below.ceil() as i32);
    }
    let inside = list.query_selector(".ply:focus").ok().flatten().is_some();
    if inside && current.focus().is_err() {
        // If the move cannot take the focus, it stays where it is.
    }
}
