//! What is being built, and what changes of it mean: plain data, tested natively.

mod readable;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use rules::Setup;

use element::{Attribute, Field, Form, Kind, Mode, Snippet};
use notation::fen;

pub use readable::{Readable, fault_text, read};
pub(crate) use readable::{SLASHES, readable};

/// A part of the work that is a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Text {
    /// The task in the author's words.
    Prompt,
    /// What stands below the board.
    Caption,
    /// What is read where scripts are off.
    Fallback,
    /// The game or the line.
    Pgn,
    /// Where the site lies from which the board comes.
    Home,
}

/// One change of the work.
#[derive(Clone, Debug, PartialEq)]
pub enum Change {
    /// The board is to be something else.
    Mode(Mode),
    /// An attribute says something; an empty text takes it away.
    Attribute(Attribute, String),
    /// A switch is on or off.
    Switch(Attribute, bool),
    /// Other pieces stand on the board.
    Setup(Rc<Setup>),
    /// A text is written.
    Text(Text, String),
    /// Moves were made on the board, and this is their PGN now.
    Recorded(String),
    /// A hint says something else.
    Hint(usize, String),
    /// A hint points at other squares.
    HintSquares(usize, String),
    /// A hint is added.
    AddHint,
    /// A hint is removed.
    RemoveHint(usize),
    /// A line is to begin at the board as it is set up.
    NewLine,
    /// A text was pasted.
    Paste(Rc<str>),
    /// The board of an address.
    Open(Rc<Snippet>),
    /// What stood here before something was pasted comes back.
    BringBack,
    /// Everything starts over.
    New,
    /// The output format.
    Form(Form),
    /// Whether to link the pinned copy of the loader, which never changes.
    Pinned(bool),
}

/// What is being built.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Work {
    /// The board as the author has written it, with what other modes than the present one need.
    pub snippet: Snippet,
    /// The pieces on the board.
    pub setup: Rc<Setup>,
    /// Grows when something takes the place of the whole work, so that fields start over.
    pub edition: u32,
    /// Grows when the moves are others than those that were made on the board.
    pub line: u32,
    /// What stood here before.
    pub earlier: Option<Rc<Snippet>>,
    /// The output format.
    pub form: Form,
    /// Whether to link the pinned copy of the loader, which never changes.
    pub is_pinned: bool,
    /// Why the text that was pasted last is no board.
    pub refused: Option<Rc<str>>,
    /// What was corrected in the position when it was read, as long as it stands.
    pub corrected: Option<Rc<str>>,
}

impl Work {
    /// Continues with a board.
    #[must_use]
    pub fn of(readable: Readable) -> Self {
        Self {
            snippet: readable.snippet,
            setup: Rc::new(readable.setup),
            corrected: readable.corrected.map(Rc::from),
            ..Self::default()
        }
    }

    /// What the board is to be.
    #[must_use]
    pub fn mode(&self) -> Mode {
        self.snippet.mode()
    }

    /// The attributes that mean something now.
    #[must_use]
    pub fn fields(&self) -> Vec<Field> {
        self.snippet.fields()
    }

    /// What an attribute says, or what is meant where it says nothing.
    #[must_use]
    pub fn value(&self, field: Field) -> &str {
        let said = self.snippet.get(field.attribute);
        said.unwrap_or(field.kind.default())
    }

    /// The attributes that are kept, but say nothing in this mode.
    #[must_use]
    pub fn idle(&self) -> Vec<&str> {
        let fields = self.fields();
        let attributes = self.snippet.attributes().iter();
        attributes
            .map(|(name, _)| name.as_str())
            .filter(|&name| {
                let known = Attribute::from_name(name).filter(|known| known.is_in_builder());
                known.is_some_and(|known| !fields.iter().any(|field| field.attribute == known))
            })
            .collect()
    }

    /// The board as it goes into a page: without what says nothing in its mode, and with a
    /// description for pages whose scripts are off.
    #[must_use]
    pub fn written(&self) -> Snippet {
        let mut written = self.snippet.tidied();
        let fields = self.fields();
        let place = |name: &str| {
            let mut fields = fields.iter();
            fields.position(|field| field.attribute.name() == name)
        };
        written.retain(|name| {
            let known = Attribute::from_name(name);
            !known.is_some_and(Attribute::is_in_builder) || place(name).is_some()
        });
        for field in &fields {
            let says_nothing = match (field.kind, written.get(field.attribute)) {
                (Kind::Switch, _) | (_, None) => false,
                (Kind::Choice(_), Some(said)) => {
                    said.is_empty() || said == field.kind.default() && !field.is_always_written()
                }
                (_, Some(said)) => said.is_empty(),
            };
            if says_nothing {
                written.set(field.attribute, None);
            }
        }
        if self.mode() == Mode::Diagram {
            written.set(Attribute::Mode, None);
        } else {
            written.set(Attribute::Mode, Some(self.mode().name()));
        }
        if self.mode().has_record() {
            // The game says where it begins.
            let is_said = written.pgn.contains("[FEN ") || *self.setup == Setup::default();
            if !written.pgn.is_empty() && is_said {
                written.set(Attribute::Fen, None);
            }
        } else {
            written.pgn.clear();
        }
        if !self.mode().is_task() {
            written.hints.clear();
        }
        // Right after the attributes of the task, before those of the look.
        let board = fields.iter().take_while(|field| !field.is_look()).count();
        written.sort_by_place(|name| match Attribute::from_name(name) {
            Some(Attribute::Mode) => 0,
            Some(Attribute::Fen) => 2 * board + 2,
            _ => place(name).map_or(usize::MAX, |place| 2 * place + 3),
        });
        if written.fallback.is_empty() {
            written.fallback = self.description();
        }
        written
    }

    /// The pieces in words.
    #[must_use]
    pub fn description(&self) -> String {
        words::builder_description(&self.setup)
    }

    /// Makes a change.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Mode(mode) => self.turn_to(mode),
            Change::Attribute(attribute, value) => {
                let said = (!value.is_empty()).then_some(value.as_str());
                self.snippet.set(attribute, said);
            }
            Change::Switch(attribute, is_on) => {
                self.snippet.set(attribute, is_on.then_some(""));
            }
            Change::Setup(setup) => self.put(setup),
            Change::Text(text, value) => self.write(text, value),
            Change::Recorded(pgn) => self.snippet.pgn = pgn,
            Change::Hint(place, value) => {
                if let Some(hint) = self.snippet.hints.get_mut(place) {
                    hint.text = value;
                }
            }
            Change::HintSquares(place, value) => {
                if let Some(hint) = self.snippet.hints.get_mut(place) {
                    hint.squares = value;
                }
            }
            Change::AddHint => self.snippet.hints.push(element::snippet::Hint::default()),
            Change::RemoveHint(place) => {
                if place < self.snippet.hints.len() {
                    self.snippet.hints.remove(place);
                }
            }
            Change::NewLine => {
                self.snippet.pgn.clear();
                self.line = self.line.wrapping_add(1);
            }
            Change::Paste(text) => self.open(read(&text)),
            Change::Open(snippet) => self.open(readable(Snippet::clone(&snippet))),
            Change::BringBack => {
                if let Some(earlier) = self.earlier.take() {
                    self.open(readable(Snippet::clone(&earlier)));
                }
            }
            Change::New => self.replace(Self::default()),
            Change::Form(form) => self.form = form,
            Change::Pinned(is_pinned) => self.is_pinned = is_pinned,
        }
    }

    fn turn_to(&mut self, mode: Mode) {
        self.snippet.set(Attribute::Mode, Some(mode.name()));
        // A task without its goal would only learn what is missing, and one of another mode means
        // nothing here.
        let Some(chooser) = mode.chooser() else {
            return;
        };
        if mode.choices().contains(&self.snippet.chosen()) && self.snippet.has(chooser) {
            return;
        }
        let first = mode.choices()[0];
        self.snippet
            .set(chooser, (!first.is_empty()).then_some(first));
        if mode == Mode::Solve {
            self.snippet.set(Attribute::In, Some("1"));
        }
    }

    fn put(&mut self, setup: Rc<Setup>) {
        let text = fen::write(&setup);
        self.snippet.set(Attribute::Fen, Some(&text));
        self.setup = setup;
        self.corrected = None;
    }

    fn write(&mut self, text: Text, value: String) {
        match text {
            Text::Prompt => self.snippet.prompt = value,
            Text::Caption => self.snippet.caption = value,
            Text::Fallback => self.snippet.fallback = value,
            Text::Pgn => {
                self.snippet.pgn = value;
                self.line = self.line.wrapping_add(1);
            }
            Text::Home => {
                let folder = value.trim();
                let slash = if folder.is_empty() || folder.ends_with('/') {
                    ""
                } else {
                    "/"
                };
                self.snippet.home = [folder, slash].concat();
            }
        }
    }

    /// Goes on with another board; where there is none the work stays as it is, and why is told.
    fn open(&mut self, board: Result<Readable, String>) {
        match board {
            Ok(board) => self.replace(Self::of(board)),
            Err(why) => self.refused = Some(why.into()),
        }
    }

    /// Puts another board into the place of this one, which can be brought back.
    fn replace(&mut self, other: Self) {
        let before = std::mem::replace(self, other);
        self.edition = before.edition.wrapping_add(1);
        self.form = before.form;
        self.is_pinned = before.is_pinned;
        // A description that says what we would say ourselves follows the board from now on.
        if self.snippet.fallback == self.description() {
            self.snippet.fallback.clear();
        }
        let is_empty = before.snippet == Snippet::default();
        self.earlier = if is_empty {
            before.earlier
        } else {
            Some(Rc::new(before.snippet))
        };
    }
}
