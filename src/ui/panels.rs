//! What is beside the board: plain views of the state that send actions.

pub mod confirm;
pub mod command_box;
pub mod figurine;
pub mod layers;
pub mod notices;
pub mod status;
pub mod toolbar;
pub mod why;
