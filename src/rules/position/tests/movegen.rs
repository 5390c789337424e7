//! What the generator may never get wrong, one fact a test; each was found by breaking it.

use super::{play, position};
use crate::{Color, Move, Piece, Position, Role, Square};

fn castlings(fen: &str) -> Vec<Move> {
    let moves = position(fen).legal_moves();
    moves.into_iter().filter(|mv| mv.is_castling()).collect()
}

#[test]
fn a_king_away_from_its_usual_home_looks_at_its_whole_way() {
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
fn a_double_step_without_enemy_pawns_beside_it_leaves_no_trace() {
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

#[test]
fn a_stalemate_is_no_mate() {
    let stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(stalemate.is_stalemate() && !stalemate.is_checkmate() && !stalemate.is_check());
}

#[test]
fn a_side_that_can_move_is_neither_mated_nor_stalemated() {
    let check = position("4k3/8/8/8/8/8/8/4RK2 b - - 0 1");
    assert!(check.is_check() && !check.is_checkmate() && !check.is_stalemate());
    let start = Position::default();
    assert!(!start.is_check() && !start.is_checkmate() && !start.is_stalemate());
}

#[test]
fn a_whole_row_of_pawns_is_promoted() {
    let row = position("8/PPPPPPPP/8/8/8/k7/8/7K w - - 0 1");
    assert_eq!(promotions(&row), 32);
}

#[test]
fn two_pawns_may_be_promoted_on_the_one_square_both_take_on() {
    let fork = position("3rnr2/3P1P2/8/8/8/k7/8/7K w - - 0 1");
    assert_eq!(promotions(&fork), 8);
}

fn promotions(position: &Position) -> usize {
    let moves = position.legal_moves();
    moves.iter().filter(|mv| mv.promotion().is_some()).count()
}

#[test]
fn a_rook_on_the_queen_side_needs_the_way_on_its_own_side() {
    assert_eq!(castlings("4k3/8/8/8/8/8/8/1RN1K3 w B - 0 1"), []);
    assert_eq!(castlings("4k3/8/8/8/8/8/8/1R2KN2 w B - 0 1").len(), 1);
}

#[test]
fn pawns_that_do_not_attack_the_king_do_not_forbid_taking_in_passing() {
    let black = position("4k3/6P1/8/8/3pP3/8/8/4K3 b - e3 0 1");
    assert_eq!(black.en_passant(), Some(Square::E3));
    let white = position("4k3/8/2p5/5Pp1/4K3/8/8/8 w - g6 0 1");
    assert_eq!(white.en_passant(), Some(Square::G6));
}

#[test]
fn the_only_pawn_may_take_in_passing_at_the_edge() {
    let before = position("4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1");
    let after = play(before, &[(Square::A2, Square::A4)]);
    assert_eq!(after.en_passant(), Some(Square::A3));
    let before = position("4k3/7p/8/6P1/8/8/8/4K3 b - - 0 1");
    let after = play(before, &[(Square::H7, Square::H5)]);
    assert_eq!(after.en_passant(), Some(Square::H6));
}

#[test]
fn a_pawn_becomes_the_named_piece() {
    let before = position("1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    for role in Role::PROMOTIONS {
        for to in [Square::A8, Square::B8] {
            let mv = before.find_move(Square::A7, to, Some(role)).expect("legal");
            let after = before.play(mv).expect("legal");
            assert_eq!(after.piece_at(to), Some(Piece::new(Color::White, role)));
            assert_eq!(after.by_role(Role::Pawn).len(), 0);
        }
    }
}
