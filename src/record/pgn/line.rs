//! The main line of one game, for those who play on from it.

use std::borrow::Cow;

use notation::san;
use rules::{Move, Position};

use super::places::Places;
use super::start::StartTags;
use super::walk::{Sink, TagFault, walk};
use super::{Fault, FaultKind, Severity};
use crate::tags::is_derived;
use crate::{CommentPlace, GameResult, Nag};

/// The main line of a game, its tags and its result.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MainLine {
    /// Names and values, in the order in which they stand; without those that say what stands
    /// here anyway.
    pub tags: Vec<(String, String)>,
    /// The position from which the game begins.
    pub start: Position,
    /// The moves.
    pub moves: Vec<Move>,
    /// How the game ended.
    pub result: GameResult,
    /// The last comment behind the last move, or before the first one if there is no move.
    pub remark: String,
}

/// Reads the main line of a text that has to be one game in English letters and without a fault.
/// Variations are played through and left out, as judgments are, and comments but for the last.
///
/// # Errors
///
/// The first fault; also a null move, which no game under the laws has, and a second game.
pub fn read_main_line(text: &str) -> Result<MainLine, Fault> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut player = Player::default();
    let walked = walk(text, &mut player);
    let faults = walked.faults.into_iter();
    let is_error = |(_, kind): &(usize, FaultKind)| kind.severity() == Severity::Error;
    if let Some((offset, kind)) = faults.filter(is_error).min_by_key(|(offset, _)| *offset) {
        let (line, column) = Places::new(text, 1, 1).at(offset);
        return Err(Fault { line, column, kind });
    }
    if walked.is_empty {
        return Err(Fault {
            line: 1,
            column: 1,
            kind: FaultKind::Empty,
        });
    }
    let mut line = player.line;
    if let Some((_, result)) = walked.result {
        line.result = result;
    }
    Ok(line)
}

#[derive(Default)]
struct Player {
    line: MainLine,
    start: StartTags,
    /// The position now and the one before the last move.
    here: (Position, Position),
    /// Those of the lines around this one.
    around: Vec<(Position, Position)>,
}

impl<'a> Sink<'a> for Player {
    fn tag(&mut self, name: &'a str, value: Cow<'a, str>) {
        if name == "Result" {
            self.line.result = GameResult::parse(&value).unwrap_or_default();
        } else if !self.start.take(name, &value) && !is_derived(name) {
            self.line.tags.push((name.to_owned(), value.into_owned()));
        }
    }

    fn begin(&mut self) -> Result<Option<TagFault>, TagFault> {
        let start = self.start.position()?;
        self.line.start = start.position;
        self.here = (self.line.start, self.line.start);
        Ok(start.note())
    }

    fn play(&mut self, word: &'a str) -> Result<(), FaultKind> {
        if word == "--" {
            return Err(FaultKind::NullMove);
        }
        let position = self.here.0;
        let mv = san::read(&position, word).map_err(|error| FaultKind::Move {
            text: word.to_owned(),
            position: Box::new(position),
            error,
        })?;
        self.here = (position.play_unchecked(mv), position);
        if self.around.is_empty() {
            self.line.moves.push(mv);
            self.line.remark.clear();
        }
        Ok(())
    }

    fn comment(&mut self, _place: CommentPlace, text: &'a str) {
        if self.around.is_empty() {
            text.clone_into(&mut self.line.remark);
        }
    }

    fn nag(&mut self, _nag: Nag) {}

    fn open(&mut self) {
        self.around.push(self.here);
        self.here.0 = self.here.1;
    }

    fn close(&mut self) {
        if let Some(here) = self.around.pop() {
            self.here = here;
        }
    }
}
