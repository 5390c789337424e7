//! Tasks: what is told of them, what is kept, and what comes after.

use board::BoardEvent;
use rules::Square;

use super::action::Action;
use super::effect::Effect;
use super::state::{Context, Judgment, State};
use super::tests::{ALL, LADDER, WITHOUT_ANSWERS, attempt, note, state};
use crate::data::tests::written;
use crate::modes::Control;
use crate::page_event::{FormValue, PageEvent};
use crate::parts::Parts;

/// White cannot force mate, and all ways have to be looked at before that is known.
const NO_MATE: &str = r#"mode="solve" goal="mate" in="4" hints="on" fen="r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 1""#;

/// Everything at another time.
const fn at(now: u64) -> Context {
    Context {
        now,
        parts: Parts::ALL,
    }
}

#[test]
fn a_task_that_is_over_is_told_to_page_and_form_and_its_solution_is_fetched() {
    let text = LADDER.replace("hints", r#"give-up="1" hints"#);
    let mut state = State::new(written(&text), &WITHOUT_ANSWERS);
    state.reduce(attempt(Square::A2, Square::A3), &WITHOUT_ANSWERS);
    let effects = state.reduce(Action::PageAnswered(true), &WITHOUT_ANSWERS);
    let mut kinds = effects.iter().filter_map(|effect| match effect {
        Effect::Emit(PageEvent::Failed(json)) => Some(json.contains(r#""result":"shown""#)),
        Effect::FetchAnswers(action) => Some(matches!(**action, Action::ShowSolution)),
        Effect::SetFormValue(FormValue::Task { is_over, .. }) => Some(*is_over),
        _ => None,
    });
    assert_eq!(kinds.next(), Some(true), "{effects:?}");
    assert!(kinds.all(|is_as_expected| is_as_expected), "{effects:?}");
    let effects = state.reduce(Action::ShowSolution, &ALL);
    assert!(
        matches!(effects.as_slice(), [Effect::Wait(_)]),
        "{effects:?}"
    );
    assert_eq!(state.feedback().judgment, Judgment::Wrong);
}

#[test]
fn a_file_is_read_on_and_the_end_of_its_puzzles_is_told() {
    let mut data = written(r#"mode="line""#);
    data.pgn = Some("a1,6k1/4pppp/8/8/8/8/5PPP/RR4K1 b - - 0 1,e7e6 a1a8\nno puzzle,no".into());
    let mut state = State::new(data, &ALL);
    let effects = state.reduce(Action::Begin, &ALL);
    assert!(
        matches!(effects.last(), Some(Effect::WorkOn)),
        "{effects:?}"
    );
    let effects = state.reduce(Action::WorkOn, &ALL);
    let [
        Effect::Faults {
            faults,
            is_playable: true,
        },
    ] = effects.as_slice()
    else {
        panic!("{effects:?}")
    };
    assert_eq!(faults[0].line, Some(2));
    state.reduce(Action::Continue, &ALL);
    state.reduce(attempt(Square::A1, Square::A8), &ALL);
    let effects = state.reduce(Action::PageAnswered(true), &ALL);
    let detail = |effect: &Effect| matches!(effect, Effect::Emit(PageEvent::Summary(json)) if json.contains(r#""right":1"#));
    assert!(effects.iter().any(detail), "{effects:?}");
    assert!(effects.iter().any(|effect| matches!(
        effect,
        Effect::SetFormValue(FormValue::Task { is_over: true, .. })
    )));
}

#[test]
fn the_next_puzzle_begins_on_the_board() {
    let row = "a1,6k1/4pppp/8/8/8/8/5PPP/RR4K1 b - - 0 1,e7e6 a1a8\n";
    let mut data = written(r#"mode="line""#);
    data.pgn = Some(row.repeat(2).into());
    let mut state = State::new(data, &ALL);
    state.reduce(Action::Begin, &ALL);
    state.reduce(Action::WorkOn, &ALL);
    let before = state.feedback().focus.serial;
    let effects = state.reduce(Action::Press(Control::Skip), &ALL);
    assert_eq!(note(&effects), "");
    assert_eq!(
        state.feedback().focus.serial,
        before + 1,
        "the keyboard follows"
    );
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Wait(_)))
    );
}

/// The outcome as JSON, of an event that tells it.
fn detail(effects: &[Effect]) -> &str {
    let mut detail = effects.iter().filter_map(|effect| match effect {
        Effect::Emit(PageEvent::Solved(json) | PageEvent::Failed(json)) => Some(json.as_str()),
        _ => None,
    });
    detail.next().expect("the page learns of it")
}

#[test]
fn the_time_counts_from_the_first_touch() {
    let mut state = state(r#"mode="find" ask="square" of="e4""#);
    state.reduce(Action::Touch(2_000), &at(2_001));
    state.reduce(Action::Touch(2_500), &at(2_501));
    let square = |square| Action::Board(BoardEvent::NotMovable(square));
    let wrong = state.reduce(square(Square::E5), &at(3_000));
    assert!(detail(&wrong).contains(r#""ms":1000"#), "{wrong:?}");
    let right = state.reduce(square(Square::E4), &at(4_500));
    assert!(detail(&right).contains(r#""ms":2500"#), "{right:?}");

    state.reduce(Action::Reset, &at(9_000));
    let right = state.reduce(square(Square::E4), &at(12_000));
    assert!(
        detail(&right).contains(r#""ms":0"#),
        "a board that nobody touches before begins with the answer: {right:?}"
    );
}

#[test]
fn a_wrong_answer_is_told_with_what_was_tried() {
    let mut state = state(LADDER);
    state.reduce(attempt(Square::A2, Square::A3), &ALL);
    let effects = state.reduce(Action::PageAnswered(true), &ALL);
    assert!(
        detail(&effects).ends_with(r#","tried":"a2a3"}"#),
        "{}",
        detail(&effects)
    );
    // A button is no move.
    let mut state =
        self::state(r#"mode="find" ask="checks" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1""#);
    state.reduce(attempt(Square::A2, Square::A3), &ALL);
    let effects = state.reduce(Action::Press(Control::Done), &ALL);
    assert!(!detail(&effects).contains("tried"), "{}", detail(&effects));
    let mut state =
        self::state(r#"mode="find" ask="moves" of="a2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1""#);
    for typed in ["c3", "d4"] {
        let effects = state.reduce(Action::Type(typed.to_owned()), &ALL);
        let expected = format!(r#","tried":"{typed}"}}"#);
        assert!(
            detail(&effects).ends_with(&expected),
            "{}",
            detail(&effects)
        );
    }
    let effects = state.reduce(Action::Board(BoardEvent::NotMovable(Square::E5)), &ALL);
    assert!(
        detail(&effects).ends_with(r#","tried":"e5"}"#),
        "{}",
        detail(&effects)
    );
}

#[test]
fn what_was_kept_counts_on_from_the_next_touch() {
    let mut state = state(LADDER);
    let kept = r#"{"solved":false,"attempts":1,"hints":0,"ms":700,"moves":[]}"#;
    state.reduce(Action::Resume(kept.to_owned()), &at(5_000));
    state.reduce(Action::Touch(60_000), &at(60_000));
    state.reduce(attempt(Square::A2, Square::A3), &at(60_300));
    let wrong = state.reduce(Action::PageAnswered(true), &at(60_300));
    assert!(detail(&wrong).contains(r#""ms":1000"#), "{wrong:?}");
}

#[test]
fn a_hint_is_looked_for_in_slices_and_given_up_when_something_else_is_done() {
    let mut state = state(NO_MATE);
    let effects = state.reduce(Action::Press(Control::Hint), &ALL);
    assert_eq!(note(&effects), words::looking_for_hint());
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Think)));
    let mut slices = 1;
    let last = loop {
        let effects = state.reduce(Action::Think, &ALL);
        if !matches!(effects.as_slice(), [Effect::Think]) {
            break effects;
        }
        slices += 1;
    };
    assert!(slices > 10, "{slices}");
    assert_eq!(note(&last), words::no_hint());

    state.reduce(Action::Reset, &ALL);
    state.reduce(Action::Press(Control::Hint), &ALL);
    state.reduce(attempt(Square::E1, Square::E2), &ALL);
    state.reduce(Action::PageAnswered(true), &ALL);
    assert!(state.reduce(Action::Think, &ALL).is_empty());
}

#[test]
fn a_storage_that_keeps_nothing_is_still_known_after_a_restart() {
    let mut state = state(LADDER);
    state.reduce(Action::Kept(false), &ALL);
    state.reduce(Action::Press(Control::Restart), &ALL);
    assert!(state.is_unkept);
    state.reduce(Action::Kept(true), &ALL);
    assert!(!state.is_unkept);
}

#[test]
fn a_script_names_squares_where_squares_are_asked_for() {
    let mut state = state(r#"mode="find" ask="square" of="b5 c6""#);
    let wrong = state.reduce(Action::Play("b6".to_owned()), &ALL);
    assert!(matches!(
        wrong.as_slice(),
        [_, Effect::Emit(PageEvent::Failed(_)), ..]
    ));
    assert_eq!(state.moves_made(), 0);
    state.reduce(Action::Play("b5".to_owned()), &ALL);
    assert_eq!(state.moves_made(), 1);
    let solved = state.reduce(Action::Play("c6".to_owned()), &ALL);
    assert!(detail(&solved).contains(r#""solved":true"#), "{solved:?}");
}
