//! The first cut of a text: words, numbers, dots, marks and comments, without asking what they say.

mod behind;
mod diagram;
mod pairs;
mod torn;
mod word;

use std::ops::Range;

use super::form;
use crate::part;
use diagram::diagram_line;
use pairs::{Pairs, first_pair};
use torn::join_torn;
use word::{begins_algebraic, is_bishop, is_call, is_check, is_glued_one, number, word};

/// What separates an item from the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Gap {
    /// Nothing: both are parts of one printed word.
    None,
    /// A blank.
    Blank,
    /// A comma or semicolon, several blanks or a tab, as between columns.
    Wide,
    /// The end of a line.
    Line,
    /// A line that is empty.
    Paragraph,
}

/// What an item looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ItemKind {
    /// A word.
    Word,
    /// Digits, which may be the number of a move or of a rank.
    Number {
        value: u32,
        /// Whether a stop or a parenthesis says that it counts something.
        is_marked: bool,
    },
    /// Dots.
    Dots,
    /// Exclamation and question marks.
    Mark,
    /// Something in brackets.
    Comment,
    /// A line that is drawn.
    Rule,
    /// A line of a diagram in plain letters.
    Diagram,
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Item {
    pub(super) span: Range<usize>,
    pub(super) kind: ItemKind,
    /// What stands before it.
    pub(super) gap: Gap,
    /// How many letters stand before it on its line.
    pub(super) column: usize,
}

/// The longest comment; what is opened and not closed by then is taken as a word.
const LONGEST_COMMENT: usize = 1 << 16;

/// The longest parenthesis.
const LONGEST_PARENTHESIS: usize = 1500;

/// Longer words are cut.
const LONGEST_WORD: usize = 160;

/// How many brackets in a text may be looked at that are never closed.
const UNCLOSED: usize = 16;

/// Cuts a text.
pub(super) fn items(text: &str) -> Vec<Item> {
    let mut lexer = Lexer {
        text,
        at: 0,
        items: Vec::new(),
        unclosed: 0,
        scanned: 0,
        line: 0,
        column: (0, 0),
        is_barred: has_bars(text),
        is_dashed: false,
        pairs: None,
    };
    while lexer.step() {}
    join_torn(&mut lexer.items);
    lexer.items
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    items: Vec<Item>,
    unclosed: usize,
    /// How many letters were looked at to find where brackets close.
    scanned: usize,
    /// Where the line begins.
    line: usize,
    /// How many letters of the line stand before a place.
    column: (usize, usize),
    /// Whether bars stand between the columns of the line.
    is_barred: bool,
    /// Whether a dash stands behind the first number.
    is_dashed: bool,
    /// What a move has before a dash that stands between it and the answer, if one stands there.
    pairs: Option<Pairs>,
}

/// The length of a number at the beginning of a line with a quotation mark before it or, if the first
/// of a game is printed so, a dash behind it: "'1. P-K4", "1 - P-K4".
fn odd_number(rest: &str, is_dashed: &mut bool) -> Option<usize> {
    let number = rest.trim_start_matches(['\'', '’', '‘', '"', '“', '”', '`']);
    let digits = run(number, |letter| letter.is_ascii_digit());
    let behind = number[digits..].trim_start_matches('.');
    let dash = behind.trim_start_matches([' ', '-', '–', '—']);
    let marks = &behind[..behind.len() - dash.len()];
    let is_move = dash.starts_with(|letter: char| part::has_letter("KQRBNP", letter))
        || *is_dashed && dash.starts_with(['C', 'O'])
        || begins_algebraic(dash);
    let is_parted = marks.ends_with(' ') || behind.len() < number.len() - digits;
    let has_dash = is_move && marks.contains(['-', '–', '—']) && is_parted;
    if !(1..=3).contains(&digits) {
        return None;
    }
    if has_dash && (*is_dashed || &number[..digits] == "1") {
        *is_dashed = true;
        return Some(rest.len() - dash.trim_start().len());
    }
    (number.len() < rest.len() && behind.len() < number.len() - digits)
        .then_some(rest.len() - behind.len())
}

/// Whether a digit is the rank of a move by what is glued to it: a dash before the answer, a note's sign,
/// or a check.
fn is_followed_rank(behind: &str, gap: Gap) -> bool {
    gap < Gap::Line && behind.starts_with(['—', '–']) || is_call(behind) || is_check(behind)
}

/// Whether a line has more than one bar.
fn has_bars(rest: &str) -> bool {
    let line = rest.split('\n').next().unwrap_or_default();
    line.bytes().filter(|&byte| byte == b'|').nth(1).is_some()
}

impl Lexer<'_> {
    /// Reads one item; false at the end.
    fn step(&mut self) -> bool {
        let gap = self.skip_gap();
        let rest = &self.text[self.at..];
        let Some(first) = rest.chars().next() else {
            return false;
        };
        let (counted, count) = match self.column {
            before if before.0 >= self.line => before,
            _ => (self.line, 0),
        };
        let column = count + self.text[counted..self.at].chars().count();
        self.column = (self.at, column);
        if gap >= Gap::Line
            && let Some(length) = diagram_line(&self.text[self.line..])
        {
            let end = self.line + length;
            self.items.push(Item {
                span: self.at..end.max(self.at + first.len_utf8()),
                kind: ItemKind::Diagram,
                gap,
                column,
            });
            self.at = self.items[self.items.len() - 1].span.end;
            return true;
        }
        // The stop behind a bracket belongs to it.
        if first == '.'
            && gap == Gap::None
            && !rest[1..].starts_with('.')
            && let Some(last) = self.items.last_mut()
            && (last.kind == ItemKind::Comment
                || self.text[..self.at].ends_with([')', ']', '!', '?']))
        {
            last.span.end += 1;
            self.at += 1;
            return true;
        }
        let mut chunk = chunk(rest);
        if self.is_barred
            && let Some(bar) = chunk.find('|').filter(|&bar| bar > 0)
        {
            chunk = &chunk[..bar];
        }
        let mut dashes = chunk.match_indices(['-', '—', '–']);
        if let Some((dash, _)) = dashes.find(|(at, _)| *at > 0 && self.is_parted(self.at + at)) {
            chunk = &chunk[..dash];
        }
        let (length, kind) = match first {
            _ if gap >= Gap::Line
                && let Some(length) = odd_number(rest, &mut self.is_dashed) =>
            {
                let digits = rest[..length].trim_matches(|letter: char| !letter.is_ascii_digit());
                let value = digits.parse().unwrap_or_default();
                let is_marked = true;
                (length, ItemKind::Number { value, is_marked })
            }
            '(' | '[' | '{' => self.bracket(rest, first),
            '.' | '…' => (
                run(rest, |letter| matches!(letter, '.' | '…')),
                ItemKind::Dots,
            ),
            // "B's ?d" has lost its rank.
            '?' if chunk.len() > 1 && super::rank::damaged(&chunk[..word(chunk)]) == Some("?") => {
                (word(chunk), ItemKind::Word)
            }
            '!' | '?' => (
                run(rest, |letter| matches!(letter, '!' | '?')),
                ItemKind::Mark,
            ),
            // "IPtoK4" is "1PtoK4".
            'I' | 'l'
                if (gap >= Gap::Line || self.is_behind_sentence() || self.is_behind_one())
                    && (chunk.len() > 1 || gap < Gap::Line)
                    && is_glued_one(rest) =>
            {
                let (value, is_marked) = (1, false);
                (1, ItemKind::Number { value, is_marked })
            }
            // A scanner's "8-Kt5" is "B-Kt5" where no line begins.
            '8' if gap < Gap::Line && is_bishop(&chunk[1..]) => (word(chunk), ItemKind::Word),
            // "P-K4*", "to K 4*".
            _ if gap == Gap::None && is_call(chunk) || gap <= Gap::Blank && is_check(chunk) => {
                (chunk.len(), ItemKind::Mark)
            }
            // "P-Q4b" has the letter of a note.
            'a'..='z'
                if gap == Gap::None
                    && chunk.len() == 1
                    && self.text[..self.at].ends_with(|letter: char| letter.is_ascii_digit()) =>
            {
                (1, ItemKind::Mark)
            }
            // "to K 4—P to K 4", "to K 4*", and "to K 4eh" as scanners read check, have a rank.
            '1'..='8' if is_followed_rank(&chunk[1..], gap) && self.is_open() => {
                let value = first.to_digit(10).unwrap_or_default();
                let is_marked = false;
                (1, ItemKind::Number { value, is_marked })
            }
            '0'..='9' => number(chunk).unwrap_or((word(chunk), ItemKind::Word)),
            '-' | '_' | '—' | '=' | '–' if is_rule(chunk) => (chunk.len(), ItemKind::Rule),
            _ => (word(chunk), ItemKind::Word),
        };
        let length = length.max(first.len_utf8());
        if cfg!(feature = "books") && matches!(kind, ItemKind::Number { value: 1, .. }) {
            let pairs = first_pair(&rest[length..]);
            if pairs.is_some() || gap >= Gap::Line {
                self.pairs = pairs;
            }
        }
        self.items.push(Item {
            span: self.at..self.at + length,
            kind,
            gap,
            column,
        });
        self.at += length;
        true
    }

    fn skip_gap(&mut self) -> Gap {
        let rest = &self.text[self.at..];
        let mut length = 0;
        let mut lines = 0;
        for (at, letter) in rest.char_indices() {
            let is_separator = letter.is_whitespace()
                || matches!(letter, ',' | ';' | '\u{feff}')
                || letter == '|' && self.is_barred
                || letter == '/' && at == 0 && self.is_behind_move()
                || matches!(letter, '—' | '–' | '-')
                    && (self.is_parted(self.at + at)
                        || at > 0 && letter == '-' && self.is_parted(self.at + at - 1));
            if !is_separator {
                break;
            }
            length = at + letter.len_utf8();
            if letter == '\n' {
                lines += 1;
                self.line = self.at + length;
                self.is_barred = has_bars(&rest[length..]);
            }
        }
        let blanks = &rest[..length];
        let end = self.at;
        self.at += length;
        if self.items.is_empty() || lines > 1 {
            Gap::Paragraph
        } else if lines > 0 && self.goes_on_below(end) {
            Gap::Blank
        } else if lines > 0 {
            Gap::Line
        } else if blanks.contains([',', ';', '\t', '|', '/', '—', '–', '-'])
            || blanks.chars().count() > 1
        {
            Gap::Wide
        } else if blanks.is_empty() {
            Gap::None
        } else {
            Gap::Blank
        }
    }

    /// A number, a mark or a square in parentheses, or else a comment.
    fn bracket(&mut self, rest: &str, open: char) -> (usize, ItemKind) {
        let close = match open {
            '(' => ')',
            '[' => ']',
            _ => '}',
        };
        if open == '('
            && let Some(end) = rest.bytes().take(32).position(|byte| byte == b')')
        {
            let inside = rest[1..end].trim();
            let length = end + 1;
            let is_number = !inside.is_empty() && inside.bytes().all(|byte| byte.is_ascii_digit());
            if is_number && let Ok(value) = inside.parse() {
                let stop = usize::from(rest[length..].starts_with('.'));
                let kind = ItemKind::Number {
                    value,
                    is_marked: true,
                };
                return (length + stop, kind);
            }
            if !inside.is_empty() && inside.chars().all(|letter| matches!(letter, '!' | '?')) {
                return (length, ItemKind::Mark);
            }
            if form::is_place_or_promotion(inside) {
                return (length, ItemKind::Word);
            }
        }
        let is_affordable = open != '(' || self.scanned < 2 * self.text.len() + LONGEST_COMMENT;
        if self.unclosed < UNCLOSED && is_affordable {
            let mut depth = 0_usize;
            let mut is_line_empty = false;
            for (at, letter) in rest
                .char_indices()
                .take_while(|&(at, _)| at < LONGEST_COMMENT)
            {
                crate::steps::count(1);
                self.scanned += 1;
                // A parenthesis belongs to its paragraph, a footnote in brackets may have several.
                if open == '(' && (at > LONGEST_PARENTHESIS || letter == '\n' && is_line_empty) {
                    break;
                }
                is_line_empty = letter == '\n' || is_line_empty && letter.is_whitespace();
                if letter == open {
                    depth += 1;
                } else if letter == close {
                    depth -= 1;
                    if depth == 0 {
                        return (at + 1, ItemKind::Comment);
                    }
                }
            }
            self.unclosed += usize::from(open != '(');
        }
        (1, ItemKind::Word)
    }
}

/// The text up to the next separator; what is longer than any word is cut.
fn chunk(rest: &str) -> &str {
    let mut limit = rest.len().min(LONGEST_WORD);
    while !rest.is_char_boundary(limit) {
        limit -= 1;
    }
    let rest = &rest[..limit];
    &rest[..run(rest, |letter| {
        !letter.is_whitespace() && !matches!(letter, ',' | ';')
    })]
}

fn run(text: &str, belongs: impl Fn(char) -> bool) -> usize {
    text.find(|letter| !belongs(letter)).unwrap_or(text.len())
}

fn is_rule(chunk: &str) -> bool {
    chunk.chars().count() >= 4
        && chunk
            .chars()
            .all(|letter| part::has_letter("-_—=–", letter))
}
