mod castling;
mod ends;
mod lines;
mod movegen;
mod refusals;

use crate::{Color, Move, Position, Role, Square};

fn position(fen: &str) -> Position {
    fen.parse().unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Plays moves given by their squares.
fn play(position: Position, moves: &[(Square, Square)]) -> Position {
    moves.iter().fold(position, |position, &(from, to)| {
        position
            .play(position.find_move(from, to, None).expect("a legal move"))
            .expect("legal")
    })
}

#[test]
fn the_first_four_half_moves_have_197_281_lines() {
    assert_eq!(Position::default().perft(4), 197_281);
}

#[test]
fn a_position_with_every_special_move_has_its_known_lines() {
    // "Position 2" of the Chess Programming Wiki, Perft Results.
    let position = position("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    assert_eq!(position.perft(0), 1);
    assert_eq!(position.perft(3), 97_862);
    assert_eq!(position.perft(4), 4_085_603);
}

#[test]
fn a_position_takes_sixty_four_bytes() {
    assert_eq!(size_of::<Position>(), 64);
    assert_eq!(size_of::<Move>(), 2);
}

#[test]
fn the_largest_known_number_of_moves_fits_into_a_list() {
    // Composed by Nenad Petrović, 1964.
    let position = position("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1");
    assert_eq!(position.legal_moves().len(), 218);
    assert_eq!(position.perft(1), 218);
}

#[test]
fn en_passant_that_opens_the_rank_to_the_own_king_is_illegal() {
    let before = position("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1");
    let after = play(before, &[(Square::E2, Square::E4)]);
    assert_eq!(after.en_passant(), None);
    assert!(!after.legal_moves().iter().any(|mv| mv.is_en_passant()));
}

#[test]
fn en_passant_by_the_one_pawn_that_is_free_is_legal() {
    let before = position("3rk3/8/8/2PpP3/8/8/8/3RK3 w - d6 0 1");
    assert_eq!(before.en_passant(), Some(Square::D6));
    let pinned = position("4k3/8/1b6/2PpP3/8/4K3/8/8 w - d6 0 1");
    let takers: Vec<Square> = pinned
        .legal_moves()
        .iter()
        .filter(|mv| mv.is_en_passant())
        .map(|mv| mv.from())
        .collect();
    assert_eq!(takers, [Square::E5]);
}

#[test]
fn en_passant_may_remove_the_checking_pawn() {
    let position = position("8/8/8/2k5/3Pp3/8/8/4K3 b - d3 0 1");
    let mv = position
        .find_move(Square::E4, Square::D3, None)
        .expect("it takes the checker");
    assert!(mv.is_en_passant());
    assert!(!position.play(mv).expect("legal").is_check());
}

#[test]
fn positions_that_differ_only_in_a_useless_en_passant_square_are_the_same() {
    let played = play(Position::default(), &[(Square::E2, Square::E4)]);
    let plain = position("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(played, plain);
    assert_eq!(played.identity(), plain.identity());

    let pinned = play(
        position("8/8/8/8/k2p3R/8/4P3/4K3 w - - 0 1"),
        &[(Square::E2, Square::E4)],
    );
    let plain = position("8/8/8/8/k2pP2R/8/8/4K3 b - - 0 1");
    assert_eq!(pinned, plain);
    assert_eq!(pinned.identity(), plain.identity());
}

#[test]
fn a_usable_en_passant_square_makes_another_position() {
    let usable = position("4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1");
    let unusable = position("4k3/8/8/8/3pP3/8/8/4K3 b - - 0 1");
    assert_ne!(usable.identity(), unusable.identity());
}

#[test]
fn clocks_do_not_make_another_position() {
    let home = [
        (Square::G1, Square::F3),
        (Square::G8, Square::F6),
        (Square::F3, Square::G1),
        (Square::F6, Square::G8),
    ];
    let back = play(Position::default(), &home);
    assert_eq!(back.identity(), Position::default().identity());
    assert_ne!(back, Position::default());
    assert_eq!((back.halfmove_clock(), back.fullmove_number()), (4, 3));
}

#[test]
fn clocks_stop_where_a_fen_ends() {
    let position = position("4k3/8/8/8/8/8/8/4K3 b - - 9999 9999");
    let next = play(position, &[(Square::E8, Square::E7)]);
    assert_eq!(next.to_string(), "8/4k3/8/8/8/8/8/4K3 w - - 9999 9999");
}

#[test]
fn promotion_may_take_the_rook_and_its_right() {
    let position = position("r3k3/1P6/8/8/8/8/8/4K3 w q - 0 1");
    let mv = position
        .find_move(Square::B7, Square::A8, Some(Role::Knight))
        .expect("legal");
    let next = position.play(mv).expect("legal");
    assert_eq!(next.to_string(), "N3k3/8/8/8/8/8/8/4K3 b - - 0 1");
}

#[test]
fn attackers_count_pinned_pieces_and_pawns_count_only_diagonals() {
    let position = position("4k3/4r3/8/8/8/3P4/4R3/4K3 w - - 0 1");
    assert_eq!(position.attackers(Square::E4, Color::White).len(), 2);
    assert!(position.attackers(Square::D4, Color::White).is_empty());
    assert!(position.commanded_by(Square::E2).contains(Square::A2));
    assert!(position.commanded_by(Square::A5).is_empty());
}

#[test]
fn two_bishops_are_enough_only_on_both_colors() {
    for (fen, insufficient) in [
        ("4k3/8/8/8/8/8/8/B1B1K3 w - - 0 1", true),
        ("4kb2/8/8/8/8/8/8/B1B1K3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/BB2K3 w - - 0 1", false),
        ("4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
        ("4k3/8/8/8/8/8/P7/4K3 w - - 0 1", false),
        ("4kn2/8/8/8/8/8/8/4KB2 w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/NN2K3 w - - 0 1", false),
    ] {
        assert_eq!(
            position(fen).is_insufficient_material(),
            insufficient,
            "{fen}"
        );
    }
}
