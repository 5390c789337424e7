//! Walks through one game and reports its contents to a sink.

use std::borrow::Cow;

use super::bytes::cut;
use super::tokens::{Token, Tokens};
use super::words::{is_null, is_plain_move, is_plain_number, is_remark, split_number};
use super::{FaultKind, MAX_GAME, MAX_TAGS, MAX_TOKENS, tag};
use crate::{CommentPlace, GameResult, MAX_COMMENT, MAX_DEPTH, Nag};

/// What receives the contents of a game.
pub(super) trait Sink<'a> {
    /// A tag, its value without escapes.
    fn tag(&mut self, name: &'a str, value: Cow<'a, str>);
    /// The tags are over. A fault means that no move can be read; it is that of the tag named.
    fn begin(&mut self) -> Result<(), (&'static str, FaultKind)>;
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

/// The main line or a variation that is open.
struct Line {
    opened: usize,
    has_move: bool,
    /// Nothing more of it is read.
    is_stopped: bool,
    /// The sink does not know it.
    is_skipped: bool,
}

struct Walk<'a, 's, S> {
    sink: &'s mut S,
    walked: Walked,
    lines: Vec<Line>,
    /// The names of the tags so far and their offsets.
    tags: Vec<(&'a str, usize)>,
    /// A number was read and its move not yet.
    is_numbered: bool,
    count: usize,
}

/// Walks through the text of one game.
pub(super) fn walk<'a, S: Sink<'a>>(text: &'a str, sink: &mut S) -> Walked {
    let mut walk = Walk {
        sink,
        walked: Walked::default(),
        lines: Vec::new(),
        tags: Vec::new(),
        is_numbered: false,
        count: 0,
    };
    let limit = text.floor_char_boundary(MAX_GAME);
    walk.run(cut(text, ..limit));
    walk.sink.end();
    if limit < text.len() {
        walk.fault(limit, FaultKind::GameTooLong);
        walk.stop_all(limit);
    }
    walk.walked
}

impl<'a, S: Sink<'a>> Walk<'a, '_, S> {
    fn run(&mut self, text: &'a str) {
        let mut tokens = Tokens::new(text);
        let mut closed = true;
        while let Some((at, token)) = tokens.next(self.lines.is_empty()) {
            let is_counted = !matches!(token, Token::Tag(_) | Token::Word(_));
            if is_counted && !self.count(at) {
                return;
            }
            match token {
                Token::Tag(tag) => self.tag(at, tag),
                Token::Open => self.open(at),
                Token::Close => self.close(at),
                Token::Comment(text) => self.comment(at, text),
                Token::UnclosedComment(text) => {
                    self.fault(at, FaultKind::Unclosed('{'));
                    self.comment(at, text);
                    closed = false;
                }
                Token::Nag(digits) => match digits.parse() {
                    Ok(number) => self.nag(at, Nag(number)),
                    Err(_) => self.fault(at, FaultKind::Nag),
                },
                Token::Stray(mark @ ('}' | ']')) => self.fault(at, FaultKind::Unopened(mark)),
                Token::Stray('[') if tag::read(cut(text, at..)).fault.is_none() => {
                    self.fault(at, FaultKind::AnotherGame);
                    self.stop_all(at);
                    return;
                }
                Token::Stray(mark) => self.fault(at, FaultKind::Character(mark)),
                Token::Word(word) => {
                    if !self.word(at, word) {
                        return;
                    }
                }
            }
        }
        self.walked.is_empty =
            self.count == 0 && self.tags.is_empty() && self.walked.result.is_none();
        self.line(text.len());
        let open = self.lines.iter().skip(1).rfind(|line| !line.is_skipped);
        if let Some(at) = open.map(|line| line.opened).filter(|_| closed) {
            self.fault(at, FaultKind::Unclosed('('));
        }
    }

    fn fault(&mut self, at: usize, kind: FaultKind) {
        self.walked.faults.push((at, kind));
    }

    /// Counts a token; after the last one that is allowed, nothing more is read.
    fn count(&mut self, at: usize) -> bool {
        self.count += 1;
        if self.count > MAX_TOKENS {
            self.fault(at, FaultKind::TooManyTokens);
            self.stop_all(at);
        }
        self.count <= MAX_TOKENS
    }

    fn stop_all(&mut self, at: usize) {
        self.walked.stopped.get_or_insert(at);
    }

    fn tag(&mut self, at: usize, tag: tag::Tag<'a>) {
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
    fn line(&mut self, at: usize) -> &mut Line {
        if self.lines.is_empty() {
            let begun = self.sink.begin();
            self.lines.push(Line {
                opened: at,
                has_move: false,
                is_stopped: begun.is_err(),
                is_skipped: false,
            });
            if let Err((tag, kind)) = begun {
                let place = self.tags.iter().find(|(name, _)| *name == tag);
                let place = place.map_or(at, |(_, at)| *at);
                self.fault(place, kind);
                self.walked.stopped = Some(at);
            }
        }
        self.lines
            .last_mut()
            .expect("the main line is never closed")
    }

    /// Nothing more of the line is read.
    fn stop(&mut self, at: usize) {
        self.line(at).is_stopped = true;
        if self.lines.len() == 1 {
            self.stop_all(at);
        }
    }

    fn open(&mut self, at: usize) {
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

    fn close(&mut self, at: usize) {
        self.is_numbered = false;
        self.line(at);
        if self.lines.len() == 1 {
            self.fault(at, FaultKind::Unopened(')'));
        } else if self.lines.pop().is_some_and(|line| !line.is_skipped) {
            self.sink.close();
        }
    }

    fn comment(&mut self, at: usize, text: &'a str) {
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

    fn nag(&mut self, at: usize, nag: Nag) {
        if !self.line(at).is_stopped {
            self.sink.nag(nag);
        }
    }

    /// Tells whether to go on.
    fn word(&mut self, at: usize, word: &'a str) -> bool {
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
                self.result(at, result);
                return true;
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

    fn result(&mut self, at: usize, result: GameResult) {
        self.line(at);
        self.is_numbered = false;
        // Some programs end variations with a result too.
        if self.lines.len() == 1 && self.walked.result.is_none() {
            self.walked.result = Some((at, result));
        }
    }

    /// A move with what is glued to it, or a mark that stands apart from its move.
    fn say(&mut self, at: usize, text: &'a str) {
        let body = text.trim_end_matches(['!', '?']);
        let marks = cut(text, body.len()..);
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
