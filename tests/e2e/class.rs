//! A teacher reads the class codes of pupils.

use std::fs;
use std::path::Path;

use serde_json::{Value, json};

use crate::harness::{Page, tests};
use crate::persistence::keep;

tests![
    codes_are_pasted_checked_and_tabulated,
    a_link_with_a_code_adds_its_pupil,
    the_table_is_sorted_saved_and_printed,
    codes_stay_until_they_are_cleared,
    cleared_codes_are_there_after_a_reload,
    codes_that_cannot_be_read_are_set_aside,
    the_page_is_a_part_of_its_own,
    a_wide_table_scrolls_by_itself,
];

/// The codes of pupils of these names, as the script of the score has written them.
fn codes(names: &[&str]) -> String {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../data/class-codes.txt");
    let written = fs::read_to_string(file).expect("the codes are in the repository");
    let codes = written.lines().filter_map(|line| line.split_once('\t'));
    let codes = codes.map(|(code, _)| code.to_owned());
    let is_asked = |code: &String| names.iter().any(|name| code.ends_with(&format!(" {name}")));
    codes.filter(is_asked).collect::<Vec<String>>().join("\n")
}

const FIELD: &str = "Class codes, one per line";

#[track_caller]
fn open(page: &Page) {
    page.load("#/class");
    page.expect_text("h2", "Class");
}

#[track_caller]
fn add(page: &Page, text: &str) {
    page.fill(FIELD, text);
    page.press("Add");
}

/// The names in the tables, from above.
fn names(page: &Page) -> Value {
    let body =
        "return [...document.querySelectorAll('.roll tbody th')].map((cell) => cell.textContent);";
    page.script(body, vec![])
}

#[track_caller]
fn expect_names(page: &Page, expected: &[&str]) {
    page.eventually(&format!("the pupils are {expected:?}"), || {
        let names = names(page);
        if names == json!(expected) {
            Ok(())
        } else {
            Err(names.to_string())
        }
    });
}

fn codes_are_pasted_checked_and_tabulated(page: &mut Page) {
    open(page);
    page.expect_part(".class", "No codes yet.");
    let sound = codes(&["Ann", "Other"]);
    let wrong = codes(&["7"]).replacen('0', "U", 1);
    let moment = page.listen();
    add(page, &format!("{sound}\n{wrong}\nhello"));
    page.expect_said(moment, &["2 pupils added"]);
    page.expect_part("#class-add-errors li:first-child", "Line 1, column 3");
    page.expect_part(
        "#class-add-errors li:last-child",
        "Line 2: there is no class code here.",
    );
    let left = page.script("return document.querySelector('#class-add').value;", vec![]);
    assert_eq!(left, json!(format!("{wrong}\nhello\n")));
    expect_names(page, &["Ann", "Other"]);
    page.expect_part(
        ".roll tbody tr:first-child .solved",
        "solved in 1 try, 0:20",
    );
    let moment = page.listen();
    add(page, &codes(&["Again"]));
    page.expect_said(moment, &["The new code of Again takes the place"]);
    expect_names(page, &["Again", "Ann", "Other"]);
}

fn a_link_with_a_code_adds_its_pupil(page: &mut Page) {
    let code = codes(&["Ann"]).replace(' ', "%20");
    page.load(&format!("#/class={code}"));
    expect_names(page, &["Ann"]);
    let hash = page.script("return location.hash;", vec![]);
    assert_eq!(hash, "#/class", "the address only names the page");
}

fn the_table_is_sorted_saved_and_printed(page: &mut Page) {
    open(page);
    add(page, &codes(&["Zoë Ünal", "李雷", "7"]));
    expect_names(page, &["7", "Zoë Ünal", "李雷"]);
    page.press("Pupil");
    expect_names(page, &["李雷", "Zoë Ünal", "7"]);
    page.press("Done");
    expect_names(page, &["Zoë Ünal", "7", "李雷"]);
    let sorted = page.script(
        "return [...document.querySelectorAll('.roll [aria-sort]')].map((head) => [head.textContent, head.ariaSort]);",
        vec![],
    );
    assert_eq!(sorted, json!([["Done", "descending"]]));

    page.keep_saved_files();
    page.press("Save as CSV");
    let csv = page.saved_file("class.csv");
    let text = csv["text"].as_str().unwrap_or_default();
    let rows: Vec<&str> = text.split("\r\n").collect();
    assert!(
        rows[0].contains("Pupil,Done,Tries,Hints,Time,Exercise 1: Done"),
        "{text}"
    );
    assert_eq!(rows[1], "Zoë Ünal,3,3,0,12,1,1,0,4,1,1,0,4,1,1,0,4");

    page.print_media(true);
    let body = r##"
        const seen = (element) => element.checkVisibility({ visibilityProperty: true });
        const all = (selector) => [...document.querySelectorAll(selector)].filter(seen).length;
        return [all("textarea, nav, .masthead, .remove, .choices button"), all(".roll table")];
    "##;
    let printed = page.script(body, vec![]);
    page.print_media(false);
    assert_eq!(printed, json!([0, 1]));
}

fn codes_stay_until_they_are_cleared(page: &mut Page) {
    open(page);
    add(page, &codes(&["Ann", "12"]));
    expect_names(page, &["Ann", "12"]);
    page.load("#/class");
    expect_names(page, &["Ann", "12"]);
    page.press("Remove Ann");
    expect_names(page, &["12"]);
    page.press("Restore cleared codes");
    page.press("Clear all");
    page.expect_part(".class", "No codes yet.");
    page.load("#/class");
    page.expect_part(".class", "No codes yet.");
}

fn cleared_codes_are_there_after_a_reload(page: &mut Page) {
    open(page);
    add(page, &codes(&["Ann", "12"]));
    expect_names(page, &["Ann", "12"]);
    page.press("Clear all");
    open(page);
    page.press("Restore cleared codes");
    expect_names(page, &["Ann", "12"]);
}

fn codes_that_cannot_be_read_are_set_aside(page: &mut Page) {
    open(page);
    keep(page, "class", "jadoube-class 9\nLater");
    open(page);
    page.expect_shown(".set-aside", true);
    add(page, &codes(&["Ann"]));
    open(page);
    expect_names(page, &["Ann"]);
    page.keep_saved_files();
    page.press("Save as file");
    assert_eq!(
        page.saved_file("class.txt")["text"],
        "jadoube-class 9\nLater"
    );
    page.press("Remove");
    page.expect_part(".set-aside", "for good?");
    page.press("Remove");
    page.expect_shown(".set-aside", false);
    open(page);
    page.expect_shown(".set-aside", false);
}

fn the_page_is_a_part_of_its_own(page: &mut Page) {
    open(page);
    let body = r##"
        const names = performance.getEntriesByType("resource").map(({ name }) => name);
        return ["class", "workshop", "analyse"].map((part) => names.some((name) => name.includes(`/site-${part}-`)));
    "##;
    assert_eq!(page.script(body, vec![]), json!([true, false, false]));
    page.click_on("[popovertarget=more-pages]");
    page.click_on("#more-pages a[href=\"#/class\"]");
    page.expect_text("h2", "Class");
}

fn a_wide_table_scrolls_by_itself(page: &mut Page) {
    page.resize(320, 568);
    open(page);
    add(page, &codes(&["12"]));
    expect_names(page, &["12"]);
    let body = r##"
        const { scrollWidth, clientWidth } = document.documentElement;
        const frame = document.querySelector(".roll > .frame");
        return [scrollWidth - clientWidth, frame.scrollWidth > frame.clientWidth];
    "##;
    assert_eq!(page.script(body, vec![]), json!([0, true]));
}
