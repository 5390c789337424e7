//! What words say and where moves can end, once it was found out: a look ahead comes to the same words in
//! many positions.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use rules::Color;

use super::item::Gap;
use super::page::Page;
use super::words;
use crate::descriptive::Dialect;
use crate::descriptive::read::{Parsed, parse};

/// Some words of a page.
#[derive(Debug)]
pub(super) struct Phrase {
    /// With single blanks, and without what ends a sentence.
    pub(super) words: String,
    /// What they say in descriptive notation; nothing if they are no move in any position.
    pub(super) parsed: Option<Parsed>,
}

/// Where words begin and end, whose move they are, and in which language.
type PhraseKey = (usize, usize, Color, Dialect);

/// Where words begin, where they end at the latest, the number that may follow, and the language, as
/// ranks may stand on the next line in descriptive notation.
type EndsKey = (usize, usize, u32, Option<Dialect>);

/// What was found out about the words of one page.
#[derive(Debug, Default)]
pub(super) struct Memory {
    phrases: RefCell<BTreeMap<PhraseKey, Rc<Phrase>>>,
    ends: RefCell<BTreeMap<EndsKey, Vec<(usize, Gap)>>>,
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
        let key = (items.start, items.end, turn, dialect);
        if let Some(known) = self.phrases.borrow().get(&key) {
            return Rc::clone(known);
        }
        let printed = page.phrase(items);
        let printed = printed.trim_end_matches([':', ',', ';']);
        let words = words::idiom(printed).unwrap_or_else(|| printed.to_owned());
        let parsed = parse(&words, turn, &dialect.lexer()).ok();
        let phrase = Rc::new(Phrase { words, parsed });
        self.phrases.borrow_mut().insert(key, Rc::clone(&phrase));
        phrase
    }

    /// Where moves can end, as it is known or found.
    pub(super) fn ends(
        &self,
        key: EndsKey,
        find: impl FnOnce() -> Vec<(usize, Gap)>,
    ) -> Vec<(usize, Gap)> {
        if let Some(known) = self.ends.borrow().get(&key) {
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
