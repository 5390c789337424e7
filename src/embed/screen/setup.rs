//! The board on which pieces are put and taken, and the fields for the rest of a position.

use std::rc::Rc;

use moves::setup::fields::{others, turn_and_castling};
use moves::setup::setup_board::SetupBoard;
use moves::setup::state::Act;
use yew::prelude::*;

use crate::modes::PositionEditor;
use crate::session::{Action, Session};

/// The board.
pub(crate) fn setup_board(session: &Rc<Session>, setup: &impl PositionEditor) -> Html {
    let data = session.data();
    let (act, on_say) = callbacks(session);
    html! {
        <SetupBoard key={session.number()} editing={setup.editing().clone()} bottom={data.bottom}
            coordinates={data.coordinates} {act} {on_say} reach={setup.reach().clone()} />
    }
}

/// The pieces beside it.
pub(crate) fn pieces_to_place(session: &Rc<Session>, setup: &impl PositionEditor) -> Html {
    let (act, _) = callbacks(session);
    let bottom = session.data().bottom;
    setup.reach().pieces(setup.editing().tool, bottom, &act)
}

/// Who is to move, who may castle, and behind a button the rest.
pub(crate) fn position_fields(session: &Rc<Session>, setup: &impl PositionEditor) -> Html {
    let is_disabled = session.data().is_disabled;
    let (act, on_say) = callbacks(session);
    html! {
        <fieldset class="editor-fields" disabled={is_disabled} aria-label={words::editor_fields_label()}>
            { turn_and_castling(setup.editing(), &act) }
            <details>
                <summary>{ words::setup_more() }</summary>
                { others(setup.editing(), &act, &on_say) }
            </details>
        </fieldset>
    }
}

/// What is done and what is said; nothing while the form has switched the board off.
fn callbacks(session: &Rc<Session>) -> (Callback<Act>, Callback<Rc<str>>) {
    if session.data().is_disabled {
        return (Callback::noop(), Callback::noop());
    }
    (
        session.callback(Action::Edit),
        session.callback(|text: Rc<str>| Action::Say(text.as_ref().to_owned())),
    )
}
