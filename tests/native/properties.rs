//! What holds for every position and every text, tried on random ones.

mod texts;

use proptest::prelude::*;
use rules::{
    Board, CastlingMode, Color, File, Piece, Position, Rank, Role, Setup, Square, chess960,
};

/// A game of random legal moves from a standard or a Chess960 start.
fn positions() -> impl Strategy<Value = Vec<Position>> {
    let known = prop::sample::select(vec![
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        "1rk3r1/pppppppp/8/8/8/8/PPPPPPPP/1RK3R1 w GBgb - 0 1",
    ]);
    let starts = prop_oneof![
        3 => known.prop_map(|fen| fen.parse().expect("a legal position")),
        1 => (0..chess960::START_POSITIONS)
            .prop_map(|number| chess960::start_position(number).expect("a number below 960")),
    ];
    (starts, prop::collection::vec(any::<u16>(), 0..120)).prop_map(|(start, choices)| {
        let mut position: Position = start;
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

/// The pieces of the first rank in any order.
fn first_ranks() -> impl Strategy<Value = Vec<Role>> {
    let first = Board::default();
    let pieces = File::ALL.map(|file| first.piece_at(Square::new(file, Rank::First)));
    Just(
        pieces
            .iter()
            .flatten()
            .map(|piece| piece.role)
            .collect::<Vec<_>>(),
    )
    .prop_shuffle()
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
    fn a_position_is_read_back_from_the_fens_of_chess960(positions in positions()) {
        for position in positions {
            let setup = position.to_setup();
            let read = Setup::from_chess960_fen(&setup.to_x_fen()).expect("its own X-FEN");
            let read = Position::from_setup(&read).expect("its own set-up");
            prop_assert_eq!(read.castling_rights(), position.castling_rights());
            prop_assert_eq!(read.identity(), position.identity());
            let read: Position = setup.to_shredder_fen().parse().expect("its own Shredder-FEN");
            prop_assert_eq!(read.castling_rights(), position.castling_rights());
            prop_assert_eq!(read.identity(), position.identity());
        }
    }

    #[test]
    fn a_first_rank_has_a_number_only_if_the_number_has_that_rank(
        row in first_ranks(),
    ) {
        let mut board = Board::default();
        for (file, &role) in File::ALL.into_iter().zip(&row) {
            for color in Color::ALL {
                board.set(Square::new(file, color.backrank()), Piece::new(color, role));
            }
        }
        let place = |role, nth: usize| {
            let mut places = (0..8).filter(|&file| row[file] == role);
            places.nth(nth).expect("the piece is there")
        };
        let is_beginning = (place(Role::Bishop, 0) + place(Role::Bishop, 1)) % 2 == 1
            && (place(Role::Rook, 0)..place(Role::Rook, 1)).contains(&place(Role::King, 0));
        let number = chess960::number_of(&board);
        prop_assert_eq!(number.is_some(), is_beginning);
        if let Some(number) = number {
            let start = chess960::start_position(number).expect("a number that was given");
            prop_assert_eq!(start.board(), board);
        }
    }

    #[test]
    fn a_key_carried_along_a_game_is_the_key_worked_out(positions in positions()) {
        let mut key = positions[0].key();
        for pair in positions.windows(2) {
            let [before, after] = pair else { unreachable!("windows of two") };
            let moves = before.legal_moves();
            let mv = moves.iter().find(|&&mv| before.play_unchecked(mv) == *after);
            let (played, carried) = before.play_with_key(*mv.expect("the move made"), key);
            prop_assert_eq!(played, *after);
            prop_assert_eq!(carried, after.key());
            key = carried;
        }
    }

    #[test]
    fn the_successors_are_the_positions_after_the_legal_moves(positions in positions()) {
        for position in positions {
            let mut visited = Vec::new();
            position.for_each_successor(|mv, after| visited.push((mv, *after, after.key())));
            let mut played: Vec<_> = position
                .legal_moves()
                .into_iter()
                .map(|mv| (mv, position.play_unchecked(mv)))
                .map(|(mv, after)| (mv, after, after.key()))
                .collect();
            visited.sort_by_key(|&(mv, ..)| mv);
            played.sort_by_key(|&(mv, ..)| mv);
            prop_assert_eq!(visited, played);
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
                let text = mv.to_string();
                prop_assert_eq!(text[..2].parse(), Ok(mv.from()));
                prop_assert_eq!(text[2..4].parse(), Ok(mv.to()));
                prop_assert_eq!(text[4..].chars().next().and_then(Role::from_char), mv.promotion());
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
}
