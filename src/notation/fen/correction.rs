//! What was read otherwise than it is written.

use rules::FenField;

/// This many letters of what is written are repeated.
const MOST_SHOWN: usize = 40;

/// How a reading differs from what is written: nobody is given another position in silence.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Correction {
    /// Spaces that no FEN has, such as no-break spaces, were read as spaces.
    Spaces,
    /// A field means something else than it says.
    ReadAs {
        /// The field.
        field: FenField,
        /// What is written.
        written: String,
        /// What it was read as.
        read: String,
    },
    /// A field is missing before others that are there.
    Missing {
        /// The field.
        field: FenField,
        /// What it was read as.
        read: &'static str,
    },
    /// A text that is no part of a FEN, shortened where it is long.
    LeftOut(String),
}

impl Correction {
    /// A text that is left out.
    pub(super) fn left_out(text: &str) -> Self {
        Self::LeftOut(shortened(text))
    }

    /// A field that was read as something else.
    pub(super) fn read_as(field: FenField, written: &str, read: impl Into<String>) -> Self {
        Self::ReadAs {
            field,
            written: shortened(written),
            read: read.into(),
        }
    }
}

fn shortened(text: &str) -> String {
    let mut shown: String = text.chars().take(MOST_SHOWN).collect();
    if shown.len() < text.len() {
        shown.push('…');
    }
    shown
}
