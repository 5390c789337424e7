//! Leaving the page and coming back; the game stays as it is.

use ui::conversation::FocusTarget;

use super::AppState;

impl AppState {
    /// The address leads here now, or elsewhere. On coming back, the focus goes to the board, and
    /// the side to move is announced.
    pub(super) fn arrive(&mut self, is_shown: bool) {
        if self.is_shown == is_shown {
            return;
        }
        self.dialog = None;
        self.is_shown = is_shown;
        // Why a move is refused leads to the glossary, and is still there after a term was looked up.
        if self.conversation.code.is_none() {
            self.conversation.notice = None;
        }
        if is_shown {
            self.conversation.move_focus(FocusTarget::Board(None));
            self.conversation.say(self.status_text());
        }
    }
}

#[cfg(test)]
mod tests;
