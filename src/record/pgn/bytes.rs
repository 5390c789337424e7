//! Bytes and what they mean in PGN; all marks of PGN are ASCII, so that no byte of another letter
//! can be taken for one.

use std::borrow::Cow;
use std::slice::SliceIndex;

/// Bytes that end a word.
const ENDS_WORD: [bool; 256] = {
    let mut table = [false; 256];
    let mut control = 0;
    while control <= 32 {
        table[control] = true;
        control += 1;
    }
    table[127] = true;
    let marks = b"(){}[]\"$;<>";
    let mut index = 0;
    while index < marks.len() {
        table[marks[index] as usize] = true;
        index += 1;
    }
    table
};

/// Whether a word cannot go on with this byte.
pub(super) const fn ends_word(byte: u8) -> bool {
    ENDS_WORD[byte as usize]
}

/// How many bytes from here belong to a word.
pub(super) fn word_length(bytes: &[u8]) -> usize {
    let end = bytes.iter().position(|byte| ends_word(*byte));
    end.unwrap_or(bytes.len())
}

/// Where another word is glued to this one: a move behind the marks of a move (`Nf3!Nc6`, `Nf3+Nc6`),
/// or the mark of an unfinished game. What no move can begin (`N?6`) is left whole, so that it is
/// refused as it was written.
pub(super) fn glued(word: &[u8]) -> Option<usize> {
    let is_mark = |byte: &u8| matches!(byte, b'!' | b'?' | b'+' | b'#' | b'*');
    let first = word.iter().position(is_mark)?;
    let before = &word[..first];
    let is_move = before.len() > 1
        && before
            .iter()
            .any(|byte| matches!(byte, b'0'..=b'8' | b'O' | b'-'));
    if first > 0 && !is_move {
        return None;
    }
    let pairs = word[first..].windows(2).enumerate();
    let mut cuts = pairs.filter(|(_, pair)| match pair {
        [b'!' | b'?', next] => next.is_ascii_alphanumeric() || *next == b'*',
        [b'+' | b'#', next] => next.is_ascii_alphabetic(),
        _ => false,
    });
    let inside = cuts.next().map(|(at, _)| first + at + 1);
    let star = (word.len() > 1 && word.ends_with(b"*")).then(|| word.len() - 1);
    inside.or(star)
}

/// How many bytes from here come before the end of the line.
pub(super) fn line_length(bytes: &[u8]) -> usize {
    let end = bytes.iter().position(|byte| is_line_end(*byte));
    end.unwrap_or(bytes.len())
}

pub(super) const fn is_line_end(byte: u8) -> bool {
    matches!(byte, b'\n' | b'\r')
}

/// A space within a line.
pub(super) const fn is_blank(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | 0x0b | 0x0c)
}

/// Whether a name of a tag can go on with this byte.
pub(super) const fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-' | b'+') || byte >= 0x80
}

/// Bytes as text: UTF-8, or else as older programs on Windows wrote it.
#[must_use]
pub fn text(bytes: &[u8]) -> Cow<'_, str> {
    decode(bytes).0
}

/// Reads bytes as UTF-8, or else as Windows-1252, in which every text can be read. The second
/// answer is the first byte that is no UTF-8.
pub(super) fn decode(bytes: &[u8]) -> (Cow<'_, str>, Option<usize>) {
    match std::str::from_utf8(bytes) {
        Ok(text) => (Cow::Borrowed(text), None),
        Err(error) => {
            let text = bytes.iter().map(|byte| windows_1252(*byte)).collect();
            (Cow::Owned(text), Some(error.valid_up_to()))
        }
    }
}

fn windows_1252(byte: u8) -> char {
    /// The letters from 0x80 to 0x9f; five of them are not in use and stay what they are.
    const LETTERS: [char; 32] = [
        '\u{20ac}', '\u{81}', '\u{201a}', '\u{192}', '\u{201e}', '\u{2026}', '\u{2020}',
        '\u{2021}', '\u{2c6}', '\u{2030}', '\u{160}', '\u{2039}', '\u{152}', '\u{8d}', '\u{17d}',
        '\u{8f}', '\u{90}', '\u{2018}', '\u{2019}', '\u{201c}', '\u{201d}', '\u{2022}', '\u{2013}',
        '\u{2014}', '\u{2dc}', '\u{2122}', '\u{161}', '\u{203a}', '\u{153}', '\u{9d}', '\u{17e}',
        '\u{178}',
    ];
    match byte {
        0x80..=0x9f => LETTERS[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

/// A part of a text whose ends are known to be those of letters; slicing would bring along all
/// that the library can say when they are not.
pub(super) fn cut(text: &str, range: impl SliceIndex<str, Output = str>) -> &str {
    text.get(range).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn old_files_of_windows_are_read() {
        assert_eq!(
            text(b"M\xfcller \x96 Ka\xdfler"),
            "M\u{fc}ller \u{2013} Ka\u{df}ler"
        );
        assert_eq!(text("Müller".as_bytes()), "Müller");
    }
}
