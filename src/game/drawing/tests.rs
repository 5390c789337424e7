//! Articles of the FIDE Laws of Chess in force from 1 January 2023, each in our own words and
//! cited by its number.

use rules::Color;

use crate::tests::{WALL, from_fen, play, played};
use crate::{DrawReason, Game, OfferError, Outcome, Victory};

fn won(winner: Color, by: Victory) -> Option<Outcome> {
    Some(Outcome::Win { winner, by })
}

/// Article 5.1.2: who resigns loses, and the game ends at once.
#[test]
fn a_resignation_loses_while_the_opponent_can_still_mate() {
    let mut game = Game::default();
    game.resign(Color::White).unwrap();
    assert_eq!(game.outcome(), won(Color::Black, Victory::Resignation));
    // A pawn can become a queen.
    let mut game = from_fen("4k3/7p/8/8/8/8/8/Q3K3 w - - 0 1");
    game.resign(Color::White).unwrap();
    assert_eq!(game.outcome(), won(Color::Black, Victory::Resignation));
    // With the help of a black pawn even a knight alone can mate.
    let mut game = from_fen("8/8/8/8/8/p1N5/8/k1K5 b - - 0 1");
    game.resign(Color::Black).unwrap();
    assert_eq!(game.outcome(), won(Color::White, Victory::Resignation));
}

/// Article 5.1.2: the game is drawn if the opponent cannot mate by any series of legal moves.
#[test]
fn a_resignation_is_a_draw_against_a_side_that_can_never_mate() {
    let bare_king = "4k3/8/8/8/8/8/8/Q3K3 w - - 0 1";
    let knight = "4k3/8/8/8/8/8/3NK3/7q b - - 0 1";
    for (fen, resigned) in [(bare_king, Color::White), (knight, Color::Black)] {
        let mut game = from_fen(fen);
        game.resign(resigned).unwrap();
        let drawn = Outcome::Draw(DrawReason::ResignationWithoutMate(resigned));
        assert_eq!(game.outcome(), Some(drawn), "{fen}");
        let again = Game::from_record(&game.to_record()).unwrap();
        assert_eq!(again, game);
        assert_eq!(game.undo(), None);
        assert_eq!(game.outcome(), None);
    }
    // The other side resigns to the queen.
    let mut game = from_fen(bare_king);
    game.resign(Color::Black).unwrap();
    assert_eq!(game.outcome(), won(Color::White, Victory::Resignation));
}

/// Article 5.1.2 asks for any series of legal moves, so a proof counts that no glance shows.
#[test]
fn a_resignation_behind_a_wall_that_holds_for_ever_is_a_draw() {
    for resigned in Color::ALL {
        let mut game = from_fen(WALL);
        game.resign(resigned).unwrap();
        let drawn = Outcome::Draw(DrawReason::ResignationWithoutMate(resigned));
        assert_eq!(game.outcome(), Some(drawn));
    }
}

/// Article 6.9: who has run out of time loses, except against a side that cannot mate by any
/// series of legal moves.
#[test]
fn a_flag_that_falls_is_a_draw_against_a_side_that_can_never_mate() {
    let mut game = from_fen("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    game.run_out_of_time(Color::White).unwrap();
    let drawn = Outcome::Draw(DrawReason::TimeWithoutMate(Color::White));
    assert_eq!(game.outcome(), Some(drawn));
    let mut game = from_fen("4k3/8/8/8/8/8/8/Q3K3 b - - 0 1");
    game.run_out_of_time(Color::Black).unwrap();
    assert_eq!(game.outcome(), won(Color::White, Victory::Time));
}

/// A game that an earlier version stored as lost is read as article 5.1.2 has it.
#[test]
fn a_stored_resignation_to_a_bare_king_is_read_as_a_draw() {
    let mut game = from_fen("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
    game.resign(Color::White).unwrap();
    let record = game.to_record();
    let (_, body) = record.split_once('\n').unwrap();
    let body = body.replace("resigned-drawn", "resigned");
    let old = format!(
        "jadoube-game 1 {:08x}\n{body}",
        crate::record::crc32(body.as_bytes())
    );
    assert_eq!(Game::from_record(&old).unwrap(), game);
}

/// Article 5.2.3: a draw can be agreed only when both players have made a move.
#[test]
fn no_draw_is_offered_before_both_sides_have_moved() {
    for moves in ["", "e4"] {
        let mut game = played(moves);
        for by in Color::ALL {
            assert_eq!(game.offer_draw(by), Err(OfferError::TooEarly), "{moves}");
        }
        assert_eq!(game.draw_offer(), None);
        assert_eq!(game.accept_draw(), Err(OfferError::NoOffer));
    }
    let mut game = played("e4 e5");
    game.offer_draw(Color::White).unwrap();
    game.accept_draw().unwrap();
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Agreement)));
}

/// Article 5.2.3: taking the second move back brings the time before it back.
#[test]
fn a_move_taken_back_counts_as_not_made() {
    let mut game = played("e4 e5");
    game.undo();
    assert_eq!(game.offer_draw(Color::Black), Err(OfferError::TooEarly));
    game.redo();
    assert_eq!(game.offer_draw(Color::White), Ok(()));
}

/// Article 5.2.3 speaks of the game, not of what was entered: at move 40 both have moved.
#[test]
fn a_game_taken_up_at_a_later_move_has_moves_of_both_sides_behind_it() {
    let mut late = from_fen("4k3/8/8/8/8/8/4P3/4K3 w - - 0 40");
    assert_eq!(late.offer_draw(Color::White), Ok(()));
    let mut first = from_fen("4k3/8/8/8/8/8/4P3/4K3 b - - 0 1");
    assert_eq!(first.offer_draw(Color::Black), Err(OfferError::TooEarly));
    play(&mut first, "Kd7");
    assert_eq!(first.offer_draw(Color::White), Err(OfferError::TooEarly));
    play(&mut first, "e4");
    assert_eq!(first.offer_draw(Color::Black), Ok(()));
}
