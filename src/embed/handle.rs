//! What the loader holds of a board: its state, and what can be done with it.

use std::rc::Rc;

use exercise::Standing;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::bridge::{PageBoard, Tools, object};
use crate::engine::Heard;
use crate::games::reading;
use crate::modes::Control;
use crate::mount_point::MountPoint;
use crate::parts;
use crate::session::{Action, Session};

/// A board that is played on.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Handle {
    session: Rc<Session>,
    mount_point: Option<MountPoint>,
}

/// Begins the work of a board and shows it.
#[wasm_bindgen]
#[must_use]
pub fn mount(board: PageBoard, tools: Tools) -> Handle {
    let session = Session::new(board, tools);
    let mount_point = MountPoint::take(&session);
    // They will be needed sooner or later; a later request tries again if this one fails.
    spawn_local(async { drop(parts::fetch_answers().await) });
    Handle {
        session,
        mount_point,
    }
}

/// Whether everything that a board needs is here.
#[wasm_bindgen(js_name = isPrepared)]
#[must_use]
pub fn is_prepared(board: &PageBoard) -> bool {
    let data = board.read();
    parts::here().are_enough_for(&data) && reading::is_read(&data)
}

/// Fetches what a board needs besides the program itself, reads a long record, and then calls `done`
/// with whether it has come. Until then the board cannot begin; after a failure the next call tries
/// again.
///
/// A callback, because what makes promises of futures would weigh more than all that is awaited.
#[wasm_bindgen]
pub fn prepare(board: &PageBoard, done: Function) {
    let data = board.read();
    spawn_local(async move { call(&done, parts::prepare(&data).await.is_ok()) });
}

/// Speaks the language of a table, the text of `words::table`, and then calls `done` with whether it
/// could. One program serves all boards of a page, so all of them speak the same language.
#[wasm_bindgen]
pub fn speak(table: String, done: Function) {
    spawn_local(async move {
        let answers = parts::fetch_answers().await;
        if let Ok(answers) = &answers {
            (answers.speak)(&table);
        }
        call(&done, answers.is_ok());
    });
}

/// Tells JavaScript how something has ended.
fn call(done: &Function, result: bool) {
    // The callbacks of the script beside the program throw nothing.
    drop(done.call1(&JsValue::UNDEFINED, &result.into()));
}

#[wasm_bindgen]
impl Handle {
    /// Something that the author has written has changed.
    pub fn update(&self) {
        self.session.update();
    }

    /// The board has left the page.
    pub fn destroy(&mut self) {
        self.session.end();
        if let Some(mount_point) = self.mount_point.take() {
            mount_point.leave();
        }
    }

    /// The position.
    #[must_use]
    pub fn fen(&self) -> Option<String> {
        self.session.look(|mode| mode.fen())
    }

    /// The moves, where there is a game.
    #[must_use]
    pub fn pgn(&self) -> Option<String> {
        self.session.look(|mode| mode.pgn()).flatten()
    }

    /// The pieces by their squares, each `{ type, color }` as the npm package names them.
    #[must_use]
    pub fn position(&self) -> JsValue {
        let position = Object::new();
        let board = self.session.look(|mode| mode.board_state().board());
        for (square, piece) in board.iter().flat_map(rules::Board::iter) {
            let piece = object(&[
                ("type", piece.role.char().to_string().into()),
                ("color", piece.color.char().to_string().into()),
            ]);
            if Reflect::set(&position, &square.to_string().into(), &piece).is_err() {
                continue;
            }
        }
        position.into()
    }

    /// The squares of the last move and of a king in check, who has the turn and who is at the
    /// bottom, as the loader draws them: `{ last, check, turn, bottom }`.
    #[must_use]
    pub fn picture(&self) -> JsValue {
        let number = |square: rules::Square| JsValue::from_f64(square.index() as f64);
        let bottom = JsValue::from(self.session.bottom().char().to_string());
        let picture = self.session.look(|mode| {
            let board_state = mode.board_state();
            let last = board_state.last_squares().map(|(from, to)| {
                let both = Array::new();
                both.push(&number(from));
                both.push(&number(to));
                JsValue::from(both)
            });
            object(&[
                ("last", last.unwrap_or_default()),
                ("check", board_state.check().map(number).unwrap_or_default()),
                ("turn", board_state.turn().char().to_string().into()),
                ("bottom", bottom.clone()),
            ])
        });
        picture.unwrap_or_default()
    }

    /// The legal moves in standard algebraic notation.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        let listed = self.session.look(|mode| {
            let board_state = mode.board_state();
            mode.moves()
                .into_iter()
                .map(|mv| board_state.san(mv))
                .collect()
        });
        listed.unwrap_or_default()
    }

    /// Whether the task is done.
    #[must_use]
    pub fn solved(&self) -> bool {
        let answer = self.session.look(|mode| mode.value(0)).flatten();
        answer.is_some_and(|(_, standing)| standing == Standing::Solved)
    }

    /// Plays a move in any notation, or answers a question, and then calls `done` with whether it was
    /// made, or right.
    pub fn play(&self, text: String, done: Function) {
        let playing = Rc::clone(&self.session).play(text);
        spawn_local(async move { call(&done, playing.await) });
    }

    /// Takes the last move back.
    pub fn undo(&self) {
        self.session.dispatch(Action::Press(Control::TakeBack));
    }

    /// Gives the next hint, and then calls `done`.
    pub fn hint(&self, done: Function) {
        let session = Rc::clone(&self.session);
        spawn_local(async move {
            let is_here = parts::fetch_answers().await.is_ok();
            session.dispatch(match is_here {
                true => Action::Press(Control::Hint),
                false => Action::AnswersLost,
            });
            session.when_thought(move || call(&done, is_here));
        });
    }

    /// Begins anew; a task is then worked at for the first time.
    pub fn reset(&self) {
        self.session.dispatch(Action::Reset);
    }

    /// Shows another move of a game, named as in `at` of `<jadoube-move>`; whether there is one.
    #[must_use]
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&self, path: &str) -> bool {
        self.session.go_to(path)
    }

    /// Goes on where a form has kept it.
    pub fn resume(&self, kept: String) {
        self.session.dispatch(Action::Resume(kept));
    }

    /// The reader touches the board, at a time of the page's clock.
    pub fn touch(&self, at: f64) {
        self.session.touch(at as u64);
    }

    /// Something is heard of the question of this number: a move is `chosen`, the engine `rests` while
    /// nobody sees the page, it `works` again, or it is `lost`.
    pub fn hear(&self, number: u32, said: &str, text: String) {
        self.session.hear(number, Heard::read(said, text));
    }

    /// Puts the keyboard focus on the board.
    pub fn focus(&self) {
        self.session.dispatch(Action::Focus(None));
    }
}
