//! What a word of the moves is by its form alone.

use super::bytes::{cut, is_blank, is_line_end};

/// Whether a word is a number with stops behind it: `12.` or `12...`.
pub(super) fn is_plain_number(word: &[u8]) -> bool {
    let Some(digits) = word.iter().position(|byte| !byte.is_ascii_digit()) else {
        return false;
    };
    digits > 0 && word[digits..].iter().all(|byte| *byte == b'.')
}

/// Whether a word can only be a move, with nothing glued to it but a mark of check or mate.
pub(super) const fn is_plain_move(word: &[u8]) -> bool {
    let body = match word {
        [body @ .., b'+' | b'#'] => body,
        body => body,
    };
    let begins_pawn = matches!(body, [b'a'..=b'h', b'1'..=b'8' | b'x', ..]);
    let begins_castling = matches!(body, [b'O', b'-', b'O', ..]);
    let begins_piece = match body {
        [b'K' | b'Q' | b'R' | b'B' | b'N', next, ..] => {
            matches!(next, b'a'..=b'h' | b'1'..=b'8' | b'x')
        }
        _ => false,
    };
    let ends_square = matches!(body, [.., b'1'..=b'8' | b'O']);
    let ends_promotion = matches!(body, [.., b'=', b'Q' | b'R' | b'B' | b'N']);
    (begins_pawn || begins_castling || begins_piece) && (ends_square || ends_promotion)
}

/// Whether a word is, or begins with, the number of a first move. Three stops, or the one letter for
/// them, continue a game.
pub(super) const fn begins_game(word: &[u8]) -> bool {
    match word {
        b"1." => true,
        [b'1', b'.', next, ..] => next.is_ascii_alphanumeric(),
        _ => false,
    }
}

/// After how many words of the main line a first move on a new line begins another game; before, it
/// takes an empty line.
pub(super) const WORDS_OF_A_GAME: u8 = 2;

/// How many lines end in the gap with which a text ends.
pub(super) fn line_ends_behind(text: &[u8]) -> u32 {
    let gap = text.iter().rev().copied();
    let gap = gap.take_while(|byte| is_blank(*byte) || is_line_end(*byte));
    let mut ends = 0;
    let mut after = 0;
    for byte in gap.filter(|byte| is_line_end(*byte)) {
        // The two bytes of one line end follow each other.
        ends += u32::from((byte, after) != (b'\r', b'\n'));
        after = byte;
    }
    ends
}

/// Cuts a move number from the move that may be glued to it: `12.`, `12...`, `12.e4`, `12e4`.
pub(super) fn split_number(word: &str) -> (&str, &str) {
    if is_null(word) {
        return ("", word);
    }
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let text = rest.trim_start_matches(['.', '\u{2026}']);
    let has_digits = rest.len() < word.len();
    // Letters of all alphabets and figures: the tables that tell them from signs would weigh more
    // than a word that is wrong either way.
    let begins_move = |letter: char| letter.is_ascii_alphabetic() || !letter.is_ascii();
    let is_number =
        !has_digits || text.len() < rest.len() || rest.is_empty() || rest.starts_with(begins_move);
    // "0-0" begins with a digit and is no number.
    if is_number {
        (cut(word, ..word.len() - text.len()), text)
    } else {
        ("", word)
    }
}

/// The ways in which programs write that nothing moves.
pub(super) fn is_null(text: &str) -> bool {
    matches!(
        text,
        "--" | "Z0" | "Z1" | "0000" | "@@@@" | "null" | "pass" | "\u{2013}" | "\u{2014}"
    )
}

/// En passant and check, when they stand apart from their move.
pub(super) fn is_remark(text: &str) -> bool {
    matches!(
        text,
        "e.p." | "ep" | "e.p" | "ep." | "+" | "#" | "++" | "ch" | "ch." | "dbl" | "dis" | "mate"
    )
}
