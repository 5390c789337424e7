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

use super::plural::PluralCategory;
use super::template::fits;
use super::{English, Fingerprint, Message, all, counted_fingerprint, fingerprint};

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

/// A line of a translation.
struct Entry<'a> {
    line: usize,
    key: &'a str,
    category: Option<PluralCategory>,
    template: &'a str,
}

impl Entry<'_> {
    fn fingerprint(&self) -> Fingerprint {
        let key = fingerprint(self.key);
        self.category
            .map_or(key, |category| counted_fingerprint(key, category))
    }

    const fn error(&self, problem: TranslationProblem) -> TranslationError {
        TranslationError {
            line: self.line,
            problem,
        }
    }
}

/// What the lines of a translation say.
struct Lines<'a> {
    tag: &'a str,
    direction: Direction,
    entries: Vec<Entry<'a>>,
}

fn read_lines(text: &str) -> Result<Lines<'_>, TranslationError> {
    let (mut tag, mut direction, mut entries) = (None, Direction::default(), Vec::new());
    for (index, written) in text.lines().enumerate() {
        let line = index + 1;
        let fail = |problem| Err(TranslationError { line, problem });
        if written.trim().is_empty() || written.starts_with('#') {
            continue;
        }
        let Some((key, template)) = written.split_once('=') else {
            return fail(TranslationProblem::NotAPair);
        };
        let (key, template) = (key.trim(), template.trim());
        match (key.strip_prefix('@'), key.split_once('.'), template) {
            (Some("tag"), ..) => tag = Some(template),
            (Some("direction"), _, "ltr") => direction = Direction::LeftToRight,
            (Some("direction"), _, "rtl") => direction = Direction::RightToLeft,
            (Some("direction"), ..) => return fail(TranslationProblem::UnknownDirection),
            (Some(_), ..) => return fail(TranslationProblem::UnknownHeader),
            (None, Some((key, name)), _) => match PluralCategory::from_name(name) {
                Some(category) => entries.push(Entry {
                    line,
                    key,
                    category: Some(category),
                    template,
                }),
                None => return fail(TranslationProblem::UnknownCategory),
            },
            (None, None, _) => entries.push(Entry {
                line,
                key,
                category: None,
                template,
            }),
        }
    }
    match tag {
        Some(tag) => Ok(Lines {
            tag,
            direction,
            entries,
        }),
        None => Err(TranslationError {
            line: 0,
            problem: TranslationProblem::NoTag,
        }),
    }
}

/// Reads a translation.
///
/// Only its form is read here: the running program does not know the messages it does not say. The
/// build has compared every table with the messages (see [`translation_faults`]).
///
/// # Errors
/// [`TranslationError`] for the first line that is no entry.
pub fn read_translation(text: &str) -> Result<Translation, TranslationError> {
    let lines = read_lines(text)?;
    let mut entries = lines.entries;
    entries.sort_by_key(Entry::fingerprint);
    let twice = entries
        .windows(2)
        .find(|pair| pair[0].fingerprint() == pair[1].fingerprint());
    if let Some(pair) = twice {
        return Err(pair[1].error(TranslationProblem::Twice));
    }
    let templates = entries
        .iter()
        .map(|entry| (entry.fingerprint(), entry.template.to_owned()))
        .collect();
    Ok(Translation {
        tag: lines.tag.to_owned(),
        direction: lines.direction,
        templates,
    })
}

/// Everything that is wrong with a translation, compared with the messages of the product.
#[must_use]
pub fn translation_faults(text: &str) -> Vec<TranslationError> {
    let lines = match read_translation(text).and_then(|_| read_lines(text)) {
        Ok(lines) => lines,
        Err(error) => return vec![error],
    };
    let messages = all();
    let fault_of = |entry: &Entry<'_>| match messages.iter().find(|it| it.key == entry.key) {
        None => Some(TranslationProblem::UnknownKey),
        Some(message) => problem_of(message, entry, &lines.entries),
    };
    let entries = lines.entries.iter();
    entries
        .filter_map(|entry| fault_of(entry).map(|problem| entry.error(problem)))
        .collect()
}

fn problem_of(
    message: &Message,
    entry: &Entry<'_>,
    entries: &[Entry<'_>],
) -> Option<TranslationProblem> {
    let counts = matches!(message.english, English::Counted { .. });
    if counts != entry.category.is_some() {
        return Some(TranslationProblem::Counting);
    }
    if !fits(
        entry.template.as_bytes(),
        message.places,
        message.optional(),
    ) {
        return Some(TranslationProblem::Places);
    }
    let is_other =
        |other: &Entry<'_>| other.key == entry.key && other.category == Some(PluralCategory::Other);
    (counts && !entries.iter().any(is_other)).then_some(TranslationProblem::NoOther)
}

/// The keys of the messages that a translation leaves out.
///
/// # Errors
/// The text cannot be read.
pub fn untranslated(text: &str) -> Result<Vec<&'static str>, TranslationError> {
    let lines = read_lines(text)?;
    let is_there = |key: &str| lines.entries.iter().any(|entry| entry.key == key);
    let keys = all().into_iter().map(|message| message.key);
    Ok(keys.filter(|key| !is_there(key)).collect())
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
        assert_eq!(refused("# table\nknight.some = x"), (2, UnknownCategory));
        assert_eq!(refused("@tag = de\nrook = a\nrook = b"), (3, Twice));
    }

    #[test]
    fn a_translation_is_compared_with_the_messages() {
        use TranslationProblem::*;
        let problems = |lines: &str| -> Vec<_> {
            let faults = translation_faults(&["@tag = de\n", lines].concat());
            faults.into_iter().map(|fault| fault.problem).collect()
        };
        assert_eq!(problems("knight = Springer"), []);
        assert_eq!(problems("no_such_key = x"), [UnknownKey]);
        assert_eq!(problems("flipped_board = {colour}"), [Places]);
        assert_eq!(problems("knight.other = Springer"), [Counting]);
        assert_eq!(problems("games_read = {count} Partien"), [Counting]);
        assert_eq!(problems("games_read.one = {count} Partie"), [NoOther]);
        assert_eq!(
            problems("games_read.one = eine Partie\ngames_read.other = {count} Partien"),
            []
        );
    }

    #[test]
    fn a_language_may_be_written_from_right_to_left() {
        let translation = read_translation("@tag = ar\n@direction = rtl\n").unwrap();
        assert_eq!(translation.direction().key(), "rtl");
    }
}
