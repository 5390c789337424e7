//! How two links of a game stand to each other.

use super::{LinkedGame, end};

/// What another link is to the one at hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Relation {
    /// The same.
    Same,
    /// It goes on where this one stops.
    Ahead {
        /// By this many plies; 0 if it brings an end or an offer of a draw only.
        plies: usize,
    },
    /// It is older.
    Behind {
        /// By this many plies; 0 if it lacks the end or an offer of a draw only.
        plies: usize,
    },
    /// Both go on, in different ways.
    Fork {
        /// After this many plies that they share.
        ply: usize,
    },
    /// It is another game.
    OtherGame,
}

impl LinkedGame {
    /// What another link is to this one. Names do not matter: players may give them later.
    #[must_use]
    pub fn relation_to(&self, other: &Self) -> Relation {
        let is_same_game = self.id == other.id
            && self.game.start() == other.game.start()
            && self.options == other.options;
        if !is_same_game {
            return Relation::OtherGame;
        }
        let (mine, theirs) = (self.game.moves(), other.game.moves());
        let pairs = mine.iter().zip(theirs);
        let shared = pairs.take_while(|(mine, theirs)| mine == theirs).count();
        let plies = mine.len().abs_diff(theirs.len());
        let fork = Relation::Fork { ply: shared };
        if shared < mine.len().min(theirs.len()) {
            return fork;
        }
        let (my_end, their_end) = (end::byte_of(&self.game), end::byte_of(&other.game));
        if mine.len() < theirs.len() {
            // After an end that was declared no move follows.
            return if self.game.declared().is_some() {
                fork
            } else {
                Relation::Ahead { plies }
            };
        }
        if mine.len() > theirs.len() {
            return if other.game.declared().is_some() {
                fork
            } else {
                Relation::Behind { plies }
            };
        }
        // An offer is older than the end of the same position, whatever it is.
        let is_over = |linked: &Self| linked.game.declared().is_some();
        match (my_end, their_end) {
            (mine, theirs) if mine == theirs => Relation::Same,
            (None, Some(_)) => Relation::Ahead { plies },
            (Some(_), None) => Relation::Behind { plies },
            _ if is_over(other) && !is_over(self) => Relation::Ahead { plies },
            _ if is_over(self) && !is_over(other) => Relation::Behind { plies },
            _ => fork,
        }
    }
}
