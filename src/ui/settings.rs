//! The settings of the page, and their text form for storage.
//!
//! Settings are kept as `key=value` pairs in one line, because `boot.js` reads some of them before
//! the first paint. Pairs that only a newer version knows stay beside them.

mod choices;
mod kept;
#[cfg(test)]
mod tests;

pub use choices::{PieceSet, Scheme, SquareColors, Theme, Volume};
use kept::Kept;

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
    /// Every setting under the key by which it is kept.
    fn fields(&mut self) -> [(&'static str, &mut dyn Kept); 17] {
        [
            ("theme", &mut self.theme),
            ("scheme", &mut self.scheme),
            ("board", &mut self.board),
            ("pieces", &mut self.pieces),
            ("coordinates", &mut self.coordinates),
            ("notation", &mut self.notation),
            ("animation", &mut self.animation),
            ("marks", &mut self.marks),
            ("auto-queen", &mut self.auto_queen),
            ("claim-for-me", &mut self.claim_for_me),
            ("confirm", &mut self.confirm),
            ("sounds", &mut self.sounds),
            ("volume", &mut self.volume),
            ("speech", &mut self.speech),
            ("vibration", &mut self.vibration),
            ("key-help", &mut self.key_help),
            ("layers", &mut self.layers),
        ]
    }

    /// The settings as pairs of key and value, in the order in which they are kept.
    #[must_use]
    pub fn pairs(mut self) -> Vec<(&'static str, String)> {
        let fields = self.fields().into_iter();
        fields.map(|(key, value)| (key, value.text())).collect()
    }

    /// Takes one setting from its text form.
    ///
    /// # Errors
    /// [`NotTaken`] when there is no such setting, or it has no such value; then nothing changes.
    pub fn take(&mut self, key: &str, value: &str) -> Result<(), NotTaken> {
        // Before there were themes, the choice between light and dark had their name.
        let is_older = key == "theme" && matches!(value, "auto" | "light" | "dark");
        let key = if is_older { "scheme" } else { key };
        let mut fields = self.fields().into_iter();
        let (_, field) = fields
            .find(|(known, _)| *known == key)
            .ok_or(NotTaken::Key)?;
        if field.read(value) {
            Ok(())
        } else {
            Err(NotTaken::Value)
        }
    }

    /// The text form, read back by [`parse`](Self::parse), with the pairs of an earlier text that
    /// this version does not know.
    #[must_use]
    pub fn to_text(self, earlier: &str) -> String {
        let mut text = String::new();
        let mut push = |key: &str, value: &str| {
            for part in [key, "=", value, " "] {
                text.push_str(part);
            }
        };
        for (key, value) in self.pairs() {
            push(key, &value);
        }
        for (key, value) in pairs_in(earlier) {
            if Self::default().take(key, value) == Err(NotTaken::Key) {
                push(key, value);
            }
        }
        text.truncate(text.trim_end().len());
        text
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

fn pairs_in(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.split_whitespace()
        .filter_map(|pair| pair.split_once('='))
}
