//! What a task in a page asks, and what an answer is worth.
//!
//! A [`Task`] is read from the attributes of an element. It is worked at as one of three runs:
//!
//! | mode | task | run | judged by |
//! |---|---|---|---|
//! | `solve` | [`SolveTask`]: a [`Goal`] on a board | [`Solve`] | the rules and an exact [search for mates](mate), so that every right way counts |
//! | `find` | [`FindTask`]: an [`Ask`] about a board | [`Find`] | the rules, which know the whole answer |
//! | `line` | [`LineTask`], beside the author's record | [`Line`] | the author's record |
//!
//! A fourth run, [`Build`], judges a position that the pupil has set up by a [`BuildGoal`].
//!
//! A run gets what the pupil does and at what time, and answers with a verdict; a wrong move is
//! taken back. Its [`Tally`] counts attempts and [hints](Hint), and its [`Outcome`] is the value of
//! the element in a form.
//!
//! # Which boards need kings
//!
//! In the mode `find` any board will do, as long as the piece that is asked about is on it; checks and
//! pins need the king they are about. In the mode `solve` the goals `mate`, `escape`, `stalemate`
//! and `survive` need a legal position. For `capture-all`, `reach` and `promote` the other side
//! stands still and any diagram will do.
//!
//! # What cannot be judged
//!
//! The search for mates looks at no more than [`mate::NODE_LIMIT`] positions for one question.
//! Beyond it the verdict is [`Verdict::TooHard`], which is neither right nor wrong; no verdict is
//! ever a guess.
//!
//! Nothing here knows the web, and no sentence is made here: `words` says in every language what
//! the verdicts and errors mean.

pub mod class_code;
pub mod mate;

mod answers;
mod ask;
mod building;
mod error;
mod find;
mod goal;
mod item;
mod line;
mod outcome;
mod puzzles;
mod reader;
mod set;
mod slices;
mod solve;
mod tally;
mod task;
mod tries;

pub use answers::Answers;
pub use ask::Ask;
pub use building::{Build, BuildGoal, BuildVerdict, Differences, Target};
pub use error::{Attribute, Expected, TaskError};
pub use find::{Find, Mark, Report};
pub use goal::{Goal, MOST_ALONE, MOST_TO_SURVIVE, PieceRef};
pub use item::{Item, ParseItemError, Try};
pub use line::{Line, LineError, LineVerdict, ParseRepliesError, ParseSpotError, Replies, Spot};
pub use outcome::{Outcome, ParseOutcomeError};
pub use puzzles::{Puzzle, PuzzleTable, Row, RowFault, RowProblem};
pub use set::{PuzzleResult, SetOutcome};
pub use slices::whole;
pub use solve::{Answer, Fault, Solve, Soundness, Verdict};
pub use tally::{Hint, Tally};
pub use task::{FindTask, LineTask, SolveTask, Task};
pub use tries::{MOST_TRIES, Standing, Tries};
