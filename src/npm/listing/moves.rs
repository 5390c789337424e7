//! Moves as they cross to JavaScript: packed numbers and their SAN.

use notation::san::{self, CheckMark};
use rules::{Bitboard, CastlingSide, Color, File, Move, Role};

use crate::checks::Checks;
use crate::fen_text::push_square;
use crate::listed_position::ListedPosition;

/// A null move, packed: chess.js makes it a king's move from a8 to a8.
pub const NULL: u32 = 56 | 56 << 6 | 6 << 12 | flag::NULL << 21;
/// Set in a packed move of Black.
pub const BLACK: u32 = 1 << 29;

mod flag {
    pub(super) const NORMAL: u32 = 1;
    pub(super) const CAPTURE: u32 = 2;
    pub(super) const BIG_PAWN: u32 = 4;
    pub(super) const EN_PASSANT: u32 = 8;
    pub(super) const PROMOTION: u32 = 16;
    pub(super) const KING_SIDE: u32 = 32;
    pub(super) const QUEEN_SIDE: u32 = 64;
    pub(super) const NULL: u32 = 128;
}

/// A move in one number: from in bits 0 to 5, to in 6 to 11, the kind of piece in 12 to 14, of the
/// piece taken in 15 to 17 and of the new piece in 18 to 20 (1 is a pawn, 6 a king, 0 nothing), the
/// flags of chess.js in 21 to 28, Black's moves marked in 29.
#[must_use]
pub fn packed(position: &ListedPosition, mv: Move) -> u32 {
    let (from, to) = (mv.from(), mv.to());
    let taken = if mv.is_en_passant() {
        Some(Role::Pawn)
    } else if mv.is_castling() {
        None
    } else {
        position.piece_at(to).map(|piece| piece.role)
    };
    let number = |role: Option<Role>| role.map_or(0, |role| role as u32 + 1);
    let mut flags = match mv.castling() {
        Some(CastlingSide::KingSide) => flag::KING_SIDE,
        Some(CastlingSide::QueenSide) => flag::QUEEN_SIDE,
        None if mv.is_double_step() => flag::BIG_PAWN,
        None if mv.is_en_passant() => flag::EN_PASSANT,
        None if taken.is_some() => flag::CAPTURE,
        None => flag::NORMAL,
    };
    if mv.promotion().is_some() {
        flags |= flag::PROMOTION;
    }
    let color = match position.turn() {
        Color::White => 0,
        Color::Black => BLACK,
    };
    from.index() as u32
        | (mv.shown_target(position.mode()).index() as u32) << 6
        | number(Some(mv.role())) << 12
        | number(taken) << 15
        | number(mv.promotion()) << 18
        | flags << 21
        | color
}

/// Writes the SAN of listed moves of a board, with blanks between them; `moves` are all it has.
pub fn push_sans(text: &mut String, position: &ListedPosition, moves: &[Move], listed: &[Move]) {
    let checks = position.position().map(Checks::of);
    for &mv in listed {
        if !text.is_empty() {
            text.push(' ');
        }
        match (position.position(), &checks) {
            (Some(position), Some(checks)) => {
                san::push(text, position, mv, checks.mark(position, mv));
            }
            _ => push_only_san(text, position, moves, mv),
        }
    }
}

/// Writes the SAN of one of the moves of a board that leads to another one.
pub fn push_san(
    text: &mut String,
    position: &ListedPosition,
    moves: &[Move],
    mv: Move,
    after: &ListedPosition,
) {
    let mark = check_mark(after);
    match position.position() {
        Some(position) => san::push(text, position, mv, mark),
        None => push_diagram_san(text, position, moves, mv, mark),
    }
}

/// The SAN of one of the moves of a board.
#[must_use]
pub fn san(position: &ListedPosition, moves: &[Move], mv: Move) -> String {
    let mut text = String::with_capacity(8);
    push_only_san(&mut text, position, moves, mv);
    text
}

/// Writes the SAN of one of the moves of a board.
pub fn push_only_san(text: &mut String, position: &ListedPosition, moves: &[Move], mv: Move) {
    match position.position() {
        Some(position) => {
            let mark = CheckMark::of(&position.play_unchecked(mv));
            san::push(text, position, mv, mark);
        }
        None => push_san(text, position, moves, mv, &position.play(mv)),
    }
}

fn check_mark(after: &ListedPosition) -> CheckMark {
    match after {
        ListedPosition::Legal(position) => CheckMark::of(position),
        ListedPosition::Diagram(_) if !after.is_check() => CheckMark::None,
        ListedPosition::Diagram(_) if after.has_moves() => CheckMark::Check,
        ListedPosition::Diagram(_) => CheckMark::Mate,
    }
}

/// SAN where `notation` has no position to write it from.
fn push_diagram_san(
    text: &mut String,
    position: &ListedPosition,
    moves: &[Move],
    mv: Move,
    mark: CheckMark,
) {
    let is_capture =
        mv.is_en_passant() || !mv.is_castling() && position.piece_at(mv.to()).is_some();
    match mv.castling() {
        Some(CastlingSide::KingSide) => text.push_str("O-O"),
        Some(CastlingSide::QueenSide) => text.push_str("O-O-O"),
        None => {
            if mv.role() != Role::Pawn {
                text.push(mv.role().upper_char());
                push_origin(text, moves, mv);
            } else if is_capture {
                text.push(mv.from().file().char());
            }
            if is_capture {
                text.push('x');
            }
            push_square(text, mv.to());
        }
    }
    if let Some(role) = mv.promotion() {
        text.push('=');
        text.push(role.upper_char());
    }
    text.push_str(mark.as_str());
}

/// The part of a piece's square that tells it from others of its kind among `moves`.
pub fn push_origin(text: &mut String, moves: &[Move], mv: Move) {
    let from = mv.from();
    let rivals = moves
        .iter()
        .filter(|other| other.role() == mv.role() && other.to() == mv.to() && !other.is_castling());
    let rivals: Bitboard = rivals.map(|other| other.from()).collect();
    let rivals = rivals.without(from);
    if rivals.is_empty() {
        return;
    }
    let is_on = |file: File| rivals.meets(Bitboard::from_file(file));
    let (file, rank) = (
        is_on(from.file()),
        rivals.meets(Bitboard::from_rank(from.rank())),
    );
    if !file || rank {
        text.push(from.file().char());
    }
    if file {
        text.push(from.rank().char());
    }
}
