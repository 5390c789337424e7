//! What is heard and felt of the game: watches its last move and its end, which takes the focus from
//! what can be pressed no longer.

use std::rc::Rc;

use game::Game;
use ui::platform::focus;
use ui::platform::storage::GameId;
use ui::signals::{self, Signal};
use yew::{Html, Properties, component, use_effect_with, use_mut_ref};

/// Props of [`Heard`].
#[derive(Clone, Debug, PartialEq, Properties)]
pub(super) struct HeardProps {
    /// The name of the game.
    pub(super) id: GameId,
    /// The game.
    pub(super) game: Rc<Game>,
}

/// Gives a signal for each move played on this board, and for the end of the game. Draws nothing.
#[component]
pub(super) fn Heard(props: &HeardProps) -> Html {
    let before = use_mut_ref(|| None::<HeardProps>);
    use_effect_with(props.clone(), move |now| {
        let Some(before) = before.replace(Some(now.clone())) else {
            return;
        };
        if before.id != now.id {
            return;
        }
        let is_over = |game: &Game| game.outcome().is_some();
        // A move made in advance comes with the one that it answers.
        let more = now.game.len().checked_sub(before.game.len());
        let played = more.filter(|moves| *moves <= 2).unwrap_or_default();
        let is_ended = is_over(&now.game) && !is_over(&before.game);
        // What ended it, as "Resign", is not to be pressed any longer.
        if is_ended && (focus::is_lost() || focus::is_within(":disabled")) {
            focus::board(None);
        }
        if played > 0 || is_ended {
            signals::give(&Signal::Game {
                game: &now.game,
                played,
                is_ended,
            });
        }
    });
    ui::nothing()
}
