//! What a board asks where its author has written no words for it.

use exercise::{Find, Line, Task};
use record::pgn;
use rules::{AnyPosition, Setup};

use super::check::{build_goal, task};
use element::{Mode, Snippet};

/// The task in words; for a board that asks nothing, whose turn it is.
///
/// # Examples
///
/// ```
/// use element::Snippet;
/// use workshop::builder::prompt;
///
/// let board = Snippet::from_query("mode=solve&goal=mate&in=2");
/// let words = prompt::usual(&board, &board.setup()?);
/// assert_eq!(words, "White to move: mate in 2 moves.");
/// # Ok::<(), rules::ParseFenError>(())
/// ```
#[must_use]
pub fn usual(snippet: &Snippet, setup: &Setup) -> String {
    if let Some(turn) = without_task(snippet, setup) {
        return turn;
    }
    let turn = || words::builder_turn(setup.turn);
    if snippet.mode() == Mode::Setup {
        let goal = build_goal(snippet, setup).ok().flatten();
        return goal.map_or_else(turn, |goal| words::build_prompt(&goal));
    }
    match task(snippet, setup) {
        Ok(Task::Solve(task)) => words::goal_prompt(&AnyPosition::of(task.setup()), task.goal()),
        Ok(Task::Find(task)) => words::find_prompt(&Find::new(&task, 0, 0)),
        Ok(Task::Line(task)) => {
            let game = pgn::read_all(&snippet.pgn).into_iter().next();
            let line = game.and_then(|game| Line::new(&task, game.record, 0, 0, 0).ok());
            line.map_or_else(turn, |line| words::line_prompt(line.side()))
        }
        Err(_) => turn(),
    }
}

/// What stands with a board that asks nothing: whose turn it is.
#[must_use]
pub fn without_task(snippet: &Snippet, setup: &Setup) -> Option<String> {
    (!snippet.mode().asks(snippet.chosen())).then(|| words::builder_turn(setup.turn))
}

/// The author's words, or the usual ones.
#[must_use]
pub fn of(snippet: &Snippet, setup: &Setup) -> String {
    if snippet.prompt.is_empty() {
        usual(snippet, setup)
    } else {
        snippet.prompt.clone()
    }
}
