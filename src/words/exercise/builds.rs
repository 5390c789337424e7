//! What is said to a position that was built to a goal.

use exercise::{BuildGoal, BuildVerdict, Differences};
use rules::{Board, Color};

use super::ended::{task_over, task_solved};
use crate::names::color_name;
use crate::setup::setup_fault;
use crate::table::messages;

messages! {
    prompt_build() = "Set up the position.";
    prompt_build_mate(; count) = ["Set up a mate in one move.", "Set up a mate in {count} moves."];
    build_squares(; count) = ["One square is different.", "{count} squares are different."];
    build_turn(color) = "It should be {color} to move.";
    build_castling() = "The castling rights are different.";
    build_en_passant() = "The en passant square is different.";
    build_illegal(faults) = "That isn't a legal position. {faults}";
    build_no_move(color) = "{color} is to move, but has no legal move.";
    build_no_mate(color; count) = ["{color} can't mate in one move here.", "{color} can't force mate in {count} moves here."];
    build_sooner(color; count) = ["{color} can mate in one move already.", "{color} can force mate in {count} moves already."];
    build_solution(pieces) = "Here is the solution. {pieces}";
    build_too_hard() = "This position takes too long to judge. Try one with fewer pieces.";
    /// What was built is being judged.
    pub checking_build() = "Checking…";
}

/// What is to be built.
#[must_use]
pub fn build_prompt(goal: &BuildGoal) -> String {
    match goal {
        BuildGoal::Position(_) => prompt_build(),
        BuildGoal::Mate { moves } => prompt_build_mate(usize::from(*moves)),
    }
}

/// What a position that was built is worth; `turn` is the side to move in it.
///
/// # Examples
///
/// ```
/// use exercise::{BuildGoal, BuildVerdict};
/// use rules::{Board, Color};
///
/// let goal = BuildGoal::Mate { moves: 2 };
/// let text = words::build_verdict_text(&goal, Color::White, &BuildVerdict::Sooner { moves: 1 });
/// assert_eq!(text, "White can mate in one move already.");
/// ```
#[must_use]
pub fn build_verdict_text(goal: &BuildGoal, turn: Color, verdict: &BuildVerdict) -> String {
    let side = color_name(turn);
    match verdict {
        BuildVerdict::Solved => task_solved(),
        BuildVerdict::Differs(differences) => differences_text(turn, *differences),
        BuildVerdict::Illegal(faults) => {
            let faults: Vec<String> = faults.iter().map(setup_fault).collect();
            build_illegal(&faults.join(" "))
        }
        BuildVerdict::NoMove => build_no_move(&side),
        BuildVerdict::NoMate => {
            let moves = match goal {
                BuildGoal::Mate { moves } => usize::from(*moves),
                // No other goal is about mates.
                BuildGoal::Position(_) => 1,
            };
            build_no_mate(&side, moves)
        }
        BuildVerdict::Sooner { moves } => build_sooner(&side, usize::from(*moves)),
        BuildVerdict::TooHard => build_too_hard(),
        BuildVerdict::Over => task_over(),
    }
}

fn differences_text(turn: Color, differences: Differences) -> String {
    let squares = differences.squares.len();
    let said = [
        (squares > 0).then(|| build_squares(squares)),
        differences
            .turn
            .then(|| build_turn(&color_name(turn.other()))),
        differences.castling.then(build_castling),
        differences.en_passant.then(build_en_passant),
    ];
    said.into_iter().flatten().collect::<Vec<_>>().join(" ")
}

/// The position that was to be built.
///
/// # Examples
///
/// ```
/// let setup: rules::Setup = "8/8/8/8/8/8/8/K1k5 w - -".parse()?;
/// let text = words::build_solution_text(&setup.board);
/// assert_eq!(text, "Here is the solution. White: king a1. Black: king c1.");
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[must_use]
pub fn build_solution_text(board: &Board) -> String {
    build_solution(&crate::glossary_page::board_text(board))
}
