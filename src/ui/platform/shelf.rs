//! All games in storage, for the list of them. What a row says is not known here: it is worked out by
//! who lists the games, and kept beside the records so that it is worked out only once.
//!
//! A record is only ever removed by [`Store::remove`], and only ever changed by [`Store::save`] and
//! [`Store::change`]; one that cannot be read stays as it is.

use js_sys::Array;
use wasm_bindgen::JsValue;
use web_sys::{IdbKeyRange, IdbObjectStore, IdbRequest, IdbTransaction, IdbTransactionMode};

use super::database::{Writing, commit, outcome, settled};
use super::storage::{GAMES, GameId, ROWS, SOURCES, Store};

/// A game as it is stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredGame {
    /// Its name.
    pub id: GameId,
    /// What `Game::to_record` wrote.
    pub record: String,
    /// The text that it was read from, where that says more than the record.
    pub source: Option<String>,
}

/// What can be done with the games in storage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// They are read and written.
    Full,
    /// A later version of the product has changed the storage: they are only read.
    ReadOnly,
    /// The browser gives no storage.
    None,
}

/// The storage could not be read or written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StorageFailed;

/// Why does not matter: there is nothing that could be done about it.
impl From<JsValue> for StorageFailed {
    fn from(_: JsValue) -> Self {
        Self
    }
}

/// What comes of asking the storage.
pub type Asked<T> = Result<T, StorageFailed>;

impl Store {
    /// What can be done with the games.
    #[must_use]
    pub fn access(&self) -> Access {
        match &self.database {
            None => Access::None,
            Some(database) if database.is_newer() => Access::ReadOnly,
            Some(_) => Access::Full,
        }
    }

    /// The names of the games that follow a name, or of the first ones, in their order.
    ///
    /// # Errors
    /// The storage cannot be read.
    pub async fn names(&self, after: Option<&GameId>, most: u32) -> Asked<Vec<GameId>> {
        let transaction = self.begin(&[GAMES], IdbTransactionMode::Readonly)?;
        let store = transaction.object_store(GAMES)?;
        let request = store.get_all_keys_with_key_and_limit(&range_after(after)?, most)?;
        Ok(texts(&request)
            .await?
            .map(|name| GameId(name.into()))
            .collect())
    }

    /// The rows of the games that follow a name, or of the first ones, in the order of the names.
    ///
    /// # Errors
    /// The storage cannot be read.
    pub async fn rows(&self, after: Option<&GameId>, most: u32) -> Asked<Vec<String>> {
        if !self.has(ROWS) {
            return Ok(Vec::new());
        }
        let transaction = self.begin(&[ROWS], IdbTransactionMode::Readonly)?;
        let store = transaction.object_store(ROWS)?;
        let request = store.get_all_with_key_and_limit(&range_after(after)?, most)?;
        Ok(texts(&request).await?.collect())
    }

    /// The games of these names, as far as they are there.
    ///
    /// # Errors
    /// The storage cannot be read.
    pub async fn games(&self, names: &[GameId]) -> Asked<Vec<StoredGame>> {
        let transaction = self.begin(self.kept(), IdbTransactionMode::Readonly)?;
        read(&transaction, names, self.has(SOURCES)).await
    }

    /// Works the rows of games out and keeps them, in one transaction, so that a row always says what
    /// its record does. A game whose row cannot be worked out keeps none.
    ///
    /// # Errors
    /// The storage cannot be read or written.
    pub async fn list(
        &self,
        names: &[GameId],
        mut row: impl FnMut(&StoredGame) -> Option<String>,
    ) -> Asked<()> {
        if self.access() != Access::Full {
            for game in self.games(names).await? {
                row(&game);
            }
            return Ok(());
        }
        let transaction = self.begin(ALL, IdbTransactionMode::Readwrite)?;
        let games = read(&transaction, names, true).await?;
        let rows = transaction.object_store(ROWS)?;
        for game in games {
            if let Some(row) = row(&game) {
                rows.put_with_key(&row.into(), &key(&game.id))?;
            }
        }
        end(transaction).await
    }

    /// Keeps games with their rows in one transaction.
    ///
    /// # Errors
    /// The storage cannot be written; then none of them is kept.
    pub async fn put(&self, games: &[(StoredGame, Option<String>)]) -> Asked<()> {
        let transaction = self.begin(ALL, IdbTransactionMode::Readwrite)?;
        for (game, row) in games {
            write(&transaction, game, row.as_deref())?;
        }
        end(transaction).await
    }

    /// Changes a game in one transaction, so that no move is lost that is played meanwhile; whether
    /// there was something to change.
    ///
    /// # Errors
    /// The storage cannot be read or written.
    pub async fn change(
        &self,
        name: &GameId,
        change: impl FnOnce(StoredGame) -> Option<(StoredGame, Option<String>)>,
    ) -> Asked<bool> {
        let transaction = self.begin(ALL, IdbTransactionMode::Readwrite)?;
        let found = read(&transaction, std::slice::from_ref(name), true).await?;
        let changed = found.into_iter().next().and_then(change);
        let is_changed = changed.is_some();
        if let Some((game, row)) = changed {
            write(&transaction, &game, row.as_deref())?;
        }
        end(transaction).await?;
        Ok(is_changed)
    }

    /// Removes games and returns them as they were, so that this can be undone.
    ///
    /// # Errors
    /// The storage cannot be read or written; then none of them is removed.
    pub async fn remove(&self, names: &[GameId]) -> Asked<Vec<StoredGame>> {
        let transaction = self.begin(ALL, IdbTransactionMode::Readwrite)?;
        let games = read(&transaction, names, true).await?;
        for store in ALL {
            let store = transaction.object_store(store)?;
            for name in names {
                store.delete(&key(name))?;
            }
        }
        end(transaction).await?;
        Ok(games)
    }

    /// Begins a transaction; one that writes only where this version may.
    fn begin(&self, stores: &[&str], mode: IdbTransactionMode) -> Asked<IdbTransaction> {
        let may_write = self.access() == Access::Full;
        let database = self.database.as_ref().ok_or(StorageFailed)?;
        if mode == IdbTransactionMode::Readwrite && !may_write {
            return Err(StorageFailed);
        }
        Ok(database.begin(stores.iter().copied(), mode)?)
    }

    /// Whether the database has a store: one of a later version need not have all of ours.
    fn has(&self, store: &str) -> bool {
        self.database
            .as_ref()
            .is_some_and(|database| database.has(store))
    }

    /// The stores in which a game is kept.
    fn kept(&self) -> &'static [&'static str] {
        if self.has(SOURCES) {
            &[GAMES, SOURCES]
        } else {
            &[GAMES]
        }
    }
}

/// Everything that belongs to a game.
const ALL: &[&str] = &[GAMES, ROWS, SOURCES];

fn key(name: &GameId) -> JsValue {
    JsValue::from_str(&name.0)
}

/// The names after one, or all.
fn range_after(name: Option<&GameId>) -> Asked<JsValue> {
    Ok(match name {
        Some(name) => IdbKeyRange::lower_bound_with_open(&key(name), true)?.into(),
        None => JsValue::UNDEFINED,
    })
}

/// The texts that a request brings; what is no text is left out, it is not ours.
async fn texts(request: &IdbRequest) -> Asked<impl Iterator<Item = String>> {
    let found: Array = settled(request).await?.into();
    Ok(found.into_iter().filter_map(|text| text.as_string()))
}

/// Reads games; all requests are issued before the first is awaited.
async fn read(
    transaction: &IdbTransaction,
    names: &[GameId],
    has_sources: bool,
) -> Asked<Vec<StoredGame>> {
    let ask = |store: &IdbObjectStore, name: &GameId| -> Asked<_> {
        let request = store.get(&key(name))?;
        Ok((outcome(&request), request))
    };
    let games = transaction.object_store(GAMES)?;
    let sources = match has_sources {
        true => Some(transaction.object_store(SOURCES)?),
        false => None,
    };
    let mut asked = Vec::with_capacity(names.len());
    for name in names {
        let source = sources.as_ref().map(|store| ask(store, name)).transpose()?;
        asked.push((name, ask(&games, name)?, source));
    }
    let mut found = Vec::with_capacity(names.len());
    for (name, (record, request), source) in asked {
        wasm_bindgen_futures::JsFuture::from(record).await?;
        let record = request.result()?.as_string();
        let source = match source {
            Some((outcome, request)) => {
                wasm_bindgen_futures::JsFuture::from(outcome).await?;
                request.result()?.as_string()
            }
            None => None,
        };
        if let Some(record) = record {
            found.push(StoredGame {
                id: name.clone(),
                record,
                source,
            });
        }
    }
    Ok(found)
}

fn write(transaction: &IdbTransaction, game: &StoredGame, row: Option<&str>) -> Asked<()> {
    let key = key(&game.id);
    let put = |store: &str, text: &str| -> Asked<()> {
        let store = transaction.object_store(store)?;
        store.put_with_key(&text.into(), &key)?;
        Ok(())
    };
    put(GAMES, &game.record)?;
    put(ROWS, row.unwrap_or(&game.id.0))?;
    match &game.source {
        Some(source) => put(SOURCES, source),
        None => {
            transaction.object_store(SOURCES)?.delete(&key)?;
            Ok(())
        }
    }
}

async fn end(transaction: IdbTransaction) -> Asked<()> {
    commit(&transaction)?;
    match Writing(transaction).succeeds().await {
        true => Ok(()),
        false => Err(StorageFailed),
    }
}
