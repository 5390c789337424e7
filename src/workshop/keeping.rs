//! Keeping what is made on these pages in the task that shows its change, and saying when it is not
//! kept, or when what was kept cannot be shown.

mod kept;
mod shelf;

use ui::Request;
use ui::panels::{keeping, notices};
use ui::platform::download;
use ui::platform::drafts::Drafts;
use ui::platform::storage::SaveState;
use yew::{Callback, Html, hook};

pub use kept::Kept;
pub(crate) use shelf::{Part, Reader, SetAside, Shelf};

/// What on the pages keeps something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keeper {
    /// The builder keeps a board.
    Builder,
    /// The lesson keeps itself.
    Lesson,
    /// The lesson that is written keeps its text.
    Written,
    /// The worksheet keeps itself.
    Worksheet,
    /// The class keeps its codes.
    Class,
}

impl Keeper {
    /// The names under which are kept the work, and what can be brought back.
    pub(crate) const fn names(self) -> [&'static str; 2] {
        match self {
            Self::Builder => ["builder", "builder-before"],
            Self::Lesson => ["lesson", "lesson-before"],
            Self::Written => ["written", "written-before"],
            Self::Worksheet => ["worksheet", "worksheet-before"],
            Self::Class => ["class", "class-before"],
        }
    }

    const fn file(self) -> SavedFile {
        match self {
            Self::Builder => SavedFile::html("board.html"),
            Self::Lesson => SavedFile::html("lesson.html"),
            Self::Written => SavedFile::text("lesson.md"),
            Self::Worksheet => SavedFile::html("worksheet.html"),
            Self::Class => SavedFile::text("class.txt"),
        }
    }
}

/// A file in which is saved what storage does not take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SavedFile {
    name: &'static str,
    kind: &'static str,
}

impl SavedFile {
    /// Boards.
    pub(crate) const fn html(name: &'static str) -> Self {
        Self {
            name,
            kind: "text/html",
        }
    }

    /// Lines.
    pub(crate) const fn text(name: &'static str) -> Self {
        Self {
            name,
            kind: "text/plain",
        }
    }

    fn save(self, text: &str) {
        // A browser that takes no file says so itself.
        let _ = download::save_text(self.name, self.kind, text);
    }
}

/// Something that is kept whenever its texts change.
pub(crate) struct Keeping<'a> {
    /// Whose texts they are.
    pub(crate) keeper: Keeper,
    /// The work as it is now, and what can be brought back.
    pub(crate) texts: [String; 2],
    /// Where it is kept.
    pub(crate) drafts: &'a Drafts,
    /// Hears that it can no longer be kept.
    pub(crate) send: &'a Callback<Request>,
}

/// Keeps texts, both in one transaction, in the task that shows its change; says whether they are
/// in storage.
#[hook]
pub(crate) fn use_keeping(keeping: Keeping<'_>) -> SaveState {
    let Keeping {
        keeper,
        texts,
        drafts,
        send,
    } = keeping;
    keeping::use_keeping(texts, drafts, send, move |drafts, texts, done| {
        let [[name, name_before], [text, before]] =
            [keeper.names(), texts.each_ref().map(String::as_str)];
        drafts.keep(&[(name, text), (name_before, before)], done);
    })
}

/// The notice that work is not in storage, while that is so, with a file of it.
pub(crate) fn not_kept(save: SaveState, keeper: Keeper, text: String) -> Html {
    let on_save = Callback::from(move |()| keeper.file().save(&text));
    notices::not_kept(save, &on_save)
}
