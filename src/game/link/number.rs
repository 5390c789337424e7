//! A number of any size, made of digits of different bases.

/// Lowest byte first, without zeros at the high end.
#[derive(Default)]
pub(super) struct Number(pub(super) Vec<u8>);

impl Number {
    /// Multiplies by a base and adds a digit.
    pub(super) fn push(&mut self, base: u32, digit: u32) {
        let mut carry = u64::from(digit);
        for byte in &mut self.0 {
            let value = u64::from(*byte) * u64::from(base) + carry;
            *byte = value as u8;
            carry = value >> 8;
        }
        while carry > 0 {
            self.0.push(carry as u8);
            carry >>= 8;
        }
    }

    /// Divides by a base, which is not zero, and gives the remainder: the digit pushed last.
    pub(super) fn pop(&mut self, base: u32) -> u32 {
        let base = u64::from(base);
        let mut remainder = 0;
        for byte in self.0.iter_mut().rev() {
            let value = remainder << 8 | u64::from(*byte);
            *byte = (value / base) as u8;
            remainder = value % base;
        }
        while self.0.last() == Some(&0) {
            self.0.pop();
        }
        remainder as u32
    }
}
