//! The languages in whose letters descriptive notation was printed.

use rules::Role;

use super::lexer::{ENGLISH, Lexer};
use super::rank_first;
use crate::letters::Language;

/// A language of descriptive notation, with its letters and its order of words.
///
/// English books name the file before its rank, `Kt-KB3`. French and Spanish ones name the rank first
/// and the wing last: `C3FR`, the knight to the third square of the bishop of the king, and `C3AR`. So La
/// Stratégie of Paris printed until 1907, and most books of Spain and Latin America until 1980.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Dialect {
    /// `P-K4`, `Kt-KB3`, `KBxQKt`.
    English,
    /// `P4R`, `C3FR`, `FRxCD`.
    French,
    /// `P4R`, `C3AR`, `ARxCD`.
    Spanish,
}

impl Dialect {
    /// The letter of a kind of piece.
    #[must_use]
    pub fn letter(self, role: Role) -> &'static str {
        match self {
            Self::English => super::forms::role_letter(role),
            Self::French => Language::French.letter(role),
            Self::Spanish => Language::Spanish.letter(role),
        }
    }

    /// How its texts are cut.
    pub(crate) const fn lexer(self) -> Lexer {
        match self {
            Self::English => ENGLISH,
            Self::French => rank_first::FRENCH,
            Self::Spanish => rank_first::SPANISH,
        }
    }

    /// The piece that a letter names where ranks stand before files.
    pub(super) fn role(self, letter: char) -> Option<Role> {
        Some(match (letter, self) {
            ('P', _) => Role::Pawn,
            ('C', _) => Role::Knight,
            ('F', Self::French) | ('A', Self::Spanish) => Role::Bishop,
            ('T', _) => Role::Rook,
            ('D', _) => Role::Queen,
            ('R', _) => Role::King,
            _ => return None,
        })
    }
}
