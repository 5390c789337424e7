//! What reads and writes games, for the page that lists them: a table that the site fetches as a part
//! of its own when a row has to be worked out, or games are imported or exported.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use openings::Openings;
use ui::lazy::Lazy;
use ui::platform::pause;
use ui::platform::shelf::StoredGame;
use ui::platform::storage::GameId;
use web_sys::File;
use yew::{Callback, Html};

use crate::dialogs;
use crate::import::{self, Finder, GameLocation};
use crate::kept::{self, Names};
use crate::row::Row;
use crate::state::{Action, Dialog, Library};
use crate::wish::Wish;
use crate::work::{Desk, IsStopped};

/// What is wrong with a game of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Problem {
    /// The line, counted from 1.
    pub(crate) line: usize,
    /// The column, counted from 1.
    pub(crate) column: usize,
    /// What it is, in words.
    pub(crate) text: String,
}

/// Something that is done in storage and with files.
type Doing = Pin<Box<dyn Future<Output = ()>>>;

/// A game of a file, ready to be stored and shown.
type Read = Result<(StoredGame, Row), Problem>;

/// What the part brings.
#[derive(Debug)]
pub struct Records {
    /// Draws a dialog.
    pub(crate) dialog: fn(&Library, &Dialog, &Callback<Wish>, &Callback<Action>) -> Html,
    /// Imports the games of files.
    pub(crate) import: fn(Desk, Vec<File>, IsStopped) -> Doing,
    /// Saves games in one file.
    pub(crate) export: fn(Desk, Rc<[GameId]>, IsStopped) -> Doing,
    /// Gives a game other names.
    pub(crate) rename: fn(Desk, GameId, Names) -> Doing,
    /// Reads the names of openings.
    pub(crate) openings: fn(&[u8]) -> Option<Openings>,
    /// Works out what the list shows of a game; `None` if its record cannot be read.
    pub(crate) row: fn(&StoredGame, Option<&Openings>) -> Option<Row>,
    /// A game as PGN; `None` if its record cannot be read.
    pub(crate) pgn: fn(&StoredGame) -> Option<String>,
}

static TABLE: Records = Records {
    dialog: dialogs::draw,
    import: |desk, files, is_stopped| Box::pin(desk.import_now(files, is_stopped)),
    export: |desk, names, is_stopped| Box::pin(desk.export_now(names, is_stopped)),
    rename: |desk, name, names| Box::pin(desk.rename_now(name, names)),
    openings: |bytes| Openings::from_bytes(bytes).ok(),
    row: Row::of,
    pgn: |game| kept::to_pgn(game).ok(),
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Records {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; native builds do not fetch anything.
    pub static RECORDS: Lazy<Records> = const { Lazy::of_part(&TABLE) };
}

/// Finds the games of a file.
pub(crate) async fn find(bytes: Rc<[u8]>) -> Vec<GameLocation> {
    /// How many bytes are scanned between pauses: a few milliseconds of work.
    const PIECE: usize = 1 << 18;
    let mut finder = Finder::default();
    for piece in bytes.chunks(PIECE) {
        finder.push(piece);
        pause::next_task().await;
    }
    finder.finish()
}

/// Reads the game at a place of a file, and gives it a name.
pub(crate) fn read(
    bytes: &[u8],
    place: GameLocation,
    id: GameId,
    openings: Option<&Openings>,
) -> Read {
    let read = import::read(bytes, place).map_err(|fault| Problem {
        line: fault.line,
        column: fault.column,
        text: words::pgn_problem_text(&fault),
    })?;
    let row = Row::of_game(&id, &read.game, read.result, openings);
    let (record, source) = (read.record, read.source);
    Ok((StoredGame { id, record, source }, row))
}
