//! What the parts do together, without JavaScript.

mod records;
mod spellings;
mod trees;
