//! What a list shows of a game.

/// Something that is wrong with a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The number of the line in the file, counted from 1.
    pub line: u32,
    /// The number of the letter in the line, counted from 1.
    pub column: u32,
    /// What is wrong, and what was expected.
    pub message: String,
}

/// A game as the list shows it; what the game does not say is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Row {
    /// The number of the game in its file, counted from 0.
    pub game: usize,
    /// The player of the white pieces.
    pub white: String,
    /// The player of the black pieces.
    pub black: String,
    /// The tournament or match.
    pub event: String,
    /// The place.
    pub site: String,
    /// The day, as the file writes it.
    pub date: String,
    /// The round.
    pub round: String,
    /// The result.
    pub result: String,
    /// The code and the name of the opening.
    pub opening: String,
    /// The first thing that is wrong with the game.
    pub mark: Option<Mark>,
}
