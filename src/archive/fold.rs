//! What is compared when people search and sort: small letters without accents.

use notation::small;

/// The accented letters of the Latin alphabets of Europe, after their plain ones.
const ACCENTED: [(&str, &str); 22] = [
    ("a", "àáâãäåāăą"),
    ("ae", "æ"),
    ("c", "çćĉċč"),
    ("d", "ðďđ"),
    ("e", "èéêëēĕėęě"),
    ("g", "ĝğġģ"),
    ("h", "ĥħ"),
    ("i", "ìíîïĩīĭįı"),
    ("j", "ĵ"),
    ("k", "ķ"),
    ("l", "ĺļľŀł"),
    ("n", "ñńņňŉ"),
    ("o", "òóôõöøōŏő"),
    ("oe", "œ"),
    ("r", "ŕŗř"),
    ("s", "śŝşšș"),
    ("ss", "ß"),
    ("t", "ţťŧț"),
    ("th", "þ"),
    ("u", "ùúûüũūŭůűų"),
    ("y", "ýÿŷ"),
    ("z", "źżž"),
];

/// Writes `text` to the end of `folded` in small letters without accents, so that "Muller" finds
/// "Müller".
pub fn fold_into(folded: &mut String, text: &str) {
    if text.is_ascii() {
        folded.extend(
            text.bytes()
                .map(|byte| char::from(byte.to_ascii_lowercase())),
        );
        return;
    }
    for letter in text.chars().map(small::letter) {
        if letter.is_ascii() {
            folded.push(letter);
            continue;
        }
        let plain = ACCENTED
            .iter()
            .find(|(_, accented)| accented.contains(letter));
        match plain {
            Some((plain, _)) => folded.push_str(plain),
            None => folded.push(letter),
        }
    }
}

/// `text` in small letters without accents.
pub(crate) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    fold_into(&mut folded, text);
    folded
}

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn case_and_accents_do_not_count() {
        assert_eq!(fold("Żukowski, Großer"), "zukowski, grosser");
        assert_eq!(fold("KØBENHAVN"), "kobenhavn");
        assert_eq!(fold("Ботвинник"), "ботвинник");
        assert_eq!(fold("Carlsen, M"), "carlsen, m");
    }
}
