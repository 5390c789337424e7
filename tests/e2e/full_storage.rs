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

/// The pages on which something is made: the address, what shows that work can go on, a change as
/// the body of a function that is given a number, and what the file is called.
struct Place {
    route: &'static str,
    is_there: &'static str,
    change: &'static str,
    file: &'static str,
    holds: &'static str,
    /// The body of a function that tells whether the change of the number 0 is there and no other.
    is_first: &'static str,
}

const PLACES: [Place; 5] = [
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
        is_first: r##"
            const moves = document.querySelector("#moves")?.textContent ?? "";
            return moves.includes("f3") && !moves.includes("c3");
        "##,
    },
    Place {
        route: "#/builder",
        is_there: "#builder-caption",
        change: r##"
            const field = document.querySelector("#builder-caption");
            field.value = `Caption ${arguments[0]}`;
            field.dispatchEvent(new InputEvent("input", { bubbles: true }));
        "##,
        file: "board.html",
        holds: "Caption 0",
        is_first: r##"return document.querySelector("#builder-caption")?.value === "Caption 0";"##,
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
        is_first: r##"return document.querySelectorAll(".worksheet .items > *").length === 1;"##,
    },
    Place {
        route: "#/builder",
        is_there: "#add-to-lesson:not(:disabled)",
        change: r##"document.querySelector("#add-to-lesson").click();"##,
        file: "lesson.html",
        holds: "<jadoube-board",
        is_first: r##"
            const is_there = (number) => document.querySelector(`#lesson-item-${number}`) !== null;
            return is_there(1) && !is_there(2);
        "##,
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
        is_first: r##"
            const roll = document.querySelector(".roll")?.textContent ?? "";
            return roll.includes("Ann") && document.querySelectorAll(".roll tbody tr").length === 1;
        "##,
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

#[track_caller]
fn open(page: &Page, place: &Place) {
    page.load(place.route);
    page.expect_shown(place.is_there, true);
}

#[track_caller]
fn change(page: &Page, place: &Place, number: u32) {
    page.script(place.change, vec![json!(number)]);
}

#[track_caller]
fn tell_and_recover(page: &mut Page, how: &str) {
    page.cripple(BREAKABLE);
    for place in &PLACES {
        open(page, place);
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
    }
}

fn a_full_storage_is_told_until_saving_works_again(page: &mut Page) {
    tell_and_recover(page, "full");
    // What failed was written with the change that did not.
    open(page, &PLACES[0]);
    page.expect_part("#moves", "g1");
}

fn a_change_that_fails_later_is_told_too(page: &mut Page) {
    tell_and_recover(page, "late");
}

fn what_is_not_in_storage_is_saved_as_a_file(page: &mut Page) {
    page.cripple(BREAKABLE);
    for place in &PLACES {
        open(page, place);
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
        open(page, place);
        page.expect_part(".not-saved", "doesn't let this page read");
        change(page, place, 0);
        page.expect_shown(".not-saved", true);
    }
    open(page, &PLACES[0]);
    page.press("Set up\u{2026}");
    page.expect_shown(".editor", true);
    assert!(page.shows(".not-saved"), "it is told there too");
}

#[track_caller]
fn expect_first(page: &Page, place: &Place) {
    page.eventually(&format!("{} has its first change", place.file), || {
        let is_first = page.try_script(place.is_first)?;
        (is_first == json!(true))
            .then_some(())
            .ok_or_else(|| "it is not so".to_owned())
    });
}

fn what_could_not_be_read_is_not_written_over(page: &mut Page) {
    for place in &PLACES {
        open(page, place);
        change(page, place, 0);
        // What is not shown yet because a part of the program is on its way is not kept yet.
        expect_first(page, place);
    }
    for place in &PLACES {
        open(page, place);
        expect_first(page, place);
    }
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
        page.script("sessionStorage.unreadable = 1;", vec![]);
        open(page, place);
        page.expect_shown(".not-saved", true);
        // Another change, and one that is possible where nothing could be read.
        change(page, place, 4);
        page.expect_shown(".not-saved", true);
        page.script("sessionStorage.clear();", vec![]);
        open(page, place);
        expect_first(page, place);
    }
}
