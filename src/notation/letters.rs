//! The letters by which the languages name the pieces.
//!
//! The letters are those of the PGN standard, section 17, and the Russian ones as Russian books
//! print them. A letter is a text, because the Russian king has two.

use rules::Role;

/// A language in whose letters moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// P N B R Q K.
    English,
    /// P J S V D K.
    Czech,
    /// B S L T D K.
    Danish,
    /// O P L T D K.
    Dutch,
    /// P R O V L K.
    Estonian,
    /// P R L T D K.
    Finnish,
    /// P C F T D R.
    French,
    /// B S L T D K.
    German,
    /// G H F B V K.
    Hungarian,
    /// P R B H D K.
    Icelandic,
    /// P C A T D R.
    Italian,
    /// B S L T D K.
    Norwegian,
    /// P S G W H K.
    Polish,
    /// P C B T D R.
    Portuguese,
    /// P C N T D R.
    Romanian,
    /// The Cyrillic letters П К С Л Ф Кр.
    Russian,
    /// P C A T D R.
    Spanish,
    /// B S L T D K.
    Swedish,
}

impl Language {
    /// English first, the others in the order of their English names.
    pub const ALL: [Self; 18] = [
        Self::English,
        Self::Czech,
        Self::Danish,
        Self::Dutch,
        Self::Estonian,
        Self::Finnish,
        Self::French,
        Self::German,
        Self::Hungarian,
        Self::Icelandic,
        Self::Italian,
        Self::Norwegian,
        Self::Polish,
        Self::Portuguese,
        Self::Romanian,
        Self::Russian,
        Self::Spanish,
        Self::Swedish,
    ];

    /// The letter of a kind of piece.
    ///
    /// # Examples
    ///
    /// ```
    /// use notation::letters::Language;
    /// use rules::Role;
    ///
    /// assert_eq!(Language::German.letter(Role::Knight), "S");
    /// assert_eq!(Language::Russian.letter(Role::King), "Кр");
    /// ```
    #[inline]
    #[must_use]
    pub fn letter(self, role: Role) -> &'static str {
        self.letters()
            .split(' ')
            .nth(role.index())
            .expect("every language names the six kinds")
    }

    /// The letters from the pawn's to the king's.
    #[inline]
    #[must_use]
    pub const fn letters(self) -> &'static str {
        match self {
            Self::English => "P N B R Q K",
            Self::Czech => "P J S V D K",
            Self::Danish | Self::German | Self::Norwegian | Self::Swedish => "B S L T D K",
            Self::Dutch => "O P L T D K",
            Self::Estonian => "P R O V L K",
            Self::Finnish => "P R L T D K",
            Self::French => "P C F T D R",
            Self::Hungarian => "G H F B V K",
            Self::Icelandic => "P R B H D K",
            Self::Italian | Self::Spanish => "P C A T D R",
            Self::Polish => "P S G W H K",
            Self::Portuguese => "P C B T D R",
            Self::Romanian => "P C N T D R",
            Self::Russian => "П К С Л Ф Кр",
        }
    }

    /// The tag of the language (BCP 47), by which settings and addresses keep it.
    ///
    /// # Examples
    ///
    /// ```
    /// use notation::letters::Language;
    ///
    /// assert_eq!(Language::German.key(), "de");
    /// assert_eq!(Language::from_key("de"), Some(Language::German));
    /// ```
    #[inline]
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Czech => "cs",
            Self::Danish => "da",
            Self::Dutch => "nl",
            Self::Estonian => "et",
            Self::Finnish => "fi",
            Self::French => "fr",
            Self::German => "de",
            Self::Hungarian => "hu",
            Self::Icelandic => "is",
            Self::Italian => "it",
            Self::Norwegian => "no",
            Self::Polish => "pl",
            Self::Portuguese => "pt",
            Self::Romanian => "ro",
            Self::Russian => "ru",
            Self::Spanish => "es",
            Self::Swedish => "sv",
        }
    }

    /// Reads the tag of a language.
    #[inline]
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.key() == key)
    }

    /// The language of a locale such as `de` or `de-CH`.
    ///
    /// # Examples
    ///
    /// ```
    /// use notation::letters::Language;
    ///
    /// assert_eq!(Language::from_locale("pt-BR"), Some(Language::Portuguese));
    /// assert_eq!(Language::from_locale("xx"), None);
    /// ```
    #[inline]
    #[must_use]
    pub fn from_locale(locale: &str) -> Option<Self> {
        let main = locale.split(['-', '_']).next().unwrap_or_default();
        Self::from_key(locale).or_else(|| Self::from_key(main))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_names_six_kinds_by_different_letters() {
        for language in Language::ALL {
            let mut letters: Vec<_> = language.letters().split(' ').collect();
            assert_eq!(letters.len(), 6, "{language:?}");
            letters.sort_unstable();
            letters.dedup();
            assert_eq!(letters.len(), 6, "{language:?}");
        }
    }

    #[test]
    fn keys_are_read_back() {
        for language in Language::ALL {
            assert_eq!(Language::from_key(language.key()), Some(language));
        }
        assert_eq!(Language::from_key("xx"), None);
    }
}
