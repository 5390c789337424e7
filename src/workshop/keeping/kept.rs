//! What the pages for authors keep.

use super::{Keeper, Part, Reader, SavedFile, Shelf};
use crate::builder::{Work, draft as board};
use crate::lesson::{Lesson, draft as lesson};
use crate::worksheet::{Sheet, draft as sheet};
use crate::written::{self, Written};

static AUTHORS: Part = Part {
    set_aside: "workshop-unreadable",
    attempts: "workshop-attempts",
    file: SavedFile::html("boards.html"),
};

/// With what the pages begin.
#[derive(Clone, Debug, PartialEq)]
pub struct Kept {
    /// Where the work is kept.
    pub(crate) shelf: Shelf,
    /// The work of the builder, as it was left.
    pub(crate) work: Work,
    /// The lesson, as it was left.
    pub(crate) lesson: Lesson,
    /// The lesson that is written, as it was left.
    pub(crate) written: Written,
    /// The worksheet, as it was left.
    pub(crate) sheet: Sheet,
}

impl Kept {
    /// Reads what was kept.
    pub async fn open() -> Self {
        let [board, board_before] = Keeper::Builder.names();
        let [lesson, lesson_before] = Keeper::Lesson.names();
        let [written, written_before] = Keeper::Written.names();
        let [sheet, sheet_before] = Keeper::Worksheet.names();
        let names = [
            board,
            board_before,
            lesson,
            lesson_before,
            written,
            written_before,
            sheet,
            sheet_before,
            AUTHORS.set_aside,
        ];
        let (mut reader, found) = Reader::open(&AUTHORS, names).await;
        let [
            board,
            board_before,
            lesson,
            lesson_before,
            written,
            written_before,
            sheet,
            sheet_before,
            aside,
        ] = found;
        Self {
            work: board::begin(
                reader.read(board, board::parse),
                reader.read(board_before, board::parse),
            ),
            lesson: lesson::begin(
                reader.read(lesson, lesson::parse),
                reader.read(lesson_before, lesson::parse),
            ),
            written: written::begin(
                reader.read(written, whole),
                reader.read(written_before, whole),
            ),
            sheet: sheet::begin(
                reader.read(sheet, sheet::parse),
                reader.read(sheet_before, sheet::parse_boards),
            ),
            shelf: reader.close(aside),
        }
    }
}

/// Any text is one that can be shown.
fn whole(text: &str) -> Option<String> {
    Some(text.to_owned())
}
