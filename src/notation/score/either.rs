//! Words that name one of two moves: "Castles" on either side, "her Kt's 3d" on either wing.

use rules::{CastlingSide, Move, Position};

use crate::descriptive::{self, Fault};
use crate::origins::Origins;
use crate::part;
use crate::san;

/// The other way to castle, if "Castles" does not say which of two is meant.
pub(super) fn other_castling(position: &Position, phrase: &str, mv: Move) -> Option<Move> {
    if mv.castling() != Some(CastlingSide::KingSide) || !is_bare_castling(phrase) {
        return None;
    }
    san::castle(position, CastlingSide::QueenSide).ok()
}

/// The other move that "her Kt's 3d" may be: printers did not always mean the nearer wing.
pub(super) fn other_wing(
    position: &Position,
    origins: &Origins,
    phrase: &str,
    mv: Move,
) -> Option<Move> {
    let (at, owner) = [" her ", " his "]
        .into_iter()
        .find_map(|owner| Some((part::find(phrase, owner)?, owner)))?;
    let plain = [&phrase[..at], " ", &phrase[at + owner.len()..]].concat();
    let error = descriptive::read_as_printed(position, origins, &plain).err()?;
    let others = error.candidates.into_iter().find(|other| *other != mv);
    others.filter(|_| error.fault == Fault::Ambiguous)
}

/// The one way to castle, where "Castles" names none and the King's side is barred.
pub(super) fn only_castling(position: &Position, phrase: &str) -> Option<Move> {
    if !is_bare_castling(phrase) {
        return None;
    }
    san::castle(position, CastlingSide::QueenSide).ok()
}

fn is_bare_castling(phrase: &str) -> bool {
    let word = phrase.trim_matches(|letter: char| !letter.is_alphabetic());
    let king = word.strip_prefix("R ").or_else(|| word.strip_prefix("R. "));
    let bare = [
        "castles", "castled", "roque", "roq", "roquent", "enroca", "enrocan", "enroque",
    ];
    bare.iter()
        .any(|bare| king.unwrap_or(word).eq_ignore_ascii_case(bare))
}
