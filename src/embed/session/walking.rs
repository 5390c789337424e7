//! What the reader does in a game that is walked through and on a board to set up, besides the
//! buttons.

use std::rc::Rc;

use moves::move_list::Pressed;
use moves::setup::state::Act;
use moves::walk::Go;

use super::Session;

impl Session {
    /// Shows another move of a game; whether there is one.
    pub(crate) fn go_to(self: &Rc<Self>, path: &str) -> bool {
        let effects = self.work(|desk| desk.game_mut().and_then(|game| game.go_to(path)));
        let Some(effects) = effects.flatten() else {
            return false;
        };
        self.do_at(|_| effects);
        true
    }

    /// Takes a step through a game.
    pub(crate) fn walk(self: &Rc<Self>, go: Go) {
        self.do_at(|desk| desk.game_mut().map_or_else(Vec::new, |game| game.walk(go)));
    }

    /// Something was pressed in the list of moves.
    pub(crate) fn press_move(self: &Rc<Self>, pressed: Pressed) {
        match pressed {
            Pressed::Move(node) => self.walk(Go::To(node)),
            Pressed::Fold(first) => {
                self.work(|desk| desk.game_mut().map(|game| game.fold(first)));
                self.draw();
            }
        }
    }

    /// Another game of the record is shown.
    pub(crate) fn choose(self: &Rc<Self>, index: usize) {
        self.do_at(|desk| {
            desk.game_mut()
                .map_or_else(Vec::new, |game| game.choose(index))
        });
        self.board.note("", "");
        self.tell_faults();
    }

    /// Something was done on a board to set up.
    pub(crate) fn act(self: &Rc<Self>, act: Act) {
        self.do_at(|desk| {
            desk.setup_mut()
                .map_or_else(Vec::new, |setup| setup.act(act))
        });
    }
}
