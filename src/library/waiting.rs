//! The open dialog, or what is shown until the part that draws it is here.

use ui::dialogs::{WaitingProps, use_when_here, waiting_dialog};
use ui::lazy::{Lazy, use_lazy};
use ui::panels::notices::waiting_for_part;
use yew::{Callback, Html, component, html};

use crate::dialogs::close;
use crate::records::RECORDS;
use crate::state::{Action, Library};
use crate::wish::Wish;

/// The open dialog, if there is one.
pub(crate) fn dialog(state: &Library, wish: &Callback<Wish>, send: &Callback<Action>) -> Html {
    let Some(open) = &state.dialog else {
        return Html::default();
    };
    match RECORDS.with(Lazy::get) {
        Some(table) => (table.dialog)(state, open, wish, send),
        None => {
            let open = open.clone();
            let again = send.reform(move |()| Action::Open(Some(open.clone())));
            html! { <Waiting on_here={again} on_close={close(send)} /> }
        }
    }
}

/// Opens the dialog once more when the part that draws it is here.
#[component]
fn Waiting(props: &WaitingProps) -> Html {
    let progress = use_lazy(&RECORDS);
    use_when_here(progress.is_here(), &props.on_here);
    let waiting = waiting_for_part(&progress);
    let title = words::library_title();
    waiting_dialog("library-waiting", title, waiting, &props.on_close)
}
