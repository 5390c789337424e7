//! Games that stand still: clocks that were stopped, and games that the law calls over.

use clock::{Gap, Pause, Reading, Span};
use game::{DrawReason, Game, Outcome};
use rules::{Color, Square};
use ui::conversation::FocusTarget;
use ui::platform::storage::GameId;
use ui::settings::Settings;
use ui::speech::Urgency;

use super::computer_tests::{against, plays};
use super::tests::{act, attempt, reloaded, seated};
use super::time::pause_text;
use super::*;

pub(crate) fn timed(law: &str) -> AppState {
    let mut state = seated(|it| {
        it.time = "60".into();
        it.law = law.into();
    });
    act(&mut state, SittingAction::Now(Reading(1_000)));
    attempt(&mut state, Square::E2, Square::E4);
    state
}

fn opened_again(state: &AppState) -> AppState {
    let (game, sitting) = reloaded(state);
    let mut state = AppState::new(game, GameId("new".into()), Settings::default());
    state.sitting = sitting;
    state
}

pub(crate) fn running(state: &AppState) -> Option<Color> {
    state.sitting.held().unwrap().sitting.clock().running()
}

#[test]
fn the_question_about_a_sleep_counts_whole_seconds() {
    let asked = |time: u64| {
        let (since, noticed) = (Reading(1_000), Reading(1_000 + time));
        pause_text(Pause::Slept { since, noticed })
    };
    for (time, said) in [(6_250, "6 s"), (59_900, "59 s"), (61_000, "1:01")] {
        let question =
            format!("Nothing was heard of this device for {said}. Does that time count?");
        assert_eq!(asked(time), question);
    }
}

#[test]
fn no_move_is_made_while_the_clocks_stand_still() {
    let stopped = |law: &str| {
        let mut state = timed(law);
        act(&mut state, SittingAction::Pause(Reading(2_000)));
        state
    };
    let slept = |law: &str| {
        let mut state = timed(law);
        act(
            &mut state,
            SittingAction::Slept(Reading(3_000), Reading(900_000)),
        );
        state
    };
    let away = |law: &str| opened_again(&timed(law));
    for law in ["casual", "fide", "seed-000"] {
        for mut state in [stopped(law), slept(law), away(law)] {
            assert_eq!(running(&state), None, "{law}");
            state.apply(Action::Picked(Square::G8));
            attempt(&mut state, Square::E7, Square::E5);
            state.apply(Action::Typed("e5".into(), GameId("spare".into())));
            // An illegal move is none either, and costs nobody anything.
            attempt(&mut state, Square::B8, Square::B6);
            assert_eq!(state.game.len(), 1, "{law}");
            act(
                &mut state,
                SittingAction::Resume(Gap::LeftOut, Reading(1_000_000)),
            );
            assert_eq!(running(&state), Some(Color::Black), "{law}");
            assert_eq!(state.conversation.notice, None, "{law}");
            attempt(&mut state, Square::E7, Square::E5);
            assert_eq!(state.game.len(), 2, "{law}");
            assert_eq!(running(&state), Some(Color::White), "{law}");
        }
    }
}

#[test]
fn the_program_makes_no_move_while_the_clocks_stand_still() {
    let mut state = seated(|it| {
        it.opponent = "3".into();
        it.colors = "one".into();
        it.time = "60".into();
    });
    act(&mut state, SittingAction::Now(Reading(1_000)));
    attempt(&mut state, Square::E2, Square::E4);
    act(&mut state, SittingAction::Pause(Reading(2_000)));
    plays(&mut state, Square::C7, Square::C5, 0);
    assert_eq!(state.game.len(), 1);
    act(
        &mut state,
        SittingAction::Resume(Gap::LeftOut, Reading(3_000)),
    );
    plays(&mut state, Square::C7, Square::C5, 0);
    assert_eq!(state.game.len(), 2);
    assert_eq!(running(&state), Some(Color::White));
}

#[test]
fn a_game_that_the_law_calls_lost_stays_lost_over_a_reload() {
    let mut state = seated(|it| it.law = "fide".into());
    attempt(&mut state, Square::E2, Square::E4);
    attempt(&mut state, Square::B8, Square::B6);
    attempt(&mut state, Square::B8, Square::B5);
    let mut state = opened_again(&state);
    attempt(&mut state, Square::B8, Square::C6);
    assert_eq!(state.game.len(), 1);
    act(&mut state, SittingAction::AcceptLoss);
    let outcome = state.game.outcome();
    assert!(
        matches!(
            outcome,
            Some(Outcome::Win {
                winner: Color::White,
                ..
            })
        ),
        "{outcome:?}"
    );
}

#[test]
fn a_draw_is_claimed_by_itself_where_that_was_agreed() {
    for is_agreed in [false, true] {
        let mut state = seated(|it| it.claims = is_agreed);
        for _ in 0..2 {
            attempt(&mut state, Square::G1, Square::F3);
            attempt(&mut state, Square::G8, Square::F6);
            attempt(&mut state, Square::F3, Square::G1);
            attempt(&mut state, Square::F6, Square::G8);
        }
        assert_eq!(state.game.outcome().is_some(), is_agreed);
    }
}

#[test]
fn the_program_is_asked_whether_a_book_is_right() {
    let fen = "8/4k3/8/3q4/8/8/3QK3/8 w - - 0 30";
    for (score, accepts) in [(200, false), (-300, true)] {
        let mut state = against("3", "one");
        let game = Game::from_position(fen.parse().unwrap());
        state.game = Rc::new(game);
        attempt(&mut state, Square::E2, Square::E1);
        plays(&mut state, Square::E7, Square::F7, score);
        act(&mut state, SittingAction::BookDraw(true));
        let drawn = Some(Outcome::Draw(DrawReason::Agreement));
        assert_eq!(state.game.outcome(), drawn.filter(|_| accepts));
    }
}

#[test]
fn check_is_called_where_it_was_agreed_whatever_the_law_says() {
    use conduct::CheckLaw;
    for (law, check, expected) in [
        ("casual", "law", CheckLaw::NotRequired),
        ("casual", "required", CheckLaw::Required),
        ("fide", "customary", CheckLaw::Customary),
        ("seed-000", "law", CheckLaw::Required),
        ("seed-000", "not-required", CheckLaw::NotRequired),
    ] {
        let state = seated(|it| {
            it.law = law.into();
            it.check = check.into();
        });
        let held = state.sitting.held().unwrap();
        assert_eq!(held.sitting.agreement().conduct.check, expected, "{law}");
    }
}

/// A text in the box, such as a command.
fn typed(state: &mut AppState, text: &str) {
    state.apply(Action::Typed(text.into(), GameId("spare".into())));
}

#[test]
fn nothing_is_taken_back_after_the_end_of_a_game_with_clocks() {
    let mut flagged = timed("casual");
    act(&mut flagged, SittingAction::Now(Reading(99_000)));
    let mut resigned = timed("casual");
    resigned.apply(Action::Resign);
    // A question that was open when the flag fell has no answer any longer.
    let mut asked = timed("casual");
    asked.apply(Action::TakeBack);
    act(&mut asked, SittingAction::Now(Reading(99_000)));
    for mut state in [flagged, resigned, asked] {
        let outcome = state.game.outcome();
        assert!(outcome.is_some() && !state.can_take_back());
        state.apply(Action::TakeBack);
        let notice = state.conversation.notice.as_ref().unwrap().plain();
        assert_eq!(notice, words::take_back_too_late());
        typed(&mut state, "undo");
        act(&mut state, SittingAction::AnswerTakeBack(true));
        assert_eq!((state.game.outcome(), state.game.len()), (outcome, 1));
    }
}

#[test]
fn without_clocks_the_opponent_is_asked_after_the_end_too() {
    let mut state = seated(|it| it.take_backs = "asked".into());
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::Resign);
    for ask in [
        |state: &mut AppState| state.apply(Action::TakeBack),
        |state: &mut AppState| typed(state, "undo"),
    ] {
        assert!(state.can_take_back());
        ask(&mut state);
        assert!(
            state.game.outcome().is_some(),
            "the opponent has not answered"
        );
        act(&mut state, SittingAction::AnswerTakeBack(false));
        assert!(state.game.outcome().is_some());
    }
    state.apply(Action::TakeBack);
    act(&mut state, SittingAction::AnswerTakeBack(true));
    assert_eq!((state.game.outcome(), state.game.len()), (None, 0));
}

#[test]
fn what_is_typed_is_agreed_on_like_what_is_pressed() {
    let mut state = seated(|it| {
        it.take_backs = "never".into();
        it.late_offers = true;
    });
    attempt(&mut state, Square::E2, Square::E4);
    attempt(&mut state, Square::E7, Square::E5);
    for text in ["undo", "draw"] {
        typed(&mut state, text);
        assert_eq!(
            (state.game.len(), state.game.draw_offer()),
            (2, None),
            "{text}"
        );
        assert!(state.conversation.command_box.error.is_some(), "{text}");
    }
}

#[test]
fn what_the_players_are_asked_is_said_once() {
    let mut state = timed("casual");
    let said = |state: &AppState| state.conversation.last_said(Urgency::Polite).to_owned();
    let focus = |state: &AppState| state.conversation.focus.value().copied();
    act(&mut state, SittingAction::Pause(Reading(2_000)));
    assert_eq!(said(&state), words::clock_paused());
    assert_eq!(focus(&state), Some(FocusTarget::Element("#paused button")));
    let serial = state.conversation.status.serial();
    act(&mut state, SittingAction::Now(Reading(2_500)));
    assert_eq!(state.conversation.status.serial(), serial);
    act(
        &mut state,
        SittingAction::Resume(Gap::LeftOut, Reading(3_000)),
    );
    let times = "White\u{2019}s clock: 1 minute left. Black\u{2019}s clock: 59 seconds left.";
    assert_eq!(said(&state), times);
    assert_eq!(focus(&state), Some(FocusTarget::Board(None)));
    act(
        &mut state,
        SittingAction::Slept(Reading(4_000), Reading(904_000)),
    );
    assert_eq!(said(&state), words::slept_question(Span::seconds(900)));
    act(
        &mut state,
        SittingAction::Resume(Gap::LeftOut, Reading(905_000)),
    );
    let asks = |asked| SittingAction::AskLeaving(asked);
    act(&mut state, asks(Some(LeavingQuestion::Annul(None))));
    assert_eq!(said(&state), words::annul_question());
    act(&mut state, asks(None));
    assert_eq!(said(&state), "Black to move.");
}

#[test]
fn what_was_asked_while_the_page_was_left_is_said_on_coming_back() {
    let said = |state: &AppState| state.conversation.last_said(Urgency::Polite).to_owned();
    let asks = "Nothing was heard of this device";
    let mut state = opened_again(&timed("casual"));
    state.apply(Action::Arrived(false));
    state.apply(Action::Arrived(true));
    assert!(said(&state).starts_with("Black to move. ") && said(&state).contains(asks));
    // A reload shows the page at once.
    let mut state = opened_again(&timed("casual"));
    state.ask_players(state.conversation.status.serial());
    assert!(said(&state).starts_with(asks), "{}", said(&state));
    state.watched = Some(0);
    state.conversation.say("");
    state.ask_players(state.conversation.status.serial());
    assert_eq!(said(&state), "", "who only watches is asked nothing");
    let mut state = seated(|it| it.take_backs = "asked".into());
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::TakeBack);
    let mut state = opened_again(&state);
    state.ask_players(state.conversation.status.serial());
    assert_eq!(said(&state), words::take_back_question(Color::White));
}

#[test]
fn the_judgment_of_the_books_is_said_after_the_move() {
    let fen = "8/8/8/4k3/8/4K3/2N2N2/8 w - - 0 1";
    let mut state = seated(|it| it.law = "casual".into());
    let said = |state: &AppState| state.conversation.last_said(Urgency::Polite).to_owned();
    state.game = Rc::new(Game::from_position(fen.parse().unwrap()));
    attempt(&mut state, Square::E3, Square::D3);
    assert_eq!(said(&state), "White: king to d3.");
    attempt(&mut state, Square::E5, Square::D5);
    let drawn = words::book_draw_text(game::BookDrawReason::TwoKnights);
    assert_eq!(said(&state), ["Black: king to d5.", &*drawn].join(" "));
    act(&mut state, SittingAction::BookDraw(false));
    assert_eq!(said(&state), "White to move.");
}
