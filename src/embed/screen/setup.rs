//! The board on which men are put and taken, and the fields for the rest of a position.

use std::rc::Rc;

use moves::setup::desk::Desk as EditorDesk;
use moves::setup::fields::{others, turn_and_castling};
use moves::setup::state::{Act, Editing};
use yew::prelude::*;

use crate::session::Session;

/// The board; nothing in other modes.
pub(super) fn setup_board(session: &Rc<Session>) -> Option<Html> {
    let data = session.data();
    drawn(session, |editing| {
        let (act, on_say) = callbacks(session);
        html! {
            <EditorDesk key={session.number()} editing={editing.clone()} bottom={data.bottom}
                coordinates={data.coordinates} {act} {on_say} reach={session.reach().clone()} />
        }
    })
}

/// The men beside it.
pub(super) fn men_to_place(session: &Rc<Session>) -> Html {
    let bottom = session.data().bottom;
    let men = drawn(session, |editing| {
        let (act, _) = callbacks(session);
        session.reach().men(editing.tool, bottom, &act)
    });
    men.unwrap_or_default()
}

/// Who is to move, who may castle, and behind a button the rest.
pub(super) fn position_fields(session: &Rc<Session>) -> Html {
    let is_disabled = session.data().is_disabled;
    let fields = drawn(session, |editing| {
        let (act, on_say) = callbacks(session);
        html! {
            <fieldset class="editor-fields" disabled={is_disabled} aria-label={words::editor_fields_label()}>
                { turn_and_castling(editing, &act) }
                <details>
                    <summary>{ words::setup_more() }</summary>
                    { others(editing, &act, &on_say) }
                </details>
            </fieldset>
        }
    });
    fields.unwrap_or_default()
}

fn drawn(session: &Rc<Session>, draw: impl FnOnce(&Editing) -> Html) -> Option<Html> {
    let html = session.look(|desk| desk.as_setup().map(|setup| draw(setup.editing())));
    html.flatten()
}

/// What is done and what is said; nothing while the form has switched the board off.
fn callbacks(session: &Rc<Session>) -> (Callback<Act>, Callback<Rc<str>>) {
    if session.data().is_disabled {
        return (Callback::noop(), Callback::noop());
    }
    let (doing, saying) = (Rc::clone(session), Rc::clone(session));
    (
        Callback::from(move |act| doing.act(act)),
        Callback::from(move |text: Rc<str>| saying.say(&text)),
    )
}
