//! What was taken, and who has more.

use rules::{Bitboard, Board, ByColor, Color, Piece, Role};

use crate::Game;
use crate::scale::{Hundredths, Scale};

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
        difference(&self.position_at(ply).board(), Role::points)
    }
}

impl Game {
    /// The side that is the exchange up after `ply` plies: it has one rook more and one bishop or
    /// knight fewer than the other, and as many queens. Pawns may make up for it.
    ///
    /// # Panics
    ///
    /// If the game has fewer plies.
    #[must_use]
    pub fn exchange_up(&self, ply: usize) -> Option<Color> {
        // In one sum, so that a page downloads no second way of counting: no side is ahead by as
        // many pieces of a kind as would make up for one of the next.
        const MINOR: i32 = 1;
        const ROOK: i32 = 32;
        const QUEEN: i32 = 32 * 32;
        const AHEAD: i32 = ROOK - MINOR;
        const BEHIND: i32 = -AHEAD;
        let weight = |role| match role {
            Role::Pawn | Role::King => 0,
            Role::Knight | Role::Bishop => MINOR,
            Role::Rook => ROOK,
            Role::Queen => QUEEN,
        };
        match difference(&self.position_at(ply).board(), weight) {
            AHEAD => Some(Color::White),
            BEHIND => Some(Color::Black),
            _ => None,
        }
    }
}

/// Who has more material, by a scale, and what its figures do not tell.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Balance {
    /// By how much White's pieces are worth more than Black's; negative when Black's are.
    pub difference: Hundredths,
    /// What the difference consists of, where chess has a name for it.
    pub facts: Vec<MaterialFact>,
}

/// A difference in material that has a name. Pawns may make up for any of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MaterialFact {
    /// The side has a rook for a bishop or a knight.
    Exchange(Color),
    /// The side has two bishops or knights for a rook.
    TwoPiecesForRook(Color),
    /// The side has bishops on squares of either color, and the other has not.
    BishopPair(Color),
}

/// Who has more on a board.
#[must_use]
pub fn balance(board: &Board, scale: Scale) -> Balance {
    let values = scale.values();
    let count = |color, role| board.pieces(Piece::new(color, role)).len() as i32;
    let ahead = |color: Color, role| count(color, role) - count(color.other(), role);
    let has_pair = |color| {
        let bishops = board.pieces(Piece::new(color, Role::Bishop));
        !(bishops & Bitboard::LIGHT).is_empty() && !(bishops - Bitboard::LIGHT).is_empty()
    };
    let mut facts = Vec::new();
    for color in Color::ALL {
        let minors = ahead(color, Role::Knight) + ahead(color, Role::Bishop);
        match (ahead(color, Role::Queen), ahead(color, Role::Rook), minors) {
            (0, 1, -1) => facts.push(MaterialFact::Exchange(color)),
            (0, -1, 2) => facts.push(MaterialFact::TwoPiecesForRook(color)),
            _ => {}
        }
        if has_pair(color) && !has_pair(color.other()) {
            facts.push(MaterialFact::BishopPair(color));
        }
    }
    let differences = Role::ALL.map(|role| values[role] * ahead(Color::White, role));
    Balance {
        difference: differences
            .into_iter()
            .fold(Hundredths::default(), |sum, difference| sum + difference),
        facts,
    }
}

/// By how much White's pieces weigh more than Black's.
fn difference(board: &Board, weight: fn(Role) -> i32) -> i32 {
    board
        .iter()
        .map(|(_, piece)| match piece.color {
            Color::White => weight(piece.role),
            Color::Black => -weight(piece.role),
        })
        .sum()
}
