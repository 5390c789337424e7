//! What the loader holds of a board: its state, and what can be done with it.

use std::rc::Rc;

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::spawn_local;

use crate::bridge::{Board, Tools, object};
use crate::desk::Control;
use crate::parts;
use crate::place::Place;
use crate::session::Session;

/// A board that is played on.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Handle {
    session: Rc<Session>,
    place: Option<Place>,
}

/// Begins the work of a board and shows it.
#[wasm_bindgen]
#[must_use]
pub fn mount(board: Board, tools: Tools) -> Handle {
    let session = Session::new(board, tools);
    let place = Place::take(&session);
    // They will be asked for sooner or later; who asks for what has not come tries again.
    spawn_local(async { drop(parts::fetch_answers().await) });
    Handle { session, place }
}

/// Whether everything that a board needs is here.
#[wasm_bindgen(js_name = isPrepared)]
#[must_use]
pub fn is_prepared(board: &Board) -> bool {
    parts::here().are_enough_for(&board.read())
}

/// Fetches what a board needs besides the program itself, and then calls `done` with whether it has
/// come. Until then the board cannot begin; after a failure the next call tries again.
///
/// A callback, because what makes promises of futures would weigh more than all that is awaited.
#[wasm_bindgen]
pub fn prepare(board: &Board, done: Function) {
    let data = board.read();
    spawn_local(async move { call(&done, parts::fetch(&data).await.is_ok()) });
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
        self.session.refresh();
    }

    /// The board has left the page.
    pub fn destroy(&mut self) {
        self.session.end();
        if let Some(place) = self.place.take() {
            place.leave();
        }
    }

    /// The position.
    #[must_use]
    pub fn fen(&self) -> Option<String> {
        self.session.look(|desk| desk.fen())
    }

    /// The moves, where there is a game.
    #[must_use]
    pub fn pgn(&self) -> Option<String> {
        self.session.look(|desk| desk.pgn()).flatten()
    }

    /// The men by their squares, each `{ type, color }` as the npm package names them.
    #[must_use]
    pub fn position(&self) -> JsValue {
        let told = Object::new();
        let board = self.session.look(|desk| desk.table().board());
        for (square, man) in board.iter().flat_map(rules::Board::iter) {
            let man = object(&[
                ("type", man.role.char().to_string().into()),
                ("color", man.color.char().to_string().into()),
            ]);
            if Reflect::set(&told, &square.to_string().into(), &man).is_err() {
                continue;
            }
        }
        told.into()
    }

    /// The squares of the last move and of a king in check, and who has the turn, as the loader
    /// draws them: `{ last, check, turn }`.
    #[must_use]
    pub fn picture(&self) -> JsValue {
        let number = |square: rules::Square| JsValue::from_f64(square.index() as f64);
        let told = self.session.look(|desk| {
            let table = desk.table();
            let last = table.last_squares().map(|(from, to)| {
                let both = Array::new();
                both.push(&number(from));
                both.push(&number(to));
                JsValue::from(both)
            });
            object(&[
                ("last", last.unwrap_or_default()),
                ("check", table.check().map(number).unwrap_or_default()),
                ("turn", table.turn().char().to_string().into()),
            ])
        });
        told.unwrap_or_default()
    }

    /// The legal moves in standard algebraic notation.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        let listed = self.session.look(|desk| {
            let table = desk.table();
            desk.moves().into_iter().map(|mv| table.san(mv)).collect()
        });
        listed.unwrap_or_default()
    }

    /// Whether the task is done.
    #[must_use]
    pub fn solved(&self) -> bool {
        let outcome = self.session.look(|desk| desk.outcome(0)).flatten();
        outcome.is_some_and(|outcome| outcome.solved)
    }

    /// Plays a move in any notation, and then calls `done` with whether it was made.
    pub fn play(&self, text: String, done: Function) {
        let playing = Rc::clone(&self.session).play(text);
        spawn_local(async move { call(&done, playing.await) });
    }

    /// Takes the last move back.
    pub fn undo(&self) {
        self.session.press(Control::TakeBack);
    }

    /// Gives the next hint.
    pub fn hint(&self) {
        self.session.press(Control::Hint);
    }

    /// Begins anew; a task is then worked at for the first time.
    pub fn reset(&self) {
        self.session.reset();
    }

    /// Shows another move of a game, named as in `at` of `<jadoube-move>`; whether there is one.
    #[must_use]
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&self, path: &str) -> bool {
        self.session.go_to(path)
    }

    /// Goes on where a form has kept it.
    pub fn resume(&self, kept: &str) {
        self.session.resume(kept);
    }

    /// Puts the keyboard focus on the board.
    pub fn focus(&self) {
        self.session.to_board(None);
    }
}
