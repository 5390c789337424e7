//! The names of the players over a score.

use std::ops::Range;

use rules::Color;

use super::form::bare;
use super::item::{Gap, Item, ItemKind};
use super::token::{Token, TokenKind};

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

/// The lines of some items.
fn lines(items: &[Item]) -> Vec<Range<usize>> {
    let mut lines: Vec<Range<usize>> = Vec::new();
    for (at, item) in items.iter().enumerate() {
        match lines.last_mut() {
            Some(line) if item.gap != Gap::Line => line.end = at + 1,
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

/// The name behind a heading on its own line, without the brackets or the dash before it.
fn name(text: &str, items: &[Item], color: Color) -> Option<Token> {
    let around = |letter: char| "()[]-—–:, ".contains(letter);
    let (first, last) = (items.first()?, items.last()?);
    let printed = &text[first.span.start..last.span.end];
    let name = printed.trim_matches(around);
    let start = first.span.start + (printed.len() - printed.trim_start_matches(around).len());
    (!name.is_empty()).then(|| player(start..start + name.len(), color))
}
