//! Where the program is cut: what the first move on most boards does not need is fetched later.
//!
//! A part is what only its function reaches. The function gives back a plain function or a table of
//! them, so that everything after the fetching is an ordinary call.

use std::cell::Cell;

use element::Mode;
use rules::Setup;

use crate::answers::{ANSWERS, Answers};
use crate::data::Data;
use crate::fault::Fault;
use crate::games::reading::{self, ReadRecord};
use crate::modes::{
    BoardMode, ComputerMode, FindMode, GameMode, GameWalk, LineMode, Opponent, PlayMode,
    PlayedGame, PositionEditor, PuzzleSet, SetupMode,
};

/// Starts a mode, given what the author has written and the time.
type Open<M> = fn(&Data, u64) -> Result<Box<M>, Fault>;

/// Starts a mode that is made of other modes.
type OpenOfOthers<M> = fn(&Data, &'static Modes, u64) -> Result<Box<M>, Fault>;

/// The modes that are neither `solve` nor in parts of their own, and what else reads records.
#[derive(Debug)]
pub(crate) struct Modes {
    /// Squares or moves are found.
    pub(crate) find: Open<dyn BoardMode>,
    /// The author's line is played.
    pub(crate) line: Open<dyn BoardMode>,
    /// A game is played.
    pub(crate) play: Open<dyn BoardMode>,
    /// The same, against the computer.
    pub(crate) game: Open<dyn PlayedGame>,
    /// The position in which a record begins.
    pub(crate) start: fn(&Data) -> Result<Setup, Fault>,
    /// Reads a long record.
    pub(crate) read: ReadRecord,
}

/// Games that are walked through.
#[derive(Debug)]
pub(crate) struct Walks {
    /// Opens one.
    pub(crate) open: Open<dyn GameWalk>,
    /// Reads a long record.
    read: ReadRecord,
}

/// The parts that have come.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parts {
    /// Most other modes.
    pub(crate) modes: Option<&'static Modes>,
    /// Games that are walked through.
    pub(crate) game: Option<&'static Walks>,
    /// Positions that are set up.
    pub(crate) setup: Option<Open<dyn PositionEditor>>,
    /// Sets of puzzles.
    pub(crate) puzzles: Option<OpenOfOthers<dyn BoardMode>>,
    /// Games against the computer.
    pub(crate) computer: Option<OpenOfOthers<dyn Opponent>>,
    /// Reasons, answers to questions, and typed moves.
    pub(crate) answers: Option<&'static Answers>,
}

impl Parts {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: Self = Self {
        modes: Some(&MODES),
        game: Some(&WALKS),
        setup: Some(open_setup),
        puzzles: Some(open_puzzles),
        computer: Some(open_computer),
        answers: Some(&ANSWERS),
    };

    /// The part that a board cannot begin without and that is not here.
    fn missing(&self, data: &Data) -> Option<Part> {
        let mode = match data.mode() {
            _ if data.is_set() && self.modes.is_some() => {
                self.puzzles.is_none().then_some(Part::Puzzles)
            }
            _ if data.is_set() => Some(Part::Modes),
            Mode::Solve => None,
            Mode::Game => self.game.is_none().then_some(Part::Game),
            Mode::Setup => self.setup.is_none().then_some(Part::Setup),
            Mode::Computer if self.modes.is_some() => {
                self.computer.is_none().then_some(Part::Computer)
            }
            _ => self.modes.is_none().then_some(Part::Modes),
        };
        // The record tells the position where nothing else does.
        let reads_record = data.begins_with_record() && self.modes.is_none();
        mode.or(reads_record.then_some(Part::Modes))
    }

    /// Whether a board can begin with them.
    pub(crate) fn are_enough_for(&self, data: &Data) -> bool {
        self.missing(data).is_none()
    }
}

/// The parts that are waited for.
enum Part {
    Modes,
    Game,
    Setup,
    Puzzles,
    Computer,
}

thread_local! {
    static HERE: Cell<Parts> = Cell::default();
}

/// The parts that have come to this page.
pub(crate) fn here() -> Parts {
    HERE.get()
}

/// A part could not be fetched; the next wish tries again.
#[derive(Debug)]
pub(crate) struct Lost;

/// Fetches what a board needs, if it is not here yet.
pub(crate) async fn fetch(data: &Data) -> Result<(), Lost> {
    while let Some(part) = here().missing(data) {
        match part {
            Part::Modes => {
                let modes = Some(split::modes().await?);
                HERE.set(Parts { modes, ..here() });
            }
            Part::Game => {
                let game = Some(split::game().await?);
                HERE.set(Parts { game, ..here() });
            }
            Part::Setup => {
                let setup = Some(split::setup().await?);
                HERE.set(Parts { setup, ..here() });
            }
            Part::Puzzles => {
                let puzzles = Some(split::puzzles().await?);
                HERE.set(Parts { puzzles, ..here() });
            }
            Part::Computer => {
                let computer = Some(split::computer().await?);
                HERE.set(Parts { computer, ..here() });
            }
        }
    }
    Ok(())
}

/// Fetches what a board needs, and reads its record if that takes long.
pub(crate) async fn prepare(data: &Data) -> Result<(), Lost> {
    fetch(data).await?;
    let parts = here();
    let read = match data.mode() {
        Mode::Game => parts.game.map(|game| game.read),
        _ => parts.modes.map(|modes| modes.read),
    };
    if let Some(read) = read.filter(|_| !reading::is_read(data)) {
        read(data).await;
    }
    Ok(())
}

/// Fetches the answers, if they are not here yet.
pub(crate) async fn fetch_answers() -> Result<&'static Answers, Lost> {
    let answers = match here().answers {
        Some(answers) => answers,
        None => split::answers().await?,
    };
    let answers_here = Some(answers);
    HERE.set(Parts {
        answers: answers_here,
        ..here()
    });
    Ok(answers)
}

static MODES: Modes = Modes {
    find: |data, now| Ok(Box::new(FindMode::new(data, now)?)),
    line: |data, now| Ok(Box::new(LineMode::new(data, now)?)),
    play: |data, _| Ok(Box::new(PlayMode::new(data)?)),
    game: |data, _| Ok(Box::new(PlayMode::new(data)?)),
    start: Data::start_of_record,
    read: reading::read_in_slices,
};

static WALKS: Walks = Walks {
    open: open_game,
    read: reading::read_in_slices,
};

fn open_game(data: &Data, _now: u64) -> Result<Box<dyn GameWalk>, Fault> {
    Ok(Box::new(GameMode::new(data)?))
}

fn open_setup(data: &Data, now: u64) -> Result<Box<dyn PositionEditor>, Fault> {
    Ok(Box::new(SetupMode::new(data, now)?))
}

fn open_computer(data: &Data, modes: &'static Modes, now: u64) -> Result<Box<dyn Opponent>, Fault> {
    Ok(Box::new(ComputerMode::new(data, modes, now)?))
}

fn open_puzzles(data: &Data, modes: &'static Modes, now: u64) -> Result<Box<dyn BoardMode>, Fault> {
    Ok(Box::new(PuzzleSet::new(data, modes, now)?))
}

/// The split points.
mod split {
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::{
        ANSWERS, Answers, BoardMode, Lost, MODES, Modes, Open, OpenOfOthers, Opponent,
        PositionEditor, WALKS, Walks, open_computer, open_puzzles, open_setup,
    };

    impl From<SplitLoaderError> for Lost {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    #[wasm_split(modes, fallible)]
    pub(super) fn modes() -> Result<&'static Modes, Lost> {
        Ok(&MODES)
    }

    #[wasm_split(answers, fallible)]
    pub(super) fn answers() -> Result<&'static Answers, Lost> {
        Ok(&ANSWERS)
    }

    #[wasm_split(game, fallible)]
    pub(super) fn game() -> Result<&'static Walks, Lost> {
        Ok(&WALKS)
    }

    #[wasm_split(setup, fallible)]
    pub(super) fn setup() -> Result<Open<dyn PositionEditor>, Lost> {
        Ok(open_setup)
    }

    #[wasm_split(computer, fallible)]
    pub(super) fn computer() -> Result<OpenOfOthers<dyn Opponent>, Lost> {
        Ok(open_computer)
    }

    #[wasm_split(puzzles, fallible)]
    pub(super) fn puzzles() -> Result<OpenOfOthers<dyn BoardMode>, Lost> {
        Ok(open_puzzles)
    }
}
