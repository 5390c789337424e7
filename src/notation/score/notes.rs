//! What a book says between the moves of a game: notes, and the variations in them.

use std::ops::Range;

use rules::{Color, Move, Position};

use super::game::Reader;
use super::item::{Gap, ItemKind};
use super::state::State;
use super::{Score, System, TokenKind};
use crate::origins::Origins;

/// No longer text is a note; what is longer is the rest of a chapter.
const LONGEST: usize = 1 << 14;

/// How many moves a variation has at most.
const LONGEST_VARIATION: usize = 60;

/// How many moves before and behind a note its variations may begin.
const REACH: usize = 12;

/// What is said between two moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// So many moves of either side stand before it.
    pub ply: usize,
    /// Where it stands.
    pub span: Range<usize>,
    /// Its variations of which every move is legal.
    pub variations: Vec<Variation>,
}

impl Note {
    /// Its words, in one line.
    #[must_use]
    pub fn words(&self, text: &str) -> String {
        let printed = text.get(self.span.clone()).unwrap_or_default();
        let words: Vec<&str> = printed.split_whitespace().collect();
        words.join(" ")
    }
}

/// Moves that might have been played instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation {
    /// So many moves of the game are played before its first.
    pub ply: usize,
    /// Its moves, at least one.
    pub moves: Vec<Move>,
    /// Where they stand.
    pub span: Range<usize>,
}

/// Finds the notes of a game that was read.
pub(super) fn notes(reader: &Reader<'_>, part: Range<usize>, score: &Score) -> Vec<Note> {
    let mut states: Vec<(Position, Origins)> = Vec::new();
    let mut position = score.start;
    let mut origins = Origins::of_start(&position);
    for played in &score.moves {
        states.push((position, origins.clone()));
        origins = origins.after(&position, played.mv);
        position = position.play_unchecked(played.mv);
    }
    states.push((position, origins));
    let mut ply = 0;
    let mut notes = Vec::new();
    for token in &score.tokens {
        match &token.kind {
            TokenKind::Move { ply: last, .. } => ply = last + 1,
            TokenKind::Problem(_) => break,
            TokenKind::Prose if ply > 0 && token.span.len() <= LONGEST => {
                let printed = &reader.page.text[token.span.clone()];
                if printed
                    .chars()
                    .filter(|letter| letter.is_alphabetic())
                    .count()
                    < 2
                {
                    continue;
                }
                let items = items_of(reader, part.clone(), &token.span);
                notes.push(Note {
                    ply,
                    span: token.span.clone(),
                    variations: variations(reader, items, ply, &states, score.system),
                });
            }
            _ => {}
        }
    }
    notes
}

fn items_of(reader: &Reader<'_>, part: Range<usize>, span: &Range<usize>) -> Range<usize> {
    let page = reader.page;
    let start = part.clone().find(|&at| page.byte(at) >= span.start);
    let start = start.unwrap_or(part.end);
    let end = (start..part.end)
        .find(|&at| page.byte(at) >= span.end || page.byte(at) < span.start)
        .unwrap_or(part.end);
    start..end
}

/// Numbered moves in a note that can be played from a position of the game.
fn variations(
    reader: &Reader<'_>,
    items: Range<usize>,
    ply: usize,
    states: &[(Position, Origins)],
    system: System,
) -> Vec<Variation> {
    let page = reader.page;
    let mut found = Vec::new();
    let mut at = items.start;
    while at < items.end {
        let Some(ItemKind::Number { value, .. }) = page.kind(at) else {
            at += 1;
            continue;
        };
        let first = page.behind_dots(at + 1);
        let color = if first > at + 1 {
            Color::Black
        } else {
            Color::White
        };
        let begins = |&place: &usize| {
            let (position, _) = &states[place];
            position.turn() == color && position.fullmove_number() == value
        };
        let from = ply.saturating_sub(REACH)..states.len().min(ply + REACH);
        let Some(place) = from.into_iter().find(begins).filter(|_| first < items.end) else {
            at += 1;
            continue;
        };
        let moves = follow(reader, first..items.end, &states[place], system);
        let Some(last) = moves.last() else {
            at += 1;
            continue;
        };
        let end = last.1;
        found.push(Variation {
            ply: place,
            span: page.byte(at)..page.items[end - 1].span.end,
            moves: moves.into_iter().map(|(mv, _)| mv).collect(),
        });
        at = end;
    }
    found
}

/// The moves that follow each other from a word on, with where each ends.
fn follow(
    reader: &Reader<'_>,
    items: Range<usize>,
    (position, origins): &(Position, Origins),
    system: System,
) -> Vec<(Move, usize)> {
    let page = reader.page;
    let track = reader.track(system, items.end, false);
    let mut state = State::new(position, items.start);
    state.origins = origins.clone();
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
            break;
        };
        state = track.after_move(&state, reading.mv, reading.items.end);
        moves.push((reading.mv, reading.items.end));
    }
    moves
}
