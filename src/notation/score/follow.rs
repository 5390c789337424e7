//! Follows a game from number to number.

use rules::{Color, Position};

use super::game::{LONGEST_LIST, Reader};
use super::heading;
use super::item::{Gap, ItemKind};
use super::link::Link;
use super::segment::Outcome;
use super::token::{Token, TokenKind};

/// No number of a move is higher.
pub(super) const HIGHEST_NUMBER: u32 = 999;

/// Follows a game from number to number.
pub(super) struct Follower<'r, 'a, 'c> {
    reader: &'r Reader<'a>,
    pub(super) link: Link<'c>,
    /// What printed numbers are ahead of those counted.
    pub(super) offset: u32,
    /// The last number that was read.
    last: u32,
    /// Whether Black's column has numbers of its own.
    pub(super) repeats: Option<bool>,
    /// How many items behind a number are looked at for the next one.
    pub(super) horizon: usize,
}

impl<'r, 'a, 'c> Follower<'r, 'a, 'c> {
    pub(super) fn new(reader: &'r Reader<'a>, link: Link<'c>) -> Self {
        Self {
            reader,
            link,
            offset: 0,
            last: 0,
            repeats: None,
            horizon: usize::MAX,
        }
    }

    /// Reads a list without numbers, from its first move on; says where it ends.
    pub(super) fn list(&mut self, first: usize) -> usize {
        let end = self.link.words.items.len();
        if let Outcome::Stopped(rest) = self.link.segment(first..end, &(1..=LONGEST_LIST)) {
            self.link.unlinked(rest..end);
        }
        end
    }

    /// Reads the first number and the moves behind it, and takes its count as that of the text.
    pub(super) fn first_number(&mut self, first: usize) -> usize {
        if let ItemKind::Number { value, .. } = self.link.words.items[first].kind {
            self.offset = value.saturating_sub(self.link.position.fullmove_number());
        }
        self.number(first)
    }

    /// Reads from the first number on; says where the game ends.
    pub(super) fn numbered(&mut self, first: usize) -> usize {
        let items = self.link.words.items;
        let mut at = self.first_number(first);
        while at < items.len() && !self.link.is_enough() {
            let is_over = self.link.ending.is_some();
            let is_new = is_over || self.last > 1;
            if is_new && self.begins_anew(at) {
                return self.headings_before(at);
            }
            at = match items[at].kind {
                ItemKind::Number { .. } if !is_over => self.number(at),
                _ if is_over => {
                    self.link.prose(at..at + 1);
                    at + 1
                }
                _ => match self.link.end(at, items.len()) {
                    Some(count) => at + count,
                    None if self.link.is_linked => {
                        self.link.prose(at..at + 1);
                        at + 1
                    }
                    None => {
                        let end = self.next_number(at + 1);
                        self.link.unlinked(at..end);
                        end
                    }
                },
            };
        }
        at
    }

    /// Whether another game begins at an item.
    fn begins_anew(&self, at: usize) -> bool {
        let start = Position::default();
        let is_one = matches!(
            self.link.words.items[at].kind,
            ItemKind::Number { value: 1, .. }
        );
        is_one && self.reader.may_begin(at, &start) && !self.reader.begins(at, &start).is_empty()
    }

    /// The first heading that belongs to a game which begins at an item.
    fn headings_before(&mut self, at: usize) -> usize {
        let items = self.link.words.items;
        let named = |token: &Token| !matches!(token.kind, TokenKind::Prose);
        let end = self
            .link
            .tokens
            .iter()
            .filter(|token| named(token))
            .map(|token| token.span.end);
        let end = end.max().unwrap_or(0);
        let from = items[..at].partition_point(|item| item.span.start < end);
        let headings = heading::headings(self.link.words.text, &items[from..at]);
        let Some(byte) = headings.iter().map(|token| token.span.start).min() else {
            return at;
        };
        self.link.tokens.retain_mut(|token| {
            if token.kind == TokenKind::Prose {
                token.span.end = token.span.end.min(byte);
            }
            token.span.start < byte
        });
        items[..at].partition_point(|item| item.span.start < byte)
    }

    /// Reads a number and what stands behind it; says where to go on.
    fn number(&mut self, at: usize) -> usize {
        let items = self.link.words.items;
        let ItemKind::Number { value, is_marked } = items[at].kind else {
            return at + 1;
        };
        let opens_line = items[at].gap == Gap::Line;
        if !is_marked && !opens_line && !self.is_due(value) || self.is_in_sentence(at) {
            self.link.prose(at..at + 1);
            return at + 1;
        }
        if !self.link.is_linked {
            let printed = value;
            self.last = value;
            self.link
                .token(at..at + 1, TokenKind::Number { printed, due: None });
            return at + 1;
        }
        let due = self.due();
        let is_moved = self.begins_move(self.behind_dots(at + 1));
        let is_misnumbered = is_marked && opens_line && is_moved && value <= HIGHEST_NUMBER;
        if value == due {
            self.segment_at(at, None)
        } else if value == due + 1 && self.link.turn() == Color::Black && is_moved {
            if self.link.missing(items[at].span.start) {
                return self.segment_at(at, None);
            }
            self.number(at)
        } else if is_misnumbered && value > due + 1 {
            self.segment_at(at, Some(due))
        } else {
            self.link.prose(at..at + 1);
            at + 1
        }
    }

    /// Reads the moves behind a number.
    fn segment_at(&mut self, at: usize, due: Option<u32>) -> usize {
        let items = self.link.words.items;
        let ItemKind::Number { value, .. } = items[at].kind else {
            return at + 1;
        };
        let turn = self.link.turn();
        let first = self.behind_dots(at + 1);
        let has_dots = first > at + 1;
        if has_dots && turn == Color::White {
            return self.dots_for_white(at, first, value);
        }
        let (end, counts) = self.segment_end(first, value);
        if turn == Color::White
            && *counts.start() == 2
            && !self.is_solved(first..end, counts.clone())
            && let Some((_, end)) = self.link.fraction(at, items.len())
        {
            self.last = value;
            return end;
        }
        let number = self.link.tokens.len();
        self.link.token(
            at..at + 1,
            TokenKind::Number {
                printed: value,
                due,
            },
        );
        if has_dots {
            self.link.token(at + 1..first, TokenKind::Dots);
        }
        match self.link.segment(first..end, &counts) {
            Outcome::Done => {
                if *counts.start() == 1 && turn == Color::White && *counts.end() == 1 {
                    self.repeats = Some(true);
                } else if *counts.start() == 2 && self.repeats.is_none() {
                    self.repeats = Some(false);
                }
                self.last = value;
                end
            }
            Outcome::Stopped(rest) => {
                self.last = value;
                self.link.unlinked(rest..end.max(rest));
                end.max(rest)
            }
            Outcome::NoMove => {
                self.link.tokens.truncate(number);
                self.link.prose(at..first.max(at + 1));
                first.max(at + 1)
            }
        }
    }

    /// Dots say that White has moved; here White has not.
    fn dots_for_white(&mut self, at: usize, first: usize, value: u32) -> usize {
        let byte = self.link.words.items[at].span.start;
        let is_begun = !self.link.moves.is_empty();
        let is_move = self.begins_move(first);
        if is_begun && is_move && value == self.due() && !self.link.missing(byte) {
            self.last = value;
            let printed = value;
            self.link
                .token(at..at + 1, TokenKind::Number { printed, due: None });
            self.link.token(at + 1..first, TokenKind::Dots);
            return first;
        }
        if self.link.turn() == Color::Black {
            return self.segment_at(at, None);
        }
        self.link.prose(at..first);
        first
    }
}
