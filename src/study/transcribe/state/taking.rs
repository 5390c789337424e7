//! Taking up the games of a text and the moves of the shown one, as they are read.

use std::ops::Range;
use std::rc::Rc;

use archive::book::{self, Found};
use notation::score::PrintedScore;
use rules::Position;

use super::{Listing, Phase, Reading, SHORT};

impl Reading {
    /// Lists the games: at once if the text is short, else the list is wanted of a worker, and only
    /// the game at `span` is shown meanwhile.
    pub(super) fn list(&mut self, span: Range<usize>) {
        let run = self.listing.run + 1;
        let all = 0..self.text.len();
        let mut read = None;
        if self.text.len() <= SHORT {
            let scores = book::read(&self.text, all.clone(), self.system, &self.choices);
            self.games = book::found_in(&self.text, &scores).into();
            read = Some(scores);
            self.listing = Listing {
                run,
                at: self.text.len(),
                count: self.games.len(),
                phase: Phase::Done,
            };
        } else {
            let is_known = !span.is_empty() && self.text.get(span.clone()).is_some();
            let found = is_known.then(|| Found::unread(span.clone()));
            self.games = found.into_iter().collect();
            self.listing = Listing {
                run,
                at: 0,
                count: 0,
                phase: Phase::Running,
            };
        }
        self.game = self.game_at(span.start).unwrap_or(0);
        // A text with one game has been read to its moves already.
        match read.filter(|scores| scores.len() == 1 && self.part() == all) {
            Some(scores) => self.take(scores),
            None => self.read(),
        }
    }

    /// The game in whose part a byte lies.
    pub(super) fn game_at(&self, byte: usize) -> Option<usize> {
        self.games
            .iter()
            .position(|found| found.span.contains(&byte))
    }

    /// Reads the shown game.
    pub(super) fn read(&mut self) {
        if self.games.is_empty() && self.listing.phase != Phase::Done {
            self.score = None;
            self.play_through();
            self.shown = 0;
            return;
        }
        self.take(book::read(
            &self.text,
            self.part(),
            self.system,
            &self.choices,
        ));
    }

    /// Takes up the shown game as it was read. A decision may have made two of it, or the text behind
    /// it another one: then the list has them, and the one is shown in which `asked` lies.
    pub(super) fn take(&mut self, mut scores: Vec<PrintedScore>) {
        self.join(&mut scores);
        let part = self.part();
        if scores.len() > 1 {
            let near = self.asked.unwrap_or(part.start);
            let found = book::found_in(&self.text[part.clone()], &scores).into_iter();
            let mut games = self.games.to_vec();
            games.splice(
                self.game..(self.game + 1).min(games.len()),
                found.map(|found| found.moved_by(part.start)),
            );
            self.listing.count += games.len() - self.games.len();
            self.games = games.into();
            self.game = self.game_at(near).unwrap_or(self.game);
            scores = book::read(&self.text, self.part(), self.system, &self.choices);
            scores.truncate(1);
        }
        let part = self.part();
        let found = book::found_in(&self.text[part.clone()], &scores);
        if let Some(found) = found.into_iter().next() {
            let mut games = self.games.to_vec();
            let found = Found {
                span: part.clone(),
                ..found.moved_by(part.start)
            };
            match games.get_mut(self.game) {
                Some(game) => *game = found,
                None => games.push(found),
            }
            self.games = games.into();
        } else if let Some(game) = self.games.get(self.game).filter(|game| game.plies > 0) {
            let unread = Found::unread(game.span.clone());
            let mut games = self.games.to_vec();
            games[self.game] = unread;
            self.games = games.into();
        }
        self.score = scores.into_iter().next().map(Rc::new);
        self.play_through();
        self.shown = self.shown.min(self.moves().len());
    }

    /// Where a decision lets the shown game go on behind what was another one, as a variation is that is
    /// numbered from one on, both are one game.
    fn join(&mut self, scores: &mut Vec<PrintedScore>) {
        let part = self.part();
        let [score] = &scores[..] else {
            return;
        };
        let is_open = score.ending.is_none() && score.problems().next().is_none();
        let next = self.games[..self.listing.count.min(self.games.len())].get(self.game + 1);
        let next = next.map(|next| next.span.clone());
        let next = next.filter(|next| next.start == part.end && is_open);
        if let Some(next) = next.filter(|_| !self.choices.within(part.clone()).is_empty()) {
            let whole = part.start..next.end;
            let joined = book::read(&self.text, whole.clone(), self.system, &self.choices);
            if joined.len() == 1 {
                let mut games = self.games.to_vec();
                games.remove(self.game + 1);
                games[self.game].span = whole;
                self.listing.count -= 1;
                self.games = games.into();
                *scores = joined;
            }
        }
    }

    pub(super) fn play_through(&mut self) {
        let mut position = self
            .score()
            .map_or_else(Position::default, |score| score.start);
        let mut positions = vec![position];
        for played in self.moves() {
            position = position.play_unchecked(played.mv);
            positions.push(position);
        }
        self.positions = positions.into();
    }
}
