//! Walks through one game and reports its contents to a sink.

use std::borrow::Cow;

use super::bytes::cut;
use super::tokens::{Token, Tokens};
use super::words::{
    WORDS_OF_A_GAME, begins_game, is_null, is_plain_move, is_plain_number, is_remark,
    line_ends_behind, split_number,
};
use super::{FaultKind, MAX_GAME, MAX_TAGS, MAX_TOKENS, tag};
use crate::{CommentPlace, GameResult, MAX_COMMENT, MAX_DEPTH, MAX_TAG, Nag};

/// The longest word that is read as a move, in bytes: a long one with everything glued to it has half as
/// many.
const LONGEST_MOVE: usize = 64;

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
    /// A variation has just ended with a result, and perhaps with it the game whose bracket was
    /// forgotten.
    is_loose: bool,
    /// How many words the main line has that are no numbers, as far as that matters.
    words: u8,
    count: usize,
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

    /// Goes on by so many tokens; returns whether there are more.
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

impl<'a, S: Sink<'a>> Walk<'a, '_, S> {
    /// The text is read to its end.
    fn end(&mut self, text: &str, is_closed: bool) {
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
    fn begins_other(&mut self, text: &str, at: usize, token: &Token<'a>) -> bool {
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

    fn fault(&mut self, at: usize, kind: FaultKind) {
        self.walked.faults.push((at, kind));
    }

    /// Counts a token; after the last one that is allowed, nothing more is read.
    fn count(&mut self, at: usize) -> bool {
        self.words = self.words.saturating_add(u8::from(self.lines.len() <= 1));
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
