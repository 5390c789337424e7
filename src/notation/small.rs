//! Small and capital letters of the alphabets of Europe: the standard library's tables of all letters of the
//! world would be a tenth of a program that reads only these.

/// The small letter of a capital of the Latin, Greek and Cyrillic alphabets; any other character itself.
///
/// ```
/// use notation::small;
///
/// assert_eq!(small::letter('É'), 'é');
/// assert_eq!(small::letter('Ж'), 'ж');
/// assert_eq!(small::letter('4'), '4');
/// ```
#[must_use]
pub fn letter(letter: char) -> char {
    let code = u32::from(letter);
    // In some blocks each capital stands before its small letter.
    let odd = code | 1;
    let even = code + (code & 1);
    let small = match code {
        0x41..=0x5A | 0xC0..=0xD6 | 0xD8..=0xDE | 0x391..=0x3A1 | 0x3A3..=0x3AB | 0x410..=0x42F => {
            code + 0x20
        }
        0x100..=0x12F | 0x132..=0x137 | 0x14A..=0x177 | 0x218..=0x21B | 0x460..=0x481 => odd,
        0x48A..=0x4BF | 0x4D0..=0x52F | 0x1E00..=0x1E95 | 0x1EA0..=0x1EFF => odd,
        0x139..=0x148 | 0x179..=0x17E => even,
        0x178 => 0xFF,
        0x1E9E => 0xDF,
        0x386 => 0x3AC,
        0x388..=0x38A => code + 0x25,
        0x38C => 0x3CC,
        0x38E | 0x38F => code + 0x3F,
        0x400..=0x40F => code + 0x50,
        _ => code,
    };
    char::from_u32(small).unwrap_or(letter)
}

/// A text in small letters.
#[must_use]
pub fn text(text: &str) -> String {
    text.chars().map(letter).collect()
}

/// A text whose first letter is a capital, if it is one of those alphabets.
///
/// ```
/// assert_eq!(notation::small::begun("œuvre"), "Œuvre");
/// ```
#[must_use]
pub fn begun(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next();
    let capital = first.map(|first| {
        let before = [0x20, 1, 0x50].into_iter();
        let mut capitals =
            before.filter_map(|it| char::from_u32(u32::from(first).checked_sub(it)?));
        capitals
            .find(|it| *it != first && letter(*it) == first)
            .unwrap_or(first)
    });
    capital.into_iter().chain(letters).collect()
}

#[cfg(test)]
mod tests {
    /// The blocks that are known, without the letters whose small form is more than one.
    fn known() -> impl Iterator<Item = char> {
        let blocks = [
            '\0'..='\u{17F}',
            '\u{218}'..='\u{21B}',
            '\u{384}'..='\u{3CE}',
        ];
        let others = [
            '\u{400}'..='\u{4BF}',
            '\u{4D0}'..='\u{52F}',
            '\u{1E00}'..='\u{1EFF}',
        ];
        blocks
            .into_iter()
            .chain(others)
            .flatten()
            .filter(|letter| *letter != '\u{130}')
    }

    #[test]
    fn small_letters_are_those_of_the_standard_library() {
        for letter in known() {
            let mut small = letter.to_lowercase();
            assert_eq!(Some(super::letter(letter)), small.next(), "{letter}");
        }
    }

    #[test]
    fn a_text_begins_with_the_capital_of_its_letter() {
        for letter in ('a'..='z').chain('à'..='ö').chain('а'..='џ') {
            let capital = letter.to_uppercase().to_string();
            assert_eq!(super::begun(&format!("{letter}x")), format!("{capital}x"));
        }
        for same in ["", "Ab", "ß", "4", "♘f3"] {
            assert_eq!(super::begun(same), same);
        }
    }
}
