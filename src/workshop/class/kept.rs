//! What the page of the class keeps.

use super::draft;
use super::roll::Roll;
use crate::keeping::{Keeper, Part, Reader, SavedFile, Shelf};

static CLASS: Part = Part {
    set_aside: "class-unreadable",
    attempts: "class-attempts",
    file: SavedFile::text("class.txt"),
};

/// With what the page begins.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Where the codes are kept.
    pub(super) shelf: Shelf,
    /// The codes, as they were left.
    pub(super) roll: Roll,
}

impl Kept {
    /// Reads what was kept.
    pub async fn open() -> Self {
        let [codes, before] = Keeper::Class.names();
        let (mut reader, [codes, before, aside]) =
            Reader::open(&CLASS, [codes, before, CLASS.set_aside]).await;
        Self {
            roll: draft::begin(
                reader.read(codes, draft::parse),
                reader.read(before, draft::parse),
            ),
            shelf: reader.close(aside),
        }
    }
}
