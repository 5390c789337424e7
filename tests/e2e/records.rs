//! FEN and PGN out of the page and into it.

use rules::Square;

use crate::harness::{Key, Page, STAUNTON_START, Score, tests};

tests![
    the_position_is_copied,
    the_game_is_copied,
    the_end_of_a_game_is_copied_and_pasted,
    a_position_is_pasted,
    a_game_is_pasted,
    a_broken_position_is_refused_with_the_place,
    a_position_against_the_laws_is_refused_with_every_fault,
    a_broken_game_is_refused_with_line_and_column,
    an_illegal_move_in_a_game_is_refused_with_line_and_column,
    pasting_can_be_given_up,
    a_position_in_the_address_is_set_up,
    a_broken_position_in_the_address_is_reported,
    what_is_copied_can_be_pasted,
];

#[track_caller]
fn copied(page: &Page, button: &str) -> String {
    let moment = page.listen();
    page.press(button);
    page.expect_said(moment, &["copied"]);
    page.clipboard()
}

#[track_caller]
fn paste(page: &Page, text: &str) {
    page.press("Import FEN or PGN");
    page.expect_shown("#paste-dialog", true);
    page.fill("FEN, PGN or moves in old notation", text);
    page.press("Load");
}

/// The dialog stays, with an error that contains these words; the board is as before.
#[track_caller]
fn expect_refused(page: &Page, words: &[&str]) {
    page.eventually(&format!("the dialog says {words:?}"), || {
        let body = r##"
            const dialog = document.querySelector("#paste-dialog");
            const copy = dialog.cloneNode(true);
            copy.querySelectorAll("textarea, button, label").forEach((one) => one.remove());
            return copy.textContent;
        "##;
        let text = page
            .script(body, vec![])
            .as_str()
            .unwrap_or_default()
            .to_lowercase();
        let all = words.iter().all(|word| text.contains(&word.to_lowercase()));
        if all { Ok(()) } else { Err(text) }
    });
    assert!(page.shows("#paste-dialog"), "the dialog stays open");
    page.keys(&[Key::Escape.value()]);
    page.expect_shown("#paste-dialog", false);
    page.expect_scene(&Score::start().scene());
    page.expect_status("White to move.");
}

fn the_position_is_copied(page: &mut Page) {
    page.open("#/play");
    page.allow_clipboard();
    assert_eq!(copied(page, "Copy FEN"), STAUNTON_START);
    page.command("e4");
    page.expect_status("Black to move.");
    let fen = copied(page, "Copy FEN");
    assert_eq!(
        fen,
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
    );
}

fn the_game_is_copied(page: &mut Page) {
    page.open("#/play");
    page.allow_clipboard();
    let mut score = Score::start();
    for text in ["f3", "e5", "g4", "Qh4#"] {
        score.play(text);
        page.command(text);
        page.expect_scene(&score.scene());
    }
    let pgn = copied(page, "Copy PGN");
    assert!(pgn.contains("1. f3 e5 2. g4 Qh4# 0-1"), "{pgn}");
    assert!(pgn.contains("[Result \"0-1\"]"), "{pgn}");
}

/// The PGN standard's `Termination`, 9.8.1, and no tag of our own.
fn the_end_of_a_game_is_copied_and_pasted(page: &mut Page) {
    const RESIGNED: &str = "White resigned. Black wins.";
    page.open("#/play");
    page.allow_clipboard();
    for text in ["e4", "e5", "draw", "draw"] {
        page.command(text);
    }
    page.expect_status("Draw by agreement.");
    let agreed = copied(page, "Copy PGN");
    assert!(agreed.contains("[Termination \"normal\"]"), "{agreed}");
    assert!(!agreed.contains("[Ending"), "{agreed}");
    page.press("Take back");
    page.command("e5");
    page.command("resign");
    page.command("yes");
    page.expect_status(RESIGNED);
    let resigned = copied(page, "Copy PGN");
    assert!(resigned.contains("[Termination \"normal\"]"), "{resigned}");
    paste(page, &agreed);
    page.expect_status("Draw by agreement.");
    paste(page, &resigned);
    page.expect_status(RESIGNED);
    // What earlier versions wrote.
    paste(page, "[Ending \"resigned white\"]\n\n1. e4 e5 0-1");
    page.expect_status(RESIGNED);
    paste(page, "1. e4 e5 0-1");
    page.expect_status("White to move.");
}

fn a_position_is_pasted(page: &mut Page) {
    const FEN: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3";
    page.open("#/play");
    paste(page, FEN);
    page.expect_shown("#paste-dialog", false);
    page.expect_scene(&Score::from_fen(FEN).scene());
    page.expect_status("White to move.");
    page.drag(Square::F1, Square::B5);
    page.expect_status("Black to move.");
}

fn a_game_is_pasted(page: &mut Page) {
    const PGN: &str = "[Event \"Test\"]\n[Result \"*\"]\n\n1. e4 {best by test} e5 2. Nf3 (2. f4 exf4) Nc6 $1 3. Bb5 a6 *\n";
    page.open("#/play");
    paste(page, PGN);
    page.expect_shown("#paste-dialog", false);
    let mut score = Score::start();
    for text in ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"] {
        score.play(text);
    }
    page.expect_shown("#moves .ply[data-ply=\"6\"]", true);
    page.click_on("#moves .ply[data-ply=\"6\"]");
    page.expect_scene(&score.scene());
    page.expect_status("White to move.");
}

fn a_broken_position_is_refused_with_the_place(page: &mut Page) {
    page.open("#/play");
    paste(
        page,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPXPPP/RNBQKBNR w KQkq - 0 1",
    );
    expect_refused(page, &["field 1", "character 31", "e2"]);
}

fn a_position_against_the_laws_is_refused_with_every_fault(page: &mut Page) {
    page.open("#/play");
    paste(page, "4k3/8/8/8/8/8/8/P7 w - - 0 1");
    expect_refused(page, &["king", "a1"]);
}

fn a_broken_game_is_refused_with_line_and_column(page: &mut Page) {
    page.open("#/play");
    paste(page, "[Event \"Test\"]\n\n1. e4 e5\n2. Nf3 N?6 *");
    expect_refused(page, &["line 4", "column 8"]);
}

fn an_illegal_move_in_a_game_is_refused_with_line_and_column(page: &mut Page) {
    page.open("#/play");
    paste(page, "1. e4 e5 2. Nf3 Nc6\n3. Bb6 a6 *");
    expect_refused(page, &["line 2", "column 4"]);
}

fn pasting_can_be_given_up(page: &mut Page) {
    page.open("#/play");
    page.press("Import FEN or PGN");
    page.expect_shown("#paste-dialog", true);
    page.keys(&[Key::Escape.value()]);
    page.expect_shown("#paste-dialog", false);
    page.expect_scene(&Score::start().scene());
}

fn a_position_in_the_address_is_set_up(page: &mut Page) {
    const FEN: &str = "8/8/4k3/8/2n5/3K4/8/6B1 b - - 4 50";
    page.open(&format!("#/play?fen={}", FEN.replace(' ', "%20")));
    page.expect_status("Black to move.");
    page.expect_scene(&Score::from_fen(FEN).scene());
}

fn a_broken_position_in_the_address_is_reported(page: &mut Page) {
    page.open("#/play?fen=8/8/8/8/8/8/8/9%20w%20-%20-%200%201");
    page.expect_scene(&Score::start().scene());
    page.eventually("the fault is reported", || {
        let said = page.script(
            "return window.e2eRecord.live.map(({ text }) => text).join(' ');",
            vec![],
        );
        let text = said.as_str().unwrap_or_default().to_lowercase();
        if text.contains("fen") || text.contains("position") {
            Ok(())
        } else {
            Err(text)
        }
    });
}

fn what_is_copied_can_be_pasted(page: &mut Page) {
    page.open("#/play");
    page.allow_clipboard();
    let mut score = Score::start();
    for text in ["e4", "c5", "Nf3", "d6", "d4", "cxd4", "Nxd4"] {
        score.play(text);
        page.command(text);
        page.expect_scene(&score.scene());
    }
    let pgn = copied(page, "Copy PGN");
    page.press("New game");
    page.press("Start new game");
    page.expect_scene(&Score::start().scene());
    paste(page, &pgn);
    page.expect_shown("#paste-dialog", false);
    page.expect_scene(&score.scene());
    page.expect_status("Black to move.");
}
