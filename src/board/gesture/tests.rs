mod dragging;
mod special_moves;

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

    /// What was reported to the page since it was last asked.
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
fn a_clicked_move_travels() {
    let mut table = Table::new(START);
    table.click(S::E2).click(S::E4);
    assert_eq!(table.gesture.landed(), None);
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
fn a_square_without_an_own_piece_is_reported_when_nothing_is_picked() {
    let mut table = Table::new(START);
    table.click(S::E7).click(S::E4);
    assert_eq!(table.reported(), [NotMovable(S::E7), NotMovable(S::E4)]);
    assert_eq!(table.gesture.selection(), None);
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
