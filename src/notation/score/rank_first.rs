//! Pages in French or Spanish descriptive notation, where ranks stand before files: `P4R`, `C 3 F R`.
//!
//! Letters of theirs are words of other languages, such as `A`. So they are looked for only on pages
//! where moves of this kind outnumber those of English books.

use super::System;
use super::form::{Form, bare};
use crate::descriptive::rank_first::token_of;
use crate::descriptive::token::Token;
use crate::part;

/// The fewest moves by which a page is known.
const FEWEST: usize = 2;

/// The notation of this kind that a text is printed in, as far as its letters show it: bishops are `F` in
/// French and `A` in Spanish.
pub(super) fn printed_in(text: &str) -> Option<System> {
    let (mut moves, mut english) = (0_usize, 0_usize);
    let (mut french, mut spanish) = (0_usize, 0_usize);
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        let rest = &text[at + letter.len_utf8()..];
        match letter {
            // "R 4 R" behind "P-" is half of an English move.
            'P' | 'C' | 'F' | 'A' | 'D' | 'T' | 'R' if is_apart(before) => {
                if let Some(file) = file_ahead(rest) {
                    moves += 1;
                    french += usize::from(letter == 'F') + usize::from(file == 'F');
                    spanish += usize::from(letter == 'A') + usize::from(file == 'A');
                }
            }
            'K' | 'Q' | 'B' | 'N' => {
                english += usize::from(is_link_ahead(rest) || is_link(before));
            }
            _ => {}
        }
        if !letter.is_whitespace() {
            before = letter;
        } else if !is_link(before) {
            before = ' ';
        }
    }
    (moves >= FEWEST && moves > 2 * english).then_some(if spanish > french {
        System::SpanishDescriptive
    } else {
        System::FrenchDescriptive
    })
}

fn is_link(letter: char) -> bool {
    matches!(letter, '-' | '–' | '—' | 'x' | '×')
}

/// Whether a move can begin behind a letter.
fn is_apart(before: char) -> bool {
    !before.is_alphanumeric() && !is_link(before) || before.is_ascii_digit()
}

/// The file if a rank and a file follow, perhaps behind the wing of the piece: "3FR", " R. 3e F".
fn file_ahead(rest: &str) -> Option<char> {
    let rest = blanks(rest);
    let rest = blanks(rest.strip_prefix(['R', 'D']).unwrap_or(rest));
    let rest = rest.strip_prefix(is_link).unwrap_or(rest);
    let rest = rest.strip_prefix(|letter: char| matches!(letter, '1'..='8'))?;
    let rest = rest.trim_start_matches(['e', 'ª', 'a', '°', 'º']);
    let rest = blanks(rest);
    let file = rest
        .chars()
        .next()
        .filter(|file| part::has_letter("RDTFAC", *file))?;
    let behind = &rest[1..];
    let behind = behind.strip_prefix(['R', 'D']).unwrap_or(behind);
    // "P4R—P4R" is the moves of either side.
    let answer = behind.strip_prefix(is_link).unwrap_or_default();
    let is_answered = answer.starts_with(['P', 'C', 'F', 'A', 'D', 'T', 'R'])
        && answer[1..].starts_with([' ', '1', '2', '3', '4', '5', '6', 'R', 'D']);
    let goes_on = |letter: char| letter.is_alphanumeric() || is_link(letter);
    (is_answered || !behind.starts_with(goes_on)).then_some(file)
}

/// Whether a link of English notation follows, or a rank: "-B3", " to", "4".
fn is_link_ahead(rest: &str) -> bool {
    let rest = blanks(rest.strip_prefix('t').unwrap_or(rest));
    rest.starts_with(|letter: char| is_link(letter) || letter.is_ascii_digit())
        || rest.starts_with("to ")
        || rest.starts_with("takes")
}

/// A text behind stops and one blank or the end of a line.
fn blanks(rest: &str) -> &str {
    let rest = rest.strip_prefix('.').unwrap_or(rest);
    rest.strip_prefix([' ', '\n']).unwrap_or(rest)
}

/// Judges a word of such a page; `rest` is what follows it. `None` where it is no word of theirs.
pub(super) fn form(word: &str, rest: &str) -> Option<Form> {
    let word = bare(word);
    let mut letters = word.chars();
    let first = letters.next()?;
    if letters.next().is_none() {
        return match first {
            'P' | 'C' | 'F' | 'D' | 'T' | 'R' => Some(Form::Begins),
            // "A" is a word of sentences as well.
            'A' if is_goal(rest) => Some(Form::Begins),
            'A' | 'p' | 't' | 'a' | 'à' | 'x' | '×' => Some(Form::Joins),
            'c' | 'e' | 'ª' | 'º' | 'j' | 'm' => Some(Form::GoesOn),
            _ => None,
        };
    }
    if is_nearly_takes(word) {
        return Some(Form::Joins);
    }
    if let Some(form) = letters_form(word) {
        return Some(form);
    }
    Some(match token_of(word)? {
        Token::Piece(_) | Token::Castles => Form::Begins,
        // "corto" is the side to which the word before castles.
        Token::Castling(_) if word.starts_with(char::is_lowercase) => Form::GoesOn,
        Token::Castling(_) => Form::Begins,
        Token::Rank(_) | Token::Square | Token::Ordinal | Token::Mark(_) => Form::GoesOn,
        _ => Form::Joins,
    })
}

/// Whether a scanner may have made a word of "pr".
pub(crate) fn is_nearly_takes(word: &str) -> bool {
    word.len() == 2 && word.starts_with('p')
}

/// Whether a move goes on behind its piece: a rank, a sign of capture, a wing.
fn is_goal(rest: &str) -> bool {
    let rest = blanks(rest);
    let rest = blanks(rest.strip_prefix(['R', 'D']).unwrap_or(rest));
    rest.starts_with(|letter: char| matches!(letter, '1'..='8') || is_link(letter) || letter == '(')
        || ["toma", "tom", "pr", "t.", "p "]
            .iter()
            .any(|takes| rest.starts_with(takes))
}

/// Judges letters, ranks and signs that run together: `C3FR`, `PTDxP`, `3FR`, `5CD+`.
fn letters_form(word: &str) -> Option<Form> {
    let word = word.trim_end_matches(['+', '#', '†', '‡', '!', '?', ')']);
    let is_sign = |letter: char| {
        matches!(letter, 'P' | 'C' | 'F' | 'A' | 'D' | 'T' | 'R' | '1'..='8')
            || matches!(
                letter,
                'x' | 'X' | '×' | 'p' | 'e' | 'ª' | '(' | ')' | '/' | '\\' | '=' | '.'
            )
            || is_link(letter)
    };
    // "C3ARjaque" ends with a word.
    let end = word
        .find(|letter: char| !is_sign(letter))
        .unwrap_or(word.len());
    let behind = &word[end..];
    if !behind.is_empty() && !matches!(token_of(behind), Some(Token::Mark(_))) {
        return None;
    }
    let letters = &word[..end];
    let count = letters.chars().count();
    let capitals = letters.chars().filter(char::is_ascii_uppercase).count();
    let has_digit = part::has_digit(letters);
    let has_link = letters.contains(['x', 'X', '×', 'p', '-', '—', '–']);
    let first = letters.chars().next()?;
    if first.is_ascii_digit() {
        return (capitals > 0 && count <= 4 || count <= 3 && has_digit).then_some(Form::GoesOn);
    }
    if !first.is_ascii_uppercase() || count > 14 {
        return None;
    }
    // Without a rank or a capture, letters are a wing and a piece: "CR", "PTD".
    (has_digit || has_link && capitals > 1 || count == capitals && count <= 3)
        .then_some(Form::Begins)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_is_known_by_ranks_before_files() {
        for text in [
            "1. P4R P4R 2. C3FR C3FD",
            "1. P 4 R, P 4 R; 2. C 3 A R, C 3 A D",
            "1  C. R. 3e F.    P. 4e D.\n",
            "1. P-4R P-4R 2. C-3AR C-3AD",
        ] {
            assert!(printed_in(text).is_some(), "{text}");
        }
        for text in [
            "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3",
            "1. P-R 4 R-R 3 2. R-R 3 P-R 4 3. R-Q 3",
            "1. Cf3 Cf6 2. Tg1 Tg8",
            "1. e4 e5 2. Cc3 Fc5",
            "A 3 D film and a 4 R wood",
            "",
        ] {
            assert_eq!(printed_in(text), None, "{text}");
        }
    }

    #[test]
    fn the_letter_of_the_bishops_tells_the_language() {
        for (text, system) in [
            ("P4R P4R C3FR C3FD", System::FrenchDescriptive),
            ("P4R P4R C3AR C3AD", System::SpanishDescriptive),
            ("P4R P4R A 4 A A 4 A", System::SpanishDescriptive),
        ] {
            assert_eq!(printed_in(text), Some(system), "{text}");
        }
    }

    #[test]
    fn sentences_are_no_moves() {
        for word in [
            "Après", "coup", "Las", "blancas", "jouer", "partida", "PARIS", "TRADE",
        ] {
            assert_eq!(form(word, " 4 "), None, "{word}");
        }
        assert_eq!(form("A", " las siete"), Some(Form::Joins));
        assert_eq!(form("A", " 5 C"), Some(Form::Begins));
        assert_eq!(form("CDxPA+", ""), Some(Form::Begins));
        assert_eq!(form("3FR", ""), Some(Form::GoesOn));
    }
}
