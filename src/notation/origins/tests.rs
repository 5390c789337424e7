use rules::{Position, Square};

use super::Origins;
use crate::san;

/// Where the pieces on some squares came from after a game.
fn after(moves: &str, squares: [Square; 3]) -> [Option<Square>; 3] {
    let mut position = Position::default();
    let mut origins = Origins::of_start(&position);
    for text in moves.split(' ') {
        let mv = san::read(&position, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        origins = origins.after(&position, mv);
        position = position.play_unchecked(mv);
    }
    squares.map(|square| origins.of(square))
}

#[test]
fn both_pieces_that_castle_keep_their_origin() {
    let found = after(
        "g3 g6 Bg2 Bg7 Nf3 Nf6 O-O O-O",
        [Square::G1, Square::F1, Square::H1],
    );
    assert_eq!(found, [Some(Square::E1), Some(Square::H1), None]);
}

#[test]
fn a_piece_that_is_taken_leaves_nothing_behind() {
    let found = after(
        "e4 Nf6 e5 d5 exd6 Ng8",
        [Square::D6, Square::D5, Square::G8],
    );
    assert_eq!(found, [Some(Square::E2), None, Some(Square::G8)]);
}

#[test]
fn a_promoted_piece_started_as_a_pawn() {
    let found = after(
        "a4 b5 axb5 a6 bxa6 Bb7 axb7 Nc6 bxa8=R Qb8",
        [Square::A8, Square::A1, Square::B8],
    );
    assert_eq!(
        found,
        [Some(Square::A2), Some(Square::A1), Some(Square::D8)]
    );
}

#[test]
fn only_the_standard_array_says_where_pieces_started() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKB1R w KQkq - 0 1";
    let odds: Position = fen.parse().expect("a legal position");
    assert_eq!(Origins::of_start(&odds), Origins::unknown());
}
