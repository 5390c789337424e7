//! The words of the course: why an answer is wrong, what a generated exercise asks, what is wrong
//! with a lesson, and what stands on the pages.

mod claims;
mod class;
mod contrasts;
mod expected;
mod kinds;
mod page;
mod plain;
mod problems;
mod prompts;
mod reasons;
#[cfg(test)]
mod tests;
mod verdicts;
mod written;

use crate::table::Message;

pub use class::*;
pub use contrasts::contrast_text;
pub use page::*;
pub use problems::{course_fault_text, course_problem_text};
pub use prompts::{play_goal_text, practice_prompt};
pub use reasons::reason_prose;
pub use verdicts::{course_answer_text, course_hint_text, course_verdict_prose};

/// The messages of the course.
pub(crate) fn all_messages() -> Vec<Message> {
    [
        claims::MESSAGES,
        class::MESSAGES,
        contrasts::MESSAGES,
        expected::MESSAGES,
        kinds::MESSAGES,
        page::MESSAGES,
        problems::MESSAGES,
        prompts::MESSAGES,
        reasons::MESSAGES,
        verdicts::MESSAGES,
    ]
    .concat()
}
