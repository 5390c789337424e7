//! Comments, and the games that begin within those that were never closed.

use super::{GameSpan, Lexeme, Place, Splitter};
use crate::pgn::FaultKind;

/// What begins a game within a comment that was never closed.
const NEXT_GAME: &[u8] = b"[Event \"";

impl Splitter {
    pub(super) fn brace(&mut self, bytes: &[u8], at: usize) -> usize {
        let rest = &bytes[at..];
        let found = rest.iter().position(|&byte| byte == b'}' || byte == b'\n');
        let Some(length) = found else {
            return bytes.len();
        };
        let at = at + length;
        if bytes[at] == b'\n' {
            self.next_line(at);
            self.lexeme = Lexeme::BraceLine;
            self.matched = 0;
            self.after_empty_line = false;
        } else {
            self.content_end = self.offset + at as u64 + 1;
            self.lexeme = Lexeme::Gap;
            self.line_has_text = true;
        }
        at + 1
    }

    /// Looks whether a line within a comment is the beginning of the next game.
    pub(super) fn brace_line(
        &mut self,
        bytes: &[u8],
        at: usize,
        found: &mut impl FnMut(GameSpan<'_>),
    ) -> usize {
        let byte = bytes[at];
        match byte {
            b'\n' if self.matched == 0 => {
                self.next_line(at);
                self.after_empty_line = true;
                return at + 1;
            }
            b'\r' | b' ' | b'\t' if self.matched == 0 => return at + 1,
            _ => {}
        }
        if !self.after_empty_line || NEXT_GAME.get(self.matched) != Some(&byte) {
            self.lexeme = Lexeme::Brace;
            return at;
        }
        self.matched += 1;
        if self.matched == NEXT_GAME.len() {
            self.note(self.lexeme_start, FaultKind::Unclosed('{'));
            let here = self.place(bytes, at);
            let back = NEXT_GAME.len() as u64 - 1;
            let place = Place {
                offset: here.offset - back,
                line: here.line,
                column: here.column - back,
            };
            // The game that is torn ends before the empty line, which nobody counted.
            self.content_end = place.offset;
            self.emit(found);
            self.begin_game(place);
            self.line_has_text = true;
            self.lexeme_start = place;
            self.tag_name.clear();
            self.tag_name.extend_from_slice(b"Event");
            self.tag_value.clear();
            self.lexeme = Lexeme::TagValue;
        }
        at + 1
    }
}
