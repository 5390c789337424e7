//! A position in 32 bytes, exactly: nothing in it can be mistaken for another position.

use crate::position::core::{Core, state};
use crate::{Bitboard, Color, Position, Role};

/// The occupied squares, a code of four bits for each piece on them in order, at most 32, and what
/// else can make a difference: the side to move, the rights, and a capture in passing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Packed {
    occupied: u64,
    codes: [u64; 2],
    rest: u32,
}

/// What the code of a black piece has more than that of a white one.
const BLACK: u64 = 6;

/// The lower bits of the state word, which are kept where they are.
const LOW: u64 = 0xff | state::BLACK | state::CHESS960 | state::EN_PASSANT;
/// The rights of Black are moved from here down to the place above those.
const HIGH_SHIFT: u32 = 56;
const HIGH_PLACE: u32 = 24;
const _: () = assert!(LOW < 1 << HIGH_PLACE);

impl Packed {
    pub(super) fn new(position: &Position) -> Self {
        let core = &position.core;
        let mut codes = [0; 2];
        for (index, square) in Bitboard(core.occupied()).into_iter().enumerate() {
            let bit = 1_u64 << square.index();
            let side = if core.black & bit != 0 { BLACK } else { 0 };
            codes[index >> 4 & 1] |= (role_code(core, bit) + side) << (4 * (index & 15));
        }
        let word = core.true_state();
        Self {
            occupied: core.occupied(),
            codes,
            rest: (word & LOW) as u32 | ((word >> HIGH_SHIFT) as u32) << HIGH_PLACE,
        }
    }

    /// The position, with its clocks at the beginning.
    pub(super) fn unpack(&self) -> Position {
        let mut core = Core::EMPTY;
        for (index, square) in Bitboard(self.occupied).into_iter().enumerate() {
            let bit = 1_u64 << square.index();
            let code = self.codes[index >> 4 & 1] >> (4 * (index & 15)) & 15;
            place(&mut core, code % BLACK, bit);
            if code >= BLACK {
                core.black |= bit;
            }
        }
        core.white = self.occupied & !core.black;
        core.state = u64::from(self.rest) & LOW
            | u64::from(self.rest >> HIGH_PLACE) << HIGH_SHIFT
            | 1 << state::FULLMOVES_SHIFT;
        Position { core }
    }

    /// A number that differs for almost all positions.
    pub(super) const fn hash(&self) -> u64 {
        let mut hash = self.occupied.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ self.rest as u64;
        hash = (hash ^ hash >> 32 ^ self.codes[0]).wrapping_mul(0xd6e8_feb8_6659_fd93);
        hash = (hash ^ hash >> 29 ^ self.codes[1]).wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash ^ hash >> 32
    }
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

const _: () = assert!(Role::ALL.len() == BLACK as usize && Color::ALL.len() == 2);
