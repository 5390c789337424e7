//! What is drawn over the board for an answer or a hint.

use std::rc::Rc;

use board::Drawing;
use rules::Bitboard;

/// A crossed line on the square where a piece cannot go.
pub(crate) fn crossed(to: rules::Square) -> Drawing {
    Drawing {
        wrong: Some(to),
        ..Drawing::default()
    }
}

/// Squares that a hint shows.
pub(crate) fn shown(squares: Bitboard) -> Rc<Drawing> {
    Rc::new(Drawing {
        squares,
        ..Drawing::default()
    })
}

/// The squares that a text names; what is no square is left out.
pub(crate) fn squares_in(text: &str) -> Bitboard {
    text.split([' ', ','])
        .filter_map(|name| name.parse::<rules::Square>().ok())
        .collect()
}
