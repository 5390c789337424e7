//! The sentence under the board: the one place where the eye looks.

use yew::{Html, Properties, component, html};

/// What the status zone says.
#[derive(Debug, Properties, PartialEq)]
pub struct StatusProps {
    /// One of the fixed texts of PRODUCT.md section 3.
    pub status: yew::AttrValue,
    /// Why the last attempt was refused; empty when nothing was.
    #[prop_or_default]
    pub notice: yew::AttrValue,
}

/// The state of the game and, below it in a place that is always reserved, a refusal.
#[component]
pub fn Status(props: &StatusProps) -> Html {
    html! {
        <>
            <p id="game-status" class="status">{ &props.status }</p>
            // The live region speaks the same words; hearing them twice helps nobody.
            <p class="notice">{ &props.notice }</p>
        </>
    }
}
