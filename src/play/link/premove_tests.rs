//! Moves that wait for the answer to a link: how they are made, kept and dropped.

mod answers;
mod code;

use std::pin::pin;
use std::task::{Context, Poll, Waker};

use game::Game;
use game::link::{self, LinkedGame, Seat};
use rules::{Color, Role, Square};
use ui::Navigation;
use ui::platform::storage::{GameId, Store, Stored};
use ui::settings::Settings;
use ui::speech::Urgency;

use super::{LinkAction, News, Opened, Waited, name_of, opening, sending};
use crate::state::{Action, AppState, Chosen};
use crate::stored;

/// A page on which White has moved by link.
fn moved(text: &str) -> AppState {
    let mut state = AppState::new(Game::default(), GameId("a".into()), Settings::default());
    let begin = LinkAction::Begin {
        id: 7,
        from_board: false,
        mine: Color::White,
        name: None,
    };
    act(&mut state, begin);
    typed(&mut state, text);
    assert_eq!(state.game.len(), 1);
    state
}

/// A page on which White has sent the link of a move, and waits.
fn sent() -> AppState {
    let mut state = moved("e4");
    act(&mut state, LinkAction::Copy("address".into()));
    state
}

/// The same, with a move of the knight that waits.
fn waiting() -> AppState {
    let mut state = sent();
    attempt(&mut state, Square::G1, Square::F3);
    assert_eq!(waits(&state), Some((Square::G1, Square::F3)));
    state
}

fn act(state: &mut AppState, action: LinkAction) {
    state.apply(action.into());
}

fn typed(state: &mut AppState, text: &str) {
    state.apply(Action::Typed(text.into(), GameId("spare".into())));
}

fn attempt(state: &mut AppState, from: Square, to: Square) {
    state.apply(Action::Attempt {
        from,
        to,
        promotion: None,
    });
}

fn waits(state: &AppState) -> Option<(Square, Square)> {
    state.premove.map(|it| (it.from, it.to))
}

fn said(state: &AppState) -> &str {
    state.conversation.last_said(Urgency::Polite)
}

#[track_caller]
fn assert_said(state: &AppState, parts: &[&str]) {
    let mut rest = said(state);
    for part in parts {
        let Some((_, after)) = rest.split_once(part) else {
            panic!("{part:?} is not said in its turn: {}", said(state));
        };
        rest = after;
    }
}

/// What is ready at once: nothing has to be fetched here.
fn ready<T>(future: impl Future<Output = T>) -> T {
    match pin!(future).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(value) => value,
        Poll::Pending => panic!("it should be ready"),
    }
}

/// The link of the game on a page.
fn link_of(state: &AppState) -> String {
    let seat = Seat::of(&state.game).unwrap();
    seat.linked(&state.game).to_link()
}

/// The link of the game on a page after more moves of both.
fn answered(state: &AppState, moves: &str) -> LinkedGame {
    let mut theirs = LinkedGame::from_link(&link_of(state)).unwrap();
    for text in moves.split_whitespace() {
        let chosen = notation::san::read(theirs.game.position(), text).unwrap();
        theirs.game.play(chosen).unwrap();
    }
    theirs
}

/// Opens a link as the page does; natively there is no storage beside the board.
fn open(state: &mut AppState, link: &LinkedGame) -> Opened {
    let present = (state.game_id.clone(), state.game.clone());
    let store = Store::unavailable();
    let opened = ready(opening::open(link.to_link(), store, Some(present)));
    act(state, LinkAction::Opened(opened.clone()));
    opened
}

/// The page after a reload: what was stored is read again.
fn reloaded(state: &AppState) -> AppState {
    let record = Stored::Record {
        id: state.game_id.clone(),
        text: stored::stored_text(&state.game, &state.sitting),
    };
    let (state, received) = ready(stored::begin(record, Settings::default())).unwrap();
    assert!(received.is_none(), "{received:?}");
    state
}

#[test]
fn nothing_is_played_in_advance_before_the_link_was_sent() {
    let mut state = moved("e4");
    assert!(state.board_view().legal.is_empty());
    assert_eq!(state.hand(), None);
    attempt(&mut state, Square::G1, Square::F3);
    assert_eq!(waits(&state), None);
    assert!(said(&state).starts_with("It is Black's move."));
    act(&mut state, LinkAction::Shared);
    assert_eq!(state.hand(), Some(Color::White));
}

#[test]
fn after_the_link_was_sent_one_move_waits_is_said_and_is_drawn() {
    let mut state = sent();
    let legal = state.board_view().legal;
    let offers = |from, to| legal.iter().any(|mv| mv.from() == from && mv.to() == to);
    assert!(offers(Square::G1, Square::F3) && offers(Square::E4, Square::D5));
    attempt(&mut state, Square::G1, Square::F3);
    assert_eq!(state.game.len(), 1, "it is not played yet");
    assert_said(
        &state,
        &["g1 to f3 will be played after the reply, if it is legal then."],
    );
    let arrow = state.drawing().arrows[0];
    assert_eq!((arrow.from, arrow.to), (Square::G1, Square::F3));
    // Another one takes its place.
    attempt(&mut state, Square::D2, Square::D4);
    assert_eq!(waits(&state), Some((Square::D2, Square::D4)));
    // An earlier position is not marked with it.
    state.apply(Action::Show(Navigation::Previous));
    assert!(state.drawing().arrows.is_empty());
    attempt(&mut state, Square::B1, Square::C3);
    assert_eq!(waits(&state), Some((Square::D2, Square::D4)));
}

#[test]
fn a_move_is_also_typed_in_advance() {
    for (text, squares) in [
        ("Nf3", (Square::G1, Square::F3)),
        ("exd5", (Square::E4, Square::D5)),
        ("g1f3", (Square::G1, Square::F3)),
        ("e4xd5", (Square::E4, Square::D5)),
        // The pawn on d2 may be taken first.
        ("d1d2", (Square::D1, Square::D2)),
        ("Qxd2", (Square::D1, Square::D2)),
    ] {
        let mut state = sent();
        let emptied = state.conversation.command_box.accepted.serial();
        typed(&mut state, text);
        assert_eq!(waits(&state), squares.into(), "{text}: {}", said(&state));
        assert_ne!(state.conversation.command_box.accepted.serial(), emptied);
        assert!(said(&state).contains("will be played after the reply"));
    }
    // Black can play e5, so it is not taken for a move of White's.
    for text in ["e5", "e7e5", "Nf6", "Qh9", "Kd4", "Rxd2"] {
        let mut state = sent();
        typed(&mut state, text);
        assert_eq!((waits(&state), state.game.len()), (None, 1), "{text}");
        assert!(state.conversation.command_box.error.is_some(), "{text}");
    }
}

#[test]
fn two_squares_say_a_move_in_advance_after_a_check() {
    let mut state = moved("d4");
    act(&mut state, LinkAction::Copy("address".into()));
    let link = answered(&state, "e6");
    open(&mut state, &link);
    typed(&mut state, "a3");
    act(&mut state, LinkAction::Copy("address".into()));
    let link = answered(&state, "Bb4");
    open(&mut state, &link);
    typed(&mut state, "axb4");
    act(&mut state, LinkAction::Copy("address".into()));
    let link = answered(&state, "f6");
    open(&mut state, &link);
    typed(&mut state, "e4");
    act(&mut state, LinkAction::Copy("address".into()));
    let link = answered(&state, "Ke7");
    open(&mut state, &link);
    typed(&mut state, "Bg5");
    typed(&mut state, "d5");
    assert_eq!(
        state.game.position().turn(),
        Color::Black,
        "{}",
        said(&state)
    );
    act(&mut state, LinkAction::Copy("address".into()));
    typed(&mut state, "g1f3");
    assert_eq!(waits(&state), Some((Square::G1, Square::F3)));
}

#[test]
fn what_is_picked_in_advance_is_said_with_its_moves() {
    let mut state = sent();
    state.apply(Action::Picked(Square::G1));
    assert_said(&state, &["Knight g1 selected, 3 moves"]);
}

#[test]
fn picking_or_putting_back_drops_what_waits() {
    for action in [
        Action::PutBack,
        Action::Picked(Square::B1),
        Action::NotMovable(Square::E7),
    ] {
        let mut state = waiting();
        state.apply(action);
        assert_eq!(waits(&state), None);
        assert_eq!(said(&state), "The move no longer waits.");
        assert_eq!(state.game.len(), 1);
        assert_eq!(waits(&reloaded(&state)), None, "nor is it stored");
    }
}

#[test]
fn what_waits_outlives_a_reload_and_is_played_then() {
    let mut state = reloaded(&waiting());
    assert_eq!(waits(&state), Some((Square::G1, Square::F3)));
    assert_eq!(state.drawing().arrows.len(), 1);
    let link = answered(&state, "e5");
    open(&mut state, &link);
    assert_eq!((state.game.len(), state.game.san(2)), (3, "Nf3"));
}

#[test]
fn a_pawn_becomes_what_was_chosen_when_it_waited() {
    let mut game = Game::from_position("7k/P7/8/8/8/8/8/K7 w - - 0 1".parse().unwrap());
    Seat::new(7, Color::White).put_into(&mut game);
    let mut state = AppState::new(game, name_of(7, 1), Settings::default());
    attempt(&mut state, Square::A1, Square::B1);
    act(&mut state, LinkAction::Copy("address".into()));
    state.apply(Action::Attempt {
        from: Square::A7,
        to: Square::A8,
        promotion: Some(Role::Knight),
    });
    let mut state = reloaded(&state);
    let link = answered(&state, "Kh7");
    open(&mut state, &link);
    assert_eq!(state.game.san(2), "a8=N");
}

#[test]
fn the_other_player_never_sees_what_waits() {
    let (bare, state) = (sent(), waiting());
    assert_eq!(link_of(&state), link_of(&bare));
    assert_eq!(sending::as_text(&state.game), sending::as_text(&bare.game));
    assert_eq!(state.game.to_pgn(), bare.game.to_pgn());
    let page = |state: &AppState| stored::text_to_give(&state.game, &state.sitting);
    assert_eq!(page(&state), page(&bare), "nor does a page that is saved");
}

#[test]
fn what_waits_is_dropped_when_the_game_ends() {
    let mut state = waiting();
    state.apply(Action::Resign);
    assert_eq!(waits(&state), None);
    assert_eq!(state.game.tags(), {
        let mut bare = sent();
        bare.apply(Action::Resign);
        bare.game.tags().to_vec()
    });
    // The answer ends it.
    let mut state = waiting();
    let mut link = answered(&state, "");
    link.game.resign(Color::Black).unwrap();
    open(&mut state, &link);
    assert_eq!((state.game.len(), waits(&state)), (1, None));
    assert!(!said(&state).contains("next move"), "{}", said(&state));
}

#[test]
fn what_waits_is_dropped_when_the_other_side_is_played_here() {
    let mut state = waiting();
    act(&mut state, LinkAction::Sit(Color::Black));
    assert_eq!(waits(&state), None);
    assert_said(
        &state,
        &[
            "You now play Black on this device.",
            "The move no longer waits.",
        ],
    );
    typed(&mut state, "e5");
    assert_eq!((state.game.len(), waits(&reloaded(&state))), (2, None));
}

#[test]
fn an_own_offer_of_a_draw_leaves_what_waits() {
    let mut state = sent();
    let link = answered(&state, "e5");
    open(&mut state, &link);
    typed(&mut state, "Nf3");
    act(&mut state, LinkAction::Copy("address".into()));
    attempt(&mut state, Square::F1, Square::B5);
    state.apply(Action::OfferDraw);
    assert_eq!(state.game.draw_offer(), Some(Color::White));
    assert_eq!(waits(&state), Some((Square::F1, Square::B5)));
    assert_eq!(waits(&reloaded(&state)), Some((Square::F1, Square::B5)));
}

#[test]
fn until_the_answer_comes_nothing_but_what_waits_changes_the_game() {
    let claim = game::ClaimReason::Threefold;
    let answer = sent().game.position().legal_moves()[0];
    for action in [
        Action::Attempt {
            from: Square::E7,
            to: Square::E5,
            promotion: None,
        },
        Action::Typed("e5".into(), GameId("spare".into())),
        Action::Typed("undo".into(), GameId("spare".into())),
        Action::Typed("redo".into(), GameId("spare".into())),
        Action::Typed("claim".into(), GameId("spare".into())),
        Action::Typed("yes".into(), GameId("spare".into())),
        Action::Typed("j".into(), GameId("spare".into())),
        Action::Typed("hint".into(), GameId("spare".into())),
        Action::Picked(Square::E7),
        Action::NotMovable(Square::E7),
        Action::PutBack,
        Action::TakeBack,
        Action::Redo,
        Action::Claim(claim, None),
        Action::Claim(claim, Some(answer)),
        Action::AcceptDraw,
        Action::DeclineDraw,
        Action::Answer(true),
        Action::Adjust,
        Action::Flip,
        Action::Show(Navigation::First),
    ] {
        let mut state = sent();
        let before = state.game.clone();
        let text = format!("{action:?}");
        state.apply(action);
        assert_eq!(state.game, before, "{text}");
        assert_eq!(waits(&state), None, "{text}");
    }
    // What waits changes neither the moves nor the link.
    let (bare, state) = (sent(), waiting());
    assert_eq!(state.game.moves(), bare.game.moves());
    assert_eq!(
        state.premove,
        Some(Chosen::from((Square::G1, Square::F3, None)))
    );
}
