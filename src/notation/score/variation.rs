//! The variations in a note: numbered moves that go on from a position of the game or from one
//! another.
//!
//! A number that goes on with a line of the same note belongs to that line; where a move of the line
//! could not be read, what follows is no variation of the game either.

use std::ops::Range;

use rules::{Color, Move, Position};

use super::System;
use super::game::Reader;
use super::item::{Gap, ItemKind};
use super::note::Variation;
use super::page::Page;
use super::state::State;
use crate::origins::Origins;

/// How many moves a variation has at most.
const LONGEST_VARIATION: usize = 60;

/// How many moves before and behind a note its variations may begin.
const REACH: usize = 12;

/// How many moves further on a number still goes on with the line before it.
const GOES_ON: u32 = 4;

/// How deep brackets in brackets are read.
const DEEPEST: usize = 3;

/// What a note has said so far of one line of moves.
#[derive(Clone)]
struct Line {
    /// The half-moves of its first number and of the last one.
    first: u32,
    last: u32,
    /// The position behind its moves; none if one of them could not be read.
    state: Option<State>,
    /// Its place among the variations.
    place: usize,
}

/// The variations of a note.
pub(super) struct Lines<'a> {
    states: &'a [(Position, Origins)],
    ply: usize,
    system: System,
    line: Option<Line>,
    /// How many bytes stand before the text that is read.
    offset: usize,
    pub(super) found: Vec<Variation>,
}

/// A half-move by its number: White's are even.
const fn half_move(number: u32, color: Color) -> u32 {
    number
        .saturating_mul(2)
        .saturating_add(matches!(color, Color::Black) as u32)
}

impl<'a> Lines<'a> {
    pub(super) fn new(states: &'a [(Position, Origins)], ply: usize, system: System) -> Self {
        Self {
            states,
            ply,
            system,
            line: None,
            offset: 0,
            found: Vec::new(),
        }
    }

    /// Reads the items of a note.
    pub(super) fn read(&mut self, reader: &Reader<'_>, items: Range<usize>, depth: usize) {
        let page = reader.page;
        let mut at = items.start;
        while at < items.end {
            match page.kind(at) {
                Some(ItemKind::Number { value, .. }) => {
                    at = self.number(reader, at, value, items.end);
                }
                Some(ItemKind::Comment) => {
                    self.bracket(reader, at, depth);
                    at += 1;
                }
                _ => at += 1,
            }
        }
    }

    /// What stands in brackets: lines of its own, or those that go on with the one before.
    fn bracket(&mut self, reader: &Reader<'_>, at: usize, depth: usize) {
        let page = reader.page;
        let word = page.word(at);
        let inside = word.trim_end_matches('.');
        let inside = inside.get(1..inside.len().saturating_sub(1));
        let inside = inside.filter(|inside| depth < DEEPEST && inside.contains(char::is_numeric));
        let Some(inside) = inside else {
            return;
        };
        let inner = Page::new(inside, page.rank_first);
        let inner = Reader::new(&inner, reader.options);
        let line = self.line.clone();
        let offset = self.offset;
        self.offset += page.byte(at) + 1;
        self.read(&inner, 0..inner.page.len(), depth + 1);
        self.offset = offset;
        self.line = line;
    }

    /// Follows the moves behind a number; gives the item behind them.
    fn number(&mut self, reader: &Reader<'_>, at: usize, value: u32, end: usize) -> usize {
        let page = reader.page;
        let first = page.behind_dots(at + 1);
        let color = match first > at + 1 {
            true => Color::Black,
            false => Color::White,
        };
        let half = half_move(value, color);
        if first >= end || !page.is_move_like(first) {
            return at + 1;
        }
        // A number that is not higher than the first of a line begins another one.
        let goes_on = self
            .line
            .as_ref()
            .filter(|line| half > line.first && half <= line.last + GOES_ON);
        let (start, place) = match goes_on {
            Some(line) => {
                let state = line.state.clone();
                let is_next = |state: &State| half_of(&state.position) == half;
                (state.filter(is_next), Some(line.place))
            }
            None => (self.of_game(half), None),
        };
        let last = half.max(goes_on.map_or(0, |line| line.last));
        let origin = goes_on.map_or(half, |line| line.first);
        let (moves, state) = match &start {
            Some(state) => follow(reader, first..end, state, self.system),
            None => (Vec::new(), None),
        };
        let Some(&(_, behind)) = moves.last() else {
            self.line = Some(Line {
                first: origin,
                last,
                state: None,
                place: place.unwrap_or(0),
            });
            return at + 1;
        };
        let span_end = self.offset + page.items[behind - 1].span.end;
        let moves: Vec<Move> = moves.into_iter().map(|(mv, _)| mv).collect();
        let place = match place {
            Some(place) => {
                let variation = &mut self.found[place];
                variation.moves.extend(moves);
                variation.span.end = variation.span.end.max(span_end);
                place
            }
            None => {
                let ply = self
                    .states
                    .iter()
                    .position(|(position, _)| half_of(position) == half);
                self.found.push(Variation {
                    ply: ply.unwrap_or(0),
                    moves,
                    span: self.offset + page.byte(at)..span_end,
                });
                self.found.len() - 1
            }
        };
        let last = state.as_ref().map_or(last, |state| {
            half_of(&state.position).saturating_sub(1).max(last)
        });
        self.line = Some(Line {
            first: origin,
            last,
            state,
            place,
        });
        behind.max(at + 1)
    }

    /// The position of the game before a half-move, if the note stands near it.
    fn of_game(&self, half: u32) -> Option<State> {
        let near = self.ply.saturating_sub(REACH)..self.states.len().min(self.ply + REACH);
        let (position, origins) = self.states[near]
            .iter()
            .find(|(position, _)| half_of(position) == half)?;
        let mut state = State::new(position, 0);
        state.origins = origins.clone();
        Some(state)
    }
}

/// The half-move that comes next in a position.
fn half_of(position: &Position) -> u32 {
    half_move(position.fullmove_number(), position.turn())
}

/// The moves that follow each other from a word on, with where each ends; and the state behind them.
fn follow(
    reader: &Reader<'_>,
    items: Range<usize>,
    start: &State,
    system: System,
) -> (Vec<(Move, usize)>, Option<State>) {
    let page = reader.page;
    let track = reader.track(system, items.end, false);
    let mut state = start.clone();
    state.at = items.start;
    let mut moves = Vec::new();
    while moves.len() < LONGEST_VARIATION {
        let mut at = page.skip(state.at);
        if let Some(ItemKind::Number { value, .. }) = page.kind(at)
            && value == state.position.fullmove_number()
        {
            at = page.behind_dots(at + 1);
        }
        if at >= items.end || !page.is_move_like(at) || page.gap(at) == Gap::Paragraph {
            break;
        }
        let next = state.position.fullmove_number() + 1;
        let readings = track
            .words
            .readings(&state.position, &state.origins, at, items.end, next);
        let Some(reading) = readings.exact.into_iter().next() else {
            // Words that are no move here end the line, whatever follows them.
            return (moves, None);
        };
        state = track.after_move(&state, reading.mv, reading.items.end);
        moves.push((reading.mv, reading.items.end));
    }
    (moves, Some(state))
}
