//! The codes of the Encyclopaedia of Chess Openings: a letter from A to E and two digits.

use std::fmt;

/// A code from `A00` to `E99`.
///
/// # Examples
///
/// ```
/// use openings::Code;
///
/// let code = Code::parse("C60").expect("it is a code");
/// assert_eq!(code.to_string(), "C60");
/// assert_eq!(Code::parse("F00"), None);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(u16);

impl Code {
    /// How many codes there are.
    pub const COUNT: u16 = 500;

    /// Reads a code written as `C60`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Self> {
        let &[letter @ b'A'..=b'E', tens @ b'0'..=b'9', ones @ b'0'..=b'9'] = text.as_bytes()
        else {
            return None;
        };
        let digit = |byte: u8| u16::from(byte - b'0');
        Some(Self(
            u16::from(letter - b'A') * 100 + digit(tens) * 10 + digit(ones),
        ))
    }

    /// The code with this number, `A00` being 0 and `E99` being 499.
    #[must_use]
    pub const fn from_index(index: u16) -> Option<Self> {
        if index < Self::COUNT {
            Some(Self(index))
        } else {
            None
        }
    }

    /// The number of the code, `A00` being 0 and `E99` being 499.
    #[must_use]
    pub const fn index(self) -> u16 {
        self.0
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = char::from_u32(u32::from(b'A') + u32::from(self.0 / 100)).unwrap_or('A');
        write!(f, "{letter}{:02}", self.0 % 100)
    }
}
