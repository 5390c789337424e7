//! The field below a board: every move and every question can be typed.

use std::rc::Rc;

use notation::letters::Language;
use notation::style::Style;
use ui::{Pulse, use_pulse};
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::focus;
use crate::session::{Action, Session};
use crate::typed::Entry;

/// Props of [`EntryField`].
#[derive(Debug, Properties)]
pub(super) struct EntryFieldProps {
    /// The board at work.
    pub(super) session: Rc<Session>,
    /// The letters by which moves may be typed.
    pub(super) letters: Language,
    /// What is typed.
    pub(super) entry: Entry,
    /// Grows when a text was understood: the field is emptied.
    pub(super) accepted: u32,
    /// Whether the last text was not understood: it stays.
    pub(super) is_refused: bool,
    /// Sent when the field is to take the focus.
    pub(super) focus: Pulse<()>,
}

impl PartialEq for EntryFieldProps {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.session, &other.session)
            && self.letters == other.letters
            && self.entry == other.entry
            && self.accepted == other.accepted
            && self.is_refused == other.is_refused
            && self.focus == other.focus
    }
}

/// The field.
#[component]
pub(super) fn EntryField(props: &EntryFieldProps) -> Html {
    let field = use_node_ref();
    // The last text that was sent, and the acceptance that was drawn by then.
    let entered = use_mut_ref(|| (String::new(), props.accepted));
    let seen = use_mut_ref(|| props.accepted);
    use_effect_with(props.accepted, {
        let (field, entered) = (field.clone(), entered.clone());
        move |&accepted| {
            // The first run comes after the field is there; something may be typed by then.
            if seen.replace(accepted) == accepted {
                return;
            }
            // A text may wait for a part of the program, and this effect for its turn; what is
            // typed meanwhile is another text.
            let (text, after) = &*entered.borrow();
            if let Some(field) = field.cast::<HtmlInputElement>()
                && *after != accepted
                && field.value() == *text
            {
                field.set_value("");
            }
        }
    });
    use_pulse(&props.focus, {
        let field = field.clone();
        move |()| focus(&field)
    });
    let onkeydown = {
        let (field, session) = (field.clone(), Rc::clone(&props.session));
        let accepted = props.accepted;
        Callback::from(move |event: KeyboardEvent| {
            let Some(field) = field.cast::<HtmlInputElement>() else {
                return;
            };
            match event.key().as_str() {
                // What a keyboard for many letters is still composing is not yet typed.
                "Enter" if !event.is_composing() => {
                    // The form around the board is another one.
                    event.prevent_default();
                    let text = field.value();
                    if !text.trim().is_empty() {
                        entered.replace((text.clone(), accepted));
                        session.dispatch(Action::Type(text.trim().to_owned()));
                    }
                }
                // It empties the field first and only then gives the focus back to the board.
                "Escape" => {
                    // A dialog around the board stays open.
                    event.prevent_default();
                    if field.value().is_empty() {
                        session.dispatch(Action::Focus(None));
                    } else {
                        field.set_value("");
                    }
                }
                _ => {}
            }
        })
    };
    let is_square = props.entry == Entry::Square;
    let label = words::embed_entry_label(is_square);
    let hint = if is_square {
        label.clone()
    } else {
        words::command_hint(Style::Localized(props.letters))
    };
    html! {
        // No form of its own: a frame in a sandbox sends none.
        <div class="entry">
            <input ref={field} type="text" autocomplete="off" autocapitalize="off" spellcheck="false"
                enterkeyhint="go" aria-label={label} placeholder={hint}
                aria-invalid={props.is_refused.then_some("true")} {onkeydown} />
        </div>
    }
}
