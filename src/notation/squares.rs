//! The names of the squares: two in English descriptive notation, one for each side.

#[cfg(test)]
mod tests;

use rules::{Color, Square};

use crate::descriptive::lexer::Token;
use crate::descriptive::{self, forms, lexer, names};

/// Names a square in full as `side` counts it.
///
/// # Examples
///
/// ```
/// use notation::squares;
/// use rules::{Color, Square};
///
/// assert_eq!(squares::name(Square::C4, Color::White), "QB4");
/// assert_eq!(squares::name(Square::C4, Color::Black), "QB5");
/// ```
#[must_use]
pub fn name(square: Square, side: Color) -> String {
    let mut text = String::with_capacity(4);
    if let Some(form) = forms::of_square(square, side).last() {
        form.push_square(
            &mut text,
            forms::rank(square, side),
            descriptive::Spelling::Short,
        );
    }
    text
}

/// Reads a square that is named outside of a move: "Black's King's 8", "White's Queen's fourth",
/// "Q B 8", "KKt sq.", "e4". Without an owner, `default` is the side that counts.
///
/// A file that exists on both wings, as in "B 4", is no square.
///
/// # Examples
///
/// ```
/// use notation::squares;
/// use rules::{Color, Square};
///
/// assert_eq!(squares::read("Black's Queen's Bishop's fifth", Color::White), Some(Square::C4));
/// assert_eq!(squares::read("QB4", Color::White), Some(Square::C4));
/// assert_eq!(squares::read("B4", Color::White), None);
/// ```
#[must_use]
pub fn read(text: &str, default: Color) -> Option<Square> {
    if let Ok(square) = text.trim().parse() {
        return Some(square);
    }
    let lexed = lexer::lex(text);
    if lexed.unknown.is_some() || !lexed.marks.is_empty() {
        return None;
    }
    let (owner, tokens) = match lexed.tokens.as_slice() {
        [(_, Token::Owner(owner)), rest @ ..] => (*owner, rest),
        all => (default, all),
    };
    let letters: Vec<_> = tokens
        .iter()
        .map_while(|(_, token)| match token {
            Token::Piece(role) => Some(*role),
            _ => None,
        })
        .collect();
    let (rank, length) = names::rank(&tokens[letters.len()..])?;
    let squares = names::squares(names::files(&letters)?, rank, owner);
    let is_all = letters.len() + length == tokens.len();
    squares.single().filter(|_| is_all)
}
