//! The one hook that carries a conversation into the browser.

use yew::{Callback, hook};

use super::{Conversation, FocusTarget};
use crate::Request;
use crate::platform::{clipboard, focus};
use crate::pulse::use_pulse;

/// Where the effects of a conversation go.
#[derive(Clone, Debug)]
pub struct Outlet {
    /// Receives what is spoken and where the address should lead.
    pub send: Callback<Request>,
    /// Receives whether the browser allowed copying.
    pub on_copied: Callback<bool>,
    /// Whether the page may speak: a hidden one should not.
    pub is_audible: bool,
}

/// Carries speech, focus, copying and the address into the browser.
#[hook]
pub fn use_conversation(conversation: &Conversation, outlet: Outlet) {
    let Outlet {
        send,
        on_copied,
        is_audible,
    } = outlet;
    let speak = |request: fn(std::rc::Rc<str>) -> Request| {
        let send = send.clone();
        move |text: &std::rc::Rc<str>| {
            if is_audible {
                send.emit(request(text.clone()));
            }
            // On a small phone the bar at the thumb would hide why something was refused.
            focus::bring_into_view(".notice:not(:empty)");
        }
    };
    use_pulse(&conversation.status, speak(Request::Say));
    use_pulse(&conversation.alert, speak(Request::Alert));
    use_pulse(&conversation.focus, |target| move_focus(*target));
    use_pulse(&conversation.clipboard, move |text| {
        clipboard::copy(text, on_copied);
    });
    use_pulse(&conversation.address, move |hash| {
        send.emit(Request::Visit(hash.clone()));
    });
}

/// The board moves the focus within itself; everything else is found on the page.
fn move_focus(target: FocusTarget) {
    match target {
        FocusTarget::Board(_) => {}
        FocusTarget::CommandBox => focus::focus("#command"),
        FocusTarget::AskWhy => focus::focus("#ask-why"),
        FocusTarget::Why => {
            focus::focus("#why-title");
            focus::bring_into_view(".why-zone");
        }
        FocusTarget::Element(selector) => {
            focus::unfold_around(selector);
            focus::focus(selector);
        }
    }
}
