//! Runners worked out from small constant tables, to fill the large one of [`sliders`](super).
//!
//! Kindergarten bitboards: a multiplication gathers the occupancy of one line into six bits, and
//! one table answers for every line of that shape. The 9 KB of tables are constants.

/// The rising diagonal through each square, without the square.
pub(crate) static DIAGONAL: [u64; 64] = lines(1, 1);
/// The falling diagonal through each square, without the square.
pub(crate) static ANTIDIAGONAL: [u64; 64] = lines(-1, 1);

/// By file and occupancy of the six inner squares: what a runner sees along the line, repeated on
/// every rank, to be masked with the line.
static ACROSS: [[u64; 64]; 8] = across();
/// By rank and occupancy of the six inner squares: what a runner on the a-file sees along it.
static UP: [[u64; 64]; 8] = up();

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_B: u64 = FILE_A << 1;
/// The squares from c2 to h7: brings the inner squares of the a-file to the highest six bits.
const C2_TO_H7: u64 = 0x0080_4020_1008_0400;

/// The squares a bishop on `square` commands.
#[inline(always)]
pub(crate) fn bishop(square: u32, occupied: u64) -> u64 {
    let square = (square & 63) as usize;
    let across = &ACROSS[square & 7];
    let (rising, falling) = (DIAGONAL[square], ANTIDIAGONAL[square]);
    let seen_rising = across[((occupied & rising).wrapping_mul(FILE_B) >> 58) as usize];
    let seen_falling = across[((occupied & falling).wrapping_mul(FILE_B) >> 58) as usize];
    seen_rising & rising | seen_falling & falling
}

/// The squares a rook on `square` commands.
#[inline(always)]
pub(crate) fn rook(square: u32, occupied: u64) -> u64 {
    let square = square & 63;
    let (file, rank) = (square & 7, square >> 3);
    let row = 0xff << (square & 56);
    let inner = (occupied >> (square & 56)) >> 1 & 63;
    let along_rank = ACROSS[file as usize][inner as usize] & row;
    let gathered = (occupied >> file & FILE_A).wrapping_mul(C2_TO_H7) >> 58;
    along_rank | UP[rank as usize][gathered as usize] << file
}

/// What a runner on `place` of a line of eight sees, bits 0 to 7.
const fn line_of_eight(place: usize, occupied: u64) -> u64 {
    let mut seen = 0;
    let mut next = place + 1;
    while next < 8 {
        seen |= 1 << next;
        if occupied >> next & 1 == 1 {
            break;
        }
        next += 1;
    }
    next = place;
    while next > 0 {
        next -= 1;
        seen |= 1 << next;
        if occupied >> next & 1 == 1 {
            break;
        }
    }
    seen
}

const fn across() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut place = 0;
    while place < 8 {
        let mut inner = 0;
        while inner < 64 {
            table[place][inner] = line_of_eight(place, (inner as u64) << 1) * FILE_A;
            inner += 1;
        }
        place += 1;
    }
    table
}

const fn up() -> [[u64; 64]; 8] {
    let mut table = [[0; 64]; 8];
    let mut place = 0;
    while place < 8 {
        let mut gathered = 0;
        while gathered < 64 {
            // The multiplication turns the file over: its lowest bit is the seventh rank.
            let occupied = (gathered as u8).reverse_bits() as u64 >> 1;
            let seen = line_of_eight(place, occupied);
            let mut rank = 0;
            while rank < 8 {
                table[place][gathered] |= (seen >> rank & 1) << (8 * rank);
                rank += 1;
            }
            gathered += 1;
        }
        place += 1;
    }
    table
}

const fn lines(files: i32, ranks: i32) -> [u64; 64] {
    let mut table = [0; 64];
    let mut index = 0;
    while index < 64 {
        let mut step = -7;
        while step <= 7 {
            let square = crate::Square::ALL[index].offset(step * files, step * ranks);
            if let (Some(square), true) = (square, step != 0) {
                table[index] |= 1 << square.index();
            }
            step += 1;
        }
        index += 1;
    }
    table
}
