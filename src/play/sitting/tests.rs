use clock::{Gap, Reading};
use conduct::PenaltyKind;
use contest::Alternation;
use game::{Game, Outcome, Victory};
use rules::{Color, Position, Square};
use ui::conversation::FocusTarget;
use ui::platform::storage::GameId;
use ui::settings::Settings;
use ui::speech::Urgency;

use super::choices::{Choices, Wrong};
use super::*;
use crate::state::{Action, AppState};

pub(super) fn seated(change: impl FnOnce(&mut Choices)) -> AppState {
    let mut choices = Choices {
        names: ["Anna".into(), "Bert".into()],
        time: "-".into(),
        ..Choices::default()
    };
    change(&mut choices);
    let (agreement, contest, start) = choices.agreed(0, &Position::default()).unwrap();
    let mut state = AppState::new(Game::default(), GameId("old".into()), Settings::default());
    let beginning = Beginning {
        id: GameId("new".into()),
        agreement,
        contest,
        start,
    };
    state.apply(SittingAction::Begin(Box::new(beginning)).into());
    state
}

pub(super) fn act(state: &mut AppState, action: SittingAction) {
    state.apply(action.into());
}

#[test]
fn the_first_move_of_the_other_side_is_no_position_that_was_set_up() {
    use super::form::is_set_up;

    let mut state = seated(|it| it.law = "seed-000".into());
    assert!(!is_set_up(&state));
    state.apply(Action::Resign);
    act(&mut state, SittingAction::Next(GameId("second".into())));
    assert_eq!(state.game.position().turn(), Color::Black);
    assert!(!is_set_up(&state));
    let odds = seated(|it| it.start = "q".into());
    assert!(is_set_up(&odds));
}

fn now(state: &mut AppState, at: u64) {
    act(state, SittingAction::Now(Reading(at)));
}

pub(super) fn attempt(state: &mut AppState, from: Square, to: Square) {
    state.apply(Action::Attempt {
        from,
        to,
        promotion: None,
    });
}

/// The stored game, read again as after a reload.
pub(super) fn reloaded(state: &AppState) -> (Game, SittingState) {
    reloaded_at(state, Reading(1_000_000))
}

pub(crate) fn reloaded_at(state: &AppState, at: Reading) -> (Game, SittingState) {
    let text = (TABLE.text)(&state.game, &state.sitting);
    super::open::read_at(&text, at).expect("what was written can be read")
}

#[test]
fn a_touched_piece_has_to_move_and_stays_touched_over_a_reload() {
    let mut state = seated(|it| it.law = "fide".into());
    state.apply(Action::Picked(Square::G1));
    attempt(&mut state, Square::E2, Square::E4);
    assert!(state.game.is_empty());
    let (game, sitting) = reloaded(&state);
    let mut state = AppState::new(game, GameId("new".into()), Settings::default());
    state.sitting = sitting;
    assert!(
        state
            .board_view()
            .legal
            .iter()
            .all(|mv| mv.from() == Square::G1)
    );
    state.apply(Action::Typed("e4".into(), GameId("spare".into())));
    assert!(state.game.is_empty());
    attempt(&mut state, Square::G1, Square::F3);
    assert_eq!(state.game.len(), 1);
}

#[test]
fn a_piece_that_is_adjusted_binds_nobody() {
    for law in ["fide", "seed-000", "seed-002"] {
        let mut state = seated(|it| it.law = law.into());
        act(&mut state, SittingAction::Adjust);
        state.apply(Action::Picked(Square::G1));
        attempt(&mut state, Square::E2, Square::E4);
        assert!(state.game.is_empty(), "{law}: nobody moves while adjusting");
        act(&mut state, SittingAction::Adjust);
        attempt(&mut state, Square::E2, Square::E4);
        assert_eq!(state.game.len(), 1, "{law}");
    }
}

#[test]
fn an_illegal_move_is_answered_as_each_law_says() {
    let illegal = |law: &str| {
        let mut state = seated(|it| {
            it.law = law.into();
            it.time = "600+5".into();
        });
        now(&mut state, 1_000);
        attempt(&mut state, Square::E2, Square::E4);
        now(&mut state, 2_000);
        attempt(&mut state, Square::B8, Square::B6);
        state
    };
    // Today the touched knight has to move, and the opponent gets two minutes.
    let mut state = illegal("fide");
    let left = state
        .sitting
        .held()
        .unwrap()
        .sitting
        .clock()
        .left(Color::White)
        .unwrap();
    assert!(left.0 > 700_000, "{left:?}");
    attempt(&mut state, Square::E7, Square::E5);
    assert_eq!(state.game.len(), 1);
    attempt(&mut state, Square::B8, Square::C6);
    assert_eq!(state.game.len(), 2);
    // In 1917 the opponent chooses among the penalties.
    let mut state = illegal("seed-000");
    attempt(&mut state, Square::B8, Square::C6);
    assert_eq!(state.game.len(), 1, "the opponent has not decided");
    act(&mut state, SittingAction::Penalize(PenaltyKind::MoveOther));
    attempt(&mut state, Square::B8, Square::C6);
    assert_eq!(state.game.len(), 1);
    attempt(&mut state, Square::E7, Square::E5);
    assert_eq!(state.game.len(), 2);
    let mut state = illegal("seed-000");
    act(&mut state, SittingAction::Waive);
    attempt(&mut state, Square::B8, Square::C6);
    assert_eq!(state.game.len(), 2);
    // Among friends it is only refused.
    let mut state = illegal("casual");
    attempt(&mut state, Square::E7, Square::E5);
    assert_eq!(state.game.len(), 2);
}

#[test]
fn a_second_illegal_move_loses_by_todays_law() {
    let mut state = seated(|it| it.law = "fide".into());
    attempt(&mut state, Square::E2, Square::E4);
    attempt(&mut state, Square::B8, Square::B6);
    attempt(&mut state, Square::B8, Square::B5);
    attempt(&mut state, Square::B8, Square::C6);
    assert_eq!(state.game.len(), 1);
    act(&mut state, SittingAction::AcceptLoss);
    assert!(matches!(
        state.game.outcome(),
        Some(Outcome::Win {
            winner: Color::White,
            ..
        })
    ));
}

#[test]
fn a_flag_falls_and_the_rules_say_who_wins() {
    let mut state = seated(|it| it.time = "60".into());
    now(&mut state, 1_000);
    attempt(&mut state, Square::E2, Square::E4);
    now(&mut state, 30_000);
    assert_eq!(state.game.outcome(), None);
    now(&mut state, 61_001);
    let lost = Outcome::Win {
        winner: Color::White,
        by: Victory::Time,
    };
    assert_eq!(state.game.outcome(), Some(lost));
}

#[test]
fn a_clock_that_ran_waits_after_a_reload_and_is_told_whether_the_time_counts() {
    for (gap, is_over) in [(Gap::LeftOut, false), (Gap::Counts, true)] {
        let mut state = seated(|it| it.time = "60".into());
        now(&mut state, 1_000);
        attempt(&mut state, Square::E2, Square::E4);
        let (game, sitting) = reloaded(&state);
        let mut state = AppState::new(game, GameId("new".into()), Settings::default());
        state.sitting = sitting;
        now(&mut state, 1_500_000);
        assert_eq!(state.game.outcome(), None);
        act(&mut state, SittingAction::Resume(gap, Reading(1_500_000)));
        assert_eq!(state.game.outcome().is_some(), is_over);
    }
}

#[test]
fn a_device_that_slept_asks_before_its_time_counts() {
    let mut state = seated(|it| it.time = "60".into());
    now(&mut state, 1_000);
    attempt(&mut state, Square::E2, Square::E4);
    act(
        &mut state,
        SittingAction::Slept(Reading(3_000), Reading(900_000)),
    );
    assert_eq!(state.game.outcome(), None);
    act(
        &mut state,
        SittingAction::Resume(Gap::LeftOut, Reading(901_000)),
    );
    now(&mut state, 902_000);
    let left = state
        .sitting
        .held()
        .unwrap()
        .sitting
        .clock()
        .at(Reading(902_000))
        .left(Color::Black);
    assert_eq!(left, Some(clock::Span::seconds(57)));
}

#[test]
fn taking_back_is_asked_for_and_answered() {
    let mut state = seated(|it| it.take_backs = "asked".into());
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::TakeBack);
    assert_eq!(state.game.len(), 1);
    act(&mut state, SittingAction::AnswerTakeBack(false));
    assert_eq!(state.game.len(), 1);
    state.apply(Action::TakeBack);
    act(&mut state, SittingAction::AnswerTakeBack(true));
    assert!(state.game.is_empty());
    let mut state = seated(|it| it.take_backs = "never".into());
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::TakeBack);
    assert_eq!(state.game.len(), 1);
}

#[test]
fn no_draw_is_offered_early_where_that_was_agreed() {
    let mut state = seated(|it| it.late_offers = true);
    for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E5)] {
        attempt(&mut state, from, to);
    }
    state.apply(Action::OfferDraw);
    assert_eq!(state.game.draw_offer(), None);
    let mut state = seated(|_| {});
    for (from, to) in [(Square::E2, Square::E4), (Square::E7, Square::E5)] {
        attempt(&mut state, from, to);
    }
    state.apply(Action::OfferDraw);
    assert!(state.game.draw_offer().is_some());
}

#[test]
fn a_match_goes_on_with_the_colors_changed_or_the_first_move() {
    let mut state = seated(|it| it.length = "best-of:3".into());
    state.apply(Action::Resign);
    act(&mut state, SittingAction::Next(GameId("second".into())));
    let sitting = &state.sitting.held().unwrap().sitting;
    assert_eq!(
        (sitting.name(Color::White), state.game.position().turn()),
        ("Bert", Color::White)
    );

    let mut state = seated(|it| it.law = "seed-000".into());
    state.apply(Action::Resign);
    act(&mut state, SittingAction::Next(GameId("second".into())));
    let sitting = &state.sitting.held().unwrap().sitting;
    assert_eq!(
        (sitting.name(Color::White), state.game.position().turn()),
        ("Anna", Color::Black)
    );
}

#[test]
fn after_a_decided_match_a_new_one_begins_and_says_so() {
    let said = |state: &AppState| state.conversation.last_said(Urgency::Polite).to_owned();
    let games = |state: &AppState| {
        let held = state.sitting.held().unwrap();
        held.sitting.contest().games().len()
    };
    let mut state = seated(|it| it.length = "best-of:3".into());
    state.apply(Action::Resign);
    act(&mut state, SittingAction::Next(GameId("second".into())));
    assert_eq!(
        said(&state),
        "New game. Bert plays White, Anna plays Black."
    );
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::Resign);
    assert_eq!(games(&state), 1);
    // Bert has won twice, and would have Black in the third game.
    act(&mut state, SittingAction::Next(GameId("third".into())));
    assert_eq!(
        said(&state),
        "A new match begins. New game. Anna plays White, Bert plays Black."
    );
    assert_eq!(games(&state), 0);
}

#[test]
fn the_next_game_takes_the_focus_from_the_button_that_began_it() {
    let on_board = Some(&FocusTarget::Board(None));
    let mut state = seated(|_| {});
    assert_ne!(state.conversation.focus.value(), on_board);
    state.apply(Action::Resign);
    act(&mut state, SittingAction::Next(GameId("second".into())));
    assert_eq!(state.conversation.focus.value(), on_board);
    let mut state = AppState::new(Game::default(), GameId("old".into()), Settings::default());
    state.apply(Action::Resign);
    state.apply(Action::AskNewGame(GameId("new".into())));
    assert_eq!(state.conversation.focus.value(), on_board);
}

#[test]
fn what_is_no_control_and_no_number_is_said() {
    let choices = |change: fn(&mut Choices)| {
        let mut choices = Choices::default();
        change(&mut choices);
        choices.agreed(1, &Position::default())
    };
    assert!(matches!(
        choices(|it| {
            it.time = "own".into();
            it.own_time = "soon".into();
        }),
        Err(Wrong::Time(_))
    ));
    for number in ["960", "-1", "many", ""] {
        let mut wrong = Choices {
            start: "960".into(),
            ..Choices::default()
        };
        wrong.number = number.into();
        assert!(
            matches!(wrong.agreed(1, &Position::default()), Err(Wrong::Number(_))),
            "{number}"
        );
    }
    let mated = "R5k1/5ppp/8/8/8/8/8/6K1 b - - 0 1".parse().unwrap();
    let over = Choices {
        start: "board".into(),
        ..Choices::default()
    };
    assert!(matches!(over.agreed(1, &mated), Err(Wrong::Start(_))));
    let (_, _, start) = choices(|it| it.start = "r".into()).unwrap();
    assert_eq!(start.piece_at(Square::A1), None);
}

#[test]
fn abandoning_loses_by_the_laws_of_1917_and_ends_as_such() {
    let mut state = seated(|it| it.law = "seed-000".into());
    attempt(&mut state, Square::E2, Square::E4);
    let asked = Some(LeavingQuestion::Abandon);
    act(&mut state, SittingAction::AskLeaving(asked));
    assert!(
        state.game.outcome().is_none(),
        "nothing is lost by the question"
    );
    act(&mut state, SittingAction::Abandon);
    let lost = Outcome::Win {
        winner: Color::White,
        by: Victory::Abandonment,
    };
    assert_eq!(state.game.outcome(), Some(lost));
    let (game, _) = reloaded(&state);
    assert_eq!(game.outcome(), Some(lost));
}

#[test]
fn players_choose_what_changes_from_game_to_game() {
    for (chosen, law, expected) in [
        ("law", "seed-000", Alternation::FirstMove),
        ("law", "fide", Alternation::Colors),
        ("colors", "seed-000", Alternation::Colors),
        ("first-move", "fide", Alternation::FirstMove),
        ("nothing", "fide", Alternation::Nothing),
    ] {
        let choices = Choices {
            alternation: chosen.into(),
            law: law.into(),
            ..Choices::default()
        };
        let (_, contest, _) = choices.agreed(0, &Position::default()).unwrap();
        assert_eq!(contest.terms().alternation, expected, "{chosen}, {law}");
    }
}
