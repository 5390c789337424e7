//! How the end of a game is written in PGN, and read back.

use rules::Color;

use crate::tests::{SHUFFLE, WALL, from_fen, mv, play, played};
use crate::{ClaimReason, DrawReason, Game, LongGames, OfferError, Outcome, Victory};

/// The game as it is read back from its own PGN, which names its end by this word.
#[track_caller]
fn again(game: &Game, word: &str) -> Game {
    let text = game.to_pgn();
    assert!(
        text.contains(&format!("[Termination \"{word}\"]")),
        "{text}"
    );
    assert!(!text.contains("Ending"), "{text}");
    let again = Game::from_pgn(&text).unwrap();
    assert_eq!(again.to_pgn(), text);
    assert_eq!(
        (again.moves(), again.outcome()),
        (game.moves(), game.outcome()),
        "{text}"
    );
    again
}

#[test]
fn pgn_keeps_the_moves_the_tags_and_the_end() {
    let mut game = played("e4 e5 Nf3");
    game.set_tags(vec![("White".to_owned(), "X.".to_owned())]);
    game.resign(Color::Black).unwrap();
    let text = game.to_pgn();
    assert!(
        text.contains("[White \"X.\"]") && text.ends_with("1. e4 e5 2. Nf3 1-0\n"),
        "{text}"
    );
    let tags = again(&game, "normal").tags().to_vec();
    assert!(tags.contains(&("White".to_owned(), "X.".to_owned())));
    assert!(!tags.iter().any(|(name, _)| name == "Termination"));
}

#[test]
fn ends_on_the_board_are_normal() {
    again(&played("f3 e5 g4 Qh4#"), "normal");
    again(&played(&SHUFFLE.repeat(4)), "normal");
    let mut stalemate = from_fen("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1");
    play(&mut stalemate, "Qf7");
    again(&stalemate, "normal");
}

#[test]
fn a_game_that_goes_on_has_no_end_to_name() {
    let text = played("e4 e5").to_pgn();
    assert!(
        !text.contains("Termination") && text.ends_with("1. e4 e5 *\n"),
        "{text}"
    );
}

#[test]
fn claimed_and_agreed_draws_are_told_apart() {
    let mut claimed = played(&SHUFFLE.repeat(2));
    let mut agreed = claimed.clone();
    claimed.claim(ClaimReason::Threefold, None).unwrap();
    again(&claimed, "normal");
    agreed.offer_draw(Color::White).unwrap();
    agreed.accept_draw().unwrap();
    again(&agreed, "normal");
    assert!(agreed.to_pgn().ends_with("{draw by agreement} 1/2-1/2\n"));
    let mut fifty = from_fen("8/8/8/4k3/8/4K3/8/R7 w - - 99 80");
    let ra2 = mv(&fifty, "Ra2");
    fifty.claim(ClaimReason::FiftyMove, Some(ra2)).unwrap();
    again(&fifty, "normal");
}

#[test]
fn resignations_and_flags_are_read_back_for_both_sides() {
    for fen in [
        "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1",
        "4k3/8/8/8/8/8/3NK3/7q b - - 0 1",
        "4k3/7p/8/8/8/8/8/Q3K3 w - - 0 1",
    ] {
        for side in Color::ALL {
            let mut resigned = from_fen(fen);
            resigned.resign(side).unwrap();
            again(&resigned, "normal");
            let mut flagged = from_fen(fen);
            flagged.run_out_of_time(side).unwrap();
            again(&flagged, "time forfeit");
        }
    }
}

#[test]
fn dead_positions_and_annulled_games_are_read_back() {
    let mut dead = from_fen(WALL);
    let mut check = dead.check_dead().unwrap();
    while check.step(1000).is_none() {}
    assert!(dead.end_if_dead(&check));
    again(&dead, "normal");
    let mut annulled = played("e4");
    annulled.annul().unwrap();
    again(&annulled, "abandoned");
    for side in Color::ALL {
        let mut left = played("e4");
        left.abandon(side).unwrap();
        again(&left, "abandoned");
    }
}

/// Article 7.5.5. The words of the standard are also used of other laws that were broken.
#[test]
fn a_second_illegal_move_is_a_rules_infraction_and_read_back() {
    for (fen, is_drawn) in [
        ("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1", true),
        ("4k3/8/8/8/8/8/3NK3/7q b - - 0 1", true),
        ("4k3/7p/8/8/8/8/8/Q3K3 w - - 0 1", false),
        ("4k3/7p/8/8/8/8/8/Q3K3 b - - 0 1", false),
    ] {
        let mut lost = from_fen(fen);
        let side = lost.position().turn();
        lost.lose_by_infraction().unwrap();
        let outcome = if is_drawn {
            Outcome::Draw(DrawReason::InfractionWithoutMate(side))
        } else {
            Outcome::Win {
                winner: side.other(),
                by: Victory::Infraction,
            }
        };
        assert_eq!(lost.outcome(), Some(outcome), "{fen}");
        again(&lost, "rules infraction");
        assert_eq!(Game::from_record(&lost.to_record()).as_ref(), Ok(&lost));
    }
    let refused = played("f3 e5 g4 Qh4#").lose_by_infraction();
    assert!(refused.is_err(), "the moves have ended the game");
}

#[test]
fn a_comment_is_found_where_its_line_is_broken() {
    let mut game = played("e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O h3 Nb8");
    for wait in ["d4", "Nbd7", "Nbd2"] {
        play(&mut game, wait);
        let mut agreed = game.clone();
        agreed.offer_draw(Color::White).unwrap();
        agreed.accept_draw().unwrap();
        again(&agreed, "normal");
    }
}

#[test]
fn what_earlier_versions_wrote_is_still_read() {
    let read = |text: &str| Game::from_pgn(text).unwrap().outcome();
    let agreed = read("[Ending \"agreement\"]\n\n1. e4 e5 1/2-1/2");
    assert_eq!(agreed, Some(Outcome::Draw(DrawReason::Agreement)));
    let time = read("[Ending \"time white\"]\n\n1. e4 e5 0-1");
    assert_eq!(
        time.map(Outcome::result),
        Some(record::GameResult::BlackWins)
    );
    // Article 5.1.2, which they did not know.
    let drawn = read(
        "[Ending \"resigned white\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/Q3K3 w - - 0 1\"]\n\n0-1",
    );
    let without_mate = DrawReason::ResignationWithoutMate(Color::White);
    assert_eq!(drawn, Some(Outcome::Draw(without_mate)));
}

#[test]
fn a_result_that_nothing_explains_is_not_believed() {
    for text in [
        "1. e4 e5 1-0",
        "[Ending \"resigned white\"]\n\n1. e4 e5 1-0",
        "[Termination \"adjudication\"]\n\n1. e4 e5 1-0",
        "[Termination \"rules infraction\"]\n\n1. e4 e5 0-1",
        // It was White's turn.
        "[Termination \"rules infraction\"]\n\n1. e4 e5 {second illegal move} 1-0",
        // Nobody can have claimed a draw, and nothing says that one was agreed.
        "[Termination \"normal\"]\n\n1. e4 e5 1/2-1/2",
        // Article 5.2.3.
        "[Termination \"normal\"]\n\n1. e4 {draw by agreement} 1/2-1/2",
        // Either side could still mate.
        "[Termination \"time forfeit\"]\n\n1. e4 e5 1/2-1/2",
        "[Termination \"normal\"]\n\n1. e4 e5 {dead position} 1/2-1/2",
        "[Termination \"normal\"]\n\n1. e4 e5 {White resigned} 1/2-1/2",
        "[Termination \"abandoned\"]\n\n1. e4 e5 *",
    ] {
        let game = Game::from_pgn(text).unwrap();
        assert_eq!(game.outcome(), None, "{text}");
        assert!(game.to_pgn().ends_with(" *\n"), "{text}");
    }
}

#[test]
fn the_words_of_other_programs_are_read_in_any_case() {
    let game = Game::from_pgn("[Termination \"Time forfeit\"]\n\n1. e4 e5 0-1").unwrap();
    assert_eq!(words(&game), "time forfeit");
    let game = Game::from_pgn("[Termination \"Normal\"]\n\n1. e4 e5 {[%clk 0:01:00]} 1-0").unwrap();
    assert_eq!(words(&game), "normal");
}

fn words(game: &Game) -> String {
    let text = game.to_pgn();
    let (_, rest) = text.split_once("[Termination \"").unwrap();
    rest.split('"').next().unwrap().to_owned()
}

/// Seed 000, law XI: where fifty moves are counted by call, nothing ends such a game by itself.
#[test]
fn a_game_that_went_on_by_its_law_is_read_back_whole() {
    let law = |name: &str| vec![("Law".to_owned(), name.to_owned())];
    let of = |plies: usize| {
        let mut game = Game::default().with_long_games(LongGames::GoOn);
        let moves = SHUFFLE.repeat(5) + "e4";
        let moves: Vec<&str> = moves.split(' ').take(plies).collect();
        play(&mut game, &moves.join(" "));
        game.set_tags(law("seed-000"));
        game
    };
    for plies in [16, 21] {
        let open = of(plies);
        let read = Game::from_pgn(&open.to_pgn()).unwrap();
        assert_eq!((read.len(), read.outcome()), (plies, None));
        let mut resigned = open;
        resigned.resign(Color::Black).unwrap();
        again(&resigned, "normal");
    }
    // Other laws, and games that ended when nobody knew better.
    let mut ended = played(&SHUFFLE.repeat(4));
    ended.set_tags(law("seed-000"));
    again(&ended, "normal");
    let mut other = of(21);
    other.set_tags(law("fide"));
    assert_eq!(Game::from_pgn(&other.to_pgn()).unwrap().len(), 16);
}

/// Seed 000, law XI: the moves are counted from a call, whatever is taken or moved meanwhile.
#[test]
fn a_draw_by_fifty_moves_from_a_call_is_told_as_one() {
    let mut game = played("e4 e5").with_long_games(LongGames::GoOn);
    game.set_tags(vec![(crate::LAW_TAG.to_owned(), "seed-000".to_owned())]);
    let by_count = Some(Outcome::Draw(DrawReason::FiftyMove));
    play(&mut game, &"Nf3 Nf6 Ng1 Ng8 ".repeat(24));
    let refused = game.draw_by_count();
    assert_eq!(refused, Err(OfferError::TooEarly), "98 moves");
    play(&mut game, "Nf3 Nf6 Nxe5 d6");
    game.offer_draw(Color::White).unwrap();
    assert_eq!(game.draw_by_count(), Ok(()));
    assert_eq!((game.outcome(), game.draw_offer()), (by_count, None));
    assert_eq!(Game::from_record(&game.to_record()).as_ref(), Ok(&game));
    assert!(again(&game, "normal").is_drawn_by_count());
    // Fewer moves, and today's laws, under which a capture restarts the count.
    let short = "1. e4 e5 {draw by fifty moves from a call} 1/2-1/2";
    assert_eq!(Game::from_pgn(short).unwrap().outcome(), None);
    let mut today = Game::from_position(*game.start());
    for mv in &game.moves()[..8] {
        today.play(*mv).unwrap();
    }
    assert!(today.draw_by_count().is_err());
}
