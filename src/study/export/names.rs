//! What saved files are called.

use notation::small;
use record::Record;

/// The longest name before the ending, in letters.
const LONGEST: usize = 60;

/// A name for a file of this game that every system takes: small letters, digits and hyphens.
///
/// # Examples
///
/// ```
/// let game = &record::pgn::read_all("[White \"Morphy, P.\"]\n[Date \"1858.10.??\"]\n\n*")[0];
/// assert_eq!(study::export::file_name(&game.record, "pgn"), "morphy-p-1858.pgn");
/// ```
#[must_use]
pub fn file_name(record: &Record, ending: &str) -> String {
    let year = record.tag("Date").and_then(|date| date.get(..4));
    let words = [record.tag("White"), record.tag("Black"), year];
    let mut name = String::new();
    for word in words.into_iter().flatten() {
        push_word(&mut name, word);
    }
    let name = name.trim_start_matches('-');
    let end = name.char_indices().nth(LONGEST);
    let name = name[..end.map_or(name.len(), |(at, _)| at)].trim_end_matches('-');
    let name = if name.is_empty() { "game" } else { name };
    [name, ending].join(".")
}

/// Adds a word after a hyphen, every row of other characters being one hyphen too.
fn push_word(name: &mut String, word: &str) {
    name.push('-');
    for letter in word.chars().map(small::letter) {
        if letter.is_alphanumeric() {
            name.push(letter);
        } else if !name.ends_with('-') {
            name.push('-');
        }
    }
    while name.ends_with('-') {
        name.pop();
    }
}

#[cfg(test)]
mod tests {
    use record::Record;

    use super::file_name;

    #[test]
    fn nothing_but_letters_digits_and_hyphens_gets_into_a_name() {
        let mut record = Record::default();
        assert_eq!(file_name(&record, "txt"), "game.txt");
        record.set_tag("White", "../Ćirić \\ <b>");
        record.set_tag("Black", "???");
        record.set_tag("Date", "????.??.??");
        assert_eq!(file_name(&record, "pgn"), "ćirić-b.pgn");
        record.set_tag("White", &"x".repeat(200));
        assert_eq!(file_name(&record, "pgn").len(), 64);
    }
}
