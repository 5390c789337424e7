//! What is beside the board: plain views of the state that send actions.

pub mod command_box;
pub mod confirm;
pub mod figurine;
pub mod keeping;
pub mod layers;
pub mod notices;
pub mod set_aside;
pub mod status;
pub mod toolbar;
pub mod why;
