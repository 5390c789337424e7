//! The tasks that read or write games at every step. They belong to the part that brings what does so.

use std::rc::Rc;

use ui::platform::shelf::{Asked, StorageFailed, StoredGame};
use ui::platform::storage::{self, GameId};
use ui::platform::tabs::Message;
use ui::platform::{download, files, pause};
use web_sys::File;

use super::{BATCH, Desk, IsStopped, Slices, openings};
use crate::kept::{self, Names};
use crate::query::Entry;
use crate::records;
use crate::row::Row;
use crate::state::{Action, Task, Undo};

/// How many skipped games are named.
const MOST_SKIPPED: usize = 100;
/// The media type of PGN.
const PGN: &str = "application/x-chess-pgn";

impl Desk {
    /// What [`import`](Self::import) does once its part is here.
    pub(crate) async fn import_now(self, files: Vec<File>, is_stopped: IsStopped) {
        let mut import = Importing::default();
        let mut result = Ok(());
        for file in files {
            result = self.import_file(&file, &*is_stopped, &mut import).await;
            if result.is_err() || is_stopped() {
                break;
            }
        }
        let Importing {
            entries,
            mut problems,
            skipped,
        } = import;
        let names: Rc<[GameId]> = entries.iter().map(|entry| entry.row.id.clone()).collect();
        if skipped > problems.len().min(MOST_SKIPPED) && problems.len() > MOST_SKIPPED {
            problems.truncate(MOST_SKIPPED);
            problems.push(words::library_skipped_rest(skipped - MOST_SKIPPED));
        }
        let mut said = words::library_imported(names.len(), skipped);
        if result.is_err() {
            said = [said, words::library_storage_failed()].join(" ");
        }
        let undo = (!names.is_empty()).then_some(Undo::Import(names));
        self.tell(&Message::Changed(None));
        self.send.dispatch(Action::Changed(entries, Vec::new()));
        self.send
            .dispatch(Action::Imported(said, problems.into(), undo));
    }

    async fn import_file(
        &self,
        file: &File,
        is_stopped: &dyn Fn() -> bool,
        import: &mut Importing,
    ) -> Asked<()> {
        let name = file.name();
        let progress = |done, all| {
            self.send
                .dispatch(Action::Task(Some((Task::Importing, done, all))));
        };
        progress(0, 0);
        let Some(bytes) = files::bytes(file).await else {
            import.problems.push(words::library_file_unreadable(&name));
            return Ok(());
        };
        let bytes: Rc<[u8]> = bytes.into();
        let places = records::find(bytes.clone()).await;
        if places.is_empty() {
            import.problems.push(words::library_file_empty(&name));
        }
        let openings = openings(records::table()).await;
        let mut slices = Slices::new();
        let mut batch = Vec::with_capacity(BATCH);
        let first = storage::new_game_id();
        for (number, place) in places.iter().enumerate() {
            let id = name_in_file(&first, number);
            match records::read(&bytes, *place, id, openings.as_deref()) {
                Ok(game) => batch.push(game),
                Err(problem) => {
                    import.skipped += 1;
                    if import.problems.len() <= MOST_SKIPPED {
                        import.problems.push(words::library_skipped_text(
                            &name,
                            number + 1,
                            problem.line,
                            problem.column,
                            &problem.text,
                        ));
                    }
                }
            }
            if batch.len() == BATCH {
                self.keep(&mut batch, import).await?;
                progress(number + 1, places.len());
            }
            slices.pause().await;
            if is_stopped() {
                break;
            }
        }
        self.keep(&mut batch, import).await
    }

    /// Stores games.
    async fn keep(&self, batch: &mut Vec<(StoredGame, Row)>, import: &mut Importing) -> Asked<()> {
        if batch.is_empty() {
            return Ok(());
        }
        let batch = std::mem::take(batch);
        let (games, rows): (Vec<_>, Vec<_>) = batch
            .into_iter()
            .map(|(game, row)| ((game, Some(row.text())), row))
            .unzip();
        self.store.put(&games).await?;
        import.entries.extend(rows.into_iter().map(Entry::new));
        Ok(())
    }

    /// What [`export`](Self::export) does once its part is here.
    pub(crate) async fn export_now(self, names: Rc<[GameId]>, is_stopped: IsStopped) {
        let mut slices = Slices::new();
        let mut texts: Vec<String> = Vec::with_capacity(names.len());
        for part in names.chunks(BATCH) {
            let progress = (Task::Exporting, texts.len(), names.len());
            self.send.dispatch(Action::Task(Some(progress)));
            let Ok(games) = self.store.games(part).await else {
                self.send.dispatch(Action::Task(None));
                return self.send.dispatch(Action::Failed);
            };
            for game in &games {
                texts.extend(kept::to_pgn(game).ok());
                slices.pause().await;
            }
            if is_stopped() {
                return self.send.dispatch(Action::Task(None));
            }
        }
        let text = texts.join("\n");
        pause::next_task().await;
        // A browser that does not take the file says so itself.
        let _ = download::save_text("games.pgn", PGN, &text);
        self.send.dispatch(Action::Task(None));
    }

    /// What [`rename`](Self::rename) does once its part is here.
    pub(crate) async fn rename_now(self, name: GameId, names: Names) {
        let openings = openings(records::table()).await;
        let mut renamed = None;
        let changed = self
            .store
            .change(&name, |game| {
                let game = kept::renamed(&game, &names)?;
                renamed = Row::of(&game, openings.as_deref());
                let text = renamed.as_ref().filter(|_| openings.is_some());
                let text = text.map(Row::text);
                Some((game, text))
            })
            .await;
        match (changed, renamed) {
            (Ok(true), Some(row)) => {
                self.tell(&Message::Changed(Some(name)));
                self.send
                    .dispatch(Action::Changed(vec![Entry::new(row)], Vec::new()));
                self.send.dispatch(Action::Say(words::library_renamed()));
            }
            (Ok(_), _) => self.look_again(name).await,
            (Err(StorageFailed), _) => self.send.dispatch(Action::Failed),
        }
    }
}

/// The outcome of an import.
#[derive(Debug, Default)]
struct Importing {
    entries: Vec<Entry>,
    /// What was skipped and why, in words.
    problems: Vec<String>,
    /// How many games were skipped.
    skipped: usize,
}

/// A name that keeps a game in its place among those of its file.
fn name_in_file(first: &GameId, number: usize) -> GameId {
    let (moment, chance) = first.0.split_once('-').unwrap_or((&first.0, "0"));
    GameId(format!("{moment}-{chance}-{number:07}").into())
}
