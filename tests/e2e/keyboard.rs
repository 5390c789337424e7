//! The board under the keyboard: cursor, picking, jumping, focus.

use rules::Square;

use crate::harness::{Key, Page, Score, tests};

tests![
    the_board_is_one_stop_of_the_tab_key,
    arrows_move_as_the_eye_sees_the_board,
    home_and_end_go_to_the_ends,
    space_and_enter_pick_and_drop,
    another_own_man_is_picked_instead,
    an_illegal_target_keeps_the_pick,
    escape_drops_the_pick,
    letters_go_from_piece_to_piece,
    digits_name_ranks_and_files,
    the_focus_stays_on_the_target_of_a_move,
    turning_the_board_keeps_the_square,
    slash_and_i_go_to_the_box,
    keys_of_the_board_do_nothing_in_the_box,
    keys_of_the_board_answer_questions,
    control_with_z_takes_back_and_plays_again,
];

#[track_caller]
fn on_board(page: &Page) {
    page.open("#/play");
    page.tab_to("[role=\"gridcell\"]");
}

fn the_board_is_one_stop_of_the_tab_key(page: &mut Page) {
    on_board(page);
    page.expect_focus(Square::E2);
    let stops = r##"return document.querySelectorAll('[role="grid"] [tabindex="0"]').length;"##;
    assert_eq!(page.script(stops, vec![]), 1);
    assert_eq!(page.computed_role("[role=\"grid\"]"), "grid");
    assert!(
        page.computed_label("[role=\"grid\"]")
            .starts_with("Chess board")
    );
    let rows = r##"return [...document.querySelectorAll('[role="grid"] [role="row"]')]
        .map((row) => row.querySelectorAll('[role="gridcell"]').length);"##;
    assert_eq!(
        page.script(rows, vec![]),
        serde_json::json!([8, 8, 8, 8, 8, 8, 8, 8])
    );
    page.cursor_to(Square::C6);
    page.keys(&[Key::Tab.value()]);
    assert_eq!(page.focused_square(), None);
    page.chord(&Key::Shift, Key::Tab.value());
    page.expect_focus(Square::C6);
}

fn arrows_move_as_the_eye_sees_the_board(page: &mut Page) {
    on_board(page);
    page.keys(&[Key::Up.value(), Key::Right.value()]);
    page.expect_focus(Square::F3);
    page.keys(&[Key::Down.value(), Key::Left.value()]);
    page.expect_focus(Square::E2);
    page.press("Flip board");
    page.expect_bottom("black");
    page.tab_to("[role=\"gridcell\"]");
    page.keys(&[Key::Up.value()]);
    page.expect_focus(Square::E1);
    page.keys(&[Key::Right.value()]);
    page.expect_focus(Square::D1);
}

fn home_and_end_go_to_the_ends(page: &mut Page) {
    on_board(page);
    page.keys(&[Key::Home.value()]);
    page.expect_focus(Square::A2);
    page.keys(&[Key::End.value()]);
    page.expect_focus(Square::H2);
    page.chord(&Key::Control, Key::Home.value());
    page.expect_focus(Square::A8);
    page.chord(&Key::Control, Key::End.value());
    page.expect_focus(Square::H1);
    page.keys(&[Key::Right.value(), Key::Down.value()]);
    page.expect_focus(Square::H1);
}

fn space_and_enter_pick_and_drop(page: &mut Page) {
    on_board(page);
    let mut score = Score::start();
    let moment = page.listen();
    page.keys(&[' ']);
    page.expect_scene(&score.scene().selecting(Square::E2));
    page.expect_said(moment, &["Pawn e2 selected, 2 moves."]);
    assert_eq!(
        page.script(
            r##"return document.querySelector('[data-square="e2"][role="gridcell"]').ariaSelected;"##,
            vec![]
        ),
        "true"
    );
    page.cursor_to(Square::E4);
    page.keys(&[' ']);
    score.play("e4");
    page.expect_scene(&score.scene());
    page.move_by_keys(Square::E7, Square::E5);
    score.play("e5");
    page.expect_scene(&score.scene());
    page.expect_status("White to move.");
    page.expect_said(moment, &["pawn", "e5"]);
}

fn another_own_man_is_picked_instead(page: &mut Page) {
    on_board(page);
    page.keys(&[Key::Enter.value()]);
    page.cursor_to(Square::G1);
    page.keys(&[Key::Enter.value()]);
    page.expect_scene(&Score::start().scene().selecting(Square::G1));
}

fn an_illegal_target_keeps_the_pick(page: &mut Page) {
    on_board(page);
    page.move_by_keys(Square::G1, Square::F5);
    page.expect_scene(&Score::start().scene().selecting(Square::G1));
    page.cursor_to(Square::F3);
    page.keys(&[Key::Enter.value()]);
    page.expect_name(Square::F3, "white knight, f3, last move");
}

fn escape_drops_the_pick(page: &mut Page) {
    on_board(page);
    page.keys(&[Key::Enter.value(), Key::Up.value(), Key::Escape.value()]);
    page.expect_scene(&Score::start().scene());
    page.expect_focus(Square::E3);
}

fn letters_go_from_piece_to_piece(page: &mut Page) {
    on_board(page);
    let from = |page: &Page| page.focused_square().expect("the board keeps the focus");
    page.keys(&['n']);
    let first = from(page);
    page.keys(&['n']);
    let second = from(page);
    let knights = [Square::B1, Square::G1, Square::B8, Square::G8];
    assert!(knights.contains(&first) && knights.contains(&second) && first != second);
    page.chord(&Key::Shift, 'N');
    page.expect_focus(first);
    page.keys(&['k']);
    let king = from(page);
    assert!([Square::E1, Square::E8].contains(&king), "{king}");
}

fn digits_name_ranks_and_files(page: &mut Page) {
    on_board(page);
    page.keys(&['5']);
    page.expect_focus(Square::E5);
    page.chord(&Key::Shift, '1');
    page.expect_focus(Square::A5);
}

fn the_focus_stays_on_the_target_of_a_move(page: &mut Page) {
    on_board(page);
    page.move_by_keys(Square::D2, Square::D4);
    page.expect_name(Square::D4, "white pawn, d4, last move");
    page.expect_focus(Square::D4);
    page.move_by_keys(Square::G8, Square::F6);
    page.expect_name(Square::F6, "black knight, f6, last move");
    page.expect_focus(Square::F6);
}

fn turning_the_board_keeps_the_square(page: &mut Page) {
    on_board(page);
    page.cursor_to(Square::C3);
    page.keys(&['f']);
    page.expect_bottom("black");
    page.expect_focus(Square::C3);
    assert!(
        page.computed_label("[role=\"grid\"]")
            .contains("black at the bottom")
    );
}

fn slash_and_i_go_to_the_box(page: &mut Page) {
    for key in ['/', 'i'] {
        on_board(page);
        page.keys(&[key]);
        page.eventually("the box has the focus", || {
            let focus = page.script("return document.activeElement.id;", vec![]);
            if focus == "command" {
                Ok(())
            } else {
                Err(focus.to_string())
            }
        });
        assert_eq!(
            page.script("return document.activeElement.value;", vec![]),
            ""
        );
    }
}

fn keys_of_the_board_do_nothing_in_the_box(page: &mut Page) {
    page.open("#/play");
    page.command("f");
    page.expect_status("White to move.");
    assert_eq!(page.bottom(), "white");
    page.keys(&['f', '/', Key::Left.value()]);
    let value = page.script("return document.querySelector('#command').value;", vec![]);
    assert!(
        value.as_str().is_some_and(|text| text.ends_with("f/")),
        "{value}"
    );
    assert_eq!(page.bottom(), "white");
}

fn keys_of_the_board_answer_questions(page: &mut Page) {
    on_board(page);
    for (from, to) in [
        (Square::E2, Square::E4),
        (Square::D7, Square::D5),
        (Square::E4, Square::D5),
    ] {
        page.move_by_keys(from, to);
        page.expect_focus(to);
    }
    page.cursor_to(Square::D8);
    let ask = |key: char, words: &[&str]| {
        let moment = page.listen();
        if key.is_ascii_uppercase() {
            page.chord(&Key::Shift, key);
        } else {
            page.keys(&[key]);
        }
        page.expect_said(moment, words);
    };
    ask('o', &["black queen", "d8"]);
    ask('m', &["queen", "d5", "d6", "d7"]);
    ask('M', &["queen", "d5"]);
    ask('c', &["pawn", "d5"]);
    ask('l', &["white", "pawn", "d5"]);
    ask('t', &["clock"]);
    ask('x', &["bishop", "c8", "king", "e8"]);
    page.expect_focus(Square::D8);
    page.expect_status("Black to move.");
}

fn control_with_z_takes_back_and_plays_again(page: &mut Page) {
    on_board(page);
    page.move_by_keys(Square::E2, Square::E4);
    page.expect_name(Square::E4, "white pawn, e4, last move");
    page.chord(&Key::Control, 'z');
    page.expect_scene(&Score::start().scene());
    page.chord(&Key::Control, 'y');
    page.expect_name(Square::E4, "white pawn, e4, last move");
    page.expect_status("Black to move.");
}
