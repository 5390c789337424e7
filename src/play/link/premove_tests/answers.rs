//! What the links that are opened do to a move that waits.

use super::*;

#[test]
fn the_answer_has_what_waited_played_at_once_and_asks_for_the_next_link() {
    let mut state = waiting();
    let link = answered(&state, "e5");
    let opened = open(&mut state, &link);
    assert!(matches!(opened.waited, Some(Waited::Answered(_))));
    assert_eq!((state.game.len(), state.shown), (3, 3));
    assert_eq!(waits(&state), None);
    assert_said(
        &state,
        &[
            "Game opened from the link.",
            "pawn to e5",
            "knight to f3",
            "Send this link to Black.",
        ],
    );
    assert!(!said(&state).contains("White to move"), "{}", said(&state));
    let seat = Seat::of(&state.game).unwrap();
    assert!(seat.has_to_send(&state.game) && !seat.is_sent(&state.game));
    assert_eq!(link::premove(&state.game), None);
    // It was not sent, so it is taken back, and the same link plays it no second time.
    state.apply(Action::TakeBack);
    assert_eq!(state.game.len(), 2);
    open(&mut state, &link);
    assert_eq!((state.game.len(), waits(&state)), (2, None));
}

#[test]
fn what_is_not_legal_after_the_answer_is_dropped_and_that_is_said() {
    let mut state = sent();
    attempt(&mut state, Square::E4, Square::D5);
    let link = answered(&state, "e5");
    open(&mut state, &link);
    assert_eq!((state.game.len(), waits(&state)), (2, None));
    assert_said(
        &state,
        &["pawn to e5", "Your next move was no longer possible."],
    );
    assert!(state.conversation.notice.is_some(), "it is shown too");
    assert_eq!(link::premove(&state.game), None);
    assert_eq!(waits(&reloaded(&state)), None);
    assert!(state.is_turn_here(), "another one can be played");
}

#[test]
fn what_waits_is_not_played_in_another_game_and_comes_back_with_its_own() {
    let mut state = waiting();
    let mut other = LinkedGame::new(8, Game::default());
    for text in ["d4", "d5"] {
        let chosen = notation::san::read(other.game.position(), text).unwrap();
        other.game.play(chosen).unwrap();
    }
    let opened = open(&mut state, &other);
    assert_eq!(opened.waited, None);
    assert_eq!(
        (state.game_id.clone(), state.game.len()),
        (name_of(8, 1), 2)
    );
    assert_eq!(waits(&state), None);
    act(&mut state, LinkAction::Return);
    assert_eq!(state.game_id, name_of(7, 1));
    assert_eq!(waits(&state), Some((Square::G1, Square::F3)));
    for game in [
        Action::NewGame(GameId("b".into())),
        LinkAction::Again { id: 9 }.into(),
    ] {
        let mut state = state.clone();
        state.apply(game);
        assert_eq!(waits(&state), None);
        assert_eq!(link::premove(&state.game), None);
    }
}

#[test]
fn what_waits_is_not_played_at_a_fork_and_goes_on_waiting() {
    let mut state = waiting();
    let mut fork = LinkedGame::new(7, Game::default());
    for text in ["d4", "d5"] {
        let chosen = notation::san::read(fork.game.position(), text).unwrap();
        fork.game.play(chosen).unwrap();
    }
    let opened = open(&mut state, &fork);
    assert!(matches!(opened.news, News::Fork(0, ..)));
    assert_eq!((opened.waited, state.game.len()), (None, 1));
    assert_eq!(waits(&state), Some((Square::G1, Square::F3)));
    let mut both = state.clone();
    act(&mut both, LinkAction::KeepBoth);
    assert_eq!((both.game.san(1), waits(&both)), ("d5", None));
    act(&mut state, LinkAction::Dismiss);
    let link = answered(&state, "e5");
    open(&mut state, &link);
    assert_eq!(state.game.san(2), "Nf3");
}

#[test]
fn what_waits_is_not_played_at_an_older_link_or_the_own_one() {
    let mut state = sent();
    let own = answered(&state, "");
    let link = answered(&state, "e5");
    open(&mut state, &link);
    typed(&mut state, "Nf3");
    act(&mut state, LinkAction::Copy("address".into()));
    attempt(&mut state, Square::F1, Square::B5);
    for (older, shown) in [(own, 1), (link, 2), (answered(&state, ""), 3)] {
        let opened = open(&mut state, &older);
        assert_eq!((opened.waited, state.game.len()), (None, 3));
        assert_eq!(state.shown, shown);
        assert_eq!(waits(&state), Some((Square::F1, Square::B5)));
    }
}

#[test]
fn what_waited_is_dropped_when_the_game_has_gone_on_elsewhere() {
    for moves in ["e5 Nc3", "e5 Nc3 Nc6"] {
        let mut state = waiting();
        let link = answered(&state, moves);
        let opened = open(&mut state, &link);
        assert_eq!(opened.waited, Some(Waited::Passed));
        assert_eq!(state.game.moves(), link.game.moves());
        assert_eq!(waits(&state), None);
        assert_said(&state, &["Your next move was no longer possible."]);
    }
}

#[test]
fn a_draw_that_comes_with_the_answer_is_not_declined_unseen() {
    let mut state = waiting();
    let mut link = answered(&state, "e5");
    link.game.offer_draw(Color::Black).unwrap();
    open(&mut state, &link);
    assert_eq!((state.game.len(), waits(&state)), (2, None));
    assert_eq!(state.game.draw_offer(), Some(Color::Black));
    assert_said(
        &state,
        &["A draw is offered, so your next move was not played."],
    );
    state.apply(Action::AcceptDraw);
    assert!(state.game.outcome().is_some());
}
