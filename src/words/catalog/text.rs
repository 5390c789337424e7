//! All messages as a text: English, from which translators begin, and the pseudo-locale.

use super::messages::all;
use crate::table::{Message, PSEUDO_TAG, pseudo_template};

const HEAD: &str = "\
# The messages of J'adoube, a line for each: `key = text`.
#
# What stands in braces is filled in; every place has to be named, in whatever order. What stands
# in double brackets is a link into the glossary, `[[entry|text]]`: the entry keeps its name.
# A message about a count has a line for each plural category of the language: zero, one, two,
# few, many, other. Only a category that means a single number may leave out `{count}`.
";

/// All messages in English, in the form that [`read_translation`](crate::table::read_translation) reads.
#[must_use]
pub fn english_text() -> String {
    let mut text = HEAD.to_owned();
    text.push_str("@tag = en\n@direction = ltr\n");
    push_messages(&mut text, str::to_owned);
    text
}

/// All messages in the pseudo-locale, in the form of a translation.
#[must_use]
pub fn pseudo_text() -> String {
    let mut text = ["@tag = ", PSEUDO_TAG, "\n@direction = ltr\n"].concat();
    push_messages(&mut text, pseudo_template);
    text
}

/// Adds the lines of all messages, with their English templates changed by `change`.
fn push_messages(text: &mut String, change: impl Fn(&str) -> String) {
    for Message { key, english, .. } in all() {
        for (category, template) in english.forms() {
            text.push_str(key);
            if let Some(category) = category {
                text.push('.');
                text.push_str(category.name());
            }
            text.push_str(" = ");
            text.push_str(&change(template));
            text.push('\n');
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{all, english_text, pseudo_text};
    use crate::catalog::{translation_faults, untranslated};
    use crate::table::{English, Message, fits, pseudo_template, read_translation};

    /// The only message that is no sentence: the key of a language.
    const LANGUAGE_KEY: &str = "en";

    #[test]
    fn the_text_for_translators_is_whole_and_right() {
        let text = english_text();
        assert_eq!(translation_faults(&text), []);
        assert!(untranslated(&text).is_empty());
    }

    #[test]
    fn every_template_fits_on_its_line() {
        for Message { key, english, .. } in all() {
            for (_, template) in english.forms() {
                assert_eq!(template.trim(), template, "{key}");
                assert!(!template.contains('\n'), "{key}");
            }
        }
    }

    #[test]
    fn every_message_differs_from_english_and_keeps_its_places() {
        let text = pseudo_text();
        assert_eq!(translation_faults(&text), []);
        assert!(read_translation(&text).is_ok());
        for message @ Message { key, english, .. } in all() {
            for (_, template) in english.forms() {
                let pseudo = pseudo_template(template);
                let fits = fits(pseudo.as_bytes(), message.places, message.optional());
                assert!(fits, "{key}: {pseudo}");
                assert!(
                    pseudo != template || template == LANGUAGE_KEY,
                    "{key}: {pseudo}"
                );
            }
        }
    }

    #[test]
    fn links_lead_to_the_same_entries() {
        for Message { key, english, .. } in all() {
            for (_, template) in english.forms() {
                let (plain, pseudo) = (
                    crate::Prose::of(template),
                    crate::Prose::of(&pseudo_template(template)),
                );
                assert!(plain.links().eq(pseudo.links()), "{key}");
            }
        }
    }

    #[test]
    fn texts_are_about_a_third_longer() {
        let plain = all()
            .into_iter()
            .filter_map(|message| match message.english {
                English::Plain(text) => Some(text),
                English::Counted { .. } => None,
            });
        let (mut short, mut long) = (0, 0);
        for text in plain {
            short += text.chars().count();
            long += pseudo_template(text).chars().count();
        }
        let percent = long * 100 / short;
        assert!((125..=145).contains(&percent), "{percent} %");
    }
}
