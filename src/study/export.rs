//! Taking a game out of the page: as text, as a game file, as a picture, on paper.

mod board;
mod choices;
mod dialog;
mod embed_part;
mod game_parts;
mod names;
mod picture_part;
pub mod text;

pub use board::{diagram, picture_coordinates};
pub use choices::{Choices, Layout, Notation, Size};
pub use dialog::{ExportDialog, ExportProps};
pub use names::file_name;
