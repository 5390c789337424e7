//! Games for two at one board: clocks, touched pieces under several laws, taking back by agreement, a match.

pub(crate) mod time;

use rules::Square;

use crate::harness::{Page, case, tests};
use crate::library::open_game;

tests![
    a_game_is_lost_on_time_and_drawn_without_mating_material,
    a_touched_piece_moves_unless_it_was_adjusted_under_two_laws,
    the_opponent_chooses_a_penalty_under_the_law_of_1917,
    a_match_of_three_goes_on_with_colors_and_score,
    a_match_that_is_even_is_decided_by_its_third_game,
    taking_back_is_asked_for,
    a_position_of_chess960_is_drawn_by_lot,
    a_book_draw_is_agreed_or_played_on,
    a_game_for_two_is_listed_renamed_and_gone_on_with,
    jadoube_is_said_by_key_and_by_word,
    a_king_castles_without_the_rook_that_was_given,
    a_second_move_in_succession_binds_its_piece,
    a_game_is_dated_with_its_first_move,
];

/// Agrees on a game: each choice by the label of its field.
#[track_caller]
pub(crate) fn sit_down(page: &Page, choices: &[(&str, &str)], fields: &[(&str, &str)]) {
    page.press("Clock and rules\u{2026}");
    page.expect_shown("#sit-dialog", true);
    for (label, entry) in choices {
        page.choose(label, entry);
    }
    for (label, text) in fields {
        page.fill(label, text);
    }
    page.press("Start the game");
    page.expect_shown("#sit-dialog", false);
}

pub(crate) const OWN: (&str, &str) = ("Time", "Another time control");
pub(crate) const CONTROL: &str = "Time control, in seconds";
pub(crate) const TODAY: (&str, &str) = ("Rules of conduct", "Today\u{2019}s laws: touch-move");
pub(crate) const OLD: (&str, &str) = (
    "Rules of conduct",
    "The laws of 1866 to 1873 (A Beginners Book of Chess)",
);

fn a_game_is_lost_on_time_and_drawn_without_mating_material(page: &mut Page) {
    page.open("#/play");
    sit_down(page, &[OWN], &[(CONTROL, "3"), ("First player", "Anna")]);
    page.expect_part("#clock-white", "0:03");
    page.expect_part(".player.white", "Anna");
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black ran out of time. White wins.");
    page.expect_text("#clock-black [aria-hidden]", "0:00.0");
    // The king alone can never mate.
    page.open_position("7k/8/8/8/8/8/P7/K7 b - - 0 1");
    sit_down(
        page,
        &[OWN, ("Start position", "The one on the board")],
        &[(CONTROL, "3")],
    );
    page.drag(Square::H8, Square::G8);
    page.expect_status("White ran out of time, but Black cannot mate. Draw.");
}

fn a_touched_piece_moves_unless_it_was_adjusted_under_two_laws(page: &mut Page) {
    for law in [TODAY, OLD] {
        page.open("#/play");
        sit_down(page, &[("Time", "No clock"), law], &[]);
        page.tap(Square::G1);
        page.expect_part("#bound", "knight on g1 must move");
        page.command("e4");
        page.expect_status("White to move.");
        if law == TODAY {
            // In 1866 the opponent would now choose between the two touched pieces.
            page.drag(Square::E2, Square::E4);
            page.expect_status("White to move.");
        }
        page.drag(Square::G1, Square::F3);
        page.expect_status("Black to move.");
        page.press("J\u{2019}adoube");
        page.tap(Square::G8);
        page.press("J\u{2019}adoube");
        page.drag(Square::E7, Square::E5);
        page.expect_status("White to move.");
        page.forget_work();
    }
}

fn the_opponent_chooses_a_penalty_under_the_law_of_1917(page: &mut Page) {
    page.open("#/play");
    sit_down(page, &[("Time", "No clock"), OLD], &[]);
    page.drag(Square::B1, Square::B3);
    page.expect_part("#opponent-decides", "Black may choose a penalty");
    page.press("Move another piece");
    page.expect_part("#bound", "Any piece but the knight on b1");
    page.drag(Square::B1, Square::C3);
    page.expect_status("White to move.");
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    // A move that is typed is made as one by hand.
    page.command("b8b6");
    page.expect_part("#opponent-decides", "White may choose a penalty");
    page.press("Let it pass");
    page.drag(Square::B8, Square::C6);
    page.expect_status("White to move.");
}

fn a_match_of_three_goes_on_with_colors_and_score(page: &mut Page) {
    page.open("#/play");
    sit_down(
        page,
        &[
            ("Time", "No clock"),
            ("Match", "Best of 3 games"),
            ("White pieces", "Draw lots"),
        ],
        &[("First player", "Anna"), ("Second player", "Bert")],
    );
    let white = page.text(".player.white .player-name");
    let black = if white == "Anna" { "Bert" } else { "Anna" };
    page.press("Resign");
    page.expect_shown("#resign-dialog", true);
    page.press("Resign");
    page.expect_status("White resigned. Black wins.");
    page.expect_part("#match-score", "1");
    page.press("Next game");
    page.expect_status("White to move.");
    page.expect_focus_on("[role=gridcell]");
    page.expect_text(".player.white .player-name", black);
    page.reload();
    page.expect_text(".player.white .player-name", black);
    page.drag(Square::E2, Square::E4);
    page.press("Resign");
    page.expect_shown("#resign-dialog", true);
    page.press("Resign");
    page.expect_status("Black resigned. White wins.");
    page.expect_part("#match-score", &format!("{black} has won the match"));
    let moment = page.listen();
    page.press("New match");
    page.expect_said(moment, &["A new match begins."]);
    page.expect_text(".player.white .player-name", &white);
}

/// The player to move gives up.
#[track_caller]
fn resign(page: &Page) {
    page.press("Resign");
    page.expect_shown("#resign-dialog", true);
    page.press("Resign");
    page.expect_shown("#resign-dialog", false);
}

/// The players at the board: White, and Black.
#[track_caller]
fn expect_players(page: &Page, white: &str, black: &str) {
    page.expect_status("White to move.");
    page.expect_text(".player.white .player-name", white);
    page.expect_text(".player.black .player-name", black);
}

fn a_match_that_is_even_is_decided_by_its_third_game(page: &mut Page) {
    page.open("#/play");
    let choices = [("Time", "No clock"), ("Match", "Best of 3 games")];
    let names = [("First player", "Anna"), ("Second player", "Bert")];
    sit_down(page, &choices, &names);
    expect_players(page, "Anna", "Bert");
    resign(page);
    page.expect_status("White resigned. Black wins.");
    page.expect_text("#match-score p", "Anna 0 \u{2013} 1 Bert");
    page.press("Next game");
    expect_players(page, "Bert", "Anna");
    resign(page);
    page.expect_status("White resigned. Black wins.");
    page.expect_text("#match-score p", "Anna 1 \u{2013} 1 Bert");
    page.press("Next game");
    expect_players(page, "Anna", "Bert");
    page.reload();
    expect_players(page, "Anna", "Bert");
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    resign(page);
    page.expect_status("Black resigned. White wins.");
    page.expect_text(
        "#match-score p",
        "Anna 2 \u{2013} 1 Bert. Anna has won the match.",
    );
}

fn taking_back_is_asked_for(page: &mut Page) {
    page.open("#/play");
    sit_down(page, &[("Time", "No clock")], &[]);
    page.drag(Square::E2, Square::E4);
    page.press("Take back");
    page.expect_part("#take-back-asked", "White asks");
    page.expect_focus_on("#take-back-asked button");
    page.press("Refuse");
    page.expect_status("Black to move.");
    page.press("Take back");
    page.press("Allow");
    page.expect_status("White to move.");
}

fn a_position_of_chess960_is_drawn_by_lot(page: &mut Page) {
    page.cripple("Math.random = () => 0.5;");
    page.open("#/play");
    page.press("Clock and rules\u{2026}");
    page.choose("Start position", "Chess960");
    // Half of the largest number of 32 bits, by 960.
    let drawn = page.script(
        "return document.querySelector('#sit-number').value;",
        vec![],
    );
    assert_eq!(drawn, "127");
    page.press("Start the game");
    page.expect_shown("#sit-dialog", false);
    page.expect_status("White to move.");
}

fn a_book_draw_is_agreed_or_played_on(page: &mut Page) {
    page.open_position("8/8/8/4k3/8/4K3/2N2N2/8 w - - 0 1");
    let choices = [
        ("Time", "No clock"),
        ("Start position", "The one on the board"),
    ];
    sit_down(page, &choices, &[]);
    page.drag(Square::E3, Square::D3);
    page.expect_status("Black to move.");
    assert!(!page.shows("#book-draw"), "both have to move first");
    page.drag(Square::E5, Square::D5);
    page.expect_status("White to move.");
    page.expect_part("#book-draw", "Two knights");
    page.press("Play on");
    page.expect_shown("#book-draw", false);
    sit_down(page, &choices, &[]);
    page.drag(Square::C2, Square::E3);
    page.expect_status("Black to move. Check!");
    page.drag(Square::D5, Square::E5);
    page.press("Agree to a draw");
    page.expect_status("Draw by agreement.");
}

fn a_game_for_two_is_listed_renamed_and_gone_on_with(page: &mut Page) {
    page.open("#/play");
    sit_down(
        page,
        &[OWN],
        &[
            (CONTROL, "600"),
            ("First player", "Anna"),
            ("Second player", "Bert"),
        ],
    );
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    page.press("New game");
    page.press("Start new game");
    page.expect_shown("#clock-black", false);
    page.click_on(".pages a[href=\"#/games\"]");
    open_game(page, "Anna \u{2013} Bert");
    page.press("Rename");
    page.fill("Event", "The club");
    page.press("Save");
    page.expect_part("#library-row-0 .where", "The club");
    open_game(page, "Anna \u{2013} Bert");
    page.press("Continue playing");
    page.expect_ready();
    page.expect_part(".player.white", "Anna");
    page.press("It does not count");
    page.expect_shown("#clock-black.runs", true);
    page.drag(Square::E7, Square::E5);
    page.expect_status("White to move.");
}

fn jadoube_is_said_by_key_and_by_word(page: &mut Page) {
    let pressed = "main button[aria-pressed=\"true\"][title^=\"I adjust\"]";
    page.open("#/play");
    sit_down(page, &[TODAY], &[]);
    for word in ["jadoube", "j'adoube", "adjust", "j"] {
        page.command(word);
        page.expect_shown(pressed, true);
        page.command(word);
        page.expect_shown(pressed, false);
    }
    // With the focus on the board, and with it nowhere.
    for leave in [
        "document.querySelector('.board [tabindex=\"0\"]').focus();",
        "document.activeElement.blur();",
    ] {
        page.script(leave, vec![]);
        page.keys(&['j']);
        page.expect_shown(pressed, true);
        page.keys(&['j']);
        page.expect_shown(pressed, false);
    }
    page.keys(&['j']);
    page.tap(Square::G1);
    page.keys(&['j']);
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    // Where touching binds nobody there is no need for it.
    page.forget_work();
    page.open("#/play");
    let moment = page.listen();
    page.command("jadoube");
    page.expect_said(moment, &["no need", "binds nobody"]);
}

fn a_king_castles_without_the_rook_that_was_given(page: &mut Page) {
    page.open("#/play");
    let odds = (
        "Start position",
        "Rook odds: without the queen\u{2019}s rook",
    );
    sit_down(page, &[OLD, odds, ("Taking back", "Free")], &[]);
    for [white, black] in [["d4", "d5"], ["Nc3", "Nf6"], ["Bf4", "e6"], ["Qd3", "Be7"]] {
        page.command(white);
        page.expect_status("Black to move.");
        page.command(black);
        page.expect_status("White to move.");
    }
    page.drag(Square::E1, Square::C1);
    page.expect_status("Black to move.");
    page.expect_text("#moves [aria-current=true]", "O-O-O (without rook)");
    page.expect_name(Square::C1, "white king, c1, last move");
    page.expect_shown("#opponent-decides", false);
    page.reload();
    page.expect_text("#moves [aria-current=true]", "O-O-O (without rook)");
    page.press("Take back");
    page.expect_status("White to move.");
    page.command("O-O-O");
    page.expect_status("Black to move.");
    page.expect_text("#moves [aria-current=true]", "O-O-O (without rook)");
    page.command("O-O");
    page.expect_status("White to move.");
    let moment = page.listen();
    page.command("l");
    page.expect_said(moment, &["castles kingside"]);
}

fn a_second_move_in_succession_binds_its_piece(page: &mut Page) {
    let expect = &case("S0-succession")["expect"];
    let squares = |value: &serde_json::Value| -> (Square, Square) {
        let text = value.as_str().expect("a move");
        let square = |text: &str| text.parse().expect("a square");
        (square(&text[..2]), square(&text[2..]))
    };
    page.open("#/play");
    sit_down(page, &[OLD], &[]);
    let (from, to) = squares(&expect["before"][0]);
    page.drag(from, to);
    page.expect_status("Black to move.");
    let (from, to) = squares(&expect["wrong"]);
    let moment = page.listen();
    page.drag(from, to);
    page.expect_said(moment, &["law V", "knight on g1"]);
    page.expect_status("Black to move.");
    let (from, to) = squares(&expect["reply"][0]);
    page.drag(from, to);
    page.expect_part("#bound", "knight on g1 must move");
}

fn a_game_is_dated_with_its_first_move(page: &mut Page) {
    page.allow_clipboard();
    page.open("#/play");
    let body = r##"
        const now = new Date();
        const two = (number) => String(number).padStart(2, "0");
        return `[Date "${now.getFullYear()}.${two(now.getMonth() + 1)}.${two(now.getDate())}"]`;
    "##;
    let today = page.script(body, vec![]);
    let today = today.as_str().expect("a tag");
    let is_dated = |page: &Page| {
        page.press("Copy PGN");
        page.eventually("the game is dated", || {
            let pgn = page.clipboard();
            pgn.contains(today).then_some(()).ok_or(pgn)
        });
    };
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    is_dated(page);
    page.reload();
    is_dated(page);
    sit_down(page, &[TODAY], &[("First player", "Anna")]);
    page.drag(Square::E2, Square::E4);
    page.expect_status("Black to move.");
    is_dated(page);
}
