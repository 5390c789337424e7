//! What a book says between the moves of a game: notes, and the variations in them.

use std::ops::Range;

use rules::{Move, Position};

use super::game::Reader;
use super::variation::Lines;
use super::{PrintedScore, TokenKind, heading};
use crate::origins::Origins;
use crate::part;

/// No longer text is a note; what is longer is the rest of a chapter.
const LONGEST: usize = 1 << 14;

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

/// Finds the notes of a game that was read.
pub(super) fn notes(reader: &Reader<'_>, part: Range<usize>, score: &PrintedScore) -> Vec<Note> {
    let mut states: Vec<(Position, Origins)> = Vec::new();
    let mut position = score.start;
    let mut origins = Origins::of_start(&position);
    for played in &score.moves {
        states.push((position, origins.clone()));
        origins = origins.after(&position, played.mv);
        position = position.play_unchecked(played.mv);
    }
    states.push((position, origins));
    let mut ply = 0;
    let mut notes = Vec::new();
    for token in &score.tokens {
        match &token.kind {
            TokenKind::Move { ply: last, .. } => ply = last + 1,
            TokenKind::Problem(_) => break,
            TokenKind::Prose if ply > 0 && token.span.len() <= LONGEST => {
                let printed = &reader.page.text[token.span.clone()];
                let letters = words(printed);
                if letters
                    .chars()
                    .filter(|letter| letter.is_alphabetic())
                    .count()
                    < 2
                {
                    continue;
                }
                let items = items_of(reader, part.clone(), &token.span);
                let mut lines = Lines::new(&states, ply, score.system);
                lines.read(reader, items, 0);
                notes.push(Note {
                    ply,
                    span: token.span.clone(),
                    variations: lines.found,
                });
            }
            _ => {}
        }
    }
    notes
}

fn items_of(reader: &Reader<'_>, part: Range<usize>, span: &Range<usize>) -> Range<usize> {
    let page = reader.page;
    let start = part.clone().find(|&at| page.byte(at) >= span.start);
    let start = start.unwrap_or(part.end);
    let end = (start..part.end)
        .find(|&at| page.byte(at) >= span.end || page.byte(at) < span.start)
        .unwrap_or(part.end);
    start..end
}
