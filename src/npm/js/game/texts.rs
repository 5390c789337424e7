//! Games as text, and their trees.

use wasm_bindgen::prelude::wasm_bindgen;

use super::{Game, checks, reading};
use crate::branches::Change;
use crate::core::Compat;
use crate::json::{self, Object};
use crate::pgn_read::{Loaded, Rules};
use crate::pgn_write::{self, Form};

/// Games as text, and their trees.
#[wasm_bindgen]
impl Game {
    /// Reads a game; returns its tags and what else the caller keeps, as JSON.
    #[wasm_bindgen(js_name = loadPgn)]
    pub fn load_pgn(
        &mut self,
        text: &str,
        is_strict: bool,
        how: u32,
        is_lenient: bool,
        first_line: u32,
    ) -> Option<String> {
        let rules = Rules {
            reading: reading(is_strict),
            takes_first: self.0.compat == Compat::ChessJs,
            checks: checks(how),
            is_lenient,
            first_line,
        };
        let loaded = self.0.load_pgn(text, rules);
        self.0.refuse(loaded).map(|loaded| loaded_json(&loaded))
    }

    /// The moves as PGN has them.
    pub fn pgn(&mut self, newline: &str, width: u32, result: &str) -> String {
        let is_plain = self.0.compat == Compat::ChessJs;
        let form = Form {
            newline,
            width: width as usize,
            result,
            is_plain,
        };
        let tree = self.0.variations().cloned();
        pgn_write::write(&self.0.line, &self.0.notes, tree.as_ref(), form)
    }

    /// Everything about a node of the tree, as JSON.
    #[wasm_bindgen(js_name = treeNode)]
    pub fn tree_node(&mut self, path: &str) -> Option<String> {
        let described = self.0.with_tree(|tree| tree.describe(path));
        self.0.refuse(described)
    }

    /// Adds a move after a node; returns the name of the new one.
    #[wasm_bindgen(js_name = treeAdd)]
    pub fn tree_add(&mut self, path: &str, text: &str) -> Option<String> {
        let added = self.0.add_to_tree(path, text);
        self.0.refuse(added)
    }

    /// Moves or removes a node: 0 promotes, 1 demotes, 2 makes it the main line, 3 removes it.
    #[wasm_bindgen(js_name = treeChange)]
    pub fn tree_change(&mut self, path: &str, how: u32) -> bool {
        let how = match how {
            0 => Change::Promote,
            1 => Change::Demote,
            2 => Change::MakeMain,
            _ => Change::Remove,
        };
        let changed = self.0.change_tree(|tree| tree.change(path, how));
        self.0.refuse(changed).is_some()
    }

    /// Comments on a node.
    #[wasm_bindgen(js_name = treeComment)]
    pub fn tree_comment(&mut self, path: &str, comment: &str) -> bool {
        let changed = self.0.change_tree(|tree| tree.comment(path, comment));
        self.0.refuse(changed).is_some()
    }

    /// Judges a node.
    #[wasm_bindgen(js_name = treeNags)]
    pub fn tree_nags(&mut self, path: &str, nags: Vec<u8>) -> bool {
        let changed = self.0.change_tree(|tree| tree.judge(path, nags));
        self.0.refuse(changed).is_some()
    }
}

fn loaded_json(loaded: &Loaded) -> String {
    let tag = |(name, value): &(String, String)| json::list([name, value].map(|it| json::text(it)));
    Object::new()
        .raw("tags", &json::list(loaded.tags.iter().map(tag)))
        .text_if("fen", loaded.fen.as_deref())
        .text_if("result", loaded.result)
        .raw(
            "faults",
            &json::list(loaded.faults.iter().map(|fault| fault.to_json())),
        )
        .end()
}
