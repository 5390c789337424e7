//! The back end for bishops, rooks and queens: two functions of a square and an occupancy.
//!
//! Magic bitboards: a multiplication gathers the men that may stand in the way into an index of a
//! table. The table takes 1 MB of memory but no byte of the program: an entry is worked out by
//! walking the rays when it is first asked for. No filled entry is 0, since a runner always
//! commands a square. Relaxed atomics make that safe from several threads, which would only write
//! the same value twice; they cost nothing, neither natively nor in WebAssembly.

mod rays;

use std::sync::atomic::{AtomicU64, Ordering};

use rays::{BISHOP_STEPS, ROOK_STEPS};

/// Where and how the answers for one square are found.
#[derive(Clone, Copy)]
struct Magic {
    /// The squares on which a man makes a difference.
    mask: u64,
    factor: u64,
    shift: u32,
    offset: u32,
}

/// 107,648 entries are used; the power of two saves the bounds check.
const ENTRIES: usize = 1 << 17;

static TABLE: [AtomicU64; ENTRIES] = [const { AtomicU64::new(0) }; ENTRIES];

/// The squares a bishop on `square` commands.
#[inline(always)]
pub(crate) fn bishop(square: u32, occupied: u64) -> u64 {
    let entry = entry(&BISHOPS[(square & 63) as usize], occupied);
    let seen = entry.load(Ordering::Relaxed);
    if seen == 0 {
        return fill_bishop(square, occupied);
    }
    seen
}

/// The squares a rook on `square` commands.
#[inline(always)]
pub(crate) fn rook(square: u32, occupied: u64) -> u64 {
    let entry = entry(&ROOKS[(square & 63) as usize], occupied);
    let seen = entry.load(Ordering::Relaxed);
    if seen == 0 {
        return fill_rook(square, occupied);
    }
    seen
}

#[inline(always)]
fn entry(magic: &Magic, occupied: u64) -> &'static AtomicU64 {
    let gathered = (occupied & magic.mask).wrapping_mul(magic.factor) >> magic.shift;
    &TABLE[(gathered as u32 + magic.offset) as usize & (ENTRIES - 1)]
}

#[cold]
#[inline(never)]
fn fill_bishop(square: u32, occupied: u64) -> u64 {
    let seen = rays::walk(square, occupied, &BISHOP_STEPS);
    entry(&BISHOPS[(square & 63) as usize], occupied).store(seen, Ordering::Relaxed);
    seen
}

#[cold]
#[inline(never)]
fn fill_rook(square: u32, occupied: u64) -> u64 {
    let seen = rays::walk(square, occupied, &ROOK_STEPS);
    entry(&ROOKS[(square & 63) as usize], occupied).store(seen, Ordering::Relaxed);
    seen
}

static BISHOPS: [Magic; 64] = bishops();
static ROOKS: [Magic; 64] = rooks();

const EDGE_FILES: u64 = 0x8181_8181_8181_8181;
const EDGE_RANKS: u64 = 0xff00_0000_0000_00ff;

const fn bishops() -> [Magic; 64] {
    let mut magics = [Magic {
        mask: 0,
        factor: 0,
        shift: 0,
        offset: 0,
    }; 64];
    let (mut square, mut offset) = (0, 0);
    while square < 64 {
        let mask = rays::walk(square as u32, 0, &BISHOP_STEPS) & !EDGE_FILES & !EDGE_RANKS;
        let shift = 64 - mask.count_ones();
        magics[square] = Magic {
            mask,
            factor: BISHOP_FACTORS[square],
            shift,
            offset,
        };
        offset += 1 << mask.count_ones();
        square += 1;
    }
    magics
}

const fn rooks() -> [Magic; 64] {
    let mut magics = bishops();
    let last = magics[63];
    let mut offset = last.offset + (1 << last.mask.count_ones());
    let mut square = 0;
    while square < 64 {
        let row = 0xff << (square & 56) & !EDGE_FILES;
        let column = 0x0101_0101_0101_0101 << (square & 7) & !EDGE_RANKS;
        let mask = (row | column) & !(1 << square);
        let shift = 64 - mask.count_ones();
        magics[square] = Magic {
            mask,
            factor: ROOK_FACTORS[square],
            shift,
            offset,
        };
        offset += 1 << mask.count_ones();
        square += 1;
    }
    assert!(offset as usize <= ENTRIES);
    magics
}

// Found by trying sparse random numbers until no two occupancies with different answers met.
const BISHOP_FACTORS: [u64; 64] = [
    0x1040_1001_0200_2044,
    0x0009_a108_0081_0001,
    0x9004_0114_0100_1204,
    0x4208_0601_4221_000a,
    0x0010_8820_0008_5404,
    0x0002_0124_6000_0102,
    0x0020_8084_5040_2400,
    0x0816_0444_0211_3000,
    0x4008_40b8_0114_00a0,
    0x0000_2008_10dc_8085,
    0x0a01_0800_8400_8800,
    0x0000_0404_0082_8000,
    0x2002_0c10_4442_01b0,
    0x0020_4822_1011_8400,
    0x0000_071c_1002_2802,
    0x0300_0022_0110_0808,
    0x0061_0848_2034_0082,
    0x0008_0042_8801_241c,
    0x0150_408a_0884_0500,
    0x4042_000c_2022_020c,
    0x0981_0011_9040_0008,
    0x0c81_0028_9000_9000,
    0x8004_0482_0121_0840,
    0x0024_4802_0600_8402,
    0x0808_4010_2003_8a00,
    0xc002_a044_1024_0082,
    0x0a80_3200_5008_8202,
    0x8210_0401_2040_1020,
    0x202c_0400_0041_0048,
    0x0020_4040_1201_1000,
    0x0004_004c_0088_0402,
    0x8200_4304_4201_0121,
    0x0408_2808_4040_2308,
    0x0114_0420_0124_5100,
    0x1041_0402_0001_0808,
    0x0201_4008_0800_8201,
    0x0040_6040_4004_0100,
    0x0140_8281_028e_0102,
    0x8004_1100_4014_0400,
    0x0102_4040_4046_020a,
    0x0200_8210_1000_4180,
    0x1002_1092_6004_0804,
    0x8100_2100_4041_8800,
    0x4810_2842_0800_0480,
    0x0020_2810_1040_0401,
    0x1220_010a_0020_8e00,
    0x4508_3014_0841_2088,
    0x2010_0400_4284_4048,
    0x2000_8230_8220_0004,
    0x2420_8208_8260_7206,
    0x0000_0108_8804_01c2,
    0x0100_0600_8424_0081,
    0x0110_0138_a103_0860,
    0x8301_1c54_088a_0040,
    0x00c0_9002_0081_0000,
    0x0010_4418_0054_402d,
    0x00c2_0110_8801_0800,
    0x0102_0022_0802_0900,
    0x2001_8101_0088_0428,
    0x0881_0000_0042_0220,
    0x0088_0008_1811_a401,
    0x4001_8004_6004_5100,
    0x8000_4110_0242_0042,
    0x1070_0410_0440_4100,
];

const ROOK_FACTORS: [u64; 64] = [
    0x6080_0040_0020_8013,
    0x0040_0020_0010_0040,
    0x9080_2000_8008_1000,
    0x1180_1000_1c08_0180,
    0x0100_0408_0002_1100,
    0x8580_0600_4400_0180,
    0x1080_0100_0200_0080,
    0x0180_10a1_0000_4080,
    0x6243_0020_8000_4100,
    0x2040_8040_0080_2000,
    0x0041_8060_0080_1000,
    0x1842_0010_0842_0022,
    0x8000_8008_0004_0081,
    0x8002_8012_0080_0c00,
    0x0154_0008_0402_3001,
    0x8240_8000_4080_0100,
    0x2000_2080_0040_0080,
    0x0080_8080_2000_4001,
    0x1110_0020_0804_0020,
    0x8101_0100_0810_0021,
    0x1008_0100_0500_0810,
    0x0009_0100_0208_0400,
    0x0430_0101_0004_0200,
    0x5810_0200_0084_2041,
    0x0a80_8022_8000_4008,
    0x8410_4010_8020_0081,
    0x002c_2001_0044_1100,
    0x1406_0042_0008_1020,
    0x0102_0006_0008_a010,
    0x120c_0100_4002_0040,
    0x4044_4804_0081_1022,
    0x1100_3402_0004_8741,
    0x4000_4000_8080_0020,
    0x0420_1000_2040_4000,
    0x0410_0800_2020_0400,
    0x1930_0008_0080_1080,
    0x000a_0400_8080_0802,
    0x004c_0002_0080_0480,
    0x0201_0208_0400_1001,
    0x4801_0008_4100_00a2,
    0x0800_8020_4000_8000,
    0x0030_0040_2000_4000,
    0x0000_2001_0841_0010,
    0x0204_1201_4222_0008,
    0x0018_0004_0008_8080,
    0x2026_008c_1012_0028,
    0x4041_002a_0009_0004,
    0x2020_0040_8402_0021,
    0x2180_0020_0040_0040,
    0x4802_0100_8020_4200,
    0x4000_4a00_1080_2200,
    0x8d01_1000_0900_2500,
    0x4009_1005_0088_0100,
    0x6800_8004_0002_0080,
    0x0040_8001_0002_0080,
    0x0000_0040_8401_0200,
    0x8004_4018_8000_2101,
    0x0000_1200_8040_2902,
    0x1004_9100_0920_0041,
    0x0b11_0008_0420_1001,
    0x001a_0010_0804_2002,
    0x0002_0008_1001_0482,
    0x0012_0004_1808_8142,
    0x0015_0001_2202_4489,
];

#[cfg(test)]
mod tests {
    use super::rays::{BISHOP_STEPS, ROOK_STEPS, walk};
    use super::{BISHOPS, Magic, ROOKS, bishop, rook};

    type Runner = fn(u32, u64) -> u64;

    fn check(magic: &Magic, square: u32, runner: Runner, steps: &[(i32, i32); 4]) {
        let mut occupied = 0_u64;
        // Twice: once to fill the entries, once to read them.
        for _ in 0..2 << magic.mask.count_ones() {
            // Men outside the mask change nothing.
            let others = !magic.mask & occupied.wrapping_mul(0x9e37_79b9_7f4a_7c15);
            let expected = walk(square, occupied | others, steps);
            assert_eq!(runner(square, occupied | others), expected);
            occupied = occupied.wrapping_sub(magic.mask) & magic.mask;
        }
    }

    #[test]
    fn every_entry_agrees_with_walking_the_rays() {
        for square in 0..64 {
            let index = square as usize;
            check(&BISHOPS[index], square, bishop, &BISHOP_STEPS);
            check(&ROOKS[index], square, rook, &ROOK_STEPS);
        }
    }
}
