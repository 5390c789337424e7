//! Finding what a book says between the moves of a game.

use std::ops::Range;

use rules::Position;

use super::game::Reader;
use super::note::{Note, words};
use super::variation::Lines;
use super::{PrintedScore, TokenKind};
use crate::origins::Origins;

/// No longer text is a note; what is longer is the rest of a chapter.
const LONGEST: usize = 1 << 14;

/// Finds the notes of a game that was read.
pub(super) fn notes(reader: &Reader<'_>, part: Range<usize>, score: &PrintedScore) -> Vec<Note> {
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
                let letters = words(printed);
                if letters
                    .chars()
                    .filter(|letter| letter.is_alphabetic())
                    .count()
                    < 2
                {
                    continue;
                }
                let items = items_of(reader, part.clone(), &token.span);
                let mut lines = Lines::new(&states, ply, score.system);
                lines.read(reader, items, 0);
                notes.push(Note {
                    ply,
                    span: token.span.clone(),
                    variations: lines.found,
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
