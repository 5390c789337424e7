//! The pieces that a word is put together from: "KtxP", "Q-B3ch".

use super::Form;
use crate::part;

/// Judges a word by the pieces it is put together from.
pub(super) fn pieces(word: &str) -> Form {
    let mut rest = word;
    let mut first = Form::Other;
    while !rest.is_empty() {
        let Some((length, form)) = piece(rest, first == Form::Other) else {
            return Form::Other;
        };
        if first == Form::Other {
            first = form;
        }
        rest = &rest[length..];
    }
    first
}

/// Whether a letter before this text can be a file: a sign of capture or a square follows.
fn is_file_before(rest: &str) -> bool {
    let mut letters = rest.chars();
    match letters.next() {
        Some('x' | 'X' | '×' | ':') => true,
        Some('a'..='h') => letters
            .next()
            .is_some_and(|digit| matches!(digit, '1'..='8')),
        _ => false,
    }
}

/// Whether a square of algebraic notation or a sign of capture follows, perhaps behind a file or
/// rank.
fn is_square_ahead(rest: &str) -> bool {
    let rest = rest.trim_start_matches(['x', '×', ':', '-', '—']);
    let mut letters = rest.chars();
    let mut next = || letters.next();
    matches!(next(), Some('a'..='h' | '1'..='8'))
        && matches!(next(), Some('a'..='h' | '1'..='8' | 'x' | '×' | ':'))
}

/// The length of castling in signs: two or three times the letter O or nought, with dashes.
fn castling(rest: &str) -> Option<usize> {
    let mut length = 0;
    for (place, (at, letter)) in rest.char_indices().enumerate() {
        match letter {
            'o' | 'O' | '0' if place % 2 == 0 => length = at + 1,
            '-' | '–' | '—' if place % 2 == 1 => {}
            _ => break,
        }
    }
    let count = rest[..length]
        .chars()
        .filter(|letter| part::has_letter("oO0", *letter))
        .count();
    (2..=3).contains(&count).then_some(length)
}

/// The next piece of a word and how the word begins with it.
fn piece(rest: &str, is_first: bool) -> Option<(usize, Form)> {
    let starts = |text: &str| {
        rest.get(..text.len())
            .is_some_and(|start| start.eq_ignore_ascii_case(text))
    };
    if let Some(length) = castling(rest) {
        return Some((length, Form::Begins));
    }
    let mut letters = rest.chars();
    let letter = letters.next()?;
    let second = letters.next();
    if matches!(letter, 'a'..='h') && second.is_some_and(|digit| matches!(digit, '1'..='8')) {
        return Some((2, Form::Begins));
    }
    for text in [
        "takes", "kt", "ch", "ep", "e.p", "sq", "to", "dis", "dble", "mate",
    ] {
        // "Ch3" is a French knight.
        let is_piece = text == "ch" && letter == 'C';
        if starts(text) && !is_piece && !(is_first && matches!(text, "takes" | "to" | "mate")) {
            let form = if text == "kt" {
                Form::Begins
            } else {
                Form::GoesOn
            };
            return Some((text.len(), form));
        }
    }
    // "1st", "2nd", "3rd" and "4th".
    if letter.is_ascii_digit()
        && let Some(ordinal) = rest.get(1..3)
        && ["st", "nd", "rd", "th"].contains(&ordinal)
    {
        return Some((3, Form::GoesOn));
    }
    // "2d" and "3d".
    if letter.is_ascii_digit() && second == Some('d') && letters.next().is_none() {
        return Some((2, Form::GoesOn));
    }
    let form = match letter {
        'K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'D' | 'T' | 'L' | 'S' => Form::Begins,
        // French and Spanish pieces before a square or a sign of capture.
        'C' | 'F' | 'A' if is_square_ahead(&rest[1..]) => Form::Begins,
        '♔'..='♟' => Form::Begins,
        'k' | 'q' | 'r' | 'b' | 'n' | 'p' => Form::Begins,
        'x' | 'X' | '×' | '-' | '—' | '–' | ':' | '=' => Form::Joins,
        // The file of a pawn that takes or of a piece that is not alone.
        'a'..='h' if is_file_before(&rest[1..]) => Form::Begins,
        '1'..='8' | '+' | '#' | '/' | '.' | '†' | '‡' | '(' | ')' | '\'' | '\\' => Form::GoesOn,
        _ => return None,
    };
    // Sentences have small letters alone; notations do not.
    let is_alone = is_first && second.is_none() && letter.is_lowercase();
    (!is_alone).then_some((letter.len_utf8(), form))
}
