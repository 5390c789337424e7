//! Diagrams in plain letters: `^` before a white piece, `#` before a black one, bars between squares.
//!
//! Books of before the time of pictures in files print a board like this:
//!
//! ```text
//!      8 |    |    |    |    |    |    | #K |    |
//!      7 |    |    |    |    |    |    | #P |    |
//!      ...
//!          a    b    c    d    e    f    g    h
//! ```
//!
//! The writer has one form. The reader bears other spacing, edges and letters that are missing,
//! and a board seen from Black's side; what it finds it reads literally. A piece that is most likely
//! a misprint is named beside the diagram and never changed in it.

mod doubts;
mod error;
mod line;
mod read;
#[cfg(test)]
mod tests;

pub use doubts::{Correction, corrections};
pub use error::{DiagramError, DiagramExpected};
pub use read::{read, read_all};

use std::ops::Range;

use rules::{Board, CastlingRights, Color, File, Piece, Rank, Role, Setup, Square};

/// A diagram that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagram {
    /// The pieces as they are printed, White to move and no right to castle: a diagram says neither.
    pub setup: Setup,
    /// Which side of the board is at the bottom.
    pub bottom: Color,
    /// What is most likely printed wrongly. Each alone would put it right.
    pub corrections: Vec<Correction>,
    /// Where the diagram stands in the text, in bytes, with the letters of the files.
    pub span: Range<usize>,
}

impl Diagram {
    /// The rights to castle of kings and rooks that stand at home: at most these can be had.
    ///
    /// # Examples
    ///
    /// ```
    /// use notation::diagram;
    /// use rules::{Board, CastlingRights};
    ///
    /// let diagram = diagram::read(&diagram::write(&Board::default()))?;
    /// assert_eq!(diagram.castling_at_home(), CastlingRights::STANDARD);
    /// # Ok::<(), diagram::DiagramError>(())
    /// ```
    #[must_use]
    pub fn castling_at_home(&self) -> CastlingRights {
        let board = &self.setup.board;
        let mut rooks = rules::Bitboard::default();
        for color in Color::ALL {
            let home = |file| Square::new(file, color.backrank());
            let stands = |role, square| board.piece_at(square) == Some(Piece::new(color, role));
            if board.pieces(Piece::new(color, Role::King)).len() == 1
                && stands(Role::King, home(File::E))
            {
                for corner in [home(File::A), home(File::H)] {
                    if stands(Role::Rook, corner) {
                        rooks = rooks.with(corner);
                    }
                }
            }
        }
        CastlingRights::from_rooks(rooks)
    }
}

/// Writes a board, White at the bottom, without a line break at the end.
///
/// # Examples
///
/// ```
/// use rules::Board;
///
/// let text = notation::diagram::write(&Board::default());
/// assert!(text.starts_with("     8 | #R | #Kt| #B | #Q | #K | #B | #Kt| #R |\n"));
/// assert!(text.ends_with("\n         a    b    c    d    e    f    g    h"));
/// ```
#[must_use]
pub fn write(board: &Board) -> String {
    let mut text = String::with_capacity(460);
    for rank in Rank::ALL.into_iter().rev() {
        text.push_str("     ");
        text.push(rank.char());
        text.push_str(" |");
        for file in File::ALL {
            text.push_str(match board.piece_at(Square::new(file, rank)) {
                Some(piece) => piece_text(piece),
                None => "    ",
            });
            text.push('|');
        }
        text.push('\n');
    }
    text.push_str("     ");
    for file in File::ALL {
        text.push_str("    ");
        text.push(file.char());
    }
    text
}

/// A piece as it fills the four places of its square.
const fn piece_text(piece: Piece) -> &'static str {
    match (piece.color, piece.role) {
        (Color::White, Role::Pawn) => " ^P ",
        (Color::White, Role::Knight) => " ^Kt",
        (Color::White, Role::Bishop) => " ^B ",
        (Color::White, Role::Rook) => " ^R ",
        (Color::White, Role::Queen) => " ^Q ",
        (Color::White, Role::King) => " ^K ",
        (Color::Black, Role::Pawn) => " #P ",
        (Color::Black, Role::Knight) => " #Kt",
        (Color::Black, Role::Bishop) => " #B ",
        (Color::Black, Role::Rook) => " #R ",
        (Color::Black, Role::Queen) => " #Q ",
        (Color::Black, Role::King) => " #K ",
    }
}
