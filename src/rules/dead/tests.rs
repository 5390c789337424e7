//! Tests of what the parts of the analysis promise each other.

use super::packed::Packed;
use super::{Analysis, Verdict, material, walls};
use crate::{Color, Position};

#[test]
fn a_packed_position_is_unpacked_to_the_same() {
    for fen in [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 0 1",
        "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1",
        "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
        "8/8/8/3pP3/2K5/8/8/4k3 w - d6 0 1",
    ] {
        let position: Position = fen.parse().expect(fen);
        let unpacked = Packed::new(&position).unpack();
        assert_eq!(unpacked, position, "{fen}");
        assert_eq!(unpacked.legal_moves(), position.legal_moves(), "{fen}");
    }
}

/// Asserts that no proof refutes a position from which there is a helpmate; tells how many were
/// tried.
fn try_to_refute(position: &Position) -> usize {
    let mut tried = 0;
    for winner in Color::ALL {
        let verdict = Analysis::with_budget(position, &[winner], 50_000).finish();
        let Verdict::Alive { helpmate } = verdict else {
            continue;
        };
        let mut position = *position;
        for mv in helpmate {
            assert!(!material::is_too_little(&position, winner), "{position}");
            assert!(!walls::prevent_mate(&position, winner), "{position}");
            position = position.play_unchecked(mv);
            tried += 1;
        }
        assert!(position.is_checkmate(), "{position}");
        assert!(!material::is_too_little(&position, winner), "{position}");
        assert!(!walls::prevent_mate(&position, winner), "{position}");
    }
    tried
}

#[test]
fn nothing_is_proved_against_any_position_of_a_helpmate() {
    let mut tried = 0;
    let known = include_str!("../../../tests/data/dead.txt").lines();
    for line in known.filter(|line| line.contains("alive")) {
        let (fen, _) = line.split_once(" | ").unwrap_or((line, ""));
        if let Ok(position) = fen.parse::<Position>() {
            tried += try_to_refute(&position);
        }
    }
    // Games of random moves, which never change (xorshift of Marsaglia, 2003).
    let mut number = 0x9e37_79b9_7f4a_7c15_u64;
    for _ in 0..300 {
        let mut position = Position::default();
        for _ in 0..100 {
            number ^= number << 13;
            number ^= number >> 7;
            number ^= number << 17;
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[(number >> 33) as usize % moves.len()]);
        }
        tried += try_to_refute(&position);
    }
    assert!(tried > 20_000, "{tried}");
}
