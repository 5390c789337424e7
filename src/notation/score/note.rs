//! What a book says between the moves of a game: notes with their variations, and their words.

use std::ops::Range;

use rules::Move;

use super::heading;
use crate::part;

/// What is said between two moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// This many moves of either side stand before it.
    pub ply: usize,
    /// Where it stands.
    pub span: Range<usize>,
    /// Its variations of which every move is legal.
    pub variations: Vec<Variation>,
}

impl Note {
    /// Its words, in one line, without the heads of pages, columns and notes among them.
    #[must_use]
    pub fn words(&self, text: &str) -> String {
        words(text.get(self.span.clone()).unwrap_or_default())
    }
}

/// Moves that might have been played instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// This many moves of the game are played before its first.
    pub ply: usize,
    /// Its moves, at least one.
    pub moves: Vec<Move>,
    /// Where they stand.
    pub span: Range<usize>,
}

/// The words of a printed note in one line, without the heads of pages, columns and notes among them.
#[must_use]
pub fn words(printed: &str) -> String {
    let is_head =
        |line: &&str| is_page_head(line) || is_head_of_columns(line) || is_head_of_notes(line);
    let lines = printed.lines().filter(|line| !is_head(line));
    let words: Vec<&str> = lines.flat_map(str::split_whitespace).collect();
    match words[..] {
        // The name of a side before its row.
        [side] if heading::side(side).is_some() => String::new(),
        _ => words.join(" "),
    }
}

/// Whether a line is the heads of two columns: "WHITE. BLACK."
fn is_head_of_columns(line: &str) -> bool {
    let mut sides = line.split_whitespace().map(heading::side);
    let [first, second, None] = [(); 3].map(|()| sides.next()) else {
        return false;
    };
    first.flatten().is_some() && first != second && second.flatten().is_some()
}

/// Whether a line is the head of a page: the number of the page and the title of the book or
/// chapter, and nothing else, as in "214 THE CHESS-PLAYER'S COMPANION."
fn is_page_head(line: &str) -> bool {
    let words: Vec<&str> = line.split_whitespace().collect();
    let is_folio = |word: &str| {
        let digits = word.trim_matches(['[', ']', '(', ')']);
        (1..=3).contains(&digits.len()) && digits.bytes().all(|digit| digit.is_ascii_digit())
    };
    let title = match words[..] {
        [first, ref title @ ..] if is_folio(first) => title,
        [ref title @ .., last] if is_folio(last) => title,
        _ => return false,
    };
    let is_letter = |letter: char| letter.is_alphabetic() || part::has_letter("-–—'’.,&", letter);
    let is_small = |word: &str| ["of", "the", "and", "in", "on", "by"].contains(&word);
    let is_title = |word: &&str| {
        word.chars().all(is_letter) && (word.starts_with(char::is_uppercase) || is_small(word))
    };
    let letters = |word: &&str| word.chars().filter(|letter| letter.is_alphabetic()).count();
    // Players and their side stand over games, with no number beside them.
    (2..=8).contains(&title.len())
        && title.iter().all(is_title)
        && title.iter().any(|word| letters(word) >= 5)
}

/// What heads of notes begin with.
const HEADS: [&str; 8] = [
    "note",
    "notes",
    "remarks",
    "anmerkung",
    "anmerkungen",
    "noten",
    "remarques",
    "notas",
];

/// Whether a line says only that notes follow, as "NOTES." does below a game, and by whom.
fn is_head_of_notes(line: &str) -> bool {
    annotator(line).is_some()
}

/// Who wrote the notes that a line says follow: nobody is named in "NOTES.", somebody in "NOTES BY MR. BOYLE."
pub(super) fn annotator(line: &str) -> Option<&str> {
    let line = line.trim_matches(|letter: char| !letter.is_alphanumeric());
    let (head, rest) = line.split_once(' ').unwrap_or((line, ""));
    let is_head = |known: &&str| head.eq_ignore_ascii_case(known);
    // The last word of a sentence has a small letter.
    if !head.starts_with(char::is_uppercase) || !HEADS.iter().any(is_head) {
        return None;
    }
    let (by, name) = rest.split_once(' ').unwrap_or((rest, ""));
    let is_by = |known: &&str| by.eq_ignore_ascii_case(known);
    let is_named = ["by", "von", "par", "por"].iter().any(is_by);
    let is_name = name
        .split(' ')
        .all(|word| word.starts_with(char::is_uppercase));
    (rest.is_empty() || is_named && is_name).then_some(name)
}
