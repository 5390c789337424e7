//! A translation compared with the messages.

use super::messages::all;
use crate::table::{
    English, Message, PluralCategory, TranslationError, TranslationProblem, fits, key_and_template,
    read_translation,
};

/// A line of a translation.
struct Entry<'a> {
    line: usize,
    key: &'a str,
    /// The name of its plural category, if it has one.
    category: Option<&'a str>,
    template: &'a str,
}

/// The lines with messages.
fn entries(text: &str) -> Vec<Entry<'_>> {
    let lines = text.lines().enumerate();
    lines
        .filter(|(_, line)| !line.starts_with(['#', '@']))
        .filter_map(|(index, line)| {
            let (key, template) = key_and_template(line)?;
            let (key, category) = match key.split_once('.') {
                Some((key, category)) => (key, Some(category)),
                None => (key, None),
            };
            Some(Entry {
                line: index + 1,
                key,
                category,
                template,
            })
        })
        .collect()
}

/// Everything that is wrong with a translation, compared with the messages of the product.
#[must_use]
pub fn translation_faults(text: &str) -> Vec<TranslationError> {
    if let Err(error) = read_translation(text) {
        return vec![error];
    }
    let (messages, entries) = (all(), entries(text));
    let problem = |place: usize, entry: &Entry<'_>| {
        let is_same =
            |other: &Entry<'_>| (other.key, other.category) == (entry.key, entry.category);
        if entries[..place].iter().any(is_same) {
            return Some(TranslationProblem::Twice);
        }
        match messages.iter().find(|message| message.key == entry.key) {
            None => Some(TranslationProblem::UnknownKey),
            Some(message) => problem_of(message, entry, &entries),
        }
    };
    let judged = entries.iter().enumerate().filter_map(|(place, entry)| {
        problem(place, entry).map(|problem| TranslationError {
            line: entry.line,
            problem,
        })
    });
    judged.collect()
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
    let is_known = |name| PluralCategory::from_name(name).is_some();
    if !entry.category.is_none_or(is_known) {
        return Some(TranslationProblem::UnknownCategory);
    }
    if !fits(
        entry.template.as_bytes(),
        message.places,
        message.optional(),
    ) {
        return Some(TranslationProblem::Places);
    }
    let is_other = |other: &Entry<'_>| other.key == entry.key && other.category == Some("other");
    (counts && !entries.iter().any(is_other)).then_some(TranslationProblem::NoOther)
}

/// The keys of the messages that a translation leaves out.
#[must_use]
pub fn untranslated(text: &str) -> Vec<&'static str> {
    let entries = entries(text);
    let is_there = |key: &str| entries.iter().any(|entry| entry.key == key);
    let keys = all().into_iter().map(|message| message.key);
    keys.filter(|key| !is_there(key)).collect()
}

#[cfg(test)]
mod tests {
    use super::translation_faults;
    use crate::table::TranslationProblem::*;

    #[test]
    fn a_translation_is_compared_with_the_messages() {
        let problems = |lines: &str| -> Vec<_> {
            let faults = translation_faults(&["@tag = de\n", lines].concat());
            faults.into_iter().map(|fault| fault.problem).collect()
        };
        assert_eq!(problems("knight = Springer"), []);
        assert_eq!(problems("no_such_key = x"), [UnknownKey]);
        assert_eq!(problems("flipped_board = {colour}"), [Places]);
        assert_eq!(problems("knight.other = Springer"), [Counting]);
        assert_eq!(problems("rook = Turm\nrook = Thurm"), [Twice]);
        assert_eq!(
            problems("games_read.other = {count}\ngames_read.some = {count}"),
            [UnknownCategory]
        );
        assert_eq!(problems("games_read = {count} Partien"), [Counting]);
        assert_eq!(problems("games_read.one = {count} Partie"), [NoOther]);
        assert_eq!(
            problems("games_read.one = eine Partie\ngames_read.other = {count} Partien"),
            []
        );
    }
}
