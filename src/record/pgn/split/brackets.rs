//! What stands in brackets: comments, and tags of this game or another one.

use super::super::FaultKind;
use super::super::bytes::{is_blank, is_line_end};
use super::super::tag::{TagScan, TagStep};
use super::Splitter;
use super::game::{Game, GameSpan};
use super::peek::{Origin, Peek};
use super::state::{Home, State};
use crate::MAX_COMMENT;

impl Splitter {
    pub(super) fn begin_comment(&mut self, byte: u8, home: Home) -> bool {
        match byte {
            b'{' => {
                self.opened = self.cursor;
                self.state = State::Comment(home);
            }
            b';' => self.state = State::LineComment(home),
            _ => return false,
        }
        true
    }

    pub(super) fn comment(&mut self, home: Home, bytes: &[u8]) -> usize {
        let end = bytes
            .iter()
            .position(|byte| matches!(byte, b'}' | b'\n' | b'\r'));
        let Some(end) = end else { return bytes.len() };
        if bytes[end] == b'}' {
            let length = self.cursor.offset + end as u64 - self.opened.offset;
            if length > MAX_COMMENT as u64 + 1 {
                self.note(self.opened, FaultKind::CommentTooLong);
            }
            self.state = home.state();
            return end + 1;
        }
        self.line_ends = 0;
        self.state = State::CommentLine(home);
        end
    }

    /// The beginning of a line in a comment: where the tags of another game begin, the comment was
    /// never closed.
    pub(super) fn comment_line(&mut self, home: Home, bytes: &[u8]) -> usize {
        for (index, &byte) in bytes.iter().enumerate() {
            if is_line_end(byte) {
                self.line_ends += u32::from(self.cursor.end_line(byte, index));
            } else if !is_blank(byte) {
                let line_ends = std::mem::take(&mut self.line_ends);
                if byte != b'[' {
                    self.state = State::Comment(home);
                    return index;
                }
                self.content_end_before = self.content_end;
                self.cursor.offset += index as u64;
                self.peek = Peek::new(&self.cursor, line_ends);
                self.cursor.offset -= index as u64;
                self.state = State::Bracket(Origin::Comment(home));
                return index + 1;
            }
        }
        bytes.len()
    }

    pub(super) fn tag(&mut self, scan: TagScan, bytes: &[u8]) -> usize {
        let mut scan = scan;
        for (index, &byte) in bytes.iter().enumerate() {
            let used = match scan.step(byte) {
                TagStep::Inside(next) => {
                    scan = next;
                    continue;
                }
                TagStep::Last => index + 1,
                TagStep::Broken => {
                    self.note(self.opened, FaultKind::Unclosed('['));
                    index
                }
            };
            self.tags.push(&bytes[..used]);
            self.tags.close();
            self.state = State::Tags;
            return used;
        }
        self.tags.push(bytes);
        self.state = State::Tag(scan);
        bytes.len()
    }

    /// The bracket opens a tag.
    pub(super) fn other_tag(&mut self, origin: Origin, found: &mut dyn FnMut(GameSpan<'_>)) {
        if self.peek.is_other_game(origin, &self.tags) {
            let place = self.peek.place;
            if matches!(origin, Origin::Comment(_)) {
                self.note(self.opened, FaultKind::Unclosed('{'));
            } else {
                self.end_variations();
                self.note(place, FaultKind::NoResult);
            }
            self.end_game(self.content_end_before, found);
            self.game = Some(Game::new(&place));
        }
        self.opened = self.peek.place;
        self.tags.push(self.peek.text());
        self.state = State::Tag(TagScan::default());
    }

    /// The bracket opens no tag of another game.
    pub(super) fn no_tag(&mut self, origin: Origin, found: &mut dyn FnMut(GameSpan<'_>)) {
        match origin {
            Origin::Tags => self.other_tag(origin, found),
            Origin::Comment(home) => self.state = State::Comment(home),
            Origin::Moves => {
                self.note(self.peek.place, FaultKind::Character('['));
                self.state = State::Moves;
                if let Some((word, is_over)) = self.peek.word() {
                    self.word = word;
                    self.state = State::Word;
                    if is_over {
                        self.end_word(found);
                    }
                }
            }
        }
    }
}
