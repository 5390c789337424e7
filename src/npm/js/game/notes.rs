//! Comments and judgments on the positions of a game.

use listing::fen_text;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;
use crate::notes::{self, clean_comment};

/// Comments and judgments on the positions.
#[wasm_bindgen]
impl Game {
    fn fen_or_here(&self, fen: Option<String>) -> String {
        fen.unwrap_or_else(|| fen_text::fen(self.0.line.here()))
    }

    /// Whether there are no comments and judgments at all.
    #[wasm_bindgen(js_name = isSilent)]
    #[must_use]
    pub fn is_silent(&self) -> bool {
        self.0.notes.is_empty()
    }

    /// The comment of the position.
    #[must_use]
    pub fn comment(&self) -> Option<String> {
        if self.0.notes.is_empty() {
            return None;
        }
        self.0.notes.get(&self.fen_or_here(None))?.comment.clone()
    }

    /// Comments on the position.
    #[wasm_bindgen(js_name = setComment)]
    pub fn set_comment(&mut self, comment: &str) {
        let fen = self.fen_or_here(None);
        let comment = clean_comment(comment);
        self.0
            .notes
            .change(&fen, |note| note.comment = Some(comment));
    }

    /// Removes the comment of the position and returns it.
    #[wasm_bindgen(js_name = removeComment)]
    pub fn remove_comment(&mut self) -> Option<String> {
        let fen = self.fen_or_here(None);
        self.0.notes.change(&fen, |note| note.comment.take())
    }

    /// All comments and judgments, as JSON.
    pub fn comments(&mut self) -> String {
        self.prune();
        self.0.notes.to_json()
    }

    /// Removes all comments and returns them as JSON.
    #[wasm_bindgen(js_name = removeComments)]
    pub fn remove_comments(&mut self) -> String {
        self.prune();
        self.0.notes.take_comments()
    }

    fn prune(&mut self) {
        if !self.0.notes.is_empty() {
            let fens = self.0.line.fens();
            self.0.notes.keep_comments_of(&fens);
        }
    }

    /// The judgments of a position.
    #[must_use]
    pub fn nags(&self, fen: Option<String>) -> Vec<u8> {
        let note = self.0.notes.get(&self.fen_or_here(fen));
        note.map(|note| note.nags.clone()).unwrap_or_default()
    }

    /// Replaces the judgments of a position.
    #[wasm_bindgen(js_name = setNags)]
    pub fn set_nags(&mut self, nags: Vec<u8>, fen: Option<String>) {
        let fen = self.fen_or_here(fen);
        self.0.notes.change(&fen, |note| note.nags = nags);
    }

    /// The judgment behind the move to a position.
    #[must_use]
    pub fn suffix(&self, fen: Option<String>) -> Option<String> {
        let note = self.0.notes.get(&self.fen_or_here(fen))?;
        note.suffix.map(str::to_owned)
    }

    /// Sets the judgment behind the move to a position, or removes it with an empty text; returns
    /// whether the text is a judgment.
    #[wasm_bindgen(js_name = setSuffix)]
    pub fn set_suffix(&mut self, text: &str, fen: Option<String>) -> bool {
        let suffix = (!text.is_empty()).then(|| notes::suffix(text));
        if suffix == Some(None) {
            return false;
        }
        let fen = self.fen_or_here(fen);
        self.0
            .notes
            .change(&fen, |note| note.suffix = suffix.flatten());
        true
    }
}
