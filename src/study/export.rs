//! Taking a game out of the page: as text, as a game file, as a picture, on paper.

mod board;
mod choices;
mod dialog;
mod embed_part;
mod game_parts;
mod names;
mod page_part;
mod picture_part;
mod props;
pub mod text;

pub use board::diagram;
pub use choices::{Choices, Layout, Notation, Size};
pub use dialog::ExportDialog;
pub use names::file_name;
pub use page_part::RECORD;
pub use props::ExportProps;
