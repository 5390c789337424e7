//! What leads out of a lesson: what its author has drawn, paper, the computer, other pages, a voice, and
//! a class.

use rules::Square;
use serde_json::json;

use crate::harness::{Key, Page, tests};

tests![
    an_exercise_left_half_done_goes_on_there,
    marks_have_their_colors_and_parts_their_frames,
    a_diagram_is_copied_into_a_page,
    what_cannot_be_copied_stands_there_to_be_copied_by_hand,
    a_changed_diagram_has_no_caption_of_the_printed_one,
    a_stage_is_read_past_its_test_by_keys,
    a_diagram_is_played_on_against_the_computer,
    a_diagram_shows_its_legend_and_the_other_side_to_move,
    a_lesson_is_printed_with_its_key,
    a_lesson_is_read_aloud,
    a_lesson_that_is_not_translated_is_marked_and_read_in_english,
    a_teachers_link_sets_lessons_and_a_pupils_code_is_read,
    a_link_that_names_no_lessons_is_told,
    tables_are_read_on_a_phone,
    a_term_leads_to_its_lesson_and_back,
    a_topic_of_the_laws_leads_to_its_lesson_and_back,
];

/// The first exercise of this lesson asks for the fourteen squares of a rook on b3.
const ROOK: &str = "#/learn/rook/moves";
const ROOK_TITLE: &str = "How the rook moves";
/// It begins with a diagram of a check by a rook, with an arrow.
const CHECK: &str = "#/learn/check/check";

#[track_caller]
fn open(page: &Page, address: &str, title: &str) {
    page.load(address);
    page.expect_text("h2", title);
}

#[track_caller]
fn type_square(page: &Page, square: Square, notice: &str) {
    page.fill("Square", &square.to_string());
    page.keys(&[Key::Enter.value()]);
    page.expect_part("#lesson-feedback", notice);
}

fn an_exercise_left_half_done_goes_on_there(page: &mut Page) {
    page.forget_work();
    open(page, ROOK, ROOK_TITLE);
    page.press("Next");
    type_square(page, Square::B1, "13 are missing");
    type_square(page, Square::B2, "12 are missing");
    // Within the lesson, by another page, and by a reload.
    page.press("Back");
    page.expect_text(".step-bar .place", "Step 1 of 3");
    page.press("Next");
    type_square(page, Square::B4, "11 are missing");
    page.script("location.hash = '#/settings';", vec![]);
    page.expect_shown("main.settings", true);
    page.script("location.hash = arguments[0];", vec![json!(ROOK)]);
    page.expect_text("h2", ROOK_TITLE);
    page.expect_text(".step-bar .place", "Step 2 of 3");
    type_square(page, Square::B5, "10 are missing");
    page.load_again();
    page.expect_text(".step-bar .place", "Step 2 of 3");
    type_square(page, Square::B6, "9 are missing");
    page.press("Start again");
    type_square(page, Square::B1, "13 are missing");
}

fn marks_have_their_colors_and_parts_their_frames(page: &mut Page) {
    open(page, "#/learn/board/lines", "Ranks, files and diagonals");
    for color in ["red", "blue"] {
        page.expect_shown(&format!(".lesson-board .ink .ink-{color}"), true);
    }
    open(page, CHECK, "What check is");
    page.expect_shown(".lesson-board .ink .pointer.ink-red", true);
    open(page, "#/learn/pawn/blocked", "Blocked pawns");
    let letters = "return [...document.querySelectorAll('.ink .parts text')].map((it) => it.textContent).join('');";
    page.expect_shown(".ink .parts", true);
    assert_eq!(page.script(letters, vec![]), json!("abcd"));
}

fn a_diagram_is_copied_into_a_page(page: &mut Page) {
    page.allow_clipboard();
    open(page, CHECK, "What check is");
    page.press("Turn the board");
    page.press("Copy for your page");
    page.eventually("the tag is on the clipboard", || {
        let text = page.clipboard();
        let is_tag = text.starts_with("<jadoube-board") && text.contains("orientation=\"black\"");
        is_tag.then_some(()).ok_or(text)
    });
    page.expect_text(".copied", "Copied.");
}

fn what_cannot_be_copied_stands_there_to_be_copied_by_hand(page: &mut Page) {
    open(page, CHECK, "What check is");
    // As on a page that is not served securely.
    page.script(
        "Object.defineProperty(navigator, 'clipboard', { value: undefined });",
        vec![],
    );
    page.press("Copy for your page");
    page.expect_part(".copied", "didn't allow copying");
    let text = page.script("return document.querySelector('.to-copy').value;", vec![]);
    assert!(
        text.as_str()
            .is_some_and(|it| it.starts_with("<jadoube-board"))
    );
    page.press("Turn the board");
    page.expect_shown(".to-copy", false);
}

fn a_changed_diagram_has_no_caption_of_the_printed_one(page: &mut Page) {
    open(page, "#/learn/king/danger", "Never into danger");
    page.expect_shown(".work .caption", true);
    page.press("The rook stands on e5. Now the king may take on h4.");
    page.expect_shown(".work .caption", false);
    page.press("As printed");
    page.expect_shown(".work .caption", true);
}

fn a_stage_is_read_past_its_test_by_keys(page: &mut Page) {
    open(page, "#/learn/castling/test", "Test: Castling");
    page.expect_text(".lesson-tools a.button", "Next lesson: Taking in passing");
    page.keys(&['.']);
    page.expect_text("h2", "Taking in passing");
    page.keys(&[',']);
    page.expect_text("h2", "When it is wise to castle");
    page.script("location.hash = '#/learn/castling/test';", vec![]);
    page.expect_text("h2", "Test: Castling");
    page.keys(&[',']);
    page.expect_text("h2", "When it is wise to castle");
}

fn a_diagram_is_played_on_against_the_computer(page: &mut Page) {
    page.forget_work();
    open(page, CHECK, "What check is");
    page.press("Play on against the computer");
    page.expect_shown("#sit-dialog", true);
    let start = "return document.querySelector('#sit-start').value;";
    assert_eq!(page.script(start, vec![]), json!("board"));
    page.press("Cancel");
    page.expect_status("Black to move. Check!");
    // Asked once: a reload asks nothing.
    page.load_again();
    page.expect_status("Black to move. Check!");
    page.expect_shown("#sit-dialog", false);
}

fn a_diagram_shows_its_legend_and_the_other_side_to_move(page: &mut Page) {
    open(page, "#/learn/mate/both-mate", "Each side can mate");
    page.expect_part(".work .how", "White to move");
    page.press("Other side to move");
    page.expect_part(".work .how", "Black to move");
    page.click_on("details.legend summary");
    page.expect_shown("details.legend table", true);
}

fn a_lesson_is_printed_with_its_key(page: &mut Page) {
    open(page, ROOK, ROOK_TITLE);
    page.script("window.print = () => { window.printed = true; };", vec![]);
    page.press("Print this lesson");
    page.eventually("it is printed", || {
        let printed = page.script("return window.printed === true;", vec![]);
        (printed == json!(true))
            .then_some(())
            .ok_or_else(String::new)
    });
    page.expect_shown(".lesson-sheet", false);
    page.print_media(true);
    let body = r##"
        const seen = (element) => element.checkVisibility({ visibilityProperty: true });
        const all = (selector) => [...document.querySelectorAll(selector)].filter(seen).length;
        // Numbers outside of their list would be cut off by the edge of the paper.
        const list = getComputedStyle(document.querySelector(".lesson-sheet .key ol"));
        const title = getComputedStyle(document.querySelector(".lesson-sheet h3"));
        return [
            all(".step-bar, .lesson-tools, nav, .masthead, .lesson-desk"),
            all(".lesson-sheet .board"), all(".lesson-sheet .answer-line"), all(".lesson-sheet .key li"),
            parseFloat(list.paddingInlineStart) >= 20, parseFloat(title.fontSize) > parseFloat(list.fontSize),
        ];
    "##;
    let printed = page.script(body, vec![]);
    page.print_media(false);
    assert_eq!(printed, json!([0, 3, 2, 2, true, true]));
}

/// Notes what is to be spoken.
const VOICE: &str = r##"
    window.spoken = [];
    window.voices = new Set();
    Object.defineProperty(window, "speechSynthesis", { configurable: true, value: {
        cancel() {}, speak({ text, lang }) { spoken.push(text); voices.add(lang); },
    } });
"##;

fn a_lesson_is_read_aloud(page: &mut Page) {
    page.cripple(VOICE);
    page.forget_work();
    open(page, ROOK, ROOK_TITLE);
    page.expect_shown("#lesson-read", false);
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    crate::settings::set(page, "speech", &json!(true));
    page.script("location.hash = arguments[0];", vec![json!(ROOK)]);
    page.expect_shown("#lesson-read", true);
    // The part with the voice comes when it is switched on.
    page.eventually("the text is read", || {
        page.click_on("#lesson-read");
        let spoken = page.script("return window.spoken.join(' ');", vec![]);
        let text = spoken.as_str().unwrap_or_default();
        text.contains("rook").then_some(()).ok_or(text.to_owned())
    });
}

/// Brings the lessons of the rook in English, as where nobody has translated them yet.
const NOT_TRANSLATED: &str = r##"
    const { fetch } = window;
    window.fetch = async (url, ...more) => {
        if (!String(url).includes("language/en-XA/rook-")) {
            return fetch(url, ...more);
        }
        const map = await (await fetch(document.querySelector("meta[name=course]").content)).text();
        return fetch(`course/${/^f (rook-.*)$/m.exec(map)[1]}`);
    };
"##;

fn a_lesson_that_is_not_translated_is_marked_and_read_in_english(page: &mut Page) {
    page.cripple(VOICE);
    page.cripple(NOT_TRANSLATED);
    page.forget_work();
    page.load("?lang=en-XA#/settings");
    page.expect_shown("main.settings .board", true);
    crate::settings::set(page, "speech", &json!(true));
    for (lesson, is_translated) in [("rook/moves", false), ("knight/moves", true)] {
        let address = format!("#/learn/{lesson}");
        page.script("location.hash = arguments[0];", vec![json!(address)]);
        page.eventually("the lesson is read in its language", || {
            let marked = "return ['h2', '.text', '.caption'].map((it) => {
                const told = document.querySelector('main.lesson ' + it);
                return [told?.lang, told?.dir].join(' ');
            });";
            let expected = match is_translated {
                true => json!([" ", " ", " "]),
                false => json!(["en ltr", "en ltr", "en ltr"]),
            };
            let marked = page.try_script(marked)?;
            if marked != expected {
                return Err(format!("{lesson}: {marked}"));
            }
            page.click_on("#lesson-read");
            let read = "const [...all] = voices; const [last] = spoken.slice(-1);
                return [all.at(-1), last?.includes('⟦') ?? null];";
            let read = page.try_script(read)?;
            let voice = if is_translated { "en-XA" } else { "en" };
            (read == json!([voice, is_translated]))
                .then_some(())
                .ok_or_else(|| format!("{lesson}: {read}"))
        });
    }
}

fn a_teachers_link_sets_lessons_and_a_pupils_code_is_read(page: &mut Page) {
    page.forget_work();
    open(page, "#/learn/class", "Lessons for a class");
    for (stage, lesson) in [(2, ROOK_TITLE), (1, "Ranks, files and diagonals")] {
        page.click_on(&format!(".class-stage:nth-of-type({stage}) summary"));
        page.press(lesson);
    }
    page.press("Move Ranks, files and diagonals up");
    page.expect_part("#class-link", "#/learn/class/board.lines,rook.moves");
    page.expect_shown(".class-picture svg", true);
    // The page of the class is a link away, and leads back to what was chosen.
    page.click_on("main.learn a[href=\"#/class\"]");
    page.expect_text("main.class h2", "Class");
    page.script("history.back();", vec![]);
    page.expect_part("#class-link", "#/learn/class/board.lines,rook.moves");
    page.load("#/learn/class/board.lines%2Crook.moves");
    page.expect_text("h2", "Your lessons");
    page.expect_part("#go-on", "Ranks, files and diagonals");
    page.expect_shown("#class-code", false);
    page.fill("Your name", "Ann B.");
    page.expect_part("#class-code", " Ann B.");
    let code = page.text("#class-code");
    // The order is the teacher's.
    page.click_on("#go-on");
    page.expect_text("h2", "Ranks, files and diagonals");
    page.expect_text("#step-back .whole", "Lessons from your teacher");
    page.script("history.back();", vec![]);
    page.expect_text("#class-code", &code);
    page.load("#/learn");
    page.click_on("#class-work");
    page.expect_text("h2", "Your lessons");
    page.press("Leave these lessons");
    page.expect_shown("#class-leave-dialog", true);
    page.press("Leave these lessons");
    page.expect_text("h2", "Learn chess");
    page.expect_shown("#class-work", false);
    // The teacher's page reads it.
    page.load("#/class");
    page.fill("Class codes, one per line", &code);
    page.press("Add");
    page.expect_text(".roll tbody th", "Ann B.");
}

fn a_link_that_names_no_lessons_is_told(page: &mut Page) {
    page.load("#/learn/class/nothing");
    page.expect_part("main .error", "names no lessons");
}

fn tables_are_read_on_a_phone(page: &mut Page) {
    page.resize_as_mobile(360, 640);
    open(page, "#/learn/values/scales", "Old books do not agree");
    page.expect_shown(".value-table", true);
    // All figures are in sight, and the names of their columns can be heard.
    let fits = r##"
        const table = document.querySelector(".value-table");
        const names = [...table.querySelectorAll("thead th")].map((it) => it.textContent);
        return [table.scrollWidth <= table.clientWidth, names.join(" ")];
    "##;
    let found = page.script(fits, vec![]);
    assert_eq!(found, json!([true, "pawn knight bishop rook queen"]));
    page.load("#/learn/old-notation/names");
    page.expect_shown(".square-table", true);
    let caption = r##"
        const words = document.createRange();
        words.selectNodeContents(document.querySelector(".square-table caption"));
        const table = document.querySelector(".square-table");
        return [words.getBoundingClientRect().right <= innerWidth, table.scrollWidth <= table.clientWidth];
    "##;
    assert_eq!(page.script(caption, vec![]), json!([true, true]));
}

fn a_term_leads_to_its_lesson_and_back(page: &mut Page) {
    open(page, "#/glossary/checkmate", "Checkmate");
    page.click_on(".lessons-of a");
    page.expect_text("h2", "Check without an answer");
    page.click_on(".lesson-desk .text a[href='#/glossary/checkmate']");
    page.expect_text("h2", "Checkmate");
}

fn a_topic_of_the_laws_leads_to_its_lesson_and_back(page: &mut Page) {
    open(page, "#/laws/touch", "A touched piece");
    page.click_on(".lessons-of a");
    page.expect_text("h2", "Touch and move");
    page.click_on(".lesson-desk .text a[href='#/laws/touch']");
    page.expect_text("h2", "A touched piece");
}
