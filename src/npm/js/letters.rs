//! Words of records in other letters than English.

use notation::letters::Language;
use rules::Role;

/// A word in English letters.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Word {
    /// The word.
    pub text: String,
    /// Whether a letter stood for a pawn; English has left it out.
    pub names_pawn: bool,
}

/// A word that names pieces by the letters of a language, in English; `None` if it has others.
#[must_use]
pub fn in_english(word: &str, language: Language) -> Option<Word> {
    if language == Language::English || word.starts_with("O-O") {
        return Some(Word {
            text: word.to_owned(),
            names_pawn: false,
        });
    }
    // A new piece stands behind the last square.
    let digit = word.bytes().rposition(|letter| letter.is_ascii_digit());
    let (way, end) = word.split_at_checked(digit.map_or(word.len(), |at| at + 1))?;
    let new = end.strip_prefix(['=', '(']).unwrap_or(end);
    let (first, way) = piece(way, language)?;
    let (promotion, marks) = piece(new, language)?;
    let letter = |role: Role| role.upper_char();
    let mut text: String = first
        .filter(|&role| role != Role::Pawn)
        .map(letter)
        .into_iter()
        .collect();
    text.push_str(way);
    text.extend(promotion.map(letter));
    text.push_str(marks);
    Some(Word {
        text,
        names_pawn: first == Some(Role::Pawn),
    })
}

/// Whether a word begins with a letter that names no piece in English.
#[must_use]
pub fn is_foreign(word: &str) -> bool {
    let first = word.bytes().next();
    first.is_some_and(|first| {
        first >= 0x80 || first.is_ascii_uppercase() && !b"KQRBNPO".contains(&first)
    })
}

/// The piece whose letter a text begins with, and the rest; `None` for a letter of no piece.
fn piece(text: &str, language: Language) -> Option<(Option<Role>, &str)> {
    let begins = |letter: char| letter.is_ascii_uppercase() || !letter.is_ascii();
    if !text.starts_with(begins) {
        return Some((None, text));
    }
    let mut found: Option<(Role, &str)> = None;
    for (role, letter) in Role::ALL.into_iter().zip(language.letters().split(' ')) {
        // In Russian the letters of the king begin with that of the knight.
        if let Some(rest) = text.strip_prefix(letter)
            && found.is_none_or(|(_, other)| rest.len() < other.len())
        {
            found = Some((role, rest));
        }
    }
    found.map(|(role, rest)| (Some(role), rest))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_a_language_become_english_and_others_are_refused() {
        use Language::{Dutch, English, French, German, Polish, Russian};
        for (word, language, expected) in [
            ("Sf3", German, Some("Nf3")),
            ("Lxb5+", German, Some("Bxb5+")),
            ("e8=D+", German, Some("e8Q+")),
            ("exd8S", German, Some("exd8N")),
            ("e8(T)", German, Some("e8R)")),
            ("e4", German, Some("e4")),
            ("O-O-O+", German, Some("O-O-O+")),
            ("0-0", German, Some("0-0")),
            ("Be4", German, Some("e4")),
            ("Nf3", German, None),
            ("e8=Q", German, None),
            ("Cf3", French, Some("Nf3")),
            ("Rf1", French, Some("Kf1")),
            ("O-O", Dutch, Some("O-O")),
            ("Oe4", Dutch, Some("e4")),
            ("Hd8#", Polish, Some("Qd8#")),
            ("\u{41a}f3", Russian, Some("Nf3")),
            ("\u{41a}\u{440}f1", Russian, Some("Kf1")),
            ("e8\u{424}", Russian, Some("e8Q")),
            ("Nf3", English, Some("Nf3")),
        ] {
            let found = in_english(word, language).map(|word| word.text);
            assert_eq!(found.as_deref(), expected, "{word} {language:?}");
        }
        assert!(in_english("Be4", German).is_some_and(|word| word.names_pawn));
    }
}
