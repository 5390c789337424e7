//! Parts of words. Searches of the standard library are made for long texts, and take 3 kB of a program.

/// Where `part` first stands in `text`.
pub(crate) fn find(text: &str, part: &str) -> Option<usize> {
    let mut parts = text.as_bytes().windows(part.len());
    parts.position(|found| found == part.as_bytes())
}

/// Whether `part` stands in `text`.
pub(crate) fn has(text: &str, part: &str) -> bool {
    find(text, part).is_some()
}

/// Whether a letter is one of these.
pub(crate) fn has_letter(letters: &str, letter: char) -> bool {
    letters.chars().any(|it| it == letter)
}

/// Whether a digit stands in `text`.
pub(crate) fn has_digit(text: &str) -> bool {
    text.bytes().any(|letter| letter.is_ascii_digit())
}

/// A text with `by` wherever `part` stood in it.
pub(crate) fn replaced(text: &str, part: &str, by: &str) -> String {
    let (mut all, mut rest) = (String::new(), text);
    while let Some(at) = find(rest, part) {
        all.push_str(&rest[..at]);
        all.push_str(by);
        rest = &rest[at + part.len()..];
    }
    all.push_str(rest);
    all
}

#[cfg(test)]
mod tests {
    use super::{find, has, replaced};

    #[test]
    fn parts_are_found_and_replaced_as_the_standard_library_does() {
        for text in ["", "ab", "tktaks tks×takestakes", "Q. Kt.'s .'s", "ééKté"] {
            for part in ["a", "ab", "takes", ".'s", "Kt", "é"] {
                assert_eq!(find(text, part), text.find(part));
                assert_eq!(has(text, part), text.contains(part));
                assert_eq!(replaced(text, part, "'s"), text.replace(part, "'s"));
            }
        }
    }
}
