use moves::setup::state::Tool;
use rules::{Color, Piece, Square};

use super::*;
use crate::data::tests::written;
use crate::modes::ActiveMode;
use crate::parts::Parts;

fn set_up(text: &str) -> SetupMode {
    SetupMode::new(&written(text)).unwrap_or_else(|fault| panic!("{fault:?}"))
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
    mode.take_up("8/8/8/8/8/8/8/N7 w - - 0 1");
    assert_eq!(mode.fen(), "8/8/8/8/8/8/8/N7 w - - 0 1");
    mode.take_up("nothing");
    assert_eq!(mode.fen(), "8/8/8/8/8/8/8/N7 w - - 0 1");
}

#[test]
fn a_board_that_cannot_be_read_is_a_fault() {
    let fault = SetupMode::new(&written(r#"fen="9/8/8/8/8/8/8/8 w - -""#));
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
