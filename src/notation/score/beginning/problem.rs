//! Keys of problems: their first move has the number one as well, and none is of a game.

use super::super::form;
use super::super::heading::HEADS;
use super::super::page::Page;

/// This many words before a number may say that it is that of a key.
const WORDS_BEFORE: usize = 24;

impl Page<'_> {
    /// Whether the words before a number are those over a problem or its key: "White to play and mate in
    /// two", "Solution of No. 11".
    pub(super) fn is_key(&self, number: usize) -> bool {
        let word = |at: usize| form::bare(self.word(at));
        let is = |at: usize, known: &[&str]| {
            known
                .iter()
                .any(|known| word(at).eq_ignore_ascii_case(known))
        };
        let before = (number.saturating_sub(WORDS_BEFORE)..number).rev();
        let mut before = before.take_while(|&at| !is(at, &HEADS));
        before.any(|at| {
            is(
                at,
                &["problem", "solution", "solutions", "aufgabe", "problema"],
            ) || is(at, &["mate", "mates", "mat", "matt"]) && is(at + 1, &["in", "en"])
        })
    }
}
