//! Tests of what the parts of the analysis promise each other.

use std::collections::HashSet;

use super::bishops::Bishops;
use super::packed::Packed;
use super::{Analysis, Verdict, material, walls};
use crate::{Board, Color, Position, Role};

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

/// What follows without the bishops; `None` if a mate or a promotion may follow.
fn follow(bishops: Bishops, position: &Position, winner: Color) -> Option<Vec<Position>> {
    let plies = bishops.plies(position).ok()?.into_iter();
    let next = plies.filter_map(|ply| bishops.play(position, ply, winner).transpose());
    next.collect::<Result<_, _>>().ok()
}

/// Whether it is proved without the bishops that `winner` never mates, by at most 2,000 positions.
fn is_proved_without_bishops(position: &Position, winner: Color) -> bool {
    let Some((bishops, rest)) = Bishops::lift(position) else {
        return false;
    };
    let mut seen = HashSet::from([rest.identity()]);
    let mut open = vec![rest];
    while let Some(position) = open.pop() {
        let Some(following) = follow(bishops, &position, winner) else {
            return false;
        };
        open.extend(following.iter().filter(|next| seen.insert(next.identity())));
        if seen.len() > 2_000 {
            return false;
        }
    }
    true
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
            assert!(!is_proved_without_bishops(&position, winner), "{position}");
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
    for game in 0..300 {
        let mut last = Position::default();
        play_at_random(Position::default(), game, |_, next| last = *next);
        tried += try_to_refute(&last);
    }
    assert!(tried > 20_000, "{tried}");
}

/// Plays 100 moves at random, of which there are the same in every run (xorshift of Marsaglia,
/// 2003).
fn play_at_random(mut position: Position, game: u64, mut see: impl FnMut(&Position, &Position)) {
    let mut number = 0x9e37_79b9_7f4a_7c15_u64 ^ game << 20;
    for _ in 0..100 {
        number ^= number << 13;
        number ^= number >> 7;
        number ^= number << 17;
        let moves = position.legal_moves();
        if moves.is_empty() {
            break;
        }
        let next = position.play_unchecked(moves[(number >> 33) as usize % moves.len()]);
        see(&position, &next);
        position = next;
    }
}

/// The board without its bishops, and who is to move.
fn bare(position: &Position) -> (Board, Color) {
    let mut board = position.board();
    for square in position.by_role(Role::Bishop) {
        board.remove(square);
    }
    (board, position.turn())
}

#[test]
fn every_move_has_its_counterpart_without_bishops() {
    let (mut moves, mut mates) = (0_u32, 0);
    for start in [
        "2b1kb2/pppppppp/8/8/8/8/PPPPPPPP/2B1KB2 w - - 0 1",
        "1nb1kbn1/pppppppp/8/8/8/8/PPPPPPPP/1NB1KBN1 w - - 0 1",
        "b1k5/2p1p3/2P1P3/1pPpPp2/1P1P1Pb1/8/5B2/B4K2 w - - 0 1",
        // The king mates by leaving the diagonal, the pawn by taking in passing.
        "7k/7p/5K2/8/8/8/1B6/B7 w - - 0 1",
        "8/8/4k3/3pP3/B2PN1P1/1B6/8/K7 w - d6 0 1",
    ] {
        let start: Position = start.parse().expect(start);
        for game in 0..300 {
            play_at_random(start, game, |position, next| {
                let Some((bishops, rest)) = Bishops::lift(position) else {
                    return;
                };
                for winner in Color::ALL {
                    let is_mate = next.is_checkmate() && next.turn() != winner;
                    mates += usize::from(is_mate);
                    if let Some(following) = follow(bishops, &rest, winner) {
                        let has_counterpart = following
                            .iter()
                            .any(|next_rest| bare(next_rest) == bare(next));
                        assert!(!is_mate && has_counterpart, "{position} to {next}");
                        moves += 1;
                    }
                }
            });
        }
    }
    assert!(moves > 20_000 && mates > 20, "{moves} moves, {mates} mates");
}
