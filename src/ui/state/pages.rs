//! Going to other pages and coming back; the game stays as it is.

use super::{AppState, FocusWish, Route};
use crate::settings::Settings;

impl AppState {
    /// Wishes that the address lead elsewhere; that it does is told by [`Action::Arrived`].
    ///
    /// [`Action::Arrived`]: super::Action::Arrived
    pub(super) fn visit(&mut self, hash: impl AsRef<str>) {
        self.address = (self.address.0.wrapping_add(1), hash.as_ref().into());
    }

    /// The address leads here now, or elsewhere: coming back, the focus goes to the board, and whose
    /// turn it is is said.
    pub(super) fn arrive(&mut self, route: Route, settings: Settings) {
        if self.route == route {
            return;
        }
        self.dialog = None;
        self.route = route;
        if route == Route::Play {
            // They may have been changed on the other page.
            self.settings = settings;
            self.move_focus(FocusWish::Board(None));
            self.say(words::status_text(&self.game));
        }
    }
}

#[cfg(test)]
mod tests;
