//! The back end for bishops, rooks and queens: two functions of a square and an occupancy.
//!
//! Magic bitboards: a multiplication gathers the pieces that may stand in the way into an index of a
//! table. The table takes 1 MB of memory but hardly a byte of the program: an entry is worked out
//! by walking the rays when it is first asked for. What the multiplications need is worked out
//! once, from small seeds. No filled entry is 0, since a slider always commands a square.
//!
//! It is safe from several threads, which would only write the same values twice. On the machines
//! at hand such loads cost nothing.
//!
//! Why tables filled on demand: measured in WebAssembly (Node 20, six standard positions, last ply
//! counted, alternating runs) against `eschac` 0.6 with the move generator of that time, kindergarten
//! tables reached 1.03, bishop magics with kindergarten rooks 1.07, magics filled at the start 1.14,
//! and magics filled as they are used 1.12 with nothing to do at the start.

mod rays;

use std::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};

use rays::{BISHOP_STEPS, ROOK_STEPS};

/// Where and how the answers for one square are found.
struct Magic {
    /// The squares on which a piece makes a difference.
    mask: AtomicU64,
    factor: AtomicU64,
    shift: AtomicU32,
    /// The first entry of the square.
    first: AtomicU32,
}

/// 107,648 entries are used; the power of two saves the bounds check.
const ENTRIES: usize = 1 << 17;

static TABLE: [AtomicU64; ENTRIES] = [const { AtomicU64::new(0) }; ENTRIES];
static BISHOPS: [Magic; 64] = [const { Magic::new() }; 64];
static ROOKS: [Magic; 64] = [const { Magic::new() }; 64];
static ARE_READY: AtomicBool = AtomicBool::new(false);

impl Magic {
    const fn new() -> Self {
        Self {
            mask: AtomicU64::new(0),
            factor: AtomicU64::new(0),
            shift: AtomicU32::new(0),
            first: AtomicU32::new(0),
        }
    }

    #[inline(always)]
    fn entry(&self, occupied: u64) -> &'static AtomicU64 {
        let pieces = occupied & self.mask.load(Ordering::Relaxed);
        let product = pieces.wrapping_mul(self.factor.load(Ordering::Relaxed));
        let gathered = product >> (self.shift.load(Ordering::Relaxed) & 63);
        let first = self.first.load(Ordering::Relaxed);
        &TABLE[(gathered as u32 + first) as usize & (ENTRIES - 1)]
    }
}

/// A token: its existence proves that the magics are initialized.
#[derive(Clone, Copy)]
pub(crate) struct Sliders(());

impl Sliders {
    /// Sees to it that the magics are there.
    #[inline(always)]
    pub(crate) fn ready() -> Self {
        if !ARE_READY.load(Ordering::Acquire) {
            prepare();
        }
        Self(())
    }

    /// The squares a bishop on `square` commands.
    #[inline(always)]
    pub(crate) fn bishop(self, square: u32, occupied: u64) -> u64 {
        let entry = BISHOPS[(square & 63) as usize].entry(occupied);
        let seen = entry.load(Ordering::Relaxed);
        if seen == 0 {
            return fill(entry, square, occupied, &BISHOP_STEPS);
        }
        seen
    }

    /// The squares a rook on `square` commands.
    #[inline(always)]
    pub(crate) fn rook(self, square: u32, occupied: u64) -> u64 {
        let entry = ROOKS[(square & 63) as usize].entry(occupied);
        let seen = entry.load(Ordering::Relaxed);
        if seen == 0 {
            return fill(entry, square, occupied, &ROOK_STEPS);
        }
        seen
    }
}

#[cold]
#[inline(never)]
fn fill(entry: &AtomicU64, square: u32, occupied: u64, steps: &[(i32, i32); 4]) -> u64 {
    let seen = rays::walk(square, occupied, steps);
    entry.store(seen, Ordering::Relaxed);
    seen
}

#[cold]
#[inline(never)]
fn prepare() {
    let mut first = 0;
    for square in 0..64 {
        let index = square as usize;
        for (magic, mask, seed) in [
            (&BISHOPS[index], bishop_mask(square), BISHOP_SEEDS[index]),
            (&ROOKS[index], rook_mask(square), ROOK_SEEDS[index]),
        ] {
            magic.mask.store(mask, Ordering::Relaxed);
            magic.factor.store(factor(seed), Ordering::Relaxed);
            magic.shift.store(64 - mask.count_ones(), Ordering::Relaxed);
            magic.first.store(first, Ordering::Relaxed);
            first += 1 << mask.count_ones();
        }
    }
    ARE_READY.store(true, Ordering::Release);
}

fn bishop_mask(square: u32) -> u64 {
    rays::walk(square, 0, &BISHOP_STEPS) & !EDGE_FILES & !EDGE_RANKS
}

fn rook_mask(square: u32) -> u64 {
    let row = 0xff << (square & 56) & !EDGE_FILES;
    let column = 0x0101_0101_0101_0101 << (square & 7) & !EDGE_RANKS;
    (row | column) & !(1 << square)
}

const EDGE_FILES: u64 = 0x8181_8181_8181_8181;
const EDGE_RANKS: u64 = 0xff00_0000_0000_00ff;

/// A number with few bits set.
fn factor(seed: u32) -> u64 {
    let mut bits = u64::from(seed).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    let mut few = !0;
    for _ in 0..3 {
        bits = (bits ^ bits >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
        bits ^= bits >> 29;
        few &= bits;
    }
    few
}

// The first seeds with which no two occupancies with different answers meet.
#[rustfmt::skip]
const BISHOP_SEEDS: [u32; 64] = [
    19_972, 867, 618, 3_556, 831, 281, 86, 19_228,
    730, 3_909, 59, 2_463, 844, 4_189, 3_361, 2_046,
    3_226, 3_588, 6_707, 31_103, 5_159, 11_938, 9_154, 5_690,
    9_194, 259, 3_569, 152_489, 58_152, 14_499, 450, 3_462,
    11_748, 1_835, 136, 14_330, 152_677, 2_934, 8_471, 1_224,
    864, 755, 7_293, 19_823, 8_732, 4_478, 11_673, 12,
    86, 8_118, 2_046, 183, 524, 3_155, 700, 867,
    19_228, 2_046, 2_410, 366, 264, 654, 730, 19_972,
];

#[rustfmt::skip]
const ROOK_SEEDS: [u32; 64] = [
    603_366, 56_946, 1_109_968, 302_557, 320_166, 350_015, 151_166, 445_028,
    16_998, 139_627, 21_848, 37_852, 99_818, 36_558, 7_906, 94_919,
    2_939, 66_327, 2_156, 44_157, 128_198, 342_358, 30_696, 10_269,
    21_703, 122_619, 21_848, 109_561, 396_117, 36_558, 7_906, 253_216,
    25_974, 46_373, 21_919, 88_956, 371_839, 321_705, 37_617, 9_208,
    36_964, 103_951, 56_386, 118_172, 339_423, 363_580, 95_092, 50_071,
    29_308, 7_314, 47_911, 18_237, 270_194, 148_892, 52_045, 7_136,
    43_297, 61_685, 115_449, 139_507, 1_812_970, 1_085_303, 23_355, 1_699,
];

#[cfg(test)]
mod tests {
    use super::rays::{BISHOP_STEPS, ROOK_STEPS, walk};
    use super::{Sliders, bishop_mask, rook_mask};

    type Slider = fn(Sliders, u32, u64) -> u64;

    fn check(mask: u64, square: u32, slider: Slider, steps: &[(i32, i32); 4]) {
        let mut occupied = 0_u64;
        // Twice: once to fill the entries, once to read them.
        for _ in 0..2 << mask.count_ones() {
            // Pieces outside the mask change nothing.
            let others = !mask & occupied.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let expected = walk(square, occupied | others, steps);
            assert_eq!(
                slider(Sliders::ready(), square, occupied | others),
                expected
            );
            occupied = occupied.wrapping_sub(mask) & mask;
        }
    }

    #[test]
    fn every_entry_agrees_with_walking_the_rays() {
        for square in 0..64 {
            check(bishop_mask(square), square, Sliders::bishop, &BISHOP_STEPS);
            check(rook_mask(square), square, Sliders::rook, &ROOK_STEPS);
        }
    }
}
