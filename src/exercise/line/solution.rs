//! The author's own way through a line, for a reader who has given up.

use record::NodeId;

use super::{Line, answers};

impl Line {
    /// Where the line begins.
    #[must_use]
    pub const fn start(&self) -> NodeId {
        self.start
    }

    /// The right moves with the main replies to them, from the beginning.
    ///
    /// # Examples
    ///
    /// ```
    /// use exercise::{Line, LineTask};
    ///
    /// let text = "1. f3? (1. e4 e5 2. Nf3) 1... e5 *";
    /// let record = record::pgn::read_all(text).remove(0).record;
    /// let line = Line::new(&LineTask::default(), record, 0, 0, 0)?;
    /// // The move that the author marks as a mistake is no part of it.
    /// assert_eq!(line.solution().len(), 3);
    /// # Ok::<(), exercise::LineError>(())
    /// ```
    #[must_use]
    pub fn solution(&self) -> Vec<NodeId> {
        let mut solution = Vec::new();
        let mut node = self.start;
        loop {
            let is_own = self.record.position(node).turn() == self.side;
            let next = match is_own {
                true => answers(&self.record, node).next(),
                false => self.record.children(node).first().copied(),
            };
            let Some(next) = next else { return solution };
            solution.push(next);
            node = next;
        }
    }
}
