//! A set-up beside the usual start, and what the laws make of a game begun with pieces in wrong places.

use conduct::Code;
use game::{RightCorner, StartCheck};
use rules::Board;
use yew::{Html, html};

/// With more wrong squares than these a set-up is no start that went wrong.
const FEW: usize = 8;

/// The comparison, folded away; nothing for a set-up that is far from the usual start.
pub(super) fn compared(board: &Board) -> Html {
    let check = StartCheck::new(&Board::default(), board, RightCorner::Light);
    if check.squares.len() > FEW {
        return Html::default();
    }
    let differences = words::start_differences(&check);
    html! {
        <details id="start-compared">
            <summary>{ words::start_compared() }</summary>
            if differences.is_empty() {
                <p>{ words::start_right() }</p>
            } else {
                <ul>{ for differences.into_iter().map(|text| html! { <li>{ text }</li> }) }</ul>
                { for Code::ALL.into_iter().map(|code| html! { <p class="note">{ words::start_law(code) }</p> }) }
            }
        </details>
    }
}
