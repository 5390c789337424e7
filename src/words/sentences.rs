//! A move described to a beginner in a whole sentence, and understood again.
//!
//! A sentence is read by describing every legal move and looking for the one that was described: so
//! every language that has a table can be read, and a sentence that says anything wrong - another
//! piece, another prisoner - is never taken for the move between its squares.

use std::error::Error;
use std::fmt;

use notation::ReadMoveError;
use notation::san::CheckMark;
use rules::{CastlingSide, IllegalMove, Move, Position, Square};

use crate::names::{color_name, role_name, square_name};
use crate::reading::read_error_text;
use crate::table::messages;

messages! {
    tell_goes(piece, from, to) = "The {piece} goes from {from} to {to}.";
    tell_takes(piece, from, taken, to) = "The {piece} on {from} takes the {taken} on {to}.";
    tell_en_passant(piece, from, taken, square, to) = "The {piece} on {from} takes the {taken} on {square} en passant and goes to {to}.";
    tell_promotes(piece, from, to, role) = "The {piece} goes from {from} to {to} and becomes a {role}.";
    tell_takes_and_promotes(piece, from, taken, to, role) = "The {piece} on {from} takes the {taken} on {to} and becomes a {role}.";
    tell_castles_king_side(color, from, to, rook, rook_to) = "{color} castles kingside: the king goes from {from} to {to} and the rook from {rook} to {rook_to}.";
    tell_castles_queen_side(color, from, to, rook, rook_to) = "{color} castles queenside: the king goes from {from} to {to} and the rook from {rook} to {rook_to}.";
    tell_castles_king_side_king_stays(color, to, rook, rook_to) = "{color} castles kingside: the king stays on {to} and the rook goes from {rook} to {rook_to}.";
    tell_castles_queen_side_king_stays(color, to, rook, rook_to) = "{color} castles queenside: the king stays on {to} and the rook goes from {rook} to {rook_to}.";
    tell_castles_king_side_rook_stays(color, from, to, rook_to) = "{color} castles kingside: the king goes from {from} to {to} and the rook stays on {rook_to}.";
    tell_castles_queen_side_rook_stays(color, from, to, rook_to) = "{color} castles queenside: the king goes from {from} to {to} and the rook stays on {rook_to}.";
    tell_check(sentence) = "{sentence} That is check.";
    tell_mate(sentence) = "{sentence} That is checkmate.";
    sentence_unreadable(text) = "“{text}” doesn't describe a move. Write it like this: The knight goes from g1 to f3.";
    sentence_differs(legal) = "That isn't what happens on these squares. The move is: {legal}";
}

/// Why a sentence does not describe a legal move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadSentenceError {
    /// There are no two squares in it, between which something could go.
    NoSquares,
    /// Between its squares no move is legal.
    Move(ReadMoveError),
    /// Between its squares there is a legal move, but not the one it describes.
    Differs {
        /// The legal move.
        legal: Move,
    },
}

impl ReadSentenceError {
    /// The illegal move it describes, if that is what is wrong.
    #[must_use]
    pub const fn refused(&self) -> Option<(Square, Square, IllegalMove)> {
        match self {
            Self::Move(ReadMoveError::Illegal { from, to, reason }) => Some((*from, *to, *reason)),
            _ => None,
        }
    }
}

impl fmt::Display for ReadSentenceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSquares => f.write_str("expected a sentence with the squares of a move"),
            Self::Move(error) => error.fmt(f),
            Self::Differs { legal } => write!(f, "expected a sentence that tells {legal}"),
        }
    }
}

impl Error for ReadSentenceError {}

/// A legal move in a sentence: "The knight goes from g1 to f3."
///
/// # Examples
///
/// ```
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let mv = position.find_move(Square::G1, Square::F3, None)?;
/// assert_eq!(words::move_sentence(&position, mv), "The knight goes from g1 to f3.");
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[must_use]
pub fn move_sentence(position: &Position, mv: Move) -> String {
    let sentence = bare_sentence(position, mv);
    match CheckMark::of(&position.play_unchecked(mv)) {
        CheckMark::None => sentence,
        CheckMark::Check => tell_check(&sentence),
        CheckMark::Mate => tell_mate(&sentence),
    }
}

fn bare_sentence(position: &Position, mv: Move) -> String {
    if let Some(side) = mv.castling() {
        return castling_sentence(position, mv, side);
    }
    let piece = role_name(mv.role());
    let (from, to) = (square_name(mv.from()), square_name(mv.to()));
    let taken = position
        .captured_by(mv)
        .map(|(square, piece)| (square_name(square), role_name(piece.role)));
    match (taken, mv.promotion().map(role_name)) {
        (None, None) => tell_goes(&piece, &from, &to),
        (None, Some(role)) => tell_promotes(&piece, &from, &to, &role),
        (Some((square, taken)), None) if mv.is_en_passant() => {
            tell_en_passant(&piece, &from, &taken, &square, &to)
        }
        (Some((_, taken)), None) => tell_takes(&piece, &from, &taken, &to),
        (Some((_, taken)), Some(role)) => {
            tell_takes_and_promotes(&piece, &from, &taken, &to, &role)
        }
    }
}

/// Castling from squares of its own, as in Chess960, may leave the king or the rook in its place.
fn castling_sentence(position: &Position, mv: Move, side: CastlingSide) -> String {
    let color = color_name(position.turn());
    let name = |square: Option<Square>| square.map(square_name).unwrap_or_default();
    let (from, to) = (square_name(mv.from()), square_name(mv.to()));
    let (rook, rook_to) = (name(mv.castling_rook()), name(mv.castling_rook_to()));
    let king_side = side == CastlingSide::KingSide;
    match (from == to, rook == rook_to) {
        (true, _) if king_side => tell_castles_king_side_king_stays(&color, &to, &rook, &rook_to),
        (true, _) => tell_castles_queen_side_king_stays(&color, &to, &rook, &rook_to),
        (_, true) if king_side => tell_castles_king_side_rook_stays(&color, &from, &to, &rook_to),
        (_, true) => tell_castles_queen_side_rook_stays(&color, &from, &to, &rook_to),
        _ if king_side => tell_castles_king_side(&color, &from, &to, &rook, &rook_to),
        _ => tell_castles_queen_side(&color, &from, &to, &rook, &rook_to),
    }
}

/// Reads a move described in a sentence, whatever its capitals and spaces; that it gives check may be
/// left out, and is not believed.
///
/// # Errors
///
/// [`ReadSentenceError`] when no legal move would be described like this.
///
/// # Examples
///
/// ```
/// use rules::{Position, Square};
///
/// let position = Position::default();
/// let mv = words::read_move_sentence(&position, "the knight goes from g1 to f3")?;
/// assert_eq!((mv.from(), mv.to()), (Square::G1, Square::F3));
/// # Ok::<(), words::ReadSentenceError>(())
/// ```
pub fn read_move_sentence(position: &Position, text: &str) -> Result<Move, ReadSentenceError> {
    let said = plain(text);
    let squares: Vec<Square> = said
        .split(' ')
        .filter_map(|word| word.parse().ok())
        .collect();
    let legal = position.legal_moves();
    let tells = |candidate: &&Move| {
        let sentence = bare_sentence(position, **candidate);
        plain(&sentence) == said
            || plain(&tell_check(&sentence)) == said
            || plain(&tell_mate(&sentence)) == said
    };
    legal
        .iter()
        .filter(|candidate| {
            [candidate.from(), candidate.to()]
                .iter()
                .all(|end| squares.contains(end))
        })
        .find(tells)
        .copied()
        .ok_or_else(|| fault(position, &squares))
}

/// What is wrong with a sentence that names these squares and describes no legal move.
fn fault(position: &Position, squares: &[Square]) -> ReadSentenceError {
    let (from, to) = match *squares {
        // The pawn that is taken en passant stands between the squares of the one that takes.
        [from, _, to] | [from, to, ..] => (from, to),
        _ => return ReadSentenceError::NoSquares,
    };
    match position.find_move(from, to, None) {
        Ok(legal) => ReadSentenceError::Differs { legal },
        Err(reason) => ReadSentenceError::Move(ReadMoveError::Illegal { from, to, reason }),
    }
}

/// The words of a sentence in small letters, without its stops.
fn plain(text: &str) -> String {
    let words: Vec<_> = text
        .split(|letter: char| letter.is_whitespace() || matches!(letter, '.' | ':' | ','))
        .filter(|word| !word.is_empty())
        .collect();
    words.join(" ").to_ascii_lowercase()
}

/// Why a sentence is not a move of the position.
#[must_use]
pub fn sentence_error_text(position: &Position, text: &str, error: &ReadSentenceError) -> String {
    match error {
        ReadSentenceError::NoSquares => sentence_unreadable(text.trim()),
        ReadSentenceError::Move(error) => read_error_text(position, text, error),
        ReadSentenceError::Differs { legal } => sentence_differs(&move_sentence(position, *legal)),
    }
}

#[cfg(test)]
mod tests;
