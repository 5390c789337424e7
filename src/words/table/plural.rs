//! The plural categories of languages, and the rules of English.

/// A category of Unicode's plural rules, under the name that `Intl.PluralRules` gives it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PluralCategory {
    /// "zero", as in Arabic.
    Zero,
    /// "one": the singular; in Russian also 21, 31 and so on.
    One,
    /// "two", as in Arabic.
    Two,
    /// "few", as in Russian and Arabic.
    Few,
    /// "many", as in Russian and Arabic.
    Many,
    /// "other": every language has it.
    Other,
}

impl PluralCategory {
    /// All categories.
    pub const ALL: [Self; 6] = [
        Self::Zero,
        Self::One,
        Self::Two,
        Self::Few,
        Self::Many,
        Self::Other,
    ];

    /// The name that `Intl.PluralRules` gives it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Zero => "zero",
            Self::One => "one",
            Self::Two => "two",
            Self::Few => "few",
            Self::Many => "many",
            Self::Other => "other",
        }
    }

    /// Reads a [`name`](Self::name).
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL
            .into_iter()
            .find(|category| category.name() == name)
    }

    /// The category of a count in English.
    #[must_use]
    pub const fn of_english(count: usize) -> Self {
        match count {
            1 => Self::One,
            _ => Self::Other,
        }
    }
}

/// A number as English writes it, with its thousands apart: "132,638".
#[must_use]
pub fn english_number(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{PluralCategory, english_number};

    #[test]
    fn numbers_have_their_thousands_apart() {
        assert_eq!(english_number(0), "0");
        assert_eq!(english_number(999), "999");
        assert_eq!(english_number(132_638), "132,638");
        assert_eq!(english_number(1_000_000), "1,000,000");
    }

    #[test]
    fn categories_are_known_by_their_names() {
        for category in PluralCategory::ALL {
            assert_eq!(PluralCategory::from_name(category.name()), Some(category));
        }
        assert_eq!(PluralCategory::from_name("some"), None);
    }
}
