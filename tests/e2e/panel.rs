//! The buttons beside the board and what they ask first.

use rules::Square;

use crate::harness::{Key, Page, Score, tests};

tests![
    moves_are_taken_back_and_played_again,
    a_new_move_ends_what_could_be_played_again,
    taking_back_reopens_a_finished_game,
    the_board_is_turned,
    a_game_is_played_on_the_turned_board,
    no_draw_is_offered_before_both_sides_have_moved,
    a_draw_offer_is_accepted,
    a_draw_offer_is_declined,
    a_move_declines_a_draw_offer,
    resigning_asks_first,
    resigning_to_a_side_that_can_never_mate_is_a_draw,
    the_exchange_is_named_in_the_material_line,
    every_table_of_values_counts_the_pieces_and_is_called_approximate,
    a_new_game_asks_first_in_the_middle_of_one,
    a_new_game_after_an_end_does_not_ask,
    captured_men_and_the_difference_are_shown,
    coordinates_stand_where_the_setting_says,
    the_end_of_a_game_leaves_only_what_makes_sense,
];

#[track_caller]
fn type_all(page: &Page, score: &mut Score, moves: &[&str]) {
    for text in moves {
        score.play(text);
        page.command(text);
        page.expect_scene(&score.scene());
    }
}

fn moves_are_taken_back_and_played_again(page: &mut Page) {
    page.open("#/play");
    page.expect_enabled("Take back", false);
    page.expect_enabled("Redo", false);
    let mut score = Score::start();
    type_all(page, &mut score, &["e4"]);
    let after_one = score.scene();
    type_all(page, &mut score, &["d5", "exd5"]);
    let moment = page.listen();
    page.press("Take back");
    page.press("Take back");
    page.expect_scene(&after_one);
    page.expect_status("Black to move.");
    page.expect_said(moment, &["back", "pawn", "d5"]);
    page.press("Take back");
    page.expect_scene(&Score::start().scene());
    page.expect_enabled("Take back", false);
    for _ in 0..3 {
        page.press("Redo");
    }
    page.expect_scene(&score.scene());
    page.expect_status("Black to move.");
    page.expect_enabled("Redo", false);
}

fn a_new_move_ends_what_could_be_played_again(page: &mut Page) {
    page.open("#/play");
    page.command("e4");
    page.expect_status("Black to move.");
    page.press("Take back");
    page.expect_status("White to move.");
    page.expect_enabled("Redo", true);
    page.drag(Square::D2, Square::D4);
    page.expect_status("Black to move.");
    page.expect_enabled("Redo", false);
}

fn taking_back_reopens_a_finished_game(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    type_all(page, &mut score, &["f3", "e5", "g4"]);
    let before = score.scene();
    type_all(page, &mut score, &["Qh4#"]);
    page.expect_status("Checkmate. Black wins.");
    page.press("Take back");
    page.expect_status("Black to move.");
    page.expect_scene(&before);
}

fn the_board_is_turned(page: &mut Page) {
    page.open("#/play");
    assert_eq!(page.bottom(), "white");
    let (x, y) = page.middle(Square::A1);
    page.press("Flip board");
    page.expect_bottom("black");
    assert_eq!(page.middle(Square::H8), (x, y));
    let label = page.computed_label("[role=\"grid\"]");
    assert!(label.contains("black at the bottom"), "{label}");
    page.expect_scene(&Score::start().scene());
    page.press("Flip board");
    page.expect_bottom("white");
}

fn a_game_is_played_on_the_turned_board(page: &mut Page) {
    page.open("#/play");
    page.press("Flip board");
    page.expect_bottom("black");
    let mut score = Score::start();
    for text in ["e4", "e5", "Nf3", "Nc6"] {
        let chosen = score.play(text);
        page.drag(chosen.from(), chosen.to());
        page.expect_scene(&score.scene());
    }
    assert_eq!(page.bottom(), "black");
}

/// Both sides make their first moves: only then can a draw be agreed (FIDE 5.2.3).
#[track_caller]
fn make_first_moves(page: &Page) {
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    page.drag(Square::E7, Square::E5);
    page.expect_status("White to move.");
}

fn no_draw_is_offered_before_both_sides_have_moved(page: &mut Page) {
    const REASON: &str = "A draw can be agreed only after both players have made a move.";
    page.open("#/play");
    let moment = page.listen();
    page.press("Offer draw");
    page.expect_part(".notice", REASON);
    page.expect_said(moment, &["only after both players have made a move"]);
    page.expect_shown("#draw-offer", false);
    page.command("e4");
    page.expect_status("Black to move.");
    page.command("draw");
    page.expect_part(".notice", REASON);
    page.expect_shown("#draw-offer", false);
    page.command("e5");
    page.expect_status("White to move.");
    page.press("Offer draw");
    page.expect_shown("#draw-offer", true);
}

fn a_draw_offer_is_accepted(page: &mut Page) {
    page.open("#/play");
    make_first_moves(page);
    let moment = page.listen();
    page.press("Offer draw");
    page.expect_shown("#draw-offer", true);
    page.expect_said(moment, &["draw"]);
    page.press("Accept draw");
    page.expect_status("Draw by agreement.");
    page.expect_shown("#draw-offer", false);
}

fn a_draw_offer_is_declined(page: &mut Page) {
    page.open("#/play");
    make_first_moves(page);
    page.press("Offer draw");
    page.press("Decline draw");
    page.expect_shown("#draw-offer", false);
    page.expect_status("White to move.");
    page.drag(Square::G1, Square::F3);
    page.expect_status("Black to move.");
}

fn a_move_declines_a_draw_offer(page: &mut Page) {
    page.open("#/play");
    make_first_moves(page);
    page.press("Offer draw");
    page.expect_shown("#draw-offer", true);
    page.drag(Square::G1, Square::F3);
    page.expect_status("Black to move.");
    page.expect_shown("#draw-offer", true);
    page.drag(Square::B8, Square::C6);
    page.expect_status("White to move.");
    page.expect_shown("#draw-offer", false);
}

fn resigning_asks_first(page: &mut Page) {
    page.open("#/play");
    page.press("Resign");
    page.expect_shown("#resign-dialog", true);
    page.press("Keep playing");
    page.expect_shown("#resign-dialog", false);
    page.expect_status("White to move.");
    page.press("Resign");
    page.expect_shown("#resign-dialog", true);
    page.keys(&[Key::Escape.value()]);
    page.expect_shown("#resign-dialog", false);
    page.expect_status("White to move.");
    let moment = page.listen();
    page.press("Resign");
    page.expect_shown("#resign-dialog", true);
    page.press("Resign");
    page.expect_status("White resigned. Black wins.");
    page.expect_alert(moment, &["white resigned"]);
}

fn resigning_to_a_side_that_can_never_mate_is_a_draw(page: &mut Page) {
    // FIDE 5.1.2: White has a queen, Black nothing to mate with.
    const FEN: &str = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    const DRAWN: &str = "White resigned, but Black cannot mate. Draw.";
    page.open_position(FEN);
    page.press("Resign");
    page.expect_part(
        "#resign-dialog",
        "Black can never mate, so the game is a draw.",
    );
    let moment = page.listen();
    page.press("Resign");
    page.expect_status(DRAWN);
    page.expect_alert(moment, &["cannot mate", "draw"]);
    page.expect_part(".moves .result", "\u{bd}\u{2013}\u{bd}");
    page.reload();
    page.expect_status(DRAWN);
    page.press("Take back");
    page.expect_status("White to move.");
    page.drag(Square::A1, Square::A2);
    page.expect_status("Black to move.");
    // The bare king itself loses.
    page.press("Resign");
    page.expect_part("#resign-dialog", "White wins the game.");
    page.press("Resign");
    page.expect_status("Black resigned. White wins.");
}

fn the_exchange_is_named_in_the_material_line(page: &mut Page) {
    let says = |page: &Page, selector: &str| page.text(selector).contains("the exchange up");
    page.open_position("6k1/2n2ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    page.expect_part("#captured-white", "+2");
    page.expect_part("#captured-white", "the exchange up");
    assert!(!says(page, "#captured-black"), "Black is the exchange down");
    page.open_position("6k1/5ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    page.expect_part("#captured-white", "+5");
    assert!(!says(page, "#captured-white"), "a whole rook is more");
}

fn every_table_of_values_counts_the_pieces_and_is_called_approximate(page: &mut Page) {
    // A rook for a knight, by each table, and the words that only its book has.
    let tables = [
        ("Usual today", "2", "pawn 1, knight 3"),
        ("A Beginners Book of Chess, 1917", "2", "queen 10.5"),
        ("After Hoffer", "2.43", "bishop 3.05, rook 5.48"),
        (
            "German authorities, after Hoffer",
            "1.5",
            "rook 4.5 and queen 9",
        ),
        (
            "The Chess Code (Staunton\u{2019}s time)",
            "2.43",
            "bishop 3.5, rook 5.48",
        ),
    ];
    page.open_position("6k1/2n2ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    for (table, ahead, values) in tables {
        page.choose("Values of the pieces", table);
        // The choice stays.
        for is_again in [false, true] {
            if is_again {
                page.reload();
            }
            page.expect_part("#worth", values);
            page.expect_part("#worth", &format!("White is ahead by about {ahead} pawns."));
            page.expect_part("#worth", "White has won the exchange");
            page.expect_part("#worth", "Approximate: ");
        }
    }
}

fn a_new_game_asks_first_in_the_middle_of_one(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    type_all(page, &mut score, &["e4", "e5"]);
    page.press("New game");
    page.expect_shown("#new-game-dialog", true);
    page.press("Keep playing");
    page.expect_shown("#new-game-dialog", false);
    page.expect_scene(&score.scene());
    page.press("New game");
    page.expect_shown("#new-game-dialog", true);
    page.press("Start new game");
    page.expect_shown("#new-game-dialog", false);
    page.expect_scene(&Score::start().scene());
    page.expect_status("White to move.");
    page.expect_enabled("Take back", false);
}

fn a_new_game_after_an_end_does_not_ask(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    type_all(page, &mut score, &["f3", "e5", "g4", "Qh4#"]);
    page.expect_status("Checkmate. Black wins.");
    page.press("New game");
    page.expect_scene(&Score::start().scene());
    page.expect_status("White to move.");
    assert!(!page.shows("#new-game-dialog"));
}

fn captured_men_and_the_difference_are_shown(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    type_all(
        page,
        &mut score,
        &["e4", "d5", "exd5", "Qxd5", "Nc3", "Qe5+", "Be2", "Qxe2+"],
    );
    type_all(page, &mut score, &["Qxe2"]);
    // White has taken a pawn and the queen, Black a pawn and a bishop: ten points against four.
    let names = |selector: &str| {
        let body = r##"
            const box = document.querySelector(arguments[0]);
            const labels = [box, ...box.querySelectorAll("[aria-label]")];
            return labels.map((one) => one.getAttribute("aria-label") ?? "").join(" ")
                + " " + box.textContent;
        "##;
        page.script(body, vec![selector.into()])
            .as_str()
            .unwrap_or_default()
            .to_lowercase()
    };
    let (white, black) = (names("#captured-white"), names("#captured-black"));
    assert!(white.contains("queen") && white.contains("pawn"), "{white}");
    assert!(white.contains("+6"), "{white}");
    assert!(
        black.contains("bishop") && black.contains("pawn"),
        "{black}"
    );
    assert!(!black.contains('+'), "{black}");
}

fn coordinates_stand_where_the_setting_says(page: &mut Page) {
    page.open("#/play");
    let start = Score::start().scene();
    for entry in ["Inside", "None", "Outside"] {
        page.press("Settings");
        page.choose("Coordinates", entry);
        page.keys(&[Key::Escape.value()]);
        page.expect_scene(&start);
        let body = r##"
            const board = document.querySelector('[role="grid"]').getBoundingClientRect();
            const shown = [...document.querySelectorAll(".coordinates span")]
                .filter((one) => one.checkVisibility({ visibilityProperty: true }))
                .map((one) => one.getBoundingClientRect())
                .filter(({ width }) => width > 0);
            const inside = ({ x, y, width, height }) =>
                x + width / 2 > board.left && x + width / 2 < board.right
                && y + height / 2 > board.top && y + height / 2 < board.bottom;
            return shown.length === 0 ? "None" : shown.every(inside) ? "Inside"
                : shown.some(inside) ? "mixed" : "Outside";
        "##;
        page.eventually(&format!("the coordinates are {entry}"), || {
            let place = page.script(body, vec![]);
            if place == entry {
                Ok(())
            } else {
                Err(place.to_string())
            }
        });
    }
}

fn the_end_of_a_game_leaves_only_what_makes_sense(page: &mut Page) {
    page.open("#/play");
    let mut score = Score::start();
    type_all(page, &mut score, &["f3", "e5", "g4", "Qh4#"]);
    page.expect_status("Checkmate. Black wins.");
    for name in ["Resign", "Offer draw", "Claim draw"] {
        page.expect_enabled(name, false);
    }
    for name in [
        "New game",
        "Take back",
        "Copy PGN",
        "Copy FEN",
        "Flip board",
    ] {
        page.expect_enabled(name, true);
    }
}
