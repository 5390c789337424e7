//! What stands on the page while work is not in storage, or storage holds what cannot be shown: why,
//! and a file with it.

use ui::panels::notices;
use ui::panels::set_aside::SetAsideNotice;
use ui::platform::download;
use ui::platform::storage::SaveState;
use yew::{Callback, Html, html};

use super::action::Action;
use super::draft;
use super::state::Analysis;
use crate::desk::desk;
use crate::export::file_name;

/// The media type of games.
const PGN: &str = "application/x-chess-pgn";

/// The notice that the work is not in storage, while that is so.
pub(super) fn not_kept(analysis: &Analysis) -> Html {
    if analysis.save == SaveState::Kept {
        return Html::default();
    }
    let (record, entered) = (analysis.record().clone(), analysis.entered.clone());
    let on_save = Callback::from(move |()| {
        if let Some((name, text)) = entered.as_ref().map(|entered| entered.file()) {
            save(name, "text/plain", &text);
        } else if let Some(desk) = desk() {
            save(&file_name(&record, "pgn"), PGN, &(desk.pgn)(&record));
        }
    });
    notices::not_kept(analysis.save, &on_save)
}

/// The notice that something kept cannot be shown, until the reader removes it.
pub(super) fn set_aside(analysis: &Analysis, send: &Callback<Action>) -> Html {
    let Some(text) = analysis.set_aside.clone() else {
        return Html::default();
    };
    let on_save = Callback::from(move |()| save("record.pgn", PGN, &draft::without_heads(&text)));
    html! { <SetAsideNotice {on_save} on_remove={send.reform(|()| Action::ForgetSetAside)} /> }
}

fn save(name: &str, kind: &str, text: &str) {
    // A browser that takes no file says so itself.
    let _ = download::save_text(name, kind, text);
}
