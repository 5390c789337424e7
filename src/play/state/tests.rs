//! The page without a browser.

mod typed;

use explain::illegal::Code;
use rules::{Color, Square};

use super::*;
use ui::settings::{Seating, Settings};
use ui::speech::Urgency;

fn id(name: &str) -> GameId {
    GameId(name.into())
}

fn page() -> AppState {
    AppState::new(Game::default(), id("one"), Settings::default())
}

fn typed(state: &mut AppState, texts: &[&str]) {
    for text in texts {
        state.apply(Action::Typed((*text).into(), id("spare")));
    }
}

fn from(fen: &str) -> AppState {
    AppState::new(
        Game::from_position(fen.parse().unwrap()),
        id("one"),
        Settings::default(),
    )
}

#[test]
fn a_fools_mate_can_be_typed() {
    let mut state = page();
    typed(&mut state, &["f3", "e5", "g4", "Qh4#"]);
    assert_eq!(words::status_text(&state.game), "Checkmate. Black wins.");
    assert_eq!(
        state.conversation.last_said(Urgency::Polite),
        "Black: queen to h4, checkmate."
    );
    assert_eq!(
        state.conversation.last_said(Urgency::Assertive),
        "Checkmate. Black wins."
    );
}

#[test]
fn an_illegal_attempt_changes_nothing_and_says_why() {
    let mut state = page();
    let before = state.game.clone();
    state.apply(Action::Attempt {
        from: Square::C1,
        to: Square::F4,
        promotion: None,
    });
    assert_eq!(state.game, before);
    let notice = state.conversation.notice.clone().unwrap();
    assert_eq!(
        notice.plain(),
        "Only knights jump over other pieces. The bishop on c1 cannot go to f4: it is blocked by \
         the pawn on d2."
    );
    assert_eq!(state.conversation.code, Some(Code::Blocked));
    assert_eq!(state.conversation.refused.pieces, Square::D2.into());
    assert_eq!(state.conversation.refused.wrong, Some(Square::F4));
    state.apply(Action::Flip);
    assert_eq!(state.conversation.notice, None);
    assert_eq!(state.conversation.refused, Rc::default());
}

#[test]
fn resigning_by_text_asks_first() {
    let mut state = page();
    typed(&mut state, &["e4", "resign"]);
    assert_eq!(state.game.outcome(), None);
    typed(&mut state, &["e5", "yes"]);
    assert_eq!(
        state.game.outcome(),
        None,
        "an answer counts only right after its question"
    );
    typed(&mut state, &["resign", "yes"]);
    assert_eq!(
        words::status_text(&state.game),
        "White resigned. Black wins."
    );
}

#[test]
fn an_earlier_position_cannot_be_played_on() {
    let mut state = page();
    typed(&mut state, &["e4", "e5", "back"]);
    assert_eq!(state.shown, 1);
    assert!(state.board_view().legal.is_empty());
    typed(&mut state, &["Nf3"]);
    assert_eq!(state.game.len(), 2);
    typed(&mut state, &["fwd", "Nf3"]);
    assert_eq!(state.game.len(), 3);
}

#[test]
fn a_new_game_in_mid_game_asks_first() {
    let mut state = page();
    state.apply(Action::AskNewGame(id("two")));
    assert_eq!(state.game_id, id("two"), "nothing would be left behind");
    typed(&mut state, &["e4"]);
    state.apply(Action::AskNewGame(id("three")));
    assert_eq!(state.dialog, Some(Dialog::NewGame));
    assert_eq!(state.game_id, id("two"));
    state.apply(Action::NewGame(id("three")));
    assert_eq!((state.game.len(), state.game_id.clone()), (0, id("three")));
}

#[test]
fn draws_are_offered_declined_and_accepted() {
    let mut state = page();
    typed(&mut state, &["e4", "e5"]);
    state.apply(Action::OfferDraw);
    assert_eq!(state.game.draw_offer(), Some(Color::White));
    state.apply(Action::DeclineDraw);
    assert_eq!(state.game.draw_offer(), None);
    state.apply(Action::OfferDraw);
    state.apply(Action::AcceptDraw);
    assert_eq!(words::status_text(&state.game), "Draw by agreement.");
}

/// Article 5.2.3.
#[test]
fn a_draw_is_offered_only_after_both_sides_have_moved() {
    const REASON: &str = "A draw can be agreed only after both players have made a move.";
    let mut state = page();
    state.apply(Action::OfferDraw);
    let refused = |state: &AppState| state.conversation.notice.as_ref().map(|it| it.plain());
    assert_eq!(refused(&state).as_deref(), Some(REASON));
    typed(&mut state, &["e4", "draw"]);
    let answer = state.conversation.command_box.error.as_ref();
    assert_eq!(answer.map(|it| it.plain()).as_deref(), Some(REASON));
    assert_eq!(state.game.draw_offer(), None);
    typed(&mut state, &["e5", "draw"]);
    assert_eq!(state.game.draw_offer(), Some(Color::White));
}

/// Article 5.1.2.
#[test]
fn resigning_to_a_side_that_can_never_mate_is_a_draw() {
    let mut state = from("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    typed(&mut state, &["resign", "yes"]);
    let drawn = "White resigned, but Black cannot mate. Draw.";
    assert_eq!(words::status_text(&state.game), drawn);
    assert_eq!(state.conversation.last_said(Urgency::Assertive), drawn);
    let (white, black) = (Color::White, Color::Black);
    assert!(words::resign_explanation(white, true).contains("Black can never mate"));
    assert_eq!(
        words::resign_explanation(black, false),
        "White wins the game."
    );
}

#[test]
fn a_rook_for_a_knight_is_named_in_the_line_of_its_player() {
    let state = from("6k1/2n2ppp/8/8/8/8/5PPP/R5K1 w - - 0 1");
    assert_eq!(state.captured_by(Color::White), (Vec::new(), 2, true));
    assert_eq!(state.captured_by(Color::Black), (Vec::new(), -2, false));
}

#[test]
fn draws_are_claimed_for_the_player_only_on_request() {
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1", "Ng8"];
    let mut state = page();
    typed(&mut state, &shuffle);
    assert_eq!(state.game.outcome(), None);
    assert_eq!(state.game.claims().now.len(), 1);
    let mut state = page();
    state.apply(Action::Settings(Settings {
        claim_for_me: true,
        ..Settings::default()
    }));
    typed(&mut state, &shuffle);
    assert_eq!(
        words::status_text(&state.game),
        "Draw by threefold repetition."
    );
}

#[test]
fn taking_back_reopens_a_finished_game() {
    let mut state = page();
    typed(&mut state, &["f3", "e5", "g4", "Qh4", "undo"]);
    assert_eq!(words::status_text(&state.game), "Black to move.");
    typed(&mut state, &["redo"]);
    assert_eq!(words::status_text(&state.game), "Checkmate. Black wins.");
}

#[test]
fn a_position_or_a_game_can_be_pasted() {
    let mut state = page();
    state.apply(Action::Paste(
        "8/8/8/4k3/8/4K3/8/R7 w - - 0 1".into(),
        id("two"),
    ));
    assert_eq!(
        state.game.position().to_string(),
        "8/8/8/4k3/8/4K3/8/R7 w - - 0 1"
    );
    state.apply(Action::Paste("1. e4 e5 2. Nf3 *".into(), id("three")));
    assert_eq!((state.game.len(), state.shown), (3, 3));
}

#[test]
fn a_faulty_paste_keeps_the_game_and_names_the_place() {
    let mut state = page();
    typed(&mut state, &["e4"]);
    state.apply(Action::Paste("1. e4 e5\n2. Nf9 *".into(), id("two")));
    assert_eq!(state.game_id, id("one"));
    let Some(Dialog::Paste(Some(problem))) = &state.dialog else {
        panic!("no dialog")
    };
    assert!(problem.starts_with("Line 2, column 4:"), "{problem}");
    state.apply(Action::Paste(
        "8/8/8/8/8/8/8/7x w - - 0 1".into(),
        id("two"),
    ));
    let Some(Dialog::Paste(Some(problem))) = &state.dialog else {
        panic!("no dialog")
    };
    assert!(problem.starts_with("Line 1, column 16:"), "{problem}");
}

#[test]
fn a_failed_save_stays_shown_until_one_succeeds() {
    let mut state = page();
    state.apply(Action::Saved(false));
    assert_eq!(state.save, SaveState::Failed);
    assert_eq!(state.conversation.alert.serial(), 1);
    state.apply(Action::Saved(false));
    assert_eq!(state.conversation.alert.serial(), 1, "said once");
    state.apply(Action::Saved(true));
    assert_eq!(state.save, SaveState::Kept);
}

#[test]
fn a_king_in_check_is_shown() {
    let state = from("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1");
    assert_eq!(state.board_view().check, Some(Square::E8));
}

#[test]
fn a_proof_ends_only_the_position_it_is_about() {
    // Black has to take the queen, and then no king passes the wall.
    let fen = "Q7/k7/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/7K/8 b - - 0 1";
    let mut state = from(fen);
    let mut check = state.game.check_dead().unwrap();
    while check.step(1_000).is_none() {}
    let check = Rc::new(check);
    let mut other = page();
    other.apply(Action::ProvedDead(check.clone()));
    assert_eq!(other.game.outcome(), None);
    assert_eq!(state.game.outcome(), None);
    state.apply(Action::ProvedDead(check));
    assert_eq!(words::status_text(&state.game), "Draw by dead position.");
    assert_eq!(
        state.conversation.last_said(Urgency::Assertive),
        "Draw by dead position."
    );
}

#[test]
fn the_board_turns_to_the_player_to_move_where_two_share_a_seat() {
    let settings = Settings {
        seating: Seating::Turning,
        ..Settings::default()
    };
    let mut state = AppState::new(Game::default(), id("one"), settings);
    typed(&mut state, &["e4"]);
    assert_eq!(state.bottom, Color::Black);
    typed(&mut state, &["e5"]);
    assert_eq!(state.bottom, Color::White);
    state.apply(Action::TakeBack);
    assert_eq!(state.bottom, Color::Black);
    state.apply(Action::Redo);
    assert_eq!(state.bottom, Color::White);
    typed(&mut state, &["Nf3"]);
    state.apply(Action::NewGame(id("two")));
    assert_eq!(state.bottom, Color::White);
}

#[test]
fn the_end_of_a_game_is_not_said_of_one_that_goes_on() {
    let said = |state: &AppState| state.conversation.last_said(Urgency::Assertive).to_owned();
    let mut state = page();
    typed(&mut state, &["f3", "e5", "g4", "Qh4"]);
    assert_eq!(said(&state), "Checkmate. Black wins.");
    state.apply(Action::TakeBack);
    assert_eq!(said(&state), "");
    state.apply(Action::Resign);
    assert_eq!(said(&state), "Black resigned. White wins.");
    state.apply(Action::NewGame(id("next")));
    assert_eq!(said(&state), "");
}
