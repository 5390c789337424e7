//! A printed score being read: which words are which moves, and what was decided about the others.

use std::rc::Rc;

use notation::score::{self, Choice, Choices, Options, Played, Problem, Score, System, TokenKind};
use record::{CommentPlace, Edit, Editor, GameResult, Record};
use rules::{Move, Position};

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
    /// The moves that a word may be are shown, or hidden again.
    Ask(usize),
    /// A word is this move, or none.
    Choose(usize, Choice),
    /// What was decided about a word is taken back.
    Forget(usize),
}

/// A printed score.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The text as it was pasted.
    pub text: Rc<str>,
    /// The games that were found in it.
    pub scores: Rc<[Score]>,
    /// The game that is shown.
    pub game: usize,
    /// How many moves of it the board shows.
    pub shown: usize,
    /// The byte of the word that is being asked about.
    pub asked: Option<usize>,
    /// The positions of that game, from the first to the one after its last linked move.
    positions: Rc<[Position]>,
    options: Options,
}

impl Reading {
    /// Reads a text.
    #[must_use]
    pub fn new(text: Rc<str>) -> Self {
        let mut reading = Self {
            text,
            scores: Rc::from([]),
            game: 0,
            shown: 0,
            asked: None,
            positions: Rc::from([]),
            options: Options::default(),
        };
        reading.read();
        reading.ask(reading.first_problem());
        reading
    }

    /// The notation that is asked for; `None` to find it out.
    #[must_use]
    pub const fn system(&self) -> Option<System> {
        self.options.system
    }

    /// The decisions made so far.
    #[must_use]
    pub const fn choices(&self) -> &Choices {
        &self.options.choices
    }

    /// The game that is shown.
    #[must_use]
    pub fn score(&self) -> Option<&Score> {
        self.scores.get(self.game)
    }

    /// The moves of that game as far as they are linked.
    #[must_use]
    pub fn moves(&self) -> &[Played] {
        self.score().map_or(&[], |score| &score.moves)
    }

    /// Carries out one action.
    pub fn act(&mut self, act: Act) {
        match act {
            Act::Open(reading) => *self = Rc::unwrap_or_clone(reading),
            Act::System(system) => {
                self.options.system = system;
                self.options.choices.clear();
                self.read();
            }
            Act::Game(game) if game < self.scores.len() => {
                self.game = game;
                self.shown = 0;
                self.play_through();
                self.ask(self.first_problem());
            }
            Act::Game(_) => {}
            Act::Show(ply) => self.shown = ply.min(self.moves().len()),
            Act::Ask(byte) => self.ask(Some(byte).filter(|byte| self.asked != Some(*byte))),
            Act::Choose(byte, choice) => {
                self.options.choices.insert(byte, choice);
                self.read();
                self.shown = self.ply_at(byte).unwrap_or(self.shown);
                self.ask(self.first_problem());
            }
            Act::Forget(byte) => {
                // What was decided later rests on it.
                self.options.choices.retain(|&other, _| other < byte);
                self.read();
                self.ask(self.first_problem());
            }
        }
    }

    /// Asks about a word; the board shows where it stands.
    fn ask(&mut self, byte: Option<usize>) {
        self.asked = byte;
        let ply = self.problem().map(|(_, problem)| problem.ply);
        self.shown = ply.map_or(self.shown, |ply| ply.min(self.moves().len()));
    }

    fn read(&mut self) {
        self.scores = score::read_all(&self.text, &self.options).into();
        self.game = self.game.min(self.scores.len().saturating_sub(1));
        self.play_through();
        self.shown = self.shown.min(self.moves().len());
    }

    fn play_through(&mut self) {
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

    /// The number of moves up to and with the word that begins at a byte.
    #[must_use]
    pub fn ply_at(&self, byte: usize) -> Option<usize> {
        let score = self.score()?;
        let at = |played: &Played| score.tokens[played.token].span.start == byte;
        score.moves.iter().position(at).map(|index| index + 1)
    }

    fn first_problem(&self) -> Option<usize> {
        let (token, _) = self.score()?.problems().next()?;
        Some(token.span.start)
    }

    /// The problem that is being asked about.
    #[must_use]
    pub fn problem(&self) -> Option<(&str, &Problem)> {
        let asked = self.asked?;
        let (token, problem) = self
            .score()?
            .problems()
            .find(|(token, _)| token.span.start == asked)?;
        Some((self.text.get(token.span.clone())?, problem))
    }

    /// The decided words of the shown game: where they stand, what is printed, what it is.
    #[must_use]
    pub fn decided(&self) -> Vec<(usize, &str, Choice)> {
        let Some(score) = self.score() else {
            return Vec::new();
        };
        let printed = |byte: usize| {
            let token = score.tokens.iter().find(|token| token.span.start == byte)?;
            self.text.get(token.span.clone())
        };
        self.options
            .choices
            .iter()
            .filter_map(|(&byte, &choice)| Some((byte, printed(byte)?, choice)))
            .collect()
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.position_after(self.shown)
    }

    /// The position after this many moves of those that are linked.
    #[must_use]
    pub fn position_after(&self, ply: usize) -> &Position {
        &self.positions[ply]
    }

    /// The move that led to the position on the board.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        let last = self.shown.checked_sub(1)?;
        self.moves().get(last).map(|played| played.mv)
    }

    /// The shown game as a record, as far as it could be read; a word that was decided by hand is
    /// kept as a comment, so that nothing printed is lost.
    #[must_use]
    pub fn record(&self) -> Option<Record> {
        let score = self.score()?;
        let mut record = Record::new(score.start);
        record.extend_main_line(score.moves.iter().map(|played| played.mv));
        for (name, value) in score.tags(&self.text) {
            if name != "Result" {
                record.set_tag(name, &value);
            }
        }
        record.set_result(GameResult::parse(score.result()).unwrap_or_default());
        let line = record.main_line();
        let mut editor = Editor::new(record);
        for (byte, printed, choice) in self.decided() {
            let node = self.ply_at(byte).and_then(|ply| line.get(ply - 1));
            if let (Some(&node), Choice::Move(_)) = (node, choice) {
                let text = words::book_printed_comment(printed);
                let comment = Edit::SetComment {
                    node,
                    place: CommentPlace::After,
                    text,
                };
                // A comment that is refused for its length costs no move.
                let _ = editor.apply(comment);
            }
        }
        Some(editor.record().clone())
    }

    /// What belongs to the text around the pieces of the shown game: its tokens with the text
    /// between them, in order.
    #[must_use]
    pub fn pieces(&self) -> Vec<Piece<'_>> {
        let Some(score) = self.score() else {
            return Vec::new();
        };
        let mut pieces = Vec::new();
        let mut end = score.span.start;
        for token in &score.tokens {
            if let Some(between) = self.text.get(end..token.span.start) {
                pieces.push(Piece::Between(between));
            }
            let text = self.text.get(token.span.clone()).unwrap_or_default();
            pieces.push(Piece::Token {
                byte: token.span.start,
                text,
                kind: &token.kind,
            });
            end = token.span.end;
        }
        pieces
    }
}

/// A piece of the printed text.
#[derive(Clone, Debug, PartialEq)]
pub enum Piece<'a> {
    /// Blanks and line ends.
    Between(&'a str),
    /// Something that was understood, or not.
    Token {
        /// Where it begins.
        byte: usize,
        /// As it is printed.
        text: &'a str,
        /// What it is.
        kind: &'a TokenKind,
    },
}

#[cfg(test)]
mod tests;
