//! What is wrong with a PGN, and where.

use record::pgn::{FaultKind, Places};

use crate::fault::Fault;

pub(super) fn place(places: &mut Places<'_>, offset: usize) -> (u32, u32) {
    let (line, column) = places.at(offset);
    (line as u32, column as u32)
}

pub(super) const fn code(kind: &FaultKind) -> &'static str {
    match kind {
        FaultKind::AnotherGame => "another-game",
        _ => "invalid-pgn",
    }
}

/// What is wrong with the form of a PGN. Short, because these texts are fetched with every page;
/// the line and column say the rest.
pub(super) const fn message(kind: &FaultKind) -> &'static str {
    match kind {
        FaultKind::AnotherGame => "Invalid PGN: a second game; loadPgnGames reads several",
        FaultKind::Character(_) | FaultKind::Empty => "Invalid PGN: a move or a result is expected",
        FaultKind::Tag { .. } => "Invalid PGN: a tag is written [Name \"value\"]",
        FaultKind::DuplicateTag(_) => "Invalid PGN: this tag is there already",
        FaultKind::Unclosed(_) => "Invalid PGN: this is never closed",
        FaultKind::Unopened(_) => "Invalid PGN: this was never opened",
        FaultKind::VariationBeforeMove => "Invalid PGN: a variation needs a move before it",
        FaultKind::TooDeep => "Invalid PGN: variations lie too deep within each other",
        FaultKind::Nag => "Invalid PGN: a number from 0 to 255 is expected after $",
        _ => "Invalid PGN: too long",
    }
}

pub(super) fn placed(fault: Fault, places: &mut Places<'_>, offset: usize) -> Fault {
    let (line, column) = place(places, offset);
    Fault {
        line: Some(line),
        column: Some(column),
        ..fault
    }
}
