//! Games from their written scores: which squares a move joins, and what the page must say then.

use std::fs;

use notation::san;
use rules::{Color, Move, Position};
use serde_json::Value;

use super::{Scene, paths};

/// The start position of the game.
pub(crate) const STAUNTON_START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// A game that is followed move by move beside the page.
#[derive(Clone, Debug)]
pub(crate) struct Score {
    position: Position,
    last: Option<Move>,
}

impl Score {
    /// A game from the start position.
    pub(crate) fn start() -> Score {
        Score::from_fen(STAUNTON_START)
    }

    /// A game from a position.
    #[track_caller]
    pub(crate) fn from_fen(fen: &str) -> Score {
        match fen.parse() {
            Ok(position) => Score {
                position,
                last: None,
            },
            Err(error) => panic!("{fen} is not a position: {error}"),
        }
    }

    /// Plays a move in standard notation and returns it.
    #[track_caller]
    pub(crate) fn play(&mut self, text: &str) -> Move {
        let chosen = match san::read(&self.position, text) {
            Ok(chosen) => chosen,
            Err(error) => panic!("{text} is not a move here: {error:?}"),
        };
        self.position = self
            .position
            .play(chosen)
            .expect("a move that was read is legal");
        self.last = Some(chosen);
        chosen
    }

    /// The position now.
    pub(crate) fn position(&self) -> &Position {
        &self.position
    }

    /// What the board must show now.
    pub(crate) fn scene(&self) -> Scene {
        Scene::of(&self.position).after(self.last)
    }

    /// The status line of a game that goes on, or that mate or stalemate has just ended.
    pub(crate) fn status(&self) -> &'static str {
        let turn = self.position.turn();
        let (white, black) = if self.position.is_checkmate() {
            ("Checkmate. Black wins.", "Checkmate. White wins.")
        } else if self.position.is_stalemate() {
            ("Stalemate. Draw.", "Stalemate. Draw.")
        } else if self.position.is_check() {
            ("White to move. Check!", "Black to move. Check!")
        } else {
            ("White to move.", "Black to move.")
        };
        if turn == Color::White { white } else { black }
    }
}

/// A case of `tests/data/cases.json` by its id.
#[track_caller]
pub(crate) fn case(id: &str) -> Value {
    let file = paths::root().join("tests/data/cases.json");
    let text = fs::read_to_string(file).expect("the cases can be read");
    let cases: Vec<Value> = serde_json::from_str(&text).expect("the cases are JSON");
    cases
        .into_iter()
        .find(|case| case["id"] == id)
        .unwrap_or_else(|| panic!("no case {id}"))
}
