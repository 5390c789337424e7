//! Whole games under the laws, and the cases of `tests/data/cases.json` that need a history.

use game::{ClaimReason, DrawReason, Game, Outcome, Victory, book_draw};
use notation::san;
use rules::{Color, Position};

use crate::cases::{Case, each, strings};
use crate::playouts::each_position;

/// The game of a case: its start and the moves that lead to what it is about.
fn game_of(case: &Case) -> Game {
    let mut game = Game::from_position(case.first_position());
    for text in case.setup_moves() {
        let mv = case.read(game.position(), text);
        game.play(mv)
            .unwrap_or_else(|error| panic!("{}: {text}: {error}", case.id()));
    }
    game
}

#[test]
fn the_printed_games_reach_their_last_position_and_their_end() {
    each("game-score", 1, |case| {
        let mut game = Game::from_position(case.first_position());
        let score = strings(case.expect("san"));
        for text in &score {
            let mv = san::read(game.position(), text).expect("the score is legal");
            game.play(mv).expect("the game goes on");
            assert_eq!(game.san(game.len() - 1), *text);
        }
        assert_eq!(game.position().to_string(), case.text("final_fen"));
        game.resign(game.position().turn())
            .expect("the game goes on");
        let won = Outcome::Win {
            winner: Color::White,
            by: Victory::Resignation,
        };
        assert_eq!(game.outcome(), Some(won));
        let pgn = game.to_pgn();
        assert!(pgn.trim_end().ends_with(case.text("result")), "{pgn}");
        let read = Game::from_pgn(&pgn).expect("what was written can be read");
        assert_eq!(
            (read.moves(), read.outcome()),
            (game.moves(), game.outcome())
        );
    });
}

#[test]
fn repetitions_are_counted_claimed_and_ended_as_the_books_say() {
    each("repetition", 5, |case| {
        let game = game_of(case);
        assert_eq!(
            game.repetitions() as u64,
            case.number("occurrences"),
            "{}",
            case.id()
        );
        let ended = game.outcome() == Some(Outcome::Draw(DrawReason::Fivefold));
        assert_eq!(ended, case.truth("five"), "{}", case.id());
        if !ended {
            let claimable = game.claims().now.contains(&ClaimReason::Threefold);
            assert_eq!(claimable, case.truth("can_claim_three"), "{}", case.id());
        }
    });
}

#[test]
fn fifty_moves_are_claimed_and_seventy_five_end_the_game() {
    each("fifty", 4, |case| {
        let game = game_of(case);
        let ended = game.outcome() == Some(Outcome::Draw(DrawReason::SeventyFiveMove));
        assert_eq!(ended, case.truth("seventyfive"), "{}", case.id());
        if !ended {
            let claims = game.claims();
            let now = claims.now.contains(&ClaimReason::FiftyMove);
            assert_eq!(now, case.truth("fifty_reached"), "{}", case.id());
            assert_eq!(!claims.is_empty(), case.truth("can_claim"), "{}", case.id());
        }
    });
}

#[test]
fn dead_positions_end_the_game_and_others_do_not() {
    each("draw-material", 11, |case| {
        let dead = game_of(case).outcome() == Some(Outcome::Draw(DrawReason::DeadPosition));
        assert_eq!(dead, case.truth("auto_draw_modern"), "{}", case.id());
    });
}

#[test]
fn the_books_call_positions_drawn_that_the_laws_let_go_on() {
    each("draw-material", 11, |case| {
        let drawn = book_draw(&case.position());
        assert_eq!(drawn.is_some(), case.truth("book_draw"), "{}", case.id());
        if let Some(drawn) = drawn {
            assert!(drawn.seeds.contains(&case.seed()), "{}", case.id());
        }
        // An example that the Laws have no reason to end the game.
        if let Some(mate) = case.expect("mate_example").as_str() {
            let mate: Position = mate.parse().expect("a legal position");
            assert!(mate.is_checkmate(), "{}", case.id());
            let is_alike = book_draw(&mate).map(|drawn| drawn.reason);
            assert_eq!(is_alike, drawn.map(|drawn| drawn.reason), "{}", case.id());
        }
    });
}

#[test]
fn a_game_survives_taking_back_playing_again_and_storage() {
    let mut game = Game::default();
    let mut games = Vec::new();
    each_position(20, 120, |position, mv| {
        if *game.position() != *position {
            games.push(std::mem::replace(&mut game, Game::from_position(*position)));
        }
        let _ = game.play(mv);
    });
    for game in games.into_iter().skip(1) {
        let mut copy = game.clone();
        let plies = copy.len();
        for _ in 0..plies / 2 {
            copy.undo().expect("there are moves to take back");
        }
        let halfway = copy.clone();
        assert_eq!(
            Game::from_record(&halfway.to_record()).as_ref(),
            Ok(&halfway)
        );
        while copy.redo().is_some() {}
        assert_eq!(copy, game);
        assert_eq!(Game::from_record(&game.to_record()).as_ref(), Ok(&game));
        let read = Game::from_pgn(&game.to_pgn()).expect("what was written can be read");
        assert_eq!((read.start(), read.moves()), (game.start(), game.moves()));
    }
}
