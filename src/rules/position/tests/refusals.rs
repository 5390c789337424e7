use super::{play, position};
use crate::{Bitboard, Color, IllegalMove, Piece, Position, Role, Square};

const fn white(role: Role) -> Piece {
    Piece::new(Color::White, role)
}

fn refusal(fen: &str, from: Square, to: Square) -> IllegalMove {
    position(fen)
        .find_move(from, to, None)
        .expect_err("it is illegal")
}

#[test]
fn an_empty_square_moves_nowhere() {
    let reason = Position::default().find_move(Square::E4, Square::E5, None);
    assert_eq!(reason, Err(IllegalMove::EmptySquare { square: Square::E4 }));
}

#[test]
fn the_other_side_waits_for_its_turn() {
    let piece = Piece::new(Color::Black, Role::Pawn);
    assert_eq!(
        Position::default().find_move(Square::E7, Square::E5, None),
        Err(IllegalMove::NotYourTurn {
            piece,
            square: Square::E7
        })
    );
}

#[test]
fn a_piece_does_not_stay_where_it_is() {
    assert_eq!(
        Position::default().find_move(Square::E2, Square::E2, None),
        Err(IllegalMove::SameSquare {
            piece: white(Role::Pawn),
            square: Square::E2
        })
    );
}

#[test]
fn no_piece_takes_one_of_its_own_side() {
    assert_eq!(
        Position::default().find_move(Square::D1, Square::D2, None),
        Err(IllegalMove::OwnPiece {
            piece: white(Role::Queen),
            other: white(Role::Pawn),
            square: Square::D2
        })
    );
}

#[test]
fn every_piece_moves_only_its_own_way() {
    let fen = "4k3/8/8/8/8/1P6/8/BNRQK3 w - - 0 1";
    for (from, to, role) in [
        (Square::A1, Square::A2, Role::Bishop),
        (Square::B1, Square::B2, Role::Knight),
        (Square::C1, Square::D2, Role::Rook),
        (Square::D1, Square::E3, Role::Queen),
        (Square::E1, Square::E3, Role::King),
        (Square::B3, Square::C3, Role::Pawn),
        (Square::B3, Square::B2, Role::Pawn),
        (Square::B3, Square::D4, Role::Pawn),
        (Square::B3, Square::B6, Role::Pawn),
    ] {
        let piece = white(role);
        assert_eq!(
            refusal(fen, from, to),
            IllegalMove::Geometry { piece, from, to }
        );
    }
}

#[test]
fn sliders_do_not_jump() {
    let (from, to) = (Square::D1, Square::D8);
    assert_eq!(
        Position::default().find_move(from, to, None),
        Err(IllegalMove::Blocked {
            piece: white(Role::Queen),
            from,
            to,
            by: Square::D2
        })
    );
}

#[test]
fn pawns_do_not_take_straight_ahead() {
    let fen = "4k3/8/8/8/4p3/4P3/p7/4K3 w - - 0 1";
    let (from, to) = (Square::E3, Square::E4);
    assert_eq!(
        refusal(fen, from, to),
        IllegalMove::PawnBlocked {
            from,
            to,
            by: Square::E4
        }
    );
    let fen = "4k3/8/8/8/8/4p3/4P3/4K3 w - - 0 1";
    let (from, to) = (Square::E2, Square::E4);
    assert_eq!(
        refusal(fen, from, to),
        IllegalMove::PawnBlocked {
            from,
            to,
            by: Square::E3
        }
    );
}

#[test]
fn pawns_make_a_double_step_only_from_their_first_square() {
    let (from, to) = (Square::E3, Square::E5);
    let fen = "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1";
    assert_eq!(
        refusal(fen, from, to),
        IllegalMove::PawnDoubleStep { from, to }
    );
}

#[test]
fn pawns_move_diagonally_only_to_take() {
    let (from, to) = (Square::E2, Square::D3);
    assert_eq!(
        Position::default().find_move(from, to, None),
        Err(IllegalMove::PawnTakesNothing {
            from,
            to,
            passed: None
        })
    );
}

#[test]
fn taking_in_passing_is_possible_only_at_once() {
    let late = play(
        position("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1"),
        &[
            (Square::D7, Square::D5),
            (Square::E1, Square::E2),
            (Square::E8, Square::E7),
        ],
    );
    let (from, to) = (Square::E5, Square::D6);
    assert_eq!(
        late.find_move(from, to, None),
        Err(IllegalMove::PawnTakesNothing {
            from,
            to,
            passed: Some(Square::D5)
        })
    );
}

#[test]
fn taking_in_passing_may_uncover_the_king() {
    let after = play(
        position("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1"),
        &[(Square::E2, Square::E4)],
    );
    assert_eq!(
        after.find_move(Square::D4, Square::E3, None),
        Err(IllegalMove::LeavesKingInCheck {
            piece: Piece::new(Color::Black, Role::Pawn),
            king: Square::A4,
            by: Bitboard::from(Square::H4)
        })
    );
}

#[test]
fn a_king_does_not_step_onto_a_commanded_square() {
    let (from, to) = (Square::E1, Square::E2);
    let by = Bitboard::from(Square::A2);
    assert_eq!(
        refusal("4k3/8/8/8/8/8/r7/4K3 w - - 0 1", from, to),
        IllegalMove::KingAttacked { from, to, by }
    );
}

#[test]
fn a_king_does_not_step_back_along_the_line_of_a_check() {
    let (from, to) = (Square::E2, Square::E1);
    let by = Bitboard::from(Square::E5);
    assert_eq!(
        refusal("4k3/8/8/4r3/8/8/4K3/8 w - - 0 1", from, to),
        IllegalMove::KingAttacked { from, to, by }
    );
}

#[test]
fn a_pinned_piece_uncovers_its_king() {
    assert_eq!(
        refusal("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", Square::E2, Square::C3),
        IllegalMove::LeavesKingInCheck {
            piece: white(Role::Knight),
            king: Square::E1,
            by: Bitboard::from(Square::E7)
        }
    );
}

#[test]
fn a_check_has_to_be_answered() {
    assert_eq!(
        refusal("4k3/4r3/8/8/8/8/3N4/4K3 w - - 0 1", Square::D2, Square::B3),
        IllegalMove::StillInCheck {
            piece: white(Role::Knight),
            king: Square::E1,
            by: Bitboard::from(Square::E7)
        }
    );
}

#[test]
fn a_promotion_has_to_be_named_and_to_be_possible() {
    let position = position("8/P6k/8/8/8/8/8/4K3 w - - 0 1");
    let (from, to) = (Square::A7, Square::A8);
    let missing = IllegalMove::PromotionMissing { from, to };
    assert_eq!(position.find_move(from, to, None), Err(missing));
    for role in [Role::King, Role::Pawn] {
        let reason = IllegalMove::PromotionInvalid { role };
        assert_eq!(position.find_move(from, to, Some(role)), Err(reason));
    }
    let role = Role::Queen;
    assert_eq!(
        position.find_move(Square::E1, Square::E2, Some(role)),
        Err(IllegalMove::PromotionUnexpected { role })
    );
}

#[test]
fn a_move_of_another_position_is_refused_with_a_reason() {
    let start = Position::default();
    let mv = start
        .find_move(Square::E2, Square::E4, None)
        .expect("legal");
    let next = start.play(mv).expect("legal");
    assert_eq!(
        next.play(mv),
        Err(IllegalMove::EmptySquare { square: Square::E2 })
    );
}

#[test]
fn a_rook_next_to_the_king_is_an_own_piece_in_the_way() {
    assert!(matches!(
        refusal("4k3/8/8/8/8/8/8/3RK3 w - - 0 1", Square::E1, Square::D1),
        IllegalMove::OwnPiece {
            square: Square::D1,
            ..
        }
    ));
}

#[test]
fn every_pair_of_squares_is_a_move_or_has_a_reason() {
    for fen in [
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    ] {
        let position = position(fen);
        for from in Square::ALL {
            let legal = position.legal_destinations(from);
            for to in Square::ALL {
                match position.find_move(from, to, None) {
                    Ok(mv) => assert!(legal.contains(mv.to()), "{mv}"),
                    Err(IllegalMove::PromotionMissing { .. }) => assert!(legal.contains(to)),
                    Err(reason) => {
                        assert!(!legal.contains(to), "{from}{to}");
                        assert!(!reason.to_string().is_empty());
                        if let IllegalMove::LeavesKingInCheck { by, .. }
                        | IllegalMove::StillInCheck { by, .. }
                        | IllegalMove::KingAttacked { by, .. } = reason
                        {
                            assert!(!by.is_empty(), "{from}{to}: {reason:?}");
                        }
                    }
                }
            }
        }
    }
}
