//! Mouse and pen: dragging, changing one's mind, letting go elsewhere.

use rules::Square;

use crate::harness::{Key, Page, Pointer, Score, tests};

tests![
    a_dragged_man_can_be_redirected_until_it_is_let_go,
    escape_cancels_a_drag,
    escape_cancels_a_selection,
    a_man_let_go_beside_the_board_goes_back,
    a_man_let_go_on_its_own_square_stays_selected,
    another_own_man_takes_over_the_selection,
    a_second_click_on_the_selected_man_puts_it_down,
    a_pen_drags,
    the_right_button_moves_nothing,
    what_is_dragged_follows_the_pointer,
];

fn a_dragged_man_can_be_redirected_until_it_is_let_go(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    page.grab(Pointer::Mouse, Square::E2);
    page.move_over(Pointer::Mouse, Square::E4);
    page.move_over(Pointer::Mouse, Square::D5);
    page.expect_status("White to move.");
    page.move_over(Pointer::Mouse, Square::E3);
    page.release(Pointer::Mouse);
    score.play("e3");
    page.expect_status("Black to move.");
    page.expect_scene(&score.scene());
}

fn escape_cancels_a_drag(page: &mut Page) {
    page.open("#/play");
    page.grab(Pointer::Mouse, Square::E2);
    page.move_over(Pointer::Mouse, Square::E4);
    page.keys(&[Key::Escape.value()]);
    page.release(Pointer::Mouse);
    page.expect_scene(&Score::start().scene());
    page.expect_status("White to move.");
    page.drag(Square::D2, Square::D4);
    page.expect_status("Black to move.");
}

fn escape_cancels_a_selection(page: &mut Page) {
    page.open("#/play");
    page.tap_with(Pointer::Mouse, Square::E2);
    page.expect_scene(&Score::start().scene().selecting(Square::E2));
    page.keys(&[Key::Escape.value()]);
    page.expect_scene(&Score::start().scene());
}

fn a_man_let_go_beside_the_board_goes_back(page: &mut Page) {
    page.open("#/play");
    page.grab(Pointer::Mouse, Square::E2);
    page.move_over(Pointer::Mouse, Square::E4);
    let beside = page.beside_board();
    page.move_to(Pointer::Mouse, beside);
    page.release(Pointer::Mouse);
    page.expect_scene(&Score::start().scene());
    page.expect_status("White to move.");
}

fn a_man_let_go_on_its_own_square_stays_selected(page: &mut Page) {
    page.open("#/play");
    page.grab(Pointer::Mouse, Square::G1);
    page.move_over(Pointer::Mouse, Square::G3);
    page.move_over(Pointer::Mouse, Square::G1);
    page.release(Pointer::Mouse);
    page.expect_status("White to move.");
    page.expect_scene(&Score::start().scene().selecting(Square::G1));
}

fn another_own_man_takes_over_the_selection(page: &mut Page) {
    page.open("#/play");
    let start = Score::start().scene();
    let moment = page.listen();
    page.tap_with(Pointer::Mouse, Square::E2);
    page.expect_scene(&start.clone().selecting(Square::E2));
    page.tap_with(Pointer::Mouse, Square::G1);
    page.expect_scene(&start.selecting(Square::G1));
    page.expect_said(moment, &["Knight g1 selected, 2 moves."]);
}

fn a_second_click_on_the_selected_man_puts_it_down(page: &mut Page) {
    page.open("#/play");
    page.tap_with(Pointer::Mouse, Square::E2);
    page.expect_scene(&Score::start().scene().selecting(Square::E2));
    page.tap_with(Pointer::Mouse, Square::E2);
    page.expect_scene(&Score::start().scene());
}

fn a_pen_drags(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    for text in ["e4", "c5", "Nf3"] {
        let chosen = score.play(text);
        page.drag_with(Pointer::Pen, chosen.from(), chosen.to());
        page.expect_status(score.status());
        page.expect_scene(&score.scene());
    }
}

fn the_right_button_moves_nothing(page: &mut Page) {
    page.open("#/play");
    page.drag_with_button(2, Square::E2, Square::E4);
    page.expect_scene(&Score::start().scene());
    page.expect_status("White to move.");
}

fn what_is_dragged_follows_the_pointer(page: &mut Page) {
    page.open("#/play");
    page.grab(Pointer::Mouse, Square::E2);
    page.move_over(Pointer::Mouse, Square::D4);
    let middle = page.middle(Square::D4);
    page.eventually("the piece is under the pointer", || {
        let body = r##"
            const piece = document.querySelector('.piece[data-square="e2"]');
            const { x, y, width, height } = piece.getBoundingClientRect();
            return [x + width / 2 - arguments[0], y + height / 2 - arguments[1], width / 2];
        "##;
        let off = page.script(body, vec![middle.0.into(), middle.1.into()]);
        let [x, y, half] = [0, 1, 2].map(|index| off[index].as_f64().unwrap_or(f64::MAX));
        if x.abs() < half && y.abs() < half {
            Ok(())
        } else {
            Err(off.to_string())
        }
    });
    page.keys(&[Key::Escape.value()]);
    page.release(Pointer::Mouse);
    page.expect_name(Square::E2, "white pawn, e2");
}
