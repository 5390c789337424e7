//! Moves printed like fractions: White's above a line, Black's below it.

use std::ops::Range;

use super::item::{Gap, ItemKind};
use super::link::Link;
use super::segment::Outcome;
use super::solve::{Below, Group, Plan};
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
            Below::Run(rows.below.clone())
        } else {
            let numbers = rows.below_numbers.iter();
            Below::Each(numbers.map(|(_, words)| words.clone()).collect())
        };
        let plan = Plan::Fraction(above, below);
        let solved = self.words.solve(&self.position, &self.origins, &plan);
        let is_whole = solved.answers.len() == 1;
        let groups = match &solved.answers[..] {
            [answer] => answer.clone(),
            _ if solved.furthest.len() >= 2 => solved.furthest,
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
        Some(self.unread_fraction(&rows, &groups))
    }

    /// Names the words behind the moves of a fraction that could be linked.
    fn unread_fraction(&mut self, rows: &Rows, groups: &[Group]) -> (Outcome, usize) {
        let end = rows.below.end;
        let linked = groups.len();
        let is_above = linked.is_multiple_of(2);
        let words = |(_, words): &(usize, Range<usize>)| words.clone();
        let mut above: Vec<_> = rows.above[linked.div_ceil(2)..].iter().map(words).collect();
        let mut below: Vec<_> = if rows.below_numbers.is_empty() {
            let answered = groups[..linked - linked % 2].last();
            let start = answered.map_or(rows.below.start, |group| group.items.end);
            std::iter::once(start..end).collect()
        } else {
            let answers = rows.below_numbers.iter().skip(linked / 2);
            answers.map(words).collect()
        };
        let row = if is_above { &mut above } else { &mut below };
        if row.first().is_none_or(Range::is_empty) {
            self.missing(self.words.items[end - 1].span.end);
            self.is_linked = false;
        } else {
            let first = row[0].clone();
            let is_whole = is_above || !rows.below_numbers.is_empty();
            let (stop, unread) = self.fault(first.clone(), is_whole);
            self.unread(first.start..stop, unread);
            self.is_linked = false;
            row[0].start = stop;
        }
        for words in above.into_iter().chain(below) {
            self.unlinked(words);
        }
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
        let is_as_long = [0, 1].contains(&above.len().wrapping_sub(below_numbers.len()));
        let is_numbered = is_as_long && value(&below_numbers) == value(&above);
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
