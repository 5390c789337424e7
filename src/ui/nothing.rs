//! What a component draws that has nothing to show.

use yew::{Html, html};

/// What a component draws that is there for its effects alone, or has nothing to show yet: a text
/// without letters.
///
/// Yew 0.23 inserts what stands before a component in front of the component's first node. Where
/// there is none, it takes the node that used to follow, which may have been removed a moment ago;
/// then the program ends with "failed to insert node before next sibling". So a component always
/// has a node of its own.
pub fn nothing() -> Html {
    html! { "" }
}
