use rules::{Board, Color, Move, Position};

use super::*;
use crate::view::Movable;

/// Plays inputs on a board and records what was reported to the page.
struct Table {
    board: Board,
    legal: Vec<Move>,
    turn: Color,
    key: u64,
    movable: Movable,
    auto_queen: bool,
    gesture: Gesture,
    reported: Vec<BoardEvent>,
}

impl Table {
    fn new(fen: &str) -> Self {
        let mut table = Self {
            board: Board::empty(),
            legal: Vec::new(),
            turn: Color::White,
            key: 0,
            movable: Movable::Turn,
            auto_queen: false,
            gesture: Gesture::default(),
            reported: Vec::new(),
        };
        table.set(fen);
        table
    }

    /// Shows another position, as after a move.
    fn set(&mut self, fen: &str) {
        let position: Position = fen.parse().expect("test positions are legal");
        self.board = position.board();
        self.legal = position.legal_moves().iter().copied().collect();
        self.turn = position.turn();
        self.key += 1;
    }

    fn on(&mut self, input: Input) -> &mut Self {
        let scene = Scene {
            key: self.key,
            board: self.board,
            legal: &self.legal,
            turn: self.turn,
            movable: self.movable,
            auto_queen: self.auto_queen,
        };
        let (next, event) = self.gesture.on(&scene, input);
        self.gesture = next;
        self.reported.extend(event);
        self
    }

    fn click(&mut self, square: Square) -> &mut Self {
        self.on(Input::Activate {
            square,
            alternative: false,
        })
    }

    fn click_with_modifier(&mut self, square: Square) -> &mut Self {
        self.on(Input::Activate {
            square,
            alternative: true,
        })
    }

    fn release(&mut self, over: Option<Square>) -> &mut Self {
        self.on(Input::Release {
            over,
            alternative: false,
        })
    }

    fn tap(&mut self, square: Square) -> &mut Self {
        self.on(Input::Press(square)).release(Some(square))
    }

    fn lift(&mut self, from: Square) -> &mut Self {
        self.on(Input::Press(from)).on(Input::Lift)
    }

    fn drag(&mut self, from: Square, to: Square) -> &mut Self {
        self.lift(from).on(Input::Over(Some(to))).release(Some(to))
    }

    /// what was reported to the page since it was last asked.
    fn reported(&mut self) -> Vec<BoardEvent> {
        std::mem::take(&mut self.reported)
    }
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const CASTLING: &str = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
const NO_CASTLING: &str = "4k3/8/8/8/8/8/8/R3K2R w - - 0 1";
const PROMOTION: &str = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";

fn attempted(from: Square, to: Square) -> BoardEvent {
    attempt(from, to, None)
}

fn promoted(from: Square, to: Square, role: Role) -> BoardEvent {
    attempt(from, to, Some(role))
}

use BoardEvent::{Cancelled, NotMovable, Picked, PromotionOpened};
use Square as S;

#[test]
fn two_clicks_make_a_move() {
    let mut table = Table::new(START);
    table.click(S::E2);
    assert_eq!(table.gesture.selection(), Some(S::E2));
    table.click(S::E4);
    assert_eq!(table.reported(), [Picked(S::E2), attempted(S::E2, S::E4)]);
    assert_eq!(table.gesture.selection(), None);
    assert_eq!(
        table.gesture.cursor(),
        Some(S::E4),
        "the focus goes with the piece"
    );
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
fn a_clicked_move_travels() {
    let mut table = Table::new(START);
    table.click(S::E2).click(S::E4);
    assert_eq!(table.gesture.landed(), None);
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

/// A table whose player has touched the knight on g1 and is bound to it.
fn bound() -> Table {
    let mut table = Table::new(START);
    table.click(S::G1).reported();
    table.movable = Movable::Only(S::G1);
    table.legal.retain(|mv| mv.from() == S::G1);
    table
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
fn another_own_piece_is_picked_instead() {
    let mut table = Table::new(START);
    table.click(S::E2).click(S::G1).tap(S::D2);
    assert_eq!(
        table.reported(),
        [Picked(S::E2), Picked(S::G1), Picked(S::D2)]
    );
    assert_eq!(table.gesture.selection(), Some(S::D2));
}

#[test]
fn an_illegal_target_is_reported_and_the_piece_stays_picked() {
    let mut table = Table::new(START);
    table.click(S::E2).click(S::E5);
    assert_eq!(table.reported(), [Picked(S::E2), attempted(S::E2, S::E5)]);
    assert_eq!(table.gesture.selection(), Some(S::E2));
    table.click(S::E4);
    assert_eq!(table.reported(), [attempted(S::E2, S::E4)]);
    table.drag(S::G1, S::G3);
    assert_eq!(table.reported(), [Picked(S::G1), attempted(S::G1, S::G3)]);
    assert_eq!(table.gesture.selection(), Some(S::G1));
    assert_eq!(table.gesture.landed(), None, "a refused piece travels home");
}

#[test]
fn a_drag_onto_an_own_piece_is_an_attempt() {
    let mut table = Table::new(START);
    table.drag(S::E1, S::E2);
    assert_eq!(table.reported(), [Picked(S::E1), attempted(S::E1, S::E2)]);
}

#[test]
fn a_square_without_an_own_piece_is_reported_when_nothing_is_picked() {
    let mut table = Table::new(START);
    table.click(S::E7).click(S::E4);
    assert_eq!(table.reported(), [NotMovable(S::E7), NotMovable(S::E4)]);
    assert_eq!(table.gesture.selection(), None);
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
            to: S::E8,
            focused: 0
        }),
        "the queen comes first"
    );
    table.on(Input::Browse(3)).on(Input::Choose(Role::Knight));
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
    assert_eq!(table.reported(), [], "nothing waits any more");
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
fn escape_puts_the_piece_back_and_then_leaves_the_board() {
    let mut table = Table::new(START);
    table.click(S::E2).on(Input::Escape).on(Input::Escape);
    assert_eq!(
        table.reported(),
        [Picked(S::E2), Cancelled, BoardEvent::Key(BoardKey::Leave)]
    );
    assert_eq!(table.gesture.cursor(), Some(S::E2));
}

#[test]
fn another_position_forgets_all_but_the_cursor() {
    let mut table = Table::new(START);
    table.lift(S::E2).reported();
    table.set("rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    let gesture = table.gesture.at(table.key);
    assert_eq!(gesture.selection(), None);
    assert_eq!(gesture.lifted(), None);
    assert_eq!(gesture.cursor(), Some(S::E2));
    table.release(Some(S::E4));
    assert_eq!(
        table.reported(),
        [],
        "a drag begun in another position moves nothing"
    );
    let mut table = Table::new(PROMOTION);
    table.click(S::E7).click(S::E8);
    table.set(START);
    assert_eq!(table.gesture.at(table.key).promotion(), None);
}

#[test]
fn a_position_that_is_not_played_on_takes_no_piece_up() {
    let mut table = Table::new(START);
    table.movable = Movable::None;
    table.tap(S::E2).drag(S::E2, S::E4).drag(S::E7, S::E5);
    assert_eq!(table.reported(), []);
    table.on(Input::Focus(S::D4));
    assert_eq!(table.gesture.cursor(), Some(S::D4), "but the cursor moves");
    table.click(S::E2);
    assert_eq!(table.reported(), [NotMovable(S::E2)]);
    let mut mated = Table::new("7k/5KQ1/8/8/8/8/8/8 b - - 0 1");
    mated.tap(S::H8).drag(S::H8, S::G8);
    assert_eq!(mated.reported(), []);
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
