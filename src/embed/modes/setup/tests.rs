use moves::setup::state::Tool;
use rules::{Color, Piece, Square};

use super::*;
use crate::data::tests::written;
use crate::modes::ActiveMode;
use crate::parts::Parts;

fn set_up(text: &str) -> SetupMode {
    SetupMode::new(&written(text), 0).unwrap_or_else(|fault| panic!("{fault:?}"))
}

fn put(letter: char, square: Square) -> Act {
    let piece = Piece::from_char(letter);
    Act::Change(Change::Put { square, piece })
}

#[test]
fn each_change_tells_the_position_and_what_is_wrong_with_it() {
    let mut mode = set_up(r#"fen="8/8/8/8/8/8/8/8 w - - 0 1""#);
    mode.act(put('K', Square::E1));
    let effects = mode.act(put('k', Square::E2));
    let [ModeEvent::SetUp { fen, faults }] = effects.as_slice() else {
        panic!("{effects:?}")
    };
    assert_eq!(fen, "8/8/8/8/8/8/4k3/4K3 w - - 0 1");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(mode.headline(), faults[0]);
    let carry = Change::Carry {
        from: Square::E2,
        to: Square::E8,
    };
    let effects = mode.act(Act::Change(carry));
    assert!(matches!(effects.as_slice(), [ModeEvent::SetUp { faults, .. }] if faults.is_empty()));
    assert_eq!(mode.headline(), words::editor_legal());
    assert_eq!(mode.kept(), Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1".into()));
}

#[test]
fn what_changes_no_man_tells_nothing() {
    let mut mode = set_up("");
    assert_eq!(mode.act(Act::Tool(Tool::Eraser)), []);
    assert_eq!(mode.act(Act::Pick(Some(Square::E2))), []);
    assert_eq!(mode.act(put('P', Square::E2)), [], "it stands there");
    assert_eq!(mode.act(Act::Change(Change::Turn(Color::Black))).len(), 1);
    assert!(mode.fen().contains(" b "));
}

#[test]
fn buttons_empty_the_board_and_bring_the_men_back() {
    let mut mode = set_up(r#"fen="4k3/8/8/8/8/8/8/4K2R w K - 0 1""#);
    assert!(!mode.can(Control::TakeBack));
    mode.press(Control::Clear, 0);
    assert!(mode.can(Control::TakeBack));
    assert_eq!(mode.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    mode.press(Control::StartPosition, 0);
    assert!(mode.fen().starts_with("rnbqkbnr/pppppppp/"));
    mode.press(Control::TakeBack, 0);
    assert_eq!(mode.board_state().board(), rules::Board::empty());
    mode.press(Control::Restart, 0);
    assert_eq!(mode.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

#[test]
fn a_position_that_was_kept_is_taken_up() {
    let mut mode = ActiveMode::new(&written(r#"mode="setup""#), &Parts::ALL, 0)
        .unwrap_or_else(|fault| panic!("{fault:?}"));
    mode.take_up("8/8/8/8/8/8/8/N7 w - - 0 1", 0);
    assert_eq!(mode.fen(), "8/8/8/8/8/8/8/N7 w - - 0 1");
    mode.take_up("nothing", 0);
    assert_eq!(mode.fen(), "8/8/8/8/8/8/8/N7 w - - 0 1");
}

#[test]
fn a_board_that_cannot_be_read_is_a_fault() {
    let fault = SetupMode::new(&written(r#"fen="9/8/8/8/8/8/8/8 w - -""#), 0);
    assert_eq!(
        fault.err().and_then(|fault| fault.attribute),
        Some(element::Attribute::Fen)
    );
}

#[test]
fn castling_in_chess960_keeps_its_files() {
    let mode = set_up(r#"fen="1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1""#);
    assert!(mode.fen().contains(" w "));
    assert!(mode.sentences().is_empty(), "{:?}", mode.sentences());
}

const KINGS: &str = r#"mode="setup" fen="6k1/8/8/8/8/8/8/6K1 w - - 0 1""#;

fn goal(attributes: &str) -> SetupMode {
    set_up(&[KINGS, " ", attributes].concat())
}

/// Hands in what is built, and waits for the verdict.
fn check(mode: &mut SetupMode) -> Vec<ModeEvent> {
    let mut events = mode.press(Control::Check, 5);
    while events.contains(&ModeEvent::WorkOn) {
        events = mode.work_on(6);
    }
    events
}

fn said(events: &[ModeEvent]) -> &str {
    match events.first() {
        Some(ModeEvent::Say(text)) => text,
        _ => panic!("{events:?}"),
    }
}

#[test]
fn what_is_corrected_in_a_target_is_told() {
    let target = "6k1/8/8/8/8/8/8/R5K1 b KQ - 1 0";
    let mode = goal(&format!(r#"goal="position" target="{target}""#));
    let faults = BoardMode::faults(&mode);
    assert_eq!(faults.len(), 1);
    assert_eq!(faults[0].attribute, Some(Attribute::Target));
    assert_eq!(
        faults[0].message,
        "Corrected: castling rights “KQ” read as “-” and move number “0” read as “1”."
    );
}

#[test]
fn a_position_is_built_to_its_target() {
    let mut mode = goal(r#"goal="position" target="6k1/8/8/8/8/8/8/R5K1 b""#);
    assert_eq!(mode.headline(), "Set up the position.");
    let events = check(&mut mode);
    assert_eq!(
        said(&events),
        "One square is different. It should be Black to move."
    );
    assert_eq!(events.last(), Some(&ModeEvent::Failed));
    mode.act(put('R', Square::A1));
    mode.act(Act::Change(Change::Turn(Color::Black)));
    let events = check(&mut mode);
    assert_eq!(
        events,
        [ModeEvent::Say("Solved.".into()), ModeEvent::Solved]
    );
    let detail = mode.detail(9);
    assert!(
        detail.starts_with(r#"{"solved":true,"attempts":2,"#),
        "{detail}"
    );
    assert!(
        detail.ends_with(r#""result":"solved","fen":"6k1/8/8/8/8/8/8/R5K1 b - - 0 1"}"#),
        "{detail}"
    );
    assert_eq!(mode.act(put('Q', Square::A2)), [], "it is over");
}

#[test]
fn a_mate_that_is_built_is_judged_with_its_reason() {
    for attributes in [r#"goal="mate" in="2""#, r#"goal="mate in 2""#] {
        let mut mode = goal(attributes);
        assert_eq!(mode.headline(), "Set up a mate in 2 moves.");
        assert_eq!(
            said(&check(&mut mode)),
            "White can't force mate in 2 moves here."
        );
        mode.act(put('R', Square::A2));
        mode.act(put('R', Square::B7));
        assert_eq!(
            said(&check(&mut mode)),
            "White can mate in one move already."
        );
        mode.act(put('k', Square::A1));
        assert!(said(&check(&mut mode)).starts_with("That isn't a legal position. Black has more"));
        mode.press(Control::TakeBack, 7);
        mode.press(Control::TakeBack, 7);
        mode.act(put('R', Square::B1));
        assert!(check(&mut mode).contains(&ModeEvent::Solved));
        assert!(
            mode.detail(9)
                .starts_with(r#"{"solved":true,"attempts":4,"#)
        );
    }
}

#[test]
fn the_position_to_build_is_shown_after_the_tries_of_the_author() {
    let mut mode = goal(r#"goal="position" target="6k1/8/8/8/8/8/8/R5K1" give-up="1""#);
    let events = check(&mut mode);
    assert_eq!(events.last(), Some(&ModeEvent::ShowSolution));
    let events = mode.show_solution(None).expect("it needs no answers");
    assert_eq!(
        said(&events),
        "Here is the solution. White: king g1; rook a1. Black: king g8."
    );
    assert!(mode.fen().starts_with("6k1/8/8/8/8/8/8/R5K1 "));
    assert!(!mode.can(Control::Check) && mode.can(Control::Solution));
    assert_eq!(mode.press(Control::Clear, 9), [], "it is over");
}

#[test]
fn a_change_takes_back_what_is_being_judged() {
    let mut mode = goal(r#"goal="mate" in="4""#);
    // Two queens on each side can give many checks, so that it takes long to see that none mates.
    for (letter, square) in [
        ('Q', Square::A2),
        ('Q', Square::B4),
        ('q', Square::B3),
        ('q', Square::C5),
        ('P', Square::H2),
        ('p', Square::H7),
    ] {
        mode.act(put(letter, square));
    }
    let events = mode.press(Control::Check, 5);
    assert!(events.contains(&ModeEvent::WorkOn), "{events:?}");
    mode.act(put('N', Square::E1));
    assert_eq!(mode.work_on(6), [], "it is another position now");
    assert_eq!(mode.outcome(7).map(|outcome| outcome.attempts), Some(0));
}

#[test]
fn a_goal_that_cannot_be_read_is_a_fault_of_its_attribute() {
    for (attributes, attribute) in [
        (r#"goal="checkmate""#, element::Attribute::Goal),
        (r#"goal="position""#, element::Attribute::Target),
        (r#"goal="mate" in="9""#, element::Attribute::In),
        (
            r#"goal="mate in 2" give-up="3""#,
            element::Attribute::GiveUp,
        ),
    ] {
        let text = [KINGS, " ", attributes].concat();
        let fault = SetupMode::new(&written(&text), 0).expect_err("it means nothing");
        assert_eq!(fault.attribute, Some(attribute), "{}", fault.message);
    }
}

#[test]
fn an_outcome_is_taken_up_with_its_position() {
    let attributes = r#"goal="position" target="6k1/8/8/8/8/8/8/R5K1" max-tries="2""#;
    let mut first = goal(attributes);
    first.act(put('Q', Square::A1));
    check(&mut first);
    let kept = first.outcome(9).expect("a task");
    let mut second = goal(attributes);
    second.resume(&kept, 20);
    assert_eq!(second.fen(), first.fen());
    assert_eq!(second.outcome(20), Some(kept));
    check(&mut second);
    assert!(second.detail(30).contains(r#""result":"failed""#));
}

#[test]
fn the_time_of_a_position_to_build_counts_from_the_first_touch() {
    let mut mode = set_up(r#"goal="mate in 1" fen="7k/8/5KQ1/8/8/8/8/8 w - - 0 1""#);
    mode.touch(60_000);
    let ms = |mode: &SetupMode, now| mode.outcome(now).map(|outcome| outcome.milliseconds);
    assert_eq!(ms(&mode, 61_500), Some(1_500));
    assert_eq!(set_up("").outcome(5), None, "nothing is asked");
}
