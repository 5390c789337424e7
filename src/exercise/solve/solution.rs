//! How a task is solved, move by move, for a reader who has given up.

use rules::Move;

use super::{Answer, Solve, Verdict};
use crate::{Goal, Tally};

impl Solve {
    /// The same task from its beginning, to show how it is solved.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::{Solve, Task};
    ///
    /// let text = r#"mode="solve" goal="mate" in="2" fen="6k1/8/8/8/8/8/R7/1R4K1 w - - 0 1""#;
    /// let Task::Solve(task) = text.parse()? else { unreachable!("the mode is solve") };
    /// let mut shown = Solve::new(&task, 0, 0).to_show();
    /// let (first, reply) = shown.show_move().ok_or("there is a mate in two")?;
    /// assert!(reply.is_some());
    /// assert!(matches!(shown.show_move(), Some((_, None))));
    /// assert_eq!(shown.show_move(), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn to_show(&self) -> Self {
        let mut shown = self.clone();
        shown.tally = Tally::new(0, 0);
        shown.rewind();
        shown
    }

    /// Makes the next move of a solution, and the reply to it. Nothing where the goal is reached,
    /// where it is no move, or where the search finds no way to it.
    pub fn show_move(&mut self) -> Option<(Move, Option<Move>)> {
        if self.tally.is_over() || self.goal == Goal::IsStalemate {
            return None;
        }
        let mv = self.next_move().ok().flatten()?;
        match self.answer(Answer::Move(mv.into()), 0) {
            Verdict::Solved => Some((mv, None)),
            Verdict::Right { reply } => Some((mv, reply)),
            _ => None,
        }
    }
}
