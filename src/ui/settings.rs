//! The settings of the page, and their text form for storage.
//!
//! Settings are kept as `key=value` pairs in one line, because `boot.js` reads them before the
//! first paint and unknown pairs of a newer version must survive an older one.

use crate::learning::Layers;
pub use board::Coordinates;

/// The colors of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// As the system is set.
    #[default]
    Auto,
    /// Light paper.
    Light,
    /// Dark paper.
    Dark,
}

impl Theme {
    /// Every choice, in the order in which it is offered.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The name under which the choice is stored.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }

    /// The name of the choice, as it is offered.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Auto => words::theme_auto(),
            Self::Light => words::theme_light(),
            Self::Dark => words::theme_dark(),
        }
    }

    /// Reads what [`key`](Self::key) wrote.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|choice| choice.key() == key)
    }
}

/// The settings of one user on one device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Settings {
    /// A pawn becomes a queen without asking; a modifier key asks all the same.
    pub auto_queen: bool,
    /// A draw is claimed as soon as it can be; off for two players at one board.
    pub claim_for_me: bool,
    /// Where the coordinates stand.
    pub coordinates: Coordinates,
    /// Light, dark, or as the system is set.
    pub theme: Theme,
    /// What a learner has switched on over the board.
    pub layers: Layers,
}

impl Settings {
    /// The text form, read back by [`parse`](Self::parse).
    #[must_use]
    pub fn to_text(self) -> String {
        let flag = |on: bool| if on { "yes" } else { "no" };
        [
            ("auto-queen", flag(self.auto_queen)),
            ("claim-for-me", flag(self.claim_for_me)),
            ("coordinates", self.coordinates.key()),
            ("theme", self.theme.key()),
            ("layers", &self.layers.to_text()),
        ]
        .map(|(key, value)| [key, value].join("="))
        .join(" ")
    }

    /// Reads settings; what is unknown or damaged keeps its default, so that no stored text can
    /// stop the page.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let mut settings = Self::default();
        for (key, value) in text
            .split_whitespace()
            .filter_map(|pair| pair.split_once('='))
        {
            match key {
                "auto-queen" => settings.auto_queen = value == "yes",
                "layers" => settings.layers = Layers::parse(value),
                "claim-for-me" => settings.claim_for_me = value == "yes",
                "coordinates" => {
                    settings.coordinates = Coordinates::from_key(value).unwrap_or_default();
                }
                "theme" => settings.theme = Theme::from_key(value).unwrap_or_default(),
                _ => {}
            }
        }
        settings
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_survives_its_text_form() {
        for coordinates in Coordinates::ALL {
            for theme in Theme::ALL {
                let settings = Settings {
                    auto_queen: true,
                    claim_for_me: true,
                    coordinates,
                    theme,
                    layers: Layers::parse("pins,castling,unknown"),
                };
                assert_eq!(settings.layers.to_text(), "pins,castling");
                assert_eq!(Settings::parse(&settings.to_text()), settings);
            }
        }
    }

    #[test]
    fn damaged_settings_fall_back_to_the_defaults() {
        assert_eq!(
            Settings::parse("coordinates=sideways =yes theme"),
            Settings::default()
        );
    }
}
