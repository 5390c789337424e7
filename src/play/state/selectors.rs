//! What the components need, derived from the state.

use std::rc::Rc;

use board::Movable;
use rules::{Board, Move, Square};

use super::AppState;
use crate::sitting::Table;

/// The props of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardView {
    /// The pieces.
    pub board: Board,
    /// The legal moves; none when the position is not the live one or the game is over.
    pub legal: Rc<[Move]>,
    /// The squares that the last move went from and to.
    pub last_move: Option<(Square, Square)>,
    /// The square of a king in check.
    pub check: Option<Square>,
    /// Changes with the position, so that the board drops an unfinished gesture.
    pub key: u64,
}

impl AppState {
    /// The view of the board for the shown position.
    #[must_use]
    pub fn board_view(&self) -> BoardView {
        let pending = self.pending();
        let position = match pending {
            Some(played) => self.game.position().play_unchecked(played),
            None => *self.game.position_at(self.shown),
        };
        // Nothing else is played while a move waits.
        let playable = pending.is_none() && self.hand().is_some();
        let legal = if !playable {
            Rc::from([])
        } else if let Some(table) = self.sitting_part() {
            (table.legal)(self)
        } else if let Some(link) = self.awaited_link() {
            (link.premoves)(&position)
        } else {
            position.legal_moves().iter().copied().collect()
        };
        let last = pending.or_else(|| {
            let ply = self.shown.checked_sub(1)?;
            self.game.moves().get(ply).copied()
        });
        BoardView {
            board: position.board(),
            legal,
            last_move: last.map(|last| (last.from(), last.to())),
            check: position.is_check().then(|| position.king(position.turn())),
            key: self.position_key(),
        }
    }

    /// How the game stands or ended.
    #[must_use]
    pub fn status_text(&self) -> String {
        words::status_text(&self.game)
    }

    /// Whether there is something that may be taken back, or asked for.
    #[must_use]
    pub fn can_take_back(&self) -> bool {
        let is_final = |table: &Table| (table.is_final)(self);
        self.game.can_undo() && !self.sitting_part().is_some_and(is_final)
    }

    /// Whose pieces may be picked up: all of a player's, or the one that a law binds the player to.
    #[must_use]
    pub fn movable(&self) -> Movable {
        let bound = |table: &Table| (table.bound)(self);
        match self.hand() {
            Some(_) => self
                .sitting_part()
                .and_then(bound)
                .map_or(Movable::Turn, Movable::Only),
            None => Movable::None,
        }
    }

    /// A number that differs between any two positions shown one after the other.
    fn position_key(&self) -> u64 {
        use std::hash::{DefaultHasher, Hash, Hasher};
        let mut hasher = DefaultHasher::new();
        self.game_id.hash(&mut hasher);
        self.shown.hash(&mut hasher);
        self.game.moves().hash(&mut hasher);
        self.pending().is_some().hash(&mut hasher);
        self.game.outcome().is_some().hash(&mut hasher);
        hasher.finish()
    }
}
