//! What can happen to a printed text.

use std::rc::Rc;

use archive::book;
use notation::score::{Choice, Choices, System};
use record::pgn::{Pauses, at_once, without_pause};

use super::{Listed, Phase, Reading, SHORT, WordKind};
use crate::transcribe::diff;

/// An action of the old-book reader.
#[derive(Clone, Debug, PartialEq)]
pub enum Act {
    /// Another reading takes the place of this one.
    Open(Rc<Reading>),
    /// Another notation is to be read, or the one that is found.
    System(Option<System>),
    /// Another game of the text is shown.
    Game(usize),
    /// The position after this many moves is shown.
    Show(usize),
    /// The word at this byte is being decided, or none.
    Ask(Option<usize>),
    /// A word is this move, or none.
    Choose(usize, Choice),
    /// What was decided about a word is taken back.
    Forget(usize, Choice),
    /// The last change is taken back.
    Undo,
    /// What was undone is done again.
    Redo,
    /// The part of the shown game has another text.
    Edit(Rc<str>),
    /// Games were found.
    Listed(Listed),
    /// The list is stopped, goes on or has failed.
    List(Phase),
    /// An action whose result was worked out before.
    Prepared(Rc<Prepared>),
}

/// What changes about a word.
#[derive(Clone, Copy)]
enum Change {
    Decide(Choice),
    Forget(Choice),
}

/// An action whose result was worked out before.
#[derive(Clone, Debug, PartialEq)]
pub struct Prepared {
    /// The action.
    pub act: Act,
    /// The reading to which it happens.
    pub before: Reading,
    /// What becomes of it.
    pub after: Reading,
}

impl Reading {
    /// Carries out one action at once.
    pub fn act(&mut self, act: Act) {
        at_once(self.act_with_pauses(act, &mut without_pause));
    }

    /// Carries out one action; a decision may read the game several times, with a pause before each.
    pub async fn act_with_pauses(&mut self, act: Act, pause: Pauses<'_>) {
        match act {
            Act::Open(reading) => {
                let (said, run) = (self.said.clone(), self.listing.run);
                *self = Rc::unwrap_or_clone(reading);
                self.said = said;
                self.listing.run += run;
                let opening = self.opening();
                self.say(opening);
            }
            Act::System(system) if system == self.system => {}
            Act::System(system) => {
                self.note_step();
                self.system = system;
                self.list(self.part());
                self.turn();
            }
            Act::Game(game) if game < self.games.len() => {
                self.game = game;
                self.shown = 0;
                self.asked = None;
                self.read();
                self.ask(self.first_question());
                let said = words::book_arrival(&self.name(), &self.summary());
                self.say(said);
            }
            Act::Game(_) => {}
            Act::Show(ply) => {
                self.shown = ply.min(self.moves().len());
                self.asked = None;
                self.say(self.ply_said(self.shown));
            }
            Act::Ask(byte) => {
                self.ask(byte);
                if let Some(word) = self.word_said() {
                    self.say(word);
                    self.said.is_of_word = true;
                }
            }
            Act::Choose(byte, choice) => {
                let change = Change::Decide(choice);
                self.change(byte, change, pause).await;
            }
            Act::Forget(byte, choice) => {
                let change = Change::Forget(choice);
                self.change(byte, change, pause).await;
            }
            Act::Undo => {
                if self.undo() {
                    self.turn();
                }
            }
            Act::Redo => {
                if self.redo() {
                    self.turn();
                }
            }
            Act::Edit(text) => self.edit(&text),
            Act::Listed(listed) => self.listed(listed),
            Act::List(phase) => self.turn_listing(phase),
            Act::Prepared(prepared) if prepared.before.is_unchanged(self) => {
                *self = prepared.after.clone();
            }
            Act::Prepared(prepared) => self.act(prepared.act.clone()),
        }
    }

    /// Whether an action reads a game, which takes long.
    #[must_use]
    pub fn reads_a_game(&self, act: &Act) -> bool {
        match act {
            Act::System(_)
            | Act::Game(_)
            | Act::Choose(..)
            | Act::Forget(..)
            | Act::Undo
            | Act::Redo
            | Act::Edit(_) => true,
            Act::Listed(_) => self.score.is_none(),
            Act::Open(_) | Act::Show(_) | Act::Ask(_) | Act::List(_) | Act::Prepared(_) => false,
        }
    }

    /// Whether nothing has happened since this was the state of the reader.
    fn is_unchanged(&self, now: &Self) -> bool {
        let small = |it: &Self| {
            (
                it.listing,
                it.game,
                it.shown,
                it.asked,
                it.turns,
                it.said.number,
            )
        };
        small(self) == small(now)
            && Rc::ptr_eq(&self.text, &now.text)
            && Rc::ptr_eq(&self.games, &now.games)
            && Rc::ptr_eq(&self.choices, &now.choices)
            && self.system == now.system
    }

    /// Decides about a word, or takes that back.
    async fn change(&mut self, byte: usize, change: Change, pause: Pauses<'_>) {
        self.note_step();
        let word = self.word_at(byte);
        let (part, ply) = (self.part(), word.as_ref().map(|word| word.ply));
        // Where one move is missing, another one may be.
        let is_another = word.is_some_and(|word| word.is_missing());
        let choices = Rc::make_mut(&mut self.choices);
        match change {
            Change::Decide(choice) if is_another => choices.add(byte, choice),
            Change::Decide(choice) => _ = choices.insert(byte, choice),
            Change::Forget(choice) => choices.forget(byte, choice),
        }
        let (text, system) = (&self.text, self.system);
        let scores = match (change, ply) {
            (Change::Decide(Choice::Move(mv)), Some(ply)) => {
                book::decide(text, &part, system, choices, (byte, mv, ply), pause).await
            }
            _ => {
                pause().await;
                book::read(text, part, system, choices)
            }
        };
        self.asked = Some(byte);
        self.take(scores);
        self.shown = match change {
            Change::Decide(Choice::Move(_)) => self.plies_at(byte).last(),
            _ => None,
        }
        .or(ply)
        .map_or(self.shown, |ply| ply.min(self.moves().len()));
        self.turn();
    }

    /// Something was decided: the next question is asked, and it is said how far the text was read.
    fn turn(&mut self) {
        self.turns += 1;
        let shown = self.shown;
        self.ask(self.first_question());
        if self.asked.is_none() {
            self.shown = shown;
        }
        let said = [self.ply_said(self.shown), self.opening()];
        self.say(said.join(" "));
    }

    /// How much was read, and the first question.
    fn opening(&self) -> String {
        if self.score().is_none() && self.listing.phase == Phase::Running {
            return words::book_listing_label();
        }
        let question = self.questions().next();
        let question =
            question.map(|(_, printed, problem)| words::score_problem_text(problem, printed));
        let said = [Some(self.summary()), question];
        said.into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    /// What is said of the word that is decided.
    #[must_use]
    pub fn word_said(&self) -> Option<String> {
        let word = self.word()?;
        Some(match &word.kind {
            WordKind::Question(problem) => words::score_problem_text(problem, word.printed),
            WordKind::Linked(mv) => {
                let san = notation::san::write(self.position_after(word.ply), *mv);
                let linked = words::book_linked(word.printed, &san);
                let link = self.score().and_then(|score| score.links.get(word.ply));
                let reason = link.map(|link| words::book_link_reason(link.reason));
                [Some(linked), reason]
                    .into_iter()
                    .flatten()
                    .collect::<Vec<_>>()
                    .join(" ")
            }
            WordKind::Behind => {
                let first = self.questions().next();
                let first = first.map_or("", |(_, printed, _)| printed);
                words::book_waiting(word.printed, first)
            }
            WordKind::NotAMove => words::book_refused(word.printed),
            WordKind::Left => words::book_left_text(word.printed),
            WordKind::Plain => words::book_plain(word.printed),
        })
    }

    /// Asks about a word; the board shows where it stands.
    pub(super) fn ask(&mut self, byte: Option<usize>) {
        self.asked = byte;
        let ply = self.word().map(|word| word.ply);
        self.shown = ply.map_or(self.shown, |ply| ply.min(self.moves().len()));
    }

    /// Gives the part of the shown game another text. The decisions stay with the words that are the
    /// same in both.
    fn edit(&mut self, text: &str) {
        let part = self.part();
        let printed = &self.text[part.clone()];
        // The next game begins on a line of its own.
        let blank = &printed[printed.trim_end().len()..];
        let is_open = part.end < self.text.len() && !text.ends_with('\n');
        let closed = is_open.then(|| [text.trim_end(), blank].concat());
        let text = closed.as_deref().unwrap_or(text);
        if text == printed {
            return;
        }
        self.note_step();
        let carried = diff::carried(&self.text[part.clone()], text);
        let (grown, shrunk) = (text.len(), part.len());
        let behind = |byte: usize| byte - shrunk + grown;
        let kept = self.choices.as_slice().iter();
        let kept = kept.filter_map(|&(byte, choice)| {
            let byte = if byte < part.start {
                byte
            } else if byte >= part.end {
                behind(byte)
            } else {
                part.start + carried.get(byte - part.start)?
            };
            Some((byte, choice))
        });
        let kept: Choices = kept.collect();
        self.choices = Rc::new(kept);
        self.text = [&self.text[..part.start], text, &self.text[part.end..]]
            .concat()
            .into();
        let span = part.start..behind(part.end);
        let is_listed = self.listing.phase == Phase::Done && !self.games.is_empty();
        if self.text.len() <= SHORT || !is_listed || span.len() > 2 * SHORT.max(part.len()) {
            self.list(span);
        } else {
            let mut games = self.games.to_vec();
            games[self.game].span = span;
            for found in &mut games[self.game + 1..] {
                found.span = behind(found.span.start)..behind(found.span.end);
                found.begins = behind(found.begins);
            }
            self.games = games.into();
            self.listing.at = self.text.len();
            self.read();
        }
        self.turn();
    }

    /// How much of the shown game is read.
    #[must_use]
    pub fn summary(&self) -> String {
        self.score()
            .map_or_else(words::book_nothing, words::score_summary)
    }

    /// The shown game by its place in the list and its heading.
    #[must_use]
    pub fn name(&self) -> String {
        let found = self.found();
        found.map_or_else(words::book_title, |found| {
            words::book_game_name(self.game + 1, &found.title, &found.white, &found.black)
        })
    }

    /// The move that led to a position, in words.
    #[must_use]
    pub fn ply_said(&self, ply: usize) -> String {
        let played = ply.checked_sub(1).and_then(|last| self.moves().get(last));
        played.map_or_else(words::book_start, |played| {
            words::move_sentence(self.position_after(ply - 1), played.mv)
        })
    }
}
