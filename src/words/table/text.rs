//! English as the text from which translators begin.

use super::{Message, all};

const HEAD: &str = "\
# The messages of J'adoube, a line for each: `key = text`.
#
# What stands in braces is filled in; every place has to be named, in whatever order. What stands
# in double brackets is a link into the glossary, `[[entry|text]]`: the entry keeps its name.
# A message about a count has a line for each plural category of the language: zero, one, two,
# few, many, other. Only a category that means a single number may leave out `{count}`.
";

/// All messages in English, in the form that [`read_translation`](super::read_translation) reads.
#[must_use]
pub fn english_text() -> String {
    let mut text = HEAD.to_owned();
    text.push_str("@tag = en\n@direction = ltr\n");
    push_messages(&mut text, str::to_owned);
    text
}

/// Adds the lines of all messages, with their English templates changed by `change`.
pub(super) fn push_messages(text: &mut String, change: impl Fn(&str) -> String) {
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
    use super::super::{Message, all, translation_faults, untranslated};
    use super::english_text;

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
}
