use rules::{Color, Piece, Role};

use super::*;

fn men(placed: &[(u8, Square)]) -> Rc<[Man]> {
    let piece = Piece {
        color: Color::White,
        role: Role::Rook,
    };
    placed
        .iter()
        .map(|&(id, square)| Man { id, piece, square })
        .collect()
}

fn stage(placed: &[(u8, Square)]) -> Stage {
    Stage::new(men(placed), Color::White)
}

const BEFORE: [(u8, Square); 4] = [
    (1, Square::A1),
    (2, Square::B2),
    (3, Square::C3),
    (4, Square::D4),
];

#[test]
fn a_move_travels_and_a_captured_man_fades() {
    let after = men(&[(1, Square::B2), (3, Square::C3), (4, Square::D4)]);
    let next = stage(&BEFORE).next(&after, Color::White, true);
    assert!(!next.jumps);
    assert_eq!(
        next.captured
            .iter()
            .map(|man| (man.id, man.square))
            .collect::<Vec<_>>(),
        [(2, Square::B2)]
    );
}

#[test]
fn castling_moves_two_men_at_once() {
    let after = men(&[
        (1, Square::A3),
        (2, Square::B3),
        (3, Square::C3),
        (4, Square::D4),
    ]);
    assert!(!stage(&BEFORE).next(&after, Color::White, true).jumps);
}

#[test]
fn several_plies_jump() {
    let after = men(&[
        (1, Square::A3),
        (2, Square::B3),
        (3, Square::C4),
        (4, Square::D4),
    ]);
    assert!(stage(&BEFORE).next(&after, Color::White, true).jumps);
    let next = stage(&BEFORE).next(&men(&[(1, Square::A1)]), Color::White, true);
    assert!(next.jumps && next.captured.is_empty());
}

#[test]
fn nothing_travels_when_the_board_is_turned_or_the_page_forbids_it() {
    let after = men(&[
        (1, Square::A3),
        (2, Square::B2),
        (3, Square::C3),
        (4, Square::D4),
    ]);
    assert!(stage(&BEFORE).next(&after, Color::Black, true).jumps);
    assert!(stage(&BEFORE).next(&after, Color::White, false).jumps);
    assert!(stage(&BEFORE).jumps, "nor at first");
}

#[test]
fn the_same_men_are_the_same_picture() {
    let stage = stage(&BEFORE);
    assert!(stage.shows(&men(&BEFORE), Color::White));
    assert!(!stage.shows(&men(&BEFORE), Color::Black));
    assert!(!stage.shows(&men(&BEFORE[1..]), Color::White));
}
