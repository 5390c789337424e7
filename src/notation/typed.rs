//! What a person types: the letters of their language, English ones, two squares or the old way.
//!
//! Every notation has its say. When they understand different legal moves, nothing is played: the
//! person is asked which one was meant.

#[cfg(test)]
mod tests;

use std::error::Error;
use std::fmt;

use rules::{IllegalMove, Move, Position, Square};

use crate::descriptive::{self, Fault};
use crate::letters::Language;
use crate::origins::Origins;
use crate::style::ReadError;
use crate::{ReadMoveError, lasker, localized, san, uci};

/// Why a typed text is not a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TypedError {
    /// Different notations understand different legal moves.
    Differs {
        /// All of them, each once.
        candidates: Vec<Move>,
    },
    /// No notation understands a single legal move; what the one says that came nearest to it.
    Unread(ReadError),
}

impl TypedError {
    /// The moves among which the person can choose; empty when the text fits none.
    #[must_use]
    pub fn candidates(&self) -> &[Move] {
        match self {
            Self::Differs { candidates } => candidates,
            Self::Unread(error) => error.candidates(),
        }
    }

    /// The move that the text says and the laws forbid, if that is what is wrong.
    #[must_use]
    pub const fn refused(&self) -> Option<(Square, Square, IllegalMove)> {
        match self {
            Self::Unread(
                ReadError::Move(ReadMoveError::Illegal { from, to, reason })
                | ReadError::Descriptive(descriptive::ReadError {
                    fault: Fault::Illegal { from, to, reason },
                    ..
                }),
            ) => Some((*from, *to, *reason)),
            _ => None,
        }
    }
}

impl fmt::Display for TypedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Differs { candidates } => {
                f.write_str("different notations understand different moves:")?;
                candidates
                    .iter()
                    .try_for_each(|candidate| write!(f, " {candidate}"))
            }
            Self::Unread(error) => error.fmt(f),
        }
    }
}

impl Error for TypedError {}

/// Reads a typed move: in the letters of `language`, in English ones, with figures, at length or
/// as two squares, in Lasker's algebraic, or in descriptive notation, for which `origins` tell the
/// pieces apart.
///
/// # Errors
///
/// [`TypedError`] when the text is no move, an illegal one, or fits several legal moves.
///
/// # Examples
///
/// ```
/// use notation::letters::Language;
/// use notation::origins::Origins;
/// use notation::typed;
/// use rules::Position;
///
/// let start = Position::default();
/// let origins = Origins::of_start(&start);
/// let read = |text| typed::read(&start, &origins, text, Language::German);
/// assert_eq!(read("Sf3"), read("Nf3"));
/// assert_eq!(read("Sf3"), read("g1f3"));
/// ```
pub fn read(
    position: &Position,
    origins: &Origins,
    text: &str,
    language: Language,
) -> Result<Move, TypedError> {
    let local = || localized::read(position, text, language).map_err(ReadError::Move);
    // Two squares leave less open than other notations, so what is wrong with them counts most.
    let readings = [
        Some(uci::read(position, text).map_err(ReadError::Move)),
        (language != Language::English).then(local),
        Some(san::read(position, text).map_err(ReadError::Move)),
        Some(lasker::read(position, text).map_err(ReadError::Move)),
    ];
    let is_read = |reading: &Result<Move, ReadError>| reading.is_ok();
    // A small b is the b-file, and the Bishop's file only where it cannot be the other.
    // Who types makes no printing errors.
    let old = || Ok(descriptive::read_as_printed(position, origins, text)?.mv);
    let is_file = names_b_file(text) && readings.iter().flatten().any(is_read);
    let readings = readings.into_iter().flatten().chain((!is_file).then(old));
    // How many moves the notation leaves open that leaves the fewest.
    let mut fewest = usize::MAX;
    let mut candidates: Vec<Move> = Vec::new();
    let mut nearest: Option<ReadError> = None;
    for reading in readings {
        let fitting = match &reading {
            Ok(found) => std::slice::from_ref(found),
            Err(error) => ambiguous(error),
        };
        if !fitting.is_empty() {
            fewest = fewest.min(fitting.len());
        }
        for found in fitting {
            if !candidates.contains(found) {
                candidates.push(*found);
            }
        }
        if let Err(error) = reading
            && nearest
                .as_ref()
                .is_none_or(|other| nearness(&error) > nearness(other))
        {
            nearest = Some(error);
        }
    }
    match (candidates.as_slice(), nearest) {
        ([only], _) => Ok(*only),
        // Notations that leave the same moves open do not differ.
        (several, Some(error)) if several.len() <= fewest => Err(TypedError::Unread(error)),
        _ => Err(TypedError::Differs { candidates }),
    }
}

/// Whether a text names a square of the b-file by a small letter.
fn names_b_file(text: &str) -> bool {
    let is_b_file = |pair: &[u8]| matches!(pair, [b'b', b'1'..=b'8']);
    text.as_bytes().windows(2).any(is_b_file)
}

/// The legal moves that one notation cannot distinguish.
fn ambiguous(error: &ReadError) -> &[Move] {
    match error {
        ReadError::Move(ReadMoveError::Ambiguous { candidates }) => candidates,
        ReadError::Descriptive(error) if matches!(error.fault, Fault::Ambiguous) => {
            &error.candidates
        }
        _ => &[],
    }
}

/// How close a text is to a move: moves that can be chosen are closer than a move that is
/// forbidden, and that is nearer than a text without form, which may be read far or not.
fn nearness(error: &ReadError) -> usize {
    const CHOICE: usize = usize::MAX;
    const MOVE: usize = usize::MAX - 1;
    match error {
        ReadError::Move(ReadMoveError::Empty) => 0,
        ReadError::Move(ReadMoveError::Syntax { offset, .. }) => *offset,
        ReadError::Move(ReadMoveError::Illegal { .. } | ReadMoveError::NoSuchMove { .. }) => MOVE,
        ReadError::Move(_) => CHOICE,
        ReadError::Descriptive(error) => match error.fault {
            Fault::Empty | Fault::TooLong => 0,
            Fault::Unreadable { offset, .. } => offset,
            Fault::Illegal { .. } | Fault::NoSuchMove => MOVE,
            Fault::Ambiguous => CHOICE,
        },
    }
}
