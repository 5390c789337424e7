use rules::{Color, Square};
use ui::settings::Settings;
use yew::Reducible;

use super::*;

fn plain(game: Rc<Game>) -> Found {
    Found {
        game,
        ..Found::default()
    }
}

fn start() -> Rc<AppState> {
    let id = GameId("1-1".into());
    Rc::new(AppState::new(Game::default(), id, Settings::default()))
}

fn attempt(from: Square, to: Square) -> Action {
    Action::Attempt {
        from,
        to,
        promotion: None,
    }
}

fn after(moves: &[(Square, Square)]) -> Rc<Game> {
    let state = moves.iter().fold(start(), |state, &(from, to)| {
        state.reduce(attempt(from, to))
    });
    state.game.clone()
}

fn elsewhere(state: Rc<AppState>, is_elsewhere: bool) -> Rc<AppState> {
    let id = state.game_id.clone();
    state.reduce(written_elsewhere(id, is_elsewhere, Reading(9_000)))
}

fn stored(state: Rc<AppState>, game: Rc<Game>, since: Option<Rc<Game>>) -> Rc<AppState> {
    let id = state.game_id.clone();
    state.reduce(found_stored(id, plain(game), since))
}

#[test]
fn a_game_that_another_tab_writes_is_not_changed_here() {
    let state = elsewhere(start(), true);
    for action in [
        attempt(Square::E2, Square::E4),
        Action::Resign,
        Action::Typed("e4".into(), GameId("2-1".into())),
    ] {
        let state = state.clone().reduce(action);
        assert!(state.game.is_empty() && state.game.outcome().is_none());
        let refusal = state
            .conversation
            .notice
            .as_ref()
            .expect("a refusal")
            .plain();
        assert_eq!(refusal, words::game_elsewhere_refused());
    }
    let state = elsewhere(state, false).reduce(attempt(Square::E2, Square::E4));
    assert_eq!(state.game.len(), 1);
}

#[test]
fn moves_that_follow_each_other_quickly_are_all_shown() {
    let moves = [(Square::E2, Square::E4), (Square::E7, Square::E5)];
    let state = elsewhere(start(), true);
    // Both were heard of before the first was read.
    let announced = state.game.clone();
    let state = stored(state, after(&moves[..1]), Some(announced.clone()));
    let state = stored(state, after(&moves), Some(announced));
    assert_eq!((state.game.len(), state.shown), (2, 2));
}

#[test]
fn no_move_waits_in_a_tab_that_watches() {
    let before = AppState::clone(&elsewhere(start(), true));
    let mut after = before.clone();
    after.premove = Some(crate::state::Chosen {
        from: Square::G1,
        to: Square::F3,
        promotion: None,
    });
    guard(&before, &mut after, true);
    assert_eq!(after.premove, None);
}

#[test]
fn another_game_is_played_on_at_once() {
    let state = elsewhere(start(), true).reduce(Action::NewGame(GameId("2-1".into())));
    let state = state.reduce(attempt(Square::E2, Square::E4));
    assert_eq!((&*state.game_id.0, state.game.len()), ("2-1", 1));
    assert!(state.watched.is_none());
}

#[test]
fn what_another_tab_plays_is_shown() {
    let moves = [(Square::E2, Square::E4), (Square::E7, Square::E5)];
    let state = stored(elsewhere(start(), true), after(&moves[..1]), None);
    assert_eq!((state.game.len(), state.shown), (1, 1));
    let state = stored(state, after(&moves), None);
    assert_eq!((state.game.len(), state.shown), (2, 2));
}

#[test]
fn what_was_read_before_a_move_of_ours_does_not_undo_it() {
    let state = start();
    let before = state.game.clone();
    let state = state.reduce(attempt(Square::D2, Square::D4));
    let other = after(&[(Square::E2, Square::E4)]);
    let state = stored(state, other.clone(), Some(before));
    assert_eq!(state.game.san(0), "d4");
    let now = state.game.clone();
    assert_eq!(stored(state, other, Some(now)).game.san(0), "e4");
}

#[test]
fn news_of_another_game_change_nothing() {
    let state = start();
    let id = GameId("7-7".into());
    let state = state.reduce(written_elsewhere(id.clone(), true, Reading(9_000)));
    let game = after(&[(Square::E2, Square::E4)]);
    let state = state.reduce(found_stored(id, plain(game), None));
    assert!(state.game.is_empty() && state.watched.is_none());
}

#[test]
fn a_game_that_is_handed_over_comes_with_who_writes_it() {
    let id = GameId("9-9".into());
    let game = after(&[(Square::E2, Square::E4)]);
    let state = start().reduce(handed_over(id.clone(), plain(game), true));
    assert_eq!((&state.game_id, state.game.len()), (&id, 1));
    assert!(state.watched.is_some());
}

/// A game for two with clocks, in which White has moved, on the board and as it is stored.
fn for_two() -> (Rc<AppState>, impl Fn(&AppState) -> Found) {
    use crate::sitting::tests_of::{reloaded_at, timed};

    let state = timed("fide");
    let found = |state: &AppState| {
        let (game, sitting) = reloaded_at(state, Reading(5_000));
        Found {
            game: Rc::new(game),
            sitting,
        }
    };
    (Rc::new(state), found)
}

#[test]
fn a_game_for_two_is_only_looked_at_in_a_tab_that_watches() {
    let (writer, found) = for_two();
    let id = writer.game_id.clone();
    let state = elsewhere(writer.clone(), true);
    let state = state.reduce(found_stored(id.clone(), found(&writer), None));
    for action in [
        SittingAction::Pause(Reading(2_000)),
        SittingAction::Adjust,
        SittingAction::Annul,
    ] {
        let version = state.sitting.version();
        let state = state.clone().reduce(action.into());
        assert_eq!(state.sitting.version(), version);
        let notice = state.conversation.notice.as_ref().expect("a refusal");
        assert_eq!(notice.plain(), words::game_elsewhere_refused());
    }
    // What the other tab does is shown as it is, and not done once more.
    let writer = writer.reduce(attempt(Square::E7, Square::E5));
    let state = state.reduce(found_stored(id, found(&writer), Some(Rc::default())));
    assert_eq!(state.game.len(), 2);
    let text = |state: &AppState| crate::stored::stored_text(&state.game, &state.sitting);
    let clock = |text: String| {
        text.lines()
            .find(|it| it.starts_with("times"))
            .map(str::to_owned)
    };
    assert!(clock(text(&writer)).is_some());
    assert_eq!(clock(text(&state)), clock(text(&writer)));
}

#[test]
fn a_clock_goes_on_in_the_tab_that_takes_its_game_over() {
    let (writer, found) = for_two();
    let id = writer.game_id.clone();
    let state = elsewhere(writer.clone(), true);
    let state = state.reduce(found_stored(id, found(&writer), None));
    assert_eq!(running(&state), None, "it is only looked at");
    let state = elsewhere(state, false);
    assert_eq!(running(&state), Some(Color::Black));
}

fn running(state: &AppState) -> Option<Color> {
    crate::sitting::tests_of::running(state)
}
