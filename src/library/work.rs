//! What the page does in storage and with files: each task in slices so short that the page always
//! stays responsive.

mod with_records;

use std::rc::Rc;

use js_sys::Date;
use openings::Openings;
use ui::handover::{self, Handed};
use ui::lazy::{self, NotFetched};
use ui::platform::shelf::{Access, Asked, StorageFailed, StoredGame};
use ui::platform::storage::{GameId, Store};
use ui::platform::tabs::{Channel, Message};
use ui::platform::{download, fetch, pause};
use web_sys::File;
use yew::{Callback, UseReducerDispatcher};

use crate::kept::{self, Names};
use crate::query::Entry;
use crate::records::{RECORDS, Records};
use crate::row::Row;
use crate::state::{Action, Library, Task, Undo};

/// How long a slice may take, in milliseconds.
const SLICE: f64 = 12.0;
/// How many rows or names are read at a time.
const MANY: u32 = 1_000;
/// How many records are read, and rows worked out, at a time.
const FEW: usize = 10;
/// How many games are stored at a time.
const BATCH: usize = 100;

/// What the tasks of the page need.
#[derive(Clone, Debug)]
pub(crate) struct Desk {
    pub(crate) store: Store,
    pub(crate) send: UseReducerDispatcher<Library>,
    pub(crate) channel: Rc<Option<Channel>>,
}

/// Gives the browser a turn as soon as a slice is over.
struct Slices {
    began: f64,
}

impl Slices {
    fn new() -> Self {
        Self { began: Date::now() }
    }

    async fn pause(&mut self) {
        if Date::now() - self.began > SLICE {
            pause::next_task().await;
            self.began = Date::now();
        }
    }
}

/// Whether the user has stopped what is being done.
pub(crate) type IsStopped = Rc<dyn Fn() -> bool>;

impl Desk {
    fn tell(&self, message: &Message) {
        if let Some(channel) = &*self.channel {
            channel.tell(message);
        }
    }

    /// What reads and writes games; tells the user if it cannot be fetched.
    async fn records(&self) -> Asked<&'static Records> {
        let fetched = lazy::load(&RECORDS).await;
        fetched.map_err(|NotFetched| {
            self.send.dispatch(Action::Task(None));
            self.send.dispatch(Action::Say(words::part_not_fetched()));
            StorageFailed
        })
    }

    /// Sends an action, or that the storage failed.
    fn done(&self, result: Asked<Action>) {
        self.send.dispatch(result.unwrap_or(Action::Failed));
    }

    /// Reads the whole list.
    pub(crate) async fn list(self) {
        let read = self.read_list().await;
        self.send.dispatch(Action::Task(None));
        self.done(read);
    }

    async fn read_list(&self) -> Asked<Action> {
        let access = self.store.access();
        if access == Access::None {
            return Ok(Action::Listed(access, Vec::new(), Vec::new()));
        }
        let mut slices = Slices::new();
        let mut names: Vec<GameId> = Vec::new();
        loop {
            let more = self.store.names(names.last(), MANY).await?;
            let is_last = more.len() < MANY as usize;
            names.extend(more);
            slices.pause().await;
            if is_last {
                break;
            }
        }
        let mut known: Vec<Entry> = Vec::new();
        let mut last: Option<GameId> = None;
        loop {
            let more = self.store.rows(last.as_ref(), MANY).await?;
            let is_last = more.len() < MANY as usize;
            last = more.last().map(|text| GameId(name_of(text).into()));
            for part in more.chunks(100) {
                known.extend(
                    part.iter()
                        .filter_map(|text| Row::read(text))
                        .map(Entry::new),
                );
                slices.pause().await;
            }
            if is_last {
                break;
            }
        }
        // Both lists are ordered by name; either a game may lack its row, or a row its game.
        let mut known = known.into_iter().peekable();
        let mut entries = Vec::with_capacity(names.len());
        let mut missing = Vec::new();
        for name in names {
            while known.next_if(|entry| entry.row.id.0 < name.0).is_some() {}
            match known.next_if(|entry| entry.row.id == name) {
                Some(entry) => entries.push(entry),
                None => missing.push(name),
            }
        }
        let (worked_out, unreadable) = self.work_out(&missing, Some(Task::Reading)).await?;
        entries.extend(worked_out);
        Ok(Action::Listed(access, entries, unreadable))
    }

    /// Works out the rows of games, and finds the records that cannot be read.
    async fn work_out(
        &self,
        names: &[GameId],
        task: Option<Task>,
    ) -> Asked<(Vec<Entry>, Vec<GameId>)> {
        if names.is_empty() {
            return Ok((Vec::new(), Vec::new()));
        }
        let records = self.records().await?;
        let openings = openings(records).await;
        let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
        let mut slices = Slices::new();
        for (part, names) in names.chunks(FEW).enumerate() {
            let all = names.len();
            if let Some(task) = task.filter(|_| part > 0) {
                let done = part * FEW;
                self.send
                    .dispatch(Action::Task(Some((task, done, all.max(done)))));
            }
            self.store
                .list(names, |game| {
                    match (records.row)(game, openings.as_deref()) {
                        Some(row) => {
                            // Without the names of openings it is worked out again next time.
                            let text = openings.is_some().then(|| row.text());
                            entries.push(Entry::new(row));
                            text
                        }
                        None => {
                            unreadable.push(game.id.clone());
                            None
                        }
                    }
                })
                .await?;
            slices.pause().await;
        }
        Ok((entries, unreadable))
    }

    /// Reads one game again that has changed, or is gone.
    pub(crate) async fn look_again(self, name: GameId) {
        let found = self.work_out(std::slice::from_ref(&name), None).await;
        self.done(found.map(|(entries, unreadable)| {
            if entries.is_empty() && unreadable.is_empty() {
                Action::Gone(Rc::new([name]))
            } else {
                Action::Changed(entries, unreadable)
            }
        }));
    }

    /// Imports the games of files, until it is stopped.
    pub(crate) async fn import(self, files: Vec<File>, is_stopped: IsStopped) {
        if let Ok(records) = self.records().await {
            (records.import)(self, files, is_stopped).await;
        }
    }

    /// Saves games in one file, until it is stopped.
    pub(crate) async fn export(self, names: Rc<[GameId]>, is_stopped: IsStopped) {
        if let Ok(records) = self.records().await {
            (records.export)(self, names, is_stopped).await;
        }
    }

    /// Saves the records that cannot be read, unchanged and one after the other.
    pub(crate) async fn save_unreadable(self, names: Rc<Vec<GameId>>) {
        match self.store.games(&names).await {
            Ok(games) => {
                let text = kept::unreadable_file(&games);
                // A browser that does not take the file says so itself.
                let _ = download::save_text("unreadable-games.txt", "text/plain", &text);
            }
            Err(StorageFailed) => self.send.dispatch(Action::Failed),
        }
    }

    /// Gives a game other names.
    pub(crate) async fn rename(self, name: GameId, names: Names) {
        if let Ok(records) = self.records().await {
            (records.rename)(self, name, names).await;
        }
    }

    /// Deletes games.
    pub(crate) async fn delete(self, names: Rc<[GameId]>) {
        let removed = self.remove(&names).await;
        self.done(removed.map(|games| Action::Deleted(games.into())));
    }

    async fn remove(&self, names: &[GameId]) -> Asked<Vec<StoredGame>> {
        let mut games = Vec::with_capacity(names.len());
        for names in names.chunks(BATCH) {
            games.extend(self.store.remove(names).await?);
        }
        self.tell(&Message::Changed(None));
        Ok(games)
    }

    /// Undoes what was done last.
    pub(crate) async fn undo(self, undo: Undo) {
        match undo {
            Undo::Delete(games) => {
                for games in games.chunks(BATCH) {
                    let games: Vec<_> = games.iter().map(|game| (game.clone(), None)).collect();
                    if self.store.put(&games).await.is_err() {
                        return self.send.dispatch(Action::Failed);
                    }
                }
                let names: Vec<GameId> = games.iter().map(|game| game.id.clone()).collect();
                self.tell(&Message::Changed(None));
                self.send
                    .dispatch(Action::Undone(words::library_restored()));
                let found = self.work_out(&names, None).await;
                self.done(found.map(|(entries, unreadable)| Action::Changed(entries, unreadable)));
            }
            Undo::Import(names) => match self.remove(&names).await {
                Ok(_) => {
                    self.send.dispatch(Action::Gone(names));
                    self.send
                        .dispatch(Action::Undone(words::library_import_undone()));
                }
                Err(StorageFailed) => self.send.dispatch(Action::Failed),
            },
        }
    }

    /// Hands a game to the analysis page, and then goes there.
    pub(crate) async fn analyse(self, name: GameId, go: Callback<()>) {
        let Ok(records) = self.records().await else {
            return;
        };
        let found = self.store.games(std::slice::from_ref(&name)).await;
        let found = found.unwrap_or_default();
        match found.first().and_then(records.pgn) {
            Some(pgn) => {
                handover::put(Handed::Game(pgn.into()));
                go.emit(());
            }
            _ => self.look_again(name).await,
        }
    }

    /// Puts a game on the board, and then goes there.
    pub(crate) fn go_on(&self, name: &GameId, go: &Callback<()>) {
        handover::put_game(name.clone());
        // If the board is already open, the name that was handed over is enough.
        self.store.make_current(name, go.reform(|_: bool| ()));
    }
}

/// The name of the game of a row, whatever the row's format.
fn name_of(text: &str) -> &str {
    text.split('\u{1f}').next().unwrap_or_default()
}

thread_local! {
    static OPENINGS: std::cell::RefCell<Option<Rc<Openings>>> = const { std::cell::RefCell::new(None) };
}

/// The names of openings, fetched once.
async fn openings(records: &Records) -> Option<Rc<Openings>> {
    if let Some(known) = OPENINGS.with_borrow(Option::clone) {
        return Some(known);
    }
    let bytes = fetch::bytes(&fetch::path_of("opening-names")?).await?;
    let openings = Rc::new((records.openings)(&bytes)?);
    OPENINGS.set(Some(openings.clone()));
    Some(openings)
}
