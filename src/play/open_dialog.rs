//! Which dialog is open, and what its answers do.

use game::Claims;
use yew::{Callback, Html, html};

use ui::dialogs::{Question, confirm, settings_dialog};

use crate::dialogs::claim_dialog;
use crate::link::link_dialog;
use crate::occasional::{Occasion, OccasionalDialog};
use crate::sitting::sit_dialog;
use crate::state::{Action, AppState, Dialog};
use ui::platform::storage;

/// Draws the open dialog, if any.
pub(crate) fn open_dialog(state: &AppState, claims: &Claims, send: &Callback<Action>) -> Html {
    let Some(dialog) = &state.dialog else {
        return Html::default();
    };
    let on_close = send.reform(|()| Action::Close);
    let answer =
        |yes: fn() -> Action| send.reform(move |agreed| if agreed { yes() } else { Action::Close });
    match dialog {
        Dialog::Resign => {
            let player = state.player();
            let is_drawn = state.game.can_never_be_mated(player);
            confirm(Question {
                id: "resign-dialog",
                question: words::resign_question(player),
                explanation: words::resign_explanation(player, is_drawn),
                yes: words::button_resign(),
                no: words::button_keep_playing(),
                on_answer: answer(|| Action::Resign),
            })
        }
        Dialog::NewGame => confirm(Question {
            id: "new-game-dialog",
            question: words::new_game_question(),
            explanation: words::new_game_explanation(),
            yes: words::button_start_new_game(),
            no: words::button_keep_playing(),
            on_answer: answer(|| Action::NewGame(storage::new_game_id())),
        }),
        Dialog::Claim => {
            let on_claim = send.reform(|(reason, intended)| Action::Claim(reason, intended));
            claim_dialog(claims, state.game.position(), &on_claim, &on_close)
        }
        Dialog::Sit | Dialog::Computer => sit_dialog(state, send),
        Dialog::Link(which) => link_dialog(*which, state, send),
        Dialog::Paste(error) => {
            let on_text = send.reform(|text| Action::Paste(text, storage::new_game_id()));
            let occasion = Occasion::Paste(error.clone(), on_text);
            html! { <OccasionalDialog {occasion} {on_close} /> }
        }
        Dialog::Settings => {
            settings_dialog(state.settings, &send.reform(Action::Settings), &on_close)
        }
        Dialog::Help => html! { <OccasionalDialog occasion={Occasion::Help} {on_close} /> },
    }
}
