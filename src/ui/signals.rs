//! What is heard and felt of a game: sounds, spoken moves, and a short vibration under a finger. A
//! table that the site fetches as a part of its own when one of them is switched on.

mod audio;
mod give;
mod spoken;
pub mod synthesis;

use game::Game;
use rules::{Move, Position};
use wasm_bindgen_futures::spawn_local;

use crate::lazy::{self, Lazy};
use crate::settings::Settings;

/// Something to be heard or felt.
#[derive(Clone, Copy, Debug)]
pub enum Signal<'a> {
    /// The last moves of a game were just played, or the game has ended, or both.
    Game {
        /// The game.
        game: &'a Game,
        /// How many of its last moves are new.
        played: usize,
        /// Its end is new.
        is_ended: bool,
    },
    /// A move was entered in a record.
    Entered {
        /// The position before it.
        before: &'a Position,
        /// The move.
        played: Move,
    },
    /// A text is to be read aloud; an empty one ends what is being read.
    Text {
        /// What it says.
        said: &'a str,
        /// The tag of its language.
        lang: &'a str,
    },
    /// A clock has little time left.
    LowTime {
        /// Whose, and how much.
        said: &'a str,
    },
}

/// What the part brings.
#[derive(Debug)]
pub struct Signals {
    /// Starts or continues with these settings.
    follow: fn(Settings),
    /// Gives a signal.
    give: fn(&Signal<'_>),
}

static TABLE: Signals = Signals {
    follow: |settings| give::follow(settings),
    give: |signal| give::give(signal),
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Signals {
    &TABLE
}

thread_local! {
    /// The table, once its part is here.
    pub static SIGNALS: Lazy<Signals> = const { Lazy::new(None) };
}

/// Follows the settings; the part is fetched when the first signal is switched on.
pub fn follow(settings: Settings) {
    if settings.has_signals() || SIGNALS.with(Lazy::get).is_some() {
        spawn_local(async move {
            // Without its part the board stays silent, and the next change tries again.
            if let Ok(signals) = lazy::load(&SIGNALS).await {
                (signals.follow)(settings);
            }
        });
    }
}

/// Gives a signal if it is switched on.
pub fn give(signal: &Signal<'_>) {
    if let Some(signals) = SIGNALS.with(Lazy::get) {
        (signals.give)(signal);
    }
}

/// Reads a text aloud in the language of a tag where speech is switched on, in place of what is being read.
pub fn read_aloud(said: &str, lang: &str) {
    give(&Signal::Text { said, lang });
}

/// Warns that a clock is running low, by a sound and with these words where they are switched on.
pub fn low_time(said: &str) {
    give(&Signal::LowTime { said });
}
