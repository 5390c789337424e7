//! The course: lessons as data, exercises without end, and what a learner has done.
//!
//! # The language
//!
//! A lesson is a Markdown file with fenced `chess` blocks ([`markdown`]); their attributes are those
//! of `<jadoube-board>`, so that one language serves lessons, pages and books. [`fence`] tells how a
//! block is written, and these what it can hold:
//!
//! | block | holds |
//! |---|---|
//! | `diagram` | a [`Diagram`]: a position with marks, arrows, labels, changes to try |
//! | `ask` | an [`Exercise`]: a goal or question of the element, or one of the course's own |
//! | `line` | a [`PlayedLine`]: PGN, or the moves of an old book as it prints them |
//! | `play-out` | a [`PlayOut`]: a position to play on against the computer |
//! | `legend`, `square-names`, `values` | the pieces with their names, the squares with both of theirs, what the pieces are worth by the books |
//!
//! # How a lesson comes to a page
//!
//! `print-course` reads all lessons ([`folder`]), has everything proved that can be proved
//! ([`verify`]) and writes a [`CourseMap`] and a file for each stage ([`compact`]). A page fetches
//! the map, and of the stages the one that is open. So neither the reader of Markdown (the feature
//! `markdown`, for pages that run lessons of other authors) nor the text of a lesson that nobody
//! has opened is ever fetched.
//!
//! # Other languages
//!
//! `course/translations/TAG` holds the same files in another language: the same boards, questions and
//! moves, and other texts ([`translation`]). What is missing there stays in English and says so
//! ([`Head::lang`]). [`rewrite`] puts other texts into a lesson as it is written, which is how the lessons of
//! the pseudo-locale are made.
//!
//! # How it is worked at
//!
//! A [`Run`] judges answers: by the crate `exercise` where the question is one of the element, and
//! by the rules where it is one of the course. Each wrong answer has its [`Reason`]; a legal move that
//! is not meant has its [`Contrast`] with those that are.
//! [`generate`] makes exercises by chance, and [`progress`] keeps what a learner has done, how hard
//! the next exercise should be, and when to ask again.
//!
//! # Lessons elsewhere
//!
//! [`page`] writes a block as the tag of a board, for the builder and for "copy into a page";
//! the crate `mdbook-jadoube` does the same to the chapters of a book, by [`mdbook`]. The crate
//! `tutor` runs whole lessons of other authors in their pages.
//!
//! No sentence is made here but those of the lessons themselves: reasons, prompts and problems are data
//! for `words`.

pub mod compact;
pub mod fence;
#[cfg(feature = "markdown")]
pub mod folder;
pub mod generate;
#[cfg(feature = "markdown")]
pub mod markdown;
#[cfg(feature = "mdbook")]
pub mod mdbook;
pub mod page;
pub mod progress;
pub mod question;
pub mod rewrite;
#[cfg(feature = "markdown")]
pub mod rows;
#[cfg(feature = "markdown")]
pub mod translation;
pub mod verify;

mod contrast;
mod course_map;
mod diagram;
mod drill;
mod fault;
mod lesson;
mod lesson_board;
mod play_out;
mod played_line;
mod reason;
mod run;
#[cfg(feature = "markdown")]
#[cfg(test)]
mod tests;
mod text;

pub use contrast::Contrast;
pub use course_map::{CourseMap, LessonHead, StageHead, TestItem};
pub use diagram::{Diagram, Label, WhatIf, reached};
pub use drill::{Answer, AuthorHint, Exercise, Feedback};
pub use fault::{
    Actual, Expected, Fault, Missing, MoveProblem, Part, Problem, TextPosition, Unsupported,
};
pub use lesson::{Block, Chess, Content, Head, Lesson};
pub use lesson_board::LessonBoard;
pub use play_out::{PlayGoal, PlayOut};
pub use played_line::PlayedLine;
pub use reason::Reason;
pub use run::{Run, Verdict, answer_of};
pub use text::{Span, Text};
