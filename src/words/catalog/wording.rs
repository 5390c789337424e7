//! Which words the English messages use: those of the Laws of Chess, in sentences that nobody would
//! take for translated ones.

use super::messages::all;
use super::printed::{module, said_by, start_words};
use crate::scripts::SCRIPTS;
use crate::table::Message;

/// Words of old books and of programmers that no reader should meet, and those to use.
const OLD_WORDS: [(&str, &str); 11] = [
    ("man", "piece"),
    ("men", "pieces"),
    ("command", "attack"),
    ("commands", "attacks"),
    ("commanded", "attacked"),
    ("fault", "error"),
    ("faults", "errors"),
    ("recognised", "detected"),
    ("recognized", "detected"),
    ("colour", "color"),
    ("cancelled", "canceled"),
];

/// The messages that say one of those words all the same, and why.
const EXCEPTIONS: [(&str, &str, &str); 9] = [
    ("command_label", "command", "what is typed into the box"),
    ("entry_move", "command", "what is typed into the box"),
    ("not_a_command", "command", "what is typed into the box"),
    (
        "not_while_studying",
        "command",
        "what is typed into the box",
    ),
    ("not_on_this_board", "command", "what is typed into the box"),
    ("help_title", "commands", "what is typed into the box"),
    (
        "analyse_help_title",
        "commands",
        "what is typed into the box",
    ),
    (
        "frame_not_a_command",
        "command",
        "what a page sends a frame",
    ),
    (
        "frame_unknown_command",
        "command",
        "what a page sends a frame",
    ),
];

/// Turns that give a translation away, or that tell readers what they are to blame for.
const BANNED_TURNS: [&str; 30] = [
    "found out by itself",
    "recognised by itself",
    "as it will be",
    "as the page",
    "as the system",
    "is told",
    "are told",
    "has to be",
    "take away",
    "take over",
    "taken over",
    "play through",
    "empty: ",
    "is expected",
    "is used up",
    "is no legal",
    "is none of",
    "the own ",
    "any more",
    "begins anew",
    "means nothing",
    "stands there as",
    "of the other side. nobody",
    "lets the turn",
    "looking at the moves",
    "the game before",
    "the board from before",
    "of a page of your own",
    "be to be",
    "so-manieth",
];

/// A template without its places, as it is read.
fn read_text(template: &str) -> String {
    let plain = crate::Prose::of(template).plain().to_lowercase();
    let parts: Vec<&str> = plain
        .split('{')
        .map(|part| part.split_once('}').map_or(part, |(_, text)| text))
        .collect();
    parts.join("…")
}

fn words_of(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter: char| !letter.is_alphanumeric())
}

fn is_excepted(key: &str, word: &str) -> bool {
    EXCEPTIONS
        .iter()
        .any(|(message, excepted, _)| (*message, *excepted) == (key, word))
}

#[test]
fn messages_say_piece_attack_and_error() {
    for Message { key, english, .. } in all() {
        for (_, template) in english.forms() {
            let text = read_text(template);
            for (old, better) in OLD_WORDS {
                let says_it = words_of(&text).any(|word| word == old) && !is_excepted(key, old);
                assert!(!says_it, "{key}: “{better}” for “{old}” in “{template}”");
            }
        }
    }
}

#[test]
fn every_exception_is_still_one() {
    let messages = all();
    for (key, word, why) in EXCEPTIONS {
        let message = messages.iter().find(|message| message.key == key);
        let says_it = message.is_some_and(|message| {
            let mut forms = message.english.forms().into_iter();
            forms.any(|(_, template)| words_of(&read_text(template)).any(|other| other == word))
        });
        assert!(says_it, "{key} does not say “{word}” ({why})");
    }
}

#[test]
fn no_message_sounds_translated() {
    for Message { key, english, .. } in all() {
        for (_, template) in english.forms() {
            let text = read_text(template);
            for turn in BANNED_TURNS {
                assert!(!text.contains(turn), "{key}: “{turn}” in “{template}”");
            }
        }
    }
}

/// What the loader, the frame, the start page and the package have is printed from the messages
/// that are looked at above; nothing else gets into it.
#[test]
fn the_tables_of_scripts_hold_nothing_else() {
    let known = all();
    for script in SCRIPTS {
        for message in said_by(&script) {
            assert!(known.contains(&message), "{}: {}", script.name, message.key);
        }
    }
    let modules = SCRIPTS.map(|script| module(&script));
    let sentences = modules
        .iter()
        .filter_map(|text| text.split_once("SENTENCES = ["));
    let start = start_words(None).expect("English needs no table");
    for text in sentences.map(|(_, text)| text).chain([start.as_str()]) {
        let text = read_text(text);
        let old = words_of(&text).find(|word| ["man", "men", "fault", "faults"].contains(word));
        assert_eq!(old, None, "{text}");
    }
}

#[test]
fn the_glossary_says_man_only_where_it_explains_or_quotes_the_word() {
    let mut term = "";
    for line in include_str!("../../../public/glossary/en.txt").lines() {
        let (keyword, rest) = line.split_once(' ').unwrap_or((line, ""));
        if keyword == "term" {
            term = rest.split(' ').next().unwrap_or_default();
        }
        // `also` lines are the names under which readers of old books look for an entry, and `see`
        // lines are addresses.
        let is_quoted = matches!(keyword, "#" | "book" | "source" | "also" | "see");
        if is_quoted || matches!(term, "man" | "piece") {
            continue;
        }
        let text = rest.strip_prefix(term).unwrap_or(rest);
        let text = read_text(text);
        let old = words_of(&text).find(|word| ["man", "men"].contains(word));
        assert_eq!(old, None, "{line}");
    }
}
