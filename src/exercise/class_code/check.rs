//! The check value of class codes: bech32m of BIP 350
//! (<https://github.com/bitcoin/bips/blob/master/bip-0350.mediawiki>), with the name in the place of
//! the human-readable part.

/// How many signs it has.
pub(super) const SIGNS: usize = 6;

/// What remains of a text without mistakes.
const REMAINDER: u32 = 0x2bc8_30a3;

const GENERATOR: [u32; 5] = [
    0x3b6a_57b2,
    0x2650_8e6d,
    0x1ea1_19fa,
    0x3d42_33dd,
    0x2a14_62b3,
];

/// Whether signs, the check value among them, fit a name.
pub(super) fn is_sound(name: &str, values: impl Iterator<Item = u8>) -> bool {
    let high = name.bytes().map(|byte| byte >> 5);
    let low = name.bytes().map(|byte| byte & 31);
    let all = high.chain([0]).chain(low).chain(values);
    all.fold(1, step) == REMAINDER
}

/// The check value of a name and the signs before it.
pub(super) fn signs(name: &str, values: &[u8]) -> [u8; SIGNS] {
    let high = name.bytes().map(|byte| byte >> 5);
    let low = name.bytes().map(|byte| byte & 31);
    let all = high.chain([0]).chain(low).chain(values.iter().copied());
    let remainder = all.chain([0; SIGNS]).fold(1, step) ^ REMAINDER;
    std::array::from_fn(|place| (remainder >> (5 * (SIGNS - 1 - place)) & 31) as u8)
}

fn step(remainder: u32, value: u8) -> u32 {
    let top = remainder >> 25;
    let next = ((remainder & 0x01ff_ffff) << 5) ^ u32::from(value);
    let terms = (0..).zip(GENERATOR);
    terms.fold(next, |next, (bit, term)| {
        if top >> bit & 1 == 1 {
            next ^ term
        } else {
            next
        }
    })
}

#[cfg(test)]
mod tests {
    use super::is_sound;

    /// The test vectors of BIP 350: the human-readable part, then the data with its check value.
    #[test]
    fn the_vectors_of_the_standard_hold() {
        const LETTERS: &str = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
        let sound = |text: &str| {
            let (name, data) = text.rsplit_once('1').unwrap();
            let values = data.chars().map(|letter| LETTERS.find(letter).unwrap());
            is_sound(name, values.map(|value| u8::try_from(value).unwrap()))
        };
        for text in [
            "a1lqfn3a",
            "abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx",
            "split1checkupstagehandshakeupstreamerranterredcaperredlc445v",
            "?1v759aa",
        ] {
            assert!(sound(text), "{text}");
        }
        for text in [
            "a1lqfn3q",
            "b1lqfn3a",
            "?1v759ab".replace('b', "q").as_str(),
        ] {
            assert!(!sound(text), "{text}");
        }
    }
}
