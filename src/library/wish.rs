//! What is asked of the page in storage, with files, and of other pages.

use std::rc::Rc;

use ui::platform::storage::GameId;

use crate::kept::Names;

/// Something the page is asked to do besides changing its state.
#[derive(Clone, Debug)]
pub(crate) enum Wish {
    /// Import these files.
    Import(Vec<web_sys::File>),
    /// Save these games in one file.
    Export(Rc<[GameId]>),
    /// Save the records that cannot be read.
    SaveUnreadable,
    /// End the task under way.
    Stop,
    /// Give a game other names.
    Rename(GameId, Names),
    /// Delete games.
    Delete(Rc<[GameId]>),
    /// Undo what was done last.
    Undo,
    /// Study a game.
    Analyse(GameId),
    /// Continue a game.
    GoOn(GameId),
    /// Read the list again.
    List,
}
