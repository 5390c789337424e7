//! Base64url without padding (RFC 4648, section 5).

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// The bytes as text.
pub(super) fn write(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let byte = |index: usize| u32::from(group.get(index).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for place in 0..=group.len() {
            let letter = bits >> (18 - 6 * place) & 63;
            text.push(char::from(ALPHABET[letter as usize]));
        }
    }
    text
}

/// Six bits for each letter, or the index of the first letter that is none.
pub(super) fn values(text: &str) -> Result<Vec<u8>, usize> {
    text.chars()
        .enumerate()
        .map(|(index, letter)| {
            let place = ALPHABET
                .iter()
                .position(|known| char::from(*known) == letter);
            place.map(|value| value as u8).ok_or(index)
        })
        .collect()
}

/// The bytes of letters; bits that fill no byte are left out.
pub(super) fn bytes(values: &[u8]) -> Vec<u8> {
    let mut bytes = Vec::with_capacity(values.len() * 3 / 4);
    let (mut bits, mut count) = (0_u32, 0);
    for value in values {
        bits = bits << 6 | u32::from(*value);
        count += 6;
        if count >= 8 {
            count -= 8;
            bytes.push((bits >> count & 255) as u8);
        }
    }
    bytes
}

/// How many letters this many bytes take.
pub(super) const fn length(bytes: usize) -> usize {
    (bytes * 8).div_ceil(6)
}
