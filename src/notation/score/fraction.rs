//! Moves printed like fractions: White's above a line, Black's below it.

use std::ops::Range;

use super::item::{Gap, ItemKind};
use super::link::Link;
use super::segment::Outcome;
use super::solve::Plan;
use super::system::Unread;
use super::token::{Possible, ProblemKind, TokenKind};

/// Two lines that look like fractions.
struct Rows {
    /// The numbers above the line, each with the words behind it.
    above: Vec<(usize, Range<usize>)>,
    /// What is drawn between the lines.
    rules: Range<usize>,
    /// The words below it.
    below: Range<usize>,
    /// The numbers below it, if it has its own.
    below_numbers: Vec<(usize, Range<usize>)>,
}

impl Link<'_> {
    /// Reads two lines of fractions whose first number is an item; nothing is named if they are
    /// none.
    pub(super) fn fraction(&mut self, first: usize, limit: usize) -> Option<(Outcome, usize)> {
        let rows = self.rows(first, limit)?;
        let above = rows.above.iter().map(|(_, words)| words.clone()).collect();
        let below = if rows.below_numbers.is_empty() {
            vec![rows.below.clone()]
        } else {
            let numbers = rows.below_numbers.iter();
            numbers.map(|(_, words)| words.clone()).collect()
        };
        let plan = Plan::Fraction(above, below);
        let solved = self.words.solve(&self.position, &self.origins, &plan);
        let is_whole = solved.answers.len() == 1;
        let groups = match &solved.answers[..] {
            [answer] => answer.clone(),
            _ if solved.furthest.len() >= 3 => solved.furthest,
            _ => return None,
        };
        self.is_fractional = true;
        // Tokens are named in the order of play; they are put into the order of the text later.
        for (at, _) in rows.above.iter().chain(&rows.below_numbers) {
            if let ItemKind::Number { value, .. } = self.words.items[*at].kind {
                let kind = TokenKind::Number {
                    printed: value,
                    due: None,
                };
                self.token(*at..at + 1, kind);
            }
        }
        for group in &groups {
            self.play(group.clone());
        }
        self.prose(rows.rules.clone());
        if is_whole {
            return Some((Outcome::Done, rows.below.end));
        }
        Some(self.unread_fraction(&rows, groups.len()))
    }

    /// Names the words behind the moves of a fraction that could be linked.
    fn unread_fraction(&mut self, rows: &Rows, linked: usize) -> (Outcome, usize) {
        let end = rows.below.end;
        let below = self.linked_end(&rows.below).unwrap_or(rows.below.start);
        let rest = rows.above.get(linked.div_ceil(2)..).unwrap_or_default();
        let rest_above: Vec<_> = rest.iter().map(|(_, words)| words.clone()).collect();
        let is_above = linked.is_multiple_of(2);
        let words = match rest_above.first() {
            Some(words) if is_above => words.clone(),
            _ => below..end,
        };
        if words.is_empty() {
            self.missing(words.start.min(self.words.items.len() - 1));
            return (Outcome::Stopped(end), end);
        }
        let (stop, unread) = self.fault(words.clone(), is_above);
        self.unread(words.start..stop, unread);
        self.is_linked = false;
        let skipped = usize::from(is_above);
        for words in rest_above.into_iter().skip(skipped) {
            self.unlinked(words);
        }
        self.unlinked(if is_above { below..end } else { stop..end });
        (Outcome::Stopped(end), end)
    }

    /// What is wrong at the beginning of some words, and where the fault ends.
    fn fault(&self, words: Range<usize>, is_whole: bool) -> (usize, Unread) {
        let trial = self.trial(words.clone(), is_whole);
        if let Some((end, unread)) = trial.doubtful
            && trial.moves.is_empty()
        {
            return (end, unread);
        }
        let possible: Vec<_> = trial
            .moves
            .iter()
            .map(|group| Possible::fits(group.mv))
            .collect();
        let end = trial.moves.iter().map(|group| group.items.end).max();
        match self
            .words
            .read(&self.position, &self.origins, words.clone())
        {
            Err(unread) if possible.is_empty() => (words.end, unread),
            _ => {
                let kind = ProblemKind::Cuts;
                (end.unwrap_or(words.end), Unread { kind, possible })
            }
        }
    }

    /// The end of the last linked move within some items.
    fn linked_end(&self, items: &Range<usize>) -> Option<usize> {
        let start = self.words.items.get(items.start)?.span.start;
        let last = self
            .tokens
            .iter()
            .filter(|token| matches!(token.kind, TokenKind::Move { .. }))
            .filter(|token| token.span.start >= start)
            .map(|token| token.span.end)
            .max()?;
        items
            .clone()
            .find(|&at| self.words.items[at].span.start >= last)
            .or(Some(items.end))
    }

    fn rows(&self, first: usize, limit: usize) -> Option<Rows> {
        let items = self.words.items;
        let line_end = |start: usize| {
            (start + 1..limit)
                .find(|&at| items[at].gap == Gap::Line)
                .unwrap_or(limit)
        };
        let end = line_end(first);
        let above = self.numbers(first..end);
        let rules_end = (end..limit)
            .find(|&at| items[at].kind != ItemKind::Rule)
            .unwrap_or(limit);
        if above.len() < 2 || rules_end == limit || above.iter().any(|(_, words)| words.is_empty())
        {
            return None;
        }
        let below = rules_end..line_end(rules_end);
        let below_numbers = self.numbers(below.clone());
        let value =
            |numbers: &[(usize, Range<usize>)]| numbers.first().map(|&(at, _)| items[at].kind);
        let is_free = below
            .clone()
            .all(|at| self.words.form(at).is_notation() || items[at].kind == ItemKind::Mark);
        let is_numbered =
            below_numbers.len() == above.len() && value(&below_numbers) == value(&above);
        (is_free || is_numbered).then(|| Rows {
            above,
            rules: end..rules_end,
            below,
            below_numbers: if is_numbered {
                below_numbers
            } else {
                Vec::new()
            },
        })
    }

    /// The numbers of a line that count on from its first item, each with the words behind it.
    fn numbers(&self, line: Range<usize>) -> Vec<(usize, Range<usize>)> {
        let mut numbers: Vec<(usize, Range<usize>)> = Vec::new();
        let mut next = None;
        for at in line.clone() {
            let ItemKind::Number { value, is_marked } = self.words.items[at].kind else {
                if numbers.is_empty() {
                    return numbers;
                }
                continue;
            };
            let is_next = next.is_none_or(|next| next == value) && (is_marked || at == line.start);
            if is_next {
                if let Some((_, words)) = numbers.last_mut() {
                    words.end = at;
                }
                next = value.checked_add(1);
                numbers.push((at, at + 1..line.end));
            }
        }
        numbers
    }
}
