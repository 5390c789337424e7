//! The record of the game: reading it, clicking in it, stepping through it.

use rules::Square;

use crate::harness::{Key, Page, Scene, Score, tests};

tests![
    every_move_is_listed_with_its_name,
    a_click_on_a_move_shows_its_position,
    shift_with_a_and_d_steps_on_the_board,
    left_and_right_step_in_the_move_list,
    the_move_list_is_one_stop_of_the_tab_key,
    buttons_step_through_the_game,
    a_shown_position_of_the_past_cannot_be_played_on,
    a_new_move_is_scrolled_into_view,
];

const MOVES: [&str; 6] = ["e4", "e5", "Nf3", "Nc6", "Bb5", "a6"];

/// Plays the moves and returns the scenes from the start position on.
#[track_caller]
fn played(page: &Page) -> Vec<Scene> {
    page.open("#/play");
    let mut score = Score::start();
    let mut scenes = vec![score.scene()];
    for text in MOVES {
        score.play(text);
        page.command(text);
        page.expect_scene(&score.scene());
        scenes.push(score.scene());
    }
    scenes
}

/// The ply that is marked as shown; 0 at the start position.
#[track_caller]
fn expect_current(page: &Page, ply: usize) {
    page.eventually(&format!("ply {ply} is the shown one"), || {
        let body = r##"
            const marked = [...document.querySelectorAll('#moves .ply[aria-current="true"]')];
            return marked.map((one) => Number(one.dataset.ply));
        "##;
        let marked = page.script(body, vec![]);
        let expected = if ply == 0 {
            serde_json::json!([])
        } else {
            serde_json::json!([ply])
        };
        if marked == expected {
            Ok(())
        } else {
            Err(marked.to_string())
        }
    });
}

fn every_move_is_listed_with_its_name(page: &mut Page) {
    played(page);
    assert_eq!(page.computed_label("#moves"), "Moves");
    for (ply, begin, words) in [
        (1, "1. White", "pawn to e4"),
        (2, "1. Black", "pawn to e5"),
        (3, "2. White", "knight to f3"),
        (4, "2. Black", "knight to c6"),
        (5, "3. White", "bishop to b5"),
        (6, "3. Black", "pawn to a6"),
    ] {
        let name = page.computed_label(&format!("#moves .ply[data-ply=\"{ply}\"]"));
        assert!(name.starts_with(begin) && name.contains(words), "{name}");
    }
    expect_current(page, 6);
    let figurines =
        r##"return document.querySelectorAll('#moves .ply[data-ply="3"] use').length;"##;
    assert_eq!(
        page.script(figurines, vec![]),
        1,
        "the knight is drawn, not written"
    );
    assert_eq!(page.text("#moves .ply[data-ply=\"1\"]"), "e4");
}

fn a_click_on_a_move_shows_its_position(page: &mut Page) {
    let scenes = played(page);
    for ply in [1, 4, 3, 6] {
        page.click_on(&format!("#moves .ply[data-ply=\"{ply}\"]"));
        page.expect_scene(&scenes[ply]);
        expect_current(page, ply);
    }
    page.expect_status("White to move.");
}

fn shift_with_a_and_d_steps_on_the_board(page: &mut Page) {
    let scenes = played(page);
    page.tab_to("[role=\"gridcell\"]");
    let focused = page.focused_square();
    for ply in [5, 4, 3] {
        page.chord(&Key::Shift, 'A');
        page.expect_scene(&scenes[ply]);
        expect_current(page, ply);
    }
    page.chord(&Key::Shift, 'D');
    page.expect_scene(&scenes[4]);
    assert_eq!(
        page.focused_square(),
        focused,
        "the focus stays where the player is"
    );
}

fn left_and_right_step_in_the_move_list(page: &mut Page) {
    let scenes = played(page);
    page.click_on("#moves .ply[data-ply=\"4\"]");
    page.keys(&[Key::Left.value()]);
    page.expect_scene(&scenes[3]);
    page.keys(&[Key::Right.value(), Key::Right.value()]);
    page.expect_scene(&scenes[5]);
    page.keys(&[Key::Right.value(), Key::Right.value(), Key::Right.value()]);
    page.expect_scene(&scenes[6]);
    expect_current(page, 6);
}

fn the_move_list_is_one_stop_of_the_tab_key(page: &mut Page) {
    let scenes = played(page);
    let focused =
        "return Number(document.activeElement?.closest('#moves .ply')?.dataset.ply ?? 0);";
    let expect_focus = |ply: usize| {
        page.eventually(&format!("move {ply} has the focus"), || {
            let found = page.try_script(focused)?;
            if found == ply {
                Ok(())
            } else {
                Err(found.to_string())
            }
        });
    };
    page.tab_to("#moves .ply");
    expect_focus(6);
    page.keys(&[Key::Left.value(), Key::Left.value()]);
    page.expect_scene(&scenes[4]);
    expect_focus(4);
    page.keys(&[Key::Home.value()]);
    page.expect_scene(&scenes[0]);
    expect_focus(1);
    page.keys(&[Key::End.value()]);
    page.expect_scene(&scenes[6]);
    expect_focus(6);
    // The move that is taken back leaves the focus to the one before it.
    page.chord(&Key::Control, 'z');
    page.expect_scene(&scenes[5]);
    expect_focus(5);
    page.keys(&[Key::Tab.value()]);
    expect_focus(0);
    page.chord(&Key::Shift, Key::Tab.value());
    expect_focus(5);
}

fn buttons_step_through_the_game(page: &mut Page) {
    let scenes = played(page);
    page.expect_enabled("Next", false);
    page.expect_enabled("Last", false);
    page.press("Previous");
    page.expect_scene(&scenes[5]);
    page.press("First");
    page.expect_scene(&scenes[0]);
    expect_current(page, 0);
    page.expect_enabled("Previous", false);
    page.press("Next");
    page.expect_scene(&scenes[1]);
    page.press("Last");
    page.expect_scene(&scenes[6]);
}

fn a_shown_position_of_the_past_cannot_be_played_on(page: &mut Page) {
    let scenes = played(page);
    page.press("First");
    page.expect_scene(&scenes[0]);
    page.drag(Square::D2, Square::D4);
    page.expect_scene(&scenes[0]);
    page.press("Last");
    page.expect_scene(&scenes[6]);
    page.expect_status("White to move.");
    page.drag(Square::B5, Square::A4);
    page.expect_status("Black to move.");
    page.expect_name(Square::A4, "white bishop, a4, last move");
}

fn a_new_move_is_scrolled_into_view(page: &mut Page) {
    page.open("#/play");
    for round in 0..3 {
        for text in ["Nf3", "Nf6", "Nc3", "Nc6", "Ng1", "Ng8", "Nb1", "Nb8"] {
            page.command(text);
        }
        let plies = (round + 1) * 8;
        let newest = format!("#moves .ply[data-ply=\"{plies}\"]");
        page.expect_shown(&newest, true);
        page.eventually("the newest move is in view", || {
            let body = r##"
                const move = document.querySelector(arguments[0]).getBoundingClientRect();
                let box = document.querySelector("#moves");
                while (box && box.scrollHeight <= box.clientHeight + 1) box = box.parentElement;
                const view = box && box !== document.documentElement
                    ? box.getBoundingClientRect() : { top: 0, bottom: innerHeight };
                return move.top >= view.top - 1 && move.bottom <= view.bottom + 1;
            "##;
            let seen = page.script(body, vec![newest.as_str().into()]);
            if seen == true {
                Ok(())
            } else {
                Err("it is not".to_owned())
            }
        });
    }
}
