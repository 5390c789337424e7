//! The list of the games of a file as the page knows it; pure, so that native tests can drive it.

use std::rc::Rc;

use archive::{Column, Query, Row};
use yew::Reducible;

use super::message::{Figures, Reply};
use moves::window::{Viewport, Window};

/// What is going on with the file.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Phase {
    /// There is none.
    #[default]
    Nothing,
    /// It is being read.
    Reading {
        /// The bytes that were read.
        bytes: f64,
        /// The games that were found.
        games: usize,
    },
    /// Its games are listed.
    Listed,
    /// The user cancelled it.
    Cancelled,
    /// It could not be read.
    Failed,
    /// The program that reads files could not be started.
    Unavailable,
}

/// One thing that happens to the list.
#[derive(Clone, Debug)]
pub enum Action {
    /// A file of this many bytes is opened.
    Opened {
        /// Its number.
        run: u32,
        /// Its length in bytes.
        length: f64,
    },
    /// The worker could not be started.
    Unavailable,
    /// A reply of the worker.
    Reply(Reply),
    /// The search text changes.
    Search(String),
    /// A heading was pressed.
    Sort(Column),
    /// The view was scrolled, or has another size.
    Seen(Viewport),
    /// A row becomes the active one.
    Activate(usize),
    /// The game of a row is to be opened.
    Open(usize),
}

/// A game that was opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedGame {
    /// Its number in the file, counted from 0.
    pub game: usize,
    /// The line of the file on which it begins, counted from 1.
    pub line: usize,
    /// Its text.
    pub text: String,
    /// Whether it is only the first one, which is shown without being asked for.
    pub is_unasked: bool,
}

/// The list.
#[derive(Clone, Debug, Default)]
pub struct GamesState {
    /// The number of the file; 0 for none.
    pub run: u32,
    /// Its length in bytes.
    pub length: f64,
    /// What is going on with it.
    pub phase: Phase,
    /// How it was read.
    pub figures: Figures,
    /// How many games have been looked at, and whether these are all.
    pub looked: (usize, bool),
    /// The search text and the order.
    pub query: Query,
    /// The number of the last question which games fit.
    pub query_ask: u32,
    /// Grows each time the selection or the order of the games changes.
    pub list: u32,
    /// Grows with each change of what the rows say.
    pub revision: u32,
    /// What of the list is in sight.
    pub window: Window,
    /// The rows that have come, and the place of the first.
    pub rows: (usize, Rc<[Row]>),
    /// The row that keys act on.
    pub active: usize,
    /// The number of the question for a game, and its row.
    pub opening: Option<(u32, usize)>,
    /// The number of the question for the first game, which nobody has asked for.
    first: Option<u32>,
    /// The last number given to a question.
    asked: u32,
    /// The game that has come last, with the number of its question.
    pub opened: Option<(u32, Rc<ListedGame>)>,
}

impl Reducible for GamesState {
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

impl GamesState {
    /// The row of a place, if it has come.
    #[must_use]
    pub fn row(&self, place: usize) -> Option<&Row> {
        self.rows.1.get(place.checked_sub(self.rows.0)?)
    }

    /// What a screen reader hears and an eye sees of the state, in a sentence.
    #[must_use]
    pub fn summary(&self) -> String {
        match self.phase {
            Phase::Nothing => String::new(),
            Phase::Reading { bytes, games } => words::games_reading(self.percent(bytes), games),
            Phase::Listed if self.figures.games == 0 => words::games_none_found(),
            Phase::Listed => words::games_found(self.window.count, self.figures.games),
            Phase::Cancelled => words::games_cancelled(),
            Phase::Failed => words::games_failed(),
            Phase::Unavailable => words::games_unavailable(),
        }
    }

    /// How much of the file was read, in percent.
    #[must_use]
    pub fn percent(&self, bytes: f64) -> usize {
        if self.length > 0.0 {
            (100.0 * bytes / self.length).clamp(0.0, 100.0) as usize
        } else {
            0
        }
    }

    /// Carries out one action; answers whether anything has changed.
    pub fn apply(&mut self, action: Action) -> bool {
        match action {
            Action::Opened { run, length } => {
                *self = Self {
                    run,
                    length,
                    asked: self.asked,
                    phase: Phase::Reading {
                        bytes: 0.0,
                        games: 0,
                    },
                    window: Window {
                        count: 0,
                        top: 0.0,
                        ..self.window
                    },
                    ..Self::default()
                };
            }
            Action::Unavailable => self.phase = Phase::Unavailable,
            Action::Reply(reply) => return self.take_reply(reply),
            Action::Search(text) => {
                if self.query.text == text {
                    return false;
                }
                self.query.text = text;
                self.query_ask = self.ask();
            }
            Action::Sort(column) => {
                if self.query.column == column {
                    self.query.order = self.query.order.reversed();
                } else {
                    self.query.column = column;
                    self.query.order = archive::Order::Ascending;
                }
                self.query_ask = self.ask();
            }
            Action::Seen(sight) => return self.window.look(sight),
            Action::Activate(row) => {
                let row = row.min(self.window.count.saturating_sub(1));
                return std::mem::replace(&mut self.active, row) != row;
            }
            Action::Open(row) => {
                if self.row(row).is_none() {
                    return false;
                }
                self.active = row;
                self.opening = Some((self.ask(), row));
            }
        }
        true
    }

    fn ask(&mut self) -> u32 {
        self.asked = self.asked.wrapping_add(1).max(1);
        self.asked
    }

    fn take_reply(&mut self, reply: Reply) -> bool {
        match reply {
            Reply::Progress { run, bytes, games } if run == self.run => {
                self.phase = Phase::Reading { bytes, games };
            }
            Reply::Read { run, figures } if run == self.run => {
                self.phase = Phase::Listed;
                self.figures = figures;
                self.window.count = figures.games;
                self.list = self.list.wrapping_add(1);
                self.revision = self.revision.wrapping_add(1);
                self.query_ask = 0;
            }
            Reply::Cancelled { run } if run == self.run => self.phase = Phase::Cancelled,
            Reply::Checked {
                run,
                games,
                faulty,
                done,
            } if run == self.run => {
                // What the rows say has changed only where there is a new mark or a new name.
                let is_new = self.figures.faulty != faulty || done;
                self.revision = self.revision.wrapping_add(u32::from(is_new));
                self.figures.faulty = faulty;
                self.looked = (games, done);
            }
            Reply::Count { ask, count } if ask == self.query_ask => {
                self.window.count = count;
                self.list = self.list.wrapping_add(1);
                self.active = 0;
                self.rows = (0, Rc::from([]));
                self.revision = self.revision.wrapping_add(1);
            }
            Reply::Rows { ask, from, rows } if ask == self.revision => {
                self.rows = (from, rows.into());
                // The first game is on the board as soon as it is known.
                if from == 0 && self.first.is_none() && self.opened.is_none() {
                    let ask = self.ask();
                    self.first = Some(ask);
                    self.opening = Some((ask, 0));
                }
            }
            Reply::Game {
                ask,
                game,
                line,
                text,
            } if self.opening.is_some_and(|(asked, _)| asked == ask) => {
                self.opening = None;
                let is_unasked = self.first == Some(ask);
                let game = ListedGame {
                    game,
                    line,
                    text,
                    is_unasked,
                };
                self.opened = Some((ask, Rc::new(game)));
            }
            Reply::Failed { run, ask, .. } => {
                let is_game = self.opening.is_some_and(|(asked, _)| asked == ask);
                if !is_game && run != 0 && run != self.run {
                    return false;
                }
                self.opening = None;
                self.phase = match self.phase {
                    // Not even the program that reads files has come.
                    Phase::Reading {
                        games: 0,
                        bytes: 0.0,
                    } => Phase::Unavailable,
                    _ => Phase::Failed,
                };
            }
            _ => return false,
        }
        true
    }
}
