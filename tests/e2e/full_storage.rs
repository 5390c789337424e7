//! Storage that is refused, broken or full: every page says so until saving works again, and hands its
//! work out as a file.

use serde_json::json;

use crate::harness::{Page, tests};

tests![
    a_full_storage_is_told_until_saving_works_again,
    a_change_that_fails_later_is_told_too,
    what_is_not_in_storage_is_saved_as_a_file,
    a_refused_storage_is_told_at_once,
    what_could_not_be_read_is_not_written_over,
];

/// What is made on a page, change by change, and how it is handed out.
#[derive(Clone, Copy)]
struct Place {
    /// The address of the page.
    route: &'static str,
    /// Comes to the place on a page on which nothing was made there yet.
    begin: fn(&Page),
    /// Shows that work can go on.
    is_there: &'static str,
    /// A change, as the body of a function that is given a number.
    change: &'static str,
    /// The name of the file that is offered where nothing can be kept.
    file: &'static str,
    /// A part of that file after the change of the number 0.
    holds: &'static str,
    /// What is made now as a text, as the body of a function.
    made: &'static str,
    /// That text after the change of the number 0.
    first: &'static str,
    /// That text after the changes of the numbers 0, 1 and 2.
    third: &'static str,
}

/// A place that the page begins with.
const PLAIN: Place = Place {
    route: "",
    begin: |_| {},
    is_there: "",
    change: "",
    file: "",
    holds: "",
    made: "",
    first: "",
    third: "",
};

/// Writes a text with the number into a field.
macro_rules! write_into {
    ($field:literal, $event:literal, $text:literal) => {
        concat!(
            "const field = document.querySelector('",
            $field,
            "'); field.value = `",
            $text,
            "`; field.dispatchEvent(new ",
            $event,
            ");"
        )
    };
}

const PLACES: [Place; 9] = [
    Place {
        route: "#/analyse",
        is_there: "#command:not(:disabled)",
        change: r##"
            const box = document.querySelector("#command");
            box.value = ["Nf3", "Nf6", "Ng1", "Ng8", "Nc3"][arguments[0] % 5];
            box.form.requestSubmit();
        "##,
        file: "game.pgn",
        holds: "1. Nf3",
        made: r##"return [...document.querySelectorAll("#moves .ply")].map(({ textContent }) => textContent.trim()).join(" ");"##,
        first: "f3",
        third: "f3 f6 g1",
        ..PLAIN
    },
    Place {
        route: "#/analyse",
        begin: |page| page.press("Set up\u{2026}"),
        is_there: "#editor-fen",
        change: write_into!(
            "#editor-fen",
            "Event('change', { bubbles: true })",
            "8/8/8/4k3/8/8/8/8 w - - ${arguments[0]} 100"
        ),
        file: "position.fen",
        holds: "8/8/8/4k3/8/8/8/8 w - - 0 100",
        made: r##"return document.querySelector("#editor-fen").value;"##,
        first: "8/8/8/4k3/8/8/8/8 w - - 0 100",
        third: "8/8/8/4k3/8/8/8/8 w - - 2 100",
    },
    Place {
        route: "#/analyse",
        begin: |page| page.press("Read old notation\u{2026}"),
        is_there: "#book-text",
        change: write_into!(
            "#book-text",
            "InputEvent('input', { bubbles: true })",
            "1. P-K4 P-K4 ${arguments[0]}"
        ),
        file: "score.txt",
        holds: "1. P-K4 P-K4 0",
        made: r##"return document.querySelector("#book-text").value;"##,
        first: "1. P-K4 P-K4 0",
        third: "1. P-K4 P-K4 2",
    },
    Place {
        route: "#/builder",
        is_there: "#builder-caption",
        change: write_into!(
            "#builder-caption",
            "InputEvent('input', { bubbles: true })",
            "Caption ${arguments[0]}"
        ),
        file: "board.html",
        holds: "Caption 0",
        made: r##"return document.querySelector("#builder-caption").value;"##,
        first: "Caption 0",
        third: "Caption 2",
        ..PLAIN
    },
    Place {
        route: "#/worksheet",
        is_there: "#worksheet-add",
        change: r##"
            const field = document.querySelector("#worksheet-add");
            field.value = `8/8/8/4k3/8/4K3/8/8 w - - ${arguments[0]} 100`;
            field.form.requestSubmit();
        "##,
        file: "worksheet.html",
        holds: "w - - 0 100",
        made: r##"return `${document.querySelectorAll(".worksheet .items > *").length} boards`;"##,
        first: "1 boards",
        third: "3 boards",
        ..PLAIN
    },
    Place {
        route: "#/builder",
        is_there: "#add-to-lesson:not(:disabled)",
        change: r##"document.querySelector("#add-to-lesson").click();"##,
        file: "lesson.html",
        holds: "<jadoube-board",
        made: r##"return `${document.querySelectorAll(".lesson-file .items > *").length} boards`;"##,
        first: "1 boards",
        third: "3 boards",
        ..PLAIN
    },
    Place {
        route: "#/builder",
        begin: |page| page.click_on(".part-written > summary"),
        is_there: "#written-text",
        change: write_into!(
            "#written-text",
            "InputEvent('input', { bubbles: true })",
            "Text ${arguments[0]}"
        ),
        file: "lesson.md",
        holds: "Text 0",
        made: r##"return document.querySelector("#written-text").value;"##,
        first: "Text 0",
        third: "Text 2",
    },
    Place {
        route: "#/class",
        is_there: "#class-add",
        change: r##"
            const codes = ["JE4JD-140M1-T6F99-E Ann", "JE4JD-151Z1-3NGWC-J Again", "J90YB-33036-090FA-1PRV 7"];
            const field = document.querySelector("#class-add");
            field.value = codes[arguments[0] % 3];
            field.form.requestSubmit();
        "##,
        file: "class.txt",
        holds: "JE4JD-140M1-T6F99-E Ann",
        made: r##"return [...document.querySelectorAll(".roll tbody th")].map(({ textContent }) => textContent).sort().join();"##,
        first: "Ann",
        third: "7,Again,Ann",
        ..PLAIN
    },
    Place {
        route: "#/learn",
        is_there: "#go-on",
        change: r##"
            const lessons = ["rook/moves", "rook/captures", "rook/hunt", "rook/power", "rook/guard"];
            location.hash = `#/learn/${lessons[arguments[0]]}`;
        "##,
        file: "jadoube-course.txt",
        holds: "at rook/moves",
        made: r##"return (document.querySelector(".stage a[aria-current]") ?? document.querySelector("h2"))?.textContent;"##,
        first: "How the rook moves",
        third: "A hunt with the rook",
        ..PLAIN
    },
];

/// Breaks the writing of every later document while `window.broken` says how.
const BREAKABLE: &str = r##"
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (value, key) {
        if (window.broken === "full") {
            throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
        }
        const request = put.call(this, value, key);
        // A second entry under the same key lets the transaction fail when it is carried out.
        return window.broken === "late" ? this.add(value, key) : request;
    };
"##;

/// Comes to a place on a page on which nothing was made there yet, or nothing that could be read.
#[track_caller]
fn begin(page: &Page, place: &Place) {
    page.load(place.route);
    (place.begin)(page);
    page.expect_shown(place.is_there, true);
}

/// Comes back to a place at which something was made.
#[track_caller]
fn come_back(page: &Page, place: &Place) {
    page.load(place.route);
    page.expect_shown(place.is_there, true);
}

#[track_caller]
fn change(page: &Page, place: &Place, number: u32) {
    page.script(place.change, vec![json!(number)]);
}

#[track_caller]
fn expect_made(page: &Page, place: &Place, expected: &str) {
    page.eventually(&format!("for {} there is {expected:?}", place.file), || {
        let made = page.try_script(place.made)?;
        (made == expected)
            .then_some(())
            .ok_or_else(|| made.to_string())
    });
}

#[track_caller]
fn tell_and_recover(page: &mut Page, how: &str) {
    page.cripple(BREAKABLE);
    for place in &PLACES {
        page.forget_work();
        begin(page, place);
        let moment = page.listen();
        page.script("window.broken = arguments[0];", vec![json!(how)]);
        change(page, place, 0);
        page.expect_shown(".not-saved", true);
        page.expect_said(moment, &["isn't saved in this browser"]);
        change(page, place, 1);
        page.expect_shown(".not-saved", true);
        page.script("window.broken = undefined;", vec![]);
        change(page, place, 2);
        page.expect_shown(".not-saved", false);
        // What failed was written with the change that did not.
        come_back(page, place);
        expect_made(page, place, place.third);
    }
}

fn a_full_storage_is_told_until_saving_works_again(page: &mut Page) {
    tell_and_recover(page, "full");
}

fn a_change_that_fails_later_is_told_too(page: &mut Page) {
    tell_and_recover(page, "late");
}

fn what_is_not_in_storage_is_saved_as_a_file(page: &mut Page) {
    page.cripple(BREAKABLE);
    for place in &PLACES {
        begin(page, place);
        page.script("window.broken = 'full';", vec![]);
        page.keep_saved_files();
        change(page, place, 0);
        page.press("Save as file");
        let file = page.saved_file(place.file)["text"].to_string();
        let file = file.replace("\\\"", "\"");
        assert!(file.contains(place.holds), "{file}");
    }
}

fn a_refused_storage_is_told_at_once(page: &mut Page) {
    page.cripple("Object.defineProperty(window, 'indexedDB', { value: undefined });");
    for place in &PLACES {
        begin(page, place);
        page.expect_part(".not-saved", "doesn't let this page read");
        change(page, place, 0);
        page.expect_shown(".not-saved", true);
    }
}

fn what_could_not_be_read_is_not_written_over(page: &mut Page) {
    page.cripple(
        "const get = IDBObjectStore.prototype.get;
         IDBObjectStore.prototype.get = function (key) {
             if (sessionStorage.unreadable) {
                 throw new DOMException('Internal error.', 'UnknownError');
             }
             return get.call(this, key);
         };",
    );
    for place in &PLACES {
        page.forget_work();
        begin(page, place);
        change(page, place, 0);
        // What is not shown yet because a part of the program is on its way is not kept yet.
        expect_made(page, place, place.first);
        come_back(page, place);
        expect_made(page, place, place.first);
        page.script("sessionStorage.unreadable = 1;", vec![]);
        begin(page, place);
        page.expect_shown(".not-saved", true);
        // Another change, and one that is possible where nothing could be read.
        change(page, place, 4);
        page.expect_shown(".not-saved", true);
        page.script("sessionStorage.clear();", vec![]);
        come_back(page, place);
        expect_made(page, place, place.first);
    }
}
