//! The state of the game in one of the fixed texts of the status line.

use game::{DrawReason, Game, Outcome, Victory};
use rules::Color;

use crate::table::messages;
use crate::touched::ended_by_illegal_move;

messages! {
    status_white_to_move() = "White to move.";
    status_black_to_move() = "Black to move.";
    status_white_check() = "White to move. Check!";
    status_black_check() = "Black to move. Check!";
    status_mate_white() = "Checkmate. White wins.";
    status_mate_black() = "Checkmate. Black wins.";
    status_stalemate() = "Stalemate. Draw.";
    status_dead() = "Draw by dead position.";
    status_threefold() = "Draw by threefold repetition.";
    status_fivefold() = "Draw by fivefold repetition.";
    status_fifty() = "Draw by the fifty-move rule.";
    status_seventy_five() = "Draw by the seventy-five-move rule.";
    status_agreement() = "Draw by agreement.";
    status_white_resigned() = "White resigned. Black wins.";
    status_black_resigned() = "Black resigned. White wins.";
    status_white_time() = "White ran out of time. Black wins.";
    status_black_time() = "Black ran out of time. White wins.";
    status_white_time_draw() = "White ran out of time, but Black cannot mate. Draw.";
    status_black_time_draw() = "Black ran out of time, but White cannot mate. Draw.";
    status_annulled() = "Game annulled.";
    result_line(score, status) = "{score} {status}";
    status_white_abandoned() = "White abandoned the game. Black wins.";
    status_black_abandoned() = "Black abandoned the game. White wins.";
    status_white_resigned_draw() = "White resigned, but Black cannot mate. Draw.";
    status_black_resigned_draw() = "Black resigned, but White cannot mate. Draw.";
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
                (Color::White, true) => status_white_check(),
                (Color::Black, true) => status_black_check(),
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
    let by = |winner: Color, white: fn() -> String, black: fn() -> String| {
        winner.fold_wb(white, black)()
    };
    match outcome {
        Outcome::Win {
            winner,
            by: Victory::Checkmate,
        } => by(winner, status_mate_white, status_mate_black),
        Outcome::Win {
            winner,
            by: Victory::Resignation,
        } => by(winner, status_black_resigned, status_white_resigned),
        Outcome::Win {
            winner,
            by: Victory::Time,
        } => by(winner, status_black_time, status_white_time),
        Outcome::Win {
            winner,
            by: Victory::Abandonment,
        } => by(winner, status_black_abandoned, status_white_abandoned),
        Outcome::Win {
            winner,
            by: Victory::Infraction,
        } => ended_by_illegal_move(winner.other(), false),
        Outcome::Draw(reason) => draw_text(reason),
        Outcome::Annulled => status_annulled(),
    }
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
        DrawReason::TimeWithoutMate(Color::White) => status_white_time_draw(),
        DrawReason::TimeWithoutMate(Color::Black) => status_black_time_draw(),
        DrawReason::ResignationWithoutMate(Color::White) => status_white_resigned_draw(),
        DrawReason::ResignationWithoutMate(Color::Black) => status_black_resigned_draw(),
        DrawReason::InfractionWithoutMate(by) => ended_by_illegal_move(by, true),
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
