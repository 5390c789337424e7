//! Checks in random games, their kinds read off the board before and after.

use rules::{Bitboard, Square};

use super::games::each_position;
use crate::check::{Check, CheckKind};

#[test]
fn kinds_of_checks_are_what_the_last_move_changed_on_the_board() {
    let mut met = [0; 3];
    each_position(120_000, |game, _| {
        let position = game.position();
        let last = game.moves.last().copied();
        let Some(check) = Check::of(position, last) else {
            assert!(!position.is_check());
            return;
        };
        let Some(mv) = last else { return };
        let before = &game.positions[game.positions.len() - 2];
        // The pieces of the side that moved which stand where none of its kind stood before.
        let changed = |square: &Square| before.piece_at(*square) != position.piece_at(*square);
        let arrived: Bitboard = check.checkers.into_iter().filter(changed).collect();
        let expected = match (check.checkers.len(), arrived.is_empty()) {
            (2, _) => CheckKind::Double,
            (_, true) => CheckKind::Discovered,
            (_, false) => CheckKind::Simple,
        };
        assert_eq!(check.kind, Some(expected), "{before} {mv}");
        assert_eq!(check.revealed, check.checkers - arrived, "{before} {mv}");
        met[expected as usize] += 1;

        // Without the last move nothing else is ever said.
        let alone = Check::of(position, None).expect("it is check");
        assert!(alone.kind.is_none_or(|kind| kind == expected));
        assert_eq!(alone.replies, check.replies);
    });
    assert!(met.into_iter().all(|count| count > 5), "{met:?}");
}

#[test]
fn replies_to_a_check_are_sorted_by_what_they_do_on_the_board() {
    each_position(60_000, |game, _| {
        let position = game.position();
        let Some(check) = Check::of(position, None) else {
            return;
        };
        let (king, enemy) = (check.king, position.turn().other());
        for &mv in &check.replies.king_moves {
            assert_eq!(mv.from(), king);
        }
        for &mv in &check.replies.captures {
            let taken = position.captured_by(mv).map(|(square, _)| square);
            assert!(taken.is_some_and(|square| check.checkers.contains(square)));
        }
        for &mv in &check.replies.interpositions {
            assert_ne!(mv.from(), king);
            let occupied = position.occupied().with(mv.to());
            let left = position.attackers_through(king, enemy, occupied);
            assert!(!left.meets(check.checkers), "{position} {mv}");
        }
        let lists = [
            &check.replies.king_moves,
            &check.replies.captures,
            &check.replies.interpositions,
        ];
        let count: usize = lists.into_iter().map(Vec::len).sum();
        assert_eq!(count, position.legal_moves().len());
        assert_eq!(check.replies.is_empty(), position.is_checkmate());
    });
}
