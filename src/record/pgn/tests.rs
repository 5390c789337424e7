//! Facts about reading and writing PGN.

mod damaged;
mod line;
mod moves;
mod notes;
mod tags;
mod writing;

use rules::Position;

use crate::pgn::{FaultKind, ReadGame, read_all, read_bytes, write};
use crate::{NodeId, Record, Step};

/// Reads a text that has to be one game.
#[track_caller]
fn one(text: &str) -> ReadGame {
    let mut games = read_all(text);
    assert_eq!(games.len(), 1, "{text}");
    games.remove(0)
}

/// Reads a text that has to be one game without a fault.
#[track_caller]
fn sound(text: &str) -> Record {
    let game = one(text);
    assert_eq!(game.faults, [], "{text}");
    assert_eq!(game.unread, "", "{text}");
    game.record
}

/// The moves, their variations and what is said about them, as the writer puts them.
fn moves(record: &Record) -> String {
    let text = write(record);
    let (_, moves) = text.split_once("\n\n").expect("an empty line");
    moves.trim_end().replace('\n', " ")
}

fn san(record: &Record, node: NodeId) -> String {
    let parent = record.parent(node).expect("a move");
    match record.step(node) {
        Some(Step::Move(mv)) => notation::san::write(record.position(parent), mv),
        _ => "--".to_owned(),
    }
}

/// Lines, columns and kinds.
fn faults(text: &str) -> Vec<(usize, usize, FaultKind)> {
    let games = read_bytes(text.as_bytes());
    let faults = games.into_iter().flat_map(|game| game.faults);
    faults
        .map(|fault| (fault.line, fault.column, fault.kind))
        .collect()
}

fn position(fen: &str) -> Position {
    fen.parse().expect("a position")
}
