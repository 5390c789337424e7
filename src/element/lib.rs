//! The element of a board in a page as text: its modes and attributes, its tags, queries and frames.

mod board;
pub mod entities;
pub mod markup;
mod mode;
pub mod publish;
pub mod snippet;

pub use board::read_board;
pub use mode::Mode;
pub use publish::Form;
pub use snippet::{ELEMENT, Fault, FaultKind, Snippet};
