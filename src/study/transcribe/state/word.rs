//! A word of the printed text that is looked at.

use notation::score::{Problem, Token, TokenKind};
use rules::Move;

use super::Reading;

/// A word, or several that are one move.
#[derive(Clone, Debug, PartialEq)]
pub struct Word<'a> {
    /// Where it begins in the text.
    pub byte: usize,
    /// What is printed; empty where a move is missing.
    pub printed: &'a str,
    /// How many moves come before it.
    pub ply: usize,
    /// What it was read as.
    pub kind: WordKind<'a>,
}

/// What a word was read as.
#[derive(Clone, Debug, PartialEq)]
pub enum WordKind<'a> {
    /// A question.
    Question(&'a Problem),
    /// A move.
    Linked(Move),
    /// Not read yet: it stands behind a question.
    Behind,
    /// Not read, and no question is before it.
    Left,
    /// No part of the game, as the reader of it says.
    NotAMove,
    /// No part of the game, as it was found.
    Plain,
}

impl WordKind<'_> {
    /// Whether a move can be played for the word: the position before it is known.
    #[must_use]
    pub const fn can_be_played(&self) -> bool {
        !matches!(self, Self::Behind)
    }
}

impl Word<'_> {
    /// Whether a move is asked for that is not printed.
    #[must_use]
    pub const fn is_missing(&self) -> bool {
        self.printed.is_empty() && matches!(self.kind, WordKind::Question(_))
    }
}

impl Reading {
    /// The word that is being decided.
    #[must_use]
    pub fn word(&self) -> Option<Word<'_>> {
        self.word_at(self.asked?)
    }

    /// The word in which a byte of the text lies.
    #[must_use]
    pub fn word_at(&self, byte: usize) -> Option<Word<'_>> {
        let part = self.part();
        let score = self.score()?;
        let local = byte.checked_sub(part.start)?;
        let text = self.text.get(part.clone())?;
        // Where moves are missing, their empty tokens come before the number at the same byte; the last of
        // them is the one that can be decided.
        let is_missing = |token: &&Token| {
            token.span.is_empty()
                && token.span.start == local
                && matches!(token.kind, TokenKind::Problem(_) | TokenKind::Move { .. })
        };
        let token = score.tokens.iter().rfind(is_missing).or_else(|| {
            score
                .tokens
                .iter()
                .find(|token| token.span.contains(&local))
        });
        let before = |start: usize| {
            let moves = score.moves.iter();
            moves
                .filter(|played| score.tokens[played.token].span.start < start)
                .count()
        };
        let (start, kind, ply) = match token {
            Some(token) => match &token.kind {
                TokenKind::Move { mv, ply, .. } => (token.span.start, WordKind::Linked(*mv), *ply),
                TokenKind::Problem(problem) => {
                    (token.span.start, WordKind::Question(problem), problem.ply)
                }
                TokenKind::Unlinked => {
                    let start = token.span.start;
                    let is_behind = self
                        .first_question()
                        .is_some_and(|first| first < part.start + start);
                    let kind = if is_behind {
                        WordKind::Behind
                    } else {
                        WordKind::Left
                    };
                    (start, kind, before(local))
                }
                _ => (local, WordKind::Plain, before(local)),
            },
            None => (local, WordKind::Plain, before(local)),
        };
        if !matches!(kind, WordKind::Plain) {
            let end = token.map_or(start, |token| token.span.end);
            return Some(Word {
                byte: part.start + start,
                printed: text.get(start..end)?,
                ply,
                kind,
            });
        }
        let byte = start_of_word(&self.text, byte);
        let is_refused = self.choices.refuses(byte);
        let is_behind = self.first_question().is_some_and(|first| first < byte);
        Some(Word {
            byte,
            printed: word_from(&self.text, byte),
            ply,
            kind: match (is_refused, is_behind) {
                (true, _) => WordKind::NotAMove,
                (false, true) => WordKind::Behind,
                (false, false) => WordKind::Plain,
            },
        })
    }

    /// The word before or behind another one, of whatever kind.
    #[must_use]
    pub fn next_word(&self, byte: usize, is_forward: bool) -> Option<Word<'_>> {
        let part = self.part();
        let here = self.word_at(byte)?;
        let next = if is_forward {
            let end = here.byte + here.printed.len().max(usize::from(here.printed.is_empty()));
            let behind = self.text.get(end.min(part.end)..part.end)?;
            let skipped = behind.find(|letter: char| !letter.is_whitespace())?;
            end + skipped
        } else {
            let before = self.text.get(part.start..here.byte)?.trim_end();
            part.start + before.char_indices().next_back()?.0
        };
        self.word_at(next)
    }
}

/// Where the word begins in which a byte lies.
fn start_of_word(text: &str, byte: usize) -> usize {
    let before = text.get(..byte).unwrap_or_default();
    let blank = before
        .char_indices()
        .rev()
        .find(|(_, letter)| letter.is_whitespace());
    blank.map_or(0, |(at, letter)| at + letter.len_utf8())
}

/// The word that begins at a byte.
pub(super) fn word_from(text: &str, byte: usize) -> &str {
    let behind = text.get(byte..).unwrap_or_default();
    behind.split(char::is_whitespace).next().unwrap_or_default()
}
