//! The small pieces that stand for letters in a move list; drawn from the set of the board.

use rules::Role;
use yew::{Html, html};

/// The symbol of the sprite that draws a figurine; pawns have none in a score but one in a tray.
const fn symbol(role: Role) -> &'static str {
    match role {
        Role::Pawn => "#fig-p",
        Role::Knight => "#fig-n",
        Role::Bishop => "#fig-b",
        Role::Rook => "#fig-r",
        Role::Queen => "#fig-q",
        Role::King => "#fig-k",
    }
}

/// A figurine; decoration only, so whatever holds it needs a text of its own.
pub fn figurine(role: Role) -> Html {
    html! { <svg class="fig" aria-hidden="true" viewBox="0 0 48 48"><use href={symbol(role)} /></svg> }
}
