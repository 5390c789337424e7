//! What the laws of conduct show beside the board.

use yew::{Html, LocalServerRenderer, Properties, component};

use super::conduct_tests::{SHUFFLE, typed, under};
use super::tests::{act, attempt, seated};
use super::*;

#[derive(Clone, Debug, PartialEq, Properties)]
struct DrawnProps {
    html: Html,
}

#[component]
fn Drawn(props: &DrawnProps) -> Html {
    props.html.clone()
}

fn drawn(html: Html) -> String {
    let renderer = LocalServerRenderer::<Drawn>::with_props(DrawnProps { html });
    let runtime = tokio::runtime::Builder::new_current_thread().build();
    runtime
        .expect("a runtime starts")
        .block_on(renderer.hydratable(false).render())
}

fn place(state: &AppState) -> String {
    drawn((TABLE.place)(state, &Callback::noop()))
}

#[test]
fn the_count_of_fifty_moves_says_for_whom_and_how_many_are_left() {
    let mut state = under("seed-000");
    typed(&mut state, &["e4", "e5"]);
    assert!(!place(&state).contains("fifty-count"));
    act(&mut state, SittingAction::CallFifty);
    typed(&mut state, &["Nf3", "Nc6"]);
    let text = words::fifty_left(Color::White, 49);
    assert!(place(&state).contains(&text), "{}", place(&state));
}

/// How often a text stands beside the board: as the reason of a refusal, and in the place below it.
fn times(state: &AppState, text: &str) -> usize {
    let notice = state.conversation.notice(None);
    let above = drawn(ui::panels::status::notice(notice, None));
    let all = [above, place(state)].concat();
    all.matches(text).count()
}

#[test]
fn why_no_move_is_made_stands_there_once() {
    let mut state = under("fide");
    typed(&mut state, &["e4", "d5"]);
    state.apply(Action::NotMovable(Square::D5));
    let bound = "the pawn on d5 must be captured";
    assert_eq!(times(&state, bound), 1);
    attempt(&mut state, Square::B1, Square::C3);
    assert_eq!(times(&state, bound), 1);

    let mut state = seated(|it| it.time = "60".into());
    attempt(&mut state, Square::E2, Square::E4);
    act(&mut state, SittingAction::Pause(Reading(1_000)));
    for tried in [
        |state: &mut AppState| attempt(state, Square::E7, Square::E5),
        |state: &mut AppState| typed(state, &["e5"]),
    ] {
        tried(&mut state);
        assert_eq!(
            times(&state, &words::clock_paused()),
            1,
            "{}",
            place(&state)
        );
        assert!(place(&state).contains(&words::button_resume()));
    }
    act(
        &mut state,
        SittingAction::Resume(Gap::LeftOut, Reading(2_000)),
    );
    assert_eq!(times(&state, &words::clock_paused()), 0);
}

#[test]
fn the_button_after_a_decided_match_begins_another() {
    let mut state = seated(|it| it.length = "best-of:3".into());
    state.apply(Action::Resign);
    assert!(place(&state).contains("Next game"));
    act(&mut state, SittingAction::Next(GameId("second".into())));
    attempt(&mut state, Square::E2, Square::E4);
    state.apply(Action::Resign);
    assert!(place(&state).contains("New match"), "{}", place(&state));
}

#[test]
fn the_false_check_excuses_by_a_button_while_it_applies() {
    let mut state = under("seed-000");
    act(&mut state, SittingAction::SayCheck);
    attempt(&mut state, Square::E2, Square::E4);
    let button = words::button_excuse();
    assert!(!place(&state).contains(&button), "nothing was touched");
    state.apply(Action::Picked(Square::G8));
    assert!(place(&state).contains(&button));
    act(&mut state, SittingAction::Excuse);
    assert!(!place(&state).contains(&button));
}

#[test]
fn a_draw_that_was_forfeited_is_not_offered() {
    let mut state = under("fide");
    typed(&mut state, &SHUFFLE);
    let around = crate::around::around().unwrap();
    let place = |state: &AppState| drawn((around.place)(state, &Callback::noop()));
    assert!(place(&state).contains("can-claim"));
    state.apply(Action::Picked(Square::G1));
    assert!(!place(&state).contains("can-claim"));
}
