//! The shown game as a record: its moves, and everything that is printed between them.

use notation::score::{Choice, Score, Token, TokenKind};
use record::{CommentPlace, Edit, Editor, GameResult, MAX_COMMENT, Record, Step};
use rules::Color;

use super::Reading;

/// Words behind the last move belong to it up to so many letters; what is longer is another matter.
const LONGEST_REST: usize = 6_000;

impl Reading {
    /// The shown game as a record, as far as it could be read. Notes are comments behind the move they
    /// follow, and their variations are variations; a word that was decided by hand is kept there as well,
    /// so that nothing printed is lost.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let score = self.score()?;
        let text = &self.text[self.part()];
        let mut record = Record::new(score.start);
        record.extend_main_line(score.moves.iter().map(|played| played.mv));
        for (name, value) in score.tags(text) {
            if name != "Result" {
                record.set_tag(name, &value);
            }
        }
        record.set_result(GameResult::parse(score.result()).unwrap_or_default());
        let line = record.main_line();
        let mut editor = Editor::new(record);
        for (ply, text) in self.comments() {
            let node = match ply.checked_sub(1) {
                Some(index) => line.get(index).copied(),
                None => Some(Record::ROOT),
            };
            let Some(node) = node else { continue };
            let comment = Edit::SetComment {
                node,
                place: CommentPlace::After,
                text,
            };
            // A comment that is refused for its length costs no move.
            let _ = editor.apply(comment);
        }
        for variation in score.notes.iter().flat_map(|note| &note.variations) {
            let start = match variation.ply.checked_sub(1) {
                Some(index) => line.get(index).copied(),
                None => Some(Record::ROOT),
            };
            let Some(start) = start else { continue };
            let moves = variation.moves.iter();
            // A variation that would lie too deep stays words of its note.
            let _ = moves.copied().try_fold(start, |at, mv| {
                let step = Step::Move(mv);
                editor.apply(Edit::Add { at, step })
            });
        }
        Some(editor.record().clone())
    }

    /// What is written behind each move, by the number of moves up to it: what was printed where the
    /// reader decided otherwise, then the notes.
    #[must_use]
    pub fn comments(&self) -> Vec<(usize, String)> {
        let mut comments: Vec<(usize, String)> = Vec::new();
        let mut add = |ply: usize, text: String| match comments.last_mut() {
            Some((last, before)) if *last == ply => *before = words::book_comments(before, &text),
            _ => comments.push((ply, text)),
        };
        let mut corrected: Vec<(usize, &str)> = Vec::new();
        for (byte, printed, choice) in self.decided() {
            if let (Choice::Move(_), Some(ply)) = (choice, self.ply_at(byte)) {
                corrected.push((ply, printed));
            }
        }
        if self
            .score()
            .is_some_and(|score| score.first_mover == Color::Black)
        {
            add(0, words::book_black_first());
        }
        let notes = self.notes();
        for ply in 0..=self.moves().len() {
            for (_, printed) in corrected.iter().filter(|(at, _)| *at == ply) {
                if !printed.is_empty() {
                    add(ply, words::book_printed_comment(printed));
                }
            }
            for (_, note) in notes.iter().filter(|(at, _)| *at == ply) {
                add(ply, note.clone());
            }
        }
        comments
    }

    /// The words between the moves, each with the number of moves before it, in the order of the text.
    /// Notes that are collected behind the game and called there by a letter stand at the moves whose
    /// letter they have.
    fn notes(&self) -> Vec<(usize, String)> {
        let Some(score) = self.score() else {
            return Vec::new();
        };
        let text = &self.text[self.part()];
        let mut notes: Vec<(usize, String)> = Vec::new();
        let mut letters: Vec<(usize, char)> = Vec::new();
        let mut ply = 0;
        let mut has_begun = false;
        let end = end_of_game(score);
        for token in score.tokens.iter().filter(|token| token.span.start < end) {
            match &token.kind {
                TokenKind::Move { ply: before, .. } => {
                    has_begun = true;
                    ply = before + 1;
                }
                TokenKind::Number { .. } => has_begun = true,
                TokenKind::Problem(_) => return notes,
                TokenKind::Prose if has_begun => {
                    let printed = text.get(token.span.clone()).unwrap_or_default();
                    letters.extend(letter(printed).map(|letter| (ply, letter)));
                    let note = in_one_line(printed);
                    if !note.is_empty() && note.len() <= MAX_COMMENT {
                        notes.push((ply, note));
                    }
                }
                _ => {}
            }
        }
        if score.problems().next().is_none() {
            let rest = text.get(end..).unwrap_or_default();
            let (called, rest) = called(rest, &letters);
            let is_called = |(at, note): &(usize, String)| {
                let is_letter = note.chars().count() == 1;
                is_letter && called.iter().any(|(ply, _)| ply == at)
            };
            notes.retain(|note| !is_called(note));
            notes.extend(called);
            let rest = in_one_line(rest);
            if !rest.is_empty() && rest.len() <= LONGEST_REST {
                notes.push((score.moves.len(), rest));
            }
        }
        notes
    }
}

/// Where the last move ends, or what says how the game ended.
fn end_of_game(score: &Score) -> usize {
    let is_last = |token: &&Token| {
        matches!(
            token.kind,
            TokenKind::Move { .. }
                | TokenKind::Ending(_)
                | TokenKind::Problem(_)
                | TokenKind::Unlinked
        )
    };
    let last = score.tokens.iter().filter(is_last);
    last.map(|token| token.span.end).max().unwrap_or_default()
}

/// The letter that calls a note: `(a)`, `[b]`, also `(_a_)`.
fn letter(text: &str) -> Option<char> {
    let inside = text.trim().trim_end_matches('.').strip_prefix(['(', '['])?;
    let inside = inside.strip_suffix([')', ']'])?;
    let mut letters = inside.chars().filter(|letter| *letter != '_');
    let letter = letters.next()?;
    (letter.is_ascii_alphabetic() && letters.next().is_none()).then_some(letter)
}

/// The notes behind a game that letters call, each with the number of moves before its letter; and what
/// comes before the first of them.
fn called<'a>(text: &'a str, letters: &[(usize, char)]) -> (Vec<(usize, String)>, &'a str) {
    let mut found: Vec<(usize, usize, usize)> = Vec::new();
    let mut from = 0;
    for &(ply, letter) in letters {
        let forms = [
            format!("({letter})"),
            format!("[{letter}]"),
            format!("(_{letter}_)"),
        ];
        let place = |form: &String| {
            text[from..]
                .find(form.as_str())
                .map(|at| (from + at, form.len()))
        };
        if let Some((at, length)) = forms.iter().filter_map(place).min() {
            found.push((ply, at, at + length));
            from = at + length;
        }
    }
    let ends = found
        .iter()
        .skip(1)
        .map(|&(_, at, _)| at)
        .chain([text.len()]);
    let notes = found.iter().zip(ends);
    let notes = notes.map(|(&(ply, _, start), end)| (ply, in_one_line(&text[start..end])));
    let notes = notes.filter(|(_, note)| !note.is_empty() && note.len() <= MAX_COMMENT);
    let before = found.first().map_or(text, |&(_, at, _)| &text[..at]);
    (notes.collect(), before)
}

/// A note as a comment of a game: with single blanks, without the brackets around it. Stops and dashes
/// alone are none.
fn in_one_line(text: &str) -> String {
    let words: Vec<&str> = text.split_whitespace().collect();
    let note = words.join(" ");
    if !note.contains(char::is_alphanumeric) {
        return String::new();
    }
    for (open, close) in [('(', ')'), ('[', ']'), ('{', '}')] {
        let inside = note
            .strip_prefix(open)
            .and_then(|note| note.strip_suffix(close));
        if let Some(inside) = inside.filter(|inside| !inside.contains([open, close])) {
            return inside.trim().to_owned();
        }
    }
    note
}
