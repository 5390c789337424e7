//! The sentences of scripts as JavaScript and JSON.

use super::messages::all;
use crate::scripts::{SCRIPTS, Script, start};
use crate::table::{
    English, LANGUAGES, Message, PluralCategory, Translation, TranslationError, fingerprint,
    read_translation,
};

/// All that a script says, in the order of its table.
#[must_use]
pub fn said_by(script: &Script) -> Vec<Message> {
    let all = all();
    let shared = script.shared.iter().map(|key| {
        let found = all.iter().find(|message| message.key == *key);
        *found.expect("a test looks for every shared message")
    });
    script.own.iter().copied().chain(shared).collect()
}

/// The template of a message in a table: its forms, and its places as numbers in braces.
fn template_json(message: &Message, translation: Option<&Translation>) -> String {
    let numbered = |template: &str| {
        let mut text = template.to_owned();
        for (index, place) in message.places.iter().chain(message.optional()).enumerate() {
            text = text.replace(&format!("{{{place}}}"), &format!("{{{index}}}"));
        }
        quoted(&text)
    };
    let translated =
        |category| translation.and_then(|translation| translation.template(message.key, category));
    match message.english {
        English::Plain(english) => numbered(translated(None).unwrap_or(english)),
        English::Counted { one, other } => {
            let has_own = translated(Some(PluralCategory::Other)).is_some();
            let forms: Vec<String> = PluralCategory::ALL
                .into_iter()
                .filter_map(|category| {
                    let english = match category {
                        _ if has_own => None,
                        PluralCategory::One => Some(one),
                        PluralCategory::Other => Some(other),
                        _ => None,
                    };
                    let template = translated(Some(category)).or(english)?;
                    Some(format!("\"{}\":{}", category.name(), numbered(template)))
                })
                .collect();
            format!("{{{}}}", forms.join(","))
        }
    }
}

/// A text as JavaScript and JSON write it.
fn quoted(text: &str) -> String {
    let escaped = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{escaped}\"")
}

/// The name of a message in scripts.
fn camel(key: &str) -> String {
    let mut words = key.split('_');
    let first = words.next().unwrap_or_default().to_owned();
    words.fold(first, |name, word| {
        let (head, tail) = word.split_at(word.len().min(1));
        name + &head.to_ascii_uppercase() + tail
    })
}

/// What the names of tables begin with. It changes with every key and place, so that no script takes
/// the tables of another version.
#[must_use]
pub fn tables_name() -> String {
    let all: Vec<String> = SCRIPTS
        .iter()
        .flat_map(said_by)
        .map(|message| format!("{}({})", message.key, message.places.join(",")))
        .collect();
    format!("words-{:x}", fingerprint(&all.join(";")))
}

/// The module of a script: its English, and the place of each sentence in it by name.
///
/// The names are numbers and come first, because a bundler then puts those where the names stand.
#[must_use]
pub fn module(script: &Script) -> String {
    let mut text = String::from(
        "// Printed from src/words by `cargo run -p words --bin print-words -- scripts`.\n",
    );
    let messages = said_by(script);
    let prefix = [script.name, "_"].concat();
    for (place, message) in messages.iter().enumerate() {
        let key = message.key.strip_prefix(&prefix).unwrap_or(message.key);
        let name = key.to_ascii_uppercase();
        text.push_str(&format!("export const {name} = {place};"));
        let places: Vec<&str> = message
            .places
            .iter()
            .chain(message.optional())
            .copied()
            .collect();
        if !places.is_empty() {
            text.push_str(&format!(" // {}", places.join(", ")));
        }
        text.push('\n');
    }
    text.push('\n');
    if script.knows_languages {
        let tags = LANGUAGES.map(str::to_ascii_lowercase).join("|");
        let name = tables_name();
        text.push_str(&format!(
            "/** The languages that there are tables of. */\n\
             export const LANGUAGES = /^(?:{tags})(?![^-])/;\n\n\
             /** What the names of those tables begin with. */\n\
             export const WORDS = \"{name}\";\n\n"
        ));
    }
    text.push_str("/** What is said in English, in the order of its numbers. */\n");
    text.push_str("export const SENTENCES = [\n");
    for message in &messages {
        text.push_str(&format!("  {},\n", template_json(message, None)));
    }
    text.push_str("];\n");
    text
}

/// The tables of a language for boards in pages, as JSON: what `speech.js` takes.
///
/// # Errors
/// The translation cannot be read.
pub fn board_tables(translation: &str) -> Result<String, TranslationError> {
    let translation = read_translation(translation)?;
    let mut text = format!("{{\"tag\":{}", quoted(translation.tag()));
    for script in SCRIPTS.iter().filter(|script| script.name != "package") {
        let messages = said_by(script);
        let table: Vec<String> = messages
            .iter()
            .map(|message| template_json(message, Some(&translation)))
            .collect();
        text.push_str(&format!(",\n\"{}\":[\n{}]", script.name, table.join(",\n")));
    }
    text.push_str("}\n");
    Ok(text)
}

/// The sentences of the start page as JSON, in English or in a translation.
///
/// # Errors
/// The translation cannot be read.
pub fn start_words(translation: Option<&str>) -> Result<String, TranslationError> {
    let translation = translation.map(read_translation).transpose()?;
    let sentences: Vec<String> = start::MESSAGES
        .iter()
        .filter_map(|message| {
            let key = message.key.strip_prefix("start_")?;
            let template = template_json(message, translation.as_ref());
            Some(format!("{}:{template}", quoted(&camel(key))))
        })
        .collect();
    Ok(format!("{{{}}}", sentences.join(",")))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{SCRIPTS, board_tables, camel, module, start_words};
    use crate::catalog::pseudo_text;

    #[test]
    fn keys_become_names_of_scripts() {
        assert_eq!(camel("fen_rank_too_long"), "fenRankTooLong");
        assert_eq!(camel("white"), "white");
    }

    #[test]
    fn a_module_says_what_its_messages_say() {
        let loader = module(&SCRIPTS[0]);
        assert!(loader.contains("  \"Last move: {0} to {1}.\",\n"));
        assert!(loader.contains("{\"one\":\"Arrow: {0}.\",\"other\":\"Arrows: {0}.\"}"));
        assert!(loader.contains("export const LAST_MOVE = 2; // from, to\n"));
        assert!(loader.contains("export const ARROWS = 5; // arrows, count\n"));
    }

    #[test]
    fn no_two_sentences_of_a_module_share_a_name() {
        for script in SCRIPTS {
            let module = module(&script);
            let mut names: Vec<_> = module
                .lines()
                .filter_map(|line| line.strip_prefix("export const "))
                .filter_map(|line| line.split(' ').next())
                .collect();
            names.sort_unstable();
            let count = names.len();
            names.dedup();
            assert_eq!(names.len(), count, "{}", script.name);
        }
    }

    #[test]
    fn a_table_has_the_places_of_its_module() {
        let tables = board_tables(&pseudo_text()).unwrap();
        assert!(tables.contains("\"tag\":\"en-XA\""));
        assert!(tables.contains("{0} ţóó {1}"));
        assert!(!tables.contains("Diagram"));
    }

    #[test]
    fn the_start_page_has_its_sentences_by_their_names() {
        let english = start_words(None).unwrap();
        assert!(english.contains("\"reload\":\"Reload\""));
        assert!(english.contains(
            "\"brokenElsewhereAdvice\":\"Reload the page to continue from the last change.\""
        ));
        let pseudo = start_words(Some(&pseudo_text())).unwrap();
        assert!(pseudo.contains("\"reload\":\"⟦Ŕééĺ") || pseudo.contains("\"reload\":\"⟦Ŕ"));
    }

    #[test]
    fn the_printed_modules_are_up_to_date() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        for script in SCRIPTS {
            let written = std::fs::read_to_string(root.join(script.module)).unwrap_or_default();
            assert!(
                written == module(&script),
                "{} is not what `words` says; run `cargo run -p words --bin print-words -- scripts`",
                script.module
            );
        }
    }
}
