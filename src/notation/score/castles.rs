//! How English books name the side to which a king castles: "Castles with K. R.", "Castles, K R".

use super::form::bare;
use super::item::{Gap, ItemKind};
use super::page::Page;

impl Page<'_> {
    /// Whether a word behind "Castles" says to which side, alone or with those behind it.
    pub(super) fn names_side_of_castling(&self, at: usize) -> bool {
        let word = |at: usize| match self.kind(at) {
            Some(ItemKind::Word) if self.gap(at) <= Gap::Wide => {
                bare(self.word(at)).to_ascii_lowercase()
            }
            _ => String::new(),
        };
        let is_small = |at: usize| matches!(word(at).as_str(), "with" | "on" | "the" | "his");
        let before = (0..at).rev().find(|&at| !is_small(at));
        let is_castles = before.is_some_and(|before| {
            let word = bare(self.word(before));
            let is_castles = |it: &str| word.eq_ignore_ascii_case(it);
            is_castles("castles") || is_castles("castled")
        });
        let Some(wing) = (at..self.len())
            .find(|&at| !is_small(at))
            .filter(|_| is_castles)
        else {
            return false;
        };
        let (first, second, third) = (word(wing), word(wing + 1), word(wing + 2));
        let wing = first.split(['\'', '’']).next();
        let is_wing = matches!(wing, Some("k" | "q" | "king" | "queen"));
        let is_rook = matches!(second.as_str(), "r" | "rook" | "side");
        let is_link = matches!(third.as_str(), "to" | "takes" | "x" | "-" | "tks");
        is_wing && is_rook && !is_link
    }
}
