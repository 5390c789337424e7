use super::{play, position};
use crate::{Bitboard, CastlingRefusal, CastlingSide, IllegalMove, Position, Square};

fn king_side(fen: &str) -> Option<CastlingRefusal> {
    position(fen).castling_refusal(CastlingSide::KingSide)
}

fn queen_side(fen: &str) -> Option<CastlingRefusal> {
    position(fen).castling_refusal(CastlingSide::QueenSide)
}

fn by(square: Square) -> Bitboard {
    Bitboard::from(square)
}

#[test]
fn castling_needs_a_rook() {
    assert_eq!(
        king_side("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1"),
        Some(CastlingRefusal::NoRook)
    );
}

#[test]
fn castling_needs_the_right() {
    let fen = "4k3/8/8/8/8/8/8/R3K2R w Q - 0 1";
    assert_eq!(king_side(fen), Some(CastlingRefusal::NoRight));
    assert_eq!(queen_side(fen), None);
}

#[test]
fn castling_needs_an_empty_way() {
    let fen = "4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1";
    assert_eq!(
        king_side(fen),
        Some(CastlingRefusal::Occupied { by: Square::F1 })
    );
    assert_eq!(
        queen_side(fen),
        Some(CastlingRefusal::Occupied { by: Square::B1 })
    );
}

#[test]
fn castling_out_of_check_is_illegal() {
    let refusal = Some(CastlingRefusal::InCheck { by: by(Square::E5) });
    assert_eq!(king_side("4k3/8/8/4r3/8/8/8/4K2R w K - 0 1"), refusal);
}

#[test]
fn castling_through_check_is_illegal() {
    let through = |square, attacker| CastlingRefusal::ThroughCheck {
        square,
        by: by(attacker),
    };
    let refusal = Some(through(Square::F1, Square::F5));
    assert_eq!(king_side("4k3/8/8/5r2/8/8/8/4K2R w K - 0 1"), refusal);
    let refusal = Some(through(Square::D1, Square::E2));
    assert_eq!(queen_side("4k3/8/8/8/8/8/4p3/R3K3 w Q - 0 1"), refusal);
}

#[test]
fn castling_into_check_is_illegal() {
    let refusal = CastlingRefusal::IntoCheck {
        square: Square::G1,
        by: by(Square::G5),
    };
    assert_eq!(king_side("4k3/8/8/6r1/8/8/8/4K2R w K - 0 1"), Some(refusal));
}

#[test]
fn only_the_rook_may_be_attacked_or_pass_an_attacked_square() {
    assert_eq!(queen_side("4k3/8/8/rr6/8/8/8/R3K3 w Q - 0 1"), None);
}

#[test]
fn king_and_rook_land_where_the_laws_say() {
    for (side, fen) in [
        (Square::G1, "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"),
        (Square::C1, "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"),
        (Square::H1, "r3k2r/8/8/8/8/8/8/R4RK1 b kq - 1 1"),
        (Square::A1, "r3k2r/8/8/8/8/8/8/2KR3R b kq - 1 1"),
    ] {
        let before = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        assert_eq!(play(before, &[(Square::E1, side)]), position(fen));
    }
}

#[test]
fn a_king_that_has_moved_and_come_back_may_not_castle() {
    let moves = [
        (Square::E1, Square::E2),
        (Square::E8, Square::E7),
        (Square::E2, Square::E1),
        (Square::E7, Square::E8),
    ];
    let position = play(position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1"), &moves);
    assert_eq!(
        position.find_move(Square::E1, Square::G1, None),
        Err(IllegalMove::Castling {
            side: CastlingSide::KingSide,
            refusal: CastlingRefusal::NoRight
        })
    );
}

#[test]
fn a_taken_rook_takes_its_right_with_it() {
    let before = position("4k2r/8/8/8/8/8/6b1/4K2R b Kk - 0 1");
    let next = play(before, &[(Square::G2, Square::H1)]);
    assert!(
        next.castling_rights()
            .rooks_of(crate::Color::White)
            .is_empty()
    );
}

#[test]
fn in_chess960_the_king_takes_its_own_rook() {
    let before = position("4k3/8/8/8/8/8/8/1R3KR1 w GB - 0 1");
    assert!(before.legal_destinations(Square::F1).contains(Square::B1));
    // On the g-file the king could also step onto its rook's square; only castling is meant.
    let next = play(before, &[(Square::F1, Square::G1)]);
    assert_eq!(next, position("4k3/8/8/8/8/8/8/1R3RK1 b - - 1 1"));
    let next = play(before, &[(Square::F1, Square::B1)]);
    assert_eq!(next, position("4k3/8/8/8/8/8/8/2KR2R1 b - - 1 1"));
}

#[test]
fn in_chess960_a_rook_that_shields_the_king_may_not_castle() {
    let position: Position = position("4k3/8/8/8/8/8/8/rR3K2 w B - 0 1");
    assert_eq!(
        position.castling_refusal(CastlingSide::QueenSide),
        Some(CastlingRefusal::IntoCheck {
            square: Square::C1,
            by: by(Square::A1)
        })
    );
    assert!(!position.legal_moves().iter().any(|mv| mv.is_castling()));
}

#[test]
fn the_reasons_agree_with_the_moves_in_every_position_of_a_tree() {
    fn walk(position: &Position, depth: u32) {
        let moves = position.legal_moves();
        for side in CastlingSide::ALL {
            let is_legal = moves.iter().any(|mv| mv.castling() == Some(side));
            let refusal = position.castling_refusal(side);
            assert_eq!(
                is_legal,
                refusal.is_none(),
                "{position} {side}: {refusal:?}"
            );
        }
        for &mv in moves.iter().filter(|_| depth > 0) {
            walk(&position.play_unchecked(mv), depth - 1);
        }
    }
    walk(
        &position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        2,
    );
    walk(&position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1"), 3);
    walk(&position("1rk3r1/8/8/8/8/8/8/1RK3R1 w GBgb - 0 1"), 3);
}
