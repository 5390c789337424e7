//! The engine on the page of analysis.

use serde_json::json;

use crate::harness::{Fault, Key, Page, tests};

tests![
    lines_of_the_engine_are_shown_and_played,
    five_best_moves_are_played_by_the_enter_key,
    a_whole_line_is_played_by_its_last_move,
    each_line_has_its_arrow,
    the_score_is_announced_soon_and_not_with_each_change,
    an_engine_that_falls_silent_is_started_again,
    a_mate_is_found_and_said,
    a_line_is_written_in_the_chosen_notation_and_still_played,
    the_engine_is_off_until_it_is_asked,
    an_engine_without_its_worker_thinks_on_the_page,
    a_whole_game_is_reviewed_with_its_turning_points,
    engine_and_review_leave_room_for_the_moves_and_the_box,
];

fn lines_of_the_engine_are_shown_and_played(page: &mut Page) {
    page.open("#/analyse");
    page.click_on("#engine-on");
    page.expect_part(".advice-depth", "Depth");
    page.press("More lines");
    expect_lines(page, 2);
    page.click_on(".advice-lines button");
    page.expect_status("Black to move.");
    expect_lines(page, 2);
    page.click_on("#engine-on");
    page.expect_shown(".advice-lines", false);
}

fn five_best_moves_are_played_by_the_enter_key(page: &mut Page) {
    page.open("#/analyse");
    page.click_on("#engine-on");
    expect_lines(page, 1);
    page.tab_to(".advice-lines button");
    for count in 1..=5 {
        page.keys(&[Key::Enter.value()]);
        page.eventually("the move is in the game", || {
            let body = r##"
                const plies = document.querySelectorAll("#moves .ply").length;
                return [plies, document.activeElement.matches(".advice-lines li:first-child button:first-of-type")];
            "##;
            let found = page.script(body, vec![]);
            (found == json!([count, true]))
                .then_some(())
                .ok_or(found.to_string())
        });
    }
    page.open("#/analyse?fen=6k1/5ppp/8/8/8/8/8/R3K3%20w%20-%20-%200%201");
    page.click_on("#engine-on");
    page.expect_text(".advice-score", "#1");
    page.tab_to(".advice-lines button");
    page.keys(&[Key::Enter.value()]);
    page.expect_part("#engine", "The game is over here.");
    let body = "return document.activeElement.id;";
    assert_eq!(page.script(body, vec![]), json!("engine-on"));
}

fn a_whole_line_is_played_by_its_last_move(page: &mut Page) {
    page.open("#/analyse?fen=8/7k/R7/1R6/8/8/8/4K3%20w%20-%20-%200%201");
    page.click_on("#engine-on");
    page.expect_text(".advice-score", "#2");
    page.eventually("the mate is shown whole", || {
        let found = page.script(MOVES, vec![]);
        (found == json!(3)).then_some(()).ok_or(found.to_string())
    });
    // The Tab key reaches the ends of the line.
    page.tab_to(".advice-lines button:first-of-type");
    page.keys(&[Key::Tab.value(), Key::Enter.value()]);
    page.expect_status("Checkmate. White wins.");
}

fn each_line_has_its_arrow(page: &mut Page) {
    page.open("#/analyse");
    page.click_on("#engine-on");
    page.press("More lines");
    page.press("More lines");
    expect_lines(page, 3);
    expect_arrows(page, 3, 2);
    page.press("Arrow");
    expect_arrows(page, 0, 0);
}

/// Waits until there are this many arrows on the board, and this many of them faint.
#[track_caller]
fn expect_arrows(page: &Page, all: usize, faint: usize) {
    page.eventually("the arrows", || {
        let body = r#"return [".arrow", ".arrow.faint"].map((it) => document.querySelectorAll(".board " + it).length);"#;
        let found = page.script(body, vec![]);
        (found == json!([all, faint]))
            .then_some(())
            .ok_or(found.to_string())
    });
}

fn the_score_is_announced_soon_and_not_with_each_change(page: &mut Page) {
    page.open("#/analyse");
    let body = r##"
        window.said = [];
        new MutationObserver(() => {
            const text = document.querySelector("#engine [role=status]")?.textContent ?? "";
            const [last] = said.slice(-1);
            if (text && text !== last?.text) said.push({ text, at: performance.now() });
        }).observe(document.body, { subtree: true, childList: true, characterData: true });
        window.asked = performance.now();
    "##;
    page.script(body, vec![]);
    page.click_on("#engine-on");
    page.expect_part("#engine [role=status]", "Best move: ");
    page.command("e4");
    page.expect_status("Black to move.");
    page.eventually("something is said of the next position", || {
        let body = "return said.length > 1 && said.every(({ at }, index) => at - (said[index - 1]?.at ?? asked) > 1000);";
        let found = page.script(body, vec![]);
        (found == json!(true)).then_some(()).ok_or(found.to_string())
    });
}

fn an_engine_that_falls_silent_is_started_again(page: &mut Page) {
    page.open("#/analyse?fen=6k1/5ppp/8/8/8/8/8/R3K3%20w%20-%20-%200%201");
    // The first worker swallows whatever it is told, and time passes quickly for who waits for it.
    let body = r#"
        const Genuine = Worker;
        const every = setInterval;
        window.setInterval = (act, wait, ...rest) => every(act, wait / 25, ...rest);
        window.workers = [];
        window.Worker = class extends Genuine {
            constructor(address, options) {
                super(address, options);
                if (!String(address).includes("engine-worker")) return;
                if (workers.push(this) === 1) this.postMessage = () => undefined;
                else window.setInterval = every;
                const end = this.terminate.bind(this);
                this.terminate = () => { this.isEnded = true; end(); };
            }
        };
    "#;
    page.script(body, vec![]);
    page.click_on("#engine-on");
    page.expect_text(".advice-score", "#1");
    let body = "return workers.map(({ isEnded }) => isEnded ?? false);";
    assert_eq!(page.script(body, vec![]), json!([true, false]));
    page.click_on(".advice-lines button");
    page.expect_status("Checkmate. White wins.");
}

fn a_mate_is_found_and_said(page: &mut Page) {
    page.open("#/analyse?fen=6k1/5ppp/8/8/8/8/8/R3K3%20w%20-%20-%200%201");
    page.click_on("#engine-on");
    page.expect_text(".advice-score", "#1");
    page.expect_part(
        "#engine [role=status]",
        "White mates in 1 move. Best move: Ra8#.",
    );
    page.click_on(".advice-lines button");
    page.expect_status("Checkmate. White wins.");
    page.expect_part("#engine", "The game is over here.");
}

fn a_line_is_written_in_the_chosen_notation_and_still_played(page: &mut Page) {
    // In French letters "R" is the king.
    page.open("#/analyse?fen=6k1/5ppp/8/8/8/8/8/R3K3%20w%20-%20-%200%201");
    page.choose("Notation", "French");
    page.click_on("#engine-on");
    page.expect_part(
        "#engine [role=status]",
        "White mates in 1 move. Best move: Ta8#.",
    );
    page.expect_part(".advice-lines", "Ta8#");
    page.click_on(".advice-lines button");
    page.expect_status("Checkmate. White wins.");
}

fn the_engine_is_off_until_it_is_asked(page: &mut Page) {
    page.open("#/analyse");
    page.expect_shown("#engine-on", true);
    let body = r##"return performance.getEntriesByType("resource").some(({ name }) => /engine-|site-advice/.test(name));"##;
    assert_eq!(page.script(body, vec![]), json!(false));
}

fn an_engine_without_its_worker_thinks_on_the_page(page: &mut Page) {
    page.tolerate("engine-worker");
    page.site().spoil(&["/engine-worker"], Fault::Missing);
    page.open("#/analyse?fen=6k1/5ppp/8/8/8/8/8/R3K3%20w%20-%20-%200%201");
    page.click_on("#engine-on");
    page.expect_text(".advice-score", "#1");
    page.click_on(".advice-lines button");
    page.expect_status("Checkmate. White wins.");
}

fn a_whole_game_is_reviewed_with_its_turning_points(page: &mut Page) {
    page.open("#/analyse");
    for command in ["e4", "e5", "Qh5", "Nf6", "a3", "Nxh5"] {
        page.command(command);
    }
    page.click_on("#review-on");
    page.expect_part(
        ".review-points",
        "3. a3: a blunder. The queen on h5 can be taken by the knight on f6.",
    );
    page.expect_shown(".review-progress", false);
    page.click_on(".review-points li:last-child button");
    page.expect_status("Black to move.");
    expect_place(page, "3. a3: Black");
    page.tab_to(".review-graph input");
    page.keys(&[Key::Home.value()]);
    page.expect_status("White to move.");
    expect_place(page, "Start: White");
}

fn engine_and_review_leave_room_for_the_moves_and_the_box(page: &mut Page) {
    page.resize(1280, 720);
    page.open("#/analyse");
    for command in ["e4", "e5", "Qh5", "Nf6", "a3", "Nxh5"] {
        page.command(command);
    }
    page.click_on("#review-on");
    page.expect_shown(".review-progress", false);
    page.click_on("#engine-on");
    expect_lines(page, 1);
    for (width, height) in [(1280, 720), (1440, 900), (960, 640)] {
        page.resize(width, height);
        page.eventually(&format!("room at {width}x{height}"), || {
            let body = r##"
                const of = (selector) => document.querySelector(selector).getBoundingClientRect();
                const [moves, steps, box] = [".moves", ".steps", ".command-box"].map(of);
                return [moves.height >= 90, moves.bottom <= steps.top, steps.bottom <= box.top];
            "##;
            let found = page.try_script(body)?;
            (found == json!([true, true, true]))
                .then_some(())
                .ok_or_else(|| found.to_string())
        });
    }
}

/// How many moves the first line has.
const MOVES: &str =
    "return document.querySelectorAll('.advice-lines li:first-child button').length;";

/// Waits until the slider of the graph says where it stands.
#[track_caller]
fn expect_place(page: &Page, place: &str) {
    page.eventually("the slider", || {
        let body = "return document.querySelector('.review-graph input').ariaValueText;";
        let found = page.script(body, vec![]);
        let says = found.as_str().is_some_and(|text| text.starts_with(place));
        says.then_some(()).ok_or(found.to_string())
    });
}

#[track_caller]
fn expect_lines(page: &Page, count: usize) {
    page.eventually("the lines", || {
        let body = "return document.querySelectorAll('.advice-lines li').length;";
        let found = page.script(body, vec![]);
        (found == json!(count))
            .then_some(())
            .ok_or(found.to_string())
    });
}
