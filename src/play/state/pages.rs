//! Going to other pages and coming back; the game stays as it is.

use super::{AppState, FocusWish};

impl AppState {
    /// Wishes that the address lead elsewhere; that it does is told by [`Action::Arrived`].
    ///
    /// [`Action::Arrived`]: super::Action::Arrived
    pub(super) fn visit(&mut self, hash: impl AsRef<str>) {
        self.address = (self.address.0.wrapping_add(1), hash.as_ref().into());
    }

    /// The address leads here now, or elsewhere: coming back, the focus goes to the board, and whose
    /// turn it is is said.
    pub(super) fn arrive(&mut self, is_shown: bool) {
        if self.is_shown == is_shown {
            return;
        }
        self.dialog = None;
        self.is_shown = is_shown;
        if is_shown {
            self.move_focus(FocusWish::Board(None));
            self.say(words::status_text(&self.game));
        }
    }
}

#[cfg(test)]
mod tests;
