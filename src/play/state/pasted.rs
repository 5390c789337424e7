//! A position or a game that is pasted.

use std::rc::Rc;

use ui::lazy::Lazy;
use ui::platform::storage::GameId;

use super::{AppState, Dialog};
use crate::occasional::OCCASIONAL;

impl AppState {
    /// Shows what was pasted, or says what is wrong with it; the text stays in the dialog.
    pub(super) fn paste(&mut self, text: &str, id: GameId) {
        // The dialog that the text comes from is drawn by the same part.
        let table = OCCASIONAL.with(Lazy::get);
        let read = table.map_or_else(
            || Err(words::part_not_fetched()),
            |table| (table.read)(text),
        );
        match read {
            Ok((game, said)) => self.load(game, id, said),
            Err(problem) => {
                let text: Rc<str> = problem.into();
                self.conversation.say(text.clone());
                self.dialog = Some(Dialog::Paste(Some(text)));
            }
        }
    }
}
