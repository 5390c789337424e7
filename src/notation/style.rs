//! All notations under one name.

use std::error::Error;
use std::fmt;

use rules::{Move, Position};

use crate::descriptive::{self, Spelling};
use crate::letters::Language;
use crate::origins::Origins;
use crate::{ReadMoveError, figurine, lan, lasker, localized, san, uci};

/// A way to write moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Style {
    /// Standard algebraic notation in English letters: `Nf3`.
    San,
    /// Long algebraic notation: `Ng1-f3`.
    Lan,
    /// The moves of the Universal Chess Interface: `g1f3`.
    Uci,
    /// Standard algebraic notation with figures: `♘f3`.
    Figurine,
    /// The algebraic notation of Lasker's Chess Primer: `Kt-f3`.
    Lasker,
    /// English descriptive notation: `Kt-KB3`, or `Kt to K B 3`.
    Descriptive(Spelling),
    /// Standard algebraic notation in the letters of a language: `Sf3`.
    Localized(Language),
}

impl Style {
    /// Every style, those of the languages last.
    pub const ALL: [Self; 7 + Language::ALL.len()] = {
        let mut all = [Self::San; 7 + Language::ALL.len()];
        all[1] = Self::Lan;
        all[2] = Self::Uci;
        all[3] = Self::Figurine;
        all[4] = Self::Lasker;
        all[5] = Self::Descriptive(Spelling::Short);
        all[6] = Self::Descriptive(Spelling::Long);
        let mut index = 0;
        while index < Language::ALL.len() {
            all[7 + index] = Self::Localized(Language::ALL[index]);
            index += 1;
        }
        all
    };

    /// The text by which settings and addresses keep the style.
    ///
    /// # Examples
    ///
    /// ```
    /// use notation::letters::Language;
    /// use notation::style::Style;
    ///
    /// assert_eq!(Style::Localized(Language::German).key(), "de");
    /// assert_eq!(Style::from_key("san"), Some(Style::San));
    /// ```
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::San => "san",
            Self::Lan => "lan",
            Self::Uci => "uci",
            Self::Figurine => "figurine",
            Self::Lasker => "lasker",
            Self::Descriptive(Spelling::Short) => "descriptive",
            Self::Descriptive(Spelling::Long) => "descriptive-long",
            // No tag of a language is the key of another style.
            Self::Localized(language) => language.key(),
        }
    }

    /// Reads the key of a style.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|style| style.key() == key)
    }
}

/// Why a text could not be read in a style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReadError {
    /// In one of the algebraic styles.
    Move(ReadMoveError),
    /// In descriptive notation.
    Descriptive(descriptive::ReadError),
}

impl ReadError {
    /// The moves among which the player can choose; empty when the text fits none.
    #[must_use]
    pub fn candidates(&self) -> &[Move] {
        match self {
            Self::Move(error) => error.candidates(),
            Self::Descriptive(error) => &error.candidates,
        }
    }
}

impl From<ReadMoveError> for ReadError {
    fn from(error: ReadMoveError) -> Self {
        Self::Move(error)
    }
}

impl From<descriptive::ReadError> for ReadError {
    fn from(error: descriptive::ReadError) -> Self {
        Self::Descriptive(error)
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(error) => error.fmt(f),
            Self::Descriptive(error) => error.fmt(f),
        }
    }
}

impl Error for ReadError {}

/// Writes a legal move of a position in a style.
///
/// Only descriptive notation asks where the pieces come from.
///
/// # Examples
///
/// ```
/// use notation::origins::Origins;
/// use notation::style::{self, Style};
/// use rules::{Position, Square};
///
/// let start = Position::default();
/// let mv = start.find_move(Square::G1, Square::F3, None)?;
/// let origins = Origins::of_start(&start);
/// assert_eq!(style::write(Style::Lan, &start, &origins, mv), "Ng1-f3");
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[must_use]
pub fn write(style: Style, position: &Position, origins: &Origins, mv: Move) -> String {
    match style {
        Style::San => san::write(position, mv),
        Style::Lan => lan::write(position, mv),
        Style::Uci => uci::write(position, mv),
        Style::Figurine => figurine::write(position, mv),
        Style::Lasker => lasker::write(position, mv),
        Style::Descriptive(spelling) => descriptive::write(position, origins, mv, spelling),
        Style::Localized(language) => localized::write(position, mv, language),
    }
}

/// Reads a move in a style, and in no other.
///
/// # Errors
///
/// [`ReadError`] when the text is no move, an illegal one, or fits several legal moves.
pub fn read(
    style: Style,
    position: &Position,
    origins: &Origins,
    text: &str,
) -> Result<Move, ReadError> {
    Ok(match style {
        Style::San => san::read(position, text)?,
        Style::Lan => lan::read(position, text)?,
        Style::Uci => uci::read(position, text)?,
        Style::Figurine => figurine::read(position, text)?,
        Style::Lasker => lasker::read(position, text)?,
        Style::Descriptive(_) => descriptive::read(position, origins, text)?.mv,
        Style::Localized(language) => localized::read(position, text, language)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_are_read_back() {
        for style in Style::ALL {
            assert_eq!(Style::from_key(style.key()), Some(style), "{style:?}");
        }
        assert_eq!(Style::from_key("runes"), None);
    }
}
