//! All notations under one name.

use rules::{Move, Position};

use crate::letters::Language;
use crate::{ReadMoveError, figurine, lan, localized, san, uci};

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
    /// Standard algebraic notation in the letters of a language: `Sf3`.
    Localized(Language),
}

impl Style {
    /// The text by which settings and addresses keep the style.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::San => "san",
            Self::Lan => "lan",
            Self::Uci => "uci",
            Self::Figurine => "figurine",
            // No tag of a language is the key of another style.
            Self::Localized(language) => language.key(),
        }
    }

    /// All styles, those for every language last.
    pub fn all() -> impl Iterator<Item = Self> {
        [Self::San, Self::Lan, Self::Uci, Self::Figurine]
            .into_iter()
            .chain(Language::ALL.into_iter().map(Self::Localized))
    }

    /// Reads the key of a style.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::all().find(|style| style.key() == key)
    }
}

/// Writes a legal move of a position in a style.
#[must_use]
pub fn write(style: Style, position: &Position, mv: Move) -> String {
    match style {
        Style::San => san::write(position, mv),
        Style::Lan => lan::write(position, mv),
        Style::Uci => uci::write(position, mv),
        Style::Figurine => figurine::write(position, mv),
        Style::Localized(language) => localized::write(position, mv, language),
    }
}

/// Reads a move in a style, and in no other.
///
/// # Errors
///
/// [`ReadMoveError`] when the text is no move, an illegal one, or fits several legal moves.
pub fn read(style: Style, position: &Position, text: &str) -> Result<Move, ReadMoveError> {
    match style {
        Style::San => san::read(position, text),
        Style::Lan => lan::read(position, text),
        Style::Uci => uci::read(position, text),
        Style::Figurine => figurine::read(position, text),
        Style::Localized(language) => localized::read(position, text, language),
    }
}
