//! A message in English, with its places.

use super::plural::PluralCategory;

/// A sentence and the names of its places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key by which translations know it.
    pub key: &'static str,
    /// The English template.
    pub english: English,
    /// The places that every form names, as they are written between braces.
    pub places: &'static [&'static str],
}

/// An English template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum English {
    /// A sentence that counts nothing.
    Plain(&'static str),
    /// A sentence about a count, which may be named as `{count}`.
    Counted {
        /// The singular, for 1 alone.
        one: &'static str,
        /// The plural.
        other: &'static str,
    },
}

impl English {
    /// The forms, each with its plural category if it has one.
    #[must_use]
    pub fn forms(self) -> Vec<(Option<PluralCategory>, &'static str)> {
        match self {
            Self::Plain(text) => vec![(None, text)],
            Self::Counted { one, other } => vec![
                (Some(PluralCategory::One), one),
                (Some(PluralCategory::Other), other),
            ],
        }
    }
}

impl Message {
    /// The places that a form may leave out.
    #[must_use]
    pub const fn optional(&self) -> &'static [&'static str] {
        match self.english {
            English::Plain(_) => &[],
            English::Counted { .. } => &["count"],
        }
    }
}
