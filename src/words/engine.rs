//! What the engine says of a position.

use rules::Color;

use crate::names::color_name;
use crate::table::messages;

messages! {
    /// The panel, and the button that switches the engine on and off.
    pub engine_title() = "Engine";
    depth_of(depth) = "Depth {depth}";
    /// Shows the best move on the board, or not.
    pub engine_arrow() = "Arrow";
    /// Asks for one line less.
    pub engine_fewer() = "Fewer lines";
    /// Asks for one line more.
    pub engine_more() = "More lines";
    /// Before the first line is there.
    pub engine_thinks() = "The engine is thinking.";
    /// The game is over on the board.
    pub engine_over() = "The game is over here.";
    /// The engine did not start.
    pub engine_lost() = "The engine did not start. Switch it off and on to try again.";
    play_line(text) = "Play {text}";
    mate_for(color; count) = ["{color} mates in {count} move", "{color} mates in {count} moves"];
    stands_even() = "The position is about even";
    stands_better(color, pawns) = "{color} is better by about {pawns} pawns";
    engine_best(score, text) = "{score}. Best move: {text}.";
}

/// How a position stands, from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EngineScore {
    /// This many hundredths of a pawn are better for White.
    Pawns(i32),
    /// A side mates in this many moves.
    Mate(Color, i32),
}

/// A score as players write it: "+0.31", "#3", "-#2".
#[must_use]
pub fn engine_score(score: EngineScore) -> String {
    match score {
        EngineScore::Pawns(hundredths) => {
            let sign = if hundredths < 0 { '\u{2212}' } else { '+' };
            let amount = hundredths.unsigned_abs();
            format!("{sign}{}.{:02}", amount / 100, amount % 100)
        }
        EngineScore::Mate(Color::White, moves) => format!("#{moves}"),
        EngineScore::Mate(Color::Black, moves) => format!("\u{2212}#{moves}"),
    }
}

/// A score in words.
#[must_use]
pub fn engine_chances(score: EngineScore) -> String {
    match score {
        EngineScore::Mate(color, moves) => mate_for(
            &color_name(color),
            usize::try_from(moves).unwrap_or_default(),
        ),
        EngineScore::Pawns(-20..=20) => stands_even(),
        EngineScore::Pawns(hundredths) => {
            let color = if hundredths > 0 {
                Color::White
            } else {
                Color::Black
            };
            let tenths = (hundredths.unsigned_abs() + 5) / 10;
            let pawns = format!("{}.{}", tenths / 10, tenths % 10);
            stands_better(&color_name(color), &pawns)
        }
    }
}

/// The score and the best move, for those who listen.
#[must_use]
pub fn engine_said(score: EngineScore, best: &str) -> String {
    engine_best(&engine_chances(score), best)
}

/// How deep the engine has looked.
#[must_use]
pub fn engine_depth(depth: u32) -> String {
    depth_of(&depth.to_string())
}

/// What a line does when it is pressed.
#[must_use]
pub fn engine_play(text: &str) -> String {
    play_line(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_written_as_players_do_and_said_in_words() {
        let cases = [
            (
                EngineScore::Pawns(31),
                "+0.31",
                "White is better by about 0.3 pawns",
            ),
            (
                EngineScore::Pawns(-250),
                "\u{2212}2.50",
                "Black is better by about 2.5 pawns",
            ),
            (
                EngineScore::Pawns(-5),
                "\u{2212}0.05",
                "The position is about even",
            ),
            (
                EngineScore::Mate(Color::White, 3),
                "#3",
                "White mates in 3 moves",
            ),
            (
                EngineScore::Mate(Color::Black, 1),
                "\u{2212}#1",
                "Black mates in 1 move",
            ),
        ];
        for (score, short, long) in cases {
            assert_eq!(engine_score(score), short);
            assert_eq!(engine_chances(score), long);
        }
    }
}
