//! How far it is to a mate in a corner, the easiest to come by when both sides work toward it.

use super::reach::steps;
use crate::attacks::{self, KING, KNIGHT};
use crate::position::core::Core;
use crate::{Bitboard, Color, Rank, Role, Square};

/// A mate in a corner: the king stands there, the winner's king takes two of the three squares
/// around, and the last one is blocked or commanded by whoever gives check.
struct Corner {
    king: Square,
    hunter: Square,
    last: Square,
}

const fn corner(king: Square, hunter: Square, last: Square) -> Corner {
    Corner { king, hunter, last }
}

/// Each corner with all squares for the winner's king.
const CORNERS: [Corner; 16] = [
    corner(Square::A1, Square::B3, Square::B1),
    corner(Square::A1, Square::C2, Square::A2),
    corner(Square::A1, Square::A3, Square::B1),
    corner(Square::A1, Square::C1, Square::A2),
    corner(Square::H1, Square::G3, Square::G1),
    corner(Square::H1, Square::F2, Square::H2),
    corner(Square::H1, Square::H3, Square::G1),
    corner(Square::H1, Square::F1, Square::H2),
    corner(Square::A8, Square::B6, Square::B8),
    corner(Square::A8, Square::C7, Square::A7),
    corner(Square::A8, Square::A6, Square::B8),
    corner(Square::A8, Square::C8, Square::A7),
    corner(Square::H8, Square::G6, Square::G8),
    corner(Square::H8, Square::F7, Square::H7),
    corner(Square::H8, Square::H6, Square::G8),
    corner(Square::H8, Square::F8, Square::H7),
];

/// King's steps of all who have to go to the nearest mate in a corner.
pub(super) fn to_corner(hunter: Square, prey: Square, helpers: Option<&Helpers>) -> u32 {
    let steps = CORNERS.iter().map(|corner| {
        let kings = prey.distance(corner.king) + hunter.distance(corner.hunter);
        kings + helpers.map_or(0, |helpers| helpers.to_mate(corner))
    });
    steps.min().unwrap_or(0)
}

/// The pieces of the loser that a lone minor piece depends on.
pub(super) struct Helpers {
    knights: u64,
    bishops: u64,
    rooks: u64,
    pawns: u64,
    color: Color,
    /// Where the winner's knight may be after 0, 1, 2 moves and so on; all empty if it has none.
    hops: [u64; 6],
    /// The winner's bishop, if it has one.
    hunter: u64,
}

/// To attack the corner too early is bad: it bars the king from it.
const EARLY: u32 = 2;
/// What stands for never.
const FAR: u32 = 20;

impl Helpers {
    pub(super) fn new(core: &Core, own: u64, pieces: u64, color: Color) -> Self {
        let mut hops = [own & core.knights; 6];
        for index in 1..hops.len() {
            hops[index] = steps(Role::Knight, color, hops[index - 1]);
        }
        let bishops = own & core.bishops();
        Self {
            knights: pieces & core.knights,
            bishops: pieces & core.bishops(),
            rooks: pieces & core.rooks(),
            pawns: pieces & core.pawns,
            color,
            hops,
            hunter: bishops,
        }
    }

    /// Moves, about, until one of them stands on the last square of a corner and the knight can
    /// give check.
    ///
    /// From where the winner's king stands and from where the knight checks follows who may block:
    /// others would give check themselves, or take the knight.
    fn to_mate(&self, corner: &Corner) -> u32 {
        let corner_color = if corner.king.is_light() {
            Bitboard::LIGHT
        } else {
            Bitboard::DARK
        };
        if self.hunter & !corner_color.0 != 0 {
            return FAR;
        }
        if self.hunter != 0 {
            let diagonal = attacks::bishop(corner.king, Bitboard::EMPTY).0;
            let to_check = if self.hunter & diagonal != 0 {
                EARLY
            } else {
                1
            };
            let mut pieces = self.by_bishop(corner).min(self.by_pawn(corner));
            if KNIGHT[corner.king.index()] & Bitboard::from_square(corner.hunter).0 != 0 {
                pieces = pieces.min(self.by_king_steps(corner));
            }
            return pieces + to_check;
        }
        let checks = KNIGHT[corner.king.index()];
        let beside = checks & KING[corner.hunter.index()];
        if checks & Bitboard::from_square(corner.hunter).0 != 0 {
            let pieces = self.by_king_steps(corner).min(self.by_pawn(corner));
            pieces + self.to_check(checks & !KING[corner.hunter.index()])
        } else {
            let by_bishop = self.by_bishop(corner) + self.to_check(beside);
            let by_rook = self.by_rook(corner) + self.to_check(checks & !beside);
            by_bishop
                .min(by_rook)
                .min(self.by_pawn(corner) + self.to_check(checks))
        }
    }

    fn by_king_steps(&self, corner: &Corner) -> u32 {
        let knights = Bitboard(self.knights).into_iter();
        knights
            .map(|piece| piece.distance(corner.last))
            .fold(FAR, u32::min)
    }

    fn by_bishop(&self, corner: &Corner) -> u32 {
        let right = if corner.last.is_light() {
            Bitboard::LIGHT
        } else {
            Bitboard::DARK
        };
        let seen = attacks::bishop(corner.last, Bitboard::EMPTY).0;
        Self::by_slider(self.bishops & right.0, corner.last, seen)
    }

    fn by_rook(&self, corner: &Corner) -> u32 {
        let seen = attacks::rook(corner.last, Bitboard::EMPTY).0;
        Self::by_slider(self.rooks, corner.last, seen)
    }

    /// Moves of the nearest slider, those on the squares of `seen` being one move away.
    fn by_slider(pieces: u64, target: Square, seen: u64) -> u32 {
        if pieces == 0 {
            FAR
        } else if pieces & Bitboard::from_square(target).0 != 0 {
            0
        } else {
            2 - u32::from(pieces & seen != 0)
        }
    }

    /// A pawn gets to a last square on its own file; otherwise it becomes another piece first.
    fn by_pawn(&self, corner: &Corner) -> u32 {
        let rank = |square: Square| {
            let rank = square.rank().index() as u32;
            self.color.fold_wb(7 - rank, rank)
        };
        let target = corner.last;
        let pawns = Bitboard(self.pawns).into_iter();
        let steps = pawns.map(|pawn| {
            if pawn.file() == target.file() && rank(target) > 0 && rank(pawn) >= rank(target) {
                rank(pawn) - rank(target)
            } else {
                let becomes =
                    Square::new(pawn.file(), self.color.fold_wb(Rank::Eighth, Rank::First));
                rank(pawn) + 2 + becomes.distance(target)
            }
        });
        steps.fold(FAR, u32::min)
    }

    /// The moves of the knight until it gives check from one of `targets`.
    fn to_check(&self, targets: u64) -> u32 {
        let near = self.hops.iter().position(|reach| reach & targets != 0);
        match near {
            None => 6,
            Some(0) => EARLY,
            Some(hops) => hops as u32,
        }
    }
}
