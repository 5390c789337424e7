//! Several tabs of one site: which of them writes a game, and what they tell each other.
//!
//! A game is written by the tab that holds its lock (Web Locks); where a browser has no locks, every
//! tab writes, as in earlier versions. What has changed is told on a channel that all tabs hear.

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use gloo::events::EventListener;
use js_sys::{Function, Object, Promise, Reflect};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{AbortController, BroadcastChannel, MessageEvent};
use yew::Callback;

use super::storage::GameId;
use super::{scoped, window};

/// What one tab tells the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Message {
    /// A game was changed or removed; any game where none is named.
    Changed(Option<GameId>),
    /// Whoever writes this game is to leave it to the tab that says so.
    Give(GameId),
    /// What a learner has done, as it is kept.
    Learned(Rc<str>),
}

const CHANGED: &str = "changed";
const GIVE: &str = "give";
const LEARNED: &str = "learned";

impl Message {
    fn text(&self) -> String {
        match self {
            Self::Changed(None) => CHANGED.to_owned(),
            Self::Changed(Some(id)) => [CHANGED, &id.0].join(" "),
            Self::Give(id) => [GIVE, &id.0].join(" "),
            Self::Learned(text) => [LEARNED, text].join(" "),
        }
    }

    fn read(text: &str) -> Option<Self> {
        match text.split_once(' ') {
            None if text == CHANGED => Some(Self::Changed(None)),
            Some((CHANGED, id)) => Some(Self::Changed(Some(GameId(id.into())))),
            Some((GIVE, id)) => Some(Self::Give(GameId(id.into()))),
            Some((LEARNED, text)) => Some(Self::Learned(text.into())),
            _ => None,
        }
    }
}

/// What all tabs hear; one does not hear itself on the same channel, but on another one of its own.
#[derive(Debug)]
pub struct Channel {
    channel: BroadcastChannel,
    _listener: EventListener,
}

impl Channel {
    /// Listens until it is dropped; nothing where the browser has no channels.
    #[must_use]
    pub fn open(heard: Callback<Message>) -> Option<Self> {
        let channel = BroadcastChannel::new(&scoped("tabs")).ok()?;
        let listener = EventListener::new(&channel, "message", move |event| {
            let event = event.dyn_ref::<MessageEvent>();
            let text = event.and_then(|event| event.data().as_string());
            if let Some(message) = text.and_then(|text| Message::read(&text)) {
                heard.emit(message);
            }
        });
        Some(Self {
            channel,
            _listener: listener,
        })
    }

    /// Tells the others.
    pub fn tell(&self, message: &Message) {
        // A text can always be copied, which is all that could fail.
        let _ = self.channel.post_message(&message.text().into());
    }
}

impl Drop for Channel {
    fn drop(&mut self) {
        self.channel.close();
    }
}

/// How a lock is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum LockRequest {
    /// If nobody has it.
    IfFree,
    /// As soon as nobody has it.
    Wait,
    /// At once, whoever has it.
    Take,
}

/// The writing of one game, ours or waited for; given back when it is dropped.
#[derive(Debug)]
pub struct Hold(Rc<Shared>);

#[derive(Debug)]
struct Shared {
    name: String,
    /// Hears whether this tab writes the game now.
    heard: Callback<bool>,
    /// Ends what keeps the lock.
    release: RefCell<Option<Function>>,
    /// Withdraws what is waited for.
    waiting: RefCell<Option<AbortController>>,
    is_over: Cell<bool>,
}

impl Hold {
    /// Asks for the writing of a game: at once when no other tab has it, else when that one leaves
    /// it. `heard` is told each time whether it is ours.
    #[must_use]
    pub fn ask(game: &GameId, heard: Callback<bool>) -> Self {
        let shared = Rc::new(Shared {
            name: [&scoped("game"), ":", &*game.0].concat(),
            heard,
            release: RefCell::default(),
            waiting: RefCell::default(),
            is_over: Cell::new(false),
        });
        request(&shared, LockRequest::IfFree);
        Self(shared)
    }

    /// Takes the writing from the tab that has it.
    pub fn take(&self) {
        withdraw(&self.0);
        request(&self.0, LockRequest::Take);
    }

    /// Leaves it to another tab, and takes it again when that one leaves it.
    pub fn give(&self) {
        let release = self.0.release.take();
        if let Some(release) = release {
            // A promise can always be resolved.
            let _ = release.call0(&JsValue::UNDEFINED);
            request(&self.0, LockRequest::Wait);
            self.0.heard.emit(false);
        }
    }
}

impl Drop for Hold {
    fn drop(&mut self) {
        self.0.is_over.set(true);
        withdraw(&self.0);
        if let Some(release) = self.0.release.take() {
            // A promise can always be resolved.
            let _ = release.call0(&JsValue::UNDEFINED);
        }
    }
}

fn withdraw(shared: &Shared) {
    if let Some(waiting) = shared.waiting.take() {
        waiting.abort();
    }
}

/// Asks for the lock; without locks everything is ours.
fn request(shared: &Rc<Shared>, manner: LockRequest) {
    if try_request(shared, manner).is_none() {
        let heard = shared.heard.clone();
        spawn_local(async move { heard.emit(true) });
    }
}

fn try_request(shared: &Rc<Shared>, manner: LockRequest) -> Option<()> {
    let navigator = window()?.navigator();
    let locks = Reflect::get(&navigator, &"locks".into()).ok()?;
    let ask: Function = Reflect::get(&locks, &"request".into())
        .ok()?
        .dyn_into()
        .ok()?;
    let options = Object::new();
    let option = |name: &str, value: &JsValue| Reflect::set(&options, &name.into(), value).ok();
    match manner {
        LockRequest::IfFree => option("ifAvailable", &JsValue::TRUE)?,
        LockRequest::Take => option("steal", &JsValue::TRUE)?,
        LockRequest::Wait => {
            let controller = AbortController::new().ok()?;
            let is_set = option("signal", &controller.signal())?;
            shared.waiting.replace(Some(controller));
            is_set
        }
    };
    let granted = {
        let shared = shared.clone();
        Closure::once_into_js(move |lock: JsValue| grant(&shared, &lock))
    };
    let asked = ask.call3(&locks, &(&*shared.name).into(), &options, &granted);
    let asked: Promise = asked.ok()?.dyn_into().ok()?;
    let shared = shared.clone();
    spawn_local(async move {
        // Fails when another tab takes the lock, or when it is not waited for any longer.
        let is_lost = JsFuture::from(asked).await.is_err();
        if is_lost && !shared.is_over.get() && shared.release.take().is_some() {
            request(&shared, LockRequest::Wait);
            shared.heard.emit(false);
        }
    });
    Some(())
}

/// What is done with a lock, or with the news that another tab has it: the lock is kept as long as
/// the promise given back is open.
fn grant(shared: &Rc<Shared>, lock: &JsValue) -> JsValue {
    if shared.is_over.get() {
        return JsValue::UNDEFINED;
    }
    if lock.is_null() || lock.is_undefined() {
        request(shared, LockRequest::Wait);
        shared.heard.emit(false);
        return JsValue::UNDEFINED;
    }
    let held = Promise::new(&mut |resolve, _| {
        shared.release.replace(Some(resolve));
    });
    shared.waiting.replace(None);
    shared.heard.emit(true);
    held.into()
}

/// Asks the browser, once, not to remove what is stored here when space is short.
pub fn keep_stored() {
    const ASKED: &str = "persist-asked";
    let Some(window) = window() else { return };
    let Some(choices) = window.local_storage().ok().flatten() else {
        return;
    };
    let name = scoped(ASKED);
    if choices.get_item(&name).is_ok_and(|asked| asked.is_none()) {
        // Asked again next time where it cannot be noted; refused, everything is as before.
        let _ = choices.set_item(&name, "1");
        let _ = window.navigator().storage().persist();
    }
}

#[cfg(test)]
mod tests {
    use super::{GameId, Message};

    #[test]
    fn a_message_is_read_as_it_was_told() {
        let id = || GameId("1732-5".into());
        for message in [
            Message::Changed(None),
            Message::Changed(Some(id())),
            Message::Give(id()),
            Message::Learned("jadoube-course 1\nat rook/moves\n".into()),
        ] {
            assert_eq!(Message::read(&message.text()), Some(message));
        }
        for foreign in ["", "give", "changes 1", "something else"] {
            assert_eq!(Message::read(foreign), None, "{foreign}");
        }
    }
}
