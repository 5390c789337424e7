//! Where the pieces stand in a text, and what stands between and around them.

use std::ops::Range;

use crate::part;
use rules::{Board, FenField, FenProblem, ParseFenError};

/// What may stand between the fields, and is read over within them: white space of any script, the
/// underscores of addresses, and signs without width.
pub(super) fn is_gap(letter: char) -> bool {
    letter.is_whitespace()
        || matches!(
            letter,
            '_' | '\u{ad}'
                | '\u{200b}'..='\u{200f}'
                | '\u{202a}'..='\u{202e}'
                | '\u{2060}'..='\u{2069}'
                | '\u{feff}'
        )
}

/// Whether it is one that no FEN has.
pub(super) fn is_unusual_gap(letter: char) -> bool {
    is_gap(letter) && letter != '_' && !letter.is_ascii_whitespace()
}

/// What stands around a position that is quoted, marked up, or a column of a table.
pub(super) fn is_end(letter: char) -> bool {
    part::has_letter("\"'“”’‘»«›‹)]}<>|`*,;", letter)
}

/// A text in which the spaces and slashes of addresses are written as such, each where it stands.
pub(super) fn without_escapes(text: &str) -> String {
    if !text.contains(['%', '+']) {
        return text.to_owned();
    }
    let has = |is_meant: fn(&[u8]) -> bool| text.as_bytes().windows(3).any(is_meant);
    let is_form = has(|three| matches!(three, [b'+', b'w' | b'b', b'+']))
        && !has(|three| three == b"%20")
        && !text.trim_matches(is_gap).contains(is_gap);
    let mut plain = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let next = match rest.as_bytes() {
            [b'%', b'2', b'0', ..] => "   ",
            [b'%', b'2', b'F' | b'f', ..] => " / ",
            [b'+' | b'&', ..] if is_form => " ",
            _ => &rest[..letter.len_utf8()],
        };
        plain.push_str(next);
        rest = &rest[next.len()..];
    }
    plain
}

/// Where in a text eight ranks with slashes between them stand.
pub(super) fn placement_in(text: &str) -> Option<Range<usize>> {
    let mut before = ' ';
    // Whether the word is an address, as far as it is read, and where its part behind a slash begins.
    let (mut is_address, mut part) = (false, 0);
    for (start, letter) in text.char_indices() {
        let may_begin = match before {
            '/' => is_address && !is_rank(&text[part..start - 1]),
            _ => is_gap(before) || is_end(before) || part::has_letter(".„‚([{:=…–—→#", before),
        };
        let length = match may_begin && is_of_placement(letter) {
            true => placement_length(&text[start..]),
            false => None,
        };
        if let Some(length) = length {
            return Some(start..start + length);
        }
        is_address = !is_gap(letter) && (is_address || letter == '.');
        if before == '/' || is_gap(before) {
            part = start;
        }
        before = letter;
    }
    None
}

fn is_rank(part: &str) -> bool {
    (1..=8).contains(&part.len()) && part.chars().all(is_of_placement)
}

fn is_of_placement(letter: char) -> bool {
    matches!(
        letter.to_ascii_lowercase(),
        'p' | 'n' | 'b' | 'r' | 'q' | 'k' | '1'..='8'
    )
}

/// The length of the eight ranks with which a text begins.
fn placement_length(text: &str) -> Option<usize> {
    let mut rest = text;
    for rank in 0..8 {
        if rank > 0 {
            let slash = rest.trim_start_matches(is_gap).strip_prefix('/')?;
            rest = slash.trim_start_matches(is_gap);
        }
        let letters = rest.chars().take(9);
        let squares = letters
            .take_while(|&letter| is_of_placement(letter))
            .count();
        if !(1..=8).contains(&squares) {
            return None;
        }
        // Letters of a placement are bytes.
        rest = &rest[squares..];
    }
    let next = rest.strip_prefix('/').unwrap_or(rest).chars().next();
    let goes_on = next.is_some_and(|letter| letter.is_ascii_alphanumeric() || letter == '/');
    (!goes_on).then(|| text.len() - rest.len())
}

/// Where a text without eight ranks would have them: its first word.
pub(super) fn first_word(text: &str) -> Range<usize> {
    let start = text.len() - text.trim_start_matches(is_gap).len();
    let length = text[start..].find(is_gap);
    start..length.map_or(text.len(), |length| start + length)
}

/// Reads the pieces; gaps between them are read over.
pub(super) fn read_board(text: &str, place: Range<usize>) -> Result<Board, ParseFenError> {
    let missing = place.is_empty();
    let error = |offset, problem| ParseFenError {
        field: FenField::Placement,
        offset,
        problem,
    };
    if missing {
        return Err(error(text.len(), FenProblem::Missing));
    }
    let (mut letters, mut places) = (String::new(), Vec::new());
    let written = text[place.clone()].char_indices();
    for (offset, letter) in written.filter(|&(_, letter)| !is_gap(letter)) {
        letters.push(letter);
        places.resize(letters.len(), place.start + offset);
    }
    letters.parse().map_err(|fault: ParseFenError| {
        let offset = places.get(fault.offset).copied().unwrap_or(place.end);
        error(offset, fault.problem)
    })
}
