//! All settings at once: saved in a file, read from one, reset.

use std::fs;

use serde_json::json;

use super::{fields, others, set};
use crate::harness::{Page, scratch, tests};

tests![
    a_file_brings_the_settings_back,
    a_file_of_nonsense_is_refused_and_changes_nothing,
    a_reset_can_be_undone,
];

fn a_file_brings_the_settings_back(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    let first = fields(page);
    for (id, value) in others() {
        set(page, id, &value);
    }
    let chosen = fields(page);
    page.keep_saved_files();
    page.press("Export");
    page.expect_part("#settings-note", "Saved as jadoube-settings.txt.");
    let file = page.saved_file("jadoube-settings.txt");
    let text = file["text"].as_str().expect("a text").to_owned();
    assert!(text.contains("\npieces=carved\n"), "{text}");

    page.press("Reset all");
    page.expect_part("#settings-note", "All settings are back to their defaults.");
    assert_eq!(fields(page), first);
    let folder = scratch("settings");
    fs::create_dir_all(&folder).expect("a folder");
    let path = folder.join("mine.txt");
    fs::write(&path, text).expect("a file");
    page.choose_file(&path);
    page.expect_part("#settings-note", "The settings of the file hold now.");
    assert_eq!(fields(page), chosen);
    page.press("Undo");
    page.expect_part("#settings-note", "The settings are as they were.");
    assert_eq!(fields(page), first);
}

fn a_file_of_nonsense_is_refused_and_changes_nothing(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    set(page, "theme", &json!("wood"));
    let before = fields(page);
    let folder = scratch("nonsense");
    fs::create_dir_all(&folder).expect("a folder");
    let files: [(&str, &[u8], &[&str]); 5] = [
        (
            "a.txt",
            b"theme=print\nboard=plaid\n",
            &["Line 2", "plaid", "green, blue or gray"],
        ),
        ("b.txt", b"1. e4 e5 2. Nf3\n", &["Line 1", "theme=wood"]),
        (
            "c.txt",
            b"scheme=dark\ntea=milk\n",
            &["Line 2", "tea", "coordinates"],
        ),
        ("d.txt", b"\xff\xfe\x00\x01", &["couldn\u{2019}t be read"]),
        ("e.txt", b"", &["no settings"]),
    ];
    for (name, bytes, parts) in files {
        let path = folder.join(name);
        fs::write(&path, bytes).expect("a file");
        page.choose_file(&path);
        for part in parts {
            page.expect_part("#settings-note .error", part);
        }
        page.expect_part("#settings-note", "changed");
        assert_eq!(fields(page), before, "{name}");
    }
}

fn a_reset_can_be_undone(page: &mut Page) {
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    let first = fields(page);
    set(page, "theme", &json!("contrast"));
    set(page, "sounds", &json!(true));
    let chosen = fields(page);
    page.press("Reset all");
    assert_eq!(fields(page), first);
    page.press("Undo");
    assert_eq!(fields(page), chosen);
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    assert_eq!(fields(page), chosen);
}
