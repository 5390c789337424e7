use rules::{Color, Piece, Role};

use super::*;

/// White pieces on squares.
fn board(placed: &[(Role, Square)]) -> Board {
    let mut board = Board::empty();
    for &(role, square) in placed {
        board.set(square, Piece::new(Color::White, role));
    }
    board
}

fn first(placed: &[(Role, Square)]) -> PieceTransition {
    PieceTransition::new(board(placed), Color::White)
}

const BEFORE: [(Role, Square); 4] = [
    (Role::Queen, Square::A1),
    (Role::Rook, Square::B2),
    (Role::Bishop, Square::C3),
    (Role::Knight, Square::D4),
];

#[test]
fn a_move_travels_and_a_captured_piece_fades() {
    let after = board(&[
        (Role::Queen, Square::B2),
        (Role::Bishop, Square::C3),
        (Role::Knight, Square::D4),
    ]);
    let next = first(&BEFORE).next(after, Color::White, true);
    assert!(!next.jumps);
    let captured: Vec<_> = next
        .captured
        .iter()
        .map(|old| (old.piece.role, old.square))
        .collect();
    assert_eq!(captured, [(Role::Rook, Square::B2)]);
}

#[test]
fn castling_moves_two_pieces_at_once() {
    let after = board(&[
        (Role::Queen, Square::A3),
        (Role::Rook, Square::B3),
        (Role::Bishop, Square::C3),
        (Role::Knight, Square::D4),
    ]);
    assert!(!first(&BEFORE).next(after, Color::White, true).jumps);
}

#[test]
fn several_plies_jump() {
    let after = board(&[
        (Role::Queen, Square::A3),
        (Role::Rook, Square::B3),
        (Role::Bishop, Square::C4),
        (Role::Knight, Square::D4),
    ]);
    assert!(first(&BEFORE).next(after, Color::White, true).jumps);
    let few = board(&[(Role::Queen, Square::A1)]);
    let next = first(&BEFORE).next(few, Color::White, true);
    assert!(next.jumps && next.captured.is_empty());
}

#[test]
fn nothing_travels_when_the_board_is_turned_or_the_page_forbids_it() {
    let after = board(&[
        (Role::Queen, Square::A3),
        (Role::Rook, Square::B2),
        (Role::Bishop, Square::C3),
        (Role::Knight, Square::D4),
    ]);
    assert!(first(&BEFORE).next(after, Color::Black, true).jumps);
    assert!(first(&BEFORE).next(after, Color::White, false).jumps);
    assert!(first(&BEFORE).jumps, "nor at first");
}

#[test]
fn the_same_board_is_the_same_picture() {
    let shown = first(&BEFORE);
    assert!(shown.shows(&board(&BEFORE), Color::White));
    assert!(!shown.shows(&board(&BEFORE), Color::Black));
    assert!(!shown.shows(&board(&BEFORE[1..]), Color::White));
}
