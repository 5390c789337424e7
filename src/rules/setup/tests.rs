use super::{Setup, SetupFault};
use crate::{Bitboard, Color, Piece, Position, Role, Square};

fn faults(fen: &str) -> Vec<SetupFault> {
    fen.parse::<Setup>().expect(fen).faults()
}

fn set(squares: &[Square]) -> Bitboard {
    squares.iter().copied().collect()
}

#[test]
fn the_start_position_has_no_fault() {
    assert_eq!(Setup::default().faults(), []);
}

#[test]
fn an_empty_board_lacks_both_kings() {
    let missing = Color::ALL.map(|color| SetupFault::NoKing { color });
    assert_eq!(Setup::empty().faults(), missing);
}

#[test]
fn a_side_has_one_king() {
    assert_eq!(
        faults("4k3/8/8/8/8/8/8/K6K w - -"),
        [SetupFault::ManyKings {
            color: Color::White,
            squares: set(&[Square::A1, Square::H1])
        }]
    );
}

#[test]
fn kings_do_not_touch() {
    assert_eq!(
        faults("8/8/8/8/8/8/1k6/K7 w - -"),
        [SetupFault::KingsTouch {
            white: Square::A1,
            black: Square::B2
        }]
    );
}

#[test]
fn the_side_that_has_moved_is_not_in_check() {
    assert_eq!(
        faults("4k3/8/8/8/4R3/8/8/4K3 w - -"),
        [SetupFault::OpponentInCheck {
            king: Square::E8,
            by: set(&[Square::E4])
        }]
    );
}

#[test]
fn three_pieces_cannot_give_check_at_once() {
    assert_eq!(
        faults("4k3/8/5N2/8/B3R3/8/8/4K3 b - -"),
        [SetupFault::ImpossibleCheck {
            king: Square::E8,
            by: set(&[Square::A4, Square::E4, Square::F6])
        }]
    );
}

#[test]
fn two_knights_cannot_give_check_at_once() {
    assert!(matches!(
        faults("4k3/8/3N1N2/8/8/8/8/4K3 b - -")[..],
        [SetupFault::ImpossibleCheck {
            king: Square::E8,
            ..
        }]
    ));
}

#[test]
fn two_sliders_cannot_give_check_from_both_ends_of_a_line() {
    assert!(matches!(
        faults("8/8/8/R2k3R/8/8/8/4K3 b - -")[..],
        [SetupFault::ImpossibleCheck {
            king: Square::D5,
            ..
        }]
    ));
}

#[test]
fn a_slider_and_a_knight_can_give_check_at_once() {
    assert_eq!(faults("4k3/8/5N2/8/4R3/8/8/4K3 b - -"), []);
}

#[test]
fn pawns_are_between_the_second_and_the_seventh_rank() {
    assert_eq!(
        faults("P3k3/8/8/8/8/8/8/p3K3 w - -"),
        [SetupFault::PawnsOnBackRank {
            squares: set(&[Square::A1, Square::A8])
        }]
    );
}

#[test]
fn a_side_has_at_most_sixteen_pieces_and_eight_pawns() {
    assert_eq!(
        faults("4k3/8/8/8/P7/PPPPPPPP/PPPPPPPP/4K3 w - -"),
        [
            SetupFault::TooManyPieces {
                color: Color::White,
                count: 18
            },
            SetupFault::TooManyPawns {
                color: Color::White,
                count: 17
            },
        ]
    );
}

#[test]
fn promoted_pieces_are_at_most_as_many_as_pawns_are_gone() {
    assert_eq!(
        faults("qqk5/8/pppppppp/8/8/8/8/4K3 w - -"),
        [SetupFault::TooManyPromoted {
            color: Color::Black,
            promoted: 1,
            pawns_gone: 0
        }]
    );
}

#[test]
fn a_second_bishop_on_one_color_of_squares_was_a_pawn() {
    assert_eq!(
        faults("2b1k3/pppppppp/4b3/8/8/8/8/4K3 w - -"),
        [SetupFault::TooManyPromoted {
            color: Color::Black,
            promoted: 1,
            pawns_gone: 0
        }]
    );
    assert_eq!(faults("2b1k3/pppppppp/5b2/8/8/8/8/4K3 w - -"), []);
}

#[test]
fn castling_needs_the_king_at_home() {
    assert_eq!(
        faults("4k3/8/8/8/8/8/8/3K3R w K -"),
        [SetupFault::CastlingWithoutKing {
            color: Color::White,
            rook: Square::H1
        }]
    );
}

#[test]
fn castling_needs_the_rook_at_home() {
    assert_eq!(
        faults("4k3/8/8/8/8/8/8/4K1R1 w K -"),
        [SetupFault::CastlingWithoutRook {
            color: Color::White,
            rook: Square::H1
        }]
    );
    assert_eq!(
        faults("r3k2R/8/8/8/8/8/8/4K3 b kq -"),
        [SetupFault::CastlingWithoutRook {
            color: Color::Black,
            rook: Square::H8
        }]
    );
}

#[test]
fn a_castling_right_names_a_square_of_a_back_rank() {
    let mut setup = Setup::default();
    setup.castling = setup.castling.with(Square::H4);
    assert_eq!(
        setup.faults(),
        [SetupFault::CastlingSquare { rook: Square::H4 }]
    );
}

#[test]
fn a_side_castles_with_one_rook_on_each_wing() {
    assert_eq!(
        faults("4k3/8/8/8/8/8/8/1K4RR w GH -"),
        [SetupFault::CastlingTwiceOnOneSide {
            color: Color::White,
            rooks: set(&[Square::G1, Square::H1])
        }]
    );
}

#[test]
fn a_pawn_passes_over_the_third_rank_of_its_side() {
    assert_eq!(
        faults("4k3/8/8/8/4P3/8/8/4K3 b - e6"),
        [SetupFault::EnPassantRank { square: Square::E6 }]
    );
    let mut setup: Setup = "4k3/8/8/8/4P3/8/8/4K3 b - -".parse().expect("a FEN");
    setup.en_passant = Some(Square::A1);
    assert_eq!(
        setup.faults(),
        [SetupFault::EnPassantRank { square: Square::A1 }]
    );
}

#[test]
fn a_pawn_passes_over_empty_squares_only() {
    for (fen, by) in [
        ("4k3/8/8/8/4P3/4N3/8/4K3 b - e3", Square::E3),
        ("4k3/8/8/8/4P3/8/4N3/4K3 b - e3", Square::E2),
    ] {
        assert_eq!(
            faults(fen),
            [SetupFault::EnPassantOccupied {
                square: Square::E3,
                by
            }]
        );
    }
}

#[test]
fn a_pawn_has_passed_over_the_en_passant_square() {
    assert_eq!(
        faults("4k3/8/8/8/4p3/8/8/4K3 b - e3"),
        [SetupFault::EnPassantWithoutPawn {
            square: Square::E3,
            pawn: Square::E4
        }]
    );
}

#[test]
fn no_side_was_in_check_before_the_double_step() {
    // Before e2-e4 the bishop on g2 looked at the king on c6.
    assert_eq!(
        faults("8/8/2k5/8/4P3/8/6B1/4K3 b - e3"),
        [SetupFault::EnPassantCheck {
            square: Square::E3,
            by: set(&[Square::G2])
        }]
    );
}

#[test]
fn all_faults_are_listed_at_once() {
    let error = Position::from_setup(&"8/8/8/8/8/8/8/P6P b K e6".parse().expect("a FEN"));
    let faults = error.expect_err("it has faults").faults().to_vec();
    assert_eq!(faults.len(), 6, "{faults:?}");
}

#[test]
fn every_fault_names_its_squares() {
    let texts: Vec<String> = faults("qqk5/8/8/8/8/8/8/3K3P w K e3")
        .iter()
        .map(ToString::to_string)
        .collect();
    assert_eq!(
        texts,
        [
            "pawns cannot stand on the first or last rank: h1",
            "white may not castle with h1: the king is not at home",
            "white may not castle with h1: there is no rook at home",
            "no pawn can have just passed over e3",
        ]
    );
}

#[test]
fn a_pawn_moves_straight_and_takes_diagonally() {
    let setup: Setup = "8/8/8/8/8/p1n5/1P4P1/8 w - -".parse().expect("a FEN");
    let expected = set(&[Square::A3, Square::B3, Square::B4, Square::C3]);
    assert_eq!(setup.pseudo_destinations(Square::B2), expected);
    let setup: Setup = "8/1p6/8/8/1P6/1k6/1P6/8 w - -".parse().expect("a FEN");
    assert_eq!(setup.pseudo_destinations(Square::B2), Bitboard::EMPTY);
    assert_eq!(
        setup.pseudo_destinations(Square::B7),
        set(&[Square::B6, Square::B5])
    );
}

#[test]
fn a_pawn_on_its_last_rank_has_nowhere_to_go() {
    let setup: Setup = "P7/8/8/8/8/8/8/p7 w - -".parse().expect("a FEN");
    assert_eq!(setup.pseudo_destinations(Square::A8), Bitboard::EMPTY);
    assert_eq!(setup.pseudo_destinations(Square::A1), Bitboard::EMPTY);
}

#[test]
fn a_diagram_shows_taking_in_passing_to_the_side_to_move() {
    let setup: Setup = "8/8/8/3pP3/8/8/8/8 w - d6".parse().expect("a FEN");
    assert!(setup.pseudo_destinations(Square::E5).contains(Square::D6));
    assert!(!setup.pseudo_destinations(Square::D5).contains(Square::D6));
}

#[test]
fn an_empty_square_has_no_destinations() {
    assert_eq!(
        Setup::default().pseudo_destinations(Square::E4),
        Bitboard::EMPTY
    );
}

/// The moves of a board as texts, in order.
fn sorted(moves: &[crate::Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(ToString::to_string).collect();
    texts.sort_unstable();
    texts
}

#[test]
fn the_moves_of_a_diagram_that_is_a_position_are_its_legal_moves() {
    let mut castlings = 0;
    for number in 0..960 {
        let start = crate::chess960::start_position(number).expect("there are 960");
        let mut setup = start.to_setup();
        // Kings and rooks alone, then with pieces that stand in the way or attack it.
        for square in Square::ALL {
            let piece = setup.board.piece_at(square);
            if !piece.is_some_and(|piece| matches!(piece.role, Role::King | Role::Rook)) {
                setup.board.remove(square);
            }
        }
        let others = [(Role::Knight, 1), (Role::Bishop, 2), (Role::Queen, 3)];
        for (role, seed) in std::iter::once((Role::Pawn, 0)).chain(others) {
            let mut board = setup.clone();
            let square = Square::ALL[(7 * number as usize + 13 * seed) % 56];
            if seed > 0 && board.board.piece_at(square).is_none() {
                board.board.set(square, Piece::new(Color::Black, role));
            }
            let Ok(position) = Position::from_setup(&board) else {
                continue;
            };
            let legal = position.legal_moves();
            castlings += legal.iter().filter(|mv| mv.is_castling()).count();
            assert_eq!(
                sorted(&board.diagram_moves()),
                sorted(&legal),
                "{number} {square}"
            );
        }
    }
    assert!(castlings > 2_000, "{castlings}");
}

#[test]
fn a_diagram_castles_with_king_and_rooks_where_chess960_has_them() {
    // Nine black pawns make it no position.
    let castled = |fen: &str| {
        let setup = Setup::from_chess960_fen(fen).expect("a FEN");
        assert!(Position::from_setup(&setup).is_err(), "{fen}");
        let moves = setup.diagram_moves();
        let castlings = moves.iter().filter(|mv| mv.is_castling());
        let after = castlings.map(|&mv| setup.play_on_diagram(mv).to_string());
        let boards = after.map(|fen| fen.split('/').next_back().unwrap_or_default().to_owned());
        let mut boards: Vec<String> = boards.collect();
        boards.sort_unstable();
        boards
    };
    let pawns = "4k3/pppppppp/p7/8/8/8/8";
    for (row, rights, expected) in [
        ("RK5R", "HA", vec!["2KR3R b - - 1 1", "R4RK1 b - - 1 1"]),
        ("1R1KR3", "EB", vec!["1R3RK1 b - - 1 1", "2KRR3 b - - 1 1"]),
        ("5RK1", "F", vec!["2KR4 b - - 1 1"]),
        ("RN1K4", "A", vec![]),
        ("RK5R", "-", vec![]),
    ] {
        assert_eq!(
            castled(&format!("{pawns}/{row} w {rights} - 0 1")),
            expected,
            "{row}"
        );
    }
    // The rook on f8 guards f1, where the king would go.
    assert!(castled("4kr2/ppppp1pp/pp6/8/8/8/8/1K5R w H - 0 1").is_empty());
}
