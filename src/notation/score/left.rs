//! Numbered moves that are left over where a game would seem to be over.

use std::ops::Range;

use rules::Color;

use super::form::Form;
use super::heading::HEADS;
use super::item::{Gap, ItemKind};
use super::page::{Class, LineKind, Page};
use super::{Choices, ending};

/// How many items behind a number the next one is looked for.
const COUNTED_WITHIN: usize = 40;

/// How many words that are no notation may stand on the rest of a line where a move cannot be read.
const MOST_UNREAD: usize = 5;

/// How many items behind the last linked move a number is beside it.
const BESIDE: usize = 8;

/// How many numbers further on than the one that is due are still of the game.
const FURTHEST: u32 = 40;

impl Page<'_> {
    /// The numbered moves behind the last linked one, line by line; `due` is the number that is next.
    /// What a reader has said to be none of the game is not counted.
    pub(super) fn left_over(
        &self,
        items: Range<usize>,
        due: u32,
        turn: Color,
        is_ended: bool,
        choices: &Choices,
    ) -> Vec<Range<usize>> {
        let is_refused = |at: usize| choices.refuses(self.byte(at));
        let is_numbered = |at: usize| self.is_numbered_move(at, choices);
        // A number directly behind the last move counts on, wherever it stands on its line.
        let follows = self.skip(items.start);
        // Behind a word that was refused where the next move has to be, the count is looked at the closer.
        let is_torn = is_refused(follows) || is_refused(self.behind_dots(follows + 1));
        let is_followed = |at: usize, value: u32| {
            let next = self.places(value + 1, at + 1).iter();
            let mut next = next.take_while(|&&next| next < (at + COUNTED_WITHIN).min(items.end));
            next.any(|&next| is_numbered(next))
        };
        let is_due_left = {
            let places = self.places(due, items.start).iter();
            let mut places = places.take_while(|&&place| place < items.end);
            places.any(|&place| {
                is_numbered(place) && !self.may_be_rank(place) && is_followed(place, due)
            })
        };
        // Numbers that count on are moves even within a sentence, unless the game has ended before it,
        // and those a little further on as well where the one that is due stands nowhere.
        let is_near =
            |value: u32| value == due || (due + 1..=due + 3).contains(&value) && !is_due_left;
        let counts_on =
            |at: usize, value: u32| is_near(value) && !is_ended && is_followed(at, value);
        // In a running text the number that follows next, with nothing before it but parts of moves.
        let is_beside = |at: usize, value: u32| {
            let is_prose = |at: usize| {
                self.form(at) == Form::Other
                    && self.kind(at) == Some(ItemKind::Word)
                    && self.is_plain(at)
            };
            (due..=due + 1).contains(&value)
                && !is_ended
                && at <= items.start + BESIDE
                && !(items.start..at).any(is_prose)
        };
        let is_unread = |at: usize| !is_ended && !is_refused(at) && self.is_unread(at);
        let mut left = Vec::new();
        let mut next = due;
        let mut at = items.start;
        // Words behind a move of White that cannot be read.
        let answer = self.behind_marks(items.start);
        let is_answer = |at: usize| !is_ended && !is_refused(at) && self.opens_moves(at);
        if turn == Color::Black && answer < items.end && (is_unread(answer) || is_answer(answer)) {
            at = self.line(answer).items.end.min(items.end);
            left.push(answer..at);
        }
        while at < items.end {
            if let Some(ItemKind::Number { value, .. }) = self.kind(at)
                && ((next..next + FURTHEST).contains(&value)
                    && (self.class(at) == Class::Strong
                        || counts_on(at, value)
                        || is_beside(at, value)
                        || is_near(value) && !is_ended && (is_torn || self.is_clear(at))
                        || value == due
                            && turn == Color::White
                            && !is_ended
                            && self.gap(at) >= Gap::Line
                            && !self.is_answer(at, self.behind_dots(at + 1))
                        || at == follows
                            && self.gap(at) < Gap::Paragraph
                            && !(is_ended && self.mention(self.behind_dots(at + 1)).is_some()))
                    && is_numbered(at)
                    || value == due
                        && (turn == Color::White || at == follows)
                        && !is_refused(at)
                        && (self.class(at) == Class::Strong || at == follows)
                        && is_unread(self.behind_marks(at + 1)))
            {
                let end = (at + 1..items.end)
                    .find(|&at| self.gap(at) >= Gap::Line)
                    .unwrap_or(items.end);
                left.push(at..end);
                next = value;
                at = end;
                continue;
            }
            at += 1;
        }
        left
    }

    /// The first numbered move of another game, under its own head, that does not begin with a first move:
    /// "GAME II. (The first four moves as before.) 5. QxB".
    pub(super) fn another_game(&self, mut items: Range<usize>, choices: &Choices) -> Option<usize> {
        items.find(|&at| {
            let line = self.line(at);
            let is_head = |head: &str| self.word(at).eq_ignore_ascii_case(head);
            at == line.items.start && line.kind != LineKind::Prose && HEADS.into_iter().any(is_head)
        })?;
        items.find(|&at| {
            matches!(self.kind(at), Some(ItemKind::Number { .. }))
                && self.gap(at) >= Gap::Line
                && self.is_numbered_move(at, choices)
        })
    }

    /// Whether what looks like a move stands behind a number, and neither was said to be none of a game.
    fn is_numbered_move(&self, at: usize, choices: &Choices) -> bool {
        self.is_move_like(self.behind_dots(at + 1)) && !self.is_refused(at, choices)
    }

    /// Whether a number, or the move behind it, was said to be none of a game: the one before goes on.
    pub(super) fn is_refused(&self, at: usize, choices: &Choices) -> bool {
        let places = [at, self.behind_dots(at + 1)];
        places.into_iter().any(|at| choices.refuses(self.byte(at)))
    }

    /// Whether a number without a stop may be the rank of the word before it: "B to K 5".
    pub(super) fn may_be_rank(&self, at: usize) -> bool {
        let is_rank = matches!(
            self.kind(at),
            Some(ItemKind::Number {
                value: 1..=8,
                is_marked: false,
            })
        );
        is_rank
            && self.gap(at) <= Gap::Blank
            && at
                .checked_sub(1)
                .is_some_and(|before| self.form(before).is_notation())
    }

    /// Whether a word that is not the piece taken ends with a file: a rank is to follow.
    pub(super) fn is_open(&self, at: usize) -> bool {
        let before = at.checked_sub(1).map_or("", |before| self.word(before));
        self.kind(at) == Some(ItemKind::Word)
            && self.word(at).ends_with(['K', 'Q', 'R', 'B', 't', '.'])
            && !self.word(at).contains(['x', '×'])
            && !["takes", "x", "×"].contains(&before)
    }

    /// Whether a word directly behind a file is what is left of another one or of its rank: "R - K Kfc 1".
    pub(super) fn is_torn(&self, at: usize) -> bool {
        let word = || self.word(at);
        self.kind(at) == Some(ItemKind::Word)
            && self.gap(at) <= Gap::Blank
            && self.form(at) == Form::Other
            && word().starts_with(|letter: char| letter.is_uppercase() || letter.is_ascii_digit())
            && !ending::stands_at(self.text, &self.items[at..])
    }

    /// Where the words of a move would stand: behind marks and comments.
    pub(super) fn behind_marks(&self, from: usize) -> usize {
        let is_mark =
            |&at: &usize| matches!(self.kind(at), Some(ItemKind::Mark | ItemKind::Comment));
        from + (from..self.len()).take_while(is_mark).count()
    }

    /// Whether a few words stand on the rest of a line of the score where a move has to be, and no
    /// sentence.
    fn is_unread(&self, at: usize) -> bool {
        let Some(before) = at.checked_sub(1).filter(|_| at < self.len()) else {
            return false;
        };
        let line = self.line(at);
        let rest = at..line.items.end;
        let is_word = |at: &usize| {
            self.kind(*at) == Some(ItemKind::Word)
                && (self.has_letters(*at) || self.word(*at) == "*")
        };
        // "29." above "8-Q2": a piece that was taken for a number.
        let is_damaged = matches!(
            self.kind(at),
            Some(ItemKind::Number {
                is_marked: true,
                ..
            })
        ) && self.gap(at + 1) == Gap::None
            && rest.contains(&(at + 1));
        let is_broken = is_damaged && matches!(self.items[before].kind, ItemKind::Number { .. });
        let is_unknown = |at: &usize| !self.form(*at).is_notation();
        let unknown = rest.clone().filter(is_word).filter(is_unknown).count();
        line.kind != LineKind::Prose
            && (self.items[before].kind == ItemKind::Mark
                || self.items[before].span.end < self.byte(at))
            && (self.gap(at) < Gap::Line || is_broken)
            && unknown <= MOST_UNREAD
            && (self.kind(at) == Some(ItemKind::Word) || is_damaged)
            && !rest
                .clone()
                .any(|at| ending::stands_at(self.text, &self.items[at..]))
            && rest.filter(is_word).any(|at| !self.is_plain(at))
    }

    /// Whether a word has small letters alone.
    fn is_plain(&self, at: usize) -> bool {
        self.word(at).chars().all(char::is_lowercase)
    }

    /// Whether a line of its own has the signs of a move, read or not.
    fn opens_moves(&self, at: usize) -> bool {
        let line = self.line(at);
        line.items.start == at
            && line.kind != LineKind::Prose
            && matches!(self.form(at), Form::Begins | Form::Near)
            && line.items.clone().any(|at| {
                let is_sign = |sign: u8| sign.is_ascii_digit() || sign == b'x';
                self.form(at) == Form::Joins || self.word(at).bytes().any(is_sign)
            })
    }

    /// Whether a number stands behind a sentence, and no sentence goes on behind its moves.
    fn is_clear(&self, at: usize) -> bool {
        self.class(at) >= Class::Medium && self.mention(self.behind_dots(at + 1)).is_none()
    }
}
