//! Castling, promotion and en passant.

use super::*;

#[test]
fn castling_by_the_two_square_step_of_the_king() {
    let mut table = Table::new(CASTLING);
    table.click(S::E1).click(S::G1);
    assert_eq!(table.reported(), [Picked(S::E1), attempted(S::E1, S::G1)]);
    table.drag(S::E1, S::C1);
    assert_eq!(table.reported(), [Picked(S::E1), attempted(S::E1, S::C1)]);
}

#[test]
fn a_tap_on_the_rook_castles_while_the_king_is_picked() {
    let mut table = Table::new(CASTLING);
    table.tap(S::E1).tap(S::H1);
    assert_eq!(table.reported(), [Picked(S::E1), attempted(S::E1, S::H1)]);
    assert_eq!(
        table.gesture.cursor(),
        Some(S::G1),
        "the focus is where the king is"
    );
    let mut table = Table::new(CASTLING);
    table.click(S::E1).click(S::A1);
    assert_eq!(table.reported(), [Picked(S::E1), attempted(S::E1, S::A1)]);
}

#[test]
fn a_tap_on_the_rook_picks_it_when_castling_is_illegal() {
    let mut table = Table::new(NO_CASTLING);
    table.tap(S::E1).tap(S::H1);
    assert_eq!(table.reported(), [Picked(S::E1), Picked(S::H1)]);
    table.click(S::E1).click(S::A1);
    assert_eq!(table.reported(), [Picked(S::E1), Picked(S::A1)]);
}

#[test]
fn a_promotion_asks_and_the_choice_completes_the_move() {
    let mut table = Table::new(PROMOTION);
    table.drag(S::E7, S::E8);
    let opened = PromotionOpened {
        from: S::E7,
        to: S::E8,
    };
    assert_eq!(table.reported(), [Picked(S::E7), opened]);
    assert_eq!(
        table.gesture.promotion(),
        Some(Promotion {
            from: S::E7,
            to: S::E8
        })
    );
    table.on(Input::Choose(Role::Knight));
    assert_eq!(table.reported(), [promoted(S::E7, S::E8, Role::Knight)]);
    assert_eq!(table.gesture.promotion(), None);
    assert_eq!(table.gesture.cursor(), Some(S::E8));
}

#[test]
fn a_capture_can_promote_too() {
    let mut table = Table::new(PROMOTION);
    table
        .click(S::E7)
        .click(S::D8)
        .on(Input::Choose(Role::Rook));
    let opened = PromotionOpened {
        from: S::E7,
        to: S::D8,
    };
    assert_eq!(
        table.reported(),
        [Picked(S::E7), opened, promoted(S::E7, S::D8, Role::Rook)]
    );
}

#[test]
fn escape_takes_a_promotion_back_as_a_whole() {
    let mut table = Table::new(PROMOTION);
    table.drag(S::E7, S::E8).reported();
    table.on(Input::Escape);
    assert_eq!(table.reported(), [Cancelled]);
    assert_eq!(table.gesture.promotion(), None);
    assert_eq!(table.gesture.selection(), None);
    assert_eq!(
        table.gesture.cursor(),
        Some(S::E7),
        "the focus is where the pawn is again"
    );
    assert_eq!(table.gesture.landed(), None);
    table.on(Input::Choose(Role::Queen));
    assert_eq!(table.reported(), [], "nothing waits any longer");
}

#[test]
fn anything_done_beside_the_question_takes_the_promotion_back() {
    let mut table = Table::new(PROMOTION);
    table.click(S::E7).click(S::E8).reported();
    table.on(Input::Press(S::E1));
    assert_eq!(table.reported(), [Cancelled]);
    table.release(Some(S::E1));
    assert_eq!(
        table.gesture.selection(),
        None,
        "the press that closed the question did only that"
    );
    table.click(S::E7).click(S::E8).reported();
    table.click(S::A4);
    assert_eq!(table.reported(), [Cancelled]);
}

#[test]
fn always_a_queen_unless_a_modifier_asks() {
    let mut table = Table::new(PROMOTION);
    table.auto_queen = true;
    table.drag(S::E7, S::E8);
    assert_eq!(
        table.reported(),
        [Picked(S::E7), promoted(S::E7, S::E8, Role::Queen)]
    );
    table.click(S::E7).click_with_modifier(S::E8);
    let opened = PromotionOpened {
        from: S::E7,
        to: S::E8,
    };
    assert_eq!(table.reported(), [Picked(S::E7), opened]);
    let mut table = Table::new(PROMOTION);
    table.auto_queen = true;
    table.lift(S::E7).on(Input::Release {
        over: Some(S::E8),
        alternative: true,
    });
    assert_eq!(table.reported(), [Picked(S::E7), opened]);
}

#[test]
fn a_modifier_takes_a_queen_at_once_when_the_question_is_the_rule() {
    let mut table = Table::new(PROMOTION);
    table.click(S::E7).click_with_modifier(S::E8);
    assert_eq!(
        table.reported(),
        [Picked(S::E7), promoted(S::E7, S::E8, Role::Queen)]
    );
}

#[test]
fn en_passant_is_shown_as_a_capture() {
    let table = Table::new("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    let scene = Scene {
        key: 1,
        board: table.board,
        legal: &table.legal,
        turn: Color::White,
        movable: Movable::Turn,
        auto_queen: false,
    };
    let targets = scene.targets(S::E5);
    assert!(targets.captures.contains(S::D6) && targets.moves.contains(S::E6));
}
