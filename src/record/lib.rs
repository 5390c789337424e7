//! A game as it is written down: moves with variations, comments, annotations, tags, a result.
//!
//! A [`Record`] is a tree of moves. Its nodes are named by [`NodeId`]s, which stay the same while
//! other nodes come and go. An [`Editor`] changes a record and can undo every change. The module
//! [`pgn`] reads and writes records as Portable Game Notation.
//!
//! This crate knows the laws and the notations, and neither players nor pages: what ends a game
//! and what may be claimed is the business of the crate `game`.
//!
//! # Examples
//!
//! ```
//! use record::{Edit, Editor, Record, Step};
//! use rules::Square;
//!
//! let mut editor = Editor::new(Record::default());
//! let mv = editor.record().start().find_move(Square::E2, Square::E4, None)?;
//! let node = editor.apply(Edit::Add { at: Record::ROOT, step: Step::Move(mv) })?;
//! assert_eq!(editor.record().main_line(), [node]);
//! editor.undo();
//! assert!(editor.record().main_line().is_empty());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod command;
mod comment;
mod edit;
mod editor;
mod nag;
mod node_set;
pub mod pgn;
mod record;
mod remarks;
mod result;
mod shape;
mod step;
mod tags;
#[cfg(test)]
mod tests;
mod tree;

pub use command::{Command, EngineScore, Evaluation, Value};
pub use comment::{Comment, CommentPlace, MAX_COMMENT, Part};
pub use edit::{Edit, EditError};
pub use editor::Editor;
pub use nag::Nag;
pub use node_set::NodeSet;
pub use record::Record;
pub use result::GameResult;
pub use shape::{Shape, ShapeColor, Shapes};
pub use step::Step;
pub use tags::{MAX_TAG, SEVEN_TAG_ROSTER};
pub use tree::NodeId;

/// How deep variations may lie within each other.
pub const MAX_DEPTH: usize = 64;
