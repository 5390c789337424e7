//! Curves of probability, as tables of whole numbers: every machine gets the same.

/// One chance to win, as [`winning_chance`] counts it.
pub(crate) const WHOLE: i32 = 65_536;

/// The logarithm of u / (1 - u) in 256th parts, for u from 1/2 to 1 in 64 steps.
#[rustfmt::skip]
static LOGITS: [i32; 64] = [
    4, 12, 20, 28, 36, 44, 52, 60, 68, 77, 85, 93, 101, 110, 118, 127,
    135, 144, 152, 161, 170, 179, 188, 197, 207, 216, 226, 235, 245, 255, 265, 276,
    287, 298, 309, 320, 332, 344, 356, 369, 382, 396, 410, 424, 439, 455, 472, 489,
    507, 527, 547, 569, 593, 618, 646, 677, 711, 750, 794, 848, 914, 1002, 1135, 1419,
];

/// The quantiles of the Gumbel distribution in 256th parts, in 128 steps.
#[rustfmt::skip]
static EXTREMES: [i32; 128] = [
    -439, -382, -351, -328, -309, -294, -280, -267, -255, -245, -235, -225, -216, -208, -199, -191,
    -184, -176, -169, -162, -155, -148, -142, -135, -129, -122, -116, -110, -104, -98, -92, -87,
    -81, -75, -69, -64, -58, -53, -47, -41, -36, -30, -25, -20, -14, -9, -3, 2,
    8, 13, 19, 24, 29, 35, 40, 46, 51, 57, 63, 68, 74, 80, 85, 91,
    97, 103, 108, 114, 120, 126, 132, 138, 145, 151, 157, 164, 170, 177, 183, 190,
    197, 204, 211, 218, 225, 232, 240, 247, 255, 263, 271, 279, 288, 296, 305, 314,
    324, 333, 343, 353, 363, 374, 385, 397, 408, 421, 434, 447, 461, 475, 491, 507,
    524, 542, 562, 582, 605, 629, 656, 686, 719, 756, 800, 853, 918, 1005, 1137, 1419,
];

/// The chance to win less the chance to lose, in parts of 65536, every 32 centipawns.
#[rustfmt::skip]
static CHANCES: [i32; 65] = [
    0, 3856, 7686, 11464, 15164, 18765, 22247, 25592, 28787, 31821,
    34686, 37379, 39896, 42239, 44412, 46417, 48262, 49954, 51500, 52910,
    54192, 55355, 56408, 57359, 58217, 58990, 59685, 60310, 60870, 61372,
    61822, 62224, 62584, 62905, 63193, 63449, 63678, 63882, 64063, 64225,
    64370, 64498, 64613, 64715, 64806, 64886, 64958, 65022, 65079, 65130,
    65175, 65215, 65250, 65282, 65310, 65335, 65358, 65377, 65395, 65411,
    65425, 65437, 65448, 65458, 65466,
];

const STEP: i32 = 32;

/// A throw of the logistic distribution, in 256th parts, from evenly spread bits.
#[inline(always)]
pub(crate) fn logit(bits: u64) -> i32 {
    let size = LOGITS[(bits >> 40 & 63) as usize];
    if bits >> 50 & 1 == 0 { size } else { -size }
}

/// A throw of the Gumbel distribution, in 256th parts, from evenly spread bits: added to the
/// logarithms of weights, the largest sum falls to each with the probability of its weight.
pub(crate) fn extreme(bits: u64) -> i32 {
    EXTREMES[(bits >> 40 & 127) as usize]
}

/// The chance to win less the chance to lose with a lead in centipawns.
pub(crate) fn winning_chance(lead: i32) -> i32 {
    let size = lead.abs().min(STEP * 64 - 1);
    let (place, part) = ((size / STEP) as usize, size % STEP);
    let (low, high) = (CHANCES[place], CHANCES[place + 1]);
    (low + (high - low) * part / STEP) * lead.signum()
}

#[cfg(test)]
mod tests {
    use super::{CHANCES, EXTREMES, LOGITS, WHOLE, extreme, logit, winning_chance};

    #[test]
    fn curves_rise() {
        assert!(LOGITS.is_sorted() && EXTREMES.is_sorted() && CHANCES.is_sorted());
        for lead in -3_000..3_000 {
            assert!(winning_chance(lead) <= winning_chance(lead + 1));
            assert_eq!(winning_chance(lead), -winning_chance(-lead));
            assert!(winning_chance(lead).abs() <= WHOLE);
        }
    }

    #[test]
    fn throws_are_spread_as_they_should_be() {
        let throws = || (0..4_000).map(|number| crate::position::mix_two(number, 7));
        let above = throws().filter(|&bits| logit(bits) > 0).count();
        assert!((1_900..2_100).contains(&above), "{above}");
        // The mean of the Gumbel distribution is 0.577.
        let mean = throws().map(extreme).sum::<i32>() / 4_000;
        assert!((130..166).contains(&mean), "{mean}");
    }
}
