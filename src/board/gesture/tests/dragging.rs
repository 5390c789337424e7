//! Pieces that are dragged, and pieces that are bound to move.

use super::*;

/// A table whose player has touched the knight on g1 and is bound to it.
fn bound() -> Table {
    let mut table = Table::new(START);
    table.click(S::G1).reported();
    table.movable = Movable::Only(S::G1);
    table.legal.retain(|mv| mv.from() == S::G1);
    table
}

#[test]
fn a_drag_makes_a_move_and_the_piece_does_not_travel_again() {
    let mut table = Table::new(START);
    table.drag(S::G1, S::F3);
    assert_eq!(table.reported(), [Picked(S::G1), attempted(S::G1, S::F3)]);
    assert_eq!(table.gesture.landed(), Some(S::F3));
    table.set("rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R b KQkq - 1 1");
    assert_eq!(
        table.gesture.at(table.key).landed(),
        Some(S::F3),
        "in the position it made"
    );
    table.gesture = table.gesture.at(table.key);
    table.set(START);
    assert_eq!(
        table.gesture.at(table.key).landed(),
        None,
        "but not when it is taken back"
    );
}

#[test]
fn a_drag_can_be_redirected_until_the_piece_is_let_go() {
    let mut table = Table::new(START);
    table.lift(S::E2);
    for over in [S::E3, S::E4, S::D5, S::E3] {
        table.on(Input::Over(Some(over)));
        assert_eq!(
            table.gesture.lifted().and_then(|drag| drag.over),
            Some(over)
        );
    }
    table.release(Some(S::E3));
    assert_eq!(table.reported(), [Picked(S::E2), attempted(S::E2, S::E3)]);
}

#[test]
fn a_piece_dropped_outside_the_board_returns() {
    let mut table = Table::new(START);
    table.lift(S::E2).on(Input::Over(None)).release(None);
    assert_eq!(table.reported(), [Picked(S::E2), Cancelled]);
    assert_eq!(table.gesture.selection(), None);
}

#[test]
fn escape_and_a_lost_pointer_cancel_a_drag() {
    for input in [Input::Escape, Input::Interrupt] {
        let mut table = Table::new(START);
        table.lift(S::E2).on(Input::Over(Some(S::E4))).on(input);
        assert_eq!(table.reported(), [Picked(S::E2), Cancelled]);
        assert_eq!(table.gesture.lifted(), None);
        table.release(Some(S::E4));
        assert_eq!(table.reported(), [], "letting go afterwards moves nothing");
    }
}

#[test]
fn a_lost_pointer_without_a_press_changes_nothing() {
    let mut table = Table::new(START);
    table.click(S::E2).reported();
    table.on(Input::Interrupt);
    assert_eq!(table.reported(), []);
    assert_eq!(table.gesture.selection(), Some(S::E2));
}

#[test]
fn a_tap_picks_and_a_second_tap_puts_back() {
    let mut table = Table::new(START);
    table.tap(S::E2);
    assert_eq!(table.reported(), [Picked(S::E2)]);
    assert_eq!(table.gesture.selection(), Some(S::E2));
    table.tap(S::E2);
    assert_eq!(table.reported(), [Cancelled]);
    assert_eq!(table.gesture.selection(), None);
}

#[test]
fn a_piece_dragged_away_and_back_stays_picked() {
    let mut table = Table::new(START);
    table
        .lift(S::E2)
        .on(Input::Over(Some(S::E3)))
        .on(Input::Over(Some(S::E2)));
    table.release(Some(S::E2));
    assert_eq!(table.reported(), [Picked(S::E2)]);
    assert_eq!(table.gesture.selection(), Some(S::E2));
}

#[test]
fn a_bound_piece_stays_picked_whatever_else_is_tapped() {
    let mut table = bound();
    for other in [S::E2, S::G8, S::G5] {
        table.tap(other).click(other);
        assert_eq!(table.reported(), [NotMovable(other)]);
        assert_eq!(table.gesture.selection(), Some(S::G1));
    }
    table.click(S::F3);
    assert_eq!(table.reported(), [attempted(S::G1, S::F3)]);
}

#[test]
fn a_bound_piece_that_was_put_back_still_moves_by_a_tap() {
    let mut table = bound();
    table.tap(S::G1);
    assert_eq!(table.reported(), [Cancelled]);
    table.click(S::F3);
    assert_eq!(table.reported(), [attempted(S::G1, S::F3)]);
}

#[test]
fn a_piece_that_is_dropped_was_moved_although_another_is_bound() {
    for from in [S::G1, S::E2] {
        let mut table = bound();
        table.drag(from, S::G5);
        assert_eq!(table.reported(), [attempted(from, S::G5)]);
    }
}

#[test]
fn a_drag_onto_an_own_piece_is_an_attempt() {
    let mut table = Table::new(START);
    table.drag(S::E1, S::E2);
    assert_eq!(table.reported(), [Picked(S::E1), attempted(S::E1, S::E2)]);
}

#[test]
fn a_foreign_piece_dragged_to_a_square_is_an_attempt_that_lifts_nothing() {
    let mut table = Table::new(START);
    table.lift(S::E7);
    assert_eq!(table.gesture.lifted(), None);
    table.release(Some(S::E5));
    assert_eq!(table.reported(), [attempted(S::E7, S::E5)]);
    table.tap(S::E7);
    assert_eq!(table.reported(), [], "its bare click will tell");
}

#[test]
fn with_a_picked_piece_a_press_on_a_foreign_piece_waits_for_the_click() {
    let mut table = Table::new(START);
    table.click(S::E2).reported();
    table.on(Input::Press(S::E7)).release(Some(S::E6));
    assert_eq!(table.reported(), []);
    assert_eq!(table.gesture.selection(), Some(S::E2));
}

#[test]
fn a_king_dragged_onto_its_rook_castles_or_is_refused() {
    for fen in [CASTLING, NO_CASTLING] {
        let mut table = Table::new(fen);
        table.drag(S::E1, S::H1);
        assert_eq!(table.reported(), [Picked(S::E1), attempted(S::E1, S::H1)]);
    }
}

#[test]
fn a_rook_dragged_while_the_king_is_picked_is_a_rook_move() {
    let mut table = Table::new(CASTLING);
    table.tap(S::E1).drag(S::H1, S::H5);
    assert_eq!(
        table.reported(),
        [Picked(S::E1), Picked(S::H1), attempted(S::H1, S::H5)]
    );
}
