//! What the reader, or a script of the page, does at a board.

use std::rc::Rc;

use board::commands::Command;
use board::{Attempt, BoardEvent, BoardKey, FocusRequest};
use exercise::Try;
use rules::Square;
use wasm_bindgen_futures::spawn_local;

use super::{Came, Session, now};
use crate::answers::Answers;
use crate::desk::{Control, Desk, Entry};
use crate::effect::{By, Effect};
use crate::moved;
use crate::parts;
use crate::typed::Typed;

impl Session {
    /// Something was done on the board.
    pub(crate) fn on_board(self: &Rc<Self>, event: BoardEvent) {
        match event {
            BoardEvent::Attempt(Attempt {
                from,
                to,
                promotion,
            }) => {
                self.attempt(Try::new(from, to, promotion), By::Reader);
            }
            BoardEvent::NotMovable(square) => self.do_at(|desk| desk.square(square, now())),
            BoardEvent::Picked(square) => {
                self.answer(move |answers, desk| Some((answers.picked)(desk.table(), square)));
            }
            BoardEvent::PromotionOpened { to, .. } => {
                self.say_of(|_| Some(words::promotion_asked(to)));
            }
            BoardEvent::Key(key) => self.key(key),
            BoardEvent::Cancelled | BoardEvent::Cursor(_) => {}
        }
    }

    fn key(self: &Rc<Self>, key: BoardKey) {
        match key {
            BoardKey::Flip => self.do_for("flip"),
            BoardKey::Leave => {
                self.around.borrow_mut().entry_wish += 1;
                self.draw();
            }
            BoardKey::Back => self.press(Control::Previous),
            BoardKey::Forward => self.press(Control::Next),
            BoardKey::ThisSquare(_) | BoardKey::Rays(_) | BoardKey::Leaps(_)
                if self.look(|desk| desk.hides_names()) == Some(true) =>
            {
                self.say_of(|_| Some(words::find_type_it()));
            }
            key => self.answer(move |answers, desk| (answers.to_key)(desk.table(), key)),
        }
    }

    /// A move is made, legal or not; whether it was made.
    pub(crate) fn attempt(self: &Rc<Self>, made: Try, by: By) -> bool {
        if self.is_telling.get() {
            return false;
        }
        let told = self.look(|desk| {
            let is_his = by == By::Script || !desk.moves().is_empty();
            let ground = desk.table().ground();
            let mv = ground.find_move(made.from, made.to, made.promotion).ok();
            let mv = mv.filter(|_| desk.plays() && is_his);
            mv.map(|mv| moved::told(desk.table(), mv, &ground.play(mv)))
        });
        let Some(told) = told else { return false };
        if let Some(moved) = &told {
            if !self.tell_move(moved, by, true) {
                self.work(|desk| desk.refuse());
                self.draw();
                return false;
            }
            self.sound(moved);
        }
        self.do_at(|desk| desk.attempt(made, now()));
        told.is_some()
    }

    /// A button was pressed.
    pub(crate) fn press(self: &Rc<Self>, control: Control) {
        self.do_at(|desk| desk.press(control, now()));
    }

    /// A text was typed. What is not understood stays in its field, with the reason below.
    pub(crate) fn typed(self: &Rc<Self>, text: String) {
        self.with_answers(move |session, answers| session.understand(answers, &text));
    }

    fn understand(self: &Rc<Self>, answers: &'static Answers, text: &str) {
        let read = self.look(|desk| {
            let entry = desk.entry().unwrap_or(Entry::Move);
            (answers.typed)(desk.table(), entry, text)
        });
        let is_understood = match read {
            Some(Typed::Attempt(made)) => {
                let is_his = self.look(|desk| !desk.moves().is_empty()) == Some(true);
                if !is_his {
                    self.say(&self.look(|desk| desk.headline()).unwrap_or_default());
                }
                is_his && self.attempt(made, By::Reader)
                    || self.look(|desk| desk.plays()) == Some(false)
            }
            Some(Typed::Square(square)) => {
                self.do_at(|desk| desk.named(square, now()));
                true
            }
            Some(Typed::Command(command)) => self.command(answers, &command),
            Some(Typed::Unread(reason)) => {
                self.say(&reason);
                false
            }
            None => false,
        };
        let mut around = self.around.borrow_mut();
        around.is_refused = !is_understood;
        around.accepted += u32::from(is_understood);
        drop(around);
        self.draw();
    }

    /// Whether the command means something here.
    fn command(self: &Rc<Self>, answers: &Answers, command: &Command) -> bool {
        match command {
            Command::Flip => self.do_for("flip"),
            Command::Back => self.press(Control::Previous),
            Command::Forward => self.press(Control::Next),
            Command::Undo => self.press(Control::TakeBack),
            Command::New => self.press(Control::Restart),
            Command::Claim | Command::Draw => self.press(Control::Claim),
            Command::Status | Command::Opponent => self.say_of(|desk| Some(desk.headline())),
            Command::ToBoard(square) => self.to_board(*square),
            Command::Pgn => {
                let pgn = self.look(|desk| desk.pgn()).flatten();
                let Some(pgn) = pgn else { return false };
                self.copy(&pgn);
            }
            asked => {
                let answer = self
                    .look(|desk| (answers.to_command)(desk.table(), asked))
                    .flatten();
                let Some(answer) = answer else {
                    self.say(&words::not_a_command());
                    return false;
                };
                self.say(&answer);
            }
        }
        true
    }

    /// Puts the keyboard focus on the board.
    pub(crate) fn to_board(&self, square: Option<Square>) {
        let mut around = self.around.borrow_mut();
        let serial = around.focus.serial + 1;
        around.focus = FocusRequest { serial, square };
        drop(around);
        self.draw();
    }

    /// Copies a text.
    pub(crate) fn copy(&self, text: &str) {
        self.tools.copy(text);
        self.say(&words::copied_text());
    }

    /// Asks the script beside the program to do something with the element.
    pub(crate) fn do_for(&self, deed: &str) {
        self.tools.do_for(&self.board, deed);
    }

    /// An entry of the menu was chosen.
    pub(crate) fn deed(self: &Rc<Self>, button: Control) {
        match button {
            Control::CopyFen => self.copy(&self.look(|desk| desk.fen()).unwrap_or_default()),
            Control::CopyPgn => {
                self.copy(&self.look(|desk| desk.pgn()).flatten().unwrap_or_default());
            }
            Control::Flip => self.do_for("flip"),
            Control::CopyEmbed => self.do_for("embed"),
            Control::CopyPicture => self.do_for("picture"),
            Control::Print => self.do_for("print"),
            control => self.press(control),
        }
    }

    /// Does something with the answers: now, or when they have come.
    pub(super) fn with_answers(
        self: &Rc<Self>,
        then: impl FnOnce(&Rc<Self>, &'static Answers) + 'static,
    ) {
        if let Some(answers) = parts::here().answers {
            then(self, answers);
            return;
        }
        let session = Rc::clone(self);
        spawn_local(async move {
            match parts::fetch_answers().await {
                Ok(answers) => then(&session, answers),
                Err(parts::Lost) => session.say(&words::embed_part_missing()),
            }
        });
    }

    /// Says what is answered to a question, if anything.
    fn answer(self: &Rc<Self>, find: impl FnOnce(&Answers, &Desk) -> Option<String> + 'static) {
        self.with_answers(|session, answers| session.say_of(|desk| find(answers, desk)));
    }

    /// A script plays a move, told in any notation; whether it was made.
    pub(crate) async fn play(self: Rc<Self>, text: String) -> bool {
        let Ok(answers) = parts::fetch_answers().await else {
            self.say(&words::embed_part_missing());
            return false;
        };
        let read = self.look(|desk| (answers.typed)(desk.table(), Entry::Move, &text));
        match read {
            Some(Typed::Attempt(made)) => self.attempt(made, By::Script),
            _ => false,
        }
    }

    /// Does something at the desk, and tells what comes of it.
    pub(crate) fn do_at(self: &Rc<Self>, work: impl FnOnce(&mut Desk) -> Vec<Effect>) {
        if self.is_telling.get() || self.data().is_disabled {
            return;
        }
        let effects = self.work(work).unwrap_or_default();
        self.around.borrow_mut().came = Came::Nothing;
        self.tell(effects);
        self.draw();
    }
}
