//! Going to other pages and coming back; the game stays as it is.

use ui::conversation::FocusTarget;

use super::AppState;

impl AppState {
    /// The address leads here now, or elsewhere: coming back, the focus goes to the board, and whose
    /// turn it is is said.
    pub(super) fn arrive(&mut self, is_shown: bool) {
        if self.is_shown == is_shown {
            return;
        }
        self.dialog = None;
        self.is_shown = is_shown;
        if is_shown {
            self.conversation.move_focus(FocusTarget::Board(None));
            self.conversation.say(words::status_text(&self.game));
        }
    }
}

#[cfg(test)]
mod tests;
