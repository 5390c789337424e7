//! The buttons below a board.

use std::rc::Rc;

use yew::prelude::*;

use crate::modes::Control;
use crate::session::{Action, Session};

/// The path of the sign on a button, where a sign says as much as a word.
const fn sign_of(control: Control) -> Option<&'static str> {
    match control {
        Control::First => Some("M17 5l-7 7 7 7M7 5v14"),
        Control::Previous => Some("M15 5l-7 7 7 7"),
        Control::Next => Some("M9 5l7 7-7 7"),
        Control::Last => Some("M7 5l7 7-7 7M17 5v14"),
        Control::Autoplay => Some("M8 5l10 7-10 7z"),
        Control::Stop => Some("M9 5v14M15 5v14"),
        _ => None,
    }
}

/// All buttons that mean something now.
pub(super) fn controls(session: &Rc<Session>) -> Html {
    let is_disabled = session.data().is_disabled;
    let shown = session.look(|mode| {
        let all = mode.controls().into_iter();
        all.map(|control| (control, is_disabled || !mode.can(control)))
            .collect::<Vec<_>>()
    });
    let button = |(control, is_disabled): (Control, bool)| {
        let onclick = session.callback(move |_| Action::Press(control));
        let name = words::embed_button(control);
        match sign_of(control) {
            Some(path) => html! {
                <button key={control as usize} type="button" class="sign" part="button" disabled={is_disabled}
                    aria-label={name} {onclick}>{ sign(path) }</button>
            },
            None => html! {
                <button key={control as usize} type="button" part="button" disabled={is_disabled} {onclick}>
                    { name }
                </button>
            },
        }
    };
    html! { <>{ for shown.into_iter().flatten().map(button) }</> }
}

/// A sign on a button.
pub(super) fn sign(path: &'static str) -> Html {
    html! { <svg aria-hidden="true" viewBox="0 0 24 24"><path d={path} /></svg> }
}
