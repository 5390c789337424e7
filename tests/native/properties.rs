//! What holds for every position and every text, tried on random ones.

use proptest::prelude::*;
use rules::{Board, CastlingMode, Color, Piece, Position, Role, Setup, Square};

/// A game of random legal moves from a standard or a Chess960 start.
fn positions() -> impl Strategy<Value = Vec<Position>> {
    let starts = prop_oneof![
        Just("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
        Just("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"),
        Just("rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8"),
        Just("1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1"),
    ];
    (starts, prop::collection::vec(any::<u16>(), 0..120)).prop_map(|(start, choices)| {
        let mut position: Position = start.parse().expect("a legal position");
        let mut positions = vec![position];
        for choice in choices {
            let moves = position.legal_moves();
            let Some(&mv) = moves.get(usize::from(choice) % moves.len().max(1)) else {
                break;
            };
            position = position.play(mv).expect("a legal move");
            positions.push(position);
        }
        positions
    })
}

/// A board with any men on any squares.
fn boards() -> impl Strategy<Value = Board> {
    let man = (0..64_usize, 0..6_usize, any::<bool>());
    prop::collection::vec(man, 0..40).prop_map(|men| {
        let mut board = Board::empty();
        for (square, role, white) in men {
            let color = if white { Color::White } else { Color::Black };
            board.set(Square::ALL[square], Piece::new(color, Role::ALL[role]));
        }
        board
    })
}

proptest! {
    #[test]
    fn a_position_is_read_back_from_its_fen(positions in positions()) {
        for position in positions {
            let read: Position = position.to_string().parse().expect("its own FEN");
            prop_assert_eq!(read, position);
            prop_assert_eq!(read.identity(), position.identity());
            let converted = Position::from_setup(&position.to_setup()).expect("its own set-up");
            prop_assert_eq!(converted, position);
        }
    }

    #[test]
    fn a_move_is_found_again_by_its_squares(positions in positions()) {
        for position in positions {
            for &mv in &position.legal_moves() {
                let target = match (position.castling_mode(), mv.castling_rook()) {
                    (CastlingMode::Chess960, Some(rook)) => rook,
                    _ => mv.to(),
                };
                prop_assert_eq!(position.find_move(mv.from(), target, mv.promotion()), Ok(mv));
                prop_assert!(position.legal_destinations(mv.from()).contains(target));
            }
        }
    }

    #[test]
    fn no_legal_move_leaves_the_own_king_in_check(positions in positions()) {
        for position in positions {
            for &mv in &position.legal_moves() {
                let next = position.play(mv).expect("a legal move");
                let king = next.king(position.turn());
                prop_assert!(next.attackers(king, next.turn()).is_empty());
                prop_assert_eq!(next.to_setup().faults(), []);
            }
        }
    }

    #[test]
    fn a_board_is_read_back_from_its_placement(board in boards()) {
        prop_assert_eq!(board.to_string().parse::<Board>(), Ok(board));
        let rebuilt = board.iter().fold(Board::empty(), |mut rebuilt, (square, piece)| {
            rebuilt.set(square, piece);
            rebuilt
        });
        prop_assert_eq!(rebuilt, board);
    }

    #[test]
    fn any_board_is_a_set_up_with_or_without_faults(board in boards(), black in any::<bool>()) {
        let turn = if black { Color::Black } else { Color::White };
        let setup = Setup { board, turn, ..Setup::empty() };
        prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup.clone()));
        match Position::from_setup(&setup) {
            Ok(position) => prop_assert_eq!(position.to_setup(), setup),
            Err(error) => prop_assert_eq!(error.faults(), setup.faults()),
        }
    }

    #[test]
    fn any_text_is_a_fen_or_an_error_within_it(text in "[ /0-9a-hkKQqRrNnBbPpWw\\-é]{0,60}") {
        match text.parse::<Setup>() {
            Ok(setup) => prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup)),
            Err(error) => prop_assert!(error.offset <= text.len()),
        }
    }

    #[test]
    fn a_fen_with_one_letter_changed_is_a_fen_or_an_error_within_it(
        positions in positions(), place in any::<prop::sample::Index>(), letter in any::<char>(),
    ) {
        let fen = positions[positions.len() - 1].to_string();
        let place = place.index(fen.len());
        let text = format!("{}{letter}{}", &fen[..place], &fen[place + 1..]);
        match text.parse::<Setup>() {
            Ok(setup) => prop_assert_eq!(setup.to_string().parse::<Setup>(), Ok(setup)),
            Err(error) => prop_assert!(error.offset <= text.len()),
        }
    }
}
