//! What a page is: lines, paragraphs, columns, and the places of numbers, without asking what its
//! words mean.

mod cell;
mod class;
mod lines;

use std::ops::Range;

use super::form::{self, Form};
use super::item::{Gap, Item, ItemKind, items};
use super::register::Register;
use super::{System, rank_first};
use crate::part;

pub(super) use class::Class;
pub(super) use lines::{Line, LineKind};

/// A text, in the order in which it is read.
pub(super) struct Page<'a> {
    pub(super) text: &'a str,
    /// The items; those of a second pair of columns come after the first pair.
    pub(super) items: Vec<Item>,
    /// The notation whose ranks stand before the files that it may be printed in.
    pub(super) rank_first: Option<System>,
    forms: Vec<Form>,
    lines: Vec<Line>,
    line_of: Vec<usize>,
    numbers: Register<Vec<usize>>,
    /// Whether stops stand behind the numbers of moves, as far as those show it that are no ranks.
    pub(super) has_stops: bool,
}

impl<'a> Page<'a> {
    pub(super) fn new(text: &'a str, rank_first: Option<System>) -> Self {
        let is_rank_first = rank_first.is_some();
        let form_of = |item: &Item| form_of(text, item, is_rank_first);
        let items = super::columns::in_reading_order(&items(text), text, is_rank_first);
        let forms: Vec<Form> = items.iter().map(form_of).collect();
        let mut page = Self {
            text,
            rank_first,
            forms,
            lines: Vec::new(),
            line_of: Vec::with_capacity(items.len()),
            numbers: Register::default(),
            has_stops: false,
            items,
        };
        page.find_lines();
        page.find_tables();
        let (mut with_stops, mut without) = (0_usize, 0_usize);
        for item in &page.items {
            if let ItemKind::Number { value, is_marked } = item.kind {
                with_stops += usize::from(is_marked);
                without += usize::from(!is_marked && value > 8);
            }
        }
        page.has_stops = with_stops > without;
        for at in 0..page.items.len() {
            if rank_first.is_none() && !page.form(at).is_notation() && page.is_damaged_rank(at) {
                page.forms[at] = Form::GoesOn;
            }
            if matches!(page.word(at), "with" | "the" | "on") && page.names_side_of_castling(at) {
                page.forms[at] = Form::Joins;
            }
            // "E to K sq." and "G x P", as scanners read them.
            let is_letter =
                form::bare(page.word(at)).strip_prefix(super::odd::ODD_PIECES) == Some("");
            if is_letter && page.form(at + 1) == Form::Joins && page.gap(at + 1) < Gap::Line {
                page.forms[at] = Form::Near;
            }
            if let ItemKind::Number { value, .. } = page.items[at].kind
                && !page.is_rank(at)
            {
                let key = [value as usize, 0, 0, 0];
                match page.numbers.get_mut(key) {
                    Some(places) => places.push(at),
                    None => page.numbers.insert(key, vec![at]),
                }
            }
        }
        page
    }

    pub(super) fn len(&self) -> usize {
        self.items.len()
    }

    pub(super) fn kind(&self, at: usize) -> Option<ItemKind> {
        self.items.get(at).map(|item| item.kind)
    }

    pub(super) fn word(&self, at: usize) -> &'a str {
        &self.text[self.items[at].span.clone()]
    }

    pub(super) fn gap(&self, at: usize) -> Gap {
        self.items.get(at).map_or(Gap::Paragraph, |item| item.gap)
    }

    /// Whether nothing is printed between an item and the one before it in the order of reading.
    pub(super) fn is_next_in_text(&self, at: usize) -> bool {
        let between = at.checked_sub(1).and_then(|before| {
            self.text
                .get(self.items[before].span.end..self.items[at].span.start)
        });
        between.is_some_and(|between| !between.contains(char::is_alphanumeric))
    }

    pub(super) fn form(&self, at: usize) -> Form {
        self.forms.get(at).copied().unwrap_or(Form::Other)
    }

    pub(super) fn line(&self, at: usize) -> &Line {
        &self.lines[self.line_of[at]]
    }

    /// Whether the line of an item that stands apart on it begins with a number: the same number there is
    /// that of another column.
    pub(super) fn opens_line_with(&self, number: u32, at: usize) -> bool {
        let first = self.line(at).items.start;
        first < at
            && self.gap(at) == Gap::Wide
            && matches!(self.kind(first), Some(ItemKind::Number { value, .. }) if value == number)
    }

    fn line_before(&self, at: usize) -> Option<&Line> {
        self.lines.get(self.line_of[at].checked_sub(1)?)
    }

    /// The lines that begin from an item on.
    pub(super) fn lines_from(&self, at: usize) -> &[Line] {
        let first = self.lines.partition_point(|line| line.items.start < at);
        &self.lines[first..]
    }

    /// Where a number stands, from an item on.
    pub(super) fn places(&self, number: u32, from: usize) -> &[usize] {
        let all = self.numbers.get([number as usize, 0, 0, 0]);
        let all = all.map_or(&[][..], Vec::as_slice);
        &all[all.partition_point(|&at| at < from)..]
    }

    pub(super) fn byte(&self, at: usize) -> usize {
        self.items
            .get(at)
            .map_or(self.text.len(), |item| item.span.start)
    }

    /// The words of some items, with single blanks.
    pub(super) fn phrase(&self, items: Range<usize>) -> String {
        let mut phrase = String::new();
        crate::steps::count(items.len());
        for item in &self.items[items] {
            if !phrase.is_empty() && item.gap != Gap::None {
                phrase.push(' ');
            }
            phrase.push_str(&self.text[item.span.clone()]);
        }
        // "to Q. Kt.'s 3rd"
        match part::has(&phrase, ".'s") {
            true => part::replaced(&phrase, ".'s", "'s"),
            false => phrase,
        }
    }

    pub(super) fn has_letters(&self, at: usize) -> bool {
        self.word(at).contains(char::is_alphanumeric)
    }

    /// Whether a word has small letters, as sentences have them and heads of pages do not.
    fn is_small(&self, at: usize) -> bool {
        self.word(at).contains(char::is_lowercase)
    }

    /// Whether a word may be part of a move, as letters and digits are mixed in it or what stands
    /// around it is notation.
    pub(super) fn looks_garbled(&self, at: usize) -> bool {
        let word = match self.kind(at) {
            Some(ItemKind::Word) => form::bare(self.word(at)),
            // "8 to Kt 5" is "B to Kt 5".
            Some(ItemKind::Number { value: 8, .. }) => {
                return self.kind(at + 1) == Some(ItemKind::Word)
                    && self.gap(at + 1) < Gap::Line
                    && matches!(self.word(at + 1), "to" | "takes" | "x" | "×" | "-" | "—");
            }
            _ => return false,
        };
        // "X Kt-Q 2" is "K Kt-Q 2".
        if self.form(at) != Form::Other && word != "X" {
            return false;
        }
        let letters = word.chars().count();
        let has_capital = word.starts_with(|letter: char| letter.is_uppercase());
        let is_mixed = part::has_digit(word)
            || word
                .chars()
                .skip(1)
                .any(|letter| part::has_letter("-—x×", letter))
                && !word.contains(|letter: char| {
                    letter.is_lowercase() && !part::has_letter("xktochne", letter)
                });
        let is_glued = ["to", "takes"].iter().any(|link| {
            part::find(word, link)
                .is_some_and(|place| (1..=3).contains(&place) && word.len() <= link.len() + 6)
        });
        let next = at + 1;
        let goes_on = letters <= 3
            && has_capital
            && self.gap(next) < Gap::Line
            && (matches!(self.form(next), Form::GoesOn)
                && !matches!(
                    self.kind(next),
                    Some(ItemKind::Number {
                        is_marked: true,
                        ..
                    })
                )
                || self.form(next) == Form::Begins && letters == 1
                || self.kind(next) == Some(ItemKind::Word)
                    && matches!(self.word(next), "to" | "takes" | "x" | "×" | "-" | "—"));
        (2..=9).contains(&letters) && is_mixed && has_capital
            || letters <= 9 && is_glued && has_capital
            || word.starts_with("8-")
            || word.starts_with("8—")
            || word.starts_with("8x")
            || letters <= 4 && is_mixed_up(word)
            || goes_on
    }

    /// Whether an item can begin a move, printed well or not.
    pub(super) fn is_move_like(&self, at: usize) -> bool {
        matches!(self.form(at), Form::Begins | Form::Near) && self.kind(at) == Some(ItemKind::Word)
            || self.looks_garbled(at)
    }

    pub(super) fn behind_dots(&self, at: usize) -> usize {
        (at..self.len())
            .find(|&at| {
                let is_dot = self.kind(at) == Some(ItemKind::Dots)
                    || self.kind(at) == Some(ItemKind::Rule)
                    || matches!(self.word(at), "—" | "-" | "–");
                !is_dot
            })
            .unwrap_or(self.len())
    }

    /// The next item that is neither a mark, a comment, nor a sign without letters.
    pub(super) fn skip(&self, from: usize) -> usize {
        (from..self.len())
            .find(|&at| match self.items[at].kind {
                ItemKind::Mark | ItemKind::Comment | ItemKind::Rule | ItemKind::Diagram => false,
                ItemKind::Word => {
                    self.has_letters(at)
                        && !(self.word(at).len() == 2
                            && self.word(at).starts_with('-')
                            && self
                                .word(at)
                                .ends_with(|letter: char| letter.is_lowercase()))
                }
                _ => true,
            })
            .unwrap_or(self.len())
    }
}

/// Whether a capital follows a small letter, as in no word of a sentence: "sP".
fn is_mixed_up(word: &str) -> bool {
    let mut letters = word.chars();
    letters.next().is_some_and(char::is_lowercase)
        && letters
            .next()
            .is_some_and(|letter| part::has_letter("KQRBNP", letter))
}

pub(super) fn form_of(text: &str, item: &Item, is_rank_first: bool) -> Form {
    match item.kind {
        ItemKind::Word if is_rank_first => {
            let word = &text[item.span.clone()];
            rank_first::form(word, &text[item.span.end..]).unwrap_or_else(|| form::form(word))
        }
        ItemKind::Word => form::form(&text[item.span.clone()]),
        ItemKind::Number { value: 1..=8, .. } => Form::GoesOn,
        _ => Form::Other,
    }
}
