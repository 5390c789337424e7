//! Moves in which figures stand for pieces, drawn from the set of the board.

use notation::figurine::figure;
use rules::Role;
use ui::panels::figurine::figurine;
use yew::{Html, html};

/// A move as it is set on the page. A figure that is drawn is read aloud as its letter.
pub(super) fn set(text: &str) -> Html {
    let mut parts = Vec::new();
    let mut plain = String::new();
    for letter in text.chars() {
        match role(letter) {
            Some(role) => {
                parts.push(html! { { std::mem::take(&mut plain) } });
                parts.push(html! {
                    <>
                        { figurine(role) }
                        <span class="visually-hidden">{ role.upper_char() }</span>
                    </>
                });
            }
            None => plain.push(letter),
        }
    }
    parts.push(html! { { plain } });
    parts.into_iter().collect()
}

/// The kind of piece that a character draws.
fn role(letter: char) -> Option<Role> {
    let mut text = [0; 4];
    let text: &str = letter.encode_utf8(&mut text);
    Role::ALL.into_iter().find(|&role| figure(role) == text)
}
