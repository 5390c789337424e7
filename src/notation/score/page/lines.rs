//! The lines of a page, and what each is for the most part.

use std::ops::Range;

use super::super::form::Form;
use super::super::item::{Gap, ItemKind};
use super::Page;

/// A line of a page.
#[derive(Clone, Debug)]
pub(in crate::score) struct Line {
    pub(in crate::score) items: Range<usize>,
    /// How many bytes stand before its first item.
    pub(in crate::score) indent: usize,
    pub(in crate::score) kind: LineKind,
    /// Whether an empty line stands before it.
    pub(in crate::score) opens_paragraph: bool,
    /// How far the sentences of its paragraph are set in, if it is one of their lines.
    pub(super) prose: Option<usize>,
}

/// What a line is for the most part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::score) enum LineKind {
    /// A number and moves.
    PrintedScore,
    /// Moves without a number before them.
    Moves,
    /// Sentences.
    Prose,
    /// A heading, a diagram, a remark.
    Other,
}

impl Page<'_> {
    /// Cuts the page into lines.
    pub(super) fn find_lines(&mut self) {
        let mut start = 0;
        for at in 1..=self.items.len() {
            if at < self.items.len() && self.items[at].gap < Gap::Line {
                continue;
            }
            if self.items.is_empty() {
                break;
            }
            let range = start..at;
            let indent = self.items[start].column;
            let opens_paragraph = self.items[start].gap == Gap::Paragraph;
            let kind = self.kind_of(range.clone());
            let above = self.lines.last().and_then(|line| line.prose);
            let prose = match kind {
                LineKind::Prose => Some(indent),
                _ if opens_paragraph => None,
                _ => above.filter(|&above| indent < above + 4),
            };
            self.lines.push(Line {
                indent,
                opens_paragraph,
                kind,
                items: range.clone(),
                prose,
            });
            for _ in range {
                self.line_of.push(self.lines.len() - 1);
            }
            start = at;
        }
    }

    /// Lines whose numbers count on are no sentences, though no empty line parts them from some.
    pub(super) fn find_tables(&mut self) {
        let number = |line: &Line| match self.items[line.items.start].kind {
            ItemKind::Number { value, .. } if line.kind == LineKind::PrintedScore => Some(value),
            _ => None,
        };
        let numbers: Vec<Option<u32>> = self.lines.iter().map(number).collect();
        let opens = |line: &Line| {
            let before = line.items.start.checked_sub(1);
            let is_above = |at: usize| self.line(at).kind == LineKind::Prose;
            line.prose.is_none()
                || before.is_none_or(|before| !is_above(before) || self.ends_sentence(before))
        };
        let opens: Vec<bool> = self.lines.iter().map(opens).collect();
        let mut is_table = false;
        for at in 0..self.lines.len() {
            let counts_on = |one: Option<u32>, other: Option<u32>| {
                one.zip(other)
                    .is_some_and(|(one, other)| other == one || other == one + 1)
            };
            let below = numbers.get(at + 1).copied().flatten();
            let above = at.checked_sub(1).and_then(|above| numbers[above]);
            let line = &mut self.lines[at];
            // A line of a sentence may begin with a number as well, where the sentence is not at its end.
            if counts_on(above, numbers[at]) && is_table
                || counts_on(numbers[at], below) && (is_table || opens[at])
            {
                is_table = true;
            } else if line.kind == LineKind::Prose || line.opens_paragraph {
                is_table = false;
            }
            if is_table {
                line.prose = None;
            }
        }
    }

    fn kind_of(&self, line: Range<usize>) -> LineKind {
        let (mut notation, mut other) = (0, 0);
        for at in line.clone() {
            match (self.items[at].kind, self.forms[at]) {
                (ItemKind::Word, Form::Begins | Form::GoesOn | Form::Near) => notation += 1,
                (ItemKind::Word, Form::Joins) => {}
                (ItemKind::Word, Form::Other) if self.looks_garbled(at) => {}
                (ItemKind::Word, Form::Other) if self.is_small(at) => other += 1,
                (ItemKind::Diagram | ItemKind::Rule, _) => return LineKind::Other,
                _ => {}
            }
        }
        let first = line.start;
        let is_number = matches!(self.items[first].kind, ItemKind::Number { .. });
        let behind = self.behind_dots(first + 1);
        if other >= 3 && other * 3 > notation {
            LineKind::Prose
        } else if is_number && behind < line.end && self.is_move_like(behind) {
            LineKind::PrintedScore
        } else if notation > 0 && other == 0 && self.forms[first] != Form::Other {
            LineKind::Moves
        } else if other >= 3 {
            LineKind::Prose
        } else {
            LineKind::Other
        }
    }
}
