//! The moves on the page, in a table or as a book sets them. Only the current move can be reached
//! by Tab; the arrows lead from it through the record. Of a long list the rows are drawn that are
//! seen.

use std::rc::Rc;

use record::{Editor, GameResult, NodeId, NodeSet, Record};
use rules::Color;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::list_drawing::Drawing;
use super::list_model::{MoveListModel, MoveListOptions};
use super::list_rows::{row_of, table_rows, text_rows};
pub use super::list_window::has_focus;
use super::list_window::{self, use_window};
use super::list_words::MoveWriter;
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
    pub folded: Rc<NodeSet>,
    /// The moves that are shown, where not all are.
    #[prop_or_default]
    pub seen: Option<Rc<NodeSet>>,
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
    folded: Rc<NodeSet>,
    seen: Option<Rc<NodeSet>>,
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
            folded: &source.folded,
            seen: source.seen.as_deref(),
        };
        MoveListModel::of(source.editor.record(), options)
    });
    let book = props.view.layout == Layout::Book;
    let rows = if book {
        text_rows(&model.parts)
    } else {
        table_rows(&model.parts)
    };
    let index = model.nodes.iter().position(|&node| node == props.node);
    let looked_at = (props.node, props.view, Rc::as_ptr(&model) as usize);
    let row = index.map_or(0, |index| row_of(&rows, index));
    let drawn = use_window(&list, rows.len(), row, looked_at);
    // Drawing anew may take away the move that has the focus, and Yew may draw several times before
    // the effects run: what was seen before the first of them counts.
    let had_focus = use_mut_ref(|| false);
    *had_focus.borrow_mut() |= has_focus(&list);
    let before = use_mut_ref(|| drawn.clone());
    if before.replace(drawn.clone()) != drawn {
        list_window::leave(&list);
    }
    use_effect_with(looked_at, {
        let (list, had_focus) = (list.clone(), had_focus.clone());
        move |_| follow(&list, *had_focus.borrow())
    });
    use_effect({
        let list = list.clone();
        move || {
            if had_focus.replace(false) && !has_focus(&list) {
                take_focus(&list);
            }
        }
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
    let record = props.editor.record();
    let drawing = Drawing {
        record,
        writer: MoveWriter::new(record, props.view.style, props.in_sentences),
        node: props.node,
        index,
        bottom: props.bottom,
        book,
        first: model
            .nodes
            .first()
            .copied()
            .filter(|_| props.node == Record::ROOT),
    };
    let is_shown_in_full = |seen: &Rc<NodeSet>| {
        record
            .line_from(Record::ROOT)
            .all(|node| seen.contains(node))
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
            } else if drawing.book {
                <div class="book-text">
                    if drawn.start > 0 { <div key="before" class="unseen before" aria-hidden="true" /> }
                    { drawing.text(&rows[drawn.clone()], drawn.start) }
                    if drawn.end < rows.len() { <div key="after" class="unseen after" aria-hidden="true" /> }
                </div>
            } else {
                <ol class="score-table">
                    if drawn.start > 0 { <li key="before" class="unseen before" aria-hidden="true" /> }
                    { drawing.table(&rows[drawn.clone()], drawn.start) }
                    if drawn.end < rows.len() { <li key="after" class="unseen after" aria-hidden="true" /> }
                </ol>
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

/// The number in an attribute of the activated element.
fn pressed(event: &MouseEvent, attribute: &str) -> Option<usize> {
    let target = event.target()?.dyn_into::<Element>().ok()?;
    let selector = ["[", attribute, "]"].concat();
    let found = target.closest(&selector).ok()??;
    found.get_attribute(attribute)?.parse().ok()
}

/// Scrolls the list, never the page, until the current move is visible; a focus within the list
/// moves along.
fn follow(list: &NodeRef, has_focus: bool) {
    let Some(list) = list.cast::<HtmlElement>() else {
        return;
    };
    let Some(current) = find(&list, "[aria-current=true]") else {
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
    if has_focus && current.focus().is_err() {
        // If the move cannot take the focus, it stays where it is.
    }
}

/// Gives the focus to the current move where the one that had it is no longer drawn, or to another
/// move before the first one is played.
fn take_focus(list: &NodeRef) {
    let list = list.cast::<HtmlElement>();
    let ply =
        list.and_then(|list| find(&list, "[aria-current=true]").or_else(|| find(&list, ".ply")));
    if ply.is_some_and(|ply| ply.focus().is_err()) {
        // Nothing else is there to take it.
    }
}

fn find(list: &HtmlElement, selector: &str) -> Option<HtmlElement> {
    let found = list.query_selector(selector).ok().flatten()?;
    found.dyn_into().ok()
}
