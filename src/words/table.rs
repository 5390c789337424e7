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
//!
//! Every module with messages stands on this one, which knows none of them: the list of all
//! messages is `catalog`.

#[cfg(feature = "browser")]
pub mod browser;
mod english;
mod fingerprint;
mod language;
mod plural;
mod pseudo;
mod template;
mod translation;

pub use english::{English, Message};
pub use language::{Language, spoken_tag, use_english, use_language};
pub use plural::{PluralCategory, english_number};
pub use pseudo::{PSEUDO_TAG, pseudo_markdown, pseudo_template};
pub use translation::{
    Direction, Translation, TranslationError, TranslationProblem, read_translation,
};

pub(crate) use fingerprint::fingerprint;
pub(crate) use language::{number_text, say, say_counted};
pub(crate) use template::fits;
pub(crate) use translation::key_and_template;

/// The languages besides English that the site can speak, by their tags.
pub const LANGUAGES: [&str; 1] = [PSEUDO_TAG];

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
