//! The first cut of a text: words, numbers, dots, marks and comments, without asking what they say.

use std::ops::Range;

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
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Item {
    pub(super) span: Range<usize>,
    pub(super) kind: ItemKind,
    /// What stands before it.
    pub(super) gap: Gap,
}

/// The longest comment; what is opened and not closed by then is taken as a word.
const LONGEST_COMMENT: usize = 1 << 16;

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
    };
    while lexer.step() {}
    lexer.items
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    items: Vec<Item>,
    unclosed: usize,
}

impl Lexer<'_> {
    /// Reads one item; false at the end.
    fn step(&mut self) -> bool {
        let gap = self.skip_gap();
        let rest = &self.text[self.at..];
        let Some(first) = rest.chars().next() else {
            return false;
        };
        let chunk = chunk(rest);
        let (length, kind) = match first {
            '(' | '[' | '{' => self.bracket(rest, first),
            '.' | '…' => (
                run(rest, |letter| matches!(letter, '.' | '…')),
                ItemKind::Dots,
            ),
            '!' | '?' => (
                run(rest, |letter| matches!(letter, '!' | '?')),
                ItemKind::Mark,
            ),
            '0'..='9' => number(chunk).unwrap_or((word(chunk), ItemKind::Word)),
            '-' | '_' | '—' | '=' | '–' if is_rule(chunk) => (chunk.len(), ItemKind::Rule),
            _ => (word(chunk), ItemKind::Word),
        };
        let length = length.max(first.len_utf8());
        self.items.push(Item {
            span: self.at..self.at + length,
            kind,
            gap,
        });
        self.at += length;
        true
    }

    fn skip_gap(&mut self) -> Gap {
        let rest = &self.text[self.at..];
        let is_separator =
            |letter: char| letter.is_whitespace() || matches!(letter, ',' | ';' | '\u{feff}');
        let length = run(rest, is_separator);
        let blanks = &rest[..length];
        self.at += length;
        if self.items.is_empty() || blanks.contains('\n') {
            Gap::Line
        } else if blanks.contains([',', ';', '\t']) || blanks.chars().count() > 1 {
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
            && let Some(end) = rest.bytes().take(14).position(|byte| byte == b')')
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
            if super::form::is_place_or_promotion(inside) {
                return (length, ItemKind::Word);
            }
        }
        if self.unclosed < UNCLOSED {
            let mut depth = 0_usize;
            for (at, letter) in rest
                .char_indices()
                .take_while(|&(at, _)| at < LONGEST_COMMENT)
            {
                if letter == open {
                    depth += 1;
                } else if letter == close {
                    depth -= 1;
                    if depth == 0 {
                        return (at + 1, ItemKind::Comment);
                    }
                }
            }
            self.unclosed += 1;
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

/// Digits that stand alone or before a stop; results, castling and ordinals are words.
fn number(chunk: &str) -> Option<(usize, ItemKind)> {
    let digits = run(chunk, |letter| letter.is_ascii_digit());
    let value = chunk[..digits].parse().ok()?;
    let rest = &chunk[digits..];
    let stop = match rest.chars().next() {
        None => 0,
        // Several dots stand for a move of White; the first of them still ends the number.
        Some('.' | ')' | ':') => 1,
        Some('!' | '?') => 0,
        Some(_) => return None,
    };
    let kind = ItemKind::Number {
        value,
        is_marked: stop > 0,
    };
    let is_castling = value == 0 && stop == 0;
    (!is_castling).then_some((digits + stop, kind))
}

/// The length of a word: without marks of judgment at its end, and without what opens a bracket
/// behind it.
fn word(chunk: &str) -> usize {
    let first = chunk.chars().next().map_or(0, char::len_utf8);
    let bracket = chunk[first..].find(['{', '[']);
    let mut end = bracket.map_or(chunk.len(), |open| first + open);
    if let Some(open) = chunk.find(['!', '?']) {
        let behind = run(&chunk[open..], |letter| matches!(letter, '!' | '?' | ')'));
        if open > 0 && open + behind == end {
            let parenthesis = chunk[..open].ends_with('(');
            end = open - usize::from(parenthesis);
        }
    }
    if end == 0 { chunk.len() } else { end }
}

fn is_rule(chunk: &str) -> bool {
    chunk.chars().count() >= 4 && chunk.chars().all(|letter| "-_—=–".contains(letter))
}
