//! The number of a game against the program: who writes it down can have the same replies again.

use game::Game;
use sitting::{Computer, Sitting};
use ui::platform::storage::{self, GameId};
use yew::{Callback, Html, MouseEvent, html};

use super::{Beginning, PendingSitting, SittingAction};
use crate::state::Action;

/// The number of the game, as a text that can be selected; nothing between two people.
pub(super) fn number(held: &PendingSitting) -> Html {
    let computer = held.sitting.agreement().computer;
    let text = |it: Computer| words::game_number(it.seed);
    html! {
        if let Some(computer) = computer {
            <span id="game-number">{ text(computer) }</span>
        }
    }
}

/// Begins the game again that is over: the same level and number, the same colors.
pub(super) fn again(game: &Game, held: &PendingSitting, send: &Callback<Action>) -> Html {
    if held.sitting.agreement().computer.is_none() {
        return Html::default();
    }
    let (sitting, game) = (held.sitting.clone(), game.clone());
    let onclick = send.reform(move |_: MouseEvent| {
        let beginning = same(&sitting, &game, storage::new_game_id());
        SittingAction::Begin(Box::new(beginning)).into()
    });
    html! { <button type="button" id="same-game" {onclick}>{ words::button_same_game() }</button> }
}

fn same(sitting: &Sitting, game: &Game, id: GameId) -> Beginning {
    Beginning {
        id,
        agreement: sitting.agreement().clone(),
        contest: sitting.contest().clone(),
        start: *game.start(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::computer_tests::against;
    use super::super::tests::act;
    use super::*;

    #[test]
    fn the_same_game_has_the_same_number_and_colors_and_counts_no_other() {
        let mut state = against("3", "other");
        state.apply(Action::Resign);
        let held = state.sitting.held().expect("there is a sitting").clone();
        let beginning = same(&held.sitting, &state.game, GameId("again".into()));
        act(&mut state, SittingAction::Begin(Box::new(beginning)));
        let again = &state.sitting.held().expect("there is a sitting").sitting;
        assert_eq!(again.agreement(), held.sitting.agreement());
        assert_eq!(state.mine(), Some(rules::Color::Black));
        assert!(again.contest().games().is_empty() && state.game.is_empty());
    }

    #[test]
    fn the_number_is_a_tag_of_the_game() {
        let state = against("3", "one");
        let seed = ("Seed".to_owned(), "7".to_owned());
        assert!(state.game.tags().contains(&seed));
        let again = Game::from_pgn(&state.game.to_pgn()).expect("it was written here");
        assert!(again.tags().contains(&seed));
    }
}
