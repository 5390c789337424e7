//! What stands before a place in a text, as far as it says what stands there.

use super::super::form;
use super::{ItemKind, Lexer};
use crate::part;

impl Lexer<'_> {
    /// Whether a stroke stands directly between two words.
    pub(super) fn is_behind_move(&self) -> bool {
        let before = self.items.last();
        before.is_some_and(|item| item.kind == ItemKind::Word && item.span.end == self.at)
            && self.text[self.at + 1..].starts_with(char::is_alphabetic)
    }

    /// Whether what stands before is at its end: "Black. (Mr. B.) IPtoK4".
    pub(super) fn is_behind_sentence(&self) -> bool {
        self.text[..self.at].trim_end().ends_with(['.', ')', ':'])
    }

    /// Whether the move before has the first number, which stands once more before the answer.
    pub(super) fn is_behind_one(&self) -> bool {
        let mut last = self.items.iter().rev().take(6);
        last.any(|item| matches!(item.kind, ItemKind::Number { value: 1, .. }))
    }

    /// Whether the last word ends with a file, so that a digit behind it is a rank: "to K".
    pub(super) fn is_open(&self) -> bool {
        let last = self.items.last().filter(|item| item.kind == ItemKind::Word);
        let word = last.map_or("", |item| form::bare(&self.text[item.span.clone()]));
        let is_file = matches!(word, "K" | "Q" | "R" | "B" | "Kt" | "N") && self.items.len() > 1;
        // "QtoK 2".
        is_file || part::has(word, "to") && word.ends_with(['K', 'Q', 'R', 'B', 'N'])
    }
}
