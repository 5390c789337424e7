//! The signs of class codes: Crockford's base 32 (<https://www.crockford.com/base32.html>).

use super::{Fault, Mistake};

/// How many signs there are.
pub(super) const COUNT: u8 = 32;

const LETTERS: &[u8; COUNT as usize] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// How many signs stand together.
const GROUP: usize = 5;

/// The value of a sign that a number goes on after.
const MORE: u8 = 16;

/// A sign as it was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sign {
    /// Its value, below [`COUNT`].
    pub(super) value: u8,
    /// What stands there.
    pub(super) read: char,
    /// Its column, from 1.
    pub(super) column: usize,
}

/// The value of a letter of the alphabet; 0 for any other.
pub(super) const fn value_of(letter: char) -> u8 {
    let mut value = 0;
    while value < COUNT {
        if LETTERS[value as usize] as char == letter {
            return value;
        }
        value += 1;
    }
    0
}

/// The letter of a value.
pub(super) fn letter(value: u8) -> char {
    char::from(LETTERS[usize::from(value % COUNT)])
}

/// Reads signs; hyphens only help to read.
pub(super) fn read(code: &str, first_column: usize) -> Result<Vec<Sign>, Fault> {
    let is_hyphen = |letter: char| matches!(letter, '-' | '\u{2010}'..='\u{2013}');
    let letters = code.chars().zip(first_column..);
    letters
        .filter(|(letter, _)| !is_hyphen(*letter))
        .map(|(read, column)| {
            let meant = match read.to_ascii_uppercase() {
                'O' => '0',
                'I' | 'L' => '1',
                upper => upper,
            };
            let value = value_of(meant);
            if letter(value) == meant {
                Ok(Sign {
                    value,
                    read,
                    column,
                })
            } else {
                Err(Fault {
                    mistake: Mistake::Sign(read),
                    column: Some(column),
                })
            }
        })
        .collect()
}

/// Writes signs in groups.
pub(super) fn grouped(signs: &[Sign]) -> String {
    let groups = signs.chunks(GROUP);
    let groups = groups.map(|group| group.iter().map(|sign| letter(sign.value)).collect());
    groups.collect::<Vec<String>>().join("-")
}

/// Signs that are read one after the other.
pub(super) struct Signs<'a> {
    rest: &'a [Sign],
}

impl<'a> Signs<'a> {
    pub(super) const fn new(rest: &'a [Sign]) -> Self {
        Self { rest }
    }

    pub(super) const fn is_over(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) fn take(&mut self) -> Result<u8, Mistake> {
        let (first, rest) = self.rest.split_first().ok_or(Mistake::Short)?;
        self.rest = rest;
        Ok(first.value)
    }

    /// A number, from its lowest four bits up.
    pub(super) fn number(&mut self, most_bits: u32) -> Result<u32, Mistake> {
        let mut number = 0;
        for shift in (0..most_bits).step_by(4) {
            let value = self.take()?;
            number |= u32::from(value % MORE) << shift;
            if value < MORE {
                return Ok(number);
            }
        }
        Err(Mistake::Long)
    }
}
