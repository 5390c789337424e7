//! Where the program is cut: the modes that most boards are not in are fetched when they are first
//! needed.
//!
//! A part is what only its function reaches. The function gives back a plain function, so that
//! everything after the fetching is an ordinary call.

use std::cell::Cell;

use crate::data::Data;
use crate::desk::{GameDesk, GameMode, SetupDesk, SetupMode};
use crate::fault::Fault;

/// Makes the desk of a mode.
type Open<M> = fn(&Data) -> Result<Box<M>, Fault>;

/// The parts that have come.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Parts {
    /// Games that are walked through.
    pub(crate) game: Option<Open<dyn GameMode>>,
    /// Positions that are set up.
    pub(crate) setup: Option<Open<dyn SetupMode>>,
}

impl Parts {
    /// All of them.
    #[cfg(test)]
    pub(crate) const ALL: Self = Self {
        game: Some(open_game),
        setup: Some(open_setup),
    };

    /// Whether a board can begin with them.
    pub(crate) fn are_enough_for(&self, data: &Data) -> bool {
        match data.mode() {
            "game" => self.game.is_some(),
            "setup" => self.setup.is_some(),
            _ => true,
        }
    }
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
    if here().are_enough_for(data) {
        return Ok(());
    }
    match data.mode() {
        "game" => {
            let game = Some(split::game().await?);
            HERE.set(Parts { game, ..here() });
        }
        _ => {
            let setup = Some(split::setup().await?);
            HERE.set(Parts { setup, ..here() });
        }
    }
    Ok(())
}

fn open_game(data: &Data) -> Result<Box<dyn GameMode>, Fault> {
    Ok(Box::new(GameDesk::new(data)?))
}

fn open_setup(data: &Data) -> Result<Box<dyn SetupMode>, Fault> {
    Ok(Box::new(SetupDesk::new(data)?))
}

/// The split points. What they export is found by its name, which Rust calls unsafe; nothing else of
/// this crate may.
#[allow(unsafe_code, reason = "the exports of split points")]
mod split {
    use wasm_split_helpers::{SplitLoaderError, wasm_split};

    use super::{GameMode, Lost, Open, SetupMode, open_game, open_setup};

    impl From<SplitLoaderError> for Lost {
        fn from(_: SplitLoaderError) -> Self {
            Self
        }
    }

    #[wasm_split(game, fallible)]
    pub(super) fn game() -> Result<Open<dyn GameMode>, Lost> {
        Ok(open_game)
    }

    #[wasm_split(setup, fallible)]
    pub(super) fn setup() -> Result<Open<dyn SetupMode>, Lost> {
        Ok(open_setup)
    }
}
