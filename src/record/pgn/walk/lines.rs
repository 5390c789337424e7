//! What a walk knows of the lines that are open, and what tokens without a word do to it.

use super::super::bytes::cut;
use super::super::tokens::Token;
use super::super::words::{WORDS_OF_A_GAME, begins_game, line_ends_behind};
use super::super::{FaultKind, MAX_TAGS, MAX_TOKENS, tag};
use super::{Sink, Walked};
use crate::{CommentPlace, MAX_COMMENT, MAX_DEPTH, Nag};

/// The main line or a variation that is open.
pub(super) struct Line {
    pub(super) opened: usize,
    pub(super) has_move: bool,
    /// Nothing more of it is read.
    pub(super) is_stopped: bool,
    /// The sink does not know it.
    pub(super) is_skipped: bool,
}

pub(super) struct Walk<'a, 's, S> {
    pub(super) sink: &'s mut S,
    pub(super) walked: Walked,
    pub(super) lines: Vec<Line>,
    /// The names of the tags so far and their offsets.
    pub(super) tags: Vec<(&'a str, usize)>,
    /// A number was read and its move not yet.
    pub(super) is_numbered: bool,
    /// A variation has just ended with a result, and perhaps with it the game whose bracket was
    /// forgotten.
    pub(super) is_loose: bool,
    /// How many words the main line has that are no numbers, as far as that matters.
    pub(super) words: u8,
    pub(super) count: usize,
}

impl<'a, S: Sink<'a>> Walk<'a, '_, S> {
    /// The text is read to its end.
    pub(super) fn end(&mut self, text: &str, is_closed: bool) {
        self.walked.is_empty =
            self.count == 0 && self.tags.is_empty() && self.walked.result.is_none();
        self.line(text.len());
        let open = self.lines.iter().skip(1).rfind(|line| !line.is_skipped);
        if let Some(at) = open.map(|line| line.opened).filter(|_| is_closed) {
            self.fault(at, FaultKind::Unclosed('('));
        }
    }

    /// Whether another game begins with a token, as a [`Splitter`](super::Splitter) sees it: behind
    /// an empty line tags begin anew, or numbers, or what follows a variation that had a result; numbers
    /// also on a new line, once both sides have moved.
    pub(super) fn begins_other(&mut self, text: &str, at: usize, token: &Token<'a>) -> bool {
        let is_loose = std::mem::take(&mut self.is_loose);
        let mut line_ends = 2;
        let may_begin = match token {
            Token::Tag(tag) if self.lines.is_empty() => {
                let mut names = self.tags.iter().map(|(name, _)| *name);
                tag::begins_game(tag.name, &mut names)
            }
            Token::Word(word) if self.lines.len() == 1 => {
                line_ends -= u32::from(self.words >= WORDS_OF_A_GAME);
                self.lines[0].has_move && begins_game(word.as_bytes())
            }
            _ => is_loose,
        };
        may_begin && line_ends_behind(&text.as_bytes()[..at]) >= line_ends
    }

    pub(super) fn fault(&mut self, at: usize, kind: FaultKind) {
        self.walked.faults.push((at, kind));
    }

    /// Counts a token; after the last one that is allowed, nothing more is read.
    pub(super) fn count(&mut self, at: usize) -> bool {
        self.words = self.words.saturating_add(u8::from(self.lines.len() <= 1));
        self.count += 1;
        if self.count > MAX_TOKENS {
            self.fault(at, FaultKind::TooManyTokens);
            self.stop_all(at);
        }
        self.count <= MAX_TOKENS
    }

    pub(super) fn stop_all(&mut self, at: usize) {
        self.walked.stopped.get_or_insert(at);
    }

    pub(super) fn tag(&mut self, at: usize, tag: tag::Tag<'a>) {
        if let Some((ahead, kind)) = tag.fault {
            self.fault(at + ahead, kind);
        }
        if tag.name.is_empty() {
            return;
        }
        if self.tags.len() == MAX_TAGS {
            self.fault(at, FaultKind::TooManyTags);
        }
        if self.tags.len() >= MAX_TAGS {
            return;
        }
        let (name, raw) = (tag.name, tag.raw);
        if self.tags.iter().any(|(other, _)| *other == name) {
            self.fault(at, FaultKind::DuplicateTag(name.to_owned()));
            return;
        }
        self.tags.push((name, at));
        self.sink.tag(name, tag::unescape(raw));
    }

    /// The line in which the next token stands; the first call ends the tags.
    pub(super) fn line(&mut self, at: usize) -> &mut Line {
        if self.lines.is_empty() {
            let begun = self.sink.begin();
            self.lines.push(Line {
                opened: at,
                has_move: false,
                is_stopped: begun.is_err(),
                is_skipped: false,
            });
            if begun.is_err() {
                self.walked.stopped = Some(at);
            }
            if let Ok(Some((tag, kind))) | Err((tag, kind)) = begun {
                let place = self.tags.iter().find(|(name, _)| *name == tag);
                let place = place.map_or(at, |(_, at)| *at);
                self.fault(place, kind);
            }
        }
        self.lines
            .last_mut()
            .expect("the main line is never closed")
    }

    /// Nothing more of the line is read.
    pub(super) fn stop(&mut self, at: usize) {
        self.line(at).is_stopped = true;
        if self.lines.len() == 1 {
            self.stop_all(at);
        }
    }

    pub(super) fn open(&mut self, at: usize) {
        self.is_numbered = false;
        let line = self.line(at);
        let mut is_skipped = line.is_stopped;
        if !is_skipped && !line.has_move {
            is_skipped = true;
            self.fault(at, FaultKind::VariationBeforeMove);
        } else if !is_skipped && self.lines.len() > MAX_DEPTH {
            is_skipped = true;
            self.fault(at, FaultKind::TooDeep);
        }
        if !is_skipped {
            self.sink.open();
        }
        self.lines.push(Line {
            opened: at,
            has_move: false,
            is_stopped: is_skipped,
            is_skipped,
        });
    }

    pub(super) fn close(&mut self, at: usize) {
        self.is_numbered = false;
        self.line(at);
        if self.lines.len() == 1 {
            self.fault(at, FaultKind::Unopened(')'));
        } else if self.lines.pop().is_some_and(|line| !line.is_skipped) {
            self.sink.close();
        }
    }

    pub(super) fn comment(&mut self, at: usize, text: &'a str) {
        let mut text = text;
        if text.len() > MAX_COMMENT {
            self.fault(at, FaultKind::CommentTooLong);
            text = cut(text, ..text.floor_char_boundary(MAX_COMMENT));
        }
        let begins_variation =
            self.lines.len() > 1 && self.lines.last().is_some_and(|line| !line.has_move);
        let place = if self.is_numbered || begins_variation {
            CommentPlace::Before
        } else {
            CommentPlace::After
        };
        if self.lines.last().is_none_or(|line| !line.is_stopped) {
            self.sink.comment(place, text);
        }
    }

    pub(super) fn nag(&mut self, at: usize, nag: Nag) {
        if !self.line(at).is_stopped {
            self.sink.nag(nag);
        }
    }
}
