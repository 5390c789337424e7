//! What a list of games can be sorted by.

/// A column of the list.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Column {
    /// The number of the game in its file.
    #[default]
    Number,
    /// The player of the white pieces.
    White,
    /// The player of the black pieces.
    Black,
    /// The tournament or match.
    Event,
    /// The place.
    Site,
    /// The day.
    Date,
    /// The result.
    Result,
    /// The code and the name of the opening.
    Opening,
    /// Whether something is wrong with the game.
    Fault,
}

impl Column {
    /// All columns, from left to right.
    pub const ALL: [Self; 9] = [
        Self::Number,
        Self::White,
        Self::Black,
        Self::Event,
        Self::Site,
        Self::Date,
        Self::Result,
        Self::Opening,
        Self::Fault,
    ];

    /// The name by which a page calls the column.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Number => "number",
            Self::White => "white",
            Self::Black => "black",
            Self::Event => "event",
            Self::Site => "site",
            Self::Date => "date",
            Self::Result => "result",
            Self::Opening => "opening",
            Self::Fault => "fault",
        }
    }

    /// The column of a name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|column| column.key() == key)
    }
}

/// Which end of a column comes first, in every table of the site.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Order {
    /// The first letter of the alphabet, the earliest day.
    #[default]
    Ascending,
    /// The last letter of the alphabet, the latest day.
    Descending,
}

impl Order {
    /// The other one.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Ascending => Self::Descending,
            Self::Descending => Self::Ascending,
        }
    }

    /// The name of the order, as `aria-sort` has it.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Ascending => "ascending",
            Self::Descending => "descending",
        }
    }
}
