//! What the second half of the JavaScript package says of notations that it cannot write.

use crate::table::messages;

messages! {
    /// Sentences are asked for in a language without them.
    pub package_only_english_sentences(language) = "Sentences are told in English only, not in “{language}”.";
    /// A notation is asked for in a language without it.
    pub package_only_english_notation(language) = "This notation is written in English only, not in “{language}”.";
    /// There is no notation with that name.
    pub package_unknown_style(style) = "“{style}” is no style; there are: san, lan, uci, figurine, sentence, lasker, descriptive, descriptive-long.";
    /// There is no language with that name.
    pub package_unknown_locale(locale) = "The letters of the men are not known in “{locale}”.";
}
