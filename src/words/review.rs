//! What is said of a whole game that the engine has looked at.

use rules::{Color, Position};

use crate::names::color_name;
use crate::table::messages;

messages! {
    /// Starts the review.
    pub button_review() = "Review the game";
    /// The heading of the review.
    pub review_title() = "Review";
    /// Ends it before it is done.
    pub button_review_stop() = "Stop";
    /// Goes on where it was stopped.
    pub button_review_go_on() = "Go on with the review";
    review_progress(done, all) = "{done} of {all} positions reviewed.";
    /// There is no game yet.
    pub review_empty() = "There are no moves to review.";
    /// The engine did not start.
    pub review_failed() = "The engine did not start. Press again to try once more.";
    /// The graph with its slider.
    pub review_graph() = "Winning chances, move by move";
    review_start(chances) = "Start: {chances}";
    review_after(san, chances) = "{san}: {chances}";
    review_chances(color, percent) = "{color} {percent} %";
    /// The heading of the list.
    pub review_points() = "Turning points";
    /// There are none.
    pub review_calm() = "No turning points: neither side gave much away.";
    point_mistake(san) = "{san}: a mistake.";
    point_blunder(san) = "{san}: a blunder.";
    point_because(text, why) = "{text} {why}";
    point_better(text, san) = "{text} Better was {san}.";
    review_counted_points(; count) = ["One turning point.", "{count} turning points."];
    missed_mate(; count) = ["It misses a mate in {count} move.", "It misses a mate in {count} moves."];
    allows_reply(san, why) = "The reply is {san}. {why}";
    number_white(number, san) = "{number}. {san}";
    number_black(number, san) = "{number}\u{2026} {san}";
}

/// How far the review has come.
#[must_use]
pub fn review_done(done: usize, all: usize) -> String {
    review_progress(&done.to_string(), &all.to_string())
}

/// How many turning points there are.
#[must_use]
pub fn review_counted(points: usize) -> String {
    review_counted_points(points)
}

/// A move with its number, such as "12… Qh5".
#[must_use]
pub fn numbered_move(before: &Position, san: &str) -> String {
    let number = before.fullmove_number().to_string();
    before
        .turn()
        .fold_wb(number_white as fn(&str, &str) -> String, number_black)(&number, san)
}

/// A position of the graph in words: the move that led to it, and the chances in hundredths of White.
#[must_use]
pub fn review_point(led: Option<&str>, white: u32) -> String {
    let (color, percent) = if white >= 50 {
        (Color::White, white)
    } else {
        (Color::Black, 100 - white)
    };
    let chances = review_chances(&color_name(color), &percent.to_string());
    led.map_or_else(|| review_start(&chances), |led| review_after(led, &chances))
}

/// A mate that a move misses, in this many moves.
#[must_use]
pub fn misses_mate(moves: usize) -> String {
    missed_mate(moves)
}

/// What the best reply to a move does, as sentences.
#[must_use]
pub fn allows_by_reply(san: &str, why: &str) -> String {
    allows_reply(san, why)
}

/// A turning point: the move with its number, whether it was a blunder, why, what was better, and why
/// that.
#[must_use]
pub fn turning_point(
    numbered: &str,
    is_blunder: bool,
    why: Option<&str>,
    better: &str,
    because: Option<&str>,
) -> String {
    let text = if is_blunder {
        point_blunder(numbered)
    } else {
        point_mistake(numbered)
    };
    let with = |text: String, why: Option<&str>| match why {
        Some(why) => point_because(&text, why),
        None => text,
    };
    with(point_better(&with(text, why), better), because)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turning_point_says_what_why_and_what_was_better() {
        let before: Position = "4k3/8/8/8/8/8/8/4K2Q b - - 0 12".parse().unwrap();
        let numbered = numbered_move(&before, "Kd7");
        assert_eq!(
            turning_point(
                &numbered,
                false,
                Some(&missed_mate(2)),
                "Ke7",
                Some(&allows_reply("Qh4", "It pins the rook on f6."))
            ),
            "12\u{2026} Kd7: a mistake. It misses a mate in 2 moves. Better was Ke7. The reply is Qh4. It pins the rook on f6."
        );
    }

    #[test]
    fn chances_are_those_of_the_side_that_is_better() {
        assert_eq!(review_point(None, 52), "Start: White 52 %");
        assert_eq!(review_point(Some("1. f3"), 40), "1. f3: Black 60 %");
    }
}
