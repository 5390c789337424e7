//! A printed score being read: which words are which moves, and what was decided about the others.
//!
//! The text is one; its games are a list, and only the shown one is read to its moves here. A short
//! text is listed at once, a longer one by a worker, whose findings come in as [`Act::Listed`].

mod act;
mod as_record;
mod history;
mod listing;
mod pieces;
mod taking;
#[cfg(test)]
mod tests;
mod word;

use std::ops::Range;
use std::rc::Rc;

use archive::book::Found;
use notation::score::{Choice, Choices, Played, PrintedScore, Problem, System, TokenKind};
use rules::{Move, Position};

pub use act::{Act, Prepared};
pub use history::History;
pub use listing::{Listed, Listing, Phase};
pub use pieces::PrintPart;
pub use word::{Word, WordKind};

/// A text that is not longer is listed at once, in bytes: a game with its notes.
pub const SHORT: usize = 8_000;

/// How far a text was read, and what was decided about it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct State {
    /// The notation that is asked for; `None` to find it out.
    pub system: Option<System>,
    /// Where the game that is shown lies in the text.
    pub span: Range<usize>,
    /// How many moves of it the board shows.
    pub shown: usize,
    /// The decisions.
    pub choices: Choices,
    /// The decisions as they were before each of the last changes, the latest last.
    pub earlier: Vec<Earlier>,
    /// The text of the shown game as it is being changed, if it is.
    pub draft: Option<Rc<str>>,
}

/// Where the work on the same text stood before a decision.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Earlier {
    /// The decisions.
    pub choices: Choices,
    /// A byte of the game in which the change was made.
    pub byte: usize,
    /// How many moves the board showed.
    pub shown: usize,
}

/// What is to be said.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Said {
    /// It grows with each that is said; 0 for nothing yet.
    pub number: u32,
    /// Whether it only says what the word is that is looked at.
    pub is_of_word: bool,
    /// The text.
    pub text: Rc<str>,
}

/// A printed text.
#[derive(Clone, Debug, PartialEq)]
pub struct Reading {
    /// The text as it was pasted.
    pub text: Rc<str>,
    /// Its games, as far as they are listed.
    pub games: Rc<[Found]>,
    /// How far the list is.
    pub listing: Listing,
    /// The game that is shown.
    pub game: usize,
    /// How many moves of it the board shows.
    pub shown: usize,
    /// The byte of the word that is being decided.
    pub asked: Option<usize>,
    /// What is to be said.
    pub said: Said,
    /// How many decisions were made or taken back, to tell when the question has changed.
    pub turns: u32,
    /// The shown game, read; its bytes are those of its part of the text.
    score: Option<Rc<PrintedScore>>,
    /// The positions of that game, from the first to the one after its last linked move.
    positions: Rc<[Position]>,
    system: Option<System>,
    choices: Rc<Choices>,
    history: History,
    /// The text of the shown game as it was being changed when the page was left.
    draft: Option<Rc<str>>,
}

impl Reading {
    /// Reads a text.
    #[must_use]
    pub fn new(text: Rc<str>) -> Self {
        Self::of(text, State::default())
    }

    /// A text that is not read yet, because it is still being typed.
    #[must_use]
    pub fn typed(text: Rc<str>) -> Self {
        Self {
            text,
            games: Rc::from([]),
            listing: Listing::default(),
            game: 0,
            shown: 0,
            asked: None,
            said: Said::default(),
            turns: 0,
            score: None,
            positions: Rc::from([Position::default()]),
            system: None,
            choices: Rc::default(),
            history: History::default(),
            draft: None,
        }
    }

    /// Goes on with a text where it was left.
    #[must_use]
    pub fn of(text: Rc<str>, state: State) -> Self {
        let State {
            system,
            span,
            shown,
            choices,
            earlier,
            draft,
        } = state;
        let mut reading = Self {
            system,
            choices: Rc::new(choices),
            ..Self::typed(text)
        };
        let is_new = span.is_empty();
        reading.list(span);
        reading.shown = shown.min(reading.moves().len());
        reading.restore(earlier);
        reading.draft = draft;
        reading.asked = reading.first_question();
        if is_new {
            reading.ask(reading.asked);
        }
        reading
    }

    /// How far the text was read, and what was decided about it.
    #[must_use]
    pub fn state(&self) -> State {
        State {
            system: self.system,
            span: self.found().map_or(0..0, |found| found.span.clone()),
            shown: self.shown,
            choices: Choices::clone(&self.choices),
            earlier: self.earlier(),
            draft: None,
        }
    }

    /// The notation that is asked for; `None` to find it out.
    #[must_use]
    pub const fn system(&self) -> Option<System> {
        self.system
    }

    /// The decisions made so far, by the bytes of the text.
    #[must_use]
    pub fn choices(&self) -> &Choices {
        &self.choices
    }

    /// The text of the shown game as it was being changed when the page was left.
    #[must_use]
    pub const fn draft(&self) -> Option<&Rc<str>> {
        self.draft.as_ref()
    }

    /// What was done and undone.
    #[must_use]
    pub const fn history(&self) -> &History {
        &self.history
    }

    /// What the list says of the shown game.
    #[must_use]
    pub fn found(&self) -> Option<&Found> {
        self.games.get(self.game)
    }

    /// The part of the text in which the shown game lies: all of it while no game was found.
    #[must_use]
    pub fn part(&self) -> Range<usize> {
        self.found()
            .map_or(0..self.text.len(), |found| found.span.clone())
    }

    /// The shown game as it was read; its spans begin with its [`part`](Self::part).
    #[must_use]
    pub fn score(&self) -> Option<&PrintedScore> {
        self.score.as_deref()
    }

    /// The moves of that game as far as they are linked.
    #[must_use]
    pub fn moves(&self) -> &[Played] {
        self.score().map_or(&[], |score| &score.moves)
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.position_after(self.shown)
    }

    /// The position after this many moves of those that are linked.
    #[must_use]
    pub fn position_after(&self, ply: usize) -> &Position {
        &self.positions[ply.min(self.positions.len() - 1)]
    }

    /// The move that led to the position on the board.
    #[must_use]
    pub fn last_move(&self) -> Option<Move> {
        let last = self.shown.checked_sub(1)?;
        self.moves().get(last).map(|played| played.mv)
    }

    /// The number of moves up to and with the word that begins at a byte of the text: of each where
    /// several are missing there.
    pub fn plies_at(&self, byte: usize) -> impl Iterator<Item = usize> {
        (1..=self.moves().len()).filter(move |&ply| self.byte_of_ply(ply) == Some(byte))
    }

    /// The byte of the text at which the word of a move begins; the first move is number 1.
    #[must_use]
    pub fn byte_of_ply(&self, ply: usize) -> Option<usize> {
        let played = self.moves().get(ply.checked_sub(1)?)?;
        let token = self.score()?.tokens.get(played.token)?;
        Some(self.part().start + token.span.start)
    }

    /// The questions of the shown game: the byte of each in the text, what is printed there, and why
    /// it is asked.
    pub fn questions(&self) -> impl Iterator<Item = (usize, &str, &Problem)> {
        let part = self.part();
        let text = &self.text[part.clone()];
        let problems = self.score().into_iter().flat_map(PrintedScore::problems);
        problems.filter_map(move |(token, problem)| {
            let printed = text.get(token.span.clone())?;
            Some((part.start + token.span.start, printed, problem))
        })
    }

    /// The byte of the first question.
    #[must_use]
    pub fn first_question(&self) -> Option<usize> {
        self.questions().next().map(|(byte, ..)| byte)
    }

    /// The decided words of the shown game: where they stand in the text, what is printed, what it is.
    #[must_use]
    pub fn decided(&self) -> Vec<(usize, &str, Choice)> {
        let choices = self.choices.within(self.part()).iter();
        choices
            .map(|&(byte, choice)| (byte, self.printed_at(byte), choice))
            .collect()
    }

    /// The number of moves up to and with the one that was chosen for a byte, if it is linked there.
    #[must_use]
    pub fn ply_of(&self, byte: usize, choice: Choice) -> Option<usize> {
        let is_chosen = |ply: &usize| choice == Choice::Move(self.moves()[ply - 1].mv);
        self.plies_at(byte).find(is_chosen)
    }

    /// What is printed from a byte on: a token of the shown game, or a word; nothing where a move is
    /// missing.
    fn printed_at(&self, byte: usize) -> &str {
        let part = self.part();
        let tokens = self.score().map_or(&[][..], |score| &score.tokens);
        let token = tokens.iter().find(|token| {
            part.start + token.span.start == byte && !matches!(token.kind, TokenKind::Prose)
        });
        let printed = token.and_then(|token| {
            let span = &token.span;
            self.text
                .get(part.start + span.start..part.start + span.end)
        });
        printed.unwrap_or_else(|| word::word_from(&self.text, byte))
    }

    fn say(&mut self, text: impl Into<Rc<str>>) {
        self.said = Said {
            number: self.said.number + 1,
            is_of_word: false,
            text: text.into(),
        };
    }
}
