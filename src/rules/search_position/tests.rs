//! What a search asks, compared with what the rules say without it: on every position of the perft
//! fixtures and of games of random moves, Chess960 among them.

use std::collections::HashMap;
use std::fs;

use crate::{Move, MoveList, Position, PositionIdentity, SearchPosition, chess960};

/// Positions in which a rule of the generator or of the key once was, or could be, forgotten.
const RARE: [&str; 16] = [
    "8/8/8/8/k2Pp2Q/8/8/3K4 b - d3 0 1",
    "8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1",
    "4k3/8/8/K2pP2r/8/8/8/8 w - d6 0 2",
    "4k3/8/1b6/2PpP3/8/4K3/8/8 w - d6 0 1",
    "8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1",
    "3rk3/8/8/2PpP3/8/8/8/3RK3 w - d6 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "3rnr2/3P1P2/8/8/8/k7/8/7K w - - 0 1",
    "4k3/8/8/8/8/8/8/qR2K1R1 w B - 0 1",
    "4k3/8/8/8/8/8/8/1R2K1RR w G - 0 1",
    "4k3/8/8/8/8/8/8/1R2K1RR w H - 0 1",
    "5k2/8/8/8/8/8/8/4K2R w K - 0 1",
    "8/8/8/8/8/8/8/R3K2k w Q - 0 1",
    "7k/4P3/8/8/8/8/8/K3R3 w - - 0 1",
    "3k4/8/8/8/3pP3/8/8/K2R4 b - e3 0 1",
    "4k3/8/8/8/8/8/8/4RK2 b - - 9999 9999",
];

/// The perft fixtures: each position with the lines it has at each depth.
fn fixtures() -> Vec<(Position, Vec<(u32, u64)>)> {
    let mut found: Vec<(Position, Vec<(u32, u64)>)> = Vec::new();
    for file in ["standard.perft", "generated.perft"] {
        let path = format!("{}/../../tests/data/{file}", env!("CARGO_MANIFEST_DIR"));
        for line in fs::read_to_string(path).expect(file).lines() {
            match line.split_once(' ') {
                Some(("fen", fen)) => found.push((fen.parse().expect(fen), Vec::new())),
                Some(("perft", count)) => {
                    let (depth, lines) = count.split_once(' ').expect(line);
                    let (_, counts) = found
                        .last_mut()
                        .expect("a position comes before its counts");
                    counts.push((depth.parse().expect(line), lines.parse().expect(line)));
                }
                _ => {}
            }
        }
    }
    assert!(found.len() > 100, "{} fixtures", found.len());
    found
}

/// Calls `visit` with every position of every fixture, of the rare ones and of random games.
fn each_position(mut visit: impl FnMut(&Position)) {
    for (position, _) in fixtures() {
        visit(&position);
    }
    for fen in RARE {
        let position: Position = fen.parse().expect(fen);
        visit(&position);
        position.for_each_successor(|_, after| visit(after));
    }
    // The constants of Knuth's MMIX; the high bits choose.
    let mut seed = 19_u64;
    let mut below = |limit: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005);
        seed = seed.wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % limit
    };
    for game in 0..40 {
        let number = if game % 2 == 0 { 518 } else { below(960) };
        let start = chess960::start_position(number as u32);
        let mut position = start.expect("the number is below 960");
        for _ in 0..120 {
            visit(&position);
            let moves = position.legal_moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_unchecked(moves[below(moves.len())]);
        }
    }
}

fn sorted(moves: &MoveList) -> Vec<Move> {
    let mut moves = moves.to_vec();
    moves.sort();
    moves
}

#[test]
fn captures_and_quiets_together_are_the_legal_moves_and_each_is_in_its_stage() {
    each_position(|position| {
        let info = position.check_info();
        let legal = position.legal_moves();
        let mut moves = MoveList::new();
        position.append_moves(&info, &mut moves);
        assert_eq!(moves, legal, "{position}");

        moves.clear();
        position.append_captures(&info, &mut moves);
        let captures = moves.len();
        position.append_quiets(&info, &mut moves);
        for (index, &mv) in moves.iter().enumerate() {
            let is_tactical = match mv.promotion() {
                Some(role) => role == crate::Role::Queen,
                None => position.captured_by(mv).is_some(),
            };
            assert_eq!(index < captures, is_tactical, "{mv} in {position}");
            assert_eq!(
                position.is_in_captures(mv),
                is_tactical,
                "{mv} in {position}"
            );
        }
        assert_eq!(sorted(&moves), sorted(&legal), "{position}");
    });
}

#[test]
fn a_move_of_any_kind_between_any_squares_is_legal_if_it_is_listed() {
    each_position(|position| {
        let info = position.check_info();
        let legal = position.legal_moves();
        let mut found = Vec::new();
        for mv in (0..=u16::MAX).filter_map(Move::from_bits) {
            if position.is_legal_given(mv, &info) {
                found.push(mv);
            }
        }
        found.sort();
        assert_eq!(found, sorted(&legal), "{position}");
    });
}

#[test]
fn checks_and_pins_are_those_the_position_knows() {
    each_position(|position| {
        let info = position.check_info();
        let us = position.turn();
        assert_eq!(info.is_check(), position.is_check(), "{position}");
        assert_eq!(info.checkers(), position.checkers(), "{position}");
        let pinned = info.pin_lines() & position.by_color(us);
        assert_eq!(pinned, position.pinned(us), "{position}");
    });
}

#[test]
fn a_move_gives_check_if_the_position_after_it_is_one_of_check() {
    each_position(|position| {
        let squares = position.check_squares();
        position.for_each_successor(|mv, after| {
            let is_check = position.gives_check(mv, &squares);
            assert_eq!(is_check, after.is_check(), "{mv:?} in {position}");
        });
    });
}

#[test]
fn every_move_leads_where_the_rules_lead_with_the_key_of_that_position() {
    each_position(|position| {
        let node = SearchPosition::from(*position);
        for mv in position.legal_moves() {
            let after = position.play_unchecked(mv);
            let expected = SearchPosition::from(after);
            assert_eq!(node.play(mv), expected, "{mv:?} in {position}");
            assert_eq!(node.play(mv).position().to_setup(), after.to_setup());
        }
    });
}

#[test]
fn keys_are_equal_exactly_where_positions_repeat() {
    let mut known: HashMap<u64, PositionIdentity> = HashMap::new();
    let mut keys: HashMap<PositionIdentity, u64> = HashMap::new();
    each_position(|position| {
        position.for_each_successor(|_, after| {
            let (key, identity) = (SearchPosition::from(*after).key(), after.identity());
            assert_eq!(*known.entry(key).or_insert(identity), identity, "{after}");
            assert_eq!(*keys.entry(identity).or_insert(key), key, "{after}");
        });
    });
    assert!(known.len() > 50_000, "{} positions", known.len());
}

#[test]
fn rights_of_two_rooks_of_one_wing_make_two_keys() {
    let key = |fen: &str| SearchPosition::from(fen.parse::<Position>().expect(fen)).key();
    let [inner, outer] = ["w G", "w H"].map(|rest| format!("4k3/8/8/8/8/8/8/1R2K1RR {rest} - 0 1"));
    assert_ne!(key(&inner), key(&outer));
}

#[test]
fn passing_changes_the_side_and_forgets_en_passant() {
    each_position(|position| {
        if position.is_check() {
            return;
        }
        let mut setup = position.to_setup();
        setup.turn = setup.turn.other();
        setup.en_passant = None;
        setup.halfmove_clock = (setup.halfmove_clock + 1).min(9_999);
        let number =
            setup.fullmove_number.get() + u32::from(position.turn() == crate::Color::Black);
        setup.fullmove_number = number.min(9_999).try_into().expect("it is above 0");
        let expected = Position::from_setup(&setup).expect("nobody is in check");
        let passed = SearchPosition::from(*position).pass();
        assert_eq!(passed, SearchPosition::from(expected), "{position}");
    });
}

/// Counts lines as a search plays them, each stage on its own.
fn count(node: &SearchPosition, depth: u32) -> u64 {
    let position = node.position();
    let info = position.check_info();
    let mut moves = MoveList::new();
    position.append_captures(&info, &mut moves);
    position.append_quiets(&info, &mut moves);
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |&mv| count(&node.play(mv), depth - 1);
    moves.iter().map(after).sum()
}

#[test]
fn lines_played_in_stages_are_as_many_as_there_are() {
    let mut total = 0;
    for (position, counts) in fixtures() {
        for (depth, lines) in counts {
            if lines < 200_000 {
                let counted = count(&position.into(), depth);
                assert_eq!(counted, lines, "depth {depth} in {position}");
                total += lines;
            }
        }
    }
    assert!(total > 1_000_000, "{total} lines");
}
