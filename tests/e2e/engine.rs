//! The engine on the page of analysis.

use serde_json::json;

use crate::harness::{Page, tests};

tests![
    lines_of_the_engine_are_shown_and_played,
    a_mate_is_found_and_said,
    the_engine_is_off_until_it_is_asked,
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

fn the_engine_is_off_until_it_is_asked(page: &mut Page) {
    page.open("#/analyse");
    page.expect_shown("#engine-on", true);
    let body = r##"return performance.getEntriesByType("resource").some(({ name }) => /engine-|site-advice/.test(name));"##;
    assert_eq!(page.script(body, vec![]), json!(false));
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
