//! Quick answers about positions in which neither side can mate any longer.

use super::position;
use crate::Color;

#[test]
fn a_wall_of_pawns_holds_both_sides_up() {
    for fen in [
        "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 w - - 0 1",
        "4k3/8/1p1p1p1p/pPpPpPpP/P1P1P1P1/8/8/4K3 b - - 0 1",
        "4k3/8/8/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/4K3 w - - 0 1",
    ] {
        let wall = position(fen);
        assert!(wall.is_dead(), "{fen}");
        assert!(wall.can_never_mate(Color::White), "{fen}");
        assert!(wall.can_never_mate(Color::Black), "{fen}");
    }
}

#[test]
fn a_wall_with_a_gap_is_no_fortress() {
    for fen in [
        "4k3/8/1p1p1p2/pPpPpPp1/P1P1P3/8/8/4K3 w - - 0 1",
        "4k3/8/8/3p1p1p/3PpPpP/4P1P1/8/4K3 w - - 0 1",
    ] {
        assert!(!position(fen).is_dead(), "{fen}");
    }
}

#[test]
fn having_to_take_the_last_piece_is_a_dead_position() {
    for fen in [
        "k7/8/8/8/8/8/1q6/K7 w - - 0 1",
        "K7/8/8/8/8/8/1Q6/k7 b - - 0 1",
    ] {
        assert!(position(fen).is_dead(), "{fen}");
    }
    let guarded = position("8/8/8/8/8/1k6/1q6/K7 w - - 0 1");
    assert!(guarded.is_checkmate() && !guarded.is_dead());
}

#[test]
fn after_a_stalemate_neither_side_can_mate() {
    let stalemate = position("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1");
    assert!(stalemate.is_dead());
    assert!(stalemate.can_never_mate(Color::White));
    assert!(stalemate.can_never_mate(Color::Black));
}

#[test]
fn a_mate_on_the_board_is_never_denied_but_the_mated_side_can_never_mate() {
    let mate = position("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3");
    assert!(!mate.is_dead());
    assert!(!mate.can_never_mate(Color::Black));
    assert!(mate.can_never_mate(Color::White));
}

#[test]
fn a_bare_king_can_never_mate() {
    let queen = position("4k3/8/8/3q4/8/8/8/4K3 w - - 0 1");
    assert!(queen.can_never_mate(Color::White));
    assert!(!queen.can_never_mate(Color::Black));
    assert!(!queen.is_dead());
    assert!(position("4k3/8/8/8/8/8/8/4K3 w - - 0 1").is_dead());
}
