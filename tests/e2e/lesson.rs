//! A lesson in one file: made in the builder, opened from a disk.

use std::fs;
use std::path::PathBuf;

use serde_json::json;

use crate::harness::{Page, scratch, tests};

tests![
    a_lesson_is_made_saved_and_solved_from_a_disk,
    boards_are_ordered_and_removed_and_come_back,
    a_lesson_is_there_after_a_reload,
    removed_boards_are_there_after_a_reload,
    without_its_programs_the_lesson_says_so,
];

const MATE: &str = "#/builder?mode=solve&goal=mate&in=1&fen=6k1/5ppp/8/8/8/8/8/R6K_w_-_-";
const PLAY: &str = "#/builder?mode=play&fen=4k3/8/8/8/8/8/4P3/4K3_w_-_-";

/// Puts a board of an address into the lesson, as the one of this number.
#[track_caller]
fn add(page: &Page, address: &str, number: usize) {
    page.load(address);
    page.expect_text("h2", "Builder");
    page.expect_enabled("Add to the lesson", true);
    let moment = page.listen();
    page.press("Add to the lesson");
    page.expect_said(moment, &[&format!("Added as number {number}.")]);
}

/// Saves the lesson and puts it on a disk.
fn saved(page: &Page, name: &str) -> PathBuf {
    page.keep_saved_files();
    let moment = page.listen();
    page.press("Save the lesson");
    page.expect_said(moment, &["Lesson saved."]);
    let file = page.saved_file(name);
    let target = scratch("lesson").join(name);
    let text = file["text"].as_str().expect("the file is a text");
    fs::write(&target, text).expect("the disk takes it");
    target
}

fn a_lesson_is_made_saved_and_solved_from_a_disk(page: &mut Page) {
    add(page, MATE, 1);
    add(page, PLAY, 2);
    page.fill("Title", "First steps");
    page.fill("Title of number 1", "The last rank");
    page.check("With a class code for your Class page", true);
    let file = saved(page, "first-steps.html");
    let site = page.script("return location.href.split('#')[0];", vec![]);

    page.load_file(&file, "");
    page.expect_text("h1", "First steps");
    page.expect_part("section:first-of-type h2", "The last rank");
    page.expect_part("section:last-of-type h2", "2");
    let body = r##"
        const done = arguments[0];
        (async () => {
            const until = async (holds) => {
                for (const end = performance.now() + 10_000; !holds(); await new Promise(requestAnimationFrame)) {
                    if (performance.now() > end) throw new Error("never true: " + holds);
                }
            };
            const [mate, play] = document.querySelectorAll("jadoube-board");
            const score = document.querySelector("jadoube-score");
            const inside = (selector) => score.shadowRoot.querySelector(selector);
            await mate.move("Ra8");
            await play.move("e4");
            await until(() => inside(".line").textContent === "1 of 1 exercise done.");
            inside(".ask").click();
            await until(() => inside("input"));
            inside("input").value = "Ann";
            inside("form").requestSubmit();
            await until(() => inside("output")?.textContent);
            const fetched = performance.getEntriesByType("resource").map(({ name }) => name);
            return {
                solved: mate.solved,
                fen: play.fen,
                code: inside("output").textContent,
                page: score.getAttribute("class-code"),
                fetched: fetched.filter((name) => !name.startsWith("data:")),
            };
        })().then(done, (error) => done({ error: String(error) }));
    "##;
    let observed = page.script_async(body, vec![]);
    assert_eq!(observed["solved"], true, "{observed}");
    assert_eq!(observed["fen"], "4k3/8/8/8/4P3/8/8/4K3 b - - 0 1");
    assert_eq!(observed["fetched"], json!([]));
    assert_eq!(observed["page"], site);

    // The teacher's page reads the code.
    let code = observed["code"]
        .as_str()
        .expect("the code is a text")
        .to_owned();
    page.load("#/class");
    page.fill("Class codes, one per line", &code);
    page.press("Add");
    page.expect_part(".roll tbody th", "Ann");
    page.expect_part(".roll tbody .solved", "solved in 1 try");
}

fn boards_are_ordered_and_removed_and_come_back(page: &mut Page) {
    add(page, MATE, 1);
    add(page, PLAY, 2);
    page.fill("Title of number 2", "Second");
    page.press("Move number 2 up");
    page.press("Remove number 2");
    page.press("Restore removed boards");
    page.press("Move number 1 down");
    let file = saved(page, "chess-lesson.html");
    let text = fs::read_to_string(file).expect("it was written");
    let place = |part: &str| text.find(part).unwrap_or_else(|| panic!("{part}"));
    assert!(place("<h2>1</h2>") < place("goal=\"mate\""));
    assert!(place("goal=\"mate\"") < place("<h2>Second</h2>"));
    page.press("Remove all");
    page.expect_enabled("Restore removed boards", true);
}

fn a_lesson_is_there_after_a_reload(page: &mut Page) {
    add(page, MATE, 1);
    page.fill("Title", "Kept");
    page.load("#/builder");
    page.expect_enabled("Save the lesson", true);
    let title = page.script(
        "return document.querySelector('#lesson-title').value;",
        vec![],
    );
    assert_eq!(title, "Kept");
}

fn removed_boards_are_there_after_a_reload(page: &mut Page) {
    add(page, MATE, 1);
    page.fill("Title of number 1", "Back again");
    page.press("Remove all");
    page.load("#/builder");
    page.press("Restore removed boards");
    let title = page.script(
        "return document.querySelector('#lesson-item-1').value;",
        vec![],
    );
    assert_eq!(title, "Back again");
}

fn without_its_programs_the_lesson_says_so(page: &mut Page) {
    add(page, MATE, 1);
    page.expect_enabled("Save the lesson", true);
    page.site()
        .spoil(&["/jadoube.lesson.html"], crate::harness::Fault::Missing);
    page.tolerate("404");
    page.press("Save the lesson");
    page.expect_part(
        ".lesson-file .outcome",
        "The programs for the lesson couldn't be loaded.",
    );
    page.site().repair();
    page.press("Save the lesson");
    page.expect_part(".lesson-file .outcome", "Lesson saved.");
}
