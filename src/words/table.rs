//! Typed messages: a function for each sentence, a template for each language.
//!
//! [`messages!`](crate::table) turns `key(argument, …) = "English with {argument}";` into a
//! function of that name. A sentence about a count is declared with both English forms,
//! `key(argument, …; count) = ["1 move", "{count} moves"];`, and other languages have as many
//! forms as their plural rules ask for.
//!
//! That an English template names exactly the arguments it is given is checked while compiling,
//! and the build checks the same for every translation, so a sentence can never show a place that
//! nobody fills.
//!
//! English is part of the program. Any other language is a text, read by [`read_translation`] and
//! spoken from [`use_language`] on.

#[cfg(feature = "browser")]
pub mod browser;
mod language;
mod plural;
mod pseudo;
mod template;
mod text;
mod translation;
#[cfg(test)]
mod wording;

pub use language::{Language, spoken_tag, use_english, use_language};
pub use plural::{PluralCategory, english_number};
pub use pseudo::{PSEUDO_TAG, pseudo_markdown, pseudo_template, pseudo_text};
pub use text::english_text;
pub use translation::{
    Direction, Translation, TranslationError, TranslationProblem, read_translation,
    translation_faults, untranslated,
};

pub(crate) use language::{number_text, say, say_counted};
pub(crate) use template::fits;

/// A key as the running program knows it: its text would only make the download larger.
type Fingerprint = u32;

/// The fingerprint of a key (FNV-1a); a test makes sure that no two keys share one.
pub(crate) const fn fingerprint(key: &str) -> Fingerprint {
    continued(0x811c_9dc5, key)
}

/// The fingerprint of a form of a message about a count, as of the text `key.category`.
const fn counted_fingerprint(key: Fingerprint, category: PluralCategory) -> Fingerprint {
    continued(continued(key, "."), category.name())
}

const fn continued(mut hash: Fingerprint, text: &str) -> Fingerprint {
    let bytes = text.as_bytes();
    let mut index = 0;
    while index < bytes.len() {
        hash = (hash ^ bytes[index] as u32).wrapping_mul(0x0100_0193);
        index += 1;
    }
    hash
}

/// A sentence and the names of its places.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message {
    /// The key by which translations know it.
    pub key: &'static str,
    /// The English template.
    pub english: English,
    /// The places that every form names, as they are written between braces.
    pub places: &'static [&'static str],
}

/// An English template.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum English {
    /// A sentence that counts nothing.
    Plain(&'static str),
    /// A sentence about a count, which may be named as `{count}`.
    Counted {
        /// The singular, for 1 alone.
        one: &'static str,
        /// The plural.
        other: &'static str,
    },
}

impl English {
    /// The forms, each with its plural category if it has one.
    #[must_use]
    pub fn forms(self) -> Vec<(Option<PluralCategory>, &'static str)> {
        match self {
            Self::Plain(text) => vec![(None, text)],
            Self::Counted { one, other } => vec![
                (Some(PluralCategory::One), one),
                (Some(PluralCategory::Other), other),
            ],
        }
    }
}

impl Message {
    /// The places that a form may leave out.
    #[must_use]
    pub const fn optional(&self) -> &'static [&'static str] {
        match self.english {
            English::Plain(_) => &[],
            English::Counted { .. } => &["count"],
        }
    }
}

/// The languages besides English that the site can speak, by their tags.
pub const LANGUAGES: [&str; 1] = [PSEUDO_TAG];

/// Every message of the product.
#[must_use]
pub fn all() -> Vec<Message> {
    [
        crate::about::MESSAGES,
        &crate::analyse::all_messages(),
        crate::answers::MESSAGES,
        crate::announcements::MESSAGES,
        &crate::attempts::all_messages(),
        crate::board::MESSAGES,
        crate::book::MESSAGES,
        &crate::builder::all_messages(),
        crate::checklist::MESSAGES,
        crate::claims::MESSAGES,
        crate::class::MESSAGES,
        crate::coach::MESSAGES,
        crate::drawbacks::MESSAGES,
        crate::review::MESSAGES,
        crate::computer::MESSAGES,
        crate::controls::MESSAGES,
        &crate::course::all_messages(),
        crate::editor::MESSAGES,
        crate::engine::MESSAGES,
        crate::embed::MESSAGES,
        &crate::exercise::all_messages(),
        crate::games::MESSAGES,
        crate::export::MESSAGES,
        crate::fen::MESSAGES,
        crate::glossary_page::MESSAGES,
        crate::help::MESSAGES,
        crate::insight::MESSAGES,
        crate::interface::MESSAGES,
        &crate::laws::all_messages(),
        crate::learning::MESSAGES,
        crate::legend::MESSAGES,
        crate::lesson::MESSAGES,
        crate::link_play::MESSAGES,
        crate::library::MESSAGES,
        crate::loading::MESSAGES,
        crate::moves::MESSAGES,
        crate::names::MESSAGES,
        crate::pages::MESSAGES,
        crate::puzzles::MESSAGES,
        crate::reading::MESSAGES,
        crate::refusals::MESSAGES,
        &crate::scripts::all_messages(),
        crate::sentences::MESSAGES,
        &crate::scores::all_messages(),
        crate::settings::MESSAGES,
        crate::setup::MESSAGES,
        crate::sitting::MESSAGES,
        crate::start::MESSAGES,
        crate::status::MESSAGES,
        crate::terms::MESSAGES,
        crate::touched::MESSAGES,
        crate::typed::MESSAGES,
        &crate::why::all_messages(),
        crate::worksheet::MESSAGES,
        crate::worth::MESSAGES,
    ]
    .concat()
}

/// Declares messages: for each a function that takes its places as text, and the count, if there
/// is one, as a number.
macro_rules! messages {
    ($($(#[$attribute:meta])* $visibility:vis $key:ident($($place:ident),* $(; $count:ident)?) = $template:tt;)+) => {
        /// The messages of this module.
        pub(crate) const MESSAGES: &[crate::table::Message] = &[$(crate::table::Message {
            key: stringify!($key),
            english: crate::table::english_of!($template),
            places: &[$(stringify!($place)),*],
        }),+];

        $(crate::table::message! {
            { $(#[$attribute])* $visibility } $key($($place),*) $($count)? = $template
        })+
    };
}

/// The English template of a message as a value.
macro_rules! english_of {
    ([$one:literal, $other:literal]) => {
        crate::table::English::Counted {
            one: $one,
            other: $other,
        }
    };
    ($english:literal) => {
        crate::table::English::Plain($english)
    };
}

/// The function of a message.
macro_rules! message {
    ({ $(#[$attribute:meta])* $visibility:vis } $key:ident($($place:ident),*) count = [$one:literal, $other:literal]) => {
        const _: () = assert!(
            crate::table::fits($one.as_bytes(), &[$(stringify!($place)),*], &["count"])
                && crate::table::fits($other.as_bytes(), &[$(stringify!($place)),*], &["count"]),
            "each form must name exactly the places of its message, and perhaps the count",
        );

        $(#[$attribute])*
        #[must_use]
        $visibility fn $key($($place: &str,)* count: usize) -> String {
            const KEY: u32 = crate::table::fingerprint(stringify!($key));
            crate::table::say_counted(KEY, [$one, $other], &[$((stringify!($place), $place)),*], count)
        }
    };
    ({ $(#[$attribute:meta])* $visibility:vis } $key:ident($($place:ident),*) = $english:literal) => {
        const _: () = assert!(
            crate::table::fits($english.as_bytes(), &[$(stringify!($place)),*], &[]),
            "the template must name exactly the places of its message",
        );

        $(#[$attribute])*
        #[must_use]
        $visibility fn $key($($place: &str),*) -> String {
            const KEY: u32 = crate::table::fingerprint(stringify!($key));
            crate::table::say(KEY, $english, &[$((stringify!($place), $place)),*])
        }
    };
}
pub(crate) use {english_of, message, messages};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_messages_share_a_key() {
        let mut keys: Vec<_> = all()
            .iter()
            .flat_map(|message| {
                let key = fingerprint(message.key);
                let forms = PluralCategory::ALL.map(|category| counted_fingerprint(key, category));
                [key].into_iter().chain(forms)
            })
            .collect();
        keys.sort_unstable();
        let count = keys.len();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }

    #[test]
    fn every_link_leads_to_an_entry_of_the_glossary() {
        let glossary = include_str!("../../public/glossary/en.txt");
        let glossary = crate::Glossary::parse(glossary).unwrap();
        for Message { key, english, .. } in all() {
            for (_, english) in english.forms() {
                let prose = crate::Prose::of(english);
                assert!(!prose.plain().contains(['[', ']']), "{key}: {english}");
                for slug in prose.links() {
                    assert!(glossary.find(slug).is_some(), "{key}: {slug}");
                }
            }
        }
    }

    #[test]
    fn no_plural_is_written_in_brackets() {
        for Message { key, english, .. } in all() {
            for (_, english) in english.forms() {
                assert!(!english.contains("(s)"), "{key}: {english}");
                assert!(!english.contains(" 1 moves"), "{key}: {english}");
            }
        }
    }

    fn speak(lines: &str) {
        let text = ["@tag = xx\n", lines].concat();
        assert_eq!(translation_faults(&text), []);
        use_language(Language::with_english_rules(
            read_translation(&text).unwrap(),
        ));
    }

    #[test]
    fn a_translation_is_spoken_until_english_is_again() {
        speak("knight = Springer");
        assert_eq!(crate::names::role_name(rules::Role::Knight), "Springer");
        assert_eq!(crate::names::role_name(rules::Role::Rook), "rook");
        assert_eq!(spoken_tag(), "xx");
        use_english();
        assert_eq!(crate::names::role_name(rules::Role::Knight), "knight");
        assert_eq!(spoken_tag(), "en");
    }

    #[test]
    fn the_rules_of_a_language_choose_the_form() {
        let text = "@tag = xx\ngames_read.two = a pair\ngames_read.other = {count} pieces";
        assert_eq!(translation_faults(text), []);
        use_language(Language {
            translation: read_translation(text).unwrap(),
            plural: Box::new(|count| match count {
                2 => PluralCategory::Two,
                // No line stands for it, so that the line for all others is taken.
                3 => PluralCategory::Few,
                _ => PluralCategory::Other,
            }),
            number: Box::new(|number| format!("<{number}>")),
        });
        let texts = [1, 2, 3, 1000].map(crate::games_count);
        use_english();
        assert_eq!(
            texts,
            ["<1> pieces", "a pair", "<3> pieces", "<1000> pieces"]
        );
    }
}
