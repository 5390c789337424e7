//! The packed form, which is text so that every host compresses it.
//!
//! ```text
//! jadoube openings 1     what it is
//! <shape>                for each position, the start first and each line to its end before the
//!                        next: twice the number of moves that go on, plus one if it has a name
//! <moves>                for each position but the start: which move led to it, see `order`
//! <codes>                for each name: the change from the code of the name before
//! <kept>                 for each name: how many parts of the last name on its way begin it too
//! <name>                 for each name: the rest, on a line of its own
//! ```
//!
//! The four long lines hold one numeral after another.

use std::str::Chars;

/// The first line of the file.
pub(crate) const TITLE: &str = "jadoube openings 1";

/// The numeral for zero, the first printed character above the quotation mark.
const ZERO: u32 = '#' as u32;
/// The numeral that adds this much to the one after it.
const MORE: u32 = 90;

/// Writes a number: mostly one character.
pub(crate) fn push_numeral(text: &mut String, mut number: u32) {
    loop {
        let digit = number.min(MORE);
        text.extend(char::from_u32(ZERO + digit));
        if digit < MORE {
            return;
        }
        number -= MORE;
    }
}

/// Reads a number; fails with the character that is no numeral, or nothing at the end.
pub(crate) fn read_numeral(text: &mut Chars<'_>) -> Result<u32, Option<char>> {
    let mut number: u32 = 0;
    loop {
        let found = text.next().ok_or(None)?;
        let digit = u32::from(found).checked_sub(ZERO).ok_or(Some(found))?;
        if digit > MORE {
            return Err(Some(found));
        }
        number = number.saturating_add(digit);
        if digit < MORE {
            return Ok(number);
        }
    }
}

/// Folds a change up or down into one number: 0, -1, 1, -2 and so on.
pub(crate) const fn fold(change: i32) -> u32 {
    (change << 1 ^ change >> 31).cast_unsigned()
}

/// The change that [`fold`] folded.
pub(crate) const fn unfold(number: u32) -> i32 {
    (number >> 1).cast_signed() ^ -(number & 1).cast_signed()
}

/// Where the parts of a name end: the family, then each branch with the mark before it.
pub(crate) fn part_ends(name: &str) -> impl Iterator<Item = usize> + '_ {
    name.match_indices([':', ','])
        .map(|(place, _)| place)
        .chain([name.len()])
}

#[cfg(test)]
mod tests {
    use super::{fold, part_ends, push_numeral, read_numeral, unfold};

    #[test]
    fn numbers_read_back_as_they_were_written() {
        for number in (0..400).chain([998]) {
            let mut text = String::new();
            push_numeral(&mut text, number);
            let mut letters = text.chars();
            assert_eq!(read_numeral(&mut letters), Ok(number));
            assert_eq!(letters.next(), None);
        }
        assert_eq!(read_numeral(&mut "".chars()), Err(None));
        assert_eq!(read_numeral(&mut "}".chars()), Err(None));
        assert_eq!(read_numeral(&mut "é".chars()), Err(Some('é')));
        assert_eq!(read_numeral(&mut " ".chars()), Err(Some(' ')));
    }

    #[test]
    fn small_changes_fold_into_small_numbers() {
        assert_eq!([0, -1, 1, -2].map(fold), [0, 1, 2, 3]);
        assert!((-499..500).all(|change| unfold(fold(change)) == change));
    }

    #[test]
    fn a_name_ends_where_a_branch_begins() {
        let name = "Ruy Lopez: Berlin Defense, l'Hermet";
        let parts: Vec<&str> = part_ends(name).map(|end| &name[..end]).collect();
        assert_eq!(parts, ["Ruy Lopez", "Ruy Lopez: Berlin Defense", name]);
    }
}
