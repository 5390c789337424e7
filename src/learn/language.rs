//! The language of the course: that of the page, and of what is not translated yet, English.

use yew::{AttrValue, Html, html};

/// The folder of the course in English, and the one that holds those of other languages.
const FOLDERS: [&str; 2] = ["course", "language/"];

/// The language that needs no folder.
const ENGLISH: &str = "en";

/// Where the map is in a language, from where it is in English: beside the table of the language, under
/// the same name.
pub(crate) fn map_path(english: &str, tag: &str) -> String {
    match english.strip_prefix(FOLDERS[0]) {
        Some(name) if tag != ENGLISH => [FOLDERS[1], tag, name].concat(),
        _ => english.to_owned(),
    }
}

/// The language of a text where it is not that of the page: what its element says of it, and of the way
/// it is written. Only English stands in pages of other languages.
pub(crate) fn foreign(lang: &str) -> [Option<AttrValue>; 2] {
    let lang = own(lang);
    let is_foreign = words::table::spoken_tag() != lang;
    let say = |text: &str| is_foreign.then(|| AttrValue::from(text.to_owned()));
    [say(lang), say("ltr")]
}

/// A title in its language.
pub(crate) fn titled(title: &str, lang: &str) -> Html {
    let [lang, dir] = foreign(lang);
    html! { <span {lang} {dir}>{ title.to_owned() }</span> }
}

/// The language of a text of the course.
pub(crate) fn own(lang: &str) -> &str {
    if lang.is_empty() { ENGLISH } else { lang }
}

#[cfg(test)]
mod tests {
    use super::{foreign, map_path};

    #[test]
    fn the_map_of_a_language_lies_beside_its_table() {
        let english = "course/map-1f.txt";
        assert_eq!(map_path(english, "en"), english);
        assert_eq!(map_path(english, "pt-BR"), "language/pt-BR/map-1f.txt");
    }

    #[test]
    fn only_what_is_not_in_the_language_of_the_page_says_its_own() {
        let said = |lang: &str| foreign(lang).map(|it| it.map(|it| it.to_string()));
        assert_eq!(said(""), [None, None]);
        assert_eq!(said("en"), [None, None]);
        let de = "@tag = de\n";
        let german = words::table::read_translation(de).expect("it has a tag");
        words::table::use_language(words::table::Language::with_english_rules(german));
        assert_eq!(said("de"), [None, None]);
        let english = ["en", "ltr"].map(|it| Some(it.to_owned()));
        assert_eq!(said(""), english);
        words::table::use_english();
    }
}
