//! Games as text, and their trees.

use notation::letters::Language;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Game;
use super::numbers::{checks, reading};
use crate::branches::{Change, CommentSide};
use crate::fault::Fault;
use crate::json::{self, Object};
use crate::pgn_read::{Loaded, Rules};
use crate::pgn_write::Form;
use crate::spelling::Compat;

/// Games as text, and their trees.
#[wasm_bindgen]
impl Game {
    /// Reads a game that begins at a line and column; returns its tags and what else the caller
    /// keeps, as JSON. An empty locale stands for none: the letters are found out, but where only
    /// SAN is read and where chess.js is followed.
    #[wasm_bindgen(js_name = loadPgn)]
    #[allow(
        clippy::too_many_arguments,
        reason = "JavaScript passes numbers and texts only"
    )]
    pub fn load_pgn(
        &mut self,
        text: &str,
        is_strict: bool,
        how: u32,
        is_lenient: bool,
        line: u32,
        column: u32,
        locale: &str,
    ) -> Option<String> {
        let takes_first = self.0.compat == Compat::ChessJs;
        let letters = match locale {
            "" if is_strict || takes_first => Some(Language::English),
            "" => None,
            locale => Some(self.0.refuse(language(locale))?),
        };
        let rules = Rules {
            reading: reading(is_strict),
            takes_first,
            checks: checks(how),
            is_lenient,
            first_place: (line, column),
            letters,
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
        self.0.write(form)
    }

    /// The name of the beginning of the tree.
    #[wasm_bindgen(js_name = treeRoot)]
    pub fn tree_root(&mut self) -> Option<u32> {
        let root = self.0.branches().map(|tree| tree.root());
        self.0.refuse(root)
    }

    /// Everything about a node of the tree, as JSON.
    #[wasm_bindgen(js_name = treeNode)]
    pub fn tree_node(&mut self, name: u32) -> Option<String> {
        let described = self.0.branches().and_then(|tree| tree.describe(name));
        self.0.refuse(described)
    }

    /// Adds a move after a node; returns the name of the new one.
    #[wasm_bindgen(js_name = treeAdd)]
    pub fn tree_add(&mut self, name: u32, text: &str) -> Option<u32> {
        let added = self.0.branches().and_then(|mut tree| tree.add(name, text));
        self.0.refuse(added)
    }

    /// Moves or removes a node: 0 promotes, 1 demotes, 2 makes it the main line, 3 removes it.
    #[wasm_bindgen(js_name = treeChange)]
    pub fn tree_change(&mut self, name: u32, how: u32) -> bool {
        let how = match how {
            0 => Change::Promote,
            1 => Change::Demote,
            2 => Change::MakeMain,
            _ => Change::Remove,
        };
        let changed = self
            .0
            .branches()
            .and_then(|mut tree| tree.change(name, how));
        self.0.refuse(changed).is_some()
    }

    /// Comments on a node, before (0) or behind it.
    #[wasm_bindgen(js_name = treeComment)]
    pub fn tree_comment(&mut self, name: u32, place: u32, comment: &str) -> bool {
        let place = match place {
            0 => CommentSide::Before,
            _ => CommentSide::Behind,
        };
        let changed = self
            .0
            .branches()
            .and_then(|mut tree| tree.comment(name, place, comment));
        self.0.refuse(changed).is_some()
    }

    /// Judges a node.
    #[wasm_bindgen(js_name = treeNags)]
    pub fn tree_nags(&mut self, name: u32, nags: Vec<u8>) -> bool {
        let changed = self
            .0
            .branches()
            .and_then(|mut tree| tree.judge(name, nags));
        self.0.refuse(changed).is_some()
    }
}

fn language(locale: &str) -> Result<Language, Fault> {
    let unknown = || Fault::new("unknown-locale", ["Unknown locale: ", locale].concat());
    Language::from_locale(locale).ok_or_else(unknown)
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
