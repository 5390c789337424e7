//! Typed messages: a function for each sentence, a template for each language.
//!
//! [`messages!`](crate::table) turns `key(argument, …) = "English with {argument}";` into a
//! function of that name. That the English template names exactly the arguments it is given is
//! checked while compiling; the same is checked for a translation when it is set, so a sentence
//! can never show a place that nobody fills.

use std::cell::RefCell;

thread_local! {
    static TRANSLATION: RefCell<Vec<(Fingerprint, String)>> = const { RefCell::new(Vec::new()) };
}

/// A key as the running program knows it: its text would only make the download larger.
type Fingerprint = u32;

/// The fingerprint of a key (FNV-1a); a test makes sure that no two keys share one.
pub(crate) const fn fingerprint(key: &str) -> Fingerprint {
    let bytes = key.as_bytes();
    let mut hash = 0x811c_9dc5_u32;
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
    pub english: &'static str,
    /// The places, as they are written between braces.
    pub places: &'static [&'static str],
}

/// What is wrong with a translation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranslationError {
    /// There is no message of this key.
    UnknownKey(String),
    /// The template does not name the places of its message, each at least once and no other.
    Places {
        /// The message.
        key: String,
    },
}

/// Every message of the product.
#[must_use]
pub fn all() -> Vec<Message> {
    [
        &crate::analyse::all_messages(),
        crate::answers::MESSAGES,
        crate::announcements::MESSAGES,
        &crate::attempts::all_messages(),
        crate::board::MESSAGES,
        crate::book::MESSAGES,
        crate::builder::MESSAGES,
        crate::checklist::MESSAGES,
        crate::claims::MESSAGES,
        crate::editor::MESSAGES,
        crate::embed::MESSAGES,
        &crate::exercise::all_messages(),
        crate::games::MESSAGES,
        crate::export::MESSAGES,
        crate::glossary_page::MESSAGES,
        crate::help::MESSAGES,
        crate::interface::MESSAGES,
        crate::learning::MESSAGES,
        crate::loading::MESSAGES,
        crate::moves::MESSAGES,
        crate::names::MESSAGES,
        crate::pages::MESSAGES,
        crate::reading::MESSAGES,
        crate::refusals::MESSAGES,
        crate::sentences::MESSAGES,
        &crate::scores::all_messages(),
        crate::setup::MESSAGES,
        crate::status::MESSAGES,
        crate::terms::MESSAGES,
        crate::typed::MESSAGES,
        &crate::why::all_messages(),
        crate::worksheet::MESSAGES,
    ]
    .concat()
}

/// Speaks another language from now on, on this thread; what the table leaves out stays English,
/// and an empty table is English again.
///
/// # Errors
/// [`TranslationError`] for the first entry that does not fit; nothing changes then.
pub fn use_translation(
    templates: impl IntoIterator<Item = (String, String)>,
) -> Result<(), TranslationError> {
    let messages = all();
    let mut table = Vec::new();
    for (key, template) in templates {
        let Some(message) = messages.iter().find(|message| message.key == key) else {
            return Err(TranslationError::UnknownKey(key));
        };
        if !fits(template.as_bytes(), message.places) {
            return Err(TranslationError::Places { key });
        }
        table.push((fingerprint(&key), template));
    }
    TRANSLATION.set(table);
    Ok(())
}

/// Fills a template.
pub(crate) fn fill(key: Fingerprint, english: &str, arguments: &[(&str, &str)]) -> String {
    TRANSLATION.with_borrow(|table| {
        let translated = table.iter().find(|(other, _)| *other == key);
        let template = translated.map_or(english, |(_, template)| template.as_str());
        let mut text = String::with_capacity(template.len() + 16);
        let mut rest = template;
        while let Some((before, after)) = rest.split_once('{') {
            text.push_str(before);
            let Some((name, tail)) = after.split_once('}') else {
                break;
            };
            let argument = arguments.iter().find(|(place, _)| *place == name);
            text.push_str(argument.map_or("", |(_, value)| value));
            rest = tail;
        }
        text.push_str(rest);
        text
    })
}

/// Whether a template names all of these places and no others.
pub(crate) const fn fits(template: &[u8], places: &[&str]) -> bool {
    let mut index = 0;
    while index < places.len() {
        if !names(template, places[index].as_bytes()) {
            return false;
        }
        index += 1;
    }
    let mut start = 0;
    while start < template.len() {
        if template[start] == b'{' {
            let mut known = false;
            let mut index = 0;
            while index < places.len() {
                known |= place_at(template, start, places[index].as_bytes());
                index += 1;
            }
            if !known {
                return false;
            }
        }
        start += 1;
    }
    true
}

const fn names(template: &[u8], place: &[u8]) -> bool {
    let mut start = 0;
    while start < template.len() {
        if place_at(template, start, place) {
            return true;
        }
        start += 1;
    }
    false
}

/// Whether `{place}` stands in the template at an offset.
const fn place_at(template: &[u8], start: usize, place: &[u8]) -> bool {
    if start + place.len() + 2 > template.len() || template[start] != b'{' {
        return false;
    }
    let mut index = 0;
    while index < place.len() {
        if template[start + 1 + index] != place[index] {
            return false;
        }
        index += 1;
    }
    template[start + 1 + place.len()] == b'}'
}

/// Declares messages: for each a function that takes its places as text.
macro_rules! messages {
    ($($(#[$attribute:meta])* $visibility:vis $key:ident($($place:ident),*) = $english:literal;)+) => {
        /// The messages of this module.
        pub(crate) const MESSAGES: &[crate::table::Message] = &[$(crate::table::Message {
            key: stringify!($key),
            english: $english,
            places: &[$(stringify!($place)),*],
        }),+];

        $(
            const _: () = assert!(
                crate::table::fits($english.as_bytes(), &[$(stringify!($place)),*]),
                "the template must name exactly the places of its message",
            );

            $(#[$attribute])*
            #[must_use]
            $visibility fn $key($($place: &str),*) -> String {
                const KEY: u32 = crate::table::fingerprint(stringify!($key));
                crate::table::fill(KEY, $english, &[$((stringify!($place), $place)),*])
            }
        )+
    };
}
pub(crate) use messages;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_messages_share_a_key() {
        let mut keys: Vec<_> = all()
            .iter()
            .map(|message| fingerprint(message.key))
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
            let prose = crate::Prose::of(english);
            assert!(!prose.plain().contains(['[', ']']), "{key}: {english}");
            for slug in prose.links() {
                assert!(glossary.find(slug).is_some(), "{key}: {slug}");
            }
        }
    }

    #[test]
    fn places_must_fit_exactly() {
        assert!(fits(b"{a} and {b}, {a}", &["a", "b"]));
        assert!(!fits(b"{a}", &["a", "b"]));
        assert!(!fits(b"{a} {c}", &["a"]));
        assert!(!fits(b"{a", &["a"]));
    }

    #[test]
    fn a_translation_is_used_and_checked() {
        let table = |key: &str, text: &str| [(key.to_owned(), text.to_owned())];
        use_translation(table("knight", "Springer")).unwrap();
        assert_eq!(crate::names::role_name(rules::Role::Knight), "Springer");
        use_translation([]).unwrap();
        assert_eq!(crate::names::role_name(rules::Role::Knight), "knight");
        assert_eq!(
            use_translation(table("no_such_key", "x")),
            Err(TranslationError::UnknownKey("no_such_key".to_owned()))
        );
        let wrong = use_translation(table("flipped_board", "{colour}"));
        assert_eq!(
            wrong,
            Err(TranslationError::Places {
                key: "flipped_board".to_owned()
            })
        );
    }
}
