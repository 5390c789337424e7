//! What numbers from JavaScript mean, and what goes back as numbers and lines.

use listing::ListedPosition;
use listing::fen::Checks;
use listing::fen_text::{EnPassant, push_fen};
use listing::moves::{BLACK, NULL, packed};
use rules::CastlingSide;

use crate::core::{Filter, Made, role, square};
use crate::json;
use crate::line::{Past, Played};
use crate::spelling::Reading;

pub(super) const fn side(number: u32) -> CastlingSide {
    match number {
        0 => CastlingSide::KingSide,
        _ => CastlingSide::QueenSide,
    }
}

pub(super) const fn checks(number: u32) -> Checks {
    match number {
        0 => Checks::Laws,
        1 => Checks::Form,
        _ => Checks::None,
    }
}

pub(super) const fn reading(is_strict: bool) -> Reading {
    if is_strict {
        Reading::Strict
    } else {
        Reading::Permissive
    }
}

pub(super) fn filter(from: u32, kind: u32) -> Filter {
    Filter {
        from: square(from),
        role: role(kind),
    }
}

/// One half of a set of squares: 0 the first four ranks, 1 the others.
pub(super) const fn half(squares: u64, half: u32) -> u32 {
    (squares >> (32 * (half & 1))) as u32
}

pub(super) fn packed_past(past: &Past) -> u32 {
    match past.played {
        Played::Move(mv) => packed(&past.before, mv),
        Played::Null => NULL | past.before.turn().fold_wb(0, BLACK),
    }
}

/// A packed move, its SAN and a FEN, each on a line.
pub(super) fn made_text(made: &Made, fen_of: &ListedPosition) -> String {
    let mut text = json::number(packed_past(&made.past));
    text.push('\n');
    text.push_str(&made.san);
    text.push('\n');
    push_fen(&mut text, fen_of, EnPassant::IfLegal);
    text
}
