//! The moves of a record on a page, navigation through them, editing a record, and the board on
//! which a position is set up. Nothing here knows which page it is on.

pub mod diagram;
pub mod fraction;
pub mod head;
pub mod keys;
mod list_drawing;
pub mod list_model;
pub mod list_rows;
mod list_window;
pub mod list_words;
pub mod move_list;
pub mod recorder;
pub mod saying;
pub mod scrolling;
pub mod setup;
pub mod signs;
pub mod view;
pub mod walk;
pub mod window;

use board::Coordinates;

/// Where the names of files and ranks are, in the terms of `picture`.
#[must_use]
pub const fn picture_coordinates(coordinates: Coordinates) -> picture::Coordinates {
    match coordinates.place() {
        Coordinates::Inside => picture::Coordinates::Inside,
        Coordinates::None => picture::Coordinates::None,
        // Pictures have algebraic names.
        _ => picture::Coordinates::Outside,
    }
}
