use board::{Attempt, BoardEvent, BoardKey};
use rules::Square;

use super::action::Action;
use super::effect::Effect;
use super::state::{Context, Judgment, State};
use crate::data::tests::written;
use crate::mode_event::By;
use crate::modes::Control;
use crate::page_event::{FormValue, PageEvent};
use crate::parts::Parts;

pub(super) const LADDER: &str = r#"mode="solve" goal="mate" in="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1" hints="on" storage-key="ladder""#;

pub(super) const ALL: Context = Context {
    now: 5,
    parts: Parts::ALL,
};

/// Before the answers have come.
pub(super) const WITHOUT_ANSWERS: Context = Context {
    now: 5,
    parts: Parts {
        answers: None,
        ..Parts::ALL
    },
};

pub(super) fn state(text: &str) -> State {
    State::new(written(text), &ALL)
}

pub(super) fn attempt(from: Square, to: Square) -> Action {
    Action::Board(BoardEvent::Attempt(Attempt {
        from,
        to,
        promotion: None,
    }))
}

pub(super) fn note(effects: &[Effect]) -> &str {
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
