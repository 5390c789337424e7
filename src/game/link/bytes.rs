//! Bytes one after another.

/// Puts a number in groups of seven bits, lowest first.
pub(super) fn push_number(bytes: &mut Vec<u8>, number: u32) {
    let mut rest = number;
    while rest >= 128 {
        bytes.push(rest as u8 | 128);
        rest >>= 7;
    }
    bytes.push(rest as u8);
}

/// Bytes that are still to be read.
pub(super) struct Reader<'a> {
    pub(super) rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(super) fn byte(&mut self) -> Option<u8> {
        let (first, rest) = self.rest.split_first()?;
        self.rest = rest;
        Some(*first)
    }

    pub(super) fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(taken)
    }

    pub(super) fn array<const N: usize>(&mut self) -> Option<[u8; N]> {
        self.take(N)?.try_into().ok()
    }

    /// A number in groups of seven bits; nothing if it is too large or longer than it need be.
    pub(super) fn number(&mut self) -> Option<u32> {
        let mut number = 0_u64;
        for place in 0..5 {
            let byte = self.byte()?;
            number |= u64::from(byte & 127) << (7 * place);
            if byte < 128 {
                let is_shortest = byte > 0 || place == 0;
                return u32::try_from(number).ok().filter(|_| is_shortest);
            }
        }
        None
    }
}
