//! The day on which a game begins: watches for its first move on this board.

use std::rc::Rc;

use game::Game;
use ui::platform::{self, storage::GameId};
use yew::{Callback, Html, Properties, component, use_effect_with, use_mut_ref};

use crate::state::Action;

/// Props of [`Dated`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct DatedProps {
    /// The name of the game.
    pub(super) id: GameId,
    /// The game.
    pub(super) game: Rc<Game>,
    /// Whether it goes by link, so that the other player may have begun it.
    pub(super) is_by_link: bool,
    /// Receives the day.
    pub(super) send: Callback<Action>,
}

/// Reports the day of the first move. Draws nothing.
#[component]
pub(super) fn Dated(props: &DatedProps) -> Html {
    let before = use_mut_ref(|| None::<(GameId, usize)>);
    let now = (props.id.clone(), props.game.len());
    let (is_by_link, send) = (props.is_by_link, props.send.clone());
    use_effect_with(now, move |now| {
        let before = before.replace(Some(now.clone()));
        if begins(before.as_ref(), now, is_by_link) {
            send.emit(Action::Dated(platform::today().into()));
        }
    });
    ui::nothing()
}

/// Whether the first move on this board has just been made. It may be older than this part of the
/// program, which comes late.
fn begins(
    before: Option<&(GameId, usize)>,
    (id, plies): &(GameId, usize),
    is_by_link: bool,
) -> bool {
    match before {
        None => *plies == 1,
        Some((known, _)) if known != id => false,
        Some((_, 0)) => *plies == 1,
        Some((_, earlier)) => is_by_link && *plies == earlier + 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_begins_with_its_first_move_on_this_board() {
        let at = |name: &str, plies: usize| (GameId(name.into()), plies);
        for (before, now, is_by_link, expected) in [
            (None, at("a", 0), false, false),
            (None, at("a", 1), false, true),
            (None, at("a", 9), false, false),
            (Some(at("a", 0)), at("a", 1), false, true),
            (Some(at("a", 1)), at("a", 2), false, false),
            (Some(at("a", 2)), at("a", 1), false, false),
            // Another game was loaded.
            (Some(at("a", 0)), at("b", 1), false, false),
            // The other player has begun the game, and this one answers.
            (Some(at("a", 1)), at("a", 2), true, true),
        ] {
            assert_eq!(
                begins(before.as_ref(), &now, is_by_link),
                expected,
                "{before:?} {now:?}"
            );
        }
    }
}
