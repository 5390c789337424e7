use moves::setup::state::Tool;
use rules::{Color, Piece, Square};

use super::*;
use crate::data::tests::written;
use crate::desk::Desk;
use crate::parts::Parts;

fn set_up(text: &str) -> SetupDesk {
    SetupDesk::new(&written(text)).unwrap_or_else(|fault| panic!("{fault:?}"))
}

fn put(letter: char, square: Square) -> Act {
    let piece = Piece::from_char(letter);
    Act::Change(Change::Put { square, piece })
}

#[test]
fn each_change_tells_the_position_and_what_is_wrong_with_it() {
    let mut desk = set_up(r#"fen="8/8/8/8/8/8/8/8 w - - 0 1""#);
    desk.act(put('K', Square::E1));
    let effects = desk.act(put('k', Square::E2));
    let [Effect::SetUp { fen, faults }] = effects.as_slice() else {
        panic!("{effects:?}")
    };
    assert_eq!(fen, "8/8/8/8/8/8/4k3/4K3 w - - 0 1");
    assert_eq!(faults.len(), 1, "{faults:?}");
    assert_eq!(desk.headline(), faults[0]);
    let carry = Change::Carry {
        from: Square::E2,
        to: Square::E8,
    };
    let effects = desk.act(Act::Change(carry));
    assert!(matches!(effects.as_slice(), [Effect::SetUp { faults, .. }] if faults.is_empty()));
    assert_eq!(desk.headline(), words::editor_legal());
    assert_eq!(desk.kept(), Some("4k3/8/8/8/8/8/8/4K3 w - - 0 1".into()));
}

#[test]
fn what_changes_no_man_tells_nothing() {
    let mut desk = set_up("");
    assert_eq!(desk.act(Act::Tool(Tool::Eraser)), []);
    assert_eq!(desk.act(Act::Pick(Some(Square::E2))), []);
    assert_eq!(desk.act(put('P', Square::E2)), [], "it stands there");
    assert_eq!(desk.act(Act::Change(Change::Turn(Color::Black))).len(), 1);
    assert!(desk.fen().contains(" b "));
}

#[test]
fn buttons_empty_the_board_and_bring_the_men_back() {
    let mut desk = set_up(r#"fen="4k3/8/8/8/8/8/8/4K2R w K - 0 1""#);
    assert!(!desk.can(Control::TakeBack));
    desk.press(Control::Clear, 0);
    assert!(desk.can(Control::TakeBack));
    assert_eq!(desk.fen(), "8/8/8/8/8/8/8/8 w - - 0 1");
    desk.press(Control::StartPosition, 0);
    assert!(desk.fen().starts_with("rnbqkbnr/pppppppp/"));
    desk.press(Control::TakeBack, 0);
    assert_eq!(desk.table().board(), rules::Board::empty());
    desk.press(Control::Restart, 0);
    assert_eq!(desk.fen(), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
}

#[test]
fn a_position_that_was_kept_is_taken_up() {
    let mut desk = Desk::new(&written(r#"mode="setup""#), &Parts::ALL, 0)
        .unwrap_or_else(|fault| panic!("{fault:?}"));
    desk.take_up("8/8/8/8/8/8/8/N7 w - - 0 1");
    assert_eq!(desk.fen(), "8/8/8/8/8/8/8/N7 w - - 0 1");
    desk.take_up("nothing");
    assert_eq!(desk.fen(), "8/8/8/8/8/8/8/N7 w - - 0 1");
}

#[test]
fn a_board_that_cannot_be_read_is_a_fault() {
    let fault = SetupDesk::new(&written(r#"fen="9/8/8/8/8/8/8/8 w - -""#));
    assert_eq!(fault.err().and_then(|fault| fault.attribute), Some("fen"));
}

#[test]
fn castling_in_chess960_keeps_its_files() {
    let desk = set_up(r#"fen="1r2k2r/8/8/8/8/8/8/1R2K2R w HBhb - 0 1""#);
    assert!(desk.fen().contains(" w "));
    assert!(desk.sentences().is_empty(), "{:?}", desk.sentences());
}
