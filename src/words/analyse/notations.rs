//! The names of the notations and of the letters they use.

use notation::letters::Language;

use crate::table::messages;

messages! {
    notation_san() = "English letters (Nf3)";
    notation_lan() = "Long (Ng1-f3)";
    notation_uci() = "Computer (g1f3)";
    notation_figurine() = "Figurines";
    notation_lasker() = "Lasker\u{2019}s (Kt-f3)";
    notation_descriptive() = "Descriptive (Kt-KB3)";
    notation_descriptive_long() = "Descriptive, long (Kt to K B 3)";
    notation_of_language(language, letters) = "{language} ({letters})";
    language_english() = "English";
    language_czech() = "Czech";
    language_danish() = "Danish";
    language_dutch() = "Dutch";
    language_estonian() = "Estonian";
    language_finnish() = "Finnish";
    language_french() = "French";
    language_german() = "German";
    language_hungarian() = "Hungarian";
    language_icelandic() = "Icelandic";
    language_italian() = "Italian";
    language_norwegian() = "Norwegian";
    language_polish() = "Polish";
    language_portuguese() = "Portuguese";
    language_romanian() = "Romanian";
    language_russian() = "Russian";
    language_spanish() = "Spanish";
    language_swedish() = "Swedish";
}

/// The name of a language, by its tag.
#[must_use]
pub fn language_name(key: &str) -> String {
    match key {
        "cs" => language_czech(),
        "da" => language_danish(),
        "nl" => language_dutch(),
        "et" => language_estonian(),
        "fi" => language_finnish(),
        "fr" => language_french(),
        "de" => language_german(),
        "hu" => language_hungarian(),
        "is" => language_icelandic(),
        "it" => language_italian(),
        "no" => language_norwegian(),
        "pl" => language_polish(),
        "pt" => language_portuguese(),
        "ro" => language_romanian(),
        "ru" => language_russian(),
        "es" => language_spanish(),
        "sv" => language_swedish(),
        _ => language_english(),
    }
}

/// The name of a notation, by its key.
#[must_use]
pub fn notation_name(key: &str) -> String {
    match key {
        "lan" => notation_lan(),
        "uci" => notation_uci(),
        "figurine" => notation_figurine(),
        "lasker" => notation_lasker(),
        "descriptive" => notation_descriptive(),
        "descriptive-long" => notation_descriptive_long(),
        _ => match Language::from_key(key) {
            Some(language) => {
                let letters: String = language.letters().split(' ').skip(1).collect();
                notation_of_language(&language_name(key), &letters)
            }
            None => notation_san(),
        },
    }
}
