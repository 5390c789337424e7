//! All messages together, and how they are said in another language.

use super::{all, translation_faults};
use crate::table::{
    Language, Message, PluralCategory, fingerprint, read_translation, spoken_tag, use_english,
    use_language,
};

#[test]
fn no_two_messages_share_a_key() {
    let mut keys: Vec<_> = all()
        .iter()
        .flat_map(|message| {
            let form = |category: PluralCategory| {
                fingerprint(&[message.key, ".", category.name()].concat())
            };
            let forms = PluralCategory::ALL.map(form);
            [fingerprint(message.key)].into_iter().chain(forms)
        })
        .collect();
    keys.sort_unstable();
    let count = keys.len();
    keys.dedup();
    assert_eq!(keys.len(), count);
}

#[test]
fn every_link_leads_to_an_entry_of_the_glossary() {
    let glossary = include_str!("../../../public/glossary/en.txt");
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
