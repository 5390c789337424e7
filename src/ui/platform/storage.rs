//! Games in IndexedDB: one transaction for each change, under the game's own name. Version and
//! checksum are in the record itself (`game::Game::to_record`).
//!
//! A save is *issued* by [`Store::save`] itself, in the task that shows the move; only its result
//! is awaited. A crash therefore loses at most the move being shown.

use std::rc::Rc;

use wasm_bindgen::JsValue;
use yew::Callback;

use super::database::{Database, Schema, Writing};
use super::{saved, scoped, window};

/// Names one game in storage.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameId(pub Rc<str>);

/// The record of each game.
pub(super) const GAMES: &str = "games";
/// Which game is the current one.
const POINTERS: &str = "pointers";
/// What the list of games shows of each, worked out from the record; a row that is only the name of
/// its game is to be worked out again. Since version 2.
pub(super) const ROWS: &str = "rows";
/// The texts of games that were read from files and say more than their records. Since version 2.
pub(super) const SOURCES: &str = "sources";

const SCHEMA: Schema = Schema {
    version: 2,
    stores: &[GAMES, POINTERS, ROWS, SOURCES],
};

const CURRENT: &str = "current";
const WAITING: &str = "saved";

/// The name under which a saved page brings its game along.
pub const GAME: &str = "game";

/// What was in storage when the page opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stored {
    /// No game has been played here yet.
    Nothing,
    /// The record of the game last shown.
    Record {
        /// Its name.
        id: GameId,
        /// What `Game::to_record` wrote.
        text: String,
    },
    /// The storage could not be read.
    Unreadable,
}

/// Whether what is on the screen is also in storage.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SaveState {
    /// Nothing has gone wrong.
    #[default]
    Kept,
    /// The last save failed; shown until one succeeds.
    Failed,
    /// What may be in storage could not be read, so nothing is written over it; shown as long as the
    /// page is open.
    Unread,
    /// A later version of the product has changed the storage, so this one only reads it; shown as
    /// long as the page is open.
    Newer,
}

impl SaveState {
    /// What follows from a save that was, or was not, kept.
    #[must_use]
    pub fn after(self, is_kept: bool) -> Self {
        match (self, is_kept) {
            (_, true) => Self::Kept,
            (Self::Unread | Self::Newer, false) => self,
            (_, false) => Self::Failed,
        }
    }
}

/// The store of games; a handle that is cheap to copy.
#[derive(Clone, Debug, PartialEq)]
pub struct Store {
    pub(super) database: Option<Database>,
}

impl Store {
    /// A store that keeps nothing, as where the browser forbids storage; every save fails.
    #[must_use]
    pub const fn unavailable() -> Self {
        Self { database: None }
    }

    /// Opens the database; where that is impossible the store is
    /// [`unavailable`](Self::unavailable) and the page says so at the first save.
    pub async fn open() -> Self {
        Self {
            database: Database::open(&scoped("store"), SCHEMA).await.ok(),
        }
    }

    /// Whether the database was opened as this version knows it.
    #[must_use]
    pub const fn is_open(&self) -> bool {
        self.database.is_some()
    }

    /// Opens a database that a later version has changed, to be read only; any other as
    /// [`open`](Self::open) does.
    pub async fn open_newer() -> Self {
        Self {
            database: Database::open_newer(&scoped("store"), SCHEMA).await.ok(),
        }
    }

    /// Whether a later version of the product has changed the storage: then it is only read.
    #[must_use]
    pub fn is_newer(&self) -> bool {
        self.database.as_ref().is_some_and(Database::is_newer)
    }

    /// The game last shown here, or the one that the page brought along.
    pub async fn current(&self) -> Stored {
        let kept = match &self.database {
            Some(database) => read_current(database).await,
            None => Ok(None),
        };
        match kept {
            Ok(Some((id, text))) => Stored::Record {
                id: GameId(id.into()),
                text,
            },
            Ok(None) => match saved::text(GAME) {
                Some(text) => Stored::Record {
                    id: new_game_id(),
                    text,
                },
                None => Stored::Nothing,
            },
            Err(_) => Stored::Unreadable,
        }
    }

    /// A game by its name.
    pub async fn game(&self, id: &GameId) -> Stored {
        let Some(database) = &self.database else {
            return Stored::Nothing;
        };
        match database.read(GAMES, &id.0).await {
            Ok(Some(text)) => Stored::Record {
                id: id.clone(),
                text,
            },
            Ok(None) => Stored::Nothing,
            Err(_) => Stored::Unreadable,
        }
    }

    /// Issues the save of a game and makes it the current one; `done` receives whether it was kept.
    pub fn save(&self, id: &GameId, record: &str, done: Callback<bool>) {
        let issued = self
            .database
            .as_ref()
            .filter(|database| !database.is_newer())
            .map(|database| issue_save(database, &id.0, record));
        let Some(Ok(writing)) = issued else {
            done.emit(false);
            return;
        };
        wasm_bindgen_futures::spawn_local(async move {
            done.emit(writing.succeeds().await);
        });
    }
}

/// Tells `boot.js`, before the next first paint, that another position than the start waits.
pub fn mark_waiting(waits: bool) {
    let Some(storage) = window().and_then(|window| window.local_storage().ok().flatten()) else {
        return;
    };
    // The mark only prevents a flash of the start position: losing it loses nothing.
    let _ = if waits {
        storage.set_item(&scoped(WAITING), "1")
    } else {
        storage.remove_item(&scoped(WAITING))
    };
}

/// A name no other game of this browser has.
#[must_use]
pub fn new_game_id() -> GameId {
    let moment = js_sys::Date::now();
    let chance = js_sys::Math::random() * 1_000_000.0;
    let digits = |number: f64| (number as u64).to_string();
    let (moment, chance) = (digits(moment), digits(chance));
    GameId([moment.as_str(), chance.as_str()].join("-").into())
}

impl Store {
    /// The record of a game; nothing where there is none, or it cannot be read.
    pub async fn record(&self, id: &GameId) -> Option<String> {
        self.database.as_ref()?.read(GAMES, &id.0).await.ok()?
    }

    /// Makes a game the one that is shown when the board is opened next.
    pub fn make_current(&self, id: &GameId, done: Callback<bool>) {
        let database = self.database.as_ref().filter(|it| !it.is_newer());
        let issued = database.and_then(|it| it.write(&[(POINTERS, CURRENT, &id.0)]).ok());
        wasm_bindgen_futures::spawn_local(async move {
            let kept = match issued {
                Some(writing) => writing.succeeds().await,
                None => false,
            };
            done.emit(kept);
        });
    }
}

async fn read_current(database: &Database) -> Result<Option<(String, String)>, JsValue> {
    let Some(id) = database.read(POINTERS, CURRENT).await? else {
        return Ok(None);
    };
    let record = database.read(GAMES, &id).await?;
    Ok(record.map(|text| (id, text)))
}

fn issue_save(database: &Database, id: &str, record: &str) -> Result<Writing, JsValue> {
    // What the list shows of the game holds no longer.
    database.write(&[(GAMES, id, record), (POINTERS, CURRENT, id), (ROWS, id, id)])
}

#[cfg(test)]
mod tests {
    use super::SaveState;

    #[test]
    fn what_could_not_be_read_or_may_not_be_written_stays_told() {
        for state in [SaveState::Failed, SaveState::Unread, SaveState::Newer] {
            assert_eq!(state.after(false), state);
        }
        assert_eq!(SaveState::Kept.after(false), SaveState::Failed);
        assert_eq!(SaveState::Failed.after(true), SaveState::Kept);
    }
}
