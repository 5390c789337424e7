//! The names of the squares: two in English descriptive notation, one for each side.

#[cfg(test)]
mod tests;

use rules::{Color, Square};

use crate::descriptive::token::Token;
use crate::descriptive::{lexer, names};

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
    // Not by the writer of moves, which a page that only shows names would have to fetch.
    let file = ["QR", "QKt", "QB", "Q", "K", "KB", "KKt", "KR"][square.file().index()];
    let rank = square.rank().index();
    let counted = side.fold_wb(rank + 1, 8 - rank);
    [file, &counted.to_string()].concat()
}

/// The squares that a full name means for White and for Black; blanks and dots do not count, nor
/// does the size of letters. Words are read by [`read`].
///
/// # Examples
///
/// ```
/// use notation::squares;
/// use rules::Square;
///
/// assert_eq!(squares::named("Q. Kt. 3"), Some([Square::B3, Square::B6]));
/// assert_eq!(squares::named("B4"), None);
/// ```
#[must_use]
pub fn named(text: &str) -> Option<[Square; 2]> {
    let letters: String = text.split([' ', '.']).collect();
    let find = |side| {
        let is_named = |square: &Square| name(*square, side).eq_ignore_ascii_case(&letters);
        Square::ALL.into_iter().find(is_named)
    };
    let [white, black] = Color::ALL.map(find);
    Some([white?, black?])
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
