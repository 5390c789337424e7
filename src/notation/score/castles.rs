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
            ["castles", "castled"].contains(&word.to_ascii_lowercase().as_str())
        });
        let Some(wing) = (at..self.len())
            .find(|&at| !is_small(at))
            .filter(|_| is_castles)
        else {
            return false;
        };
        let (first, second, third) = (word(wing), word(wing + 1), word(wing + 2));
        let is_wing = ["k", "q", "king", "queen"]
            .contains(&first.trim_end_matches("'s").trim_end_matches("’s"));
        let is_rook = ["r", "rook", "side"].contains(&second.as_str());
        let is_link = ["to", "takes", "x", "-", "tks"].contains(&third.as_str());
        is_wing && is_rook && !is_link
    }
}
