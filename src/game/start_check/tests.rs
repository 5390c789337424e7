use rules::{Board, Color, Piece, Role, Square, chess960};

use super::{RightCorner, StartCheck, WrongSquare};

fn check(placement: &str) -> StartCheck {
    let found: Board = placement.parse().unwrap();
    StartCheck::new(&Board::default(), &found, RightCorner::Light)
}

#[test]
fn the_usual_start_is_right_but_not_on_a_board_that_is_turned() {
    assert!(check("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR").is_right());
    let start = Board::default();
    let turned = StartCheck::new(&start, &start, RightCorner::Dark);
    assert!(!turned.is_right());
    assert!(turned.squares.is_empty());
}

#[test]
fn exchanged_pieces_are_on_wrong_squares_and_none_is_missing() {
    let wrong = check("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR");
    let king = Some(Piece::new(Color::White, Role::King));
    let queen = Some(Piece::new(Color::White, Role::Queen));
    assert_eq!(
        wrong.squares,
        [
            WrongSquare {
                square: Square::D1,
                expected: queen,
                found: king
            },
            WrongSquare {
                square: Square::E1,
                expected: king,
                found: queen
            },
        ]
    );
    assert!(wrong.missing.is_empty() && wrong.extra.is_empty());
}

#[test]
fn missing_and_surplus_pieces_are_named() {
    let wrong = check("rnbqkbnr/pppppppp/8/8/8/8/1PPPPPPP/RNBQKBNN");
    let white = |role| Piece::new(Color::White, role);
    assert_eq!(wrong.missing, [white(Role::Pawn), white(Role::Rook)]);
    assert_eq!(wrong.extra, [white(Role::Knight)]);
    let squares: Vec<Square> = wrong.squares.iter().map(|wrong| wrong.square).collect();
    assert_eq!(squares, [Square::H1, Square::A2]);
}

#[test]
fn the_start_of_seed_002_is_right_only_with_its_misprint_mended() {
    // Its first diagram prints a second black king on g8 (case S2-D1 of tests/data/cases.json).
    let wrong = check("rnbqkbkr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR");
    assert_eq!(wrong.squares.len(), 1);
    assert_eq!(wrong.missing, [Piece::new(Color::Black, Role::Knight)]);
    assert_eq!(wrong.extra, [Piece::new(Color::Black, Role::King)]);
}

#[test]
fn a_start_that_was_agreed_on_is_what_counts() {
    let agreed = chess960::start_position(0).unwrap().board();
    assert!(StartCheck::new(&agreed, &agreed, RightCorner::Light).is_right());
    let usual = Board::default();
    assert!(!StartCheck::new(&agreed, &usual, RightCorner::Light).is_right());
    let mut odds = usual;
    odds.remove(Square::A1);
    let forgotten = StartCheck::new(&odds, &usual, RightCorner::Light);
    assert_eq!(forgotten.extra, [Piece::new(Color::White, Role::Rook)]);
}
