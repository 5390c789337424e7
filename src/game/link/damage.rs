//! Which single letter of a damaged link is wrong.
//!
//! The CRC is linear: a flipped bit changes the check value by a pattern that depends only on how
//! far the bit is from the end. So the letter is found whose bits explain the difference, without
//! trying each letter in each place.

use super::base64;
use crate::record::crc32;

/// The polynomial of IEEE 802.3, bits reversed.
const POLYNOMIAL: u32 = 0xedb8_8320;

/// The index of the one letter that is wrong, if replacing it by another makes the link whole and
/// nothing else does.
pub(super) fn single_letter(values: &[u8], is_whole: impl Fn(&[u8]) -> bool) -> Option<usize> {
    let bytes = base64::bytes(values);
    let (checked, check) = bytes.split_last_chunk::<4>()?;
    let difference = crc32(checked) ^ u32::from_be_bytes(*check);
    let patterns = patterns(bytes.len());
    let mut found = None;
    for index in 0..values.len() {
        for flipped in 1..64_u8 {
            let change = (0..6)
                .filter(|bit| flipped & (32 >> bit) != 0)
                // Bits behind the last byte change no check value.
                .filter_map(|bit| patterns.get(index * 6 + bit))
                .fold(0, |change, pattern| change ^ pattern);
            if change != difference {
                continue;
            }
            let mut mended = values.to_vec();
            mended[index] ^= flipped;
            if is_whole(&mended) {
                if found.is_some() {
                    return None;
                }
                found = Some(index);
            }
        }
    }
    found
}

/// By how much each bit changes the difference between the check value computed and the one at the
/// end. Bits are in the order of the text: the highest of each byte first.
fn patterns(length: usize) -> Vec<u32> {
    let mut patterns = vec![0; length * 8];
    let checked = length - 4;
    // The CRC takes in the lowest bit of each byte first, so the last taken in is the highest one of
    // the last byte.
    let mut pattern = POLYNOMIAL;
    for byte in (0..checked).rev() {
        for bit in 0..8 {
            patterns[byte * 8 + bit] = pattern;
            pattern = (pattern >> 1) ^ (POLYNOMIAL & (pattern & 1).wrapping_neg());
        }
    }
    for bit in 0..32 {
        patterns[checked * 8 + bit] = 1 << (31 - bit);
    }
    patterns
}
