//! Which pieces of a diagram are most likely misprints.

use rules::{Board, Color, Piece, Role, Square};

/// A piece that is most likely printed wrongly, and what was most likely meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Correction {
    /// Where it stands.
    pub square: Square,
    /// The piece that is printed.
    pub found: Piece,
    /// The piece that was most likely meant.
    pub likely: Piece,
}

/// Finds what looks wrong. Only what no game can bring about is doubted: a second king. Where a
/// single piece keeps the board from being the beginning of the game, that piece is the misprint; else
/// each king of two may be a knight (`Kt`) that lost a letter.
///
/// # Examples
///
/// ```
/// use notation::diagram::corrections;
/// use rules::{Role, Setup, Square};
///
/// let knight_lost: Setup = "rkbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse()?;
/// let [correction] = corrections(&knight_lost.board)[..] else { panic!("one piece") };
/// assert_eq!((correction.square, correction.likely.role), (Square::B8, Role::Knight));
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[must_use]
pub fn corrections(board: &Board) -> Vec<Correction> {
    let mut found = Vec::new();
    for color in Color::ALL {
        let king = Piece::new(color, Role::King);
        let kings = board.pieces(king);
        if kings.len() != 2 {
            continue;
        }
        let beginning = Board::default();
        let strange: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|&square| board.piece_at(square) != beginning.piece_at(square))
            .collect();
        if let [square] = strange[..]
            && let Some(likely) = beginning.piece_at(square)
        {
            return vec![Correction {
                square,
                found: king,
                likely,
            }];
        }
        let knight = Piece::new(color, Role::Knight);
        if board.pieces(knight).len() < 2 {
            found.extend(kings.into_iter().map(|square| Correction {
                square,
                found: king,
                likely: knight,
            }));
        }
    }
    found
}
