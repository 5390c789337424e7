//! Standard algebraic notation, in English letters as PGN stores it.

mod alphabet;
mod diagram;
mod plain;
mod read;
#[cfg(test)]
mod tests;
mod text;

pub use diagram::{read_any, write_any};
pub use plain::read_plain;
pub(crate) use read::castle;
pub use read::read;
pub(crate) use text::is_hyphen;

pub(crate) use alphabet::Alphabet;
pub(crate) use read::{read_in, read_long};

use std::fmt;

use rules::{Bitboard, CastlingSide, Move, Piece, Position, Role, Square, attacks};

use crate::letters::Language;

/// What a move does to the king of the other side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum CheckMark {
    /// Nothing.
    #[default]
    None,
    /// It gives check.
    Check,
    /// It gives checkmate.
    Mate,
}

impl CheckMark {
    /// How SAN marks it: nothing, `+` or `#`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::None => "",
            Self::Check => "+",
            Self::Mate => "#",
        }
    }

    /// What holds in the position after the move.
    #[must_use]
    pub fn of(after: &Position) -> Self {
        if !after.is_check() {
            Self::None
        } else if after.has_legal_moves() {
            Self::Check
        } else {
            Self::Mate
        }
    }
}

/// A move in SAN, cut where a page may want to draw a figure instead of a letter.
///
/// [`Display`](fmt::Display) puts the parts together in English letters.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct SanParts {
    /// The piece that is named first; nothing for pawns and castling.
    pub role: Option<Role>,
    /// What follows it, up to and with the destination: `bd2`, `exd5`, `O-O`.
    pub body: String,
    /// What the pawn becomes, written after an equals sign.
    pub promotion: Option<Role>,
    /// Check or mate.
    pub mark: CheckMark,
}

impl fmt::Display for SanParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.to_text())
    }
}

impl SanParts {
    /// The move in English letters.
    #[must_use]
    pub fn to_text(&self) -> String {
        self.to_text_with(|role| Language::English.letter(role))
    }

    /// The move with other signs for the pieces.
    #[must_use]
    pub fn to_text_with(&self, sign: impl Fn(Role) -> &'static str) -> String {
        let mut text = String::with_capacity(8);
        text.push_str(self.role.map_or("", &sign));
        text.push_str(&self.body);
        if let Some(role) = self.promotion {
            text.push('=');
            text.push_str(sign(role));
        }
        text.push_str(self.mark.as_str());
        text
    }
}

/// Writes a legal move of a position, with `+` or `#`.
///
/// # Examples
///
/// ```
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let mv = position.find_move(Square::G1, Square::F3, None)?;
/// assert_eq!(notation::san::write(&position, mv), "Nf3");
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    let mut text = String::with_capacity(8);
    push(
        &mut text,
        position,
        mv,
        CheckMark::of(&position.play_unchecked(mv)),
    );
    text
}

/// Writes a legal move of a position to the end of a text, with a mark that is known already.
///
/// # Examples
///
/// ```
/// use notation::san::{self, CheckMark};
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let mv = position.find_move(Square::E2, Square::E4, None)?;
/// let after = position.play(mv)?;
/// let mut text = "1. ".to_owned();
/// san::push(&mut text, &position, mv, CheckMark::of(&after));
/// assert_eq!(text, "1. e4");
/// # Ok::<(), rules::IllegalMove>(())
/// ```
pub fn push(text: &mut String, position: &Position, mv: Move, mark: CheckMark) {
    if mv.role() != Role::Pawn && !mv.is_castling() {
        text.push(mv.role().upper_char());
    }
    push_body(text, position, mv);
    if let Some(role) = mv.promotion() {
        text.push('=');
        text.push(role.upper_char());
    }
    text.push_str(mark.as_str());
}

/// Writes a legal move of a position in parts.
#[must_use]
pub fn san_parts(position: &Position, mv: Move) -> SanParts {
    let mut body = String::with_capacity(5);
    push_body(&mut body, position, mv);
    let has_letter = mv.role() != Role::Pawn && !mv.is_castling();
    SanParts {
        role: has_letter.then_some(mv.role()),
        body,
        promotion: mv.promotion(),
        mark: CheckMark::of(&position.play_unchecked(mv)),
    }
}

/// Writes what stands between the letter of the piece and the promotion.
fn push_body(text: &mut String, position: &Position, mv: Move) {
    if let Some(side) = mv.castling() {
        text.push_str(match side {
            CastlingSide::KingSide => "O-O",
            CastlingSide::QueenSide => "O-O-O",
        });
        return;
    }
    let is_capture = is_capture(position, mv);
    if mv.role() != Role::Pawn {
        push_origin(text, position, mv);
    } else if is_capture {
        text.push(mv.from().file().char());
    }
    if is_capture {
        text.push('x');
    }
    push_square(text, mv.to());
}

/// Whether a legal move takes a piece.
#[must_use]
pub fn is_capture(position: &Position, mv: Move) -> bool {
    mv.is_en_passant() || !mv.is_castling() && position.occupied().contains(mv.to())
}

/// Appends a square without the machinery of formatting, which costs more than it writes.
pub(crate) fn push_square(text: &mut String, square: Square) {
    text.push(square.file().char());
    text.push(square.rank().char());
}

/// Names the origin as far as other pieces of the kind could legally go to the same square: by file,
/// else by rank, else by both (PGN standard, 8.2.3.4).
fn push_origin(text: &mut String, position: &Position, mv: Move) {
    let from = mv.from();
    // Mostly no other piece of the kind is near, which is cheaper to see than all legal moves.
    let kind = Piece::new(position.turn(), mv.role());
    let near = attacks::piece(kind, mv.to(), position.occupied()) & position.pieces(kind);
    if near.without(from).is_empty() {
        return;
    }
    let rivals: Bitboard = position
        .legal_moves()
        .iter()
        .filter(|other| {
            other.role() == mv.role()
                && other.to() == mv.to()
                && other.from() != from
                && !other.is_castling()
        })
        .map(|other| other.from())
        .collect();
    if rivals.is_empty() {
        return;
    }
    let file_is_shared = rivals
        .into_iter()
        .any(|square| square.file() == from.file());
    let rank_is_shared = rivals
        .into_iter()
        .any(|square| square.rank() == from.rank());
    if !file_is_shared || rank_is_shared {
        text.push(from.file().char());
    }
    if file_is_shared {
        text.push(from.rank().char());
    }
}
