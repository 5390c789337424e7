use std::rc::Rc;

use game::link::{LinkedGame, PlayerName, Seat};
use game::{Game, LongGames};
use rules::{Color, Square};
use ui::Navigation;
use ui::conversation::FocusTarget;
use ui::platform::storage::{self, GameId};
use ui::settings::Settings;
use ui::speech::Urgency;

use super::{Copied, LinkAction, News, Opened, name_of};
use crate::state::{Action, AppState};

/// A page on which White has begun a game by link.
fn begun() -> AppState {
    let mut state = AppState::new(Game::default(), GameId("a".into()), Settings::default());
    act(
        &mut state,
        LinkAction::Begin {
            id: 7,
            from_board: false,
            mine: Color::White,
            name: PlayerName::new("Vera"),
        },
    );
    state
}

fn act(state: &mut AppState, action: LinkAction) {
    state.apply(action.into());
}

#[track_caller]
fn play(state: &mut AppState, from: Square, to: Square) {
    let before = state.game.len();
    state.apply(Action::Attempt {
        from,
        to,
        promotion: None,
    });
    assert_eq!(state.game.len(), before + 1);
}

fn said(state: &AppState) -> &str {
    state.conversation.last_said(Urgency::Polite)
}

/// Black's reply to the game of a page.
fn answered(state: &AppState, text: &str) -> Game {
    let seat = Seat::of(&state.game).unwrap();
    let link = seat.linked(&state.game).to_link();
    let mut theirs = LinkedGame::from_link(&link).unwrap();
    let chosen = notation::san::read(theirs.game.position(), text).unwrap();
    theirs.game.play(chosen).unwrap();
    seat.seated(&theirs, state.game.tags())
}

fn open(state: &mut AppState, game: Game, news: News) {
    let opened = Opened {
        shown: game.len(),
        game: Some((name_of(7, 1), Rc::new(game))),
        news,
        waited: None,
    };
    act(state, LinkAction::Opened(opened));
}

#[test]
fn after_the_first_move_the_link_is_to_be_sent() {
    let mut state = begun();
    assert_eq!(
        (state.link.mine, &*state.game_id.0),
        (Some(Color::White), "link-00000007")
    );
    assert_eq!(
        said(&state),
        "You play White. Make your first move, then send the link."
    );
    play(&mut state, Square::E2, Square::E4);
    assert!(
        said(&state).ends_with("Send this link to Black."),
        "{}",
        said(&state)
    );
    let seat = Seat::of(&state.game).unwrap();
    assert!(seat.has_to_send(&state.game));
}

#[test]
fn the_moves_of_the_other_side_are_refused_in_every_way() {
    let mut state = begun();
    play(&mut state, Square::E2, Square::E4);
    for action in [
        Action::Attempt {
            from: Square::E7,
            to: Square::E5,
            promotion: None,
        },
        Action::Typed("e5".into(), storage::GameId("b".into())),
        Action::NotMovable(Square::E7),
        Action::Redo,
    ] {
        state.apply(action);
        assert_eq!(state.game.len(), 1);
        assert!(
            said(&state).starts_with("It is Black's move."),
            "{}",
            said(&state)
        );
    }
    assert!(state.board_view().legal.is_empty());
}

#[test]
fn a_link_with_the_answer_continues_the_game_and_turns_to_the_own_side() {
    let mut state = begun();
    play(&mut state, Square::E2, Square::E4);
    let next = answered(&state, "e5");
    state.apply(Action::Flip);
    open(&mut state, next, News::Opened(None));
    assert_eq!(
        (state.game.len(), state.shown, state.bottom),
        (2, 2, Color::White)
    );
    assert!(said(&state).contains("You play White."), "{}", said(&state));
    play(&mut state, Square::G1, Square::F3);
    assert!(state.link.news().is_none());
}

#[test]
fn what_was_copied_is_not_taken_back_and_what_was_not_is() {
    let mut state = begun();
    play(&mut state, Square::E2, Square::E4);
    state.apply(Action::TakeBack);
    assert!(state.game.is_empty());
    play(&mut state, Square::D2, Square::D4);
    act(&mut state, LinkAction::Copy("address".into()));
    assert_eq!(state.link.copied, Copied::Link);
    state.apply(Action::TakeBack);
    assert_eq!(state.game.len(), 1);
    assert_eq!(said(&state), "A move that was sent stays played.");
    state.apply(Action::Copied(false));
    assert_eq!(state.link.copied, Copied::Refused);
}

#[test]
fn an_offer_is_made_for_the_own_side_and_answered_by_the_other() {
    let mut state = begun();
    play(&mut state, Square::E2, Square::E4);
    let next = answered(&state, "e5");
    open(&mut state, next, News::Opened(None));
    state.apply(Action::OfferDraw);
    assert_eq!(state.game.draw_offer(), Some(Color::White));
    assert!(said(&state).contains("your next move"), "{}", said(&state));
    state.apply(Action::AcceptDraw);
    assert_eq!(state.game.outcome(), None);
    play(&mut state, Square::G1, Square::F3);
    assert!(
        said(&state).ends_with("Your draw offer goes along."),
        "{}",
        said(&state)
    );
    assert_eq!(state.game.draw_offer(), Some(Color::White));
}

#[test]
fn the_own_side_resigns_even_when_the_other_is_to_move() {
    let mut state = begun();
    play(&mut state, Square::E2, Square::E4);
    state.apply(Action::Resign);
    assert_eq!(
        words::status_text(&state.game),
        "White resigned. Black wins."
    );
    assert!(
        said(&state).starts_with("The game is over. Send this link"),
        "{}",
        said(&state)
    );
}

#[test]
fn both_games_of_a_fork_are_kept_and_the_first_one_is_left_as_it_is() {
    let mut state = begun();
    play(&mut state, Square::E2, Square::E4);
    let mine = answered(&state, "e5");
    let theirs = answered(&state, "c5");
    let fork = News::Fork(1, (name_of(7, 2), Rc::new(theirs)), None);
    open(&mut state, mine.clone(), fork);
    assert!(
        said(&state).contains("\u{2026}c5 instead of \u{2026}e5"),
        "{}",
        said(&state)
    );
    assert_eq!((&*state.game, &state.game_id), (&mine, &name_of(7, 1)));
    act(&mut state, LinkAction::KeepBoth);
    assert_eq!(state.game_id, name_of(7, 2));
    assert_eq!(state.game.san(1), "c5");
    assert_eq!(state.link.mine, Some(Color::White));
}

#[test]
fn an_older_link_shows_its_position_until_the_latest_is_asked_for() {
    let mut state = begun();
    play(&mut state, Square::E2, Square::E4);
    let game = answered(&state, "e5");
    let opened = Opened {
        shown: 1,
        game: Some((name_of(7, 1), Rc::new(game))),
        news: News::Older(1, None),
        waited: None,
    };
    act(&mut state, LinkAction::Opened(opened));
    assert_eq!((state.shown, state.game.len()), (1, 2));
    act(&mut state, LinkAction::Newest);
    assert_eq!(state.shown, 2);
    assert!(state.link.news().is_none());
}

#[test]
fn the_other_game_comes_back_under_its_own_name() {
    let mut state = AppState::new(Game::default(), GameId("a".into()), Settings::default());
    play(&mut state, Square::D2, Square::D4);
    let before = state.game.clone();
    let game = Seat::new(7, Color::Black);
    let mut linked = Game::default();
    game.put_into(&mut linked);
    let other = (state.game_id.clone(), state.game.clone());
    open(&mut state, linked, News::Opened(Some(other)));
    assert_eq!(state.link.mine, Some(Color::Black));
    act(&mut state, LinkAction::Return);
    assert_eq!((&*state.game_id.0, &state.game), ("a", &before));
    assert_eq!(state.link.mine, None);
}

#[test]
fn two_people_at_one_device_change_seats() {
    let mut state = begun();
    play(&mut state, Square::E2, Square::E4);
    act(&mut state, LinkAction::Sit(Color::Black));
    assert_eq!(state.bottom, Color::Black);
    play(&mut state, Square::E7, Square::E5);
    assert!(
        said(&state).ends_with("Send this link to Vera."),
        "{}",
        said(&state)
    );
}

#[test]
fn who_changed_seats_by_mistake_changes_back_and_still_has_the_link_to_send() {
    let mut state = begun();
    play(&mut state, Square::E2, Square::E4);
    let before = state.game.clone();
    act(&mut state, LinkAction::Sit(Color::Black));
    assert!(matches!(state.link.news(), Some(News::Seated(_))));
    act(&mut state, LinkAction::Sit(Color::White));
    assert_eq!(
        (&state.game, state.link.mine),
        (&before, Some(Color::White))
    );
    assert!(state.link.news().is_none());
    let seat = Seat::of(&state.game).unwrap();
    assert!(seat.has_to_send(&state.game));
    // Also after the reply, which then leaves the wrong side waiting.
    act(&mut state, LinkAction::Sit(Color::Black));
    let next = answered(&state, "e5");
    open(&mut state, next, News::Opened(None));
    assert!(!state.is_turn_here());
    act(&mut state, LinkAction::Sit(Color::White));
    play(&mut state, Square::G1, Square::F3);
}

#[test]
fn a_new_game_and_a_game_of_another_kind_know_no_sides() {
    let mut state = begun();
    state.apply(Action::NewGame(GameId("b".into())));
    assert_eq!(state.link.mine, None);
    state.apply(Action::Show(Navigation::Last));
    // The tag alone does not make a game by link: a pasted game has another kind of name.
    let mut tagged = Game::default();
    Seat::new(7, Color::Black).put_into(&mut tagged);
    let pasted = AppState::new(tagged, GameId("c".into()), Settings::default());
    assert_eq!(pasted.link.mine, None);
}

#[test]
fn after_a_game_the_next_one_begins_with_colors_exchanged() {
    let mut state = begun();
    play(&mut state, Square::E2, Square::E4);
    state.apply(Action::Resign);
    let on_board = Some(&FocusTarget::Board(None));
    assert_ne!(state.conversation.focus.value(), on_board);
    act(&mut state, LinkAction::Again { id: 8 });
    // The button that was pressed is gone with the end of the game.
    assert_eq!(state.conversation.focus.value(), on_board);
    assert_eq!(
        (state.link.mine, &*state.game_id.0, state.game.len()),
        (Some(Color::Black), "link-00000008", 0)
    );
    let name = |color| game::link::name(&state.game, color);
    assert_eq!(
        (name(Color::Black), name(Color::White)),
        (PlayerName::new("Vera"), None)
    );
    assert_eq!(said(&state), "Send this link to White.");
    // The game that is over can be returned to.
    act(&mut state, LinkAction::Return);
    assert_eq!(state.game.len(), 1);
}

/// A link holds games under today's laws alone.
#[test]
fn a_game_that_went_on_by_its_own_law_goes_on_by_link() {
    let shuffle = ["Nf3", "Nf6", "Ng1", "Ng8"];
    for (rounds, kept) in [(2, 8), (5, 0)] {
        let mut game = Game::default().with_long_games(LongGames::GoOn);
        for text in shuffle.repeat(rounds) {
            let chosen = notation::san::read(game.position(), text).unwrap();
            game.play(chosen).unwrap();
        }
        let mut state = AppState::new(game.clone(), GameId("a".into()), Settings::default());
        let begin = LinkAction::Begin {
            id: 7,
            from_board: true,
            mine: Color::White,
            name: None,
        };
        act(&mut state, begin);
        let seat = Seat::of(&state.game).unwrap();
        let link = seat.linked(&state.game).to_link();
        let read = LinkedGame::from_link(&link).unwrap().game;
        assert_eq!((read.len(), read.outcome()), (kept, None));
        assert_eq!(read.position().board(), game.position().board());
    }
}
