//! Leaving a game.

use rules::{Color, Position};

use super::{Consequence, Leaving};
use crate::Code;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
/// Black has a king alone.
const LONE: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

fn consequence(leaving: Leaving, code: Code, fen: &str, by: Color) -> Consequence {
    let position: Position = fen.parse().unwrap();
    leaving.consequence(code, &position, by)
}

/// Seed 000, law XIV.
#[test]
fn the_old_law_counts_every_way_of_leaving_as_lost() {
    for leaving in Leaving::ALL {
        let expected = match leaving {
            Leaving::ClosesPage => Consequence::Waits,
            _ => Consequence::Lost,
        };
        let found = consequence(leaving, Code::Seed000, LONE, Color::White);
        assert_eq!(found, expected, "{leaving}");
    }
}

/// FIDE 5.1.2; seed 002: “the game is counted as a loss to him”.
#[test]
fn resigning_draws_today_if_the_opponent_could_never_mate() {
    let resigns = |code, by| consequence(Leaving::Resigns, code, LONE, by);
    assert_eq!(resigns(Code::Fide, Color::White), Consequence::Drawn);
    assert_eq!(resigns(Code::Fide, Color::Black), Consequence::Lost);
    assert_eq!(resigns(Code::Seed002, Color::White), Consequence::Lost);
    assert_eq!(resigns(Code::Seed004, Color::White), Consequence::Drawn);
}

/// FIDE 6.9, 7.4.1, 11.7.
#[test]
fn today_the_clock_the_player_or_the_arbiter_settles_the_rest() {
    for (leaving, expected) in [
        (Leaving::Abandons, Consequence::ClockRuns),
        (Leaving::StopsMoving, Consequence::ClockRuns),
        (Leaving::UpsetsBoard, Consequence::Restore),
        (Leaving::RefusesLaws, Consequence::Lost),
        (Leaving::ClosesPage, Consequence::Waits),
    ] {
        for code in [Code::Fide, Code::Seed002, Code::Seed004] {
            let found = consequence(leaving, code, START, Color::Black);
            assert_eq!(found, expected, "{leaving} {code}");
        }
    }
}

#[test]
fn names_are_read_back() {
    for leaving in Leaving::ALL {
        assert_eq!(leaving.to_string().parse(), Ok(leaving));
    }
}
