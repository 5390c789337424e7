//! "Why?": the explanation of a mate is walked by keyboard, and what is switched on is shown.

use rules::Square;
use serde_json::Value;

use crate::harness::{Key, Page, tests};

tests![
    a_mate_is_walked_step_by_step_by_keyboard,
    an_explanation_is_asked_for_in_the_box_and_closed_by_a_move,
    checks_stalemates_forced_moves_and_draws_can_be_asked_about,
    a_quiet_position_has_nothing_to_explain,
    layers_are_switched_on_and_stay_after_a_reload,
    attackers_and_defenders_of_the_focused_square_are_counted,
    castling_has_a_checklist,
    a_move_is_called_by_its_terms,
];

/// Legall's mate without the queen's bishop: the queen stands guarded beside the king.
const SCHOLARS_MATE: &str = "r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4";

fn count(page: &Page, selector: &str) -> u64 {
    let body = "return document.querySelectorAll(arguments[0]).length;";
    let found = page.script(body, vec![Value::from(selector)]);
    found.as_u64().expect("a number")
}

fn has_focus(page: &Page, selector: &str) -> bool {
    let body = "return document.activeElement?.matches(arguments[0]) ?? false;";
    page.script(body, vec![Value::from(selector)]) == Value::Bool(true)
}

#[track_caller]
fn expect_focus(page: &Page, selector: &str) {
    page.eventually(&format!("{selector} has the focus"), || {
        has_focus(page, selector)
            .then_some(())
            .ok_or_else(|| "it has not".to_owned())
    });
}

fn a_mate_is_walked_step_by_step_by_keyboard(page: &mut Page) {
    page.open_position(SCHOLARS_MATE);
    page.expect_status("Checkmate. White wins.");
    page.tab_to("#ask-why");
    let moment = page.listen();
    page.keys(&[Key::Enter.value()]);
    expect_focus(page, "#why-title");
    page.expect_text("#why-title", "Checkmate");
    page.expect_said(moment, &["checkmate", "king on e8", "queen on f7"]);
    page.expect_shown("dialog[open]", false);

    let place = page.text("#why .place");
    let steps: usize = place
        .rsplit(' ')
        .next()
        .and_then(|number| number.parse().ok())
        .expect("Step 1 of 8");
    assert!((4..=20).contains(&steps), "{place}");
    let mut texts = vec![page.text("#why .step")];
    for step in 2..=steps {
        let moment = page.listen();
        page.keys(&[Key::Right.value()]);
        page.expect_text("#why .place", &format!("Step {step} of {steps}"));
        let text = page.text("#why .step");
        page.expect_said(moment, &[&format!("step {step} of {steps}"), &text]);
        let marks = count(page, ".board .reasons .mark, .board .arrow");
        assert!(marks > 0, "step {step} draws nothing: {text}");
        texts.push(text);
    }
    let whole = texts.join(" ");
    for square in ["e7", "f7", "d8"] {
        assert!(whole.contains(square), "{square} is not mentioned: {whole}");
    }
    page.keys(&[Key::Home.value()]);
    page.expect_text("#why .place", &format!("Step 1 of {steps}"));
    page.keys(&[Key::End.value()]);
    page.expect_text("#why .place", &format!("Step {steps} of {steps}"));

    page.keys(&[Key::Escape.value()]);
    page.expect_shown("#why", false);
    page.expect_shown(".board .reasons .mark", false);
    expect_focus(page, "#ask-why");
}

fn an_explanation_is_asked_for_in_the_box_and_closed_by_a_move(page: &mut Page) {
    page.open_position("4k3/8/8/8/4r3/8/3B4/4K3 w - - 0 1");
    page.command("why");
    page.expect_shown("#why", true);
    page.press("Next");
    page.press("Back");
    page.press("Close");
    page.expect_shown("#why", false);
    page.press("Why?");
    page.expect_shown("#why", true);
    page.drag(Square::D2, Square::E3);
    page.expect_shown("#why", false);
    page.expect_status("Black to move.");
}

fn checks_stalemates_forced_moves_and_draws_can_be_asked_about(page: &mut Page) {
    for (fen, title) in [
        ("4k3/4r3/8/8/8/8/8/4KB2 w - - 0 1", "check"),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "stalemate"),
        ("7k/8/8/8/8/8/r7/7K w - - 0 1", "forced"),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "material"),
        ("4k3/8/8/8/8/8/8/R3K3 w - - 100 80", "draw"),
    ] {
        page.open_position(fen);
        page.press("Why?");
        let heading = page.text("#why-title").to_lowercase();
        let step = page.text("#why .step").to_lowercase();
        assert!(
            heading.contains(title) || step.contains(title),
            "{fen}: {heading}: {step}"
        );
    }
}

fn a_quiet_position_has_nothing_to_explain(page: &mut Page) {
    page.open("");
    page.expect_shown("#ask-why", false);
    let moment = page.listen();
    page.command("why");
    page.expect_said(moment, &["Nothing to explain"]);
    page.expect_shown("#why", false);
}

fn layers_are_switched_on_and_stay_after_a_reload(page: &mut Page) {
    // A pinned knight, a hanging bishop, a passed pawn and a check to give.
    page.open_position("4k3/1P6/8/b2r4/8/8/3N4/3QK3 w - - 0 1");
    page.expect_shown(".board .tints", false);
    page.expect_enabled("New game", true);
    page.click_on("#layers summary");
    for (layer, class, least) in [
        ("white", "white-commands", 15),
        ("black", "black-commands", 15),
        ("danger", "danger", 1),
        ("pins", "pin", 2),
        ("checks", "checks", 1),
        ("pawns", "strong", 1),
    ] {
        let moment = page.listen();
        page.click_on(&format!("label[for=layer-{layer}]"));
        page.expect_said(moment, &["shown"]);
        page.expect_shown(&format!(".board .tints .{class}"), true);
        let marks = count(page, &format!(".board .tints .{class}"));
        assert!(marks >= least, "{layer}: {marks}");
    }
    page.reload();
    page.expect_shown(".board .tints .pin", true);
    page.expect_enabled("New game", true);
    page.click_on("#layers summary");
    let moment = page.listen();
    page.click_on("label[for=layer-pins]");
    page.expect_said(moment, &["pins", "hidden"]);
    page.expect_shown(".board .tints .pin", false);
}

fn attackers_and_defenders_of_the_focused_square_are_counted(page: &mut Page) {
    page.open_position("4k3/8/5n2/8/4P3/3B4/8/4K3 w - - 0 1");
    page.expect_enabled("New game", true);
    page.click_on("#layers summary");
    page.click_on("label[for=layer-counts]");
    page.tab_to("[role=\"gridcell\"]");
    page.cursor_to(Square::E4);
    page.expect_text(
        "#contest",
        "e4: attacked by 1 (knight on f6); defended by 1 (bishop on d3).",
    );
    let moment = page.listen();
    page.keys(&['o']);
    page.expect_said(moment, &["pawn", "attacked by 1", "defended by 1"]);
}

fn castling_has_a_checklist(page: &mut Page) {
    page.open_position("4k3/8/8/5r2/8/8/8/R3K2R w KQ - 0 1");
    page.expect_enabled("New game", true);
    page.click_on("#layers summary");
    page.click_on("label[for=layer-castling]");
    assert_eq!(count(page, ".checklist"), 2);
    assert_eq!(count(page, ".checklist li"), 12);
    assert_eq!(count(page, ".checklist li.is-failed"), 1);
    page.expect_part(".checklist li.is-failed", "rook on f5");
    assert_eq!(count(page, ".checklist li.is-met"), 11);
}

fn a_move_is_called_by_its_terms(page: &mut Page) {
    page.open_position("r3k3/8/8/3N4/8/8/8/4K3 w - - 0 1");
    page.command("Nc7+");
    page.expect_text("#terms", "In this move: fork.");
    page.click_on("#terms a");
    page.expect_part("h2", "Fork");
}
