//! Names of players in links.

use std::fmt;

/// The most characters of a name.
pub const MAX_NAME: usize = 32;

/// A name: 1 to [`MAX_NAME`] characters in one line, without spaces around them.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PlayerName(Box<str>);

impl PlayerName {
    /// The name in a text, cut where it is too long; nothing if the text is blank.
    ///
    /// # Examples
    ///
    /// ```
    /// use game::link::PlayerName;
    ///
    /// let name = PlayerName::new(" Vera\n").expect("it is not blank");
    /// assert_eq!(name.as_str(), "Vera");
    /// assert_eq!(PlayerName::new(" "), None);
    /// ```
    #[must_use]
    pub fn new(text: &str) -> Option<Self> {
        let plain = |letter: char| if letter.is_control() { ' ' } else { letter };
        let plain: String = text.chars().map(plain).collect();
        let cut: String = plain.trim().chars().take(MAX_NAME).collect();
        let name = cut.trim_end();
        (!name.is_empty()).then(|| Self(name.into()))
    }

    /// The text of the name.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for PlayerName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
