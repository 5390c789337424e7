//! What is done at a board: one mode, in one of the modes.
//!
//! All modes but `solve` are in parts of the program that are fetched when they are first
//! needed. Here they are known only by what can be asked of them, so that nothing else of them is
//! linked in.

mod board_mode;
mod computer;
mod find;
mod game;
mod line;
mod play;
mod puzzles;
mod setup;
mod solve;
#[cfg(test)]
mod tests;

use std::ops::{Deref, DerefMut};

use element::Mode;

use crate::data::Data;
use crate::fault::Fault;
use crate::parts::Parts;

pub(crate) use board_mode::BoardMode;
pub(crate) use computer::{ComputerMode, Opponent};
pub(crate) use find::FindMode;
pub(crate) use game::{GameMode, GameView, GameWalk};
pub(crate) use line::LineMode;
pub(crate) use play::{PlayMode, PlayedGame};
pub(crate) use puzzles::PuzzleSet;
pub(crate) use setup::{PositionEditor, Room, SetupMode};

/// A button below the board; its text is in `words`.
pub(crate) use words::EmbedButton as Control;

/// What is done at a board.
pub(crate) enum ActiveMode {
    /// A goal is reached by playing.
    Solve(Box<solve::SolveMode>),
    /// Squares or moves are found.
    Find(Box<dyn BoardMode>),
    /// The author's line is played.
    Line(Box<dyn BoardMode>),
    /// A game is played.
    Play(Box<dyn BoardMode>),
    /// A game is played against the computer.
    Computer(Box<dyn Opponent>),
    /// A game is walked through.
    Game(Box<dyn GameWalk>),
    /// A position is set up.
    Setup(Box<dyn PositionEditor>),
    /// Puzzles are solved one after the other.
    Puzzles(Box<dyn BoardMode>),
}

impl ActiveMode {
    /// The mode of the mode that the author has written.
    ///
    /// # Errors
    ///
    /// [`Fault`] when what the author has written cannot be shown in this mode.
    pub(crate) fn new(data: &Data, parts: &Parts, now: u64) -> Result<Self, Fault> {
        let missing = || Fault::of(words::embed_part_missing());
        let modes = parts.modes.ok_or_else(missing);
        let begun;
        let data = if data.begins_with_record() {
            begun = data.clone().begun_at(&(modes.clone()?.start)(data)?);
            &begun
        } else {
            data
        };
        if data.is_set() {
            let open = parts.puzzles.ok_or_else(missing)?;
            return Ok(Self::Puzzles(open(data, modes?, now)?));
        }
        Ok(match data.mode() {
            Mode::Solve => Self::Solve(Box::new(solve::SolveMode::new(data, now)?)),
            Mode::Find => Self::Find((modes?.find)(data, now)?),
            Mode::Line => Self::Line((modes?.line)(data, now)?),
            Mode::Game => Self::Game((parts.game.ok_or_else(missing)?.open)(data, now)?),
            Mode::Setup => Self::Setup(parts.setup.ok_or_else(missing)?(data, now)?),
            Mode::Computer => {
                let open = parts.computer.ok_or_else(missing)?;
                Self::Computer(open(data, modes?, now)?)
            }
            Mode::Play | Mode::Diagram => Self::Play((modes?.play)(data, now)?),
        })
    }

    /// The game that is walked through, in that mode.
    pub(crate) fn game(&self) -> Option<&dyn GameWalk> {
        match self {
            Self::Game(game) => Some(game.as_ref()),
            _ => None,
        }
    }

    /// The same, to walk.
    pub(crate) fn game_mut(&mut self) -> Option<&mut dyn GameWalk> {
        match self {
            Self::Game(game) => Some(game.as_mut()),
            _ => None,
        }
    }

    /// The game against the computer, in that mode.
    pub(crate) fn opponent(&self) -> Option<&dyn Opponent> {
        match self {
            Self::Computer(game) => Some(game.as_ref()),
            _ => None,
        }
    }

    /// The same, to go on with it.
    pub(crate) fn opponent_mut(&mut self) -> Option<&mut dyn Opponent> {
        match self {
            Self::Computer(game) => Some(game.as_mut()),
            _ => None,
        }
    }

    /// The position that is set up, in that mode.
    pub(crate) fn setup(&self) -> Option<&dyn PositionEditor> {
        match self {
            Self::Setup(setup) => Some(setup.as_ref()),
            _ => None,
        }
    }

    /// The same, to change it.
    pub(crate) fn setup_mut(&mut self) -> Option<&mut dyn PositionEditor> {
        match self {
            Self::Setup(setup) => Some(setup.as_mut()),
            _ => None,
        }
    }
}

/// What every mode can do is asked of the mode itself.
impl Deref for ActiveMode {
    type Target = dyn BoardMode;

    fn deref(&self) -> &Self::Target {
        match self {
            Self::Solve(mode) => mode.as_ref(),
            Self::Find(mode) => mode.as_ref(),
            Self::Line(mode) => mode.as_ref(),
            Self::Play(mode) => mode.as_ref(),
            Self::Computer(mode) => mode.as_ref(),
            Self::Game(mode) => mode.as_ref(),
            Self::Setup(mode) => mode.as_ref(),
            Self::Puzzles(mode) => mode.as_ref(),
        }
    }
}

impl DerefMut for ActiveMode {
    fn deref_mut(&mut self) -> &mut Self::Target {
        match self {
            Self::Solve(mode) => mode.as_mut(),
            Self::Find(mode) => mode.as_mut(),
            Self::Line(mode) => mode.as_mut(),
            Self::Play(mode) => mode.as_mut(),
            Self::Computer(mode) => mode.as_mut(),
            Self::Game(mode) => mode.as_mut(),
            Self::Setup(mode) => mode.as_mut(),
            Self::Puzzles(mode) => mode.as_mut(),
        }
    }
}
