//! One line of a diagram: a row of squares, a rule between rows, the letters of the files.

use std::ops::Range;

use rules::{Color, File, Piece, Rank, Role};

use super::{DiagramError, DiagramExpected};
use crate::part;

/// A line of a text: what stands on it, and where.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    /// The line without its end.
    pub(super) text: &'a str,
    /// Its number, from 1.
    pub(super) number: usize,
    /// Where it begins in the whole text, in bytes.
    pub(super) start: usize,
}

/// A row that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Row {
    /// The number printed before or behind it, with its place in the line.
    pub(super) label: Option<(Rank, usize)>,
    /// The pieces from left to right.
    pub(super) pieces: [Option<Piece>; 8],
}

impl Row {
    /// Whether it can only be a row: eight dashes alone could be anything.
    fn is_certain(self) -> bool {
        self.label.is_some() || self.pieces.iter().any(Option::is_some)
    }
}

impl<'a> Line<'a> {
    /// The lines of a text; a carriage return before the line break belongs to the break.
    pub(super) fn all(text: &'a str) -> Vec<Self> {
        let mut start = 0;
        let lines = text.split_inclusive('\n').zip(1..);
        lines
            .map(|(whole, number)| {
                let line = Self {
                    text: whole.trim_end_matches(['\n', '\r']),
                    number,
                    start,
                };
                start += whole.len();
                line
            })
            .collect()
    }

    pub(super) fn end(&self) -> usize {
        self.start + self.text.len()
    }

    pub(super) fn is_blank(&self) -> bool {
        self.text.trim().is_empty()
    }

    /// Whether it only draws a line between rows.
    pub(super) fn is_rule(&self) -> bool {
        ["---", "===", "___", "─"]
            .iter()
            .any(|rule| part::has(self.text, rule))
            && self.text.chars().all(|letter| {
                letter.is_whitespace()
                    || is_bar(letter)
                    || part::has_letter("+-=_─┼├┤┬┴┌┐└┘", letter)
            })
    }

    /// Whether a diagram begins here. Tables have bars too, so few of them need a piece beside.
    pub(super) fn begins_diagram(&self) -> bool {
        let bars = self.text.chars().filter(|&letter| is_bar(letter)).count();
        !self.is_rule()
            && (bars >= 7
                || bars >= 2 && self.text.contains(['^', '#'])
                || self.row_without_bars().is_some_and(Row::is_certain))
    }

    /// Whether a diagram that has begun goes on here.
    pub(super) fn goes_on(&self) -> bool {
        self.text.chars().filter(|&letter| is_bar(letter)).count() >= 2
            || self.row_without_bars().is_some()
            || self.begins_diagram()
    }

    /// The letters of files with their places, if nothing else stands here.
    pub(super) fn files(&self) -> Option<Vec<(File, usize)>> {
        let mut files = Vec::new();
        for (at, word) in self.words(0..self.text.len()) {
            let mut letters = word.chars().filter(|&letter| !is_bar(letter));
            match (letters.next(), letters.next()) {
                (None, _) => {}
                (Some(letter), None) => {
                    files.push((File::from_char(letter.to_ascii_lowercase())?, at));
                }
                _ => return None,
            }
        }
        (files.len() >= 3).then_some(files)
    }

    /// Reads the row.
    pub(super) fn row(&self) -> Result<Row, DiagramError> {
        if let Some(row) = self.row_without_bars() {
            return Ok(row);
        }
        let mut parts = self.parts();
        let first = parts[0].clone();
        let last = parts[parts.len() - 1].clone();
        let mut label = None;
        let mut is_left_known = false;
        let mut is_right_known = false;
        if let Some(rank) = self.rank_at(&last) {
            label = Some((rank, self.first_letter(&last)));
            is_right_known = true;
            parts.pop();
        }
        if let Some(rank) = self.rank_at(&first) {
            label = Some((rank, self.first_letter(&first)));
            is_left_known = true;
            // Without its left edge, an empty first square is the space behind the number.
            let space = first.end - self.first_letter(&first) - 1;
            if parts.len() == 9 && space >= 4 {
                parts[0] = first.end - space..first.end;
            } else {
                parts.remove(0);
            }
        } else if let Some((rank, rest)) = self.rank_before_piece(&first) {
            label = Some((rank, self.first_letter(&first)));
            is_left_known = true;
            parts[0] = rest;
        }
        let squares = self.squares(&parts, is_left_known, is_right_known)?;
        let mut pieces = [None; 8];
        for (piece, part) in pieces.iter_mut().zip(squares) {
            *piece = self.piece(part)?;
        }
        Ok(Row { label, pieces })
    }

    /// A row of eight words, each a piece or a sign for an empty square.
    fn row_without_bars(&self) -> Option<Row> {
        if self.text.len() > 400 || self.text.contains(is_bar) {
            return None;
        }
        let mut words: Vec<_> = self.words(0..self.text.len()).collect();
        let mut label = None;
        if words.len() > 8
            && let Some(rank) = rank(words[0].1)
        {
            label = Some((rank, words.remove(0).0));
        }
        if words.len() > 8
            && let Some(&(at, word)) = words.last()
            && let Some(rank) = rank(word)
        {
            label = Some((rank, at));
            words.pop();
        }
        let mut pieces = [None; 8];
        if words.len() != 8 {
            return None;
        }
        for (piece, (at, word)) in pieces.iter_mut().zip(words) {
            *piece = self.piece(&(at..at + word.len())).ok()?;
        }
        Some(Row { label, pieces })
    }

    /// Which of the parts between bars are the eight squares.
    fn squares<'p>(
        &self,
        parts: &'p [Range<usize>],
        is_left_known: bool,
        is_right_known: bool,
    ) -> Result<&'p [Range<usize>], DiagramError> {
        let count = parts.len();
        let blank = |place: usize| self.text[parts[place].clone()].trim().is_empty();
        // A row that ends with its bar has its edge; spaces behind the bar may be a square.
        let ends_with_bar = !is_right_known && parts[count - 1].len() < 2 && blank(count - 1);
        let has_left_edge = !is_left_known && count > 8 && blank(0);
        match count - usize::from(ends_with_bar) {
            8 if ends_with_bar && has_left_edge => {
                if (0..count).all(blank) {
                    Ok(&parts[..8])
                } else {
                    Err(self.fault(parts[0].start, DiagramExpected::Edge))
                }
            }
            8 => Ok(&parts[..8]),
            9 if has_left_edge => Ok(&parts[1..9]),
            9 if !ends_with_bar && blank(8) => Ok(&parts[..8]),
            10 if has_left_edge && blank(9) => Ok(&parts[1..9]),
            found if found < 8 => {
                let outside = usize::from(!is_left_known && blank(0));
                let found = found - outside.min(found);
                Err(self.fault(
                    self.text.trim_end().len(),
                    DiagramExpected::Square { found },
                ))
            }
            _ => {
                let ninth = if has_left_edge { 9 } else { 8 };
                let at = self.first_letter(&parts[ninth.min(count - 1)]);
                Err(self.fault(at, DiagramExpected::EndOfRow))
            }
        }
    }

    /// What stands on a square.
    fn piece(&self, part: &Range<usize>) -> Result<Option<Piece>, DiagramError> {
        let inside = &self.text[part.clone()];
        let lead = inside.len() - inside.trim_start().len();
        let (word, at) = (inside.trim(), part.start + lead);
        if word
            .chars()
            .all(|letter| part::has_letter(".-:·_,*+ ", letter))
        {
            return Ok(None);
        }
        // Markdown protects its own signs with a backslash.
        let escaped = word.strip_prefix('\\').unwrap_or(word);
        let color = match escaped.chars().next() {
            Some('^') => Color::White,
            Some('#') => Color::Black,
            _ => return Err(self.fault(at, DiagramExpected::Color)),
        };
        let letters = escaped[1..].trim_start();
        let at = part.start + lead + word.len() - letters.len();
        let capital = letters
            .chars()
            .next()
            .map(|letter| letter.to_ascii_uppercase());
        let (role, length) = match capital {
            Some('K') if letters[1..].starts_with(['t', 'T']) => (Role::Knight, 2),
            Some('K') => (Role::King, 1),
            Some('Q') => (Role::Queen, 1),
            Some('R') => (Role::Rook, 1),
            Some('B') => (Role::Bishop, 1),
            Some('N') => (Role::Knight, 1),
            Some('P') => (Role::Pawn, 1),
            _ => return Err(self.fault(at, DiagramExpected::Piece)),
        };
        let rest = letters[length..].trim_start_matches('.').trim_start();
        if rest.is_empty() {
            Ok(Some(Piece { color, role }))
        } else {
            let at = at + letters.len() - rest.len();
            Err(self.fault(at, DiagramExpected::Bar))
        }
    }

    /// The pieces of the line between its bars.
    fn parts(&self) -> Vec<Range<usize>> {
        let mut parts = Vec::with_capacity(10);
        let mut start = 0;
        for (at, bar) in self.text.match_indices(is_bar) {
            parts.push(start..at);
            start = at + bar.len();
            // A line can be a megabyte of bars; more than a row's make no row anyway.
            if parts.len() > 12 {
                break;
            }
        }
        parts.push(start..self.text.len());
        parts
    }

    fn rank_at(&self, part: &Range<usize>) -> Option<Rank> {
        rank(self.text[part.clone()].trim())
    }

    /// A number and the first piece, where the left edge is missing.
    fn rank_before_piece(&self, part: &Range<usize>) -> Option<(Rank, Range<usize>)> {
        let mut words = self.words(part.clone());
        let (at, word) = words.next()?;
        words.next()?;
        Some((rank(word)?, at + word.len()..part.end))
    }

    fn words(&self, part: Range<usize>) -> impl Iterator<Item = (usize, &'a str)> + use<'a> {
        let (text, start) = (self.text, part.start);
        let inside = &text[part];
        inside.split_whitespace().map(move |word| {
            (
                start + (word.as_ptr() as usize - inside.as_ptr() as usize),
                word,
            )
        })
    }

    fn first_letter(&self, part: &Range<usize>) -> usize {
        let inside = &self.text[part.clone()];
        part.start + (inside.len() - inside.trim_start().len())
    }

    /// A fault at a byte of the line.
    pub(super) fn fault(&self, at: usize, expected: DiagramExpected) -> DiagramError {
        DiagramError {
            line: self.number,
            column: self.text[..at].chars().count() + 1,
            found: self.text[at..].chars().next(),
            expected,
        }
    }
}

fn is_bar(letter: char) -> bool {
    matches!(letter, '|' | '│' | '¦' | '║')
}

/// The digit of a rank, with or without a stop.
fn rank(word: &str) -> Option<Rank> {
    let mut letters = word.trim_end_matches('.').chars();
    let rank = letters.next().and_then(Rank::from_char)?;
    letters.next().is_none().then_some(rank)
}
