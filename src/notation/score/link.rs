//! The state of reading: what is linked so far, and what the rest is called.

use std::ops::Range;

use rules::{Color, Move, Position};

use super::form::Form;
use super::item::{Gap, ItemKind};
use super::solve::{Group, Words};
use super::system::Unread;
use super::token::{Possible, Problem, ProblemKind, Token, TokenKind};
use super::{Choice, Ending, ending};
use crate::origins::Origins;

/// A game being read.
pub(super) struct Link<'a> {
    pub(super) words: Words<'a>,
    pub(super) position: Position,
    pub(super) origins: Origins,
    pub(super) tokens: Vec<Token>,
    pub(super) moves: Vec<Move>,
    /// False behind a place that could not be read.
    pub(super) is_linked: bool,
    pub(super) is_fractional: bool,
    pub(super) ending: Option<Ending>,
    /// Enough is known once so many moves are linked.
    pub(super) most_plies: usize,
}

impl<'a> Link<'a> {
    pub(super) fn new(words: Words<'a>, start: &Position, most_plies: usize) -> Self {
        Self {
            words,
            position: *start,
            origins: Origins::of_start(start),
            tokens: Vec::new(),
            moves: Vec::new(),
            is_linked: true,
            is_fractional: false,
            ending: None,
            most_plies,
        }
    }

    pub(super) fn turn(&self) -> Color {
        self.position.turn()
    }

    /// Whether nothing more is to be read; who wants some moves only does not want what follows a
    /// place that could not be read.
    pub(super) fn is_enough(&self) -> bool {
        self.moves.len() >= self.most_plies || !self.is_linked && self.most_plies != usize::MAX
    }

    pub(super) fn token(&mut self, items: Range<usize>, kind: TokenKind) {
        if items.is_empty() {
            return;
        }
        let all = self.words.items;
        let span = all[items.start].span.start..all[items.end - 1].span.end;
        self.tokens.push(Token { span, kind });
    }

    /// Calls items prose; one token for as many as follow each other.
    pub(super) fn prose(&mut self, items: Range<usize>) {
        for at in items {
            let item = &self.words.items[at];
            let before = at
                .checked_sub(1)
                .map(|before| self.words.items[before].span.end);
            let last = self.tokens.last_mut();
            match (item.kind, last) {
                (ItemKind::Mark, Some(last)) if matches!(last.kind, TokenKind::Move { .. }) => {
                    self.token(at..at + 1, TokenKind::Mark);
                }
                // Fractions are named in the order of play, so the last token may stand elsewhere.
                (_, Some(last))
                    if last.kind == TokenKind::Prose && Some(last.span.end) == before =>
                {
                    last.span.end = item.span.end;
                }
                _ => self.token(at..at + 1, TokenKind::Prose),
            }
        }
    }

    /// Links a move.
    pub(super) fn play(&mut self, group: Group) {
        let ply = self.moves.len();
        let kind = TokenKind::Move {
            mv: group.mv,
            ply,
            warnings: group.warnings,
        };
        self.token(group.items, kind);
        self.note(group.mv);
    }

    fn note(&mut self, mv: Move) {
        self.moves.push(mv);
        self.origins = self.origins.after(&self.position, mv);
        self.position = self.position.play_unchecked(mv);
    }

    /// Stops linking at some items, unless a choice says what they are; says whether it goes on.
    pub(super) fn unread(&mut self, items: Range<usize>, unread: Unread) -> bool {
        let start = self.words.items[items.start].span.start;
        match self.words.choices.get(&start) {
            Some(&Choice::Move(mv)) if self.position.is_legal(mv) => {
                self.play(Group {
                    items,
                    mv,
                    warnings: Vec::new(),
                });
                true
            }
            Some(Choice::NoMove) => {
                self.prose(items);
                true
            }
            _ => {
                let problem = self.problem(unread.kind, unread.possible);
                self.token(items, TokenKind::Problem(Box::new(problem)));
                self.is_linked = false;
                false
            }
        }
    }

    /// Stops linking at a byte because a move is missing there, unless a choice supplies it.
    pub(super) fn missing(&mut self, at: usize) -> bool {
        // The number itself begins at the same byte, but no choice is ever asked about it.
        if let Some(&Choice::Move(mv)) = self.words.choices.get(&at)
            && self.position.is_legal(mv)
        {
            let kind = TokenKind::Move {
                mv,
                ply: self.moves.len(),
                warnings: Vec::new(),
            };
            self.tokens.push(Token { span: at..at, kind });
            self.note(mv);
            return true;
        }
        let problem = self.problem(ProblemKind::Missing, Vec::new());
        self.tokens.push(Token {
            span: at..at,
            kind: TokenKind::Problem(Box::new(problem)),
        });
        self.is_linked = false;
        false
    }

    fn problem(&self, kind: ProblemKind, possible: Vec<Possible>) -> Problem {
        Problem {
            kind,
            position: self.position,
            origins: self.origins.clone(),
            ply: self.moves.len(),
            possible,
        }
    }

    /// Notes the end of the game if it stands at an item; says how many items it takes.
    pub(super) fn end(&mut self, at: usize, limit: usize) -> Option<usize> {
        let turn = self.is_linked.then(|| self.turn());
        let items = &self.words.items[at..];
        let (ending, count) = ending::at(self.words.text, items, turn)?;
        let count = count.min(limit - at);
        self.token(at..at + count, TokenKind::Ending(ending));
        self.ending = Some(ending);
        Some(count)
    }

    /// Names items behind a place that could not be read.
    pub(super) fn unlinked(&mut self, items: Range<usize>) {
        let mut at = items.start;
        while at < items.end {
            let is_move = |at: usize| self.words.form(at).is_notation();
            if self.words.form(at) != Form::Begins {
                self.prose(at..at + 1);
                at += 1;
                continue;
            }
            let start = at;
            at += 1;
            while at < items.end && is_move(at) && self.words.items[at].gap < Gap::Wide {
                at += 1;
            }
            self.token(start..at, TokenKind::Unlinked);
        }
    }
}
