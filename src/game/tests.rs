use rules::{Color, Position, Role, Square};

use crate::{
    ClaimError, ClaimReason, DrawReason, Game, LongGames, OfferError, Outcome, PlayError,
    RecordError, Victory,
};

pub(crate) fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let mv = notation::san::read(game.position(), text)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
        game.play(mv)
            .unwrap_or_else(|error| panic!("{text}: {error}"));
    }
}

pub(crate) fn played(moves: &str) -> Game {
    let mut game = Game::default();
    play(&mut game, moves);
    game
}

pub(crate) fn from_fen(fen: &str) -> Game {
    Game::from_position(fen.parse::<Position>().unwrap())
}

pub(crate) fn mv(game: &Game, text: &str) -> rules::Move {
    notation::san::read(game.position(), text).unwrap()
}

pub(crate) const SHUFFLE: &str = "Nf3 Nf6 Ng1 Ng8 ";

#[test]
fn mate_ends_the_game_and_nothing_follows() {
    let mut game = played("f3 e5 g4 Qh4#");
    let mate = Outcome::Win {
        winner: Color::Black,
        by: Victory::Checkmate,
    };
    assert_eq!(game.outcome(), Some(mate));
    let any = rules::Move::default();
    assert_eq!(game.play(any), Err(PlayError::Over(mate)));
    assert_eq!(game.resign(Color::White), Err(OfferError::Over(mate)));
    assert!(game.claims().is_empty());
    assert_eq!(game.len(), 4);
}

#[test]
fn a_mate_on_the_hundred_and_fiftieth_half_move_is_a_mate() {
    let mut game = from_fen("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
    play(&mut game, "Ra8#");
    assert!(matches!(
        game.outcome(),
        Some(Outcome::Win {
            by: Victory::Checkmate,
            ..
        })
    ));
}

#[test]
fn stalemate_dead_positions_and_seventy_five_moves_end_by_themselves() {
    let mut stalemate = from_fen("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    play(&mut stalemate, "Qf7");
    assert_eq!(
        stalemate.outcome(),
        Some(Outcome::Draw(DrawReason::Stalemate))
    );
    let mut dead = from_fen("4k3/8/8/8/8/8/4p3/4K3 w - - 0 1");
    play(&mut dead, "Kxe2");
    assert_eq!(
        dead.outcome(),
        Some(Outcome::Draw(DrawReason::DeadPosition))
    );
    let mut long = from_fen("7k/8/6K1/8/8/8/8/R7 w - - 149 120");
    play(&mut long, "Ra2");
    assert_eq!(
        long.outcome(),
        Some(Outcome::Draw(DrawReason::SeventyFiveMove))
    );
}

#[test]
fn the_third_occurrence_can_be_claimed_and_the_fifth_ends_the_game() {
    let mut game = played(&SHUFFLE.repeat(2));
    assert_eq!(game.repetitions(), 3);
    assert_eq!(game.claims().now, [ClaimReason::Threefold]);
    assert_eq!(game.outcome(), None);
    play(&mut game, &SHUFFLE.repeat(2));
    assert_eq!(game.repetitions(), 5);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Fivefold)));
}

#[test]
fn a_repetition_can_be_claimed_with_the_move_that_completes_it() {
    let mut game = played(&(SHUFFLE.to_owned() + "Nf3 Nf6 Ng1"));
    let claims = game.claims();
    assert!(claims.now.is_empty());
    let ng8 = mv(&game, "Ng8");
    assert_eq!(claims.with_move, [(ng8, ClaimReason::Threefold)]);
    game.claim(ClaimReason::Threefold, Some(ng8)).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Threefold)));
    assert_eq!(game.san(game.len() - 1), "Ng8");
}

#[test]
fn lost_castling_rights_make_another_position() {
    let game = played("e4 e5 Ke2 Ke7 Ke1 Ke8 Ke2 Ke7 Ke1 Ke8");
    assert_eq!(game.repetitions(), 2);
    assert!(game.claims().now.is_empty());
}

#[test]
fn an_en_passant_right_makes_another_position_only_if_it_is_real() {
    // After e4 no black pawn can take in passing, so the position counts from the first time.
    let game = played("e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
    assert_eq!(game.repetitions(), 3);
    // Here one could: the first occurrence is another position.
    let mut game = from_fen("4k1n1/8/8/8/3p4/8/4P3/4K1N1 w - - 0 1");
    play(&mut game, "e4 Nf6 Nf3 Ng8 Ng1 Nf6 Nf3 Ng8 Ng1");
    assert_eq!(game.repetitions(), 2);
}

#[test]
fn fifty_moves_can_be_claimed_now_or_with_the_next_move() {
    let mut game = from_fen("8/8/8/4k3/8/4K3/8/R7 w - - 99 80");
    let claims = game.claims();
    assert!(claims.now.is_empty());
    assert_eq!(claims.with_move.len(), game.position().legal_moves().len());
    let move_count = claims.with_move.len();
    assert!(move_count > 0);
    play(&mut game, "Ra2");
    assert_eq!(game.claims().now, [ClaimReason::FiftyMove]);
    assert!(game.claims().with_move.is_empty());
    game.claim(ClaimReason::FiftyMove, None).unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::FiftyMove)));
    assert!(
        from_fen("8/8/8/4k3/8/4K3/8/R7 w - - 98 79")
            .claims()
            .is_empty()
    );
}

#[test]
fn a_capture_or_a_pawn_move_never_completes_fifty_moves() {
    let game = from_fen("8/8/8/4k3/8/4K3/7p/R7 b - - 99 80");
    assert!(
        game.claims()
            .with_move
            .iter()
            .all(|(mv, _)| mv.role() == Role::King)
    );
}

#[test]
fn after_a_wrong_claim_the_game_goes_on_with_the_intended_move() {
    let mut game = Game::default();
    let wrong = ClaimError::NotEstablished(ClaimReason::Threefold);
    assert_eq!(game.claim(ClaimReason::Threefold, None), Err(wrong.clone()));
    assert_eq!((game.len(), game.outcome()), (0, None));
    let e4 = mv(&game, "e4");
    assert_eq!(game.claim(ClaimReason::Threefold, Some(e4)), Err(wrong));
    assert_eq!((game.len(), game.outcome()), (1, None));
    assert!(matches!(
        game.claim(ClaimReason::FiftyMove, Some(e4)),
        Err(ClaimError::Illegal(_))
    ));
    assert_eq!(game.len(), 1);
}

#[test]
fn a_draw_can_be_claimed_for_players_who_want_that() {
    let mut game = played(&SHUFFLE.repeat(2));
    assert_eq!(game.auto_claim(), Some(ClaimReason::Threefold));
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Threefold)));
    assert_eq!(game.auto_claim(), None);
    assert_eq!(Game::default().auto_claim(), None);
}

#[test]
fn an_offer_stands_until_the_other_side_answers_or_moves() {
    let mut game = played("e4 e5");
    assert_eq!(game.accept_draw(), Err(OfferError::NoOffer));
    game.offer_draw(Color::White).unwrap();
    assert_eq!(
        game.offer_draw(Color::White),
        Err(OfferError::AlreadyOffered)
    );
    play(&mut game, "Nf3");
    assert_eq!(game.draw_offer(), Some(Color::White));
    play(&mut game, "Nc6");
    assert_eq!(game.draw_offer(), None);
    game.offer_draw(Color::Black).unwrap();
    game.decline_draw().unwrap();
    assert_eq!(game.draw_offer(), None);
    game.offer_draw(Color::White).unwrap();
    game.accept_draw().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}

#[test]
fn time_loses_unless_the_other_side_cannot_mate() {
    let mut game = Game::default();
    game.run_out_of_time(Color::White).unwrap();
    let lost = Outcome::Win {
        winner: Color::Black,
        by: Victory::Time,
    };
    assert_eq!(game.outcome(), Some(lost));
    let mut game = from_fen("4k3/8/8/8/8/8/8/R3K3 w - - 0 1");
    game.run_out_of_time(Color::White).unwrap();
    let drawn = Outcome::Draw(DrawReason::TimeWithoutMate(Color::White));
    assert_eq!(game.outcome(), Some(drawn));
}

#[test]
fn a_knight_wins_no_game_on_time_against_a_queen() {
    let mut game = from_fen("4k3/8/8/8/8/8/3NK3/7q b - - 0 1");
    game.run_out_of_time(Color::Black).unwrap();
    let drawn = Outcome::Draw(DrawReason::TimeWithoutMate(Color::Black));
    assert_eq!(game.outcome(), Some(drawn));
    let restored = Game::from_record(&game.to_record()).unwrap();
    assert_eq!(restored, game);
}

/// Black has to take the queen, and then no king passes the wall.
pub(crate) const WALL: &str = "Q7/k7/p1p1p1p1/PpPpPpPp/1P1P1P1P/8/7K/8 b - - 0 1";

#[test]
fn a_move_that_leaves_only_a_wall_ends_the_game() {
    let mut game = from_fen(WALL);
    play(&mut game, "Kxa8");
    let dead = Outcome::Draw(DrawReason::DeadPosition);
    assert_eq!(game.outcome(), Some(dead));
}

#[test]
fn a_position_proved_dead_later_ends_the_game() {
    let mut game = from_fen(WALL);
    assert_eq!(game.outcome(), None);
    let mut check = game.check_dead().unwrap();
    assert!(!game.end_if_dead(&check));
    while check.step(100).is_none() {}
    assert!(!Game::default().end_if_dead(&check));
    assert!(game.end_if_dead(&check));
    let dead = Outcome::Draw(DrawReason::DeadPosition);
    assert_eq!(game.outcome(), Some(dead));
    assert!(game.check_dead().is_none());
    let restored = Game::from_record(&game.to_record()).unwrap();
    assert_eq!(restored, game);
    assert_eq!(game.undo(), None);
    assert_eq!(game.outcome(), None);
}

#[test]
fn taking_back_reopens_the_game_and_redo_plays_it_again() {
    let mut game = played("f3 e5 g4 Qh4#");
    let mate = game.clone();
    assert_eq!(game.undo().map(|mv| mv.to()), Some(Square::H4));
    assert_eq!(game.outcome(), None);
    assert!(game.can_redo());
    game.redo().unwrap();
    assert_eq!(game, mate);
    assert!(!game.can_redo());
    game.undo();
    play(&mut game, "d5");
    assert!(!game.can_redo());
}

#[test]
fn taking_back_after_a_resignation_takes_the_last_move_back_too() {
    let mut game = played("e4 e5");
    game.resign(Color::White).unwrap();
    assert!(matches!(
        game.outcome(),
        Some(Outcome::Win {
            by: Victory::Resignation,
            ..
        })
    ));
    assert!(game.undo().is_some());
    assert_eq!((game.len(), game.outcome()), (1, None));
    let mut game = Game::default();
    game.resign(Color::White).unwrap();
    assert!(game.can_undo());
    assert_eq!(game.undo(), None);
    assert_eq!(game.outcome(), None);
}

#[test]
fn captured_pieces_and_the_difference_follow_the_shown_ply() {
    let game = played("e4 d5 exd5 Qxd5 Nc3 Qxg2 Bxg2");
    assert_eq!(game.captured(7).white, [Role::Queen, Role::Pawn]);
    assert_eq!(game.captured(7).black, [Role::Pawn, Role::Pawn]);
    assert_eq!(game.material_difference(7), 8);
    assert_eq!(game.material_difference(3), 1);
    assert_eq!(game.captured(2).white, []);
}

#[test]
fn a_rook_for_a_minor_piece_is_the_exchange_up() {
    let up = |fen: &str| from_fen(fen).exchange_up(0);
    // A rook against a knight, and against a bishop with two pawns.
    for fen in [
        "4k1n1/8/8/8/8/8/8/R3K3 w - - 0 1",
        "4kb2/5pp1/8/8/8/8/8/R3K3 w - - 0 1",
    ] {
        assert_eq!(up(fen), Some(Color::White), "{fen}");
    }
    assert_eq!(up("r3k3/8/8/8/8/8/8/4KB2 w - - 0 1"), Some(Color::Black));
    // Two minor pieces for a rook, a rook more, a queen in between: none of these.
    for fen in [
        "4kbn1/8/8/8/8/8/8/R3K3 w - - 0 1",
        "4k3/8/8/8/8/8/8/R3K3 w - - 0 1",
        "3qkb2/8/8/8/8/8/8/R3K3 w - - 0 1",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ] {
        assert_eq!(up(fen), None, "{fen}");
    }
}

#[test]
fn a_record_brings_everything_back() {
    let mut game = played("e4 e5 Nf3 Nc6 Bb5 a6");
    game.set_tags(vec![("White".to_owned(), "X. and \"Y\"".to_owned())]);
    game.undo();
    game.undo();
    game.offer_draw(Color::Black).unwrap();
    assert_eq!(Game::from_record(&game.to_record()).unwrap(), game);
    game.decline_draw().unwrap();
    game.resign(Color::Black).unwrap();
    let again = Game::from_record(&game.to_record()).unwrap();
    assert_eq!(again, game);
    assert_eq!(again.undone().len(), 2);
    let fresh = Game::default();
    assert_eq!(Game::from_record(&fresh.to_record()).unwrap(), fresh);
}

#[test]
fn a_damaged_record_is_an_error() {
    let record = played("e4 e5").to_record();
    assert_eq!(Game::from_record(""), Err(RecordError::NotARecord));
    assert_eq!(
        Game::from_record("hello\nworld"),
        Err(RecordError::NotARecord)
    );
    assert_eq!(
        Game::from_record(&record.replace("e7e5", "e7e6")),
        Err(RecordError::Checksum)
    );
    assert_eq!(
        Game::from_record(&record.replace("game 1", "game 4")),
        Err(RecordError::Newer { version: 4 })
    );
    for end in 0..record.len() {
        assert!(Game::from_record(&record[..end]).is_err(), "{end}");
    }
}

/// Seed 000, law XI, knows neither of today's ends.
#[test]
fn a_game_that_gets_nowhere_goes_on_where_fifty_moves_are_counted_by_call() {
    let go_on = |game: Game| game.with_long_games(LongGames::GoOn);
    let kept = |game: &Game| Game::from_record(&game.to_record());
    let mut repeated = go_on(Game::default());
    play(&mut repeated, &SHUFFLE.repeat(5));
    assert_eq!((repeated.repetitions(), repeated.outcome()), (6, None));
    assert_eq!(kept(&repeated).as_ref(), Ok(&repeated));
    let mut long = go_on(from_fen("7k/8/6K1/8/8/8/8/R7 w - - 149 120"));
    play(&mut long, "Ra2 Kg8");
    long.undo();
    assert_eq!(long.outcome(), None);
    assert_eq!(kept(&long).as_ref(), Ok(&long));
    assert!(long.to_record().starts_with("jadoube-game 3 "));
    // The other ends still come by themselves.
    play(&mut long, "Kg8 Ra8#");
    assert!(long.outcome().is_some());
}

#[test]
fn a_stored_game_that_does_not_say_that_it_goes_on_ended_as_it_did() {
    let mut game = played(&SHUFFLE.repeat(4));
    let record = game.to_record();
    assert!(record.starts_with("jadoube-game 1 "), "{record}");
    let fivefold = Some(Outcome::Draw(DrawReason::Fivefold));
    assert_eq!(Game::from_record(&record).unwrap().outcome(), fivefold);
    game = game.with_long_games(LongGames::GoOn);
    let body = game.to_record();
    let (_, body) = body.split_once('\n').unwrap();
    let changed = |from: &str, to: &str| {
        let body = body.replace(from, to);
        Game::from_record(&format!(
            "jadoube-game 3 {:08x}\n{body}",
            crate::crc32(body.as_bytes())
        ))
    };
    assert_eq!(changed("", ""), Ok(game));
    assert_eq!(changed("go-on", "end"), Err(RecordError::Line(3)));
}
