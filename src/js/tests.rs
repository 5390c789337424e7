//! What the parts do together, without JavaScript.

mod fens;
mod records;
mod spellings;
mod trees;
