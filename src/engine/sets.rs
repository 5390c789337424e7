//! The pieces of a position as sets, and what each side attacks.

use rules::{Bitboard, Color, Position, Role, Square, attacks};

pub(crate) const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// The pieces, and the squares that are attacked; indexed by color and kind.
pub(crate) struct Sets {
    pub(crate) roles: [u64; 6],
    pub(crate) colors: [u64; 2],
    pub(crate) occupied: u64,
    pub(crate) kings: [Square; 2],
    /// By color and kind of the attacking piece.
    pub(crate) attacks: [[u64; 6]; 2],
    /// The squares attacked at all.
    pub(crate) all: [u64; 2],
    /// The squares attacked twice or more.
    pub(crate) twice: [u64; 2],
}

impl Sets {
    pub(crate) fn new(position: &Position) -> Self {
        let mut sets = Self {
            roles: Role::ALL.map(|role| position.by_role(role).0),
            colors: Color::ALL.map(|color| position.by_color(color).0),
            occupied: position.occupied().0,
            kings: Color::ALL.map(|color| position.king(color)),
            attacks: [[0; 6]; 2],
            all: [0; 2],
            twice: [0; 2],
        };
        for color in Color::ALL {
            let pawns = sets.of(color, Role::Pawn);
            let (left, right) = pawn_attacks(color, pawns);
            sets.twice[color as usize] = left & right;
            sets.add(color, Role::Pawn, left | right);
            let king = attacks::king(sets.kings[color as usize]).0;
            sets.add(color, Role::King, king);
        }
        sets
    }

    #[inline(always)]
    pub(crate) const fn of(&self, color: Color, role: Role) -> u64 {
        self.roles[role as usize] & self.colors[color as usize]
    }

    /// How many pieces of a kind a color has.
    #[inline(always)]
    pub(crate) const fn count(&self, color: Color, role: Role) -> i32 {
        self.of(color, role).count_ones() as i32
    }

    #[inline(always)]
    pub(crate) const fn by(&self, color: Color, role: Role) -> u64 {
        self.attacks[color as usize][role as usize]
    }

    /// Takes down what a piece attacks.
    #[inline(always)]
    pub(crate) const fn add(&mut self, color: Color, role: Role, reach: u64) {
        let side = color as usize;
        self.twice[side] |= self.all[side] & reach;
        self.all[side] |= reach;
        self.attacks[side][role as usize] |= reach;
    }
}

/// The squares that pawns attack toward the a-file and toward the h-file.
#[inline(always)]
pub(crate) const fn pawn_attacks(color: Color, pawns: u64) -> (u64, u64) {
    match color {
        Color::White => ((pawns & !FILE_A) << 7, (pawns & !FILE_H) << 9),
        Color::Black => ((pawns & !FILE_A) >> 9, (pawns & !FILE_H) >> 7),
    }
}

/// A set moved one rank ahead for `color`.
#[inline(always)]
pub(crate) const fn ahead(color: Color, set: u64) -> u64 {
    match color {
        Color::White => set << 8,
        Color::Black => set >> 8,
    }
}

/// All squares ahead of those of a set on their files, for `color`.
#[inline(always)]
pub(crate) const fn way_ahead(color: Color, set: u64) -> u64 {
    let mut fill = ahead(color, set);
    match color {
        Color::White => {
            fill |= fill << 8;
            fill |= fill << 16;
            fill | fill << 32
        }
        Color::Black => {
            fill |= fill >> 8;
            fill |= fill >> 16;
            fill | fill >> 32
        }
    }
}

/// A set with the squares beside each of its own.
#[inline(always)]
pub(crate) const fn beside(set: u64) -> u64 {
    (set & !FILE_A) >> 1 | (set & !FILE_H) << 1
}

/// The rank of a square as `color` sees it, from 0.
#[inline(always)]
pub(crate) const fn rank_for(color: Color, square: Square) -> usize {
    let rank = square.index() >> 3;
    match color {
        Color::White => rank,
        Color::Black => 7 - rank,
    }
}

/// Passes the squares of a set.
#[inline(always)]
pub(crate) fn squares(set: u64) -> rules::Squares {
    Bitboard(set).into_iter()
}
