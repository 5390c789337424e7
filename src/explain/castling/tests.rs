//! Checklists against the castling that `rules` allows.

use rules::{Bitboard, CastlingSide, Color, Position, chess960};

use super::{Condition, State, checklist};
use crate::illegal::Earlier;

fn states(fen: &str, side: CastlingSide) -> Vec<State> {
    let position: Position = fen.parse().unwrap();
    let list = checklist(&position, None, position.turn(), side);
    list.into_iter().map(|(_, state)| state).collect()
}

fn failed(squares: &str, by: &str) -> State {
    let set = |text: &str| -> Bitboard {
        text.split_whitespace()
            .map(|name| name.parse::<rules::Square>().unwrap())
            .collect()
    };
    State::Failed {
        squares: set(squares),
        by: set(by),
    }
}

#[test]
fn each_condition_fails_by_its_own_squares_and_pieces() {
    use CastlingSide::{KingSide, QueenSide};
    for (fen, side, condition, state) in [
        (
            "4k3/8/8/8/8/8/4K3/7R w - - 0 1",
            KingSide,
            0,
            failed("e2", "e2"),
        ),
        (
            "4k3/8/8/8/8/8/8/4K2R w - - 0 1",
            KingSide,
            0,
            State::Unknown,
        ),
        ("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", KingSide, 0, State::Met),
        (
            "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1",
            KingSide,
            1,
            State::Unknown,
        ),
        (
            "4k3/8/8/8/8/8/8/R3K2B w Q - 0 1",
            KingSide,
            1,
            failed("h1", "h1"),
        ),
        (
            "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1",
            KingSide,
            1,
            failed("h1", ""),
        ),
        (
            "4k3/8/8/8/8/8/8/RN2K2R w KQ - 0 1",
            QueenSide,
            2,
            failed("b1", "b1"),
        ),
        (
            "4k3/8/8/4r3/8/8/8/R3K2R w KQ - 0 1",
            QueenSide,
            3,
            failed("e1", "e5"),
        ),
        (
            "4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1",
            QueenSide,
            4,
            failed("d1", "e2"),
        ),
        (
            "4k3/8/8/8/8/8/4p3/R3K2R w KQ - 0 1",
            KingSide,
            4,
            failed("f1", "e2"),
        ),
        (
            "4k3/8/8/1r6/8/8/8/R3K2R w KQ - 0 1",
            QueenSide,
            5,
            State::Met,
        ),
        (
            "4k3/8/8/2r5/8/8/8/R3K2R w KQ - 0 1",
            QueenSide,
            5,
            failed("c1", "c5"),
        ),
        (
            "4k3/8/8/8/8/8/8/rR1K4 w B - 0 1",
            QueenSide,
            5,
            failed("c1", "a1"),
        ),
    ] {
        assert_eq!(states(fen, side)[condition], state, "{fen} {condition}");
    }
}

#[test]
fn earlier_moves_show_what_has_moved() {
    let start: Position = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".parse().unwrap();
    for (moves, king, rook) in [
        (
            ["e1e2", "e8e7", "e2e1", "e7e8"],
            failed("e1", "e1"),
            State::Met,
        ),
        (
            ["h1h2", "e8e7", "h2h1", "e7e8"],
            State::Met,
            failed("h1", "h1"),
        ),
    ] {
        let (mut position, mut played) = (start, Vec::new());
        for text in moves {
            let [from, to] = [&text[..2], &text[2..]].map(|name| name.parse().unwrap());
            let mv = position.find_move(from, to, None).unwrap();
            position = position.play_unchecked(mv);
            played.push(mv);
        }
        let earlier = Some(Earlier {
            start: &start,
            moves: &played,
        });
        let list = checklist(&position, earlier, Color::White, CastlingSide::KingSide);
        assert_eq!((list[0].1, list[1].1), (king, rook));
    }
}

#[test]
fn all_conditions_are_met_exactly_when_castling_is_legal() {
    let mut seed = 3_u64;
    let mut legal = 0;
    for game in 0..200 {
        let start = match game % 2 {
            0 => Position::default(),
            _ => chess960::start_position(game * 4).unwrap(),
        };
        let (mut position, mut played) = (start, Vec::new());
        for _ in 0..60 {
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            for side in CastlingSide::ALL {
                let earlier = Some(Earlier {
                    start: &start,
                    moves: &played,
                });
                let list = checklist(&position, earlier, position.turn(), side);
                let is_met = list.iter().all(|(_, state)| *state == State::Met);
                let refusal = position.castling_refusal(side);
                assert_eq!(is_met, refusal.is_none(), "{position} {side} {list:?}");
                let unknown = list.iter().any(|(_, state)| *state == State::Unknown);
                assert!(
                    !unknown || position.castling_mode() == rules::CastlingMode::Chess960,
                    "{position}"
                );
                legal += usize::from(is_met);
            }
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let mv = moves[(seed >> 33) as usize % moves.len()];
            played.push(mv);
            position = position.play_unchecked(mv);
        }
    }
    assert!(legal > 100, "{legal}");
    assert_eq!(Condition::ALL.len(), 6);
}
