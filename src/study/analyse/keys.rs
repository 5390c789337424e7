//! Keys that act wherever the focus is, fields and dialogs excepted. Letters and signs act only
//! while the moves or the board have the focus, so that speech input or an accident does not trigger
//! them.

use gloo::events::{EventListener, EventListenerOptions};
use record::{CommentPlace, Nag};
use ui::platform::keys;
use wasm_bindgen::JsCast;
use web_sys::{Element, EventTarget, KeyboardEvent};

use moves::keys::{Press, step};
use moves::recorder::RecordAction;

use super::Action;
use super::action::Dialog;

/// Where the focus is, as far as keys care.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Region {
    /// On the board, which has keys of its own.
    Board,
    /// In the list of moves.
    Moves,
    /// Elsewhere on the page.
    Page,
}

/// What a key asks for; `None` leaves it to the browser.
#[must_use]
pub fn read(press: Press<'_>, region: Region) -> Option<Action> {
    let Press {
        key,
        shift,
        control,
        alt,
    } = press;
    if control && !alt {
        return match (key.to_ascii_lowercase().as_str(), shift) {
            ("z", false) => Some(RecordAction::Undo.into()),
            ("z", true) | ("y", false) => Some(RecordAction::Redo.into()),
            _ => None,
        };
    }
    if control || alt {
        return None;
    }
    if let Some(step) = step(press).filter(|_| region != Region::Board) {
        return Some(RecordAction::Go(step).into());
    }
    if region == Region::Page {
        return None;
    }
    match key {
        "!" => return Some(RecordAction::Mark('!').into()),
        "?" => return Some(RecordAction::Mark('?').into()),
        // On the board a small c is the last capture.
        "C" if region == Region::Board => {
            return Some(RecordAction::EditComment(CommentPlace::After).into());
        }
        _ => {}
    }
    if region == Region::Board {
        return None;
    }
    match key {
        "c" => Some(RecordAction::EditComment(CommentPlace::After).into()),
        "C" => Some(RecordAction::EditComment(CommentPlace::Before).into()),
        "d" | "D" => Some(RecordAction::Sign(Nag::DIAGRAM).into()),
        "f" | "F" => Some(RecordAction::FoldHere.into()),
        "h" | "H" => Some(Action::Open(Dialog::Help)),
        "s" | "S" => Some(RecordAction::Say.into()),
        "Delete" => Some(RecordAction::Delete.into()),
        _ => None,
    }
}

/// Listens on the document while the page is shown.
pub(super) fn listen(
    send: impl Fn(Action) + 'static,
    blocked: impl Fn() -> bool + 'static,
) -> Option<EventListener> {
    keys::listen(blocked, move |press| {
        let key = press.key();
        let asked = read(
            Press {
                key: &key,
                shift: press.shift_key(),
                control: press.ctrl_key() || press.meta_key(),
                alt: press.alt_key(),
            },
            region(press.target()),
        );
        asked.map(&send).is_some()
    })
}

/// Whether the page of a book is shown, which the browser prints as it is.
pub(super) fn shows_book_page() -> bool {
    let found = ui::platform::document().and_then(|it| it.query_selector(".book-desk").ok());
    found.flatten().is_some()
}

/// Lets the keys that print the page print it as a book sets it, also while something is typed.
pub(super) fn listen_for_printing(
    send: impl Fn(Action) + 'static,
    blocked: impl Fn() -> bool + 'static,
) -> Option<EventListener> {
    let options = EventListenerOptions::enable_prevent_default();
    let listen = move |event: &web_sys::Event| {
        let Some(press) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let control = press.ctrl_key() || press.meta_key();
        let is_print = control && !press.alt_key() && press.key().eq_ignore_ascii_case("p");
        if is_print && !blocked() {
            event.prevent_default();
            send(Action::PrintNow);
        }
    };
    let document = ui::platform::document()?;
    Some(EventListener::new_with_options(
        &document, "keydown", options, listen,
    ))
}

fn region(target: Option<EventTarget>) -> Region {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    let within = |selector| {
        element
            .as_ref()
            .is_some_and(|element| element.closest(selector).is_ok_and(|found| found.is_some()))
    };
    if within(".board") {
        Region::Board
    } else if within(".record") {
        Region::Moves
    } else {
        Region::Page
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked(key: &str, region: Region) -> String {
        let press = Press {
            key,
            ..Press::default()
        };
        format!("{:?}", read(press, region))
    }

    #[test]
    fn arrows_walk_everywhere_but_on_the_board() {
        assert_eq!(
            asked("ArrowLeft", Region::Page),
            "Some(Record(Go(Previous)))"
        );
        assert_eq!(
            asked("ArrowDown", Region::Moves),
            "Some(Record(Go(VariationAfter)))"
        );
        assert_eq!(asked("ArrowLeft", Region::Board), "None");
    }

    #[test]
    fn letters_need_the_focus_in_the_moves() {
        assert_eq!(
            asked("c", Region::Moves),
            "Some(Record(EditComment(After)))"
        );
        for region in [Region::Page, Region::Board] {
            assert_eq!(asked("c", region), "None");
        }
        assert_eq!(asked("!", Region::Board), "Some(Record(Mark('!')))");
        assert_eq!(asked("!", Region::Page), "None");
    }
}
