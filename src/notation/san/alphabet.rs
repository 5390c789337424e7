//! The signs by which algebraic notation names the pieces.

use rules::Role;

use super::text::Token;
use crate::letters::Language;

/// The signs in which a text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Alphabet {
    /// English letters, English words and figures.
    English,
    /// Figures alone.
    Figurine,
    /// The letters of a language alone.
    Localized(Language),
}

impl Alphabet {
    /// The piece named at the beginning of a text, and how long the name is.
    pub(super) fn piece(self, rest: &str) -> Option<(Token, usize)> {
        if let Self::Localized(language) = self {
            return localized(language, rest);
        }
        let letter = rest.chars().next()?;
        let role = match letter {
            '\u{2654}' | '\u{265a}' => Role::King,
            '\u{2655}' | '\u{265b}' => Role::Queen,
            '\u{2656}' | '\u{265c}' => Role::Rook,
            '\u{2657}' | '\u{265d}' => Role::Bishop,
            '\u{2658}' | '\u{265e}' => Role::Knight,
            '\u{2659}' | '\u{265f}' => Role::Pawn,
            'b' if self == Self::English => return Some((Token::SmallB, 1)),
            _ if self == Self::English => Role::from_char(letter)?,
            _ => return None,
        };
        Some((Token::Role(role), letter.len_utf8()))
    }

    /// What a pawn becomes when a letter that is also a file stands for it.
    pub(super) fn promotion(self, file: char) -> Option<Role> {
        let Self::Localized(language) = self else {
            return None;
        };
        let capital = file.to_ascii_uppercase();
        Role::PROMOTIONS
            .into_iter()
            .find(|&role| language.letter(role).starts_with(capital))
    }
}

/// The piece that a language names at the beginning of a text; of two names the longer one.
fn localized(language: Language, rest: &str) -> Option<(Token, usize)> {
    // Small letters from a to h are files, whatever they name beside.
    if rest.starts_with(|letter| matches!(letter, 'a'..='h')) {
        return None;
    }
    Role::ALL
        .into_iter()
        .zip(language.letters().split(' '))
        .filter(|(_, name)| begins_with(rest, name))
        .max_by_key(|(_, name)| name.len())
        .map(|(role, name)| (Token::Role(role), name.len()))
}

/// Whether a text begins with a name, in small or capital letters.
fn begins_with(text: &str, name: &str) -> bool {
    let mut letters = text.chars();
    name.chars()
        .all(|wanted| letters.next().map(small) == Some(small(wanted)))
}

/// The small letter of Latin and Russian ones; the tables of all alphabets would weigh 14 kB.
const fn small(letter: char) -> char {
    match letter {
        '\u{410}'..='\u{42f}' => match char::from_u32(letter as u32 + 0x20) {
            Some(small) => small,
            None => letter,
        },
        _ => letter.to_ascii_lowercase(),
    }
}
