//! What the author has written, as plain data.

use std::rc::Rc;

use board::Coordinates;
use element::{Attribute, Mode};
use exercise::TaskError;
use notation::fen;
use record::pgn::ReadGame;
use rules::{Color, Setup};

use crate::fault::Fault;
use crate::games::Games;

/// A hint of the author.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct HintText {
    /// The squares that it shows, as they are written.
    pub(crate) squares: String,
    /// What it says.
    pub(crate) text: String,
}

/// What the author has written, and how the reader wants it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Data {
    /// The texts of the attributes; of a switch that is on, a text that is not empty.
    pub(crate) attributes: Vec<(Attribute, String)>,
    /// The position as the loader has read it, where an attribute tells it.
    pub(crate) fen: Option<String>,
    /// The record, where there is one.
    pub(crate) pgn: Option<Rc<str>>,
    /// The hints.
    pub(crate) hints: Vec<HintText>,
    /// Whether the author has written the task in words.
    pub(crate) has_prompt: bool,
    /// The language at the element; empty if there is none.
    pub(crate) lang: String,
    /// The side at the bottom.
    pub(crate) bottom: Color,
    /// Where the names of files and ranks stand.
    pub(crate) coordinates: Coordinates,
    /// Whether nothing may move.
    pub(crate) is_still: bool,
    /// Whether the form has switched the board off.
    pub(crate) is_disabled: bool,
}

impl Default for Data {
    fn default() -> Self {
        Self {
            attributes: Vec::new(),
            fen: None,
            pgn: None,
            hints: Vec::new(),
            has_prompt: false,
            lang: String::new(),
            bottom: Color::White,
            coordinates: Coordinates::Outside,
            is_still: false,
            is_disabled: false,
        }
    }
}

impl Data {
    /// The text of an attribute; empty where it is missing.
    pub(crate) fn text(&self, attribute: Attribute) -> &str {
        let mut written = self.attributes.iter();
        written
            .find(|(other, _)| *other == attribute)
            .map_or("", |(_, text)| text.trim())
    }

    /// Writes an attribute anew.
    pub(crate) fn put(&mut self, attribute: Attribute, text: &str) {
        self.attributes.retain(|(other, _)| *other != attribute);
        self.attributes.push((attribute, text.to_owned()));
    }

    /// Whether a switch is on.
    pub(crate) fn has(&self, attribute: Attribute) -> bool {
        !self.text(attribute).is_empty()
    }

    /// The word that an attribute has chosen from those of the table, or the first of them where it
    /// is missing.
    ///
    /// # Errors
    ///
    /// [`Fault`] for any other word.
    pub(crate) fn choice(&self, attribute: Attribute) -> Result<&'static str, Fault> {
        let words = attribute.kind().words();
        let written = self.text(attribute);
        if written.is_empty() {
            return Ok(attribute.kind().default());
        }
        let chosen = words.iter().copied().find(|word| *word == written);
        chosen.ok_or_else(|| {
            let message = words::not_a_choice(attribute.name(), written, words);
            Fault::in_attribute(attribute, message)
        })
    }

    /// The mode; the loader hands over only boards with a mode that it knows.
    pub(crate) fn mode(&self) -> Mode {
        Mode::read(self.text(Attribute::Mode)).unwrap_or(Mode::Play)
    }

    /// Whether `other` goes on where this has come to; how a board looks decides nothing.
    pub(crate) fn is_same_work(&self, other: &Self) -> bool {
        self.fen == other.fen && self.is_same_besides_position(other, None)
    }

    /// Whether `other` differs only in the position, and that is the one on the board: a page that
    /// stores it writes back each that it receives.
    pub(crate) fn is_echoed_by(&self, other: &Self, here: &str) -> bool {
        other.fen.as_deref() == Some(here)
            && self.is_same_besides_position(other, Some(Attribute::Fen))
    }

    fn is_same_besides_position(&self, other: &Self, left_out: Option<Attribute>) -> bool {
        let counts = |(attribute, _): &&(Attribute, String)| {
            attribute.restarts() && Some(*attribute) != left_out
        };
        let mine = self.attributes.iter().filter(counts);
        mine.eq(other.attributes.iter().filter(counts))
            && (&self.pgn, &self.hints) == (&other.pgn, &other.hints)
    }

    /// The position from which everything begins.
    ///
    /// # Errors
    ///
    /// [`Fault`] when it cannot be read.
    pub(crate) fn setup(&self) -> Result<Setup, Fault> {
        match &self.fen {
            Some(fen) => fen::read(fen).map_err(|error| {
                let error = rules::ParsePositionError::Fen(error);
                Fault::in_attribute(Attribute::Fen, words::bad_position_text(&error))
            }),
            None => Ok(Setup::default()),
        }
    }

    /// Whether the position is that in which the record begins. Modes that play the record read it
    /// themselves.
    pub(crate) fn begins_with_record(&self) -> bool {
        let reads_itself = !matches!(self.mode(), Mode::Solve | Mode::Find | Mode::Setup);
        self.fen.is_none() && self.pgn.is_some() && !reads_itself && !self.is_set()
    }

    /// Whether the record is a set of puzzles, of which none is asked for by its number.
    pub(crate) fn is_set(&self) -> bool {
        let is_task = matches!(self.mode(), Mode::Solve | Mode::Line);
        let record = self.pgn.as_deref().filter(|_| is_task);
        record.is_some_and(has_several) && self.text(Attribute::Game).is_empty()
    }

    /// The position in which the record begins.
    ///
    /// # Errors
    ///
    /// [`Fault`] when there is no such game.
    pub(crate) fn start_of_record(&self) -> Result<Setup, Fault> {
        Ok(self.game()?.record.start().to_setup())
    }

    /// The same with its position written out.
    pub(crate) fn begun_at(mut self, start: &Setup) -> Self {
        self.fen = Some(start.to_string());
        self
    }

    /// The game of the record that is asked for: the first, or the one of the attribute `game`.
    ///
    /// # Errors
    ///
    /// [`Fault`] when there is no such game.
    pub(crate) fn game(&self) -> Result<ReadGame, Fault> {
        let games = self.games();
        let read = games.read(games.asked(self.text(Attribute::Game))?);
        read.ok_or_else(|| Fault::of(words::no_game_in_record()))
    }

    /// All games of the record.
    pub(crate) fn games(&self) -> Games {
        Games::of(self.pgn.clone().unwrap_or_default())
    }

    /// The task that the attributes describe, read by the `parse` of its mode, so that each part of
    /// the program contains only its own.
    ///
    /// # Errors
    ///
    /// [`Fault`] when they describe none.
    pub(crate) fn task<T>(&self, parse: ParseTask<T>) -> Result<T, Fault> {
        let fen = match self.mode() {
            // It begins where its record does.
            Mode::Line => String::new(),
            _ => self.setup()?.to_string(),
        };
        let attributes: Vec<(&str, &str)> = exercise::Attribute::ALL
            .iter()
            .map(|&attribute| match Attribute::from(attribute) {
                Attribute::Fen => (attribute.as_str(), fen.as_str()),
                written => (attribute.as_str(), self.text(written)),
            })
            .collect();
        parse(&attributes).map_err(|error| {
            Fault::in_attribute(error.attribute.into(), words::task_error_text(&error))
        })
    }
}

/// Whether a text holds several puzzles: it looks like a table, or names several games or positions.
/// What it is for certain is found out by the part of the program that reads it.
fn has_several(text: &str) -> bool {
    let text = text.trim_start_matches('\u{feff}').trim_start().as_bytes();
    let lines = || text.split(|&byte| byte == b'\n');
    // Tags may be indented like the page around them.
    let begins = |tag: &[u8]| {
        lines()
            .filter(|line| line.trim_ascii_start().starts_with(tag))
            .nth(1)
            .is_some()
    };
    let is_table = lines().next().is_some_and(|first| {
        let count = |wanted: &[u8]| first.iter().filter(|byte| wanted.contains(byte)).count();
        let is_header = first.windows(3).any(|word| word == b"FEN");
        !first.starts_with(b"[") && count(b",;\t") > 0 && (is_header || count(b"/") >= 7)
    });
    is_table || begins(b"[FEN ") || begins(b"[Event ")
}

/// What reads the task of a mode from its attributes.
type ParseTask<T> = fn(&[(&str, &str)]) -> Result<T, TaskError>;

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// What an author has written as attributes, in the form of HTML.
    pub(crate) fn written(text: &str) -> Data {
        let mut data = Data::default();
        let mut rest = text.trim();
        while let Some((name, tail)) = rest.split_once("=\"") {
            let (value, tail) = tail.split_once('"').expect("a closed value");
            let attribute = Attribute::from_name(name.trim()).expect("an attribute");
            data.attributes.push((attribute, value.to_owned()));
            rest = tail.trim_start();
        }
        let fen = data.text(Attribute::Fen).to_owned();
        data.fen = Some(fen).filter(|fen| !fen.is_empty());
        data
    }

    #[test]
    fn how_a_board_looks_does_not_begin_its_task_anew() {
        let data = written(r#"mode="play" theme="dark""#);
        let bright = written(r#"mode="play" theme="light""#);
        assert!(data.is_same_work(&bright));
        assert!(!data.is_same_work(&written(r#"mode="solve" theme="dark""#)));
    }

    #[test]
    fn a_position_that_is_written_back_is_no_other_work() {
        let here = "8/8/8/8/8/8/8/K1k5 b - - 1 1";
        let with = |fen: &str, more: &str| {
            let mut data = written(&format!(r#"mode="play" fen="{fen}" {more}"#));
            data.fen = Some(fen.to_owned());
            data
        };
        let start = with("8/8/8/8/8/8/K7/2k5 w - - 0 1", "");
        assert!(start.is_echoed_by(&with(here, ""), here));
        assert!(!start.is_echoed_by(&with(here, r#"sides="both""#), here));
        assert!(!start.is_echoed_by(&with("8/8/8/8/8/8/8/K2k4 b - - 1 1", ""), here));
    }

    #[test]
    fn several_puzzles_are_a_set_unless_one_is_asked_for() {
        let game = "[FEN \"8/8/8/8/8/8/8/K1k5 w - - 0 1\"]\n\n1. Ka2 *\n";
        let event = "[Event \"A\"]\n\n1. e4 *\n";
        let row = "a,8/8/8/8/8/8/8/K1k5 w - - 0 1,a1a2 c1c2";
        for (text, pgn, is_set) in [
            (r#"mode="line""#, game.repeat(2), true),
            (r#"mode="solve""#, game.repeat(2), true),
            (r#"mode="line""#, event.repeat(2), true),
            (r#"mode="line""#, row.to_owned(), true),
            (r#"mode="line""#, game.to_owned(), false),
            (r#"mode="line" game="2""#, game.repeat(2), false),
            (r#"mode="game""#, game.repeat(2), false),
            (r#"mode="play""#, game.repeat(2), false),
        ] {
            let mut data = written(text);
            data.pgn = Some(pgn.as_str().into());
            assert_eq!(data.is_set(), is_set, "{text}: {pgn}");
        }
    }

    #[test]
    fn a_game_that_is_not_there_is_named() {
        let mut data = written(r#"mode="game" game="3""#);
        data.pgn = Some("1. e4 * 1. d4 *".into());
        let fault = data.game().unwrap_err();
        assert_eq!(fault.attribute, Some(Attribute::Game));
        assert!(
            fault.message.contains('3') && fault.message.contains('2'),
            "{}",
            fault.message
        );
    }
}
