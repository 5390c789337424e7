use board::{Attempt, BoardEvent, BoardKey};
use rules::Square;

use super::action::Action;
use super::effect::{Effect, FormValue, PageEvent};
use super::state::{Context, Judgment, State};
use crate::data::tests::written;
use crate::mode_event::By;
use crate::modes::Control;
use crate::parts::Parts;

const LADDER: &str = r#"mode="solve" goal="mate" in="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1" hints="on" storage-key="ladder""#;

const ALL: Context = Context {
    now: 5,
    parts: Parts::ALL,
};

/// Before the answers have come.
const WITHOUT_ANSWERS: Context = Context {
    now: 5,
    parts: Parts {
        answers: None,
        ..Parts::ALL
    },
};

fn state(text: &str) -> State {
    State::new(written(text), &ALL)
}

fn attempt(from: Square, to: Square) -> Action {
    Action::Board(BoardEvent::Attempt(Attempt {
        from,
        to,
        promotion: None,
    }))
}

fn note(effects: &[Effect]) -> &str {
    let mut notes = effects.iter().filter_map(|effect| match effect {
        Effect::Note { text, .. } => Some(text.as_str()),
        _ => None,
    });
    notes.next().expect("something is said")
}

#[test]
fn the_page_is_asked_before_a_move_and_informed_of_what_comes_of_it() {
    let mut state = state(LADDER);
    let asked = state.reduce(attempt(Square::A2, Square::A7), &ALL);
    assert!(matches!(
        asked.as_slice(),
        [Effect::AskPage(PageEvent::Move(report, By::Reader))] if report.san == "Ra7"
    ));
    let before = state.mode().map(|mode| mode.fen());
    assert!(state.reduce(Action::PageAnswered(false), &ALL).is_empty());
    assert_eq!(
        state.mode().map(|mode| mode.fen()),
        before,
        "it was prevented"
    );

    state.reduce(attempt(Square::A2, Square::A7), &ALL);
    let effects = state.reduce(Action::PageAnswered(true), &ALL);
    assert_eq!(state.feedback().judgment, Judgment::Right);
    assert!(
        effects
            .iter()
            .any(|effect| matches!(effect, Effect::Wait(_)))
    );
    assert!(effects.iter().any(|effect| matches!(
        effect,
        Effect::SetFormValue(FormValue::Task { is_over: false, .. })
    )));
    assert!(matches!(
        effects.last(),
        Some(Effect::Store { key, .. }) if key == "ladder"
    ));
    let effects = state.reduce(Action::Continue, &ALL);
    assert!(matches!(
        effects.as_slice(),
        [Effect::Emit(PageEvent::Move(_, By::Task))]
    ));
}

#[test]
fn a_script_makes_no_move_while_the_answer_is_shown_or_when_all_is_over() {
    let mut state = state(LADDER);
    let play = |state: &mut State, text: &str| {
        let effects = state.reduce(Action::Play(text.to_owned()), &ALL);
        state.reduce(Action::PageAnswered(true), &ALL);
        !effects.is_empty()
    };
    assert!(play(&mut state, "Ra7"));
    // The king has not moved yet, and it is no piece of the reader.
    assert!(!play(&mut state, "Kf8"));
    state.reduce(Action::Continue, &ALL);
    assert!(play(&mut state, "Rb8"));
    assert_eq!(state.feedback().judgment, Judgment::Solved);
    assert!(!play(&mut state, "Kg7"));
}

#[test]
fn listeners_of_a_move_cannot_make_another() {
    let mut state = state(LADDER);
    state.set_page_busy(true);
    assert!(
        state
            .reduce(attempt(Square::A2, Square::A7), &ALL)
            .is_empty()
    );
    assert!(
        state
            .reduce(Action::Press(Control::Restart), &ALL)
            .is_empty()
    );
    state.set_page_busy(false);
    assert!(
        !state
            .reduce(Action::Press(Control::Restart), &ALL)
            .is_empty()
    );
}

#[test]
fn what_needs_the_answers_comes_again_when_they_are_here() {
    let mut state = state(LADDER);
    for action in [
        Action::Type("Ra7".to_owned()),
        Action::Press(Control::Hint),
        Action::Board(BoardEvent::Picked(Square::A2)),
        Action::Board(BoardEvent::Key(BoardKey::Moves(Square::A2))),
    ] {
        let effects = state.reduce(action, &WITHOUT_ANSWERS);
        let [Effect::FetchAnswers(again)] = <[Effect; 1]>::try_from(effects).expect("one effect")
        else {
            panic!("the answers are fetched")
        };
        assert!(!state.reduce(*again, &ALL).is_empty());
    }
    let lost = state.reduce(Action::AnswersLost, &WITHOUT_ANSWERS);
    assert_eq!(note(&lost), words::embed_part_missing());
}

#[test]
fn a_late_answer_leaves_what_was_said_since() {
    let mut state = state(LADDER);
    let picked = Action::Board(BoardEvent::Picked(Square::A2));
    let effects = state.reduce(picked, &WITHOUT_ANSWERS);
    let [Effect::FetchAnswers(late)] = <[Effect; 1]>::try_from(effects).expect("one effect") else {
        panic!("the answers are fetched")
    };
    state.reduce(attempt(Square::A2, Square::A3), &WITHOUT_ANSWERS);
    state.reduce(Action::PageAnswered(true), &WITHOUT_ANSWERS);
    assert!(state.reduce(*late, &ALL).is_empty());
}

#[test]
fn a_refused_move_is_explained_when_the_answers_have_come() {
    let mut state = state(LADDER);
    let effects = state.reduce(attempt(Square::A2, Square::B3), &WITHOUT_ANSWERS);
    let explain = effects.into_iter().find_map(|effect| match effect {
        Effect::FetchAnswers(action) => Some(*action),
        _ => None,
    });
    let effects = state.reduce(explain.expect("the reason is fetched"), &ALL);
    assert!(note(&effects).contains("rook"), "{effects:?}");
    assert!(matches!(
        effects.last(),
        Some(Effect::Emit(PageEvent::Illegal { .. }))
    ));
}

#[test]
fn a_typed_text_is_accepted_or_stays() {
    let mut state = state(LADDER);
    state.reduce(Action::Type("xyz".to_owned()), &ALL);
    assert!(state.feedback().is_refused);
    state.reduce(Action::Type("Ra7".to_owned()), &ALL);
    assert_eq!(
        state.feedback().accepted,
        0,
        "the page may still prevent it"
    );
    state.reduce(Action::PageAnswered(true), &ALL);
    assert_eq!(state.feedback().accepted, 1);
    assert!(!state.feedback().is_refused);
}

#[test]
fn a_move_is_typed_in_the_letters_of_its_author_or_its_page_and_a_script_writes_english_ones() {
    for (attribute, lang, text) in [
        (r#"notation="de""#, "", "Sf3"),
        ("", "de-AT", "Sf3"),
        (r#"notation="san""#, "fr", "Cf3"),
        (r#"notation="localised""#, "sv-SE", "Sf3"),
        (r#"notation="de""#, "fr", "Nf3"),
    ] {
        let mut data = written(&format!(r#"mode="play" {attribute}"#));
        data.lang = lang.to_owned();
        let mut state = State::new(data.clone(), &ALL);
        state.reduce(Action::Type(text.to_owned()), &ALL);
        state.reduce(Action::PageAnswered(true), &ALL);
        assert_eq!(state.feedback().accepted, 1, "{attribute} {lang} {text}");
        let mut scripted = State::new(data, &ALL);
        let start = scripted.mode().map(|mode| mode.fen());
        scripted.reduce(Action::Play("Sf3".to_owned()), &ALL);
        assert_eq!(scripted.mode().map(|mode| mode.fen()), start);
    }
}

#[test]
fn what_only_looks_different_goes_on() {
    let mut state = state(r#"mode="play""#);
    state.reduce(attempt(Square::E2, Square::E4), &ALL);
    state.reduce(Action::PageAnswered(true), &ALL);
    let fen = state.mode().map(|mode| mode.fen());
    let dark = written(r#"mode="play" theme="dark""#);
    assert!(
        state
            .reduce(Action::Update(Box::new(dark)), &ALL)
            .is_empty()
    );
    assert_eq!(state.mode().map(|mode| mode.fen()), fen);
    let other = written(r#"mode="play" undo="on""#);
    let effects = state.reduce(Action::Update(Box::new(other)), &ALL);
    assert!(matches!(effects.first(), Some(Effect::StopTimer)));
    assert_ne!(state.mode().map(|mode| mode.fen()), fen);
}

#[test]
fn a_board_that_is_switched_off_does_nothing() {
    let mut data = written(r#"mode="play""#);
    data.is_disabled = true;
    let mut state = State::new(data, &ALL);
    assert!(
        state
            .reduce(Action::Press(Control::Restart), &ALL)
            .is_empty()
    );
}

#[test]
fn what_was_stored_is_loaded_first() {
    let mut state = state(LADDER);
    let effects = state.reduce(Action::Begin, &ALL);
    assert!(matches!(
        effects.as_slice(),
        [Effect::Note { .. }, Effect::Load(key), Effect::Faults { is_playable: true, .. }]
            if key == "ladder"
    ));
    let kept = r#"{"solved":true,"attempts":1,"hints":0,"ms":9,"moves":["a2a7","g8f8","b1b8"]}"#;
    state.reduce(Action::Resume(kept.to_owned()), &ALL);
    assert_eq!(state.feedback().judgment, Judgment::Solved);
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

/// Everything at another time.
const fn at(now: u64) -> Context {
    Context {
        now,
        parts: Parts::ALL,
    }
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

/// White cannot force mate, and all ways have to be looked at before that is known.
const NO_MATE: &str = r#"mode="solve" goal="mate" in="4" hints="on" fen="r1bq1rk1/pp2ppbp/2np1np1/8/3NP3/2N1BP2/PPPQ2PP/R3KB1R w KQ - 0 1""#;

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
