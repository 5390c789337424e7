//! What stands beside the board and over it: the card before the first move and after the last,
//! answers to what was typed, arrows, the wheel, names of squares, tags, and the page of a book.

use rules::Square;
use serde_json::{Value, json};
use thirtyfour::Key;

use crate::harness::{Page, Score, tests};

tests![
    the_card_of_a_new_game_makes_room_for_the_moves,
    a_typed_question_is_answered_where_it_can_be_seen,
    an_arrow_drawn_while_playing_goes_with_the_next_move,
    the_wheel_over_the_board_steps_through_the_game,
    after_a_drag_the_arrow_keys_step_until_a_square_is_entered,
    the_result_card_leads_to_the_analysis_of_the_game,
    a_game_under_way_is_analysed_with_its_moves,
    a_draw_that_can_be_claimed_moves_no_input,
    squares_are_named_as_old_books_name_them,
    players_and_result_are_edited_in_their_place,
    the_keys_that_print_print_the_page_of_a_book,
];

#[track_caller]
fn expect_value(page: &Page, what: &str, body: &str, wanted: &Value) {
    page.eventually(what, || {
        let found = page.try_script(body)?;
        if found == *wanted {
            Ok(())
        } else {
            Err(found.to_string())
        }
    });
}

fn the_card_of_a_new_game_makes_room_for_the_moves(page: &mut Page) {
    page.open("#/play");
    page.expect_shown(".welcome", true);
    page.press("Play here with someone");
    page.expect_focus(Square::E2);
    page.command("e4");
    page.expect_shown(".welcome", false);
    page.expect_shown("#moves", true);
    page.press("Take back");
    page.expect_shown(".welcome", true);
}

fn a_typed_question_is_answered_where_it_can_be_seen(page: &mut Page) {
    for address in ["#/play", "#/analyse"] {
        page.open(address);
        page.command("p N");
        page.expect_part("#answer", "b1");
        page.expect_part("#answer", "g1");
        page.command("s e");
        page.expect_part("#answer", "e1");
        page.command("e4");
        page.expect_shown("#answer", false);
    }
}

/// How many arrows and circles are drawn.
const DRAWN: &str = "return ['.pointer', '.circle'].map((kind) => document.querySelectorAll('.ink-shapes ' + kind).length);";

fn an_arrow_drawn_while_playing_goes_with_the_next_move(page: &mut Page) {
    page.open("#/play");
    page.expect_shown(".ink", true);
    page.drag_with_button(2, Square::G1, Square::F3);
    expect_value(page, "an arrow is drawn", DRAWN, &json!([1, 0]));
    page.drag_with_button(2, Square::E4, Square::E4);
    expect_value(page, "and a circle", DRAWN, &json!([1, 1]));
    page.drag_with_button(2, Square::G1, Square::F3);
    expect_value(page, "drawn again it goes", DRAWN, &json!([0, 1]));
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    expect_value(page, "the move wipes the board", DRAWN, &json!([0, 0]));
}

/// Turns the wheel over a square by a notch.
fn turn_wheel(page: &Page, notch: i32) {
    let body = format!(
        "document.querySelector('[data-square=d4][role=gridcell]')
            .dispatchEvent(new WheelEvent('wheel', {{ deltaY: {notch}, bubbles: true, cancelable: true }}));"
    );
    page.script(&body, vec![]);
}

const SHOWN_PLY: &str =
    "return document.querySelector('#moves [aria-current=true]')?.textContent ?? '';";

fn the_wheel_over_the_board_steps_through_the_game(page: &mut Page) {
    for address in ["#/play", "#/analyse"] {
        page.open(address);
        for text in ["e4", "e5", "d4"] {
            page.command(text);
        }
        expect_value(page, "all moves are shown", SHOWN_PLY, &json!("d4"));
        turn_wheel(page, -100);
        expect_value(page, "a notch up goes back", SHOWN_PLY, &json!("e5"));
        turn_wheel(page, -100);
        turn_wheel(page, 100);
        turn_wheel(page, 100);
        expect_value(page, "and down goes on", SHOWN_PLY, &json!("d4"));
    }
}

fn after_a_drag_the_arrow_keys_step_until_a_square_is_entered(page: &mut Page) {
    page.open("#/play");
    page.drag(Square::E2, Square::E4);
    page.drag(Square::E7, Square::E5);
    expect_value(page, "both moves are shown", SHOWN_PLY, &json!("e5"));
    page.keys(&[Key::Left.value()]);
    expect_value(page, "the left arrow goes back", SHOWN_PLY, &json!("e4"));
    page.keys(&[Key::Right.value()]);
    expect_value(page, "the right arrow goes on", SHOWN_PLY, &json!("e5"));
    page.keys(&[Key::Up.value()]);
    page.expect_focus(Square::E6);
    page.keys(&[Key::Left.value()]);
    page.expect_focus(Square::D6);
    expect_value(
        page,
        "now it is the cursor that moves",
        SHOWN_PLY,
        &json!("e5"),
    );
}

const MOVES_SHOWN: &str =
    "return [...document.querySelectorAll('#moves .ply')].map((ply) => ply.textContent.trim());";

fn the_result_card_leads_to_the_analysis_of_the_game(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    page.type_moves(&mut score, &["f3", "e5", "g4", "Qh4"]);
    page.expect_status("Checkmate. Black wins.");
    page.expect_part(".result-card", "Analyse this game");
    page.expect_part(".moves .result", "0\u{2013}1");
    assert!(page.shows("#ask-why"), "the reason is at hand");
    page.click_on(".result-card a");
    page.expect_text("h2", "Analyse");
    expect_value(
        page,
        "all four moves are here",
        "return document.querySelectorAll('#moves .ply').length;",
        &json!(4),
    );
    page.expect_status("Checkmate. Black wins.");
    page.script("history.back();", vec![]);
    page.expect_ready();
    page.press("New game");
    page.expect_shown(".result-card", false);
    page.expect_status("White to move.");
}

fn a_game_under_way_is_analysed_with_its_moves(page: &mut Page) {
    page.open("#/play");
    for text in ["e4", "c5", "b4"] {
        page.command(text);
    }
    page.click_on(".margin a[href=\"#/analyse\"]");
    page.expect_text("h2", "Analyse");
    expect_value(
        page,
        "its moves are here",
        MOVES_SHOWN,
        &json!(["e4", "c5", "b4"]),
    );
}

fn a_draw_that_can_be_claimed_moves_no_input(page: &mut Page) {
    const BOX: &str = "const { x, y } = document.querySelector('#command').getBoundingClientRect(); return [x, y + scrollY].map(Math.round);";
    for (width, height) in [(360, 640), (1366, 768)] {
        page.resize(width, height);
        page.open("#/play");
        // The first move has taken away the card.
        page.command("Nf3");
        page.expect_still();
        let before = page.script(BOX, vec![]);
        for text in ["Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"] {
            page.command(text);
        }
        page.expect_shown("#can-claim", true);
        page.expect_still();
        assert_eq!(page.script(BOX, vec![]), before, "{width}x{height}");
        page.command("draw");
        page.expect_shown("#draw-offer", true);
        page.expect_still();
        assert_eq!(page.script(BOX, vec![]), before, "{width}x{height}");
        page.command("new");
        page.command("yes");
    }
}

fn squares_are_named_as_old_books_name_them(page: &mut Page) {
    page.open("#/play");
    const NAMES: &str = "return ['.rank-names', '.file-names'].map((names) =>
        [...document.querySelectorAll('.board ' + names + ' span')].map((name) => name.textContent).join(' '));";
    for (choice, ranks) in [
        ("Descriptive, from White\u{2019}s side", "8 7 6 5 4 3 2 1"),
        ("Descriptive, from Black\u{2019}s side", "1 2 3 4 5 6 7 8"),
    ] {
        page.press("Settings");
        page.choose("Coordinates", choice);
        page.press("Done");
        let wanted = json!([ranks, "QR QKt QB Q K KB KKt KR"]);
        expect_value(page, choice, NAMES, &wanted);
    }
}

fn players_and_result_are_edited_in_their_place(page: &mut Page) {
    page.load("#/analyse");
    page.expect_shown("#tags", true);
    page.command("e4");
    page.click_on("#tags summary");
    page.fill("White", "Anna");
    page.keys(&[Key::Tab.value()]);
    page.fill("Black", "Bert");
    page.keys(&[Key::Tab.value()]);
    page.choose("Result", "1-0");
    page.expect_part("#tags h3", "Anna");
    page.expect_part("#tags h3", "Bert");
    page.allow_clipboard();
    page.press("Copy PGN");
    page.eventually("the tags are in the game", || {
        let copied = page.clipboard();
        let holds = ["[White \"Anna\"]", "[Black \"Bert\"]", "[Result \"1-0\"]"]
            .iter()
            .all(|tag| copied.contains(tag));
        if holds { Ok(()) } else { Err(copied) }
    });
    page.load_again();
    page.expect_part("#tags h3", "Anna");
}

fn the_keys_that_print_print_the_page_of_a_book(page: &mut Page) {
    page.load("#/analyse");
    page.expect_shown("#command", true);
    page.script("window.print = () => { window.printed = document.querySelectorAll('.paper .played').length; };", vec![]);
    page.command("e4");
    page.command("e5");
    page.chord(&Key::Control, 'p');
    page.expect_shown(".paper", true);
    expect_value(
        page,
        "the page of a book is printed",
        "return window.printed ?? null;",
        &json!(2),
    );
}
