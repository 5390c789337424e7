//! What was taken, and who has more.

use rules::{Board, ByColor, Color, Piece, Role};

use crate::Game;

/// What a piece is worth in pawns, by the usual count; a king has no price.
#[must_use]
pub const fn value(role: Role) -> i32 {
    match role {
        Role::Pawn => 1,
        Role::Knight | Role::Bishop => 3,
        Role::Rook => 5,
        Role::Queen => 9,
        Role::King => 0,
    }
}

impl Game {
    /// The pieces each side has taken in the first `ply` plies, the most valuable first. A promoted
    /// pawn counts as what it was when it was taken.
    ///
    /// # Panics
    ///
    /// If the game has fewer plies.
    #[must_use]
    pub fn captured(&self, ply: usize) -> ByColor<Vec<Role>> {
        // One pass for each kind costs less code than sorting, and code is what a page downloads.
        const STRONGEST_FIRST: [Role; 5] = [
            Role::Queen,
            Role::Rook,
            Role::Bishop,
            Role::Knight,
            Role::Pawn,
        ];
        let mut captured = ByColor::<Vec<Role>>::default();
        for role in STRONGEST_FIRST {
            for piece in self.steps()[..ply].iter().filter_map(|step| step.captured) {
                if piece.role == role {
                    captured.get_mut(piece.color.other()).push(role);
                }
            }
        }
        captured
    }

    /// By how many pawns White's pieces are worth more than Black's after `ply` plies; negative when
    /// Black's are.
    ///
    /// # Panics
    ///
    /// If the game has fewer plies.
    #[must_use]
    pub fn material_difference(&self, ply: usize) -> i32 {
        difference(&self.position_at(ply).board())
    }
}

impl Game {
    /// Whether a side is the exchange up after `ply` plies: it has one rook more and one bishop or
    /// knight fewer than the other, and as many queens. Pawns may make up for it.
    ///
    /// # Panics
    ///
    /// If the game has fewer plies.
    #[must_use]
    pub fn is_exchange_up(&self, ply: usize, color: Color) -> bool {
        let board = self.position_at(ply).board();
        let count = |color, role| board.pieces(Piece::new(color, role)).len() as i32;
        let ahead = |role| count(color, role) - count(color.other(), role);
        let minor = ahead(Role::Bishop) + ahead(Role::Knight);
        (ahead(Role::Queen), ahead(Role::Rook), minor) == (0, 1, -1)
    }
}

fn difference(board: &Board) -> i32 {
    board
        .iter()
        .map(|(_, piece)| match piece.color {
            Color::White => value(piece.role),
            Color::Black => -value(piece.role),
        })
        .sum()
}
