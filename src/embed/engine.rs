//! What the engine is asked, and what is heard of it.

/// What the computer is to play in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    /// The first position, as FEN.
    pub(crate) start: String,
    /// The moves since, as in `e2e4 e7e5`.
    pub(crate) moves: String,
    /// How well it plays, from 1.
    pub(crate) level: u8,
    /// Chooses one of many games.
    pub(crate) seed: u32,
    /// What is left on its clock and what a move brings, in milliseconds; nothing without a clock.
    pub(crate) time: Option<[u32; 2]>,
}

/// What is heard of a question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Heard {
    /// The move that is played, and its score: `e2e4 cp 31`.
    Chosen(String),
    /// Nobody sees the page, and so nothing is looked for.
    Rests,
    /// The page is seen, and a move is looked for again.
    Works,
    /// The engine could not be fetched, or does not answer.
    Lost,
}

impl Heard {
    /// Reads what the script beside the program has heard.
    pub(crate) fn read(said: &str, text: String) -> Self {
        match said {
            "chosen" => Self::Chosen(text),
            "rests" => Self::Rests,
            "works" => Self::Works,
            _ => Self::Lost,
        }
    }
}
