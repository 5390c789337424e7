//! Whatever keeps the program from starting or going on is told, with what to do about it.

use serde_json::json;

use crate::harness::{Fault, Page, tests};

tests![
    a_script_that_is_missing_is_told,
    a_script_of_a_wrong_type_is_told,
    a_program_that_never_arrives_is_told_without_any_script,
    a_stack_overflow_in_the_program_is_told_and_loses_nothing,
    memory_that_does_not_grow_is_told_and_loses_nothing,
];

/// The scripts that start the program, and the program.
const BOOT: &[&str] = &["/boot-"];
const START: &[&str] = &["/start-"];
const PROGRAM: &[&str] = &["/site-", "/site_"];

/// A game is on the board, and the worker is gone that would answer for a missing file.
#[track_caller]
fn play(page: &mut Page) {
    for part in [
        "404",
        "MIME",
        "integrity",
        "error <script",
        "error <link",
        "Failed to fetch",
        "Failed to load",
        "boot.js",
        "wasm",
        "call stack",
        "jadoube",
    ] {
        page.tolerate(part);
    }
    page.open("#/play");
    if page.text("#game-status") == "White to move." {
        page.command("e4");
    }
    page.expect_status("Black to move.");
    page.forget_worker();
}

/// Once everything is there, the game goes on.
#[track_caller]
fn expect_game(page: &Page) {
    page.open("#/play");
    page.expect_status("Black to move.");
}

fn a_script_that_is_missing_is_told(page: &mut Page) {
    for (files, notice, route) in [
        (BOOT, "#boot-error", "#/play"),
        (START, ".never-started", "#/play"),
        (START, ".never-started", "#/analyse"),
        (START, ".never-started", "#/builder"),
        (START, ".never-started", "#/learn/rook/moves"),
    ] {
        play(page);
        page.site().spoil(files, Fault::Missing);
        page.load(route);
        page.expect_shown(notice, true);
        page.expect_part(notice, "reload the page");
        page.site().repair();
        expect_game(page);
    }
}

fn a_script_of_a_wrong_type_is_told(page: &mut Page) {
    for (files, notice) in [
        (BOOT, "#boot-error"),
        (START, ".never-started"),
        (PROGRAM, "#boot-error"),
    ] {
        play(page);
        page.site().spoil(files, Fault::Plain);
        page.load("#/play");
        page.expect_shown(notice, true);
        page.expect_part(notice, "reload the page");
        page.site().repair();
        expect_game(page);
    }
}

fn a_program_that_never_arrives_is_told_without_any_script(page: &mut Page) {
    play(page);
    page.cripple(
        "WebAssembly.instantiateStreaming = () => new Promise((arrive) => {
             window.arrive = arrive;
         });",
    );
    page.load("#/play");
    page.expect_shown(".never-started", false);
    // As if the reader had waited.
    let wait = "document.getAnimations().filter((one) => one.animationName === 'never-started').forEach((one) => one.finish());";
    page.script(wait, vec![]);
    page.expect_shown(".never-started", true);
    page.expect_part(".never-started", "Check your connection");
}

/// The page says that it is broken, takes nothing more, and goes on after a reload.
#[track_caller]
pub(crate) fn expect_broken(page: &Page) {
    page.expect_shown("#boot-error", true);
    page.expect_part("#boot-error", "saved");
    page.expect_part("#boot-error", "Reload the page");
    let inert = page.script("return document.querySelector('#app').inert;", vec![]);
    assert_eq!(inert, json!(true));
}

fn a_stack_overflow_in_the_program_is_told_and_loses_nothing(page: &mut Page) {
    play(page);
    // What the program calls to draw goes on forever while it is told to.
    page.cripple(
        "const create = Document.prototype.createTextNode;
         const endless = () => endless() + 1;
         Document.prototype.createTextNode = function (text) {
             return window.overflows ? endless() : create.call(this, text);
         };",
    );
    page.open("#/play");
    // In one task: whatever else is drawn would break the page before the move is typed.
    let body = r##"
        const box = document.querySelector("#command");
        box.value = "e5";
        window.overflows = true;
        box.form.requestSubmit();
    "##;
    page.script(body, vec![]);
    expect_broken(page);
    page.press("Reload");
    page.expect_ready();
    page.expect_shown("#boot-error", false);
    // The move before is there, and the one that broke the page has been made or not.
    page.expect_text("#moves [data-ply=\"1\"]", "e4");
    let (status, answer, next) = match &*page.text("#moves [data-ply=\"2\"]") {
        "" => ("Black to move.", "e5", "White to move."),
        "e5" => ("White to move.", "d4", "Black to move."),
        other => panic!("nobody has played {other:?}"),
    };
    page.expect_status(status);
    page.command(answer);
    page.expect_status(next);
}

fn memory_that_does_not_grow_is_told_and_loses_nothing(page: &mut Page) {
    play(page);
    // The program gets a memory that cannot become larger than half a megabyte more.
    page.cripple(
        r##"
        const read = (bytes, at) => {
            let [value, shift] = [0, 0];
            for (;;) {
                const byte = bytes[at++];
                value |= (byte & 127) << shift;
                if (byte < 128) {
                    return [value, at];
                }
                shift += 7;
            }
        };
        const written = (value) => {
            const bytes = [];
            for (; value > 127; value >>= 7) {
                bytes.push((value & 127) | 128);
            }
            return [...bytes, value];
        };
        // The fifth section of a module says how large its memory is.
        const bounded = (bytes) => {
            for (let at = 8; at < bytes.length; ) {
                const kind = bytes[at];
                const [length, start] = read(bytes, at + 1);
                if (kind === 5) {
                    const [pages] = read(bytes, start + 2);
                    const limits = [1, 1, ...written(pages), ...written(pages + 24)];
                    const section = [5, ...written(limits.length), ...limits];
                    return new Uint8Array([...bytes.slice(0, at), ...section, ...bytes.slice(start + length)]);
                }
                at = start + length;
            }
            return bytes;
        };
        WebAssembly.instantiateStreaming = async (answer, imports) => {
            const bytes = new Uint8Array(await (await answer).arrayBuffer());
            return WebAssembly.instantiate(bounded(bytes), imports);
        };
        "##,
    );
    page.open("#/play");
    page.expect_status("Black to move.");
    page.press("Import FEN or PGN");
    let body = r##"
        const field = document.querySelector("dialog textarea");
        field.value = "{" + "x".repeat(4_000_000) + "} 1. e4 *";
        field.form.requestSubmit();
    "##;
    page.expect_shown("dialog textarea", true);
    page.script(body, vec![]);
    expect_broken(page);
    page.press("Reload");
    page.expect_ready();
    page.expect_status("Black to move.");
}
