//! Whether a game was begun as the law says: the board the right way round, every piece in its place.
//!
//! What follows when it was not differs from code to code, and is not asked here.

#[cfg(test)]
mod tests;

use rules::{Board, Color, Piece, Role, Square};

/// The square at each player's right hand (article 2.1, and all the books): it has to be light.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RightCorner {
    /// As it should be.
    Light,
    /// The board lies a quarter turn off.
    Dark,
}

/// A square on which something else stands than should.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WrongSquare {
    /// Which one, named as if the board lay right.
    pub square: Square,
    /// What should stand there.
    pub expected: Option<Piece>,
    /// What stands there.
    pub found: Option<Piece>,
}

/// How a start differs from the one that was agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartCheck {
    /// How the board lies.
    pub corner: RightCorner,
    /// The squares that are wrong, from a1 to h8.
    pub squares: Vec<WrongSquare>,
    /// The pieces of which there are too few, one entry for each.
    pub missing: Vec<Piece>,
    /// The pieces of which there are too many, one entry for each.
    pub extra: Vec<Piece>,
}

impl StartCheck {
    /// Compares what stands on a board with what should: the usual start, or the one agreed on, such
    /// as odds or a start of Chess960.
    ///
    /// # Examples
    ///
    /// ```
    /// use game::{RightCorner, StartCheck};
    /// use rules::{Board, Square};
    ///
    /// let mut board = Board::default();
    /// board.remove(Square::A1);
    /// let check = StartCheck::new(&Board::default(), &board, RightCorner::Light);
    /// assert_eq!((check.squares.len(), check.missing.len()), (1, 1));
    /// assert!(!check.is_right());
    /// ```
    #[must_use]
    pub fn new(agreed: &Board, found: &Board, corner: RightCorner) -> Self {
        let squares = Square::ALL.into_iter().filter_map(|square| {
            let (expected, found) = (agreed.piece_at(square), found.piece_at(square));
            (expected != found).then_some(WrongSquare {
                square,
                expected,
                found,
            })
        });
        Self {
            corner,
            squares: squares.collect(),
            missing: surplus(agreed, found),
            extra: surplus(found, agreed),
        }
    }

    /// Whether everything is as it should be.
    #[must_use]
    pub fn is_right(&self) -> bool {
        self.corner == RightCorner::Light && self.squares.is_empty()
    }
}

/// The pieces that a board has more of than another.
fn surplus(board: &Board, than: &Board) -> Vec<Piece> {
    let pieces = Color::ALL
        .into_iter()
        .flat_map(|color| Role::ALL.map(|role| Piece::new(color, role)));
    pieces
        .flat_map(|piece| {
            let count = board.pieces(piece).len();
            std::iter::repeat_n(piece, count.saturating_sub(than.pieces(piece).len()))
        })
        .collect()
}
