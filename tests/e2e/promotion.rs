//! Promotion: the chooser by mouse and by keyboard, the option, the modifier, the typed form.

use rules::{Role, Square};

use crate::harness::{Key, Page, Score, case, tests};

tests![
    the_underpromotion_of_diagram_14_mates_by_mouse,
    the_underpromotion_of_diagram_14_mates_by_keyboard,
    queening_in_diagram_14_lets_black_mate,
    every_man_can_be_chosen_by_its_letter,
    the_queen_comes_first_and_arrows_go_on,
    escape_takes_the_whole_move_back,
    a_promotion_is_typed,
    a_typed_promotion_without_a_man_asks_which,
    the_option_queens_without_asking_and_a_modifier_asks_after_all,
];

const QUIET: &str = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";

fn diagram_14() -> String {
    case("S0-D14-fen")["fen"]
        .as_str()
        .expect("a position")
        .to_owned()
}

#[track_caller]
fn expect_mate_by_knight(page: &Page, fen: &str) {
    let mut score = Score::from_fen(fen);
    score.play("fxg8=N#");
    page.expect_status("Checkmate. White wins.");
    page.expect_scene(&score.scene());
    page.expect_name(Square::G8, "white knight, g8, last move");
    page.expect_name(Square::F7, "empty, f7, last move");
    page.expect_name(Square::H6, "black king, h6, in check");
}

fn the_underpromotion_of_diagram_14_mates_by_mouse(page: &mut Page) {
    let fen = diagram_14();
    page.open_position(&fen);
    let moment = page.listen();
    page.drag(Square::F7, Square::G8);
    page.expect_chooser();
    page.expect_status("White to move.");
    page.promote_to(Role::Knight);
    expect_mate_by_knight(page, &fen);
    page.expect_said(moment, &["knight", "checkmate"]);
}

fn the_underpromotion_of_diagram_14_mates_by_keyboard(page: &mut Page) {
    let fen = diagram_14();
    page.open_position(&fen);
    page.tab_to("[role=\"gridcell\"]");
    page.move_by_keys(Square::F7, Square::G8);
    page.expect_chooser();
    page.keys(&['n']);
    page.expect_no_chooser();
    expect_mate_by_knight(page, &fen);
    page.expect_focus(Square::G8);
}

fn queening_in_diagram_14_lets_black_mate(page: &mut Page) {
    let fen = diagram_14();
    let mut score = Score::from_fen(&fen);
    page.open_position(&fen);
    page.drag(Square::F7, Square::F8);
    page.promote_to(Role::Queen);
    score.play("f8=Q");
    page.expect_status("Black to move.");
    page.expect_scene(&score.scene());
    page.drag(Square::E2, Square::E3);
    score.play("Re3#");
    page.expect_status("Checkmate. Black wins.");
    page.expect_scene(&score.scene());
}

fn every_man_can_be_chosen_by_its_letter(page: &mut Page) {
    for (key, text, name) in [
        ('q', "e8=Q", "white queen, e8, last move"),
        ('r', "e8=R", "white rook, e8, last move"),
        ('b', "e8=B", "white bishop, e8, last move"),
        ('n', "e8=N+", "white knight, e8, last move"),
    ] {
        page.open_position(QUIET);
        let mut score = Score::from_fen(QUIET);
        score.play(text);
        page.tab_to("[role=\"gridcell\"]");
        page.move_by_keys(Square::E7, Square::E8);
        page.expect_chooser();
        page.keys(&[key]);
        page.expect_name(Square::E8, name);
        page.expect_scene(&score.scene());
    }
}

fn the_queen_comes_first_and_arrows_go_on(page: &mut Page) {
    page.open_position(QUIET);
    page.tab_to("[role=\"gridcell\"]");
    page.move_by_keys(Square::E7, Square::E8);
    page.expect_chooser();
    page.keys(&[Key::Enter.value()]);
    page.expect_name(Square::E8, "white queen, e8, last move");

    page.open_position(QUIET);
    page.tab_to("[role=\"gridcell\"]");
    page.move_by_keys(Square::E7, Square::E8);
    page.expect_chooser();
    page.keys(&[Key::Down.value(), Key::Enter.value()]);
    page.expect_name(Square::E8, "white rook, e8, last move");
}

fn escape_takes_the_whole_move_back(page: &mut Page) {
    page.open_position(QUIET);
    let scene = Score::from_fen(QUIET).scene();
    page.drag(Square::E7, Square::E8);
    page.expect_chooser();
    page.keys(&[Key::Escape.value()]);
    page.expect_no_chooser();
    page.expect_status("White to move.");
    page.expect_scene(&scene);

    page.tab_to("[role=\"gridcell\"]");
    page.move_by_keys(Square::E7, Square::E8);
    page.expect_chooser();
    page.keys(&[Key::Escape.value()]);
    page.expect_no_chooser();
    page.expect_scene(&scene);
}

fn a_promotion_is_typed(page: &mut Page) {
    for (typed, name) in [
        ("e8=R", "white rook, e8, last move"),
        ("e8B", "white bishop, e8, last move"),
        ("e7e8q", "white queen, e8, last move"),
    ] {
        page.open_position(QUIET);
        page.command(typed);
        page.expect_name(Square::E8, name);
        page.expect_no_chooser();
    }
}

fn a_typed_promotion_without_a_man_asks_which(page: &mut Page) {
    page.open_position(QUIET);
    let moment = page.listen();
    page.command("e8");
    page.expect_said(moment, &["e8", "queen"]);
    page.expect_status("White to move.");
    page.expect_name(Square::E7, "white pawn, e7");
}

fn the_option_queens_without_asking_and_a_modifier_asks_after_all(page: &mut Page) {
    page.open_position(QUIET);
    page.always_queen(true);
    page.drag(Square::E7, Square::E8);
    page.expect_name(Square::E8, "white queen, e8, last move");
    page.expect_no_chooser();

    page.press("Take back");
    page.expect_name(Square::E7, "white pawn, e7");
    page.hold(&Key::Alt);
    page.drag(Square::E7, Square::E8);
    page.let_go(&Key::Alt);
    page.promote_to(Role::Rook);
    page.expect_name(Square::E8, "white rook, e8, last move");
}
