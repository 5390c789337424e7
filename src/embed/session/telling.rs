//! What the page and the reader are told.

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use wasm_bindgen::JsValue;

use super::{Came, PAUSE, Session, TEMPO, now};
use crate::desk::Desk;
use crate::effect::{By, Effect, Moved};

impl Session {
    /// Tells what has come of something.
    pub(super) fn tell(self: &Rc<Self>, effects: Vec<Effect>) {
        if effects.is_empty() {
            return;
        }
        let came = came_of(&effects);
        self.around.borrow_mut().came = came;
        for effect in effects {
            self.tell_one(effect, came);
        }
        self.keep();
    }

    fn tell_one(self: &Rc<Self>, effect: Effect, came: Came) {
        match effect {
            Effect::Say(text) => self.say_as(&text, came),
            Effect::Replied(moved) => {
                self.tell_move(&moved, By::Task, false);
                self.sound(&moved);
            }
            Effect::Refused(refused) => self.with_answers(move |session, answers| {
                let (drawing, reason) = (answers.reason)(&refused);
                session.work(|desk| {
                    if *desk.table().ground() == refused.ground {
                        desk.set_drawing(drawing);
                    }
                });
                session.tell_one(reason, came);
                session.draw();
            }),
            Effect::Illegal {
                from,
                to,
                code,
                text,
            } => {
                self.say_as(&text, came);
                let detail = [
                    ("from", from.to_string().into()),
                    ("to", to.to_string().into()),
                    ("code", code.into()),
                    ("text", text.into()),
                ];
                self.board.tell("illegal", &detail, false);
            }
            Effect::Hinted { index, text } => {
                let detail = [("index", index.into()), ("text", text.into())];
                self.board.tell("hint", &detail, false);
            }
            Effect::Solved => self.tell_outcome("solved"),
            Effect::Failed => self.tell_outcome("failed"),
            Effect::Ended { result, reason } => {
                let detail = [("result", result.into()), ("reason", reason.into())];
                self.board.tell("end", &detail, false);
            }
            Effect::Navigated { path, ply } => {
                let detail = [("path", path.into()), ("ply", (ply as u32).into())];
                self.board.tell("navigate", &detail, false);
            }
            Effect::SetUp { fen, faults } => {
                let faults: js_sys::Array = faults.into_iter().map(JsValue::from).collect();
                let detail = [("fen", fen.into()), ("faults", faults.into())];
                self.board.tell("setup", &detail, false);
            }
            Effect::Heard(text) => self.around.borrow_mut().heard = text,
            Effect::GoOn => self.go_on_later(if self.data().is_still { 0 } else { PAUSE }),
            Effect::GoOnSlowly => self.go_on_later(TEMPO),
        }
    }

    fn go_on_later(self: &Rc<Self>, pause: u32) {
        let session = Rc::clone(self);
        let timer = Timeout::new(pause, move || {
            let effects = session.work(|desk| desk.go_on()).unwrap_or_default();
            for effect in effects {
                session.tell_one(effect, Came::Nothing);
            }
            session.draw();
        });
        *self.timer.borrow_mut() = Some(timer);
    }

    fn tell_outcome(&self, name: &str) {
        if let Some(outcome) = self.look(|desk| desk.outcome(now())).flatten() {
            self.board.tell_json(name, &outcome.to_string());
        }
    }

    /// Tells of a move; false when the page does not want it to be made.
    pub(super) fn tell_move(&self, moved: &Moved, by: By, is_cancelable: bool) -> bool {
        let detail = [
            ("san", moved.san.as_str().into()),
            ("uci", moved.uci.as_str().into()),
            ("fen", moved.fen.as_str().into()),
            ("by", by.key().into()),
        ];
        self.is_telling.set(true);
        let is_wanted = self.board.tell("move", &detail, is_cancelable);
        self.is_telling.set(false);
        is_wanted
    }

    /// A move is heard, where the author wants it so.
    pub(super) fn sound(&self, moved: &Moved) {
        let data = self.data();
        if data.has("sound") {
            self.tools.knock(moved.takes);
        }
        if data.has("speech") {
            self.tools.speak(&moved.said, "en");
        }
    }

    /// Says something below the board.
    pub(crate) fn say(&self, text: &str) {
        self.say_as(text, Came::Nothing);
    }

    fn say_as(&self, text: &str, came: Came) {
        self.board.note(text, came.key());
    }

    /// Says what is found at the desk, if anything.
    pub(super) fn say_of(&self, look: impl FnOnce(&Desk) -> Option<String>) {
        if let Some(text) = self.look(look).flatten() {
            self.say(&text);
        }
    }

    /// Tells what the author has written wrong.
    pub(super) fn tell_faults(&self) {
        match self.desk.borrow().as_ref() {
            Ok(desk) => self.board.tell_faults(&desk.faults(), true),
            Err(fault) => self.board.tell_faults(std::slice::from_ref(fault), false),
        }
    }

    /// Gives the form its value, and the storage what it keeps.
    fn keep(&self) {
        let outcome = self.look(|desk| desk.outcome(now())).flatten();
        let solved = outcome.as_ref().is_some_and(|outcome| outcome.solved);
        let kept = match &outcome {
            Some(outcome) => Some(outcome.to_string()),
            None => self.look(|desk| desk.kept()).flatten(),
        };
        match outcome {
            Some(_) => self.board.answer(kept.as_deref(), solved),
            None if self.look(|desk| desk.fills_form()) == Some(true) => {
                self.board.answer_with(&self.played());
            }
            None => {}
        }
        let data = self.data();
        let key = data.text("storage-key");
        if let Some(kept) = kept.filter(|_| !key.is_empty()) {
            self.tools.keep(key, &kept);
        }
    }

    /// The value in a form where there is no task: the position, and the moves if there are any.
    fn played(&self) -> Vec<(&'static str, String)> {
        let told = self.look(|desk| {
            let pgn = desk.pgn().map(|pgn| ("pgn", pgn));
            [("fen", desk.fen())].into_iter().chain(pgn).collect()
        });
        told.unwrap_or_default()
    }

    /// Takes up what the storage has kept for this board.
    pub(super) fn take_up(self: &Rc<Self>) {
        let kept = {
            let data = self.data();
            let key = data.text("storage-key");
            (!key.is_empty()).then(|| self.tools.kept(key)).flatten()
        };
        if let Some(kept) = kept {
            self.resume(&kept);
        }
    }

    /// Goes on where a form or the storage has kept it.
    pub(crate) fn resume(self: &Rc<Self>, kept: &str) {
        let solved = self.work(|desk| {
            match kept.parse() {
                Ok(outcome) => desk.resume(&outcome, now()),
                Err(_) => desk.take_up(kept),
            }
            desk.outcome(now()).is_some_and(|outcome| outcome.solved)
        });
        if solved == Some(true) {
            self.around.borrow_mut().came = Came::Solved;
        }
        self.keep();
        self.draw();
    }
}

fn came_of(effects: &[Effect]) -> Came {
    let mut came = Came::Nothing;
    for effect in effects {
        match effect {
            Effect::Solved => return Came::Solved,
            Effect::Failed => came = Came::Wrong,
            Effect::GoOn if came == Came::Nothing => came = Came::Right,
            _ => {}
        }
    }
    came
}
