//! The chooser at the square of a pawn that promotes: a short list, queen first.

use rules::{Color, Role, Square};
use yew::prelude::*;

use super::geometry::Place;
use super::gesture::Input;
use super::keyboard::KeyPress;
use super::pieces::figure;

/// The list of roles, starting on the promotion square and running into the board, so that it never
/// leaves the board and with it never the viewport. Clicks and keys are read by the board, which
/// also moves the focus.
pub fn chooser(to: Square, color: Color, bottom: Color) -> Html {
    let place = Place::of(to, bottom);
    let side = if place.row == 0 {
        "from-top"
    } else {
        "from-bottom"
    };
    html! {
        <div
            part="promotion"
            class={classes!("promotion", format!("c{}", place.column), side)}
            role="dialog"
            aria-modal="true"
            aria-label={words::promote_to()}
        >
            { for Role::PROMOTIONS.into_iter().enumerate().map(|(index, role)| html! {
                <button
                    key={index}
                    type="button"
                    class="choice"
                    data-choice={index.to_string()}
                    aria-label={words::promotion_choice(role)}
                >
                    { figure(classes!("figure"), rules::Piece { color, role }) }
                </button>
            }) }
        </div>
    }
}

/// The role offered at an index of the list.
#[must_use]
pub fn role(index: usize) -> Option<Role> {
    Role::PROMOTIONS.get(index).copied()
}

/// What a key means while the chooser is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// The focus moves to the role of this index.
    Focus(usize),
    /// The board takes this.
    Take(Input),
}

/// Reads a key while the chooser is open; all others but these are held back from the board.
///
/// `focused` is the index of the role that has the focus; `downwards` tells whether the list runs down
/// the screen.
#[must_use]
pub fn read_key(press: KeyPress<'_>, focused: usize, downwards: bool) -> Option<Answer> {
    let count = Role::PROMOTIONS.len();
    let next = Answer::Focus((focused + 1) % count);
    let previous = Answer::Focus((focused + count - 1) % count);
    let (below, above) = if downwards {
        (next, previous)
    } else {
        (previous, next)
    };
    match press.key {
        "ArrowDown" => Some(below),
        "ArrowUp" => Some(above),
        "ArrowRight" => Some(next),
        "ArrowLeft" => Some(previous),
        // The dialog keeps the focus: Escape closes it.
        "Tab" if press.shift => Some(previous),
        "Tab" => Some(next),
        "Home" => Some(Answer::Focus(0)),
        "End" => Some(Answer::Focus(count - 1)),
        "Escape" => Some(Answer::Take(Input::Escape)),
        _ => {
            let role = super::keyboard::letter(press).and_then(Role::from_char)?;
            Role::PROMOTIONS
                .contains(&role)
                .then_some(Answer::Take(Input::Choose(role)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key: &str) -> KeyPress<'_> {
        KeyPress {
            key,
            ..KeyPress::default()
        }
    }

    #[test]
    fn letters_choose_a_role() {
        for (letter, role) in [
            ("q", Role::Queen),
            ("r", Role::Rook),
            ("b", Role::Bishop),
            ("n", Role::Knight),
        ] {
            let chosen = Some(Answer::Take(Input::Choose(role)));
            assert_eq!(read_key(key(letter), 0, true), chosen);
        }
        assert_eq!(read_key(key("k"), 0, true), None, "no second king");
        assert_eq!(
            read_key(key("p"), 0, true),
            None,
            "no pawn on the last rank"
        );
    }

    #[test]
    fn arrows_go_round_and_follow_the_picture() {
        assert_eq!(read_key(key("ArrowDown"), 3, true), Some(Answer::Focus(0)));
        assert_eq!(read_key(key("ArrowUp"), 0, true), Some(Answer::Focus(3)));
        assert_eq!(read_key(key("ArrowUp"), 0, false), Some(Answer::Focus(1)));
    }

    #[test]
    fn escape_takes_the_move_back() {
        let closed = Some(Answer::Take(Input::Escape));
        assert_eq!(read_key(key("Escape"), 2, true), closed);
    }
}
