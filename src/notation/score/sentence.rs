//! Numbered moves of which a sentence speaks: "4. P-QKt4 is the Evans Gambit." They stand where moves
//! of the game may stand, and only the words behind them tell the two apart.

use super::ending;
use super::form::{self, Form};
use super::item::{Gap, ItemKind};
use super::page::{LineKind, Page};

/// How many items behind a move tell whether a sentence goes on there.
const LONGEST: usize = 48;

/// How many items before a stop tell whether a sentence ends with it.
const LONGEST_BACK: usize = 12;

/// A run of moves that a sentence goes on behind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mention {
    /// The first word of the sentence behind the moves.
    pub(super) end: usize,
    /// Whether no other number stands before it, which the sentence would rather speak of.
    pub(super) is_short: bool,
}

impl Page<'_> {
    /// The run of moves from their first word on, if a sentence goes on behind it.
    pub(super) fn mention(&self, start: usize) -> Option<Mention> {
        let mut numbers = 0;
        let counted = self.number_before(start);
        for at in start..self.len().min(start + LONGEST) {
            crate::steps::count(1);
            if at > start && self.gap(at) == Gap::Paragraph {
                return None;
            }
            match self.kind(at)? {
                ItemKind::Rule | ItemKind::Diagram => return None,
                ItemKind::Dots | ItemKind::Mark | ItemKind::Comment => {}
                ItemKind::Number { value, is_marked } => {
                    let is_count = match counted {
                        // Where numbers have stops, a digit without one is a rank.
                        Some((first, has_stop)) => {
                            (is_marked || !has_stop)
                                && (value == first || value == first + 1 + numbers)
                        }
                        None => is_marked || self.form(at) == Form::Other,
                    };
                    numbers += u32::from(is_count && at > start);
                }
                ItemKind::Word if at > start && self.opens_sentence(at) => return None,
                ItemKind::Word if self.opens_note(start, at) => return None,
                ItemKind::Word if self.is_of_moves(at) => {}
                // A word alone before the next number is a move that cannot be read.
                ItemKind::Word if self.stands_alone(at, counted.map(|(value, _)| value)) => {
                    return None;
                }
                // The other column of a line of the score.
                ItemKind::Word if self.is_in_column(at) => return None,
                ItemKind::Word => {
                    return self.goes_on_as_sentence(start, at).then_some(Mention {
                        end: at,
                        is_short: numbers == 0,
                    });
                }
            }
        }
        None
    }

    /// Whether a line of the score ends before a sentence that is set in and begins with a move of its
    /// own.
    fn opens_note(&self, start: usize, at: usize) -> bool {
        let (score, line) = (self.line(start), self.line(at));
        self.rank_first.is_none()
            && line.items.start == at
            && line.kind == LineKind::Prose
            && self.form(at) == Form::Begins
            && score.kind == LineKind::PrintedScore
            && line.indent > score.indent
    }

    /// Whether a move ends a sentence that has other words before it: "Then follows 9. B-Kt5."
    pub(super) fn closes_sentence(&self, last: usize) -> bool {
        if !self.ends_sentence(last) {
            return false;
        }
        for at in (last.saturating_sub(LONGEST_BACK)..=last).rev() {
            if at < last && self.gap(at + 1) == Gap::Paragraph {
                return false;
            }
            if self.kind(at) == Some(ItemKind::Word) && !self.is_of_moves(at) {
                let word = form::bare(self.word(at));
                return word.starts_with(char::is_lowercase) && !self.ends_sentence(at);
            }
        }
        false
    }

    /// The number before a move, and whether a stop marks it.
    fn number_before(&self, start: usize) -> Option<(u32, bool)> {
        let before = (0..start)
            .rev()
            .find(|&at| self.kind(at) != Some(ItemKind::Dots))?;
        match self.kind(before)? {
            // A rank of the move before: "B to B 3 P to B 3".
            ItemKind::Number {
                is_marked: false, ..
            } if self.has_stops => None,
            ItemKind::Number { value, is_marked } => Some((value, is_marked)),
            _ => None,
        }
    }

    /// Whether a word stands between a move and the number that follows that of the move.
    fn stands_alone(&self, at: usize, counted: Option<u32>) -> bool {
        let next = match self.kind(at + 1) {
            Some(ItemKind::Number { value, .. }) => Some(value),
            _ => None,
        };
        !self.ends_sentence(at) && next.is_some() && next == counted.map(|counted| counted + 1)
    }

    /// Whether one of the small words that moves have as well begins a sentence: "A good move."
    fn opens_sentence(&self, at: usize) -> bool {
        let words = [
            "A", "At", "In", "On", "To", "From", "And", "One", "Two", "His", "Her",
        ];
        // "A" is also a bishop, and his file behind a rank.
        let is_small = |at: usize| {
            self.kind(at) == Some(ItemKind::Word) && self.word(at).starts_with(char::is_lowercase)
        };
        let is_of_words = || {
            self.form(at) != Form::Begins
                && is_small(at + 1)
                && self.form(at + 1) == Form::Other
                && self.kind(at - 1) == Some(ItemKind::Word)
                && !(self.form(at - 1) == Form::Joins && is_small(at - 1))
                && !self
                    .word(at - 1)
                    .ends_with(|letter: char| letter.is_ascii_digit() || letter == 'x')
        };
        (self.rank_first.is_none() || is_of_words())
            && words.contains(&form::bare(self.word(at)))
            && !self.is_behind_comma(at)
    }

    /// Whether blanks alone part a word of a line of the score from the moves before it.
    fn is_in_column(&self, at: usize) -> bool {
        self.gap(at) == Gap::Wide
            && self.line(at).kind != LineKind::Prose
            && !self.is_behind_comma(at)
            && self.text[..self.byte(at)].ends_with([' ', '\t'])
    }

    /// Whether a comma stands before a word.
    fn is_behind_comma(&self, at: usize) -> bool {
        let between = self.items[at - 1].span.end..self.items[at].span.start;
        let between = self.text.get(between);
        between.is_some_and(|between| between.starts_with(','))
    }

    /// Whether a word is part of a move, or none at all.
    pub(super) fn is_of_moves(&self, at: usize) -> bool {
        let word = self.word(at);
        // "This" has the letters of a misprint, but no sign of a move.
        let has_sign = |word: &str| {
            let word = form::bare(word);
            let capitals = word.chars().filter(char::is_ascii_uppercase).count();
            capitals > 1
                || word.contains(|letter: char| !letter.is_alphabetic())
                || form::is_nearly_castles(word)
                || form::is_nearly_knight(word)
        };
        self.form(at).is_notation()
            || self.form(at) == Form::Near && has_sign(word)
            || self.looks_garbled(at)
            || !word.contains(char::is_alphanumeric)
    }

    /// Whether a word behind moves belongs to the sentence in which they stand. What begins with a
    /// capital is a remark on the move before it, as in "4. P-QKt4 This is the Evans Gambit".
    fn goes_on_as_sentence(&self, start: usize, at: usize) -> bool {
        let before = at - 1;
        // "and mates in three moves" is of notation up to "three".
        let is_end = |at: usize| ending::stands_at(self.text, &self.items[at..]);
        let first = before.saturating_sub(2).max(start + 1);
        if (first..=at).any(is_end) {
            return false;
        }
        let word = form::bare(self.word(at));
        let first = word.trim_start_matches(|letter: char| !letter.is_alphanumeric());
        if first.starts_with(char::is_lowercase) {
            return self.gap(at) > Gap::None;
        }
        // "4. P-QKt4, Evans's own move, is" goes on behind a comma.
        self.is_behind_comma(at) && first.starts_with(char::is_uppercase)
    }
}
