//! What is said of every kind of task when it has ended.

use crate::table::messages;

messages! {
    pub(super) task_solved() = "Solved.";
    pub(super) task_over() = "This task is over.";
}
