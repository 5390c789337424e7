//! The names of the players over a score.

use std::ops::Range;

use rules::Color;

use super::form::{bare, form};
use super::item::{Gap, Item, ItemKind};
use super::odds::speaks_of_odds;
use super::page::{LineKind, Page};
use super::short::sort_short;
use super::token::{Token, TokenKind};
use crate::part;

/// What the head of a game begins with.
pub(super) const HEADS: [&str; 3] = ["game", "partie", "partida"];

/// How many lines stand over a game.
const LONGEST_HEADING: usize = 8;

/// How many words a title of one line has at most.
const LONGEST_TITLE: usize = 12;

/// No name is longer, in bytes.
const LONGEST_NAME: usize = 60;

/// The side that a heading word names.
pub(super) fn side(word: &str) -> Option<Color> {
    let word = bare(word).trim_matches(|letter| matches!(letter, '(' | ')' | '[' | ']'));
    let word = bare(word);
    let is_one = |names: &[&str]| names.iter().any(|name| word.eq_ignore_ascii_case(name));
    if is_one(&["white", "blancs", "blancas", "weiss", "weiß"]) {
        Some(Color::White)
    } else if is_one(&["black", "noirs", "negras", "schwarz"]) {
        Some(Color::Black)
    } else {
        None
    }
}

/// Finds headings and names in the items before the first move. They are `WHITE. BLACK.` on one
/// line and the two names on the next, or a line with `White` and a name for each, or names with the side
/// in brackets behind or below each.
pub(super) fn headings(text: &str, items: &[Item]) -> Vec<Token> {
    let lines = lines(items);
    let first_mover = first_mover(text, items);
    // Who moves first is White on our board, whatever the color of the printed pieces.
    let seat = |color: Color| match first_mover {
        Color::White => color,
        Color::Black => color.other(),
    };
    let mut tokens = Vec::new();
    for (place, line) in lines.iter().enumerate() {
        let line = without_article(text, &items[line.clone()]);
        let sides = sides(text, line);
        match sides[..] {
            [(0, first), (1, second)] if line.len() == 2 && first != second => {
                let next = lines.get(place + 1).map(|next| &items[next.clone()]);
                let is_in_brackets = line.iter().all(|item| item.kind == ItemKind::Comment);
                let above = place
                    .checked_sub(1)
                    .map(|above| &items[lines[above].clone()]);
                let names = if is_in_brackets { above } else { next };
                tokens.push(heading(&line[0], first));
                tokens.push(heading(&line[1], second));
                if let Some((one, other)) = names.and_then(two_names) {
                    for (span, color) in [(one, first), (other, second)] {
                        // What stands under the heads may be the first moves.
                        tokens.extend(name(text, span, seat(color)));
                    }
                }
            }
            // "MR. STAUNTON (White)   M. ST. AMANT (Black)"
            [(one, first), (other, second)]
                if one > 0 && other == line.len() - 1 && other > one + 1 && first != second =>
            {
                for (color, range) in [(first, 0..one), (second, one + 1..other)] {
                    tokens.extend(name_of(text, &line[range.clone()], seat(color)));
                    tokens.push(heading(&line[range.end], color));
                }
            }
            // "White. Black. (Mr. M.) (M. B.)"
            [(0, first), (1, second)]
                if first != second
                    && line.len() == 4
                    && line[2..].iter().all(|item| item.kind == ItemKind::Comment) =>
            {
                for (nth, color) in [first, second].into_iter().enumerate() {
                    tokens.push(heading(&line[nth], color));
                    tokens.extend(name_of(text, &line[nth + 2..nth + 3], seat(color)));
                }
            }
            // "White." above "Anderssen."
            [(0, color)] if line.len() == 1 => {
                let below = lines.get(place + 1).map(|below| &items[below.clone()]);
                let is_word = |item: &Item| {
                    item.kind == ItemKind::Word && !form(&text[item.span.clone()]).is_notation()
                };
                let named = below.filter(|below| below.iter().all(is_word));
                tokens.push(heading(&line[0], color));
                tokens.extend(named.and_then(|below| name_of(text, below, seat(color))));
            }
            [(0, first), (at, second)] if first != second => {
                for (color, range) in [(first, 0..at), (second, at..line.len())] {
                    tokens.push(heading(&line[range.start], color));
                    tokens.extend(name_of(
                        text,
                        &line[range.start + 1..range.end],
                        seat(color),
                    ));
                }
            }
            [(0, color)] if line.len() > 1 && is_label(text, line) => {
                tokens.push(heading(&line[0], color));
                // "White (Mr. M.): 1 P-K4"
                let end = match line[1].kind {
                    ItemKind::Comment => 2,
                    _ => line.len(),
                };
                tokens.extend(name_of(text, &line[1..end], seat(color)));
            }
            _ => {}
        }
    }
    // Those that stand next to the game are its own.
    tokens.drain(..tokens.len().saturating_sub(4));
    sort_short(&mut tokens, |token| token.span.start);
    // A line may be the names below two heads and have a head of its own.
    let mut end = 0;
    tokens.retain(|token| {
        let is_apart = token.span.start >= end;
        if is_apart {
            end = token.span.end;
        }
        is_apart
    });
    tokens
}

/// The side that moves first as the headings have it: that of the left column, or of which they say so. In
/// books of the first half of the 19th century it may be Black.
pub(super) fn first_mover(text: &str, items: &[Item]) -> Color {
    let mut first_mover = Color::White;
    for line in lines(items) {
        let line = without_article(text, &items[line]);
        match sides(text, line)[..] {
            [(0, first), (at, second)]
                if first != second && (at == 1 && line.len() == 2 || line[at].gap == Gap::Wide) =>
            {
                first_mover = first;
            }
            _ if says_black_first(text, line) => first_mover = Color::Black,
            _ => {}
        }
    }
    first_mover
}

/// "(Black moves first.)", "Black having the first move"
fn says_black_first(text: &str, line: &[Item]) -> bool {
    let (Some(first), Some(last)) = (line.first(), line.last()) else {
        return false;
    };
    let words = text[first.span.start.min(last.span.end)..last.span.end].to_ascii_lowercase();
    let words = words.trim_matches(|letter: char| !letter.is_alphanumeric());
    [
        "black moves first",
        "black moving first",
        "black to move first",
        "black plays first",
        "black having the move",
        "black having the first move",
        "black has the first move",
        "black takes the first move",
    ]
    .iter()
    .any(|said| words.starts_with(said) && words.len() <= said.len() + 2)
}

/// Where sides are named in a line, in brackets or not.
fn sides(text: &str, line: &[Item]) -> Vec<(usize, Color)> {
    let is_named = |item: &Item| matches!(item.kind, ItemKind::Word | ItemKind::Comment);
    line.iter()
        .enumerate()
        .filter(|(_, item)| is_named(item))
        .filter_map(|(at, item)| Some((at, side(&text[item.span.clone()])?)))
        .collect()
}

/// A line without the article of "Les Blancs" and "Las Blancas".
fn without_article<'a>(text: &str, line: &'a [Item]) -> &'a [Item] {
    match line {
        [article, side, ..]
            if ["les", "las", "los"]
                .iter()
                .any(|word| text[article.span.clone()].eq_ignore_ascii_case(word))
                && self::side(&text[side.span.clone()]).is_some() =>
        {
            &line[1..]
        }
        _ => line,
    }
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
    for (at, line) in lines[..game].iter().enumerate().rev().take(LONGEST_HEADING) {
        if line.items.start >= start {
            continue;
        }
        let is_note = line.items.clone().any(|at| {
            page.kind(at) == Some(ItemKind::Comment) && page.word(at).len() > LONGEST_NAME
        });
        let is_named = side(page.word(line.items.start)).is_some();
        let is_title = line.kind == LineKind::Prose
            && line.items.len() <= LONGEST_TITLE
            && line.opens_paragraph
            && line.indent > 0;
        // "Mr. A. gives the odds of the Queen's Knight.", on a line or two
        let opens = lines[..=at].iter().rev().find(|line| line.opens_paragraph);
        let sentence = opens.map_or(start, |line| line.items.start)..line.items.end;
        let is_of_odds = line.kind == LineKind::Prose
            && (1..=2 * LONGEST_TITLE).contains(&sentence.len())
            && speaks_of_odds(&page.phrase(sentence.clone()));
        if is_of_odds && !is_note {
            start = sentence.start;
            continue;
        }
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
    let is_dashed = text[line[0].span.end..].starts_with(['—', '–', '-']);
    word.ends_with([':', '.'])
        || is_dashed
        || line[1].kind == ItemKind::Comment
        || line[1].gap == Gap::Wide
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
        && side(name).is_none()
        && name.len() <= LONGEST_NAME
        && name.contains(char::is_alphabetic)
        && small <= name.split_whitespace().count() / 3
}

/// The name behind a heading on its own line.
fn name_of(text: &str, items: &[Item], color: Color) -> Option<Token> {
    let (first, last) = (items.first()?, items.last()?);
    name(text, first.span.start..last.span.end, color)
}

/// A printed name, without the brackets around it or the dash before it.
fn name(text: &str, span: Range<usize>, color: Color) -> Option<Token> {
    let around = |letter: char| part::has_letter("()[]-—–:, ", letter);
    let printed = &text[span.clone()];
    let name = printed.trim_matches(around);
    // "(Mr. Cochrane)."
    let name = name
        .strip_suffix('.')
        .filter(|rest| rest.ends_with([')', ']']))
        .map_or(name, |rest| rest.trim_matches(around));
    let start = span.start + (printed.len() - printed.trim_start_matches(around).len());
    let is_one = !part::has(name, ") (");
    (is_one && is_name(name)).then(|| player(start..start + name.len(), color))
}
