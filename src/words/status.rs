//! The state of the game in one of the fixed texts of the status line.

use game::{DrawReason, Game, Outcome, Victory};
use rules::Color;

use crate::names::color_name;
use crate::table::messages;

messages! {
    status_white_to_move() = "White to move.";
    status_black_to_move() = "Black to move.";
    status_check(color) = "{color} to move. Check!";
    status_mate(color) = "Checkmate. {color} wins.";
    status_stalemate() = "Stalemate. Draw.";
    status_dead() = "Draw by dead position.";
    status_threefold() = "Draw by threefold repetition.";
    status_fivefold() = "Draw by fivefold repetition.";
    status_fifty() = "Draw by the fifty-move rule.";
    status_seventy_five() = "Draw by the seventy-five-move rule.";
    status_agreement() = "Draw by agreement.";
    status_resigned(color, other) = "{color} resigned. {other} wins.";
    status_time(color, other) = "{color} ran out of time. {other} wins.";
    status_time_draw(color, other) = "{color} ran out of time, but {other} cannot mate. Draw.";
    status_annulled() = "Game annulled.";
    result_line(score, status) = "{score} {status}";
    status_abandoned(color, other) = "{color} abandoned the game. {other} wins.";
    status_infraction(color, other) = "{color} made a second illegal move. {other} wins.";
    status_infraction_draw(color, other) = "{color} made a second illegal move, but {other} cannot mate. Draw.";
    status_resigned_draw(color, other) = "{color} resigned, but {other} cannot mate. Draw.";
}

/// The status line.
#[must_use]
pub fn status_text(game: &Game) -> String {
    match game.outcome() {
        Some(outcome) => outcome_text(outcome),
        None => {
            let position = game.position();
            match (position.turn(), position.is_check()) {
                (turn, false) => side_to_move(turn),
                (turn, true) => status_check(&color_name(turn)),
            }
        }
    }
}

/// Whose move it is: "White to move."
#[must_use]
pub fn side_to_move(turn: Color) -> String {
    match turn {
        Color::White => status_white_to_move(),
        Color::Black => status_black_to_move(),
    }
}

/// How a game ended.
#[must_use]
pub fn outcome_text(outcome: Outcome) -> String {
    match outcome {
        Outcome::Win {
            winner,
            by: Victory::Checkmate,
        } => status_mate(&color_name(winner)),
        Outcome::Win {
            winner,
            by: Victory::Resignation,
        } => of(status_resigned, winner.other()),
        Outcome::Win {
            winner,
            by: Victory::Time,
        } => of(status_time, winner.other()),
        Outcome::Win {
            winner,
            by: Victory::Abandonment,
        } => of(status_abandoned, winner.other()),
        Outcome::Win {
            winner,
            by: Victory::Infraction,
        } => of(status_infraction, winner.other()),
        Outcome::Draw(reason) => draw_text(reason),
        Outcome::Annulled => status_annulled(),
    }
}

/// A text about what a side did, and the other one.
fn of(text: fn(&str, &str) -> String, by: Color) -> String {
    text(&color_name(by), &color_name(by.other()))
}

fn draw_text(reason: DrawReason) -> String {
    match reason {
        DrawReason::Stalemate => status_stalemate(),
        DrawReason::DeadPosition => status_dead(),
        DrawReason::Threefold => status_threefold(),
        DrawReason::Fivefold => status_fivefold(),
        DrawReason::FiftyMove => status_fifty(),
        DrawReason::SeventyFiveMove => status_seventy_five(),
        DrawReason::Agreement => status_agreement(),
        DrawReason::TimeWithoutMate(by) => of(status_time_draw, by),
        DrawReason::ResignationWithoutMate(by) => of(status_resigned_draw, by),
        DrawReason::InfractionWithoutMate(by) => of(status_infraction_draw, by),
    }
}

/// The last line of the score: "1–0 Checkmate. White wins."; empty while the game goes on.
#[must_use]
pub fn result_text(game: &Game) -> String {
    let score = match game.outcome() {
        None => return String::new(),
        Some(Outcome::Win { winner, .. }) => winner.fold_wb("1–0", "0–1"),
        Some(Outcome::Draw(_)) => "½–½",
        Some(Outcome::Annulled) => "–",
    };
    result_line(score, &status_text(game))
}
