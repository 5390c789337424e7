//! The pieces beside the board, and the tools that move and remove them.

use board::figure;
use rules::{Color, Piece, Role};
use yew::{Callback, Classes, Html, html};

use super::state::{Act, Tool};

/// The tools: hand and eraser, then both colors' pieces; the bottom color stands first.
pub(super) fn tray(tool: Tool, bottom: Color, act: &Callback<Act>) -> Html {
    let button = |which: Tool, name: String, inner: Html, key: Option<String>| {
        let act = act.clone();
        let onclick = Callback::from(move |_| act.emit(Act::Tool(which)));
        html! {
            <button type="button" class="tool" title={name.clone()} aria-label={name}
                aria-pressed={(tool == which).to_string()} data-tool={key} {onclick}>{ inner }</button>
        }
    };
    let piece = |piece: Piece| {
        button(
            Tool::Piece(piece),
            words::editor_place_text(piece),
            figure(Classes::from("figure"), piece),
            Some(piece.char().to_string()),
        )
    };
    let set = |color: Color| {
        html! {
            <div class="set">{ for Role::ALL.into_iter().rev().map(|role| piece(Piece::new(color, role))) }</div>
        }
    };
    html! {
        <div class="piece-tray" role="group" aria-label={words::editor_tray_label()}>
            { set(bottom) }
            { set(bottom.other()) }
            <div class="set tools">
                { button(Tool::Hand, words::editor_hand(), html! { <span>{ words::editor_hand() }</span> }, None) }
                { button(Tool::Eraser, words::editor_eraser(), html! { <span>{ words::editor_eraser() }</span> }, None) }
            </div>
        </div>
    }
}
