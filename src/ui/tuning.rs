//! What the site does with settings that are not the first ones: keeps them, marks the page for the
//! style sheets, and fetches what only some of them need. A table that the site fetches as a part of
//! its own, so that a visit with the first settings begins without it.

use wasm_bindgen_futures::spawn_local;

use crate::lazy::{self, Lazy};
use crate::platform::preferences;
use crate::settings::{PieceSet, Settings};
use crate::{figures, signals};

/// Why the settings are looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Occasion {
    /// They were read from storage.
    Start,
    /// They have changed.
    Change,
}

/// What the part brings.
#[derive(Debug)]
pub struct Tuning {
    tune: fn(Settings, Occasion),
}

static TABLE: Tuning = Tuning {
    tune: |settings, occasion| {
        if occasion == Occasion::Change {
            preferences::keep(settings);
        }
        figures::follow(settings.pieces);
        signals::follow(settings);
    },
};

/// The table, for the part that brings it.
#[must_use]
pub fn table() -> &'static Tuning {
    &TABLE
}

thread_local! {
    /// The table, once its part is here; natively nothing has to be fetched.
    pub static TUNING: Lazy<Tuning> = const { Lazy::of_part(&TABLE) };
}

/// Carries the settings out. Where the part does not come they hold on the page, and the next change
/// tries again to keep them.
pub fn tune(settings: Settings, occasion: Occasion) {
    let is_needed =
        occasion == Occasion::Change || settings.pieces != PieceSet::Book || settings.has_signals();
    if is_needed {
        spawn_local(async move {
            if let Ok(tuning) = lazy::load(&TUNING).await {
                (tuning.tune)(settings, occasion);
            }
        });
    }
}
