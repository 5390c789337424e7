//! A move in the notation of a board that may be no position.

use rules::{AnyPosition, Move};

/// A move as it is written on this board; by its squares where no position is.
pub(super) fn written(ground: &AnyPosition, mv: Move) -> String {
    match ground.position() {
        Some(position) if position.is_legal(mv) => notation::san::write(position, mv),
        _ => mv.to_string(),
    }
}
