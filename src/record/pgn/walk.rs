//! Walks through one game and reports its contents to a sink.

mod lines;
mod moves;

use std::borrow::Cow;

use self::lines::Walk;
use super::bytes::cut;
use super::tokens::{Token, Tokens};
use super::{FaultKind, MAX_GAME, tag};
use crate::{CommentPlace, GameResult, MAX_TAG, Nag};

/// A fault of a tag, with its name.
pub(super) type TagFault = (&'static str, FaultKind);

/// What receives the contents of a game.
pub(super) trait Sink<'a> {
    /// A tag, its value without escapes.
    fn tag(&mut self, name: &'a str, value: Cow<'a, str>);
    /// The tags are over. An error means that no move can be read; it and a note are those of the
    /// tag named.
    fn begin(&mut self) -> Result<Option<TagFault>, TagFault>;
    /// A move or a null move.
    fn play(&mut self, word: &'a str) -> Result<(), FaultKind>;
    /// A comment, before the next move or after the last one.
    fn comment(&mut self, place: CommentPlace, text: &'a str);
    /// A judgment of the last move.
    fn nag(&mut self, nag: Nag);
    /// A variation of the last move begins.
    fn open(&mut self);
    /// The variation ends.
    fn close(&mut self);
    /// The game ends.
    fn end(&mut self) {}
    /// Whether to go on at all.
    fn goes_on(&self) -> bool {
        true
    }
    /// Whether a game ends as well where another one begins though it has no result.
    fn ends_unfinished(&self) -> bool {
        false
    }
}

/// What the walk itself has found.
#[derive(Debug, Default)]
pub(super) struct Walked {
    /// Faults and their offsets.
    pub(super) faults: Vec<(usize, FaultKind)>,
    /// Where the main line stopped before its end.
    pub(super) stopped: Option<usize>,
    /// The mark at the end of the moves, and where it stands.
    pub(super) result: Option<(usize, GameResult)>,
    /// There was nothing at all.
    pub(super) is_empty: bool,
}

/// Whether a whole tag begins here.
fn is_tag(text: &str) -> bool {
    // A row of brackets would be read once for each of them, so nothing is read that has no value, and
    // nothing that is longer than a tag without a fault.
    let name = cut(text, 1..).trim_start_matches([' ', '\t']);
    let rest =
        name.trim_start_matches(|letter: char| letter.is_ascii_alphanumeric() || letter == '_');
    if rest.len() == name.len() || !rest.trim_start_matches([' ', '\t']).starts_with('"') {
        return false;
    }
    let tag = tag::read(cut(text, ..text.floor_char_boundary(4 * MAX_TAG)));
    notation::steps::count(tag.length);
    tag.fault.is_none()
}

/// Walks through the text of one game.
pub(super) fn walk<'a, S: Sink<'a>>(text: &'a str, sink: &mut S) -> Walked {
    let mut walking = Walking::new(text, sink);
    walking.go(usize::MAX);
    walking.finish()
}

/// A walk that can be interrupted.
pub(super) struct Walking<'a, 's, S> {
    walk: Walk<'a, 's, S>,
    text: &'a str,
    tokens: Tokens<'a>,
    /// Whether no comment is left open.
    is_closed: bool,
    is_over: bool,
    /// Whether the text goes on behind what is read of one game.
    is_cut: bool,
}

/// What comes after a token.
enum After {
    /// The next one.
    Next,
    /// Nothing: the rest is not read.
    Stop,
}

impl<'a, 's, S: Sink<'a>> Walking<'a, 's, S> {
    /// Stands before the text of one game.
    pub(super) fn new(text: &'a str, sink: &'s mut S) -> Self {
        let walk = Walk {
            sink,
            walked: Walked::default(),
            lines: Vec::new(),
            tags: Vec::new(),
            is_numbered: false,
            is_loose: false,
            words: 0,
            count: 0,
        };
        let limit = text.floor_char_boundary(MAX_GAME);
        let is_cut = limit < text.len();
        let text = cut(text, ..limit);
        Self {
            walk,
            text,
            tokens: Tokens::new(text),
            is_closed: true,
            is_over: false,
            is_cut,
        }
    }

    /// Goes on by this many tokens; returns whether there are more.
    pub(super) fn go(&mut self, tokens: usize) -> bool {
        for _ in 0..tokens {
            if self.is_over {
                break;
            }
            match self.tokens.next(self.walk.lines.is_empty()) {
                Some((at, token)) => {
                    let after = self.step(at, token);
                    self.is_over = matches!(after, After::Stop);
                }
                None => {
                    self.walk.end(self.text, self.is_closed);
                    self.is_over = true;
                }
            }
        }
        !self.is_over
    }

    fn step(&mut self, at: usize, token: Token<'a>) -> After {
        let (walk, text) = (&mut self.walk, self.text);
        if walk.sink.ends_unfinished() && walk.begins_other(text, at, &token) {
            walk.fault(at, FaultKind::AnotherGame);
            walk.stop_all(at);
            return After::Stop;
        }
        let is_counted = !matches!(token, Token::Tag(_) | Token::Word(_));
        if is_counted && !walk.count(at) {
            return After::Stop;
        }
        match token {
            Token::Tag(tag) => walk.tag(at, tag),
            Token::Open => walk.open(at),
            Token::Close => walk.close(at),
            Token::Comment(text) => walk.comment(at, text),
            Token::UnclosedComment(text) => {
                walk.fault(at, FaultKind::Unclosed('{'));
                walk.comment(at, text);
                self.is_closed = false;
            }
            Token::Nag(digits) => match digits.parse() {
                Ok(number) => walk.nag(at, Nag(number)),
                Err(_) => walk.fault(at, FaultKind::Nag),
            },
            Token::Stray(mark @ ('}' | ']')) => walk.fault(at, FaultKind::Unopened(mark)),
            Token::Stray('[') if is_tag(cut(text, at..)) => {
                walk.fault(at, FaultKind::AnotherGame);
                walk.stop_all(at);
                return After::Stop;
            }
            Token::Stray(mark) => walk.fault(at, FaultKind::Character(mark)),
            Token::Word(word) => {
                if !walk.word(at, word) {
                    return After::Stop;
                }
            }
        }
        After::Next
    }

    /// Ends the game where the walk has come to.
    pub(super) fn finish(mut self) -> Walked {
        self.walk.sink.end();
        if self.is_cut {
            let limit = self.text.len();
            self.walk.fault(limit, FaultKind::GameTooLong);
            self.walk.stop_all(limit);
        }
        self.walk.walked
    }
}
