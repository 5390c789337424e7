//! Time in games for two: what counts after a reload, a sleep, a slow page and another tab.

use rules::Square;

use super::{CONTROL, OWN, sit_down};
use crate::harness::{Page, tests};

tests![
    a_clock_asks_after_a_reload_whether_the_time_counts,
    a_clock_asks_after_the_device_has_slept,
    the_last_time_control_is_offered_again,
    what_is_no_time_control_is_said_and_the_dialog_can_be_left;
    windowed:
    clocks_are_right_on_a_slow_page_that_was_frozen,
    a_clock_is_right_after_another_tab_was_looked_at,
];

fn a_clock_asks_after_a_reload_whether_the_time_counts(page: &mut Page) {
    page.open("#/play");
    sit_down(page, &[OWN], &[(CONTROL, "600")]);
    page.drag(Square::E2, Square::E4);
    page.expect_shown("#clock-black.runs", true);
    page.reload();
    page.expect_shown("#slept", true);
    page.expect_shown("#clock-black.runs", false);
    // Nobody has done anything yet, and still hears what is asked.
    page.expect_part("[role=status]", "Does that time count?");
    page.press("It does not count");
    page.expect_shown("#clock-black.runs", true);
    page.press("Stop the clocks");
    page.expect_shown("#paused", true);
    page.press("Go on");
    page.expect_shown("#clock-black.runs", true);
    page.drag(Square::E7, Square::E5);
    page.expect_status("White to move.");
}

fn what_is_no_time_control_is_said_and_the_dialog_can_be_left(page: &mut Page) {
    page.open("#/play");
    page.press("Clock and rules\u{2026}");
    page.choose(OWN.0, OWN.1);
    page.fill(CONTROL, "soon");
    page.press("Start the game");
    page.expect_part("#sit-own-time-error", "no time control");
    page.choose("Start position", "Chess960");
    page.fill(CONTROL, "60");
    page.fill("Chess960 number, 0 to 959 (518 is the usual start)", "960");
    page.press("Start the game");
    page.expect_part("#sit-number-error", "0 to 959");
    page.press("Cancel");
    page.expect_shown("#sit-dialog", false);
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
}

fn a_clock_asks_after_the_device_has_slept(page: &mut Page) {
    page.open("#/play");
    sit_down(page, &[OWN], &[(CONTROL, "600")]);
    page.drag(Square::E2, Square::E4);
    page.expect_shown("#clock-black.runs", true);
    // Ten minutes and more in which the page did nothing: nobody has lost on time.
    let body = r##"
        const now = performance.now.bind(performance);
        performance.now = () => now() + 900_000;
    "##;
    page.script(body, vec![]);
    page.expect_shown("#slept", true);
    page.expect_status("Black to move.");
    page.press("It does not count");
    page.expect_shown("#clock-black.runs", true);
    page.expect_part("#clock-black [aria-hidden]", "9:5");
    page.drag(Square::E7, Square::E5);
    page.expect_status("White to move.");
}

/// Both clocks of a game with ten minutes for each together have lost what has passed since a moment of
/// the page, and at most a second for each that is not shown.
#[track_caller]
fn expect_clocks_right(page: &Page, begun: &serde_json::Value) {
    let body = r##"
        const [begun] = arguments;
        const seconds = [...document.querySelectorAll("#clock-white [aria-hidden], #clock-black [aria-hidden]")]
            .map((clock) => clock.textContent.split(":").reduce((sum, part) => sum * 60 + Number(part), 0))
            .reduce((sum, part) => sum + part);
        return 1200 - seconds - (performance.now() - begun) / 1000;
    "##;
    // A page that was slowed down draws late.
    page.eventually("the clocks are right", || {
        let difference = page.script(body, vec![begun.clone()]);
        let is_right = difference
            .as_f64()
            .is_some_and(|it| (-2.0..=2.0).contains(&it));
        is_right
            .then_some(())
            .ok_or_else(|| format!("{difference} s off"))
    });
}

/// Looks at another tab for this many milliseconds, and comes back to the first one.
#[track_caller]
fn look_elsewhere(page: &mut Page, milliseconds: u32) {
    page.turn_to_tab(1);
    page.bring_to_front();
    let body = r##"
        const [milliseconds, done] = arguments;
        const began = performance.now();
        const wait = () => performance.now() - began < milliseconds ? setTimeout(wait, 50) : done(true);
        wait();
    "##;
    page.script_async(body, vec![milliseconds.into()]);
    page.turn_to_tab(0);
}

/// How long a question has stood on the page, in milliseconds; the clocks rest meanwhile.
const WATCH_QUESTION: &str = r##"
    window.asked = 0;
    let since = null;
    new MutationObserver(() => {
        const stands = document.querySelector("#slept") !== null;
        if (stands && since === null) {
            since = performance.now();
        } else if (!stands && since !== null) {
            window.asked += performance.now() - since;
            since = null;
        }
    }).observe(document.body, { subtree: true, childList: true });
"##;

fn clocks_are_right_on_a_slow_page_that_was_frozen(page: &mut Page) {
    page.open("#/play");
    sit_down(page, &[OWN], &[(CONTROL, "600")]);
    page.script(WATCH_QUESTION, vec![]);
    // The clocks start with the first move, which comes late on a slow page.
    let body = r##"
        const listen = { capture: true, once: true };
        addEventListener("pointerup", () => { window.begun = performance.now(); }, listen);
    "##;
    page.script(body, vec![]);
    page.slow_down(20);
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    // The question is drawn as soon as the clocks rest.
    page.slow_down(1);
    page.freeze();
    look_elsewhere(page, 6_500);
    page.thaw();
    page.bring_to_front();
    // Nobody was told that the page had stopped, so the players say what that was.
    page.expect_shown("#slept", true);
    page.press("It counts");
    page.expect_shown("#clock-black.runs", true);
    page.slow_down(20);
    page.drag(Square::E7, Square::E5);
    page.expect_status("White to move.");
    page.slow_down(1);
    let begun = page.script("return window.begun + window.asked;", vec![]);
    expect_clocks_right(page, &begun);
}

fn a_clock_is_right_after_another_tab_was_looked_at(page: &mut Page) {
    page.open("#/play");
    sit_down(page, &[OWN], &[(CONTROL, "600")]);
    let begun = page.script("return performance.now();", vec![]);
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    let body = r##"
        window.seen = [];
        document.addEventListener("visibilitychange", () => window.seen.push(document.visibilityState));
    "##;
    page.script(body, vec![]);
    // Longer than a page in front may be silent before it asks.
    look_elsewhere(page, 6_500);
    page.bring_to_front();
    page.eventually("the page was hidden and is shown again", || {
        let seen = page.try_script("return window.seen.join();")?;
        (seen == "hidden,visible")
            .then_some(())
            .ok_or_else(|| seen.to_string())
    });
    expect_clocks_right(page, &begun);
    page.expect_shown("#clock-black.runs", true);
    assert!(!page.shows("#slept"), "nothing is asked");
    page.drag(Square::E7, Square::E5);
    page.expect_status("White to move.");
    expect_clocks_right(page, &begun);
    page.turn_to_tab(1);
    page.close_tab();
}

fn the_last_time_control_is_offered_again(page: &mut Page) {
    page.open("#/play");
    page.press("Clock and rules\u{2026}");
    page.expect_shown("#sit-time", true);
    let chosen = "return document.querySelector('#sit-time').selectedOptions[0].textContent;";
    assert_eq!(page.script(chosen, vec![]), "No clock");
    let groups = "return [...document.querySelectorAll('#sit-time optgroup')].map(({ label }) => label).join();";
    assert_eq!(
        page.script(groups, vec![]),
        "Bullet,Blitz,Rapid,Classical,Delay and hourglass"
    );
    page.choose("Time", "5 min + 3 s");
    page.press("Start the game");
    page.expect_text("#clock-white [aria-hidden]", "5:03");
    page.forget_work();
    page.open("#/play");
    page.press("Clock and rules\u{2026}");
    page.expect_shown("#sit-time", true);
    assert_eq!(page.script(chosen, vec![]), "5 min + 3 s");
    page.choose("Time", "No clock");
    page.press("Start the game");
    page.expect_shown("#sit-dialog", false);
    page.expect_shown("#clock-white", false);
}
