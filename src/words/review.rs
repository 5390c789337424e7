//! What is said of a whole game that the engine has looked at.

use explain::Motif;
use explain::allowed::Allowed;
use rules::{Color, Move, Position};

use crate::coach::{MoveQuality, danger_text};
use crate::names::{color_name, pieces_on, role_name};
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
    point_inaccuracy(san) = "{san}: an inaccuracy.";
    point_mistake(san) = "{san}: a mistake.";
    point_blunder(san) = "{san}: a blunder.";
    point_because(text, why) = "{text} {why}";
    point_better(text, san) = "{text} Better was {san}.";
    review_counted_points(; count) = ["One turning point.", "{count} turning points."];
    missed_mate(; count) = ["It misses a mate in {count} move.", "It misses a mate in {count} moves."];
    allows_fork(piece, pieces) = "Then the {piece} attacks two at once: the {pieces}.";
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

/// Why a move was a mistake, as far as the board proves it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyMistake {
    /// There was a mate in so many moves.
    MissedMate(usize),
    /// What it allows.
    Allows(Allowed),
    /// This reply attacks two pieces at once.
    Forked(Move, rules::Bitboard),
}

impl WhyMistake {
    /// The fork that a reply brings, if it brings one.
    #[must_use]
    pub fn fork(after: &Position, reply: Move) -> Option<Self> {
        let findings = explain::of_move(after, reply);
        let mut forks = findings.into_iter().filter(|it| it.motif == Motif::Fork);
        forks.next().map(|fork| Self::Forked(reply, fork.targets))
    }
}

/// That reason in words; `after` is the position after the move.
#[must_use]
pub fn why_mistake(after: &Position, why: WhyMistake) -> String {
    match why {
        WhyMistake::MissedMate(moves) => missed_mate(moves),
        WhyMistake::Allows(allowed) => danger_text(after, allowed),
        WhyMistake::Forked(reply, targets) => {
            allows_fork(&role_name(reply.role()), &pieces_on(after, targets))
        }
    }
}

/// A turning point: the move with its number, how bad it was, why, and what was better.
#[must_use]
pub fn turning_point(
    numbered: &str,
    quality: MoveQuality,
    why: Option<&str>,
    better: &str,
) -> String {
    let text = match quality {
        MoveQuality::Blunder => point_blunder(numbered),
        MoveQuality::Mistake => point_mistake(numbered),
        _ => point_inaccuracy(numbered),
    };
    let text = why.map_or(text.clone(), |why| point_because(&text, why));
    point_better(&text, better)
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
                MoveQuality::Mistake,
                Some(&missed_mate(2)),
                "Ke7"
            ),
            "12\u{2026} Kd7: a mistake. It misses a mate in 2 moves. Better was Ke7."
        );
    }

    #[test]
    fn chances_are_those_of_the_side_that_is_better() {
        assert_eq!(review_point(None, 52), "Start: White 52 %");
        assert_eq!(review_point(Some("1. f3"), 40), "1. f3: Black 60 %");
    }
}
