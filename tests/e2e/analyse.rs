//! The page on which a record is studied: opening, walking, changing, drawing, keeping.

use rules::Square;
use serde_json::json;

use crate::harness::{Key, Page, Pointer, tests};

tests![
    a_file_is_opened_by_drag_and_drop,
    variations_are_walked_by_keyboard,
    a_variation_is_added_and_promoted,
    illegal_tries_are_explained,
    a_shape_is_drawn_by_touch,
    shapes_are_drawn_with_the_right_button,
    comments_and_signs_are_given_by_keyboard,
    what_is_copied_can_be_pasted_again,
    a_text_is_pasted_anywhere_on_the_page,
    a_damaged_file_shows_its_faults_and_keeps_its_other_games,
    a_reload_loses_nothing,
    a_position_in_the_address_is_set_up,
    a_position_is_set_up_by_hand,
    moves_stand_in_a_table_or_as_in_a_book,
    the_opening_is_named,
    many_games_are_listed_and_opened,
    a_game_is_exported_and_set_for_paper,
    what_takes_the_place_of_the_page_takes_the_focus_and_gives_it_back,
];

const GAME: &str = "[Event \"Test\"]\n[White \"Anna\"]\n[Black \"Bert\"]\n\n\
    1. e4 e5 {Open game} (1... c5 2. Nf3 (2. c3 d5) 2... d6) (1... e6 2. d4) 2. Nf3 Nc6 3. Bb5 *\n";

const DAMAGED: &str = "[White \"Anna\"]\n\n1. e4 e5 2. Nf3 *\n\n\
    [White \"Bert\"]\n\n1. d4 d5 2. Nf9 e6 3. Bg5 *\n\n\
    [White \"Cleo\"]\n\n1. c4 c5 *\n";

/// Opens the page with English letters in the list, so that its text can be read.
#[track_caller]
fn open(page: &Page) {
    page.open("#/analyse");
    page.choose("Notation", "English letters (Nf3)");
}

#[track_caller]
fn drop_file(page: &Page, name: &str, text: &str) {
    let body = r##"
        const [name, text] = arguments;
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name, { type: "application/x-chess-pgn" }));
        const target = document.querySelector("main");
        for (const kind of ["dragover", "drop"]) {
            target.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
        }
    "##;
    page.script(body, vec![json!(name), json!(text)]);
}

/// The text of the list comes to be this, but for white space.
#[track_caller]
fn expect_moves(page: &Page, expected: &str) {
    page.eventually(&format!("the moves are {expected:?}"), || {
        let text = page.text("#moves");
        let close = |text: &str| text.split_whitespace().collect::<String>();
        if close(&text) == close(expected) {
            Ok(())
        } else {
            Err(text)
        }
    });
}

#[track_caller]
fn expect_current(page: &Page, expected: &str) {
    page.expect_text("#moves [aria-current=true]", expected);
}

#[track_caller]
fn copied_game(page: &Page) -> String {
    let moment = page.listen();
    page.press("Copy PGN");
    page.expect_said(moment, &["copied"]);
    page.clipboard()
}

fn a_file_is_opened_by_drag_and_drop(page: &mut Page) {
    open(page);
    let moment = page.listen();
    drop_file(page, "anna.pgn", GAME);
    page.expect_said(moment, &["detected: pgn, one game"]);
    page.expect_part(".record-head", "Anna \u{2013} Bert");
    page.expect_part(".recognised", "anna.pgn");
    expect_moves(
        page,
        "1. e4 e5 Open game 1\u{2026}c5 2.Nf3 2.c3 d5 2\u{2026}d6 1\u{2026}e6 2.d4 2. Nf3 Nc6 3. Bb5",
    );
}

fn variations_are_walked_by_keyboard(page: &mut Page) {
    open(page);
    drop_file(page, "anna.pgn", GAME);
    page.expect_part("#moves", "Bb5");
    let [left, right] = [Key::Left.value(), Key::Right.value()];
    let [up, down] = [Key::Up.value(), Key::Down.value()];
    page.tab_to("#moves .ply");
    page.keys(&[right]);
    expect_current(page, "e4");
    let moment = page.listen();
    page.keys(&[right]);
    expect_current(page, "e5");
    page.expect_said(moment, &["black: pawn to e5", "comment: open game"]);
    let moment = page.listen();
    page.keys(&[down]);
    expect_current(page, "c5");
    page.expect_said(moment, &["variation 1 of 2"]);
    let moment = page.listen();
    page.keys(&[down]);
    page.expect_said(moment, &["variation 2 of 2"]);
    page.keys(&[up, right, down]);
    expect_current(page, "c3");
    assert!(
        page.shows("#moves .ply[aria-current=true]:focus"),
        "the focus goes along"
    );
    page.keys(&[Key::Home.value(), Key::End.value()]);
    expect_current(page, "Bb5");
    page.keys(&[left]);
    expect_current(page, "Nc6");
    page.expect_name(Square::C6, "black knight, c6, last move");
}

fn a_variation_is_added_and_promoted(page: &mut Page) {
    open(page);
    for text in ["e4", "e5", "Nf3"] {
        page.command(text);
    }
    page.command("back");
    page.command("back");
    let moment = page.listen();
    page.drag(Square::C7, Square::C5);
    page.expect_said(moment, &["new variation"]);
    expect_moves(page, "1. e4 e5 1\u{2026}c5 2. Nf3");
    page.press("Promote");
    expect_moves(page, "1. e4 c5 1\u{2026}e5 2.Nf3");
    page.chord(&Key::Control, 'z');
    expect_moves(page, "1. e4 e5 1\u{2026}c5 2. Nf3");
    page.press("Make main line");
    expect_moves(page, "1. e4 c5 1\u{2026}e5 2.Nf3");
    page.press("Delete from here");
    expect_moves(page, "1. e4 e5 2. Nf3");
    page.press("Undo");
    expect_moves(page, "1. e4 c5 1\u{2026}e5 2.Nf3");
}

fn illegal_tries_are_explained(page: &mut Page) {
    open(page);
    page.drag(Square::B1, Square::B3);
    page.expect_part(".notice", "knight");
    page.command("Ke2");
    page.expect_part("#command-error", "king");
    expect_moves(page, "No moves yet.");
}

fn a_shape_is_drawn_by_touch(page: &mut Page) {
    open(page);
    page.allow_clipboard();
    page.command("e4");
    page.press("Arrows & circles");
    page.press("red");
    let moment = page.listen();
    page.drag_with(Pointer::Touch, Square::G8, Square::F6);
    page.expect_said(moment, &["drawn: red arrow from g8 to f6"]);
    page.tap_with(Pointer::Touch, Square::D5);
    page.expect_shown(".ink-shapes .circle.ink-red", true);
    let game = copied_game(page);
    assert!(game.contains("[%csl Rd5] [%cal Rg8f6]"), "{game}");
    page.tap_with(Pointer::Touch, Square::D5);
    page.expect_shown(".ink-shapes .circle", false);
    page.press("Arrows & circles");
    page.drag_with(Pointer::Touch, Square::E7, Square::E5);
    expect_moves(page, "1. e4 e5");
}

fn shapes_are_drawn_with_the_right_button(page: &mut Page) {
    open(page);
    page.drag_with_button(2, Square::E2, Square::E4);
    page.expect_shown(".ink-shapes .pointer.ink-green", true);
    page.hold(&Key::Shift);
    page.drag_with_button(2, Square::E2, Square::E4);
    page.let_go(&Key::Shift);
    page.expect_shown(".ink-shapes .pointer.ink-red", true);
    page.expect_shown(".ink-shapes .pointer.ink-green", false);
    page.command("circle d4 blue");
    page.expect_shown(".ink-shapes .circle.ink-blue", true);
    page.press("Clear drawing");
    page.expect_shown(".ink-shapes g", false);
}

fn comments_and_signs_are_given_by_keyboard(page: &mut Page) {
    open(page);
    page.allow_clipboard();
    page.command("e4");
    page.tab_to("#moves .ply");
    page.keys(&['!', '?']);
    expect_current(page, "e4!?");
    page.keys(&['c']);
    page.expect_shown("#comment-after:focus", true);
    page.keys(&['W', 'e', 'l', 'l', Key::Escape.value()]);
    page.expect_shown("#moves .ply:focus", true);
    page.expect_part("#moves .comment", "Well");
    let game = copied_game(page);
    assert!(game.contains("1. e4 $5 {Well} *"), "{game}");
    page.press("Undo");
    page.expect_shown("#moves .comment", false);
}

fn what_is_copied_can_be_pasted_again(page: &mut Page) {
    open(page);
    page.allow_clipboard();
    drop_file(page, "anna.pgn", GAME);
    page.expect_part("#moves", "Bb5");
    let first = copied_game(page);
    page.press("New");
    expect_moves(page, "No moves yet.");
    page.press("Open\u{2026}");
    page.fill("Or paste text", &first);
    page.press("Open");
    page.expect_part("#moves", "Bb5");
    assert_eq!(copied_game(page), first);
    page.press("New");
    page.press("Restore previous game");
    page.expect_part("#moves", "Bb5");
}

fn a_text_is_pasted_anywhere_on_the_page(page: &mut Page) {
    open(page);
    let body = r##"
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", "8/8/8/4k3/8/4K3/8/R7 w - - 0 1");
        document.body.dispatchEvent(new ClipboardEvent("paste", { bubbles: true, cancelable: true, clipboardData }));
    "##;
    let moment = page.listen();
    page.script(body, vec![]);
    page.expect_said(moment, &["detected: fen"]);
    page.expect_name(Square::A1, "white rook, a1");
}

fn a_damaged_file_shows_its_faults_and_keeps_its_other_games(page: &mut Page) {
    open(page);
    drop_file(page, "damaged.pgn", DAMAGED);
    page.expect_part(".recognised", "3 games");
    page.eventually("three games are listed", || {
        let count = page.script(
            r#"return document.querySelectorAll(".games-list li").length"#,
            vec![],
        );
        (count == json!(3)).then_some(()).ok_or(count.to_string())
    });
    page.click_on(".games-list li:nth-child(2) button");
    page.expect_part(".faults", "Line 7, column 13");
    page.expect_part(".unread", "Nf9 e6 3. Bg5");
    expect_moves(page, "1. d4 d5 The game was read up to this move.");
    page.click_on(".games-list li:nth-child(3) button");
    expect_moves(page, "1. c4 c5");
    page.expect_shown(".faults", false);
}

fn a_reload_loses_nothing(page: &mut Page) {
    open(page);
    drop_file(page, "anna.pgn", GAME);
    page.expect_part("#moves", "Bb5");
    page.command("end");
    page.command("a6");
    page.command("circle b5 yellow");
    page.command("flip");
    page.command("back");
    expect_current(page, "Bb5");
    page.reload();
    page.expect_part("#moves", "a6");
    expect_current(page, "Bb5");
    page.expect_bottom("black");
    page.command("fwd");
    page.expect_shown(".ink-shapes .circle.ink-yellow", true);
}

fn a_position_in_the_address_is_set_up(page: &mut Page) {
    page.open("#/analyse?fen=8/8/8/4k3/8/4K3/8/R7_w_-_-_0_1");
    page.expect_name(Square::A1, "white rook, a1");
    page.command("Ra5+");
    page.expect_status("Black to move. Check!");
}

fn a_position_is_set_up_by_hand(page: &mut Page) {
    open(page);
    page.press("Set up\u{2026}");
    page.expect_shown(".editor", true);
    assert!(!page.shows("#command"), "there is only one board");
    page.click_on("#editor-done");
    page.expect_shown(".editor", false);
    page.expect_status("White to move.");
}

fn moves_stand_in_a_table_or_as_in_a_book(page: &mut Page) {
    open(page);
    drop_file(page, "anna.pgn", GAME);
    page.expect_part("#moves", "Bb5");
    page.press("Book");
    expect_moves(
        page,
        "1.e4 e5 Open game (1\u{2026}c5 2.Nf3 (2.c3 d5) 2\u{2026}d6) (1\u{2026}e6 2.d4) 2.Nf3 Nc6 3.Bb5",
    );
    page.press("Fold all");
    expect_moves(
        page,
        "1.e4 e5 Open game (1\u{2026}c5 \u{2026}) (1\u{2026}e6 \u{2026}) 2.Nf3 Nc6 3.Bb5",
    );
    page.click_on(".fold");
    page.expect_part("#moves", "2\u{2026}d6");
    page.choose("Notation", "Descriptive (Kt-KB3)");
    page.expect_part("#moves", "P-K4");
}

fn the_opening_is_named(page: &mut Page) {
    open(page);
    for text in ["e4", "e5", "Nf3", "Nc6", "Bb5"] {
        page.command(text);
    }
    page.expect_part("#opening", "Ruy Lopez");
}

fn many_games_are_listed_and_opened(page: &mut Page) {
    open(page);
    let games: String = (1..=20)
        .map(|number| format!("[White \"Player {number}\"]\n\n1. e4 e5 2. Nf3 *\n\n"))
        .collect();
    drop_file(page, "many.pgn", &games);
    page.expect_part(".recognised", "20 games");
    page.expect_part(".games .count", "20");
    page.expect_part(".games-grid", "Player 3");
    page.click_on(".games-space .games-row:nth-child(3)");
    page.expect_part(".record-head", "Player");
    page.command("end");
    expect_current(page, "Nf3");
}

fn a_game_is_exported_and_set_for_paper(page: &mut Page) {
    open(page);
    drop_file(page, "anna.pgn", GAME);
    page.expect_part("#moves", "Bb5");
    page.press("Export\u{2026}");
    page.expect_shown("#export-dialog", true);
    page.press("Book page\u{2026}");
    page.expect_shown(".paper", true);
    page.expect_part(".paper", "Anna");
    page.press("Back");
    page.expect_shown(".paper", false);
    page.expect_part("#moves", "Bb5");
}

fn what_takes_the_place_of_the_page_takes_the_focus_and_gives_it_back(page: &mut Page) {
    page.open("#/analyse");
    let views = [
        ("#read-book", "main.old-book h2", "Close"),
        ("#set-up", "main.set-up h2", "Cancel"),
    ];
    for (opener, view, close) in views {
        page.tab_towards(opener, 0);
        page.keys(&[Key::Enter.value()]);
        page.expect_focus_on(view);
        page.press(close);
        page.expect_focus_on(opener);
    }
}
