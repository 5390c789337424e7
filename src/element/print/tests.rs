//! The printed files are those of the table, and nothing else names what is not in it.

use std::collections::BTreeSet;
use std::fs;

use element::interface::{CUSTOM_PROPERTIES, TEXT_SLOTS};
use element::snippet::read_all;
use element::{Attribute, Event};

use super::{FILES, check, fill, root};

#[test]
fn the_printed_files_are_up_to_date() {
    for file in &FILES {
        let found = check(file, false).unwrap_or_else(|error| panic!("{}: {error}", file.path));
        assert_eq!(found, None);
    }
}

#[test]
fn a_part_that_is_missing_is_named() {
    let parts = [("a", "x;\n".to_owned())];
    assert_eq!(fill("{\n  // @a\n}", &parts), Ok("{\nx;\n}\n".to_owned()));
    assert!(fill("// @b", &parts).is_err());
}

#[test]
fn the_style_sheets_of_the_boards_read_the_custom_properties_and_no_others() {
    let mut found = BTreeSet::new();
    for folder in ["loader", "loader/board", "frame", "program"] {
        let folder = root().join("src/embed").join(folder);
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("a folder can be read").path();
            if path.extension().is_some_and(|extension| extension == "css") {
                let sheet = fs::read_to_string(&path).expect("a style sheet is text");
                found.extend(properties_in(&sheet));
            }
        }
    }
    let listed: BTreeSet<String> = CUSTOM_PROPERTIES.iter().map(ToString::to_string).collect();
    assert_eq!(found, listed);
}

fn properties_in(sheet: &str) -> Vec<String> {
    let is_part = |c: char| c == '-' || c.is_ascii_alphanumeric();
    let names = sheet.match_indices("--jadoube-");
    let name_at = |(at, _)| {
        let rest: &str = &sheet[at..];
        rest[..rest.find(|c| !is_part(c)).unwrap_or(rest.len())].to_owned()
    };
    names.map(name_at).collect()
}

/// Attributes that every element may have.
fn is_global(name: &str) -> bool {
    matches!(
        name,
        "id" | "class" | "lang" | "dir" | "title" | "slot" | "hidden"
    ) || name.starts_with("data-")
        || name.starts_with("aria-")
}

#[test]
fn every_attribute_of_the_examples_is_in_the_table() {
    let mut boards = 0;
    for entry in fs::read_dir(root().join("examples")).expect("the examples are there") {
        let path = entry.expect("a folder can be read").path();
        if path.extension().is_none_or(|extension| extension != "html") {
            continue;
        }
        let page = fs::read_to_string(&path).expect("a page is a text");
        for found in read_all(&page).unwrap_or_else(|fault| panic!("{}: {fault}", path.display())) {
            boards += 1;
            for (name, value) in found.snippet.attributes() {
                let known = Attribute::from_name(name);
                // An address names what would stand between the tags as well.
                let is_slot = TEXT_SLOTS.contains(&name.as_str());
                assert!(
                    known.is_some() || is_slot || is_global(name),
                    "{}: {name}",
                    path.display()
                );
                let words = known.map_or(&[][..], |it| it.kind().words());
                assert!(
                    words.is_empty() || words.contains(&value.as_str()),
                    "{}: {name}=\"{value}\"",
                    path.display()
                );
            }
        }
    }
    assert!(boards > 40, "{boards}");
}

/// The text of a script of the element.
fn script(name: &str) -> String {
    fs::read_to_string(root().join("src/embed").join(name)).expect("the script is there")
}

#[test]
fn the_frame_and_the_loader_name_no_attribute_by_themselves() {
    let hash = script("frame/hash.js");
    for list in ["NAMES", "OF_THE_PAGE", "SLOTS"] {
        assert!(hash.contains(list), "{list}");
        assert!(!hash.contains(&format!("const {list}")), "{list}");
    }
    for (file, lists) in [
        ("loader/board.js", &["STATES", "METHODS", "NAMES"][..]),
        ("loader/answer.js", &["ASKING"]),
        ("frame/port.js", &["EVENTS"]),
    ] {
        let script = script(file);
        for list in lists {
            assert!(script.contains(list), "{file}: {list}");
            assert!(!script.contains(&format!("const {list}")), "{file}: {list}");
        }
    }
    // What the loader asks an element for.
    for file in [
        "loader/board.js",
        "loader/reading.js",
        "frame/frame.js",
        "program/share.js",
    ] {
        let script = script(file);
        let asked = [
            "etAttribute(\"",
            "hasAttribute(\"",
            "choose(\"",
            "shapesOf(\"",
        ];
        for asked in asked {
            for (at, _) in script.match_indices(asked) {
                let name = &script[at + asked.len()..];
                let name = name.split('"').next().unwrap_or_default();
                let is_known = Attribute::from_name(name).is_some() || name == "squares";
                assert!(
                    is_known || is_global(name) || name == "tabindex",
                    "{file}: {name}"
                );
            }
        }
    }
}

#[test]
fn every_event_that_is_sent_is_in_the_table() {
    for file in ["loader/board.js", "loader/inline.js"] {
        let script = script(file);
        for start in ["#emit(\"", "jadoube-"] {
            for (at, _) in script.match_indices(start) {
                let name = &script[at + start.len()..];
                let end = name.find(|letter: char| !letter.is_ascii_lowercase());
                let name = &name[..end.unwrap_or(name.len())];
                let is_element = matches!(name, "" | "board" | "move" | "hint");
                assert!(
                    is_element || Event::from_name(name).is_some(),
                    "{file}: {name}"
                );
            }
        }
    }
}

#[test]
fn styles_ask_for_attributes_and_values_of_the_table() {
    let mut asked = 0;
    for file in [
        "loader/jadoube.css",
        "loader/board/room.css",
        "loader/board/around.css",
        "loader/board/modes.css",
        "loader/board/needs.css",
        "program/game.css",
    ] {
        for selector in script(file).split('[').skip(1) {
            let selector = selector.split(']').next().unwrap_or_default();
            let (name, value) = selector.split_once('=').unwrap_or((selector, ""));
            let (name, value) = (
                name.trim_end_matches(['~', '^', '*']),
                value.trim_matches('"'),
            );
            let Some(attribute) = Attribute::from_name(name) else {
                assert!(is_global(name) || name == "role", "{file}: {selector}");
                continue;
            };
            let words = attribute.kind().words();
            let is_known = value.is_empty() || words.is_empty() || words.contains(&value);
            assert!(is_known, "{file}: {selector}");
            asked += 1;
        }
    }
    assert!(asked > 10, "{asked}");
}
