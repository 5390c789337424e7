//! What can be done with every board: turned, copied, printed.

use std::rc::Rc;

use wasm_bindgen::JsCast;
use web_sys::Node;
use yew::prelude::*;

use super::controls::sign;
use super::focus;
use crate::modes::Control;
use crate::session::{Action, Session};

/// Props of [`Menu`].
#[derive(Debug, Properties)]
pub(super) struct MenuProps {
    /// The board at work.
    pub(super) session: Rc<Session>,
}

impl PartialEq for MenuProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
    }
}

/// The button with the points, and what it opens.
#[component]
pub(super) fn Menu(props: &MenuProps) -> Html {
    let is_open = use_state_eq(|| false);
    let opener = use_node_ref();
    let toggle = {
        let is_open = is_open.clone();
        Callback::from(move |_| is_open.set(!*is_open))
    };
    let onkeydown = {
        let (is_open, opener) = (is_open.clone(), opener.clone());
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" && *is_open {
                event.prevent_default();
                event.stop_propagation();
                is_open.set(false);
                focus(&opener);
            }
        })
    };
    // Whoever goes elsewhere has left it.
    let onfocusout = {
        let is_open = is_open.setter();
        Callback::from(move |event: FocusEvent| {
            let here = event
                .current_target()
                .and_then(|node| node.dyn_into::<Node>().ok());
            let there = event
                .related_target()
                .and_then(|node| node.dyn_into::<Node>().ok());
            if let (Some(here), Some(there)) = (here, there)
                && !here.contains(Some(&there))
            {
                is_open.set(false);
            }
        })
    };
    let has_game = props.session.look(|mode| mode.pgn().is_some()) == Some(true);
    let restarts = props.session.look(|mode| mode.restarts()) == Some(true);
    let entries = [
        restarts.then_some(Control::Restart),
        Some(Control::Flip),
        Some(Control::CopyFen),
        has_game.then_some(Control::CopyPgn),
        Some(Control::CopyEmbed),
        Some(Control::CopyPicture),
        Some(Control::Print),
    ];
    let item = |button: Control| {
        let onclick = {
            let (is_open, session) = (is_open.setter(), Rc::clone(&props.session));
            Callback::from(move |_| {
                is_open.set(false);
                session.dispatch(Action::Choose(button));
            })
        };
        html! { <button key={button as usize} type="button" {onclick}>{ words::embed_button(button) }</button> }
    };
    html! {
        <div class="menu" {onkeydown} {onfocusout}>
            <button ref={opener} type="button" class="sign" part="button" onclick={toggle}
                aria-expanded={is_open.to_string()} aria-label={words::embed_menu()}>
                { sign("M5 12h.01M12 12h.01M19 12h.01") }
            </button>
            if *is_open {
                <div class="items">{ for entries.into_iter().flatten().map(item) }</div>
            }
        </div>
    }
}
