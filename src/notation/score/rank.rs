//! Ranks that were damaged: of the words of a move the one sign that nothing beside it tells.

use super::form::{Form, bare};
use super::item::{Gap, ItemKind};
use super::page::Page;
use crate::part;

/// How many items before the rank of a goal its link stands at most: "to K B 3".
const LINKED_WITHIN: usize = 4;

/// The rank of an ordinal, well printed or not: "5th", "5ih", "4lh".
pub(super) fn ordinal(word: &str) -> Option<char> {
    let rank = word
        .chars()
        .next()
        .filter(|rank| matches!(rank, '1'..='8'))?;
    let letters = &word[1..];
    let is_like = |letter: char| part::has_letter("thndrsilfbu1jkc|]", letter);
    let is_one = matches!(letters, "t" | "d" | "h");
    let is_rest = matches!(letters.chars().count(), 2..=3) && !letters.ends_with(char::is_numeric);
    // "1st" of a sentence is one as well; a square as in "4b5" is none.
    (letters.chars().all(is_like) && (is_one || is_rest)).then_some(rank)
}

/// What stands in the place of the rank in a damaged ordinal or alone: "0" of "0th", nothing of "th".
pub(super) fn damaged(word: &str) -> Option<&str> {
    let word = bare(word);
    let ends = ["th", "st", "nd", "rd", "d"];
    let rest = ends.into_iter().find_map(|end| word.strip_suffix(end));
    let is_sign =
        |letter: char| !letter.is_alphabetic() || part::has_letter("OoQDSsIlijZzAaGgTtCc", letter);
    let rank = rest.unwrap_or(word);
    let is_short = rank.chars().count() <= 2 && rank.chars().all(is_sign);
    // A number of two figures may be one of a move.
    let is_one = rank.chars().count() <= 1 || rest.is_some();
    let is_other = !matches!(rank.as_bytes(), [b'1'..=b'8']);
    (is_short && is_one && is_other && !word.is_empty()).then_some(rank)
}

/// A sign for a rank of which only the end of the ordinal is left, with the ranks that have it.
pub(super) const OF_FOURTH: &str = "^45678";

/// The same for "2nd" and "3rd".
pub(super) const OF_SECOND: &str = "$23";

/// What stands for the damaged rank of an ordinal: its end tells most of it.
pub(super) fn by_ending(word: &str) -> Option<&'static str> {
    if !is_unlike_ordinal(word) && damaged(word).is_none() {
        return None;
    }
    let word = bare(word);
    match word.as_bytes() {
        [.., b't', b'h'] => Some(&OF_FOURTH[..1]),
        [.., b's', b't'] => Some("1"),
        [.., b'd'] => Some(&OF_SECOND[..1]),
        _ => None,
    }
}

/// Whether words are those of a spelling but for its rank.
pub(super) fn is_all_that_differs(printed: &[char], spelling: &str) -> bool {
    let same = spelling
        .chars()
        .zip(printed)
        .take_while(|(one, other)| one == *other)
        .count();
    let mut rest = spelling.chars().skip(same);
    let is_rank = rest.next().is_some_and(|rank| matches!(rank, '1'..='8'));
    is_rank
        && [0, 1].into_iter().any(|wrong| {
            let printed = printed.get(same + wrong..);
            printed.is_some_and(|printed| printed.iter().copied().eq(rest.clone()))
        })
}

/// Whether the letters of an ordinal are those of another rank: "6d", "3th".
pub(super) fn is_unlike_ordinal(word: &str) -> bool {
    let word = bare(word);
    let Some((rank, letters)) = word.split_at_checked(1) else {
        return false;
    };
    match letters {
        "st" => !matches!(rank, "1"),
        "nd" => !matches!(rank, "2"),
        "rd" => !matches!(rank, "3"),
        "d" => !matches!(rank, "2" | "3"),
        "th" => matches!(rank, "1" | "2" | "3"),
        _ => false,
    }
}

/// The letters of a file and of its wing at the beginning of a word, as far as they go: "KB" of "KB%".
fn file(word: &str) -> (&str, &str) {
    if matches!(word, "his" | "her") {
        return (word, "");
    }
    let end = word
        .find(|letter| !part::has_letter("KQRBNt", letter))
        .unwrap_or(word.len());
    word.split_at(if word.starts_with('t') { 0 } else { end })
}

impl Page<'_> {
    /// Whether something stands where the rank of a move has to be that is none: "to B's 0th", "to K B S",
    /// "to KB%".
    pub(super) fn is_damaged_rank(&self, at: usize) -> bool {
        let is_file = |at: usize| {
            let (file, rest) = file(bare(self.word(at)));
            !file.is_empty() && matches!(rest, "" | "'s" | "’s")
        };
        let is_link = |at: usize| {
            let word = self.word(at);
            matches!(word, "to" | "lo") || word.contains(['-', '—', '–'])
        };
        let (files, rest) = file(bare(self.word(at)));
        let is_glued = !files.is_empty();
        let Some(before) = at.checked_sub(1) else {
            return false;
        };
        if is_glued && rest.is_empty()
            || self.gap(at) > Gap::Blank
            || !is_glued && !is_file(before)
            || damaged(rest).is_none()
        {
            return false;
        }
        let is_lone = self.gap(at + 1) >= Gap::Wide
            || self.kind(at + 1) != Some(ItemKind::Word)
            || self.form(at + 1).is_notation();
        let is_rank = match self.kind(at) {
            Some(ItemKind::Word | ItemKind::Number { value: 0, .. }) => true,
            // The number of a move has one behind it.
            Some(ItemKind::Number { is_marked, .. }) => {
                self.has_stops && !is_marked || self.gap(at + 1) >= Gap::Wide
            }
            _ => false,
        };
        let first = before.saturating_sub(LINKED_WITHIN);
        let mut words = (first..=before).rev();
        is_lone && is_rank && words.find(|&at| !is_file(at)).is_some_and(is_link)
    }

    /// Whether a word is the file behind its wing, with the rank behind it, damaged or not: "R's" of "K. R's 0th".
    pub(super) fn is_file_of_wing(&self, at: usize) -> bool {
        let (file, rest) = file(bare(self.word(at)));
        let is_wing = |before: usize| matches!(bare(self.word(before)), "K" | "Q");
        let is_rank = |behind: usize| {
            matches!(self.kind(behind), Some(ItemKind::Number { .. }))
                || damaged(bare(self.word(behind))).is_some()
                || ordinal(bare(self.word(behind))).is_some()
        };
        matches!(file, "R" | "Kt" | "N" | "B")
            && matches!(rest, "" | "'s" | "’s")
            && self.gap(at).max(self.gap(at + 1)) <= Gap::Blank
            && self.form(at + 1) == Form::GoesOn
            && at.checked_sub(1).is_some_and(is_wing)
            && is_rank(at + 1)
    }

    /// Whether a number without a stop is the rank behind a letter, where numbers of moves have stops.
    pub(super) fn is_rank(&self, at: usize) -> bool {
        if self.is_no_count(at) {
            return true;
        }
        let is_unmarked = matches!(
            self.items[at].kind,
            ItemKind::Number {
                value: 1..=8,
                is_marked: false
            }
        );
        let is_letter = |before: usize| {
            self.items[before].kind == ItemKind::Word
                && self.form(before) == Form::Begins
                && !part::has_digit(self.word(before))
        };
        self.has_stops
            && is_unmarked
            && self.items[at].gap <= Gap::Blank
            && at.checked_sub(1).is_some_and(is_letter)
    }

    /// Whether a number that is no rank stands where a move has its own.
    pub(super) fn is_no_count(&self, at: usize) -> bool {
        let is_count = matches!(self.kind(at), Some(ItemKind::Number { value, .. }) if !(1..=8).contains(&value));
        is_count && self.form(at) == Form::GoesOn
    }
}
