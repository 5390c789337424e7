//! The list of all games as the page knows it; pure, so that native tests can drive it.

use std::collections::{HashMap, HashSet};
use std::rc::Rc;

use moves::window::{Viewport, Window};
use ui::platform::shelf::{Access, StoredGame};
use ui::platform::storage::GameId;
use ui::pulse::Pulse;
use yew::Reducible;

use crate::query::{Entry, Query, Sort};
use crate::row::Row;

/// How far the list has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// It is being read for the first time.
    #[default]
    Reading,
    /// It is here.
    Listed,
    /// It could not be read.
    Failed,
}

/// A task that takes a while.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Rows are being worked out.
    Reading,
    /// Files are being imported.
    Importing,
    /// A file is being made.
    Exporting,
}

/// A game of a file that was skipped, in words.
pub type Skipped = Rc<[String]>;

/// What can be undone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Undo {
    /// Games were deleted; they are put back.
    Delete(Rc<[StoredGame]>),
    /// Games were imported; they are taken out again.
    Import(Rc<[GameId]>),
}

/// A dialog that can be open.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// What can be done with a game.
    Game(GameId),
    /// Its names.
    Rename(GameId),
    /// Delete these games?
    Delete(Rc<[GameId]>),
}

/// Something that happens to the list.
#[derive(Clone, Debug)]
pub enum Action {
    /// All games, and the names of the records that cannot be read.
    Listed(Access, Vec<Entry>, Vec<GameId>),
    /// The list could not be read.
    Failed,
    /// Games that are new or have changed, and records that cannot be read.
    Changed(Vec<Entry>, Vec<GameId>),
    /// Games that are gone.
    Gone(Rc<[GameId]>),
    /// Another query.
    Ask(Query),
    /// Sort by something else.
    Sort(Sort),
    /// The view was scrolled, or has another size.
    Seen(Viewport),
    /// A row becomes the active one.
    Activate(usize),
    /// A dialog is opened, or closed.
    Open(Option<Dialog>),
    /// The progress of a task, or its end.
    Task(Option<(Task, usize, usize)>),
    /// Files were imported: what to say, the games that were skipped, and how to undo it.
    Imported(String, Skipped, Option<Undo>),
    /// Games were deleted.
    Deleted(Rc<[StoredGame]>),
    /// What could be undone was undone.
    Undone(String),
    /// Something is said.
    Say(String),
}

/// The list of all games.
#[derive(Clone, Debug)]
pub struct Library {
    /// What can be done with the games.
    pub access: Access,
    /// How far the list has come.
    pub phase: Phase,
    /// The games.
    pub entries: Rc<Vec<Entry>>,
    /// The records that cannot be read.
    pub unreadable: Rc<Vec<GameId>>,
    /// Which games are shown.
    pub query: Query,
    /// The places of all games in their order.
    order: Rc<Vec<u32>>,
    /// The places of those that are shown.
    pub shown: Rc<Vec<u32>>,
    /// Grows each time another selection or order is shown.
    pub list: u32,
    /// What of the list is in sight.
    pub window: Window,
    /// The row that keys act on.
    pub active: usize,
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// The task under way, its progress, and its total.
    pub task: Option<(Task, usize, usize)>,
    /// What is shown of the last import or change.
    pub said: Rc<str>,
    /// The games that the last import skipped.
    pub skipped: Skipped,
    /// What can be undone.
    pub undo: Option<Undo>,
    /// What is spoken.
    pub speech: Pulse<Rc<str>>,
}

impl Default for Library {
    fn default() -> Self {
        Self {
            access: Access::Full,
            phase: Phase::Reading,
            entries: Rc::default(),
            unreadable: Rc::default(),
            query: Query::default(),
            order: Rc::default(),
            shown: Rc::default(),
            list: 0,
            window: Window::default(),
            active: 0,
            dialog: None,
            task: None,
            said: "".into(),
            skipped: Rc::new([]),
            undo: None,
            speech: Pulse::default(),
        }
    }
}

impl Reducible for Library {
    type Action = Action;

    fn reduce(self: Rc<Self>, action: Action) -> Rc<Self> {
        let mut next = Self::clone(&self);
        if next.apply(action) {
            Rc::new(next)
        } else {
            self
        }
    }
}

impl Library {
    /// The game of a place in the list.
    #[must_use]
    pub fn row(&self, place: usize) -> Option<&Rc<Row>> {
        let entry = self.entries.get(*self.shown.get(place)? as usize)?;
        Some(&entry.row)
    }

    /// The game with a name.
    #[must_use]
    pub fn game(&self, id: &GameId) -> Option<&Rc<Row>> {
        let mut rows = self.entries.iter().map(|entry| &entry.row);
        rows.find(|row| row.id == *id)
    }

    /// The names of the shown games.
    #[must_use]
    pub fn shown_names(&self) -> Rc<[GameId]> {
        let places = 0..self.shown.len();
        places
            .filter_map(|place| Some(self.row(place)?.id.clone()))
            .collect()
    }

    /// Whether games can be changed now.
    #[must_use]
    pub fn can_change(&self) -> bool {
        self.access == Access::Full && self.task.is_none()
    }

    /// The laws that occur besides today's.
    #[must_use]
    pub fn laws(&self) -> Vec<String> {
        let mut laws: Vec<String> = Vec::new();
        for entry in self.entries.iter() {
            let law = &entry.row.law;
            // There are a handful of laws, and many games.
            if let Err(place) = laws.binary_search(law)
                && !law.is_empty()
            {
                laws.insert(place, law.clone());
            }
        }
        laws
    }

    /// Carries out one action; returns whether anything has changed.
    pub fn apply(&mut self, action: Action) -> bool {
        match action {
            Action::Listed(access, entries, unreadable) => {
                self.access = access;
                self.phase = Phase::Listed;
                self.keep_played(&entries);
                self.entries = Rc::default();
                self.unreadable = Rc::default();
                self.change(entries, unreadable);
            }
            Action::Failed => {
                // What is known stays on the screen.
                if self.phase == Phase::Listed {
                    self.tell(words::library_storage_failed());
                } else {
                    self.phase = Phase::Failed;
                }
            }
            Action::Changed(rows, unreadable) => {
                self.keep_played(&rows);
                self.change(rows, unreadable);
            }
            Action::Gone(names) => self.remove(&names),
            Action::Ask(query) => {
                if self.query == query {
                    return false;
                }
                let is_sorted = (query.sort, query.order) == (self.query.sort, self.query.order);
                self.query = query;
                self.select(!is_sorted);
                self.begin_at_top();
                self.speak(words::library_found(self.shown.len(), self.entries.len()));
            }
            Action::Sort(sort) => {
                return self.apply(Action::Ask(Query {
                    sort,
                    order: sort.first_order(),
                    ..self.query.clone()
                }));
            }
            Action::Seen(sight) => return self.window.look(sight),
            Action::Activate(row) => {
                let row = row.min(self.shown.len().saturating_sub(1));
                return std::mem::replace(&mut self.active, row) != row;
            }
            Action::Open(dialog) => self.dialog = dialog,
            Action::Task(task) => self.task = task,
            Action::Imported(said, skipped, undo) => {
                self.task = None;
                self.skipped = skipped;
                self.undo = undo;
                self.tell(said);
            }
            Action::Deleted(games) => {
                self.dialog = None;
                let names: Rc<[GameId]> = games.iter().map(|game| game.id.clone()).collect();
                self.remove(&names);
                self.skipped = Rc::new([]);
                self.undo = Some(Undo::Delete(games));
                self.tell(words::library_deleted_text(names.len()));
            }
            Action::Undone(said) => {
                self.undo = None;
                self.tell(said);
            }
            Action::Say(said) => self.tell(said),
        }
        true
    }

    /// A game that was played on since is not undone with what was done before: its moves stay.
    fn keep_played(&mut self, changed: &[Entry]) {
        let Some(undo) = &self.undo else { return };
        let [before, now] = [&self.entries[..], changed].map(lengths);
        let undo = match undo {
            Undo::Delete(games) => {
                let left = games.iter().filter(|game| !now.contains_key(&game.id));
                Undo::Delete(left.cloned().collect())
            }
            Undo::Import(names) => {
                let is_longer = |id: &GameId| {
                    let lengths = before.get(id).zip(now.get(id));
                    lengths.is_some_and(|(before, now)| before != now)
                };
                let left = names.iter().filter(|id| !is_longer(id));
                Undo::Import(left.cloned().collect())
            }
        };
        self.undo = Some(undo).filter(|undo| match undo {
            Undo::Delete(games) => !games.is_empty(),
            Undo::Import(names) => !names.is_empty(),
        });
    }

    fn change(&mut self, changed: Vec<Entry>, unreadable: Vec<GameId>) {
        let names = changed.iter().map(|entry| entry.row.id.clone());
        let names: HashSet<GameId> = names.chain(unreadable.iter().cloned()).collect();
        self.forget(&names);
        let kept = changed.into_iter().filter(|entry| !entry.row.is_blank());
        Rc::make_mut(&mut self.entries).extend(kept);
        Rc::make_mut(&mut self.unreadable).extend(unreadable);
        self.select(true);
    }

    fn remove(&mut self, names: &[GameId]) {
        self.forget(&names.iter().cloned().collect());
        self.select(true);
    }

    fn forget(&mut self, names: &HashSet<GameId>) {
        Rc::make_mut(&mut self.entries).retain(|entry| !names.contains(&entry.row.id));
        Rc::make_mut(&mut self.unreadable).retain(|id| !names.contains(id));
    }

    /// Finds the games to show, after sorting them again if needed.
    fn select(&mut self, sort: bool) {
        if sort {
            self.order = Rc::new(self.query.sorted(&self.entries));
        }
        self.shown = Rc::new(self.query.run(&self.entries, &self.order));
        self.window.count = self.shown.len();
        self.active = self.active.min(self.shown.len().saturating_sub(1));
        self.list = self.list.wrapping_add(1);
    }

    fn begin_at_top(&mut self) {
        self.active = 0;
        self.window.top = 0.0;
    }

    /// Says something that also stays on the page.
    fn tell(&mut self, said: String) {
        self.said = said.into();
        self.speech.send(self.said.clone());
    }

    fn speak(&mut self, said: String) {
        self.speech.send(said.into());
    }
}

/// How many plies each game has.
fn lengths(entries: &[Entry]) -> HashMap<&GameId, usize> {
    let rows = entries.iter().map(|entry| &entry.row);
    rows.map(|row| (&row.id, row.plies)).collect()
}

#[cfg(test)]
mod tests;
