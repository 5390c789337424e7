//! The shown game as a record: its moves, and everything that is printed between them.

use std::ops::Range;

use notation::score::{PrintedScore, Token, TokenKind, note_words};
use record::{CommentPlace, Edit, Editor, GameResult, MAX_COMMENT, Nag, Record, Step};
use rules::Color;

use super::Reading;

/// Words behind the last move belong to it up to this many letters; what is longer is another matter.
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
        for (ply, nag) in signs(score, text) {
            if let Some(&node) = line.get(ply) {
                // A sign that is refused costs no move.
                let _ = editor.apply(Edit::ToggleNag { node, nag });
            }
        }
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
            if let Some(ply) = self.ply_of(byte, choice) {
                corrected.push((ply, printed));
            }
        }
        if self
            .score()
            .is_some_and(|score| score.first_mover == Color::Black)
        {
            add(0, words::book_black_first());
        }
        // At odds of several moves, those that were made before the first of the record.
        let odds = self.score().and_then(|score| score.notes.first());
        if let Some(odds) = odds.filter(|note| note.ply == 0) {
            add(0, odds.words(&self.text[self.part()]));
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
        // Where the sentence begins that the last note is, and the place behind which the rest stands.
        let mut open: Option<usize> = None;
        let mut rest_from = end;
        for token in score.tokens.iter().filter(|token| token.span.start < end) {
            match &token.kind {
                TokenKind::Move { ply: before, .. } => {
                    has_begun = true;
                    open = None;
                    ply = before + 1;
                }
                TokenKind::Number { .. } => {
                    open = None;
                    has_begun = true;
                }
                TokenKind::Problem(_) => return notes,
                TokenKind::Prose if has_begun => {
                    let printed = text.get(token.span.clone()).unwrap_or_default();
                    letters.extend(letter(printed).map(|letter| (ply, letter)));
                    let note = in_one_line(printed);
                    open = None;
                    if !note.is_empty() && note.len() <= MAX_COMMENT {
                        open = Some(token.span.start);
                        notes.push((ply, note));
                    }
                }
                TokenKind::Ending(_) if has_begun => {
                    let Some(sentence) = sentence_around(text, open, &token.span) else {
                        continue;
                    };
                    if open.is_some() {
                        notes.pop();
                    }
                    rest_from = rest_from.max(sentence.end);
                    let note = in_one_line(&text[sentence]);
                    if !note.is_empty() && note.len() <= MAX_COMMENT {
                        notes.push((ply, note));
                    }
                }
                _ => {}
            }
        }
        if score.problems().next().is_none() {
            let rest = text.get(rest_from..).unwrap_or_default();
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

/// What the book says of moves by signs, such as "!" and "(?)", with the place of each move.
fn signs(score: &PrintedScore, text: &str) -> Vec<(usize, Nag)> {
    let mut move_before = None;
    let mut signs = Vec::new();
    for token in &score.tokens {
        match token.kind {
            TokenKind::Move { ply, .. } => move_before = Some(ply),
            TokenKind::Mark => {
                let printed = text.get(token.span.clone()).unwrap_or_default();
                let sign = printed.trim_matches(|letter: char| "() ".contains(letter));
                let nag = Nag::from_suffix(sign);
                let nag = nag.filter(|nag| nag.judges_move() || nag.judges_position());
                // One sign of a kind is all that a move can have.
                signs.extend(move_before.zip(nag));
                move_before = None;
            }
            _ => move_before = None,
        }
    }
    signs
}

/// The sentence in which words say how the game ended, if they are only a part of one; `open` is where
/// the words before them begin.
fn sentence_around(text: &str, open: Option<usize>, ending: &Range<usize>) -> Option<Range<usize>> {
    let joins = |between: &str| between.lines().count() < 3 && !between.contains("\n\n");
    let before = open.and_then(|start| {
        let printed = text.get(start..ending.start)?;
        let said = printed.trim_end();
        let is_open = !said.ends_with(['.', '!', '?', ')', ']', '}']);
        (is_open && joins(&printed[said.len()..])).then_some(start)
    });
    let behind = text.get(ending.end..).unwrap_or_default();
    let goes_on = behind.trim_start_matches([',', ' ']);
    let goes_on = goes_on
        .strip_prefix('\n')
        .unwrap_or(goes_on)
        .trim_start_matches(' ');
    let is_open =
        goes_on.starts_with(char::is_lowercase) && !text[ending.clone()].ends_with(['.', '!', '?']);
    if before.is_none() && !is_open {
        return None;
    }
    let length = match is_open {
        true => behind
            .find(". ")
            .or_else(|| behind.find(".\n"))
            .map_or_else(|| behind.trim_end().len(), |stop| stop + 1)
            .min(behind.find("\n\n").unwrap_or(behind.len())),
        false => behind.len() - behind.trim_start_matches(['.', ')', '!']).len(),
    };
    Some(before.unwrap_or(ending.start)..ending.end + length)
}

/// Where the last move ends, or what says how the game ended.
fn end_of_game(score: &PrintedScore) -> usize {
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
    let note = note_words(text);
    // What stands before a sentence belongs to the move; dots stand for a move of White.
    let bare = note.trim_start_matches([',', ';', ':', '.', ' ']);
    let note = match note.starts_with("..") || note.starts_with(". .") {
        true => note,
        false => bare.to_owned(),
    };
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
