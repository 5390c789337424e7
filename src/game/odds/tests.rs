use rules::{CastlingSide, Color, Move, Square};

use super::super::{Game, PlayError};

const GIVEN: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1";

fn played(moves: &str) -> Game {
    let mut game = Game::from_position(GIVEN.parse().unwrap());
    for text in moves.split_whitespace() {
        let mv = notation::san::read(game.position(), text).unwrap();
        game.play(mv).unwrap();
    }
    game
}

fn alone() -> Move {
    Move::without_rook(Color::White, CastlingSide::QueenSide)
}

/// White has castled without the queen's rook, and Black has answered.
fn castled() -> Game {
    let mut game = played("d4 d5 Nc3 Nf6 Bf4 e6 Qd3 Be7");
    game.play(alone()).unwrap();
    let mv = notation::san::read(game.position(), "O-O").unwrap();
    game.play(mv).unwrap();
    game
}

#[test]
fn the_king_castles_alone_where_the_rook_was_given() {
    let game = castled();
    assert_eq!(game.san(8), "O-O-O");
    assert_eq!(game.position_at(9).king(Color::White), Square::C1);
    let mut rights = played("d4 d5 Nc3 Nf6 Bf4 e6 Qd3 Be7").odds_rights();
    let before = game.position_at(8);
    let after = rights.castle(before, CastlingSide::QueenSide);
    assert_eq!(after.as_ref(), Some(game.position_at(9)));
}

#[test]
fn the_conditions_of_castling_hold() {
    for moves in ["", "d4 d5 Nc3 Nf6 Bf4 e6 Qd3 Be7 Kd1 a6 Ke1 a5"] {
        let mut game = played(moves);
        let refused = game.play(alone());
        assert!(matches!(refused, Err(PlayError::Illegal(_))), "{moves}");
    }
    let mut usual = Game::from_pgn("1. d4 d5 2. Nc3 Nf6 3. Bf4 e6 4. Qd3 Be7 *").unwrap();
    assert!(usual.play(alone()).is_err());
}

#[test]
fn it_is_taken_back_played_again_and_stored() {
    let mut game = castled();
    let text = game.to_record();
    assert!(text.starts_with("jadoube-game 2 "), "{text}");
    assert_eq!(Game::from_record(&text).as_ref(), Ok(&game));
    game.undo();
    game.undo();
    let text = game.to_record();
    assert_eq!(Game::from_record(&text).as_ref(), Ok(&game));
    assert_eq!(game.redo(), Some(alone()));
    assert_eq!(game.san(8), "O-O-O");
}

#[test]
fn a_game_without_it_is_stored_as_before() {
    assert!(played("d4").to_record().starts_with("jadoube-game 1 "));
}

#[test]
fn a_stored_castling_that_was_not_possible_is_no_game() {
    let text = castled().to_record();
    let (_, body) = text.split_once('\n').unwrap();
    for (right, wrong) in [
        // Not at once, and not with the rook still on its square.
        ("moves d2d4", "moves e1c1 d2d4"),
        ("1NBQKBNR w Kkq", "RNBQKBNR w Kkq"),
    ] {
        let body = body.replace(right, wrong);
        let sum = crate::crc32(body.as_bytes());
        let damaged = format!("jadoube-game 2 {sum:08x}\n{body}");
        assert!(Game::from_record(&damaged).is_err(), "{body}");
    }
}

#[test]
fn a_record_begins_after_it_and_says_what_was_played_before() {
    let game = castled();
    let pgn = game.to_pgn();
    let words = pgn.split_whitespace().collect::<Vec<_>>().join(" ");
    for part in [
        "[FEN \"rnbqk2r/ppp1bppp/4pn2/3p4/3P1B2/2NQ4/PPP1PPPP/2K2BNR b kq - 3 5\"]",
        "1. d4 d5 2. Nc3 Nf6 3. Bf4 e6 4. Qd3 Be7 5. O-O-O (without rook).",
        "5... O-O *",
    ] {
        assert!(words.contains(part), "{part} in {words}");
    }
    let again = Game::from_pgn(&pgn).unwrap();
    assert_eq!(again.position(), game.position());
    let (plies, rest) = game.since_castling_without_rook().unwrap();
    assert_eq!((plies, rest.len()), (9, 1));
    assert_eq!(rest.position(), game.position());
}
