//! Cases about mate and draws.

use rules::{Move, Position};

use crate::cases::{each, sorted, squares, strings};

#[test]
fn mates_are_given_by_the_named_pieces() {
    each("is-mate", 4, |case| {
        let position = case.position();
        assert_eq!(position.is_checkmate(), case.truth("mate"));
        assert_eq!(
            sorted(position.checkers()),
            squares(case.expect("checkers"))
        );
    });
}

/// The moves after which the side to move mates in at most `moves` moves, whatever is answered.
fn mating_moves(position: &Position, moves: u64) -> Vec<Move> {
    let mates = |mv: &Move| {
        let next = position.play_unchecked(*mv);
        next.is_checkmate() || moves > 1 && !next.is_stalemate() && is_lost(&next, moves - 1)
    };
    position.legal_moves().into_iter().filter(mates).collect()
}

/// Whether every move of the side to move allows a mate in at most `moves` moves.
fn is_lost(position: &Position, moves: u64) -> bool {
    let mut replies = position.legal_moves().into_iter();
    replies.all(|mv| !mating_moves(&position.play_unchecked(mv), moves).is_empty())
}

#[test]
fn the_named_first_moves_mate_in_the_named_number_of_moves() {
    each("mate-in-n", 1, |case| {
        let position = case.position();
        let first: Vec<String> = mating_moves(&position, case.number("n"))
            .iter()
            .map(ToString::to_string)
            .collect();
        for text in strings(case.expect("first_moves")) {
            assert!(
                first.iter().any(|mv| mv == text),
                "{text} is not among {first:?}"
            );
        }
        assert!(mating_moves(&position, case.number("no_mate_in")).is_empty());
    });
}

#[test]
fn repeated_positions_are_counted_with_their_rights() {
    each("repetition", 5, |case| {
        let history = case.history();
        let last = history[history.len() - 1];
        let same = |other: &&Position| other.identity() == last.identity();
        let occurrences = history.iter().filter(same).count() as u64;
        assert_eq!(occurrences, case.number("occurrences"));
        assert_eq!(occurrences >= 3, case.truth("can_claim_three"));
        assert_eq!(occurrences >= 5, case.truth("five"));
        if let Some(count) = case.expect("placement_occurrences").as_u64() {
            let pieces =
                |other: &&Position| other.board() == last.board() && other.turn() == last.turn();
            assert_eq!(history.iter().filter(pieces).count() as u64, count);
        }
    });
}

#[test]
fn fifty_moves_are_claimed_now_or_with_the_next_move() {
    each("fifty", 4, |case| {
        let position = case.position();
        let reached = |position: &Position| position.halfmove_clock() >= 100;
        let completes = |mv: &Move| reached(&position.play_unchecked(*mv));
        let can_claim = reached(&position) || position.legal_moves().iter().any(completes);
        assert_eq!(reached(&position), case.truth("fifty_reached"));
        assert_eq!(can_claim, case.truth("can_claim"));
        assert_eq!(position.halfmove_clock() >= 150, case.truth("seventyfive"));
    });
}

#[test]
fn a_pawn_move_starts_the_count_again() {
    each("fifty-reset", 1, |case| {
        let position = case.position();
        let next = position.play_unchecked(case.read(&position, case.text("move")));
        assert_eq!(u64::from(next.halfmove_clock()), case.number("clock_after"));
    });
}

#[test]
fn insufficient_material_is_recognized() {
    each("draw-material", 11, |case| {
        let position = case.position();
        assert_eq!(
            position.is_insufficient_material(),
            case.truth("python_insufficient")
        );
        assert_eq!(
            position.is_insufficient_material(),
            case.truth("auto_draw_modern")
        );
        if let Some(fen) = case.expect("mate_example").as_str() {
            let mate: Position = fen.parse().expect(fen);
            assert!(mate.is_checkmate(), "{fen}");
        }
    });
}
