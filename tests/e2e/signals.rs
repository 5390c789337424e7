//! What is heard and felt of moves, noted by stand-ins for the faculties of the browser.

use rules::Square;
use serde_json::{Value, json};

use crate::harness::{Key, Page, Pointer, tests};
use crate::settings::set;
use crate::sitting::sit_down;

tests![
    each_move_has_its_sound,
    moves_are_spoken_in_the_chosen_notation,
    a_finger_feels_what_it_does,
    nothing_is_heard_where_everything_is_off,
    nothing_sounds_before_a_gesture,
    the_volume_is_that_of_the_sounds,
    moves_taken_back_are_silent,
    a_move_entered_in_analyse_is_heard,
    little_time_is_heard_and_spoken,
];

/// Stand-ins that note what they are asked for in `window.heard`; each document begins with them.
const STAND_INS: &str = r##"
    window.heard = [];
    window.AudioContext = class {
        constructor() { heard.push(["context"]); this.sampleRate = 48000; this.state = "suspended"; this.destination = {}; }
        resume() { this.state = "running"; heard.push(["resumed"]); return Promise.resolve(); }
        createBuffer(channels, length) {
            return { length, copyToChannel(samples) { this.peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0); } };
        }
        createBufferSource() {
            return { connect() {}, start() { heard.push(["sound", Math.round(this.buffer.length / 48), this.buffer.peak]); } };
        }
    };
    Object.defineProperty(window, "speechSynthesis", { configurable: true, value: {
        cancel() {}, speak({ text, lang }) { heard.push(["said", text, lang]); },
    } });
    navigator.vibrate = (time) => { heard.push(["felt", time]); return true; };
"##;

/// Milliseconds, by which a sound is known.
const MOVE: u64 = 110;
const CAPTURE: u64 = 150;
const CHECK: u64 = 300;
const END: u64 = 1_100;
const LOW_TIME: u64 = 240;

/// Switches settings on and goes to a game with stand-ins.
#[track_caller]
fn begin(page: &mut Page, on: &[(&str, Value)]) {
    page.cripple(STAND_INS);
    page.forget_work();
    page.load("#/settings");
    page.expect_shown("main.settings .board", true);
    for (id, value) in on {
        set(page, id, value);
    }
    for (id, value) in on.iter().filter(|(id, _)| *id == "volume") {
        page.eventually("the volume is kept", || {
            let pair = format!("{id}={}", value.as_str().unwrap_or_default());
            let body = "return Object.values(localStorage).some((text) => text.split(' ').includes(arguments[0]));";
            let is_kept = page.script(body, vec![json!(pair)]) == json!(true);
            is_kept.then_some(()).ok_or(pair)
        });
    }
    page.open("#/play");
    let has_signals = on.iter().any(|(_, value)| *value == json!(true));
    if has_signals {
        page.eventually("the signals are here", || {
            let body = r##"return performance.getEntriesByType("resource").some(({ name, responseEnd }) => /site-signals-/.test(name) && responseEnd > 0);"##;
            let is_here = page.script(body, vec![]) == json!(true);
            is_here.then_some(()).ok_or_else(|| "not yet".to_owned())
        });
    }
}

/// What was noted of one kind.
fn heard(page: &Page, kind: &str) -> Vec<Value> {
    let body = "return window.heard.filter(([kind]) => kind === arguments[0]);";
    let all = page.script(body, vec![json!(kind)]);
    all.as_array().cloned().unwrap_or_default()
}

#[track_caller]
fn expect_sounds(page: &Page, lengths: &[u64]) {
    page.eventually("the sounds", || {
        let all: Vec<u64> = heard(page, "sound")
            .iter()
            .filter_map(|it| it[1].as_u64())
            .collect();
        (all == lengths).then_some(()).ok_or(format!("{all:?}"))
    });
}

#[track_caller]
fn expect_said(page: &Page, texts: &[&str]) {
    page.eventually("the words", || {
        let all: Vec<String> = heard(page, "said")
            .iter()
            .filter_map(|it| it[1].as_str().map(str::to_owned))
            .collect();
        (all == texts).then_some(()).ok_or(format!("{all:?}"))
    });
}

fn each_move_has_its_sound(page: &mut Page) {
    begin(page, &[("sounds", json!(true))]);
    let mut expected = Vec::new();
    for (text, sound) in [
        ("e4", MOVE),
        ("d5", MOVE),
        ("exd5", CAPTURE),
        ("Qxd5", CAPTURE),
        ("Nc3", MOVE),
        ("Qe5+", CHECK),
        ("Be2", MOVE),
    ] {
        page.command(text);
        expected.push(sound);
        expect_sounds(page, &expected);
    }
    page.press("New game");
    page.press("Start new game");
    for (text, sound) in [("f3", MOVE), ("e5", MOVE), ("g4", MOVE), ("Qh4#", END)] {
        page.command(text);
        expected.push(sound);
        expect_sounds(page, &expected);
    }
    assert_eq!(heard(page, "said"), Vec::<Value>::new());
    assert_eq!(heard(page, "felt"), Vec::<Value>::new());
    assert_eq!(heard(page, "context").len(), 1);
}

fn moves_are_spoken_in_the_chosen_notation(page: &mut Page) {
    begin(page, &[("speech", json!(true)), ("notation", json!("san"))]);
    page.command("e4");
    expect_said(page, &["The pawn goes from e2 to e4."]);
    assert_eq!(heard(page, "said")[0][2], "en");
    begin(
        page,
        &[("speech", json!(true)), ("notation", json!("descriptive"))],
    );
    page.command("e4");
    expect_said(page, &["Pawn to king 4."]);
    page.command("f6");
    page.command("d4");
    page.command("g5");
    page.command("Qh5#");
    page.eventually("the end is said", || {
        let said = heard(page, "said");
        let last = said.last().map(|it| it[1].to_string()).unwrap_or_default();
        let is_whole = last.starts_with("\"Queen to") && last.contains("Checkmate. White wins.");
        is_whole.then_some(()).ok_or(last)
    });
    assert_eq!(heard(page, "sound"), Vec::<Value>::new());
}

fn a_finger_feels_what_it_does(page: &mut Page) {
    begin(page, &[("vibration", json!(true))]);
    page.tap(Square::E2);
    page.tap(Square::E4);
    page.eventually("two touches were felt", || {
        let felt = heard(page, "felt");
        let times: Vec<u64> = felt.iter().filter_map(|it| it[1].as_u64()).collect();
        (times == [8, 20]).then_some(()).ok_or(format!("{times:?}"))
    });
    // A mouse and keys feel nothing.
    page.drag_with(Pointer::Mouse, Square::E7, Square::E5);
    page.expect_status("White to move.");
    page.command("Nf3");
    page.expect_status("Black to move.");
    assert_eq!(heard(page, "felt").len(), 2);
}

fn nothing_is_heard_where_everything_is_off(page: &mut Page) {
    page.cripple(STAND_INS);
    page.open("#/play");
    for text in ["f3", "e5", "g4", "Qh4#"] {
        page.command(text);
    }
    page.expect_status("Checkmate. Black wins.");
    assert_eq!(page.script("return window.heard;", vec![]), json!([]));
}

fn nothing_sounds_before_a_gesture(page: &mut Page) {
    begin(page, &[("sounds", json!(true))]);
    page.expect_ready();
    assert_eq!(page.script("return window.heard;", vec![]), json!([]));
    page.keys(&[Key::Tab.value()]);
    page.eventually("the way is open", || {
        let all = page.script("return window.heard;", vec![]);
        let expected = json!([["context"], ["resumed"]]);
        (all == expected).then_some(()).ok_or(all.to_string())
    });
}

fn the_volume_is_that_of_the_sounds(page: &mut Page) {
    let mut peak_at = |volume: &str| {
        begin(page, &[("sounds", json!(true)), ("volume", json!(volume))]);
        page.command("e4");
        expect_sounds(page, &[MOVE]);
        heard(page, "sound")[0][2].as_f64().unwrap_or_default()
    };
    let (quiet, loud) = (peak_at("2"), peak_at("10"));
    assert!(quiet > 0.0 && quiet < loud / 4.0, "{quiet}, {loud}");
}

fn moves_taken_back_are_silent(page: &mut Page) {
    begin(page, &[("sounds", json!(true)), ("speech", json!(true))]);
    page.command("e4");
    expect_sounds(page, &[MOVE]);
    page.command("undo");
    page.expect_status("White to move.");
    page.command("flip");
    expect_sounds(page, &[MOVE]);
    page.command("redo");
    expect_sounds(page, &[MOVE, MOVE]);
    page.command("back");
    page.command("fwd");
    expect_sounds(page, &[MOVE, MOVE]);
}

fn a_move_entered_in_analyse_is_heard(page: &mut Page) {
    begin(page, &[("sounds", json!(true))]);
    page.open("#/analyse");
    page.command("e4");
    expect_sounds(page, &[MOVE]);
    page.command("d5");
    page.command("exd5");
    expect_sounds(page, &[MOVE, MOVE, CAPTURE]);
    // Steps through the record are silent.
    page.command("back");
    page.command("fwd");
    page.command("Nc3");
    page.expect_shown("#command-error", true);
    expect_sounds(page, &[MOVE, MOVE, CAPTURE]);
}

fn little_time_is_heard_and_spoken(page: &mut Page) {
    begin(page, &[("sounds", json!(true)), ("speech", json!(true))]);
    // Players are warned when twenty seconds are left.
    sit_down(
        page,
        &[("Time", "Another time control")],
        &[("Time control, in seconds", "21")],
    );
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    expect_sounds(page, &[MOVE, LOW_TIME]);
    expect_said(
        page,
        &["The pawn goes from e2 to e4.", "Black: 20 seconds left."],
    );
}
