//! What the generator may never get wrong, one fact a test; each was found by breaking it.

use super::{play, position};
use crate::{Move, Position, Square};

fn castlings(fen: &str) -> Vec<Move> {
    let moves = position(fen).legal_moves();
    moves.into_iter().filter(|mv| mv.is_castling()).collect()
}

#[test]
fn a_king_away_from_his_usual_home_looks_at_his_whole_way() {
    assert_eq!(castlings("4k3/8/8/8/8/8/8/RKN4R w HA - 0 1"), []);
    assert_eq!(castlings("4k3/8/8/8/8/8/8/RK5R w HA - 0 1").len(), 2);
}

#[test]
fn a_king_at_home_castles_with_rooks_that_are_not_in_the_corners() {
    assert_eq!(castlings("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1").len(), 2);
    assert_eq!(castlings("4k3/8/8/8/8/8/8/NR2K1RN w GB - 0 1").len(), 2);
    assert_eq!(castlings("4k3/8/8/8/8/8/8/1RN1K1R1 w GB - 0 1").len(), 1);
}

#[test]
fn taking_with_a_piece_starts_the_clock_again() {
    let before = position("4k3/8/8/3p4/8/8/8/3RK3 w - - 17 40");
    let taken = play(before, &[(Square::D1, Square::D5)]);
    assert_eq!(taken.halfmove_clock(), 0);
    let quiet = play(before, &[(Square::D1, Square::D4)]);
    assert_eq!(quiet.halfmove_clock(), 18);
}

#[test]
fn a_double_step_beside_nobody_leaves_no_trace() {
    let played = play(Position::default(), &[(Square::E2, Square::E4)]);
    let read = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(played, read);
    assert_eq!(played.identity(), read.identity());
    assert_eq!(played.key(), read.key());
}

#[test]
fn a_mate_is_no_stalemate() {
    let mate = position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert!(mate.is_checkmate() && !mate.is_stalemate());
}
