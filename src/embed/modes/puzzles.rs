//! A set of puzzles: the modes `solve` and `line` over a file, one puzzle after the other.
//!
//! Each puzzle is made into what an author could have written for a single board, and is worked at
//! in the mode of that. The file is read while the first puzzle is already on the board.

mod delegate;
mod file;
#[cfg(test)]
mod foreign_tests;
#[cfg(test)]
mod tests;

use std::rc::Rc;

use element::{Attribute, Mode};
use exercise::{Outcome, PuzzleResult, SetOutcome, Standing};
use rules::{AnyPosition, Color, Setup};

use super::solve::SolveMode;
use super::{BoardMode, Control};
use crate::board_state::BoardState;
use crate::data::Data;
use crate::fault::{Fault, MOST_FAULTS};
use crate::mode_event::ModeEvent;
use crate::parts::Modes;
use file::{Format, PuzzleLocation, Reader};

/// A set of puzzles.
pub(crate) struct PuzzleSet {
    /// What the author has written, without the file.
    data: Data,
    text: Rc<str>,
    format: Format,
    /// What makes puzzles of games.
    modes: &'static Modes,
    /// What is still to be read.
    reader: Option<Reader>,
    places: Vec<PuzzleLocation>,
    faults: Vec<Fault>,
    /// How many more there are.
    more_faults: usize,
    /// The place of the puzzle on the board.
    at: usize,
    /// Nothing until it is read.
    current: Option<Current>,
    /// What has come of the puzzles before it.
    results: Vec<PuzzleResult>,
    /// What was kept of the puzzle that comes to the board next.
    kept: Option<PuzzleResult>,
    /// What is shown while there is no puzzle.
    empty: BoardState,
    is_announced: bool,
}

/// The puzzle on the board.
struct Current {
    mode: Box<dyn BoardMode>,
    id: String,
    side: Color,
}

/// A puzzle as a board of its own.
struct Single {
    id: String,
    data: Data,
    /// What was corrected in its line of a table.
    corrected: Option<Fault>,
}

impl PuzzleSet {
    /// Reads the beginning of the file of a board.
    ///
    /// # Errors
    ///
    /// [`Fault`] when no puzzle can be made of it, whatever else stands in the file.
    pub(crate) fn new(data: &Data, modes: &'static Modes, now: u64) -> Result<Self, Fault> {
        let mut data = data.clone();
        let text = data.pgn.take().unwrap_or_default();
        let (format, reader) = Reader::new(&text);
        let mut set = Self {
            data,
            text,
            format,
            modes,
            reader: Some(reader),
            places: Vec::new(),
            faults: Vec::new(),
            more_faults: 0,
            at: 0,
            current: None,
            results: Vec::new(),
            kept: None,
            empty: BoardState::new(AnyPosition::of(&Setup::empty())),
            is_announced: false,
        };
        set.read_on(now);
        let of_author = |fault: &&Fault| fault.line.is_none();
        let fatal = set.faults.iter().find(of_author).cloned();
        match fatal {
            Some(fault) => Err(fault),
            None if set.reader.is_none() && set.places.is_empty() => {
                let first = set.faults.into_iter().next();
                Err(first.unwrap_or_else(|| Fault::of(words::no_puzzles())))
            }
            None => Ok(set),
        }
    }

    /// Reads a part of the file, and brings its first puzzle to the board if that waits for it.
    fn read_on(&mut self, now: u64) -> Vec<ModeEvent> {
        let Some(reader) = &mut self.reader else {
            return Vec::new();
        };
        let Some(found) = reader.read_on(&self.text) else {
            self.reader = None;
            return self.settle(now);
        };
        for place in found {
            match self.check(&place, now) {
                Ok(corrected) => {
                    corrected.into_iter().for_each(|fault| self.note(fault));
                    self.places.push(place);
                }
                Err(fault) => self.note(fault),
            }
        }
        self.bring(now)
    }

    /// Keeps a fault of the file, or counts it where there are many.
    fn note(&mut self, fault: Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault);
        } else {
            self.more_faults += 1;
        }
    }

    /// The whole file is read: what was kept of it may be more than it holds now.
    fn settle(&mut self, now: u64) -> Vec<ModeEvent> {
        let mut events = Vec::new();
        if !self.faults.is_empty() {
            events.push(ModeEvent::FaultFound);
        }
        if self.at >= self.places.len() && !self.places.is_empty() {
            self.at = self.places.len() - 1;
            self.results.truncate(self.places.len());
            self.kept = match self.results.len() > self.at {
                true => self.results.pop(),
                false => self.kept.take(),
            };
        }
        events.extend(self.bring(now));
        events.extend(self.finish(now));
        events
    }

    /// What was corrected in a puzzle.
    ///
    /// # Errors
    ///
    /// What is wrong with it.
    fn check(&self, place: &PuzzleLocation, now: u64) -> Result<Vec<Fault>, Fault> {
        let mut single = self.single(place)?;
        let corrected = single.corrected.take().into_iter();
        match &self.format {
            // Its moves are legal, and there is one to find: that is all that a line needs.
            Format::Table(_) if !self.has_goal() && !self.places.is_empty() => {
                Ok(corrected.collect())
            }
            _ => {
                let found = self.open(place, single, now)?.mode.faults();
                let found = found.into_iter().map(|fault| Fault {
                    message: fault.message.clone(),
                    ..self.moved(place, fault)
                });
                Ok(corrected.chain(found).collect())
            }
        }
    }

    /// Brings the puzzle to the board that belongs there, if it is read and not there already.
    fn bring(&mut self, now: u64) -> Vec<ModeEvent> {
        let Some(place) = self.places.get(self.at).filter(|_| self.current.is_none()) else {
            return Vec::new();
        };
        let opened = self
            .single(place)
            .and_then(|single| self.open(place, single, now));
        // It was checked before.
        let Ok(mut current) = opened else {
            return Vec::new();
        };
        let events = match self.kept.take() {
            Some(kept) => {
                current.mode.resume(&kept.to_outcome(), now);
                Vec::new()
            }
            None => current.mode.begin(),
        };
        self.current = Some(current);
        events
    }

    fn has_goal(&self) -> bool {
        !self.data.text(Attribute::Goal).is_empty()
    }

    /// What an author would have written for this puzzle alone.
    fn single(&self, place: &PuzzleLocation) -> Result<Single, Fault> {
        let text = &self.text[place.span.clone()];
        let mut data = self.data.clone();
        let mut id = String::new();
        let mut corrected = None;
        let start = match &self.format {
            Format::Table(table) => {
                let puzzle = table.read(text).map_err(|fault| Fault {
                    column: Some(fault.column),
                    ..self.fault_at(place, &words::row_fault_text(&fault))
                })?;
                data.put(Attribute::Side, puzzle.side().fold_wb("white", "black"));
                data.pgn = Some(puzzle.to_pgn().into());
                let start = puzzle.position().to_string();
                corrected = Fault::correction(&puzzle.corrections).map(|fault| Fault {
                    message: fault.message,
                    ..self.fault_at(place, "")
                });
                id = puzzle.id;
                Some(start)
            }
            Format::Games => {
                data.pgn = Some(text.into());
                match self.has_goal() {
                    true => {
                        let start = (self.modes.start)(&data);
                        let start = start.map_err(|fault| self.moved(place, fault))?;
                        // A chapter of text alone, or a whole game, has no position to solve.
                        if start == Setup::default() {
                            return Err(self.fault_at(place, &words::puzzle_without_position()));
                        }
                        Some(start.to_string())
                    }
                    false => None,
                }
            }
        };
        if self.has_goal() {
            data.put(Attribute::Mode, Mode::Solve.name());
            data.put(Attribute::Side, "");
            data.fen = start;
        } else {
            data.put(Attribute::Mode, Mode::Line.name());
            data.fen = None;
        }
        Ok(Single {
            id,
            data,
            corrected,
        })
    }

    fn open(&self, place: &PuzzleLocation, single: Single, now: u64) -> Result<Current, Fault> {
        let Single { id, data, .. } = single;
        let opened: Result<Box<dyn BoardMode>, Fault> = match self.has_goal() {
            true => SolveMode::new(&data, now).map(|mode| Box::new(mode) as Box<dyn BoardMode>),
            false => (self.modes.line)(&data, now),
        };
        let mode = opened.map_err(|fault| self.moved(place, fault))?;
        Ok(Current {
            side: mode.board_state().turn(),
            mode,
            id,
        })
    }

    /// A fault of a puzzle at its place in the file. What is wrong with another attribute than the
    /// position is wrong with all puzzles, and keeps its attribute.
    fn moved(&self, place: &PuzzleLocation, fault: Fault) -> Fault {
        match fault.attribute {
            None | Some(Attribute::Fen) => Fault {
                line: Some(place.line + fault.line.map_or(0, |line| line - 1)),
                column: fault.column.or(Some(1)),
                ..self.fault_at(place, &fault.message)
            },
            Some(_) => fault,
        }
    }

    fn fault_at(&self, place: &PuzzleLocation, message: &str) -> Fault {
        let has_source = !self.data.text(Attribute::Src).is_empty();
        Fault {
            message: words::left_out(message),
            attribute: has_source.then_some(Attribute::Src),
            line: Some(place.line),
            column: Some(1),
        }
    }

    /// How many puzzles there are, as soon as that is known.
    fn count(&self) -> Option<usize> {
        self.reader.is_none().then_some(self.places.len())
    }

    /// How the puzzle on the board stands.
    fn standing(&self) -> Standing {
        let outcome = self.current.as_ref().and_then(|it| it.mode.outcome(0));
        outcome.map_or(Standing::Open, |outcome| outcome.standing)
    }

    /// What has come of the puzzle on the board.
    fn current_result(&self, now: u64) -> Option<PuzzleResult> {
        let current = self.current.as_ref()?;
        let outcome = current.mode.outcome(now)?;
        let id = match current.id.is_empty() {
            true => (self.at + 1).to_string(),
            false => current.id.clone(),
        };
        Some(PuzzleResult::new(id, &outcome))
    }

    /// What has come of the whole set.
    fn set_outcome(&self, now: u64) -> SetOutcome {
        let results = self.results.iter().cloned();
        let results = results.chain(self.current_result(now)).collect();
        // While the file is read there may be one more.
        let more = usize::from(self.reader.is_some());
        SetOutcome {
            puzzles: self.places.len() + more,
            results,
        }
    }

    /// Tells once that the set is done.
    fn finish(&mut self, now: u64) -> Option<ModeEvent> {
        let is_done = self.set_outcome(now).standing() != Standing::Open;
        let is_new = is_done && !self.is_announced;
        self.is_announced |= is_done;
        is_new.then_some(ModeEvent::SetDone)
    }

    fn has_next(&self) -> bool {
        self.at + 1 < self.places.len()
    }

    /// Goes on to the next puzzle.
    fn next(&mut self, now: u64) -> Vec<ModeEvent> {
        self.results.extend(self.current_result(now));
        self.current = None;
        self.at += 1;
        // What was said of the last puzzle goes; the number and the task of this one stand above.
        let said = ModeEvent::Say(String::new());
        [said].into_iter().chain(self.bring(now)).collect()
    }

    /// Leaves the puzzle as it is.
    fn skip(&mut self, now: u64) -> Vec<ModeEvent> {
        if let Some(current) = &mut self.current
            && let Some(outcome) = current.mode.outcome(now)
        {
            let skipped = Outcome {
                standing: Standing::Skipped,
                ..outcome
            };
            current.mode.resume(&skipped, now);
        }
        match self.has_next() {
            true => self.next(now),
            false => self.finish(now).into_iter().collect(),
        }
    }

    fn number_text(&self) -> String {
        words::puzzle_progress(self.at + 1, self.count())
    }

    fn can_leave(&self, control: Control) -> bool {
        let is_open = self.standing() == Standing::Open;
        match control {
            Control::Skip => is_open && (self.has_next() || self.reader.is_none()),
            _ => !is_open && self.has_next(),
        }
    }
}
