//! Castling without the rook that was given as odds, where the laws of the game allow it.

use notation::small;
use rules::{CastlingSide, Move, Role};

use crate::state::{Action, AppState};

impl AppState {
    /// An action that castles without a rook as the proposal of that move; any other as it is. Neither
    /// the board nor the box takes it for a legal move, so it is recognized here.
    pub(super) fn at_odds(&self, action: Action) -> Action {
        let Some(held) = self.sitting.held() else {
            return action;
        };
        if !self.is_live() || self.game.outcome().is_some() || held.is_computers_turn(self) {
            return action;
        }
        // Castling that the law allows but a penalty forbids is refused with its reason, not punished.
        let possible = |wanted: &dyn Fn(Move) -> bool| {
            let is_law = held.sitting.agreement().conduct.odds == conduct::OddsCastling::Allowed;
            let mut moves = self.game.castlings_without_rook().into_iter();
            moves.find(|mv| is_law && wanted(*mv))
        };
        let found = match &action {
            Action::Attempt { from, to, .. } => {
                possible(&|mv| mv.from() == *from && mv.to() == *to)
            }
            Action::Typed(text, _) => possible(&|mv| is_typed(text, mv)),
            _ => None,
        };
        found.map_or(action, Action::Propose)
    }
}

/// Whether a text names the move: as castling, or as what the king does.
fn is_typed(text: &str, mv: Move) -> bool {
    let plain = |it: &str| -> String {
        let letters = it.chars().filter(|letter| letter.is_alphanumeric());
        letters
            .map(small::letter)
            .map(|letter| if letter == '0' { 'o' } else { letter })
            .collect()
    };
    let castling = match mv.castling_without_rook() {
        Some(CastlingSide::KingSide) => "oo",
        _ => "ooo",
    };
    let text = plain(text);
    let to = mv.to().to_string();
    let of_king = [Role::King.char().to_string(), to].concat();
    [castling, &plain(&mv.to_string()), &plain(&of_king)].contains(&&*text)
}
