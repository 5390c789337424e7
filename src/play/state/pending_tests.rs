//! Moves that wait for the player to confirm them.

use game::Game;
use rules::Square;
use ui::conversation::FocusTarget;
use ui::platform::storage::GameId;
use ui::settings::Settings;
use ui::speech::Urgency;

use super::{Action, AppState};

fn page() -> AppState {
    let settings = Settings {
        confirm: true,
        ..Settings::default()
    };
    AppState::new(Game::default(), GameId("one".into()), settings)
}

fn attempt(state: &mut AppState, from: Square, to: Square) {
    state.apply(Action::Attempt {
        from,
        to,
        promotion: None,
    });
}

fn typed(state: &mut AppState, text: &str) {
    state.apply(Action::Typed(text.into(), GameId("spare".into())));
}

#[test]
fn a_move_is_shown_and_not_played() {
    let mut state = page();
    let before = state.board_view();
    attempt(&mut state, Square::E2, Square::E4);
    assert!(state.game.is_empty());
    let view = state.board_view();
    assert!(view.board.piece_at(Square::E4).is_some());
    assert!(
        view.legal.is_empty(),
        "nothing else can be played meanwhile"
    );
    assert_ne!(view.key, before.key);
    assert_eq!(view.last_move, Some((Square::E2, Square::E4)));
    assert_eq!(state.conversation.last_said(Urgency::Polite), "Pawn to e4?");
}

#[test]
fn it_is_played_or_put_back_as_the_player_says() {
    let mut state = page();
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::Answer(false));
    assert!(state.game.is_empty());
    assert_eq!(state.board_view().board, page().board_view().board);
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::Answer(true));
    assert_eq!(state.game.len(), 1);
    assert_eq!(state.pending(), None);
    let focus = state.conversation.focus.value();
    assert_eq!(focus, Some(&FocusTarget::Board(Some(Square::E4))));
    // An answer that comes twice plays nothing twice.
    state.apply(Action::Answer(true));
    assert_eq!(state.game.len(), 1);
}

#[test]
fn a_typed_move_waits_too_and_the_box_gets_the_focus_back() {
    let mut state = page();
    typed(&mut state, "Nf3");
    assert!(state.pending().is_some() && state.game.is_empty());
    typed(&mut state, "yes");
    assert_eq!(state.game.len(), 1);
    let focus = state.conversation.focus.value();
    assert_eq!(focus, Some(&FocusTarget::CommandBox));
}

#[test]
fn an_illegal_move_is_refused_without_a_question() {
    let mut state = page();
    attempt(&mut state, Square::C1, Square::F4);
    assert_eq!(state.pending(), None);
    assert!(state.conversation.notice.is_some());
}

#[test]
fn what_changes_the_position_leaves_no_question_behind() {
    for text in ["undo", "new", "resign"] {
        let mut state = page();
        typed(&mut state, "e4");
        typed(&mut state, "yes");
        typed(&mut state, "e5");
        assert!(state.pending().is_some());
        typed(&mut state, text);
        if text != "undo" {
            assert!(state.question.is_some(), "{text}");
            state.apply(if text == "new" {
                Action::NewGame(GameId("two".into()))
            } else {
                Action::Resign
            });
        }
        assert_eq!(state.pending(), None, "{text}");
        let plies = state.game.len();
        state.apply(Action::Answer(true));
        assert_eq!(state.game.len(), plies, "{text}");
    }
}

#[test]
fn without_the_setting_a_move_is_played_at_once() {
    let mut state = page();
    state.apply(Action::Settings(Settings::default()));
    attempt(&mut state, Square::E2, Square::E4);
    assert_eq!(state.game.len(), 1);
}
