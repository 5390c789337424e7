//! What is heard and felt of the game: watches its last move and its end.

use yew::{UseReducerHandle, hook, use_effect_with, use_mut_ref};

use ui::platform::storage::GameId;
use ui::signals::{self, Signal};

use crate::state::AppState;

/// The game as it was last heard of.
#[derive(Clone, Debug, PartialEq)]
struct Heard {
    id: GameId,
    plies: usize,
    is_over: bool,
}

/// Gives a signal for each move that is played on this board, and for the end of the game.
#[hook]
pub(crate) fn use_signals(state: &UseReducerHandle<AppState>) {
    let before = use_mut_ref(|| None::<Heard>);
    let (game, is_shown) = (state.game.clone(), state.is_shown);
    let now = Heard {
        id: state.game_id.clone(),
        plies: game.len(),
        is_over: game.outcome().is_some(),
    };
    use_effect_with(now, move |now| {
        let before = before.replace(Some(now.clone()));
        let Some(before) = before.filter(|before| is_shown && before.id == now.id) else {
            return;
        };
        let is_played = now.plies == before.plies + 1;
        let is_ended = now.is_over && !before.is_over;
        if is_played || is_ended {
            signals::give(&Signal::Game {
                game: &game,
                is_played,
                is_ended,
            });
        }
    });
}
