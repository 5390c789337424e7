//! The names of the notations and of the letters they use.

use notation::descriptive::Spelling;
use notation::letters::Language;
use notation::style::Style;

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

/// The name of a language.
#[must_use]
pub fn language_name(language: Language) -> String {
    match language {
        Language::English => language_english(),
        Language::Czech => language_czech(),
        Language::Danish => language_danish(),
        Language::Dutch => language_dutch(),
        Language::Estonian => language_estonian(),
        Language::Finnish => language_finnish(),
        Language::French => language_french(),
        Language::German => language_german(),
        Language::Hungarian => language_hungarian(),
        Language::Icelandic => language_icelandic(),
        Language::Italian => language_italian(),
        Language::Norwegian => language_norwegian(),
        Language::Polish => language_polish(),
        Language::Portuguese => language_portuguese(),
        Language::Romanian => language_romanian(),
        Language::Russian => language_russian(),
        Language::Spanish => language_spanish(),
        Language::Swedish => language_swedish(),
    }
}

/// The name of a notation.
#[must_use]
pub fn notation_name(style: Style) -> String {
    match style {
        Style::San => notation_san(),
        Style::Lan => notation_lan(),
        Style::Uci => notation_uci(),
        Style::Figurine => notation_figurine(),
        Style::Lasker => notation_lasker(),
        Style::Descriptive(Spelling::Short) => notation_descriptive(),
        Style::Descriptive(Spelling::Long) => notation_descriptive_long(),
        Style::Localized(language) => {
            let letters: String = language.letters().split(' ').skip(1).collect();
            notation_of_language(&language_name(language), &letters)
        }
    }
}
