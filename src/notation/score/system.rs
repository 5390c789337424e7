//! The notations that scores are printed in.

use rules::{Move, Position};

use super::problem::{Possible, ProblemKind};
use crate::descriptive::{self, Dialect, Fault, Warning};
use crate::letters::Language;
use crate::origins::Origins;
use crate::part;
use crate::style::ReadError;
use crate::{ReadMoveError, lasker, localized, san};

/// A notation that scores are printed in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum System {
    /// Standard algebraic notation in English letters, short or long, or with figures.
    Algebraic,
    /// English descriptive notation: `P to K 4`.
    Descriptive,
    /// French descriptive notation, the rank first: `P 4 R`, `C3FR`.
    FrenchDescriptive,
    /// Spanish descriptive notation, the rank first: `P4R`, `C3AR`.
    SpanishDescriptive,
    /// Lasker's algebraic notation: `P-d4`, `Kt-f3`.
    Lasker,
    /// Algebraic notation in the letters of another language, short or long.
    Localized(Language),
}

/// A move that was read, with what is odd about its text.
pub(super) type Reading = (Move, Vec<Warning>);

/// Why words are no move, and which moves they may be.
#[derive(Clone, Debug)]
pub(super) struct Unread {
    pub(super) kind: ProblemKind,
    pub(super) possible: Vec<Possible>,
}

impl System {
    /// The systems that are looked for in a text whose notation is not known.
    pub const SEARCHED: [Self; 8] = [
        Self::Algebraic,
        Self::Descriptive,
        Self::Lasker,
        Self::Localized(Language::German),
        Self::Localized(Language::French),
        Self::Localized(Language::Spanish),
        Self::FrenchDescriptive,
        Self::SpanishDescriptive,
    ];

    /// The language of a descriptive notation; `None` for the others.
    #[must_use]
    pub const fn dialect(self) -> Option<Dialect> {
        match self {
            Self::Descriptive => Some(Dialect::English),
            Self::FrenchDescriptive => Some(Dialect::French),
            Self::SpanishDescriptive => Some(Dialect::Spanish),
            Self::Algebraic | Self::Lasker | Self::Localized(_) => None,
        }
    }

    /// Whether a letter names a piece of algebraic notation; the one of the pawn is hardly ever printed.
    pub(super) fn has_letter(self, letter: char) -> bool {
        let letters = match self {
            Self::Algebraic | Self::Lasker => Language::English.letters(),
            Self::Localized(language) => language.letters(),
            _ => return false,
        };
        part::has_letter(&letters[1..], letter)
    }

    /// Whether ranks stand before files.
    pub(super) const fn is_rank_first(self) -> bool {
        matches!(self, Self::FrenchDescriptive | Self::SpanishDescriptive)
    }

    /// Reads the words of one move.
    pub(super) fn read(
        self,
        position: &Position,
        origins: &Origins,
        text: &str,
    ) -> Result<Reading, Unread> {
        let without_warnings = |mv| (mv, Vec::new());
        match self {
            Self::Algebraic => san::read(position, text)
                .map(without_warnings)
                .map_err(plain),
            Self::Lasker => lasker::read(position, text)
                .map(without_warnings)
                .map_err(plain),
            Self::Localized(language) => localized::read(position, text, language)
                .map(without_warnings)
                .map_err(plain),
            Self::Descriptive | Self::FrenchDescriptive | Self::SpanishDescriptive => {
                let dialect = self.dialect().unwrap_or(Dialect::English);
                descriptive::read_in(position, origins, text, dialect)
                    .map(|reading| (reading.mv, reading.warnings))
                    .map_err(descriptive)
            }
        }
    }
}

fn plain(error: ReadMoveError) -> Unread {
    let possible: Vec<_> = error
        .candidates()
        .iter()
        .map(|&mv| Possible::fits(mv))
        .collect();
    Unread {
        kind: if possible.is_empty() {
            ProblemKind::Unreadable(ReadError::Move(error))
        } else {
            ProblemKind::Ambiguous
        },
        possible,
    }
}

fn descriptive(error: descriptive::ReadError) -> Unread {
    if error.fault == Fault::Ambiguous {
        return Unread {
            kind: ProblemKind::Ambiguous,
            possible: error.candidates.into_iter().map(Possible::fits).collect(),
        };
    }
    let mut possible: Vec<_> = Vec::new();
    for suggestion in &error.suggestions {
        if !possible
            .iter()
            .any(|other: &Possible| other.mv == suggestion.mv)
        {
            possible.push(Possible {
                mv: suggestion.mv,
                corrected: Some((suggestion.text.clone(), suggestion.kind)),
                plies_after: 0,
            });
        }
    }
    Unread {
        kind: if possible.is_empty() {
            ProblemKind::Unreadable(ReadError::Descriptive(error))
        } else {
            ProblemKind::Misprint
        },
        possible,
    }
}
