//! Translations: the text of a table, and what can be wrong with it.
//!
//! A translation is a text with a message on each line:
//!
//! ```text
//! # A comment.
//! @tag = de
//! @direction = ltr
//! knight = Springer
//! games_count_many.one = {count} Partie.
//! games_count_many.other = {count} Partien.
//! ```
//!
//! A sentence about a count has a line for each plural category of the language; `other` is
//! always needed. A category that includes more numbers than 1 has to name `{count}`.

use std::error::Error;
use std::fmt;

use super::fingerprint::{Fingerprint, counted_fingerprint, fingerprint};
use super::plural::PluralCategory;

/// Which way a language is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Direction {
    /// From left to right.
    #[default]
    LeftToRight,
    /// From right to left, as Arabic.
    RightToLeft,
}

impl Direction {
    /// The value of the HTML attribute `dir`.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::LeftToRight => "ltr",
            Self::RightToLeft => "rtl",
        }
    }
}

/// The sentences of a language, as the running program knows them.
///
/// # Examples
///
/// ```
/// use words::table::{Direction, read_translation};
///
/// let translation = read_translation("@tag = de\nknight = Springer\n")?;
/// assert_eq!(translation.tag(), "de");
/// assert_eq!(translation.direction(), Direction::LeftToRight);
/// # Ok::<(), words::table::TranslationError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Translation {
    tag: String,
    direction: Direction,
    /// Sorted by fingerprint.
    templates: Vec<(Fingerprint, String)>,
}

impl Translation {
    /// The tag of the language, such as `pt-BR`.
    #[must_use]
    pub fn tag(&self) -> &str {
        &self.tag
    }

    /// Which way it is written.
    #[must_use]
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The template of a message, or of one of its plural forms.
    pub(crate) fn template(&self, key: &str, category: Option<PluralCategory>) -> Option<&str> {
        let key = fingerprint(key);
        self.find(category.map_or(key, |category| counted_fingerprint(key, category)))
    }

    pub(super) fn find(&self, key: Fingerprint) -> Option<&str> {
        let found = self.templates.binary_search_by_key(&key, |(key, _)| *key);
        found.ok().map(|place| self.templates[place].1.as_str())
    }
}

/// What is wrong with a translation, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TranslationError {
    /// The line, counted from 1; 0 where something is missing from the whole text.
    pub line: usize,
    /// What is wrong there.
    pub problem: TranslationProblem,
}

/// What can be wrong with a translation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranslationProblem {
    /// The text does not name its language.
    NoTag,
    /// The line is not a pair such as `key = text`.
    NotAPair,
    /// A line begins with `@` and is neither the tag nor the direction.
    UnknownHeader,
    /// A direction other than `ltr` and `rtl`.
    UnknownDirection,
    /// A plural category that no language has.
    UnknownCategory,
    /// The message was translated before.
    Twice,
    /// There is no message with this key.
    UnknownKey,
    /// The template does not name the places of its message, each at least once and no other.
    Places,
    /// A message about a count needs a category, and any other message has none.
    Counting,
    /// The message has no line for the category `other`.
    NoOther,
}

impl fmt::Display for TranslationProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::NoTag => "expected a line `@tag = …`",
            Self::NotAPair => "expected `key = text`",
            Self::UnknownHeader => "expected `@tag` or `@direction`",
            Self::UnknownDirection => "expected `ltr` or `rtl`",
            Self::UnknownCategory => "expected zero, one, two, few, many or other",
            Self::Twice => "expected each message once",
            Self::UnknownKey => "expected the key of a message",
            Self::Places => "expected exactly the places of the message",
            Self::Counting => "expected a plural category if and only if the message counts",
            Self::NoOther => "expected a line for the category `other`",
        })
    }
}

impl fmt::Display for TranslationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl Error for TranslationError {}

/// Reads a translation.
///
/// Only its form is read here, and no more than the running program needs, which does not know the
/// messages that it never says. The build has compared every table with the messages (see
/// `catalog::translation_faults`).
///
/// # Errors
/// [`TranslationError`] for the first line that is no entry, or where no language is named.
pub fn read_translation(text: &str) -> Result<Translation, TranslationError> {
    let mut tag = String::new();
    let mut direction = Direction::LeftToRight;
    let mut templates = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let fail = |problem| TranslationError {
            line: index + 1,
            problem,
        };
        let (key, template) = key_and_template(line).ok_or(fail(TranslationProblem::NotAPair))?;
        match (key, template) {
            ("@tag", _) => tag = template.to_owned(),
            ("@direction", "ltr") => direction = Direction::LeftToRight,
            ("@direction", "rtl") => direction = Direction::RightToLeft,
            ("@direction", _) => return Err(fail(TranslationProblem::UnknownDirection)),
            _ if key.starts_with('@') => return Err(fail(TranslationProblem::UnknownHeader)),
            // With its category a key has the fingerprint that `counted_fingerprint` computes.
            _ => insert(&mut templates, fingerprint(key), template.to_owned()),
        }
    }
    if tag.is_empty() {
        return Err(TranslationError {
            line: 0,
            problem: TranslationProblem::NoTag,
        });
    }
    Ok(Translation {
        tag,
        direction,
        templates,
    })
}

/// Puts a template where it belongs. For some hundred entries, sorting is no faster and takes 3 kB
/// more of the program.
fn insert(templates: &mut Vec<(Fingerprint, String)>, key: Fingerprint, template: String) {
    let place = templates.partition_point(|(known, _)| *known < key);
    templates.insert(place, (key, template));
}

/// The key and the template of a line.
pub(crate) fn key_and_template(line: &str) -> Option<(&str, &str)> {
    let (key, template) = line.split_once('=')?;
    Some((key.trim_ascii(), template.trim_ascii()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(text: &str) -> (usize, TranslationProblem) {
        let error = read_translation(text).unwrap_err();
        (error.line, error.problem)
    }

    #[test]
    fn an_unreadable_line_is_named() {
        use TranslationProblem::*;
        assert_eq!(refused("knight = Springer"), (0, NoTag));
        assert_eq!(refused("@tag = de\n\nknight"), (3, NotAPair));
        assert_eq!(refused("@tag = de\n@name = x"), (2, UnknownHeader));
        assert_eq!(refused("@direction = up"), (1, UnknownDirection));
    }

    #[test]
    fn a_language_may_be_written_from_right_to_left() {
        let translation = read_translation("@tag = ar\n@direction = rtl\n").unwrap();
        assert_eq!(translation.direction().key(), "rtl");
    }
}
