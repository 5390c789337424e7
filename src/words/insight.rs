//! What the second half of the JavaScript package says of notations that it cannot write.

use crate::table::messages;

messages! {
    /// Sentences are asked for in a language without them.
    pub package_only_english_sentences(language) = "Sentences are available in English only, not in “{language}”.";
    /// A notation is asked for in a language without it.
    pub package_only_english_notation(language) = "This notation is available in English only, not in “{language}”.";
    /// There is no notation with that name.
    pub package_unknown_style(style) = "“{style}” isn't a style; use san, lan, uci, figurine, sentence, lasker, descriptive or descriptive-long.";
    /// There is no language with that name.
    pub package_unknown_locale(locale) = "The piece letters of “{locale}” aren't known.";
}
