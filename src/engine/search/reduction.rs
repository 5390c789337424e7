//! By how much late moves are searched less deep.

/// The binary logarithms of 0 to 63 in 256th parts, in whole numbers so that every machine agrees.
static LOGARITHMS: [i32; 64] = {
    let mut table = [0; 64];
    let mut number = 1_u32;
    while number < 64 {
        let whole = number.ilog2();
        // Between two powers of two a straight line is close enough.
        let part = ((number << 8) >> whole) as i32 - 256;
        table[number as usize] = (whole as i32) << 8 | part;
        number += 1;
    }
    table
};

/// The reduction at `depth` for a move after which `searched` moves were tried.
#[inline(always)]
pub(super) fn reduction_of(depth: i32, searched: u32) -> i32 {
    let depth = LOGARITHMS[depth.clamp(0, 63) as usize];
    let searched = LOGARITHMS[searched.min(63) as usize];
    // 0.6 and 0.21 times the product of the logarithms.
    (39_322 + depth * searched * 54 / 256) >> 16
}

#[cfg(test)]
mod tests {
    use super::reduction_of;

    #[test]
    fn reductions_grow_with_depth_and_with_the_number_of_moves() {
        assert_eq!(reduction_of(1, 1), 0);
        assert_eq!(reduction_of(8, 8), 2);
        for depth in 1..63 {
            for searched in 1..63 {
                let here = reduction_of(depth, searched);
                assert!(here <= reduction_of(depth + 1, searched));
                assert!(here <= reduction_of(depth, searched + 1));
                assert!(here < 9);
            }
        }
    }
}
