//! The names of the players over a score.

use std::ops::Range;

use rules::Color;

use super::form::bare;
use super::item::{Gap, Item, ItemKind};
use super::page::{LineKind, Page};
use super::token::{Token, TokenKind};

/// How many lines stand over a game.
const LONGEST_HEADING: usize = 8;

/// How many words a title of one line has at most.
const LONGEST_TITLE: usize = 12;

/// No name is longer, in bytes.
const LONGEST_NAME: usize = 60;

/// The side that a heading word names.
pub(super) fn side(word: &str) -> Option<Color> {
    let word = bare(word).trim_matches(|letter| matches!(letter, '(' | ')'));
    if word.eq_ignore_ascii_case("white") {
        Some(Color::White)
    } else if word.eq_ignore_ascii_case("black") {
        Some(Color::Black)
    } else {
        None
    }
}

/// Finds headings and names in the items before the first move. They are `WHITE. BLACK.` on one
/// line and the two names on the next, or a line with `White` and a name for each.
pub(super) fn headings(text: &str, items: &[Item]) -> Vec<Token> {
    let lines = lines(items);
    let mut tokens = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        let line = &items[line.clone()];
        let sides: Vec<(usize, Color)> = line
            .iter()
            .enumerate()
            .filter(|(_, item)| item.kind == ItemKind::Word)
            .filter_map(|(at, item)| Some((at, side(&text[item.span.clone()])?)))
            .collect();
        match sides[..] {
            [(0, first), (1, second)] if line.len() == 2 && first != second => {
                let names = lines.get(place + 1).map(|next| &items[next.clone()]);
                tokens.push(heading(&line[0], first));
                tokens.push(heading(&line[1], second));
                if let Some((one, other)) = names.and_then(two_names) {
                    tokens.push(player(one, first));
                    tokens.push(player(other, second));
                }
            }
            [(0, first), (at, second)] if first != second => {
                for (color, range) in [(first, 0..at), (second, at..line.len())] {
                    tokens.push(heading(&line[range.start], color));
                    tokens.extend(name(text, &line[range.start + 1..range.end], color));
                }
            }
            [(0, color)] if line.len() > 1 && is_label(text, line) => {
                tokens.push(heading(&line[0], color));
                tokens.extend(name(text, &line[1..], color));
            }
            _ => {}
        }
    }
    // Those that stand next to the game are its own.
    tokens.drain(..tokens.len().saturating_sub(4));
    tokens
}

/// The first item of the headings that stand before a game, of the items from `read` on.
pub(super) fn before(page: &Page<'_>, read: usize, first: usize) -> usize {
    let named = headings(page.text, &page.items[read..first]);
    let byte = named.iter().map(|token| token.span.start).min();
    let mut start = (read..first)
        .find(|&at| byte.is_some_and(|byte| page.byte(at) >= byte))
        .unwrap_or(first);
    let lines = page.lines_from(read);
    let game = lines.partition_point(|line| line.items.start < start);
    for line in lines[..game].iter().rev().take(LONGEST_HEADING) {
        let is_note = line.items.clone().any(|at| {
            page.kind(at) == Some(ItemKind::Comment) && page.word(at).len() > LONGEST_NAME
        });
        let is_named = side(page.word(line.items.start)).is_some();
        let is_title = line.kind == LineKind::Prose
            && line.items.len() <= LONGEST_TITLE
            && line.opens_paragraph
            && line.indent > 0;
        if is_note || line.kind != LineKind::Other && !is_named && !is_title {
            break;
        }
        start = line.items.start;
    }
    start
}

/// The lines of some items.
fn lines(items: &[Item]) -> Vec<Range<usize>> {
    let mut lines: Vec<Range<usize>> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        match lines.last_mut() {
            Some(line) if item.gap < Gap::Line => line.end = at + 1,
            _ => lines.push(at..at + 1),
        }
    }
    lines
}

/// Whether `White` opens a line as a label does, not as a sentence.
fn is_label(text: &str, line: &[Item]) -> bool {
    let word = &text[line[0].span.clone()];
    word.ends_with([':', '.']) || line[1].kind == ItemKind::Comment || line[1].gap == Gap::Wide
}

/// A line with two names: two words, or two groups of words with a wide gap between them.
fn two_names(line: &[Item]) -> Option<(Range<usize>, Range<usize>)> {
    let is_name = |item: &Item| matches!(item.kind, ItemKind::Word | ItemKind::Comment);
    let whole = |part: &[Item]| part[0].span.start..part[part.len() - 1].span.end;
    if !line.iter().all(is_name) {
        return None;
    }
    let wide: Vec<usize> = (1..line.len())
        .filter(|&at| line[at].gap == Gap::Wide)
        .collect();
    match wide[..] {
        [at] => Some((whole(&line[..at]), whole(&line[at..]))),
        [] if line.len() == 2 => Some((whole(&line[..1]), whole(&line[1..]))),
        _ => None,
    }
}

fn heading(item: &Item, color: Color) -> Token {
    Token {
        span: item.span.clone(),
        kind: TokenKind::Heading(color),
    }
}

fn player(span: Range<usize>, color: Color) -> Token {
    Token {
        span,
        kind: TokenKind::Player(color),
    }
}

/// Whether words are a name and no sentence.
fn is_name(name: &str) -> bool {
    let small = name
        .split_whitespace()
        .filter(|word| word.starts_with(char::is_lowercase))
        .filter(|word| {
            ![
                "and",
                "de",
                "der",
                "den",
                "van",
                "von",
                "of",
                "in",
                "the",
                "la",
                "le",
                "du",
                "consultation",
            ]
            .contains(word)
        })
        .count();
    !name.is_empty()
        && name.len() <= LONGEST_NAME
        && name.contains(char::is_alphabetic)
        && small <= name.split_whitespace().count() / 3
}

/// The name behind a heading on its own line, without the brackets or the dash before it.
fn name(text: &str, items: &[Item], color: Color) -> Option<Token> {
    let around = |letter: char| "()[]-—–:, ".contains(letter);
    let (first, last) = (items.first()?, items.last()?);
    let printed = &text[first.span.start..last.span.end];
    let name = printed.trim_matches(around);
    let start = first.span.start + (printed.len() - printed.trim_start_matches(around).len());
    is_name(name).then(|| player(start..start + name.len(), color))
}
