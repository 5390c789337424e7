//! Hints and the coach, with an engine whose answers the tests write.

use notation::descriptive::Spelling;
use notation::letters::Language;
use notation::style::Style;
use rules::{Color, Square};
use ui::platform::storage::GameId;
use ui::settings::Settings;

use super::mind::read;
use super::*;
use crate::sitting::tests_of::{against, plays};
use game::Game;

/// White is a queen and a rook ahead, and the knight guards d5.
const WON: &str = "6k1/5p2/5n2/8/8/8/3Q1PPP/R2R2K1 w - - 0 1";
/// White is a queen behind, and the knight guards e4.
const LOST: &str = "3q2k1/5ppp/5n2/8/8/4R3/5PPP/6K1 w - - 0 1";

fn attempt(state: &mut AppState, from: Square, to: Square) {
    state.apply(Action::Attempt {
        from,
        to,
        promotion: None,
    });
}

fn answers(state: &mut AppState, text: &str) {
    let position = state.to_look_at().expect("the engine is asked");
    state.apply(CoachAction::Found(Box::new(read(position, text))).into());
}

fn coached(mode: CoachMode) -> AppState {
    let mut state = against("3", "one");
    state.apply(CoachAction::Mode(mode).into());
    state
}

/// A position against the program, with White to move.
fn coached_in(fen: &str, mode: CoachMode) -> AppState {
    let mut state = coached(mode);
    let position: Position = fen.parse().unwrap();
    state.game = Rc::new(Game::from_position(position));
    state
}

fn said(state: &AppState) -> &str {
    state.conversation.last_said(ui::speech::Urgency::Polite)
}

/// 1.e4 e5 2.Qh5 Nf6, and White to move.
fn queen_out(mode: CoachMode) -> AppState {
    let mut state = coached(mode);
    for (white, black) in [
        ((Square::E2, Square::E4), (Square::E7, Square::E5)),
        ((Square::D1, Square::H5), (Square::G8, Square::F6)),
    ] {
        attempt(&mut state, white.0, white.1);
        while state.coach.doubt().is_some_and(|doubt| !doubt.is_asked) {
            answers(&mut state, "");
        }
        state.apply(Action::Answer(true));
        plays(&mut state, black.0, black.1, 0);
    }
    assert_eq!(state.game.len(), 4);
    state
}

#[test]
fn a_hint_comes_in_three_steps_and_ends_with_the_move() {
    let mut state = AppState::new(Game::default(), GameId("new".into()), Settings::default());
    state.apply(CoachAction::Hint.into());
    assert_eq!(said(&state), "Looking for a hint.");
    answers(&mut state, "1 9 cp 20 60000 g1f3 d7d5\n");
    assert_eq!(said(&state), "Look at the knight on g1.");
    let drawn = state.drawing();
    assert!(drawn.pieces.contains(Square::G1) && drawn.arrows.is_empty());
    state.apply(Action::Typed("hint".into(), GameId("spare".into())));
    assert_eq!(said(&state), "The knight on g1 goes to f3.");
    assert_eq!(state.drawing().arrows.len(), 1);
    state.apply(CoachAction::Hint.into());
    assert_eq!(said(&state), "It develops a piece.");
    attempt(&mut state, Square::G1, Square::F3);
    assert_eq!(state.drawing().arrows.len(), 0);
    assert!(state.to_look_at().is_none());
}

#[test]
fn a_hint_waits_for_its_engine_and_asks_again_for_one_that_did_not_come() {
    let mut state = AppState::new(Game::default(), GameId("new".into()), Settings::default());
    for _ in 0..2 {
        state.apply(CoachAction::Hint.into());
        assert_eq!(said(&state), "Looking for a hint.");
    }
    answers(&mut state, "");
    assert_eq!(said(&state), "There is no hint here.");
    assert!(state.to_look_at().is_none());
    state.apply(CoachAction::Hint.into());
    assert_eq!(said(&state), "Looking for a hint.");
    state.apply(CoachAction::Late.into());
    answers(&mut state, "1 9 cp 20 60000 g1f3 d7d5\n");
    assert_eq!(said(&state), "Look at the knight on g1.");
}

#[test]
fn the_coach_asks_once_before_a_piece_is_lost() {
    let mut state = queen_out(CoachMode::Blunders);
    // The queen stays where the knight takes it.
    attempt(&mut state, Square::A2, Square::A3);
    assert_eq!(state.game.len(), 4, "the move waits");
    answers(&mut state, "1 9 cp 40 60000 h5e5\n");
    answers(&mut state, "1 9 cp 900 60000 f6h5\n");
    assert_eq!(
        said(&state),
        "The queen on h5 can be taken by the knight on f6. Take back?"
    );
    let drawn = state.drawing();
    assert_eq!(drawn.arrows.len(), 1);
    assert!(drawn.arrows[0].to == Square::H5 && drawn.pieces.contains(Square::H5));
    state.apply(Action::Answer(false));
    assert_eq!(*state.drawing(), Drawing::default());
    assert_eq!((state.game.len(), state.pending()), (4, None));
    attempt(&mut state, Square::A2, Square::A3);
    assert_eq!(state.game.len(), 5, "it asks once");
}

#[test]
fn a_sacrifice_that_the_engine_likes_is_not_asked_about() {
    let mut state = queen_out(CoachMode::Blunders);
    attempt(&mut state, Square::A2, Square::A3);
    answers(&mut state, "1 9 cp 40 60000 h5e5\n");
    answers(&mut state, "1 9 cp -30 60000 f6h5\n");
    assert_eq!(state.game.len(), 5);
}

#[test]
fn the_coach_asks_in_a_decided_game_too_and_praises_no_loss() {
    for (fen, from, to, scores, is_asked) in [
        (WON, Square::D2, Square::D5, [1900, -1100], true),
        (LOST, Square::E3, Square::E4, [-700, 1200], true),
        // The engine sees a sacrifice.
        (WON, Square::D2, Square::D5, [1900, -1850], false),
    ] {
        let mut state = coached_in(fen, CoachMode::Full);
        answers(&mut state, &format!("1 9 cp {} 60000 h2h3\n", scores[0]));
        attempt(&mut state, from, to);
        answers(&mut state, &format!("1 9 cp {} 60000 f6{to}\n", scores[1]));
        let asks = state.coach.doubt().is_some_and(|doubt| doubt.is_asked);
        assert_eq!(asks, is_asked, "{fen} {scores:?}");
        state.apply(Action::Answer(true));
        assert_eq!(state.game.len(), 1);
        plays(&mut state, Square::F6, to, 0);
        let remark = state.remark().expect("it remarks");
        assert_eq!(remark.contains("loses a lot"), is_asked, "{remark}");
    }
}

#[test]
fn a_move_that_loses_much_unproved_or_is_the_engine_s_own_gets_no_remark() {
    for (to, scores) in [
        (Square::H3, [1900, -1100]),
        (Square::H4, [1900, -1100]),
        (Square::H3, [30, 400]),
    ] {
        let mut state = coached_in(WON, CoachMode::Full);
        answers(&mut state, &format!("1 9 cp {} 60000 h2h3\n", scores[0]));
        attempt(&mut state, Square::H2, to);
        answers(&mut state, &format!("1 9 cp {} 60000 f6e4\n", scores[1]));
        assert_eq!(state.remark(), None, "{to} {scores:?}");
    }
}

#[test]
fn without_an_engine_the_board_is_proof_enough() {
    let mut state = queen_out(CoachMode::Blunders);
    attempt(&mut state, Square::A2, Square::A3);
    answers(&mut state, "");
    answers(&mut state, "");
    assert!(state.coach.doubt().is_some_and(|doubt| doubt.is_asked));
    state.apply(Action::Answer(true));
    assert_eq!(state.game.len(), 5);
}

#[test]
fn a_move_waits_for_a_late_engine_no_longer_than_for_none() {
    let mut state = queen_out(CoachMode::Blunders);
    state.apply(CoachAction::Late.into());
    attempt(&mut state, Square::A2, Square::A3);
    assert!(state.coach.doubt().is_some_and(|doubt| !doubt.is_asked));
    state.apply(CoachAction::Late.into());
    assert!(state.coach.doubt().is_some_and(|doubt| doubt.is_asked));
    let position = *state.game.position();
    assert!(
        state.known(&position).is_none(),
        "it may still be looked at"
    );
}

#[test]
fn nobody_is_asked_where_the_coach_is_off_or_nothing_is_lost() {
    let mut state = queen_out(CoachMode::Off);
    attempt(&mut state, Square::A2, Square::A3);
    assert_eq!(state.game.len(), 5);
    let mut state = queen_out(CoachMode::Blunders);
    attempt(&mut state, Square::H5, Square::E5);
    assert_eq!(state.game.len(), 5);
}

#[test]
fn a_full_coach_remarks_on_moves_and_shows_the_threat() {
    let mut state = coached(CoachMode::Full);
    answers(&mut state, "1 9 cp 30 60000 e2e4\n");
    attempt(&mut state, Square::G2, Square::G4);
    answers(&mut state, "1 9 cp 120 60000 d7d5\n");
    plays(&mut state, Square::D7, Square::D5, 0);
    let remark = "Your g4 gives something away. e4 was better.";
    assert_eq!(state.remark(), Some(remark));
    answers(&mut state, "1 9 cp -120 60000 f1g2\n");
    state.apply(CoachAction::Threat(true).into());
    answers(&mut state, "1 9 cp 300 60000 c8g4\n");
    assert_eq!(said(&state), "If you passed, Black would play Bxg4.");
    assert_eq!(state.drawing().arrows.len(), 1);
}

#[test]
fn a_remark_and_the_reply_are_one_sentence_whichever_is_first() {
    for is_late in [false, true] {
        let mut state = coached(CoachMode::Full);
        answers(&mut state, "1 9 cp 30 60000 d2d4\n");
        attempt(&mut state, Square::D2, Square::D4);
        if is_late {
            plays(&mut state, Square::D7, Square::D5, 0);
        }
        answers(&mut state, "1 9 cp -30 60000 d7d5\n");
        let remark = "Your d4: well played, the engine would have chosen it too.";
        assert_eq!(state.remark(), Some(remark));
        if !is_late {
            assert_eq!(said(&state), "White: pawn to d4.");
            plays(&mut state, Square::D7, Square::D5, 0);
        }
        assert_eq!(said(&state), ["Black: pawn to d5.", remark].join(" "));
    }
}

#[test]
fn a_remark_goes_with_the_move_that_was_taken_back() {
    let mut state = coached(CoachMode::Full);
    answers(&mut state, "1 9 cp 30 60000 d2d4\n");
    attempt(&mut state, Square::D2, Square::D4);
    answers(&mut state, "1 9 cp -30 60000 d7d5\n");
    assert!(state.remark().is_some());
    state.apply(Action::TakeBack);
    assert_eq!((state.game.len(), state.remark()), (0, None));
    attempt(&mut state, Square::E2, Square::E4);
    assert_eq!(state.remark(), None);
    answers(&mut state, "1 9 cp -20 60000 e7e5\n");
    assert_eq!(state.remark(), Some("Your e4 is a good move."));
}

#[test]
fn a_move_after_which_the_engine_is_silent_gets_no_remark() {
    let mut state = coached_in(WON, CoachMode::Full);
    answers(&mut state, "1 9 cp 1900 60000 a1a8\n");
    attempt(&mut state, Square::H2, Square::H3);
    answers(&mut state, "");
    assert_eq!(state.remark(), None);
}

#[test]
fn a_remark_goes_while_the_next_move_is_asked_about() {
    let mut state = queen_out(CoachMode::Full);
    answers(&mut state, "1 9 cp 0 60000 h5e5\n");
    attempt(&mut state, Square::H5, Square::H4);
    answers(&mut state, "1 9 cp 400 60000 f6e4\n");
    if state.coach.doubt().is_some() {
        state.apply(Action::Answer(true));
    }
    plays(&mut state, Square::F6, Square::E4, 0);
    answers(&mut state, "1 9 cp -100 60000 g1f3\n");
    assert!(state.remark().is_some());
    attempt(&mut state, Square::H4, Square::H7);
    answers(&mut state, "1 9 cp 900 60000 h8h7\n");
    assert!(state.coach.doubt().is_some_and(|doubt| doubt.is_asked));
    assert_eq!(state.remark(), None);
    state.apply(Action::Answer(false));
    assert!(state.remark().is_some());
}

#[test]
fn the_coach_writes_moves_as_the_reader_does() {
    for (notation, better, threat) in [
        (Style::Localized(Language::German), "Sf3", "Lxg4"),
        (Style::Descriptive(Spelling::Short), "Kt-KB3", "BxP"),
    ] {
        let mut state = coached(CoachMode::Full);
        state.settings.notation = notation;
        answers(&mut state, "1 9 cp 30 60000 g1f3\n");
        attempt(&mut state, Square::G2, Square::G4);
        answers(&mut state, "1 9 cp 120 60000 d7d5\n");
        plays(&mut state, Square::D7, Square::D5, 0);
        let remark = [" gives something away. ", better, " was better."];
        assert!(said(&state).ends_with(&remark.concat()));
        answers(&mut state, "1 9 cp -120 60000 f1g2\n");
        state.apply(CoachAction::Threat(true).into());
        answers(&mut state, "1 9 cp 300 60000 c8g4\n");
        let danger = ["If you passed, Black would play ", threat, "."];
        assert_eq!(said(&state), danger.concat());
    }
}

#[test]
fn a_first_move_that_is_a_matter_of_taste_is_not_found_fault_with() {
    let mut state = coached(CoachMode::Full);
    // What the engine says of the start and of 1.b3.
    answers(&mut state, "1 9 cp 32 60000 d2d4\n");
    attempt(&mut state, Square::B2, Square::B3);
    answers(&mut state, "1 9 cp 40 60000 e7e5\n");
    assert_eq!(state.remark(), None);
    assert_eq!(said(&state), "White: pawn to b3.");
}

#[test]
fn another_level_is_suggested_in_one_sentence_with_the_result() {
    let mut state = coached(CoachMode::Off);
    state.apply(Action::Resign);
    let text = words::suggested_level(2, false);
    state.apply(CoachAction::Suggests(text.into()).into());
    assert_eq!(
        state.conversation.last_said(ui::speech::Urgency::Assertive),
        "White resigned. Black wins. Three hard games in a row. Level 2 makes a closer fight."
    );
}

#[test]
fn a_typed_threat_is_said_or_why_it_is_not() {
    let typed = |state: &mut AppState| {
        state.apply(Action::Typed("threat".into(), GameId("spare".into())));
        state.conversation.command_box.error.is_none()
    };
    for mode in [CoachMode::Off, CoachMode::Blunders] {
        let mut state = coached(mode);
        assert!(!typed(&mut state));
        assert!(state.to_look_at().is_none());
    }
    let mut state = coached(CoachMode::Full);
    answers(&mut state, "1 9 cp 30 60000 d2d4\n");
    assert!(typed(&mut state));
    assert_eq!(said(&state), "Looking for a hint.");
    answers(&mut state, "");
    assert_eq!(said(&state), "There is no hint here.");
    assert!(typed(&mut state));
    answers(&mut state, "1 9 cp 20 60000 d7d5\n");
    let threat = "If you passed, Black would play d5.";
    assert_eq!(said(&state), threat);
    let before = state.conversation.status.serial();
    assert!(typed(&mut state));
    assert_eq!(said(&state), threat);
    assert_ne!(state.conversation.status.serial(), before, "said again");
    attempt(&mut state, Square::D2, Square::D4);
    assert!(!typed(&mut state), "it is not the player's move");
}

#[test]
fn two_people_get_no_hints() {
    let mut state = against("person", "one");
    state.apply(CoachAction::Hint.into());
    assert!(state.conversation.notice.is_some());
    assert_eq!(state.sitting.mine, None::<Color>);
}

#[test]
fn the_question_of_the_coach_ends_with_the_game() {
    let mut state = queen_out(CoachMode::Blunders);
    attempt(&mut state, Square::H5, Square::G4);
    answers(&mut state, "1 9 cp 20 60000 h5f3 d7d5\n");
    answers(&mut state, "1 9 cp 900 60000 f6g4 e4e5\n");
    assert!(state.open_doubt().is_some_and(|doubt| doubt.is_asked));
    assert!(said(&state).contains("queen on g4"), "{}", said(&state));
    state.apply(Action::Resign);
    assert_eq!(said(&state), "");
    assert!(state.coach.doubt().is_none());
}
