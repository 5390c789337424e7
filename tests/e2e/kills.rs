//! Everything that a person makes outlives a browser that is killed: what was shown is there when the
//! page is opened again, and of the last change nothing or all of it.

pub(crate) mod makers;

use serde_json::{Value, json};

use crate::harness::{Page, tests};

tests![
    an_analysis_outlives_many_kills,
    a_game_for_two_outlives_many_kills,
    a_timed_game_under_a_law_outlives_many_kills,
    a_position_being_set_up_outlives_many_kills,
    an_old_score_being_typed_outlives_many_kills,
    a_decision_about_an_old_score_outlives_a_kill,
    decisions_about_an_old_score_outlive_many_kills,
];

/// How often the browser is killed on each page: `JADOUBE_KILLS`, which `cargo xtask kills` makes fifty.
fn kills() -> u64 {
    let wanted = std::env::var("JADOUBE_KILLS").ok();
    wanted.map_or(3, |wanted| wanted.parse().expect("a number of kills"))
}

/// What is made on a page, change by change.
#[derive(Clone, Copy)]
struct Work {
    /// The address of the page.
    route: &'static str,
    /// Comes to the place of the work on a page that has none yet.
    begin: fn(&Page),
    /// Shows that the work can go on.
    is_there: &'static str,
    /// Does what has to be done before the next change, once the page is open again.
    go_on: fn(&Page),
    /// What the change of a number, counted from 1, is given.
    given: fn(u64) -> Value,
    /// Makes a change, as the body of a function.
    change: &'static str,
    /// How many changes are shown, as the body of a function.
    count: &'static str,
}

/// Work that is begun, and goes on, without further ado.
const PLAIN: Work = Work {
    route: "",
    begin: |_| {},
    is_there: "",
    go_on: |_| {},
    given: |number| json!(number),
    change: "",
    count: "",
};

/// The longest that a browser lives on after a change that is not waited for, in milliseconds.
const LONGEST: u64 = 300;

/// Moments that look as if by chance, and are the same in every run.
struct Moments(u64);

impl Moments {
    /// Different ones for each kind of work.
    fn of(work: &Work) -> Moments {
        let text = [work.route, work.change].concat();
        Moments(text.bytes().fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        }))
    }

    /// The next one, in milliseconds.
    fn next(&mut self) -> u64 {
        // The generator of Knuth's MMIX, whose high bits are the good ones.
        let next = self.0.wrapping_mul(6_364_136_223_846_793_005);
        self.0 = next.wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % (LONGEST + 1)
    }
}

/// What a body says of the page once the place of the work is there.
#[track_caller]
fn count(page: &Page, work: &Work) -> u64 {
    page.eventually("the work is there", || {
        let body = format!(
            "return document.querySelector('{}') && (() => {{ {} }})();",
            work.is_there, work.count
        );
        page.try_script(&body)?
            .as_u64()
            .ok_or_else(|| "not yet".to_owned())
    })
}

/// Makes a change, and waits until it is shown.
#[track_caller]
fn change_and_see(page: &Page, work: &Work, number: u64) {
    page.script(work.change, vec![(work.given)(number)]);
    page.eventually("the change is shown", || {
        let now = page.try_script(work.count)?;
        (now == number).then_some(()).ok_or_else(|| now.to_string())
    });
}

/// Makes a change and lets this many milliseconds pass in the page; how many changes are shown then.
#[track_caller]
fn change_and_wait(page: &Page, work: &Work, number: u64, moment: u64) -> Option<u64> {
    let body = format!(
        "const [given, moment, done] = arguments;
         const began = performance.now();
         (function () {{ {} }})(given);
         const wait = () => performance.now() - began < moment
             ? setTimeout(wait)
             : done((() => {{ {} }})());
         wait();",
        work.change, work.count
    );
    let shown = page.script_async(&body, vec![(work.given)(number), json!(moment)]);
    shown.as_u64()
}

/// Makes changes, and after each kills the browser: by turns as soon as the change is shown, and at a
/// moment that the page cannot know.
#[track_caller]
fn outlives_kills(page: &mut Page, work: &Work) {
    page.load(work.route);
    (work.begin)(page);
    let mut kept = count(page, work);
    assert_eq!(kept, 0, "nothing was made yet");
    let mut moments = Moments::of(work);
    for kill in 0..kills() {
        let next = kept + 1;
        let (shown, when) = if kill % 2 == 0 {
            change_and_see(page, work, next);
            (next, "when it was shown".to_owned())
        } else {
            let moment = moments.next();
            let shown = change_and_wait(page, work, next, moment);
            (
                shown.unwrap_or(kept).max(kept),
                format!("after {moment} ms"),
            )
        };
        page.crash_and_reopen();
        page.load(work.route);
        kept = count(page, work);
        assert!(
            (shown..=next).contains(&kept),
            "change {next} was made, the browser killed {when}, when {shown} were shown, and {kept} are \
             there after kill {}",
            kill + 1
        );
        (work.go_on)(page);
    }
}

/// Types a move into the box as a person does, in one task.
const TYPED: &str = r##"
    const [number] = arguments;
    const box = document.querySelector("#command");
    box.value = ["Nf3", "Nf6", "Ng1", "Ng8"][(number - 1) % 4];
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    box.form.requestSubmit();
"##;

fn an_analysis_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/analyse",
        is_there: "#command:not(:disabled)",
        change: TYPED,
        count: "return document.querySelectorAll('#moves .ply').length;",
        ..PLAIN
    };
    outlives_kills(page, &work);
}

/// The same with moves that bring no position back five times: after each tour of the knights a pawn
/// of either side goes one square.
const TYPED_WITH_PAWNS: &str = r##"
    const [number] = arguments;
    const tour = Math.floor((number - 1) / 6);
    const pawn = ["a", "b", "c", "d", "e", "g", "h"][tour % 7];
    const [white, black] = tour < 7 ? [3, 6] : [4, 5];
    const box = document.querySelector("#command");
    box.value = ["Nf3", "Nf6", "Ng1", "Ng8", pawn + white, pawn + black][(number - 1) % 6];
    box.dispatchEvent(new InputEvent("input", { bubbles: true }));
    box.form.requestSubmit();
"##;

fn a_game_for_two_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/play",
        begin: |page| {
            page.expect_ready();
            let names = [("First player", "Anna"), ("Second player", "Bert")];
            crate::sitting::sit_down(page, &[("Time", "No clock")], &names);
        },
        is_there: "#command:not(:disabled)",
        change: TYPED_WITH_PAWNS,
        count: "return document.querySelectorAll('#moves .ply').length;",
        ..PLAIN
    };
    outlives_kills(page, &work);
    page.expect_part(".player.white", "Anna");
}

fn a_timed_game_under_a_law_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/play",
        begin: |page| {
            page.expect_ready();
            let choices = [crate::sitting::OWN, crate::sitting::TODAY];
            let fields = [(crate::sitting::CONTROL, "3600"), ("First player", "Anna")];
            crate::sitting::sit_down(page, &choices, &fields);
        },
        is_there: "#command:not(:disabled)",
        // A clock that ran asks whether the time counts in which there was no browser.
        go_on: |page| {
            page.expect_shown("#slept", true);
            page.press("It does not count");
            page.expect_shown(".chess-clock.runs", true);
        },
        change: TYPED_WITH_PAWNS,
        count: "return document.querySelectorAll('#moves .ply').length;",
        ..PLAIN
    };
    outlives_kills(page, &work);
    page.expect_part(".player.white", "Anna");
    assert!(page.has_button("J\u{2019}adoube"), "touched pieces bind");
    // Nobody has thought for ten minutes, and nobody has got time back.
    let left = page.script(
        r##"
        return ["white", "black"].map((color) => document.querySelector(`#clock-${color} [aria-hidden]`).textContent
            .split(":").reduce((sum, part) => sum * 60 + Number(part), 0));
        "##,
        vec![],
    );
    for side in [&left[0], &left[1]] {
        let is_right = side
            .as_f64()
            .is_some_and(|it| (3000.0..=3600.0).contains(&it));
        assert!(is_right, "{left} seconds are left");
    }
}

/// Writes a position with this many half-moves, in one task.
const SET_UP: &str = r##"
    const [number] = arguments;
    const field = document.querySelector("#editor-fen");
    field.value = `8/8/8/4k3/8/8/8/8 w - - ${number} 100`;
    field.dispatchEvent(new Event("change", { bubbles: true }));
"##;

fn a_position_being_set_up_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/analyse",
        begin: |page| {
            page.press("Set up\u{2026}");
            page.expect_shown("#editor-fen", true);
            page.script(SET_UP, vec![json!(0)]);
        },
        is_there: "#editor-fen",
        change: SET_UP,
        count: "return Number(document.querySelector('#editor-fen').value.split(' ')[4]);",
        ..PLAIN
    };
    outlives_kills(page, &work);
}

/// Writes into a field, in one task.
macro_rules! write_into {
    ($field:literal) => {
        concat!(
            "const field = document.querySelector('",
            $field,
            "'); field.value = arguments[0];",
            "field.dispatchEvent(new InputEvent('input', { bubbles: true }));"
        )
    };
}

use write_into;

fn an_old_score_being_typed_outlives_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/analyse",
        begin: |page| {
            page.press("Read old notation\u{2026}");
            page.expect_shown("#book-text", true);
            page.script(write_into!("#book-text"), vec![json!(0)]);
        },
        is_there: "#book-text",
        change: write_into!("#book-text"),
        count: "return Number(document.querySelector('#book-text').value);",
        ..PLAIN
    };
    outlives_kills(page, &work);
}

fn a_decision_about_an_old_score_outlives_a_kill(page: &mut Page) {
    const MISPRINTED: &str = "1. P-Q4 P-Q4 2. P-QB4 P-K3 3. Kt-QB3 P-QB4 4. Kt-B3 Kt-QB3 \
        5. PxQP KPxP 6. B-KB4 Kt-B3 7. P-K3 B-K3 8. B-Q3 B-K7 9. Castles Castles";
    page.open("#/analyse");
    page.press("Read old notation\u{2026}");
    page.fill("Moves as printed", MISPRINTED);
    page.press("Read");
    page.expect_part("#book-question", "misprint");
    page.click_on("#book-question li button");
    page.expect_part(".book-decided", "B-K7: Be7");
    // The last change may be lost, and is another one.
    page.click_on(".book-move");
    page.crash_and_reopen();
    page.load("#/analyse");
    page.expect_part(".book-decided", "B-K7: Be7");
    page.expect_part(".book-summary", "All 9 moves");
    page.press("Close");
    page.expect_ready();
    page.reload();
    assert!(!page.shows(".old-score"), "what was closed stays closed");
}

/// Decides the word of a number, which the reader has read already: a press shows its move, the next one
/// opens it.
const DECIDED: &str = r##"
    const [number] = arguments;
    document.querySelectorAll(".book-move")[number - 1].click();
    const decide = () => {
        const found = document.querySelector("#book-correct, #book-move");
        if (found?.id === "book-move") {
            found.value = ["Nf3", "Nf6", "Ng1", "Ng8"][(number - 1) % 4];
            found.form.requestSubmit();
        } else {
            found?.click();
            requestAnimationFrame(decide);
        }
    };
    requestAnimationFrame(decide);
"##;

/// A game of sixty words, there and back.
fn there_and_back() -> String {
    let pair = |number: u32| match number % 2 {
        1 => format!("{number}. Kt-KB3 Kt-KB3 "),
        _ => format!("{number}. Kt-Kt1 Kt-Kt1 "),
    };
    (1..=30).map(pair).collect()
}

fn decisions_about_an_old_score_outlive_many_kills(page: &mut Page) {
    let work = Work {
        route: "#/analyse",
        begin: |page| {
            page.press("Read old notation\u{2026}");
            page.fill("Moves as printed", &there_and_back());
            page.press("Read");
        },
        is_there: ".book-move",
        change: DECIDED,
        count: "return document.querySelectorAll('.book-decided li').length;",
        ..PLAIN
    };
    outlives_kills(page, &work);
}
