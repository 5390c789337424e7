//! How far the list of a book is.

use std::ops::Range;

use archive::book::Found;

use super::Reading;

/// How far the games of a text are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// Another number for each list that is begun, from 1.
    pub run: u32,
    /// This many bytes are done with.
    pub at: usize,
    /// How many games are listed; one that is shown before its turn may follow them.
    pub count: usize,
    /// Whether it goes on.
    pub phase: Phase,
}

/// Whether a list goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// The whole text is listed.
    #[default]
    Done,
    /// More of it is being read.
    Running,
    /// The reader has stopped it.
    Stopped,
    /// The program that lists books did not come.
    Failed,
}

/// What was found in a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// The list to which it belongs.
    pub run: u32,
    /// The games, in the order of the text.
    pub games: Vec<Found>,
    /// This many bytes are done with.
    pub at: usize,
    /// Whether that is the whole text.
    pub is_done: bool,
}

impl Reading {
    /// Takes what was found in a step.
    pub(super) fn listed(&mut self, listed: Listed) {
        if listed.run != self.listing.run || self.listing.phase != Phase::Running {
            return;
        }
        let is_first = self.games.is_empty();
        let shown = self.found().cloned();
        let mut games = self.games[..self.listing.count].to_vec();
        games.extend(listed.games);
        self.listing.count = games.len();
        self.listing.at = listed.at;
        if listed.is_done {
            self.listing.phase = Phase::Done;
            self.say(words::book_found(games.len()));
        }
        let Some(shown) = shown else {
            self.games = games.into();
            if is_first && !self.games.is_empty() {
                self.read();
                self.ask(self.first_question());
            }
            return;
        };
        let place = games
            .iter()
            .position(|found| found.span.contains(&shown.span.start));
        let is_same = |place: usize, games: &[Found]| games[place].span == shown.span;
        match place {
            Some(place) if is_same(place, &games) => {
                // Decisions since the list was begun are in the shown one only.
                games[place] = shown;
                self.game = place;
                self.games = games.into();
            }
            None if !listed.is_done => {
                self.game = games.len();
                games.push(shown);
                self.games = games.into();
            }
            place => {
                self.game = place.unwrap_or(0);
                self.games = games.into();
                self.read();
                self.asked = self.asked.filter(|byte| self.part().contains(byte));
            }
        }
    }

    /// Stops the list, or goes on with it.
    pub(super) fn turn_listing(&mut self, phase: Phase) {
        if self.listing.phase == Phase::Done {
            return;
        }
        self.listing.run += 1;
        self.listing.phase = phase;
        // What is listed next begins behind what is listed.
        self.listing.at = self.games[..self.listing.count]
            .last()
            .map_or(self.listing.at, |last| last.span.end.max(self.listing.at));
    }

    /// How much of the text is listed, of 100.
    #[must_use]
    pub fn percent(&self) -> usize {
        (self.listing.at * 100)
            .checked_div(self.text.len())
            .unwrap_or(100)
    }

    /// What a worker is to list, from a byte to the end of the text; nothing if the list is done.
    #[must_use]
    pub fn wanted(&self) -> Option<(u32, Range<usize>)> {
        let is_wanted = self.listing.phase == Phase::Running;
        is_wanted.then(|| (self.listing.run, self.listing.at..self.text.len()))
    }
}
