//! The language in which the product speaks.

use std::cell::RefCell;
use std::fmt;

use super::fingerprint::{Fingerprint, counted_fingerprint};
use super::plural::{PluralCategory, english_number};
use super::template::filled;
use super::translation::Translation;

thread_local! {
    /// `None` is English, whose sentences are part of the program.
    static LANGUAGE: RefCell<Option<Language>> = const { RefCell::new(None) };
}

/// A language other than English: its sentences, its plural rules and its numbers.
///
/// The rules come from outside, because the browser has those of every language (`Intl`).
pub struct Language {
    /// The sentences.
    pub translation: Translation,
    /// The plural category of a count, as `Intl.PluralRules` selects it.
    pub plural: Box<dyn Fn(usize) -> PluralCategory>,
    /// A number in digits, as `Intl.NumberFormat` writes it.
    pub number: Box<dyn Fn(usize) -> String>,
}

impl Language {
    /// A translation with the plural rules and numbers of English, for tests and tools.
    #[must_use]
    pub fn with_english_rules(translation: Translation) -> Self {
        Self {
            translation,
            plural: Box::new(PluralCategory::of_english),
            number: Box::new(english_number),
        }
    }
}

impl fmt::Debug for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Language")
            .field("translation", &self.translation)
            .finish_non_exhaustive()
    }
}

/// Speaks a language from now on, on this thread. A sentence that the translation leaves out is
/// said in English.
pub fn use_language(language: Language) {
    LANGUAGE.set(Some(language));
}

/// Speaks English again.
pub fn use_english() {
    LANGUAGE.set(None);
}

/// The tag of the language spoken now, such as `en` or `pt-BR`.
#[must_use]
pub fn spoken_tag() -> String {
    LANGUAGE.with_borrow(|language| {
        let tag = language.as_ref().map(|it| it.translation.tag());
        tag.unwrap_or("en").to_owned()
    })
}

/// A number in the digits of the language spoken now.
#[must_use]
pub(crate) fn number_text(number: usize) -> String {
    LANGUAGE.with_borrow(|language| match language {
        Some(language) => (language.number)(number),
        None => english_number(number),
    })
}

/// Says a sentence.
pub(crate) fn say(key: Fingerprint, english: &str, arguments: &[(&str, &str)]) -> String {
    LANGUAGE.with_borrow(|language| {
        let translated = language.as_ref().and_then(|it| it.translation.find(key));
        filled(translated.unwrap_or(english), arguments)
    })
}

/// Says a sentence about a count; `english` is its singular and its plural.
pub(crate) fn say_counted(
    key: Fingerprint,
    english: [&str; 2],
    arguments: &[(&str, &str)],
    count: usize,
) -> String {
    let number = number_text(count);
    let arguments = [arguments, &[("count", number.as_str())]].concat();
    LANGUAGE.with_borrow(|language| {
        let translated = language.as_ref().and_then(|language| {
            let find = |category| {
                language
                    .translation
                    .find(counted_fingerprint(key, category))
            };
            find((language.plural)(count)).or_else(|| find(PluralCategory::Other))
        });
        let template = translated.unwrap_or(english[usize::from(count != 1)]);
        filled(template, &arguments)
    })
}
