//! What words say and where moves can end, once it was found out: a look ahead comes to the same words in
//! many positions.

use std::cell::RefCell;
use std::ops::Range;
use std::rc::Rc;

use rules::Color;

use super::item::Gap;
use super::page::Page;
use super::register::Register;
use super::words;
use crate::descriptive::Dialect;
use crate::descriptive::parsed::{Parsed, parse};

/// Some words of a page.
#[derive(Debug)]
pub(super) struct Phrase {
    /// With single blanks, and without what ends a sentence.
    pub(super) words: String,
    /// What they say in descriptive notation; nothing if they are no move in any position.
    pub(super) parsed: Option<Parsed>,
}

/// What was found out about the words of one page.
#[derive(Debug, Default)]
pub(super) struct Memory {
    /// By where words begin and end, whose move they are, and the language.
    phrases: RefCell<Register<Rc<Phrase>>>,
    /// By where words begin, where they end at the latest, the number that may follow, and the language, as
    /// ranks may stand on the next line in descriptive notation.
    ends: RefCell<Register<Vec<(usize, Gap)>>>,
}

impl Memory {
    /// Some words, cut for a side.
    pub(super) fn phrase(
        &self,
        page: &Page<'_>,
        items: Range<usize>,
        turn: Color,
        dialect: Dialect,
    ) -> Rc<Phrase> {
        let key = [items.start, items.end, turn as usize, dialect as usize];
        if let Some(known) = self.phrases.borrow().get(key) {
            return Rc::clone(known);
        }
        let printed = page.phrase(items);
        let printed = printed.trim_end_matches([':', ',', ';']);
        let words = words::idiom(printed).unwrap_or_else(|| printed.to_owned());
        // "R — T" is no move where ranks stand first, but what is left of two.
        let is_sign = |byte: u8| byte.is_ascii_digit() || matches!(byte, b'O' | b'o');
        let is_bare = dialect != Dialect::English
            && words.contains(['-', '—', '–'])
            && !words.bytes().any(is_sign);
        let parsed = parse(&words, turn, &dialect.lexer())
            .ok()
            .filter(|_| !is_bare);
        let phrase = Rc::new(Phrase { words, parsed });
        self.phrases.borrow_mut().insert(key, Rc::clone(&phrase));
        phrase
    }

    /// Where moves can end, as it is known or found.
    pub(super) fn ends(
        &self,
        (start, limit, next): (usize, usize, u32),
        dialect: Option<Dialect>,
        find: impl FnOnce() -> Vec<(usize, Gap)>,
    ) -> Vec<(usize, Gap)> {
        let language = dialect.map_or(0, |dialect| dialect as usize + 1);
        let key = [start, limit, next as usize, language];
        if let Some(known) = self.ends.borrow().get(key) {
            return known.clone();
        }
        let found = find();
        self.ends.borrow_mut().insert(key, found.clone());
        found
    }

    /// Forgets everything: another game has other words.
    pub(super) fn clear(&self) {
        self.phrases.borrow_mut().clear();
        self.ends.borrow_mut().clear();
    }
}
