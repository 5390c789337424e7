//! Pins and x-rays, one fact a test.

use super::position;
use crate::{Bitboard, Color, Pin, Square};

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().copied().collect()
}

#[test]
fn a_pin_names_the_piece_its_king_and_the_slider() {
    let pinned = position("4k3/8/8/8/1b6/8/3N4/r2QK3 w - - 0 1");
    let along = |piece, pinner| Pin {
        piece,
        pinner,
        king: Square::E1,
    };
    let rank = along(Square::D1, Square::A1);
    let diagonal = along(Square::D2, Square::B4);
    assert_eq!(pinned.pins(Color::White), [rank, diagonal]);
    assert_eq!(pinned.pinned(Color::White), set(&[Square::D1, Square::D2]));
    assert!(pinned.pins(Color::Black).is_empty());
    assert_eq!(
        rank.way(),
        set(&[Square::A1, Square::B1, Square::C1, Square::D1])
    );
}

#[test]
fn two_pieces_on_a_line_are_not_pinned() {
    let two = position("4k3/8/8/8/8/8/8/r1BQK3 w - - 0 1");
    assert!(two.pins(Color::White).is_empty());
    assert!(two.x_rays(Square::E1, Color::Black).is_empty());
}

#[test]
fn a_check_is_no_pin() {
    let check = position("4k3/4r3/8/8/8/8/8/4K3 w - - 0 1");
    assert!(check.pins(Color::White).is_empty());
    assert!(check.x_rays(Square::E1, Color::Black).is_empty());
}

#[test]
fn an_enemy_in_between_is_not_pinned_but_looked_through() {
    let battery = position("4k3/4r3/8/8/4n3/8/8/4K3 w - - 0 1");
    assert!(battery.pins(Color::White).is_empty());
    assert_eq!(battery.x_rays(Square::E1, Color::Black), set(&[Square::E7]));
}

#[test]
fn a_slider_looks_only_along_its_own_lines() {
    let bishop_and_rook = position("4k3/4b3/8/8/7r/6N1/4N3/4K3 w - - 0 1");
    assert!(bishop_and_rook.pins(Color::White).is_empty());
    assert!(bishop_and_rook.x_rays(Square::E1, Color::Black).is_empty());
    let no_sliders = position("4k3/4n3/8/8/7n/6N1/4N3/4K3 w - - 0 1");
    assert!(no_sliders.x_rays(Square::E1, Color::Black).is_empty());
}

#[test]
fn a_queen_looks_along_all_lines_and_only_for_its_side() {
    let queens = position("4q1k1/8/8/8/7q/6N1/4N3/4K3 w - - 0 1");
    assert_eq!(
        queens.x_rays(Square::E1, Color::Black),
        set(&[Square::H4, Square::E8])
    );
    assert!(queens.x_rays(Square::E1, Color::White).is_empty());
    assert_eq!(queens.pinned(Color::White), set(&[Square::E2, Square::G3]));
}
