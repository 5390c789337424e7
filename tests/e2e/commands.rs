//! The box "Move or command": moves in several forms, and questions about the board.

use rules::Square;

use crate::harness::{Page, Score, tests};

tests![
    moves_are_read_in_several_forms,
    descriptive_moves_are_read_with_the_history_of_the_game,
    a_descriptive_move_that_fits_twice_is_asked_about,
    a_move_can_be_written_as_a_sentence,
    the_box_has_its_name_and_is_emptied_by_a_move,
    a_refused_move_stays_in_the_box,
    the_men_of_a_kind_are_listed,
    a_file_and_a_rank_are_read_out,
    the_moves_of_a_man_are_listed,
    the_last_move_is_repeated,
    the_clocks_and_the_players_are_announced,
    the_position_is_announced,
    the_board_is_turned,
    the_game_is_stepped_through,
    moves_are_taken_back_and_played_again,
    a_square_of_the_board_is_focused,
    a_draw_is_offered_and_accepted,
    resigning_asks_for_a_yes,
    the_commands_are_listed,
];

fn moves_are_read_in_several_forms(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    for (typed, san) in [
        ("e2e4", "e4"),
        ("e5", "e5"),
        ("Ng1-f3", "Nf3"),
        ("b8c6", "Nc6"),
        ("Bf1-c4", "Bc4"),
        ("Bc5", "Bc5"),
        ("0-0", "O-O"),
        ("Nf6!?", "Nf6"),
    ] {
        score.play(san);
        page.command(typed);
        page.expect_status(score.status());
        page.expect_scene(&score.scene());
    }
}

fn descriptive_moves_are_read_with_the_history_of_the_game(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    for (typed, san) in [
        ("P-K4", "e4"),
        ("P to K 4", "e5"),
        ("KKt-B3", "Nf3"),
        ("P-QR3", "a6"),
        ("Kt takes P", "Nxe5"),
        ("p-qr4", "a5"),
        ("Kt-QB4", "Nc4"),
        ("P-R5", "a4"),
        ("QKt-B3", "Nc3"),
        ("P-R6", "a3"),
        // Both knights stand on the Queen's side by now; the King's is the one from g1.
        ("KKtxP", "Nxa3"),
        ("R x Kt", "Rxa3"),
    ] {
        page.command(typed);
        score.play(san);
        page.expect_status(score.status());
        page.expect_scene(&score.scene());
    }
}

fn a_descriptive_move_that_fits_twice_is_asked_about(page: &mut Page) {
    page.open("#/play");
    ask(page, "P-B4", &["more than one", "c4", "f4"]);
    expect_value(page, "P-B4");
    page.expect_status("White to move.");
    page.command("P-QB4");
    page.expect_status("Black to move.");
    let mut score = Score::start();
    score.play("c4");
    page.expect_scene(&score.scene());
}

fn a_move_can_be_written_as_a_sentence(page: &mut Page) {
    page.open("#/play");
    page.command("The knight goes from g1 to f3.");
    page.expect_status("Black to move.");
    let mut score = Score::start();
    score.play("Nf3");
    page.expect_scene(&score.scene());
}

fn the_box_has_its_name_and_is_emptied_by_a_move(page: &mut Page) {
    page.open("#/play");
    assert_eq!(page.computed_label("#command"), "Move or command");
    assert_eq!(page.computed_role("#command"), "textbox");
    page.command("e4");
    page.expect_status("Black to move.");
    expect_value(page, "");
    let focus = page.script("return document.activeElement.id;", vec![]);
    assert_eq!(focus, "command", "the focus stays where the player is");
}

fn a_refused_move_stays_in_the_box(page: &mut Page) {
    page.open("#/play");
    let moment = page.listen();
    page.command("Nf4");
    page.expect_said(moment, &["f4"]);
    expect_value(page, "Nf4");
    page.command("Nf3");
    page.expect_status("Black to move.");
    expect_value(page, "");
}

#[track_caller]
fn expect_value(page: &Page, expected: &str) {
    page.eventually(&format!("the box holds {expected:?}"), || {
        let value = page.script("return document.querySelector('#command').value;", vec![]);
        if value == expected {
            Ok(())
        } else {
            Err(value.to_string())
        }
    });
}

/// Types a question and expects an answer with all these words.
#[track_caller]
fn ask(page: &Page, typed: &str, words: &[&str]) {
    let moment = page.listen();
    page.command(typed);
    page.expect_said(moment, words);
}

fn the_men_of_a_kind_are_listed(page: &mut Page) {
    page.open("#/play");
    ask(page, "p N", &["white", "knight", "b1", "g1"]);
    ask(page, "p n", &["black", "knight", "b8", "g8"]);
    ask(page, "p Q", &["queen", "d1"]);
    ask(page, "p A", &["king", "e1", "pawn", "a2", "h2"]);
    page.expect_status("White to move.");
}

fn a_file_and_a_rank_are_read_out(page: &mut Page) {
    page.open("#/play");
    ask(
        page,
        "s e",
        &["white king", "e1", "white pawn", "e2", "black pawn", "e7"],
    );
    ask(page, "s 8", &["black rook", "a8", "black king", "e8", "h8"]);
    ask(page, "s 4", &["empty"]);
}

fn the_moves_of_a_man_are_listed(page: &mut Page) {
    page.open("#/play");
    ask(page, "m g1", &["knight", "f3", "h3"]);
    ask(page, "m e2", &["pawn", "e3", "e4"]);
    ask(page, "m e4", &["e4", "empty"]);
    ask(page, "m a1", &["rook", "no"]);
}

fn the_last_move_is_repeated(page: &mut Page) {
    page.open("#/play");
    ask(page, "l", &["no"]);
    page.command("Nf3");
    page.expect_status("Black to move.");
    ask(page, "l", &["white", "knight", "f3"]);
}

fn the_clocks_and_the_players_are_announced(page: &mut Page) {
    page.open("#/play");
    ask(page, "c", &["clock"]);
    ask(page, "o", &["white"]);
}

fn the_position_is_announced(page: &mut Page) {
    page.open("#/play");
    page.allow_clipboard();
    ask(
        page,
        "fen",
        &["rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"],
    );
}

fn the_board_is_turned(page: &mut Page) {
    page.open("#/play");
    page.command("flip");
    page.expect_bottom("black");
    page.command("flip");
    page.expect_bottom("white");
}

fn the_game_is_stepped_through(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    for text in ["e4", "e5", "Nf3"] {
        score.play(text);
        page.command(text);
        page.expect_status(score.status());
    }
    page.command("back");
    page.expect_name(Square::G1, "white knight, g1");
    page.expect_name(Square::E5, "black pawn, e5, last move");
    page.command("back");
    page.expect_name(Square::E4, "white pawn, e4, last move");
    page.expect_name(Square::E5, "empty, e5");
    page.command("fwd");
    page.command("fwd");
    page.expect_scene(&score.scene());
}

fn moves_are_taken_back_and_played_again(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    ask(page, "undo", &["pawn", "e4"]);
    page.expect_status("White to move.");
    page.expect_scene(&Score::start().scene());
    page.command("redo");
    page.expect_name(Square::E4, "white pawn, e4, last move");
    page.expect_status("Black to move.");
}

fn a_square_of_the_board_is_focused(page: &mut Page) {
    page.open("#/play");
    page.command("b c6");
    page.expect_focus(Square::C6);
}

fn a_draw_is_offered_and_accepted(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    page.command("e5");
    page.expect_status("White to move.");
    page.command("draw");
    page.expect_shown("#draw-offer", true);
    page.command("draw");
    page.expect_status("Draw by agreement.");
}

fn resigning_asks_for_a_yes(page: &mut Page) {
    page.open("#/play");
    ask(page, "resign", &["yes"]);
    page.expect_status("White to move.");
    page.command("yes");
    page.expect_status("White resigned. Black wins.");
}

fn the_commands_are_listed(page: &mut Page) {
    page.open("#/play");
    page.command("help");
    page.eventually("the commands are shown", || {
        let text = page.text("body");
        let words = ["flip", "undo", "resign", "fen"];
        let missing: Vec<_> = words.iter().filter(|word| !text.contains(**word)).collect();
        if missing.is_empty() {
            Ok(())
        } else {
            Err(format!("{missing:?} are missing"))
        }
    });
}
