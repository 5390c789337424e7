//! The settings of the page, and their text form for storage.
//!
//! Settings are kept as `key=value` pairs in one line, because `boot.js` reads some of them before
//! the first paint. Pairs that only a newer version knows stay beside them.

mod choices;
#[cfg(test)]
mod tests;
mod text;

pub use choices::{PieceSet, Scheme, Seating, SquareColors, Theme, Volume};

use crate::learning::Layers;
pub use board::Coordinates;
use notation::style::Style;

/// The settings of one user on one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Settings {
    /// The look of the page and the board.
    pub theme: Theme,
    /// Light, dark, or as the system is set.
    pub scheme: Scheme,
    /// The colors of the squares.
    pub board: SquareColors,
    /// The drawing of the pieces.
    pub pieces: PieceSet,
    /// Where the coordinates stand.
    pub coordinates: Coordinates,
    /// How two players at one board sit.
    pub seating: Seating,
    /// In which notation moves are written.
    pub notation: Style,
    /// Moves travel over the board.
    pub animation: bool,
    /// The squares are marked that a picked piece can go to.
    pub marks: bool,
    /// A pawn becomes a queen without asking; a modifier key asks all the same.
    pub auto_queen: bool,
    /// A draw is claimed as soon as it can be; off for two players at one board.
    pub claim_for_me: bool,
    /// A move is shown and waits until the player says that it stands.
    pub confirm: bool,
    /// Moves are heard.
    pub sounds: bool,
    /// How loud sounds and speech are.
    pub volume: Volume,
    /// Moves are spoken.
    pub speech: bool,
    /// A finger feels that it has picked up a piece or made a move.
    pub vibration: bool,
    /// The keys stand beside the board.
    pub key_help: bool,
    /// What a learner has switched on over the board.
    pub layers: Layers,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::default(),
            scheme: Scheme::default(),
            board: SquareColors::default(),
            pieces: PieceSet::default(),
            coordinates: Coordinates::default(),
            seating: Seating::default(),
            notation: Style::Figurine,
            animation: true,
            marks: true,
            auto_queen: false,
            claim_for_me: false,
            confirm: false,
            sounds: false,
            volume: Volume::default(),
            speech: false,
            vibration: false,
            key_help: false,
            layers: Layers::default(),
        }
    }
}

/// Why a pair was not taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotTaken {
    /// There is no such setting.
    Key,
    /// The setting has no such value.
    Value,
}

impl Settings {
    /// Takes one setting from its text form.
    ///
    /// # Errors
    /// [`NotTaken`] when there is no such setting, or it has no such value; then nothing changes.
    pub fn take(&mut self, key: &str, value: &str) -> Result<(), NotTaken> {
        let is_taken = match key {
            // Before there were themes, the choice between light and dark had their name.
            "theme" if set(&mut self.scheme, Scheme::from_key(value)) => true,
            "theme" => set(&mut self.theme, Theme::from_key(value)),
            "scheme" => set(&mut self.scheme, Scheme::from_key(value)),
            "board" => set(&mut self.board, SquareColors::from_key(value)),
            "pieces" => set(&mut self.pieces, PieceSet::from_key(value)),
            "coordinates" => set(&mut self.coordinates, Coordinates::from_key(value)),
            "seating" => set(&mut self.seating, Seating::from_key(value)),
            "notation" => set(&mut self.notation, Style::from_key(value)),
            "volume" => set(&mut self.volume, Volume::from_key(value)),
            "layers" => set(&mut self.layers, Some(Layers::parse(value))),
            key => {
                let on = match value {
                    "yes" => Some(true),
                    "no" => Some(false),
                    _ => None,
                };
                set(self.switch(key).ok_or(NotTaken::Key)?, on)
            }
        };
        is_taken.then_some(()).ok_or(NotTaken::Value)
    }

    /// What is either on or off, by its key.
    fn switch(&mut self, key: &str) -> Option<&mut bool> {
        Some(match key {
            "animation" => &mut self.animation,
            "marks" => &mut self.marks,
            "auto-queen" => &mut self.auto_queen,
            "claim-for-me" => &mut self.claim_for_me,
            "confirm" => &mut self.confirm,
            "sounds" => &mut self.sounds,
            "speech" => &mut self.speech,
            "vibration" => &mut self.vibration,
            "key-help" => &mut self.key_help,
            _ => return None,
        })
    }

    /// Reads settings; what is unknown or damaged keeps its default, so that no stored text can
    /// stop the page.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut settings = Self::default();
        for (key, value) in pairs_in(text) {
            let _ = settings.take(key, value);
        }
        settings
    }

    /// Whether a move is heard, spoken or felt.
    #[must_use]
    pub const fn has_signals(&self) -> bool {
        self.sounds || self.speech || self.vibration
    }
}

/// Takes a value if there is one.
fn set<T>(place: &mut T, value: Option<T>) -> bool {
    value.is_some_and(|value| {
        *place = value;
        true
    })
}

fn pairs_in(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split_whitespace()
        .filter_map(|pair| pair.split_once('='))
}
