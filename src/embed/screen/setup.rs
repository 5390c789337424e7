//! The board on which men are put and taken, and the fields for the rest of a position.

use std::rc::Rc;

use study::editor::desk::Desk as EditorDesk;
use study::editor::fields::{others, turn_and_castling};
use study::editor::state::Act;
use web_sys::Element;
use yew::prelude::*;

use super::below;
use crate::session::Session;

/// The board with the men to place, and all that is below it; nothing in other modes.
pub(super) fn setup_board(session: &Rc<Session>, tray: &Element) -> Option<Html> {
    let data = session.data();
    let drawn = session.look(|desk| {
        let editing = desk.as_setup()?.editing().clone();
        let (act, on_say) = callbacks(session);
        Some(html! {
            <EditorDesk {editing} bottom={data.bottom} coordinates={data.coordinates}
                {act} {on_say} host={tray.clone()}>{ below(session) }</EditorDesk>
        })
    });
    drawn.flatten()
}

/// Who is to move, who may castle, and behind a button the rest.
pub(super) fn position_fields(session: &Rc<Session>) -> Html {
    let drawn = session.look(|desk| {
        let editing = desk.as_setup()?.editing();
        let (act, on_say) = callbacks(session);
        Some(html! {
            <fieldset class="editor-fields" disabled={session.data().is_disabled}
                aria-label={words::editor_fields_label()}>
                { turn_and_castling(editing, &act) }
                <details>
                    <summary>{ words::setup_more() }</summary>
                    { others(editing, &act, &on_say) }
                </details>
            </fieldset>
        })
    });
    drawn.flatten().unwrap_or_default()
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
