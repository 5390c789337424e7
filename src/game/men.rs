//! The men as persons: each keeps its name from the first move to the last.
//!
//! A page that draws men by these names can move, take and promote them without mixing them up.

use std::ops::Deref;
use std::slice;
use std::sync::Arc;

use rules::{Move, Piece, Position, Square};

/// The name of a man within its game; men are numbered from the first square of the start position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ManId(pub u8);

/// A man on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Man {
    /// Its name. A promoted pawn keeps it.
    pub id: ManId,
    /// What it is now.
    pub piece: Piece,
    /// Where it stands.
    pub square: Square,
}

/// The men on the board in one position, in the order of their names. Cheap to clone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Men(Arc<[Man]>);

impl Men {
    /// Names the men of a start position.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        let board = position.board();
        let men = board.iter().zip(0..).map(|((square, piece), id)| Man {
            id: ManId(id),
            piece,
            square,
        });
        Self(men.collect())
    }

    /// The men after a legal move, of which `captured` is the square of the man taken.
    #[must_use]
    pub fn after(&self, mv: Move, captured: Option<Square>) -> Self {
        let rook = mv.castling_rook().zip(mv.castling_rook_to());
        let men = self
            .0
            .iter()
            .filter(|man| Some(man.square) != captured)
            .map(|man| {
                if man.square == mv.from() {
                    let role = mv.promotion().unwrap_or(man.piece.role);
                    return Man {
                        piece: Piece { role, ..man.piece },
                        square: mv.to(),
                        ..*man
                    };
                }
                match rook {
                    Some((from, to)) if man.square == from => Man { square: to, ..*man },
                    _ => *man,
                }
            });
        Self(men.collect())
    }

    /// The man on a square.
    #[must_use]
    pub fn on(&self, square: Square) -> Option<Man> {
        self.iter().find(|man| man.square == square).copied()
    }

    /// The man with a name, unless it was taken.
    #[must_use]
    pub fn get(&self, id: ManId) -> Option<Man> {
        self.iter().find(|man| man.id == id).copied()
    }

    /// How many men of a kind and side there are.
    #[must_use]
    pub fn count(&self, piece: Piece) -> usize {
        self.iter().filter(|man| man.piece == piece).count()
    }
}

impl Deref for Men {
    type Target = [Man];

    fn deref(&self) -> &[Man] {
        &self.0
    }
}

impl<'a> IntoIterator for &'a Men {
    type Item = &'a Man;
    type IntoIter = slice::Iter<'a, Man>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}
