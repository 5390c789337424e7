//! A diagram of a lesson in the hands of its reader: changed in place, judged by the rules, taken
//! elsewhere, and as it was printed again.

use rules::Square;
use serde_json::json;

use crate::harness::{Fault, Key, Page, tests};

tests![
    a_diagram_is_changed_by_keys_and_the_rules_answer,
    a_diagram_is_changed_by_hand_and_taken_elsewhere,
    a_changed_mate_says_why_each_answer_fails,
    a_line_is_changed_at_the_move_that_is_shown,
    a_changed_diagram_fits_a_phone,
    without_its_part_the_diagram_says_so,
];

/// A mate on the back rank: the king on g8 behind its pawns, the rook on a8.
const MATE: &str = "#/learn/mate/mate";
const TITLE: &str = "Check without an answer";
const PRINTED: &str = "R5k1/5ppp/8/8/8/8/8/6K1_b_-_-_0_1";

#[track_caller]
fn open(page: &Page) {
    page.forget_work();
    page.load(MATE);
    page.expect_text("h2", TITLE);
    page.expect_shown(".lesson-board", true);
}

/// The page of analysis shows this board, where a reader follows the link.
#[track_caller]
fn expect_link(page: &Page, fen: &str) {
    let body = "return document.querySelector('.lesson-tools a').getAttribute('href');";
    page.eventually("the link leads to the board as it stands", || {
        let link = page.script(body, vec![]);
        let is_there = link == json!(format!("#/analyse?fen={fen}"));
        is_there.then_some(()).ok_or_else(|| link.to_string())
    });
}

fn a_diagram_is_changed_by_keys_and_the_rules_answer(page: &mut Page) {
    open(page);
    page.script("document.querySelector('.arrange').focus();", vec![]);
    page.keys(&[Key::Enter.value()]);
    page.expect_part(".arranging .verdict", "Checkmate. White wins.");
    page.cursor_to(Square::G7);
    let moment = page.listen();
    page.keys(&[Key::Delete.value()]);
    page.expect_text(
        ".arranging .verdict",
        "Legal position. Black to move. Check!",
    );
    page.expect_said(
        moment,
        &["g7 is empty. Legal position. Black to move. Check!"],
    );
    let moment = page.listen();
    page.keys(&['p']);
    page.expect_said(moment, &["black pawn, g7. Legal position. Checkmate."]);
    // A piece is taken up and put down.
    page.cursor_to(Square::A8);
    page.keys(&[Key::Enter.value()]);
    page.cursor_to(Square::A7);
    let moment = page.listen();
    page.keys(&[Key::Enter.value()]);
    page.expect_said(moment, &["white rook, a7", "Black to move."]);
    expect_link(page, "6k1/R4ppp/8/8/8/8/8/6K1_b_-_-_0_1");
    // A king that is gone is told, and keys that belong to a lesson go on working.
    page.cursor_to(Square::G1);
    let moment = page.listen();
    page.keys(&[Key::Delete.value()]);
    page.expect_said(
        moment,
        &["No game can come to this position.", "White has no king."],
    );
    page.expect_shown(".play-on", false);
    page.press("As printed");
    page.expect_shown(".arranging", false);
    page.expect_text(".work .how", "Black to move");
    expect_link(page, PRINTED);
    // What was changed is not lost.
    page.press("As you changed it");
    page.expect_part(".work .verdict", "White has no king.");
    page.keys(&['.']);
    page.expect_text(".step-bar .place", "Step 2 of 4");
}

fn a_diagram_is_changed_by_hand_and_taken_elsewhere(page: &mut Page) {
    page.resize(1440, 900);
    open(page);
    page.press("Change the pieces");
    page.expect_part(".arranging .verdict", "Checkmate. White wins.");
    page.drag(Square::A8, Square::B7);
    page.expect_text(".arranging .verdict", "Legal position. Black to move.");
    page.press("Place a black rook");
    page.tap(Square::D8);
    page.press("Undo");
    page.press("Redo");
    page.click_on(".supplies input[type=radio]:not(:checked)");
    page.expect_text(".arranging .verdict", "Legal position. White to move.");
    page.press("Turn the board");
    page.expect_shown(".arranging .board[data-bottom=black]", true);
    // The same button ends it: the board stands as it was left, and pieces tell their squares again.
    page.press("Change the pieces");
    page.expect_shown(".arranging", false);
    page.expect_text(".work .verdict", "Legal position. White to move.");
    page.tap(Square::B7);
    page.expect_part("#lesson-feedback", "b8");
    expect_link(page, "3r2k1/1R3ppp/8/8/8/8/8/6K1_w_-_-_0_1");
    page.press("Play on against the computer");
    page.expect_shown("#sit-dialog", true);
    page.press("Cancel");
    page.expect_status("White to move.");
    assert_eq!(page.text("[data-square=d8]"), "");
}

fn a_changed_mate_says_why_each_answer_fails(page: &mut Page) {
    open(page);
    page.press("Change the pieces");
    page.expect_text(".why-steps h3", "Checkmate");
    page.expect_part(
        ".why-steps li",
        "The king on g8 is in check from the rook on a8.",
    );
    // A hole for the king: who can answer the check is told instead.
    page.cursor_to(Square::G7);
    page.keys(&[Key::Delete.value()]);
    page.expect_text(".why-steps h3", "Check");
    // Nothing to explain on a quiet board.
    page.cursor_to(Square::A8);
    page.keys(&[Key::Delete.value()]);
    page.expect_shown(".why-steps", false);
    page.press("Undo");
    page.press("Undo");
    page.press("Change the pieces");
    page.expect_text(".why-steps h3", "Checkmate");
    page.press("As printed");
    page.expect_shown(".why-steps", false);
}

/// The second step is a game: a counter-gambit.
const LINE: &str = "#/learn/masters/gambit";

fn a_line_is_changed_at_the_move_that_is_shown(page: &mut Page) {
    page.forget_work();
    page.load(LINE);
    page.expect_text("h2", "The gambit");
    page.press("Next");
    page.expect_text(".step-bar .place", "Step 2 of 4");
    page.press("d4");
    page.press("Change the pieces");
    page.expect_part(".arranging .verdict", "Black to move.");
    // The moves of the line stay where they are.
    page.expect_shown(".line-moves", false);
    page.cursor_to(Square::D1);
    page.keys(&[Key::Delete.value()]);
    page.expect_text(".arranging .verdict", "Legal position. Black to move.");
    expect_link(
        page,
        "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNB1KBNR_b_KQkq_-_0_1",
    );
    page.press("Change the pieces");
    page.expect_shown(".arranging", false);
    page.expect_text(".work .verdict", "Legal position. Black to move.");
    page.expect_text("[data-square=d1]", "");
    page.expect_shown(".play-on", true);
    page.press("As printed");
    page.expect_shown(".work .verdict", false);
    // The line goes on as it was printed; a board that was left is printed again.
    page.press("As you changed it");
    page.press("One move on");
    page.expect_shown(".work .verdict", false);
    expect_link(
        page,
        "rnbqkbnr/pppp1ppp/8/4p3/3P4/8/PPP1PPPP/RNBQKBNR_w_KQkq_-_0_2",
    );
}

fn a_changed_diagram_fits_a_phone(page: &mut Page) {
    page.resize_as_mobile(360, 640);
    open(page);
    page.press("Change the pieces");
    page.expect_shown(".arranging .verdict", true);
    let body = r##"
        const board = document.querySelector(".arranging .board").getBoundingClientRect();
        const said = document.querySelector(".arranging .verdict").getBoundingClientRect();
        const bar = document.querySelector(".step-bar").getBoundingClientRect();
        const tools = [...document.querySelectorAll(".supplies .tool")];
        return [
            document.documentElement.scrollWidth <= innerWidth,
            board.width >= innerWidth - 40 && said.top >= board.bottom && said.top < board.bottom + 24,
            board.top >= 0 && said.bottom <= bar.top,
            tools.length === 14 && tools.every((it) => it.getBoundingClientRect().height >= 44),
        ];
    "##;
    page.eventually(
        "the board and what the rules say are in sight together",
        || {
            page.script(
                "document.querySelector('.arranging').scrollIntoView({ behavior: 'instant' });",
                vec![],
            );
            let found = page.script(body, vec![]);
            let fits = found == json!([true, true, true, true]);
            fits.then_some(()).ok_or_else(|| found.to_string())
        },
    );
}

fn without_its_part_the_diagram_says_so(page: &mut Page) {
    page.tolerate("404");
    page.tolerate("integrity");
    page.forget_worker();
    open(page);
    page.site().spoil(&["/site-arrange-"], Fault::Missing);
    page.press("Change the pieces");
    page.expect_shown("#part-failed", true);
    page.site().repair();
    page.press("Try again");
    page.expect_part(".arranging .verdict", "Checkmate. White wins.");
}
