//! The algebraic notation of Lasker's Chess Primer: `P-d4`, `Kte3xd5`, `o-o`, and `+/-` for mate.
//!
//! It differs from SAN in its signs more than in its rules: the pawn has a letter too, a quiet move
//! a dash, and a piece that is not alone is named by its whole square.

#[cfg(test)]
mod tests;

use rules::{CastlingSide, Move, Position, Role};

use crate::san::{self, CheckMark, is_hyphen, push_square};
use crate::{Expected, ReadMoveError};

/// Reads a move. Kt and N are both the knight; dashes may be of any kind and length.
///
/// # Errors
///
/// [`ReadMoveError`] when the text is no move, an illegal one, or fits several legal moves.
///
/// # Examples
///
/// ```
/// use notation::lasker;
/// use rules::Position;
///
/// assert_eq!(lasker::read(&Position::default(), "Kt-f3")?.to_string(), "g1f3");
/// # Ok::<(), notation::ReadMoveError>(())
/// ```
pub fn read(position: &Position, text: &str) -> Result<Move, ReadMoveError> {
    let start = text.len() - text.trim_start().len();
    let first = text[start..].chars().next();
    // Every piece has its letter here, so that a text without one is of another notation.
    let begins = matches!(
        first,
        Some('K' | 'Q' | 'R' | 'B' | 'N' | 'P' | 'o' | 'O' | '0')
    );
    if !begins && first.is_some() {
        return Err(ReadMoveError::Syntax {
            offset: start,
            found: first,
            expected: Expected::Move,
        });
    }
    san::read(position, &in_san(text))
}

/// The same text with the signs of SAN, each where it stood.
fn in_san(text: &str) -> String {
    let mut san = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(letter) = rest.chars().next() {
        let mate = rest.strip_prefix("+/").map(|end| end.chars().next());
        let length = match mate {
            Some(Some(dash)) if is_hyphen(dash) => {
                san.push('#');
                2 + dash.len_utf8()
            }
            _ if rest.starts_with("Kt") => {
                san.push('N');
                2
            }
            _ => {
                san.push(letter);
                letter.len_utf8()
            }
        };
        // Spaces mean nothing and keep the places of what follows.
        while san.len() < text.len() - rest.len() + length {
            san.push(' ');
        }
        rest = &rest[length..];
    }
    san
}

/// Writes a legal move of a position.
///
/// # Examples
///
/// ```
/// use notation::lasker;
/// use rules::{Position, Square};
///
/// let position: Position = "4k3/8/8/3p4/8/2N1N3/8/4K3 w - - 0 1".parse()?;
/// let mv = position.find_move(Square::E3, Square::D5, None).expect("it is legal");
/// assert_eq!(lasker::write(&position, mv), "Kte3xd5");
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[must_use]
pub fn write(position: &Position, mv: Move) -> String {
    let mut text = String::with_capacity(8);
    match mv.castling() {
        Some(CastlingSide::KingSide) => text.push_str("o-o"),
        Some(CastlingSide::QueenSide) => text.push_str("o-o-o"),
        None => push_going(&mut text, position, mv),
    }
    text.push_str(match CheckMark::of(&position.play_unchecked(mv)) {
        CheckMark::None => "",
        CheckMark::Check => "+",
        CheckMark::Mate => "+/-",
    });
    text
}

fn push_going(text: &mut String, position: &Position, mv: Move) {
    push_letter(text, mv.role());
    let is_rival = |other: &Move| {
        other.role() == mv.role()
            && other.to() == mv.to()
            && other.from() != mv.from()
            && !other.is_castling()
    };
    if position.legal_moves().iter().any(is_rival) {
        push_square(text, mv.from());
    }
    text.push(if san::is_capture(position, mv) {
        'x'
    } else {
        '-'
    });
    push_square(text, mv.to());
    if let Some(role) = mv.promotion() {
        text.push('(');
        push_letter(text, role);
        text.push(')');
    }
}

fn push_letter(text: &mut String, role: Role) {
    match role {
        Role::Knight => text.push_str("Kt"),
        other => text.push(other.upper_char()),
    }
}
