//! The words of a game: moves, their numbers, marks and the result.

use super::super::FaultKind;
use super::super::bytes::cut;
use super::super::words::{is_null, is_plain_move, is_plain_number, is_remark, split_number};
use super::Sink;
use super::lines::Walk;
use crate::{GameResult, Nag};

/// The longest word that is read as a move, in bytes: a long one with everything glued to it has half as
/// many.
const LONGEST_MOVE: usize = 64;

impl<'a, S: Sink<'a>> Walk<'a, '_, S> {
    /// Tells whether to go on.
    pub(super) fn word(&mut self, at: usize, word: &'a str) -> bool {
        // Nearly every word is one of these two, and files are long.
        if is_plain_number(word.as_bytes()) {
            self.is_numbered = true;
            self.line(at);
            return true;
        }
        if is_plain_move(word.as_bytes()) && self.walked.result.is_none() {
            return self.plain_move(at, word);
        }
        let is_number_or_result = !word.as_bytes()[0].is_ascii_alphabetic() || word == "O-1";
        let (number, text) = if is_number_or_result {
            if let Some(result) = GameResult::parse(word) {
                return self.result(at, result);
            }
            split_number(word)
        } else {
            ("", word)
        };
        self.is_numbered |= !number.is_empty();
        self.line(at);
        let at = at + number.len();
        if text.is_empty() {
            return true;
        }
        if !self.count(at) {
            return false;
        }
        if self.walked.result.is_some() && self.lines.len() == 1 {
            self.fault(at, FaultKind::AnotherGame);
            self.stop_all(at);
            return false;
        } else if !self.line(at).is_stopped {
            self.say(at, text);
        }
        self.sink.goes_on()
    }

    /// A move without anything glued to it. Tells whether to go on.
    fn plain_move(&mut self, at: usize, word: &'a str) -> bool {
        if !self.count(at) {
            return false;
        }
        if self.line(at).is_stopped {
            return self.sink.goes_on();
        }
        if self.sink.play(word).is_ok() {
            self.is_numbered = false;
            self.line(at).has_move = true;
        } else {
            self.say(at, word);
        }
        self.sink.goes_on()
    }

    /// The end of a line; a second one of the main line is that of another game. Tells whether to go
    /// on.
    fn result(&mut self, at: usize, result: GameResult) -> bool {
        self.line(at);
        self.is_numbered = false;
        // Some programs end variations with a result too.
        if self.lines.len() > 1 {
            self.is_loose = true;
            return true;
        }
        if self.walked.result.is_some() {
            self.fault(at, FaultKind::AnotherGame);
            self.stop_all(at);
            return false;
        }
        self.walked.result = Some((at, result));
        true
    }

    /// A move with what is glued to it, or a mark that stands apart from its move.
    fn say(&mut self, at: usize, text: &'a str) {
        let body = text.trim_end_matches(['!', '?']);
        let marks = cut(text, body.len()..);
        // Of a word that is longer than any move, the beginning says so as well.
        let body = cut(body, ..body.floor_char_boundary(LONGEST_MOVE));
        if body.is_empty() || is_remark(body) {
            self.marks(at, marks);
            return;
        }
        if let Some(nag) = Nag::from_suffix(body) {
            self.nag(at, nag);
            return;
        }
        match self.play(body) {
            Ok(()) => {
                self.is_numbered = false;
                self.line(at).has_move = true;
                self.marks(at, marks);
            }
            Err(kind) => {
                self.fault(at, kind);
                self.stop(at);
            }
        }
    }

    fn play(&mut self, body: &'a str) -> Result<(), FaultKind> {
        if is_null(body) {
            return self.sink.play("--");
        }
        let Err(fault) = self.sink.play(body) else {
            return Ok(());
        };
        // Judgments of the position may be glued to a move as well: "Nf3+-".
        for (at, _) in body.char_indices().skip(2) {
            if let Some(nag) = Nag::from_suffix(cut(body, at..))
                && !cut(body, at..).starts_with(|letter: char| letter.is_ascii_alphanumeric())
                && self.sink.play(cut(body, ..at)).is_ok()
            {
                self.sink.nag(nag);
                return Ok(());
            }
        }
        Err(fault)
    }

    /// Exclamation and question marks; of more than two the first two count.
    fn marks(&mut self, at: usize, marks: &str) {
        if marks.is_empty() {
            return;
        }
        if let Some(nag) = Nag::from_suffix(cut(marks, ..marks.len().min(2))) {
            self.nag(at, nag);
        }
    }
}
