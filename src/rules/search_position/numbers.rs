//! The numbers of which keys are made.
//!
//! They are worked out when the first key is asked for: written into the program, 6 kB of chance
//! would be downloaded that no packer makes smaller. The statics are atomic for the sake of safe
//! code, as those of the sliders; several threads would only write the same values twice.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use crate::position::core::state;

/// The numbers of the pieces on their squares: eight [kinds](super::play) of two sides.
const PIECES: usize = 16 * 64;
/// The numbers of the bits of the state word that count.
const BITS: usize = 64;

static PIECE_NUMBERS: [AtomicU64; PIECES] = [const { AtomicU64::new(0) }; PIECES];
static STATE_NUMBERS: [AtomicU64; BITS] = [const { AtomicU64::new(0) }; BITS];
static ARE_FILLED: AtomicBool = AtomicBool::new(false);

/// A token: its existence proves that the numbers are there.
#[derive(Clone, Copy)]
pub(super) struct Numbers(());

impl Numbers {
    /// Sees to it that the numbers are there.
    pub(super) fn filled() -> Self {
        if !ARE_FILLED.load(Ordering::Acquire) {
            fill();
        }
        Self(())
    }

    /// For who holds a key already, which cannot be without the numbers.
    #[inline(always)]
    pub(super) const fn ready() -> Self {
        Self(())
    }

    #[inline(always)]
    pub(super) fn of_piece(self, piece: u32, square: u32) -> u64 {
        PIECE_NUMBERS[(piece << 6 | square & 63) as usize & (PIECES - 1)].load(Ordering::Relaxed)
    }

    /// The numbers of all bits of `word`; of two words that differ, the change of the key.
    #[inline(always)]
    pub(super) fn of_state(self, mut word: u64) -> u64 {
        let mut key = 0;
        while word != 0 {
            key ^= self.of_bit(word.trailing_zeros());
            word &= word - 1;
        }
        key
    }

    #[inline(always)]
    pub(super) fn of_bit(self, bit: u32) -> u64 {
        STATE_NUMBERS[bit as usize & (BITS - 1)].load(Ordering::Relaxed)
    }

    #[inline(always)]
    pub(super) fn of_turn(self) -> u64 {
        self.of_bit(state::BLACK.trailing_zeros())
    }
}

#[cold]
#[inline(never)]
fn fill() {
    // SplitMix64 by Sebastiano Vigna: every seed gives all numbers of 64 bits once.
    let mut seed = 0x006a_6164_6f75_6265_u64;
    for number in PIECE_NUMBERS.iter().chain(&STATE_NUMBERS) {
        seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = seed;
        mixed = (mixed ^ mixed >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        number.store(mixed ^ mixed >> 31, Ordering::Relaxed);
    }
    ARE_FILLED.store(true, Ordering::Release);
}
