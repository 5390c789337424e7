//! What a text may have meant before it was misprinted.

use rules::Position;

use super::lexer::Lexer;
use super::parsed::parse;
use super::{Suggestion, SuggestionKind};
use crate::origins::Origins;

/// Letters and digits that printers and scanners take for one another: the first is printed where
/// the second was meant.
const LOOK_ALIKES: [(char, &str); 15] = [
    ('S', "8"),
    ('s', "8"),
    // A possessive without its apostrophe, as in "KKts 3".
    ('s', ""),
    ('B', "8"),
    ('l', "1"),
    ('i', "1"),
    ('I', "1"),
    ('|', "1"),
    ('Z', "2"),
    ('O', "0"),
    ('0', "O"),
    ('1', "l"),
    ('1', "i"),
    ('5', "S"),
    ('8', "B"),
];

/// All texts that differ by one misprint and read as exactly one legal move each.
pub(super) fn suggestions(
    position: &Position,
    origins: &Origins,
    text: &str,
    lexer: &Lexer,
) -> Vec<Suggestion> {
    let mut suggestions: Vec<Suggestion> = Vec::new();
    let mut try_one = |at: usize, printed: char, meant: &str, kind: SuggestionKind| {
        let mut corrected = String::with_capacity(text.len() + 4);
        corrected.push_str(&text[..at]);
        corrected.push_str(meant);
        corrected.push_str(&text[at + printed.len_utf8()..]);
        let moves = parse(&corrected, position.turn(), lexer)
            .and_then(|parsed| parsed.moves(position, origins));
        if let Ok(&[mv]) = moves.as_deref()
            && suggestions.iter().all(|other| other.mv != mv)
        {
            suggestions.push(Suggestion {
                mv,
                text: corrected,
                kind,
            });
        }
    };
    for (at, printed) in text.char_indices() {
        if let '1'..='8' = printed {
            let flipped = char::from(b'1' + b'8' - printed as u8);
            let mut buffer = [0; 1];
            let flipped = flipped.encode_utf8(&mut buffer);
            try_one(at, printed, flipped, SuggestionKind::FlippedRank);
        }
        for (_, meant) in LOOK_ALIKES.iter().filter(|(like, _)| *like == printed) {
            try_one(at, printed, meant, SuggestionKind::LookAlike);
        }
    }
    suggestions
}
