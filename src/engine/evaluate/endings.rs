//! Endings in which the usual sum misleads: too little to win with, and mates that need a corner.

use rules::{Bitboard, Color, Position, Role};

use crate::sets::{FILE_A, Sets};

/// This many parts are the whole value of an endgame.
pub(crate) const WHOLE: i32 = 64;

/// How many of [`WHOLE`] parts of the value in the endgame the stronger side can hope for.
pub(crate) fn scale(sets: &Sets, strong: Color) -> i32 {
    let weak = strong.other();
    let minors = |color| sets.count(color, Role::Knight) + sets.count(color, Role::Bishop);
    let worth = |color| {
        3 * minors(color) + 5 * sets.count(color, Role::Rook) + 10 * sets.count(color, Role::Queen)
    };
    let pawns = sets.count(strong, Role::Pawn);
    if pawns == 0 {
        let lead = worth(strong) - worth(weak);
        if worth(strong) <= 3 {
            return 0;
        }
        let two_knights = worth(strong) == 6 && sets.count(strong, Role::Knight) == 2;
        if two_knights && worth(weak) + sets.count(weak, Role::Pawn) == 0 {
            return 0;
        }
        if lead <= 3 {
            return if worth(weak) == 0 { WHOLE } else { 8 };
        }
    }
    if is_wrong_corner(sets, strong) {
        return 0;
    }
    let bishops = [Color::White, Color::Black].map(|color| sets.of(color, Role::Bishop));
    let is_opposite = bishops[0].count_ones() == 1
        && bishops[1].count_ones() == 1
        && ((bishops[0] | bishops[1]) & Bitboard::LIGHT.0).count_ones() == 1;
    if is_opposite {
        return if worth(strong) == 3 && worth(weak) == 3 {
            16 + 4 * pawns
        } else {
            40 + 3 * pawns
        };
    }
    // With few pawns left a small lead is hard to turn into a win.
    (40 + 5 * pawns).min(WHOLE)
}

/// Whether `strong` has only rook pawns of one file and perhaps bishops that do not command the
/// corner in which they are promoted, with the weak king there.
fn is_wrong_corner(sets: &Sets, strong: Color) -> bool {
    let pawns = sets.of(strong, Role::Pawn);
    let bishops = sets.of(strong, Role::Bishop);
    let king = sets.of(strong, Role::King);
    if pawns == 0 || pawns | bishops | king != sets.colors[strong as usize] {
        return false;
    }
    let file = if pawns & !FILE_A == 0 {
        0
    } else if pawns & !(FILE_A << 7) == 0 {
        7
    } else {
        return false;
    };
    let corner = strong.fold_wb(56, 0) + file;
    let is_light = Bitboard::LIGHT.0 >> corner & 1 != 0;
    let commanding = if is_light {
        Bitboard::LIGHT.0
    } else {
        Bitboard::DARK.0
    };
    let weak_king = sets.kings[strong.other() as usize];
    let corner = rules::Square::ALL[corner];
    bishops & commanding == 0 && weak_king.distance(corner) <= 1
}

/// What the side to mate a bare king gains by driving it where it can be mated.
pub(crate) fn drive(position: &Position, sets: &Sets, strong: Color) -> i32 {
    let king = sets.kings[strong as usize];
    let bare = sets.kings[strong.other() as usize];
    let closeness = 7 - king.distance(bare) as i32;
    let (file, rank) = (bare.index() as i32 & 7, bare.index() as i32 >> 3);
    let edge = |at: i32| 3 - at.min(7 - at);
    let bishops = sets.of(strong, Role::Bishop);
    let is_bishop_and_knight = bishops.count_ones() == 1
        && sets.of(strong, Role::Knight).count_ones() == 1
        && position.by_color(strong).len() == 3;
    if is_bishop_and_knight {
        // Only the corners on which the bishop can give check will do.
        let is_light = bishops & Bitboard::LIGHT.0 != 0;
        let (file, rank) = if is_light {
            (7 - file, rank)
        } else {
            (file, rank)
        };
        // Steps along the diagonal between the two wrong corners do not count, steps off it do.
        let corner = (7 - file - rank).abs();
        return 40 * corner + 15 * closeness + 10 * edge(file).max(edge(rank));
    }
    20 * (edge(file) + edge(rank)) + 15 * closeness
}
