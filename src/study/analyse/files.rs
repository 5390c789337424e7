//! Opening games and positions, and beginning anew.

use std::rc::Rc;

use record::{Editor, NodeId, Record};
use rules::Position;

use super::action::Dialog;
use super::reading::{ReadResult, Reading};
use super::shelf::{self, Opened, Recognised, Shelf, Source};
use super::state::{Analysis, Earlier};
use crate::games::state::ListedGame;
use crate::transcribe::Beginning;
use moves::head::players;
use moves::recorder::CURRENT_MOVE;
use moves::saying;
use notation::fen;

impl Analysis {
    /// Opens a text that was pasted, dropped or read from a file; a long one is read in slices.
    pub(super) fn read(&mut self, name: Option<Rc<str>>, text: Rc<str>) {
        /// A text that is read in a few milliseconds.
        const SHORT: usize = 16_000;
        if text.len() <= SHORT {
            self.have_read(shelf::recognise(&text, name));
            return;
        }
        self.recorder.conversation.say(words::reading_text());
        self.reading = Some(Rc::new(Reading { name, text }));
    }

    /// A long text is read; what came of one that is not waited for is nothing to the page.
    pub(super) fn end_reading(&mut self, read: &Rc<Reading>, result: ReadResult) {
        let is_awaited = |reading: &Rc<Reading>| Rc::ptr_eq(reading, read);
        if self.reading.as_ref().is_some_and(is_awaited) {
            self.reading = None;
            self.have_read(result);
        }
    }

    fn have_read(&mut self, result: ReadResult) {
        match result {
            Ok(Recognised::Games(opened)) => self.load(opened),
            Ok(Recognised::OldGame(text)) => {
                self.dialog = Some(Dialog::Transcribe(Beginning::Text(text)));
                self.recorder
                    .conversation
                    .say(words::recognised_score_said());
            }
            Ok(Recognised::Setup(setup, said)) => {
                self.dialog = Some(Dialog::SetUp(Some(setup)));
                self.recorder.conversation.say(said);
            }
            Err(problem) => {
                let problem: Rc<str> = problem.into();
                self.recorder.conversation.say(problem.clone());
                self.dialog = Some(Dialog::Open(Some(problem)));
            }
        }
    }

    /// Puts the first game of what was opened on the board.
    pub(super) fn load(&mut self, opened: Opened) {
        self.dialog = None;
        self.keep_earlier();
        self.shelf = Shelf::of(opened);
        self.put_chosen();
        let arrival = saying::arrival(self.record(), self.recorder.node);
        let said = self.shelf.said.to_string();
        self.recorder
            .conversation
            .say([said, arrival].join(" ").trim().to_owned());
    }

    /// A file too large to be read at once: nothing is on the board of it yet.
    pub(super) fn list(&mut self, name: Rc<str>) {
        self.dialog = None;
        self.keep_earlier();
        self.shelf = Shelf {
            name: Some(name),
            said: words::file_is_listed().into(),
            source: Source::File,
            ..Shelf::default()
        };
    }

    /// A game of the list of many; the focus goes to its moves.
    pub(super) fn open_listed(&mut self, game: &ListedGame) {
        self.keep_earlier();
        let read = record::pgn::read_game(game.text.as_bytes(), game.line);
        self.shelf.games = Rc::from([read.into()]);
        self.shelf.chosen = 0;
        self.put_chosen();
        self.say_game(game.game);
        if !game.is_unasked {
            self.recorder.conversation.move_focus(CURRENT_MOVE);
        }
    }

    fn say_game(&mut self, index: usize) {
        let players = players(self.record());
        let name = words::game_in_list(index + 1, players.as_deref());
        let sentences = [
            words::as_sentence(&[name]),
            saying::arrival(self.record(), self.recorder.node),
        ];
        self.recorder.conversation.say(sentences.join(" "));
    }

    pub(super) fn choose(&mut self, index: usize) {
        if index >= self.shelf.games.len() {
            return;
        }
        self.keep_earlier();
        self.shelf.chosen = index;
        self.put_chosen();
        self.say_game(index);
    }

    fn put_chosen(&mut self) {
        let record = self.shelf.game().map(|game| game.record.clone());
        self.put(record.unwrap_or_default(), Record::ROOT);
        self.recorder.conversation.command_box.accepted.send(());
    }

    /// Puts another record on the board; what is still being read is not wanted any longer.
    pub(super) fn put(&mut self, record: Record, node: NodeId) {
        self.reading = None;
        self.recorder.put(Rc::new(Editor::new(record)), node);
    }

    /// What is on the board can be brought back, if there is anything worth keeping.
    fn keep_earlier(&mut self) {
        if self.is_worth_keeping() {
            self.earlier = Some(Rc::new(Earlier {
                editor: Rc::clone(&self.recorder.editor),
                node: self.recorder.node,
                shelf: self.shelf.clone(),
            }));
        }
    }

    pub(super) fn bring_back(&mut self) {
        let Some(earlier) = self.earlier.take() else {
            return;
        };
        self.keep_earlier();
        let Earlier {
            editor,
            node,
            shelf,
        } = Earlier::clone(&earlier);
        self.recorder.put(editor, node);
        self.shelf = shelf;
        self.recorder.conversation.say(words::brought_back());
    }

    pub(super) fn begin_anew(&mut self) {
        self.keep_earlier();
        self.shelf = Shelf::default();
        self.put(Record::default(), Record::ROOT);
        self.recorder.conversation.say(words::new_analysis());
    }

    /// The position that the address asks for; nothing happens when the record begins from it, so
    /// that a reload brings back what was made of it.
    pub(super) fn read_address(&mut self, text: &str) {
        let found = match fen::repair(text) {
            Ok(found) => found,
            Err(error) => {
                return self
                    .recorder
                    .conversation
                    .refuse(words::bad_position_text(&error.into()));
            }
        };
        let setup = found.setup;
        let said = |what| words::said_with_corrections(what, &found.corrections);
        match Position::from_setup(&setup) {
            Ok(position) if *self.record().start() == position => {}
            Ok(position) => {
                self.keep_earlier();
                self.shelf = Shelf::default();
                self.put(Record::new(position), Record::ROOT);
                self.recorder.conversation.say(said(words::game_loaded()));
            }
            // What is no position may still be meant as a diagram.
            Err(_) => {
                self.dialog = Some(Dialog::SetUp(Some(Rc::new(setup))));
                self.recorder
                    .conversation
                    .say(said(words::recognised_diagram_fen()));
            }
        }
    }
}
