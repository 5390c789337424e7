//! A position in 24 bytes, exactly: nothing in it can be mistaken for another position.

use crate::position::core::{Core, state};
use crate::{Bitboard, Color, Position, Role};

/// The occupied squares, then four bits for each man in the order of the squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Packed {
    occupied: u64,
    codes: [u64; 2],
}

/// Codes 0 to 5 are White's men by role, 6 to 11 Black's; the others carry the rest of the state.
mod code {
    pub(super) const BLACK: u64 = 6;
    /// The king of the side to move; the color is the one the other king does not have.
    pub(super) const KING_TO_MOVE: u64 = 12;
    /// A pawn of the side not to move that may be taken in passing.
    pub(super) const PASSED_PAWN: u64 = 13;
    /// Rooks with the right to castle.
    pub(super) const WHITE_ROOK: u64 = 14;
    pub(super) const BLACK_ROOK: u64 = 15;
}

impl Packed {
    pub(super) fn new(position: &Position) -> Self {
        let core = &position.core;
        let turn = position.turn();
        let mover = 1 << position.king(turn).index();
        let rights = core.state & state::RIGHTS;
        let passed = position.en_passant().map_or(0, |square| {
            let bit = 1_u64 << square.index();
            turn.fold_wb(bit >> 8, bit << 8)
        });
        let mut codes = [0; 2];
        for (index, square) in Bitboard(core.occupied()).into_iter().enumerate() {
            let bit = 1_u64 << square.index();
            let is_black = core.black & bit != 0;
            let code = if bit & (mover | rights | passed) == 0 {
                role_code(core, bit) + if is_black { code::BLACK } else { 0 }
            } else if bit & mover != 0 {
                code::KING_TO_MOVE
            } else if bit & passed != 0 {
                code::PASSED_PAWN
            } else if is_black {
                code::BLACK_ROOK
            } else {
                code::WHITE_ROOK
            };
            codes[index >> 4 & 1] |= code << (4 * (index & 15));
        }
        Self {
            occupied: core.occupied(),
            codes,
        }
    }

    /// The position; `mode` is the way of castling, which never changes.
    pub(super) fn unpack(&self, mode: u64) -> Position {
        let mut core = Core::EMPTY;
        let mut passed = 0;
        let (mut mover, mut rights) = (0, 0);
        for (index, square) in Bitboard(self.occupied).into_iter().enumerate() {
            let bit = 1_u64 << square.index();
            let code = self.codes[index >> 4 & 1] >> (4 * (index & 15)) & 15;
            let (role, is_black) = match code {
                code::KING_TO_MOVE => {
                    mover = bit;
                    core.kings |= bit;
                    continue;
                }
                code::PASSED_PAWN => {
                    passed = bit;
                    core.pawns |= bit;
                    continue;
                }
                code::WHITE_ROOK | code::BLACK_ROOK => {
                    rights |= bit;
                    (3, code == code::BLACK_ROOK)
                }
                _ => (code % code::BLACK, code >= code::BLACK),
            };
            place(&mut core, role, bit);
            if is_black {
                core.black |= bit;
            } else {
                core.white |= bit;
            }
        }
        let is_black_to_move = core.kings & core.black == 0;
        let (own, enemy) = if is_black_to_move {
            (&mut core.black, &mut core.white)
        } else {
            (&mut core.white, &mut core.black)
        };
        *own |= mover;
        *enemy |= passed;
        core.state = rights | mode | 1 << state::FULLMOVES_SHIFT;
        if is_black_to_move {
            core.state |= state::BLACK;
        }
        if passed != 0 {
            core.state |= 1 << (state::EN_PASSANT_SHIFT + (passed.trailing_zeros() & 7));
        }
        Position { core }
    }

    /// A number that differs for most positions.
    pub(super) const fn hash(&self) -> u64 {
        let mut hash = self.occupied.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        hash = (hash ^ hash >> 32 ^ self.codes[0]).wrapping_mul(0xd6e8_feb8_6659_fd93);
        hash = (hash ^ hash >> 29 ^ self.codes[1]).wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash ^ hash >> 32
    }
}

/// What of a position's state never changes by moves.
pub(super) const fn mode_of(position: &Position) -> u64 {
    position.core.state & state::CHESS960
}

const fn role_code(core: &Core, bit: u64) -> u64 {
    if core.pawns & bit != 0 {
        0
    } else if core.kings & bit != 0 {
        5
    } else if core.knights & bit != 0 {
        1
    } else {
        let (diagonal, straight) = (core.diagonals & bit != 0, core.straights & bit != 0);
        1 + diagonal as u64 + 2 * straight as u64
    }
}

const fn place(core: &mut Core, role: u64, bit: u64) {
    match role {
        0 => core.pawns |= bit,
        1 => core.knights |= bit,
        2 => core.diagonals |= bit,
        3 => core.straights |= bit,
        4 => {
            core.diagonals |= bit;
            core.straights |= bit;
        }
        _ => core.kings |= bit,
    }
}

const _: () = assert!(Role::ALL.len() == code::BLACK as usize && Color::ALL.len() == 2);
