use super::{aligned, between, bishop, rook};
use crate::{Bitboard, Square};

/// What a slider sees, walking square by square.
fn walk(square: Square, occupied: Bitboard, directions: &[(i32, i32)]) -> Bitboard {
    let mut seen = Bitboard::EMPTY;
    for &(files, ranks) in directions {
        let mut next = square;
        while let Some(target) = next.offset(files, ranks) {
            seen = seen.with(target);
            if occupied.contains(target) {
                break;
            }
            next = target;
        }
    }
    seen
}

const STRAIGHT: [(i32, i32); 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
const DIAGONAL: [(i32, i32); 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

#[test]
fn sliders_see_what_walking_sees() {
    let mut random = 0x9e37_79b9_7f4a_7c15_u64;
    for round in 0..20_000 {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        let occupied = Bitboard(if round % 2 == 0 {
            random
        } else {
            random & random >> 29
        });
        for square in [
            Square::ALL[round % 64],
            Square::ALL[(random >> 58) as usize],
        ] {
            assert_eq!(
                rook(square, occupied),
                walk(square, occupied, &STRAIGHT),
                "{square}"
            );
            assert_eq!(
                bishop(square, occupied),
                walk(square, occupied, &DIAGONAL),
                "{square}"
            );
        }
    }
}

#[test]
fn between_is_what_two_sliders_see_of_each_other() {
    for a in Square::ALL {
        for b in Square::ALL {
            let mut expected = Bitboard::EMPTY;
            for directions in [&STRAIGHT, &DIAGONAL] {
                for direction in directions.iter() {
                    let seen = walk(a, Bitboard::from(b), std::slice::from_ref(direction));
                    if seen.contains(b) {
                        expected = seen.without(b);
                        assert!(aligned(a, b));
                    }
                }
            }
            assert_eq!(between(a, b), expected, "{a} {b}");
        }
    }
}
