//! What a learner can ask for: explanations of the shown position, and layers over it.

use std::rc::Rc;

use board::{Arrow, Drawing, Tint};
use ui::learning::{CastlingList, Layer, learning};
use words::Prose;

use super::{AppState, Chosen};
use crate::around::around;

impl AppState {
    /// What is drawn over the pieces: a step of the explanation, or a refusal.
    #[must_use]
    pub fn drawing(&self) -> Rc<Drawing> {
        if let Some(Chosen { from, to, .. }) = self.premove.filter(|_| self.is_live()) {
            return Rc::new(Drawing {
                arrows: vec![Arrow { from, to }],
                ..Drawing::default()
            });
        }
        let help = self.coach.drawn(self.pending());
        let help = help.filter(|_| self.hand().is_some());
        if let Some(help) = help.filter(|_| self.conversation.code.is_none()) {
            return Rc::clone(help);
        }
        let position = self.game.position_at(self.shown);
        self.conversation.drawing(position)
    }

    /// What is drawn under the pieces because it was switched on.
    #[must_use]
    pub fn tints(&self) -> Rc<[Tint]> {
        let position = self.game.position_at(self.shown);
        let tints = learning().map(|learning| (learning.tints)(position, self.settings.layers));
        tints.unwrap_or_default().into()
    }

    /// How many pieces attack and defend the square of the cursor, if that is switched on.
    #[must_use]
    pub fn contest(&self) -> Option<Prose> {
        let position = self.game.position_at(self.shown);
        self.conversation.contest(position, self.settings.layers)
    }

    /// What castling still needs, if that is switched on: one list for each wing.
    #[must_use]
    pub fn castling_lists(&self) -> Vec<CastlingList> {
        if !self.settings.layers.contains(Layer::Castling) {
            return Vec::new();
        }
        let turn = self.turn();
        let lists = learning().map(|learning| (learning.castling)(&self.game, self.shown, turn));
        lists.unwrap_or_default()
    }

    /// The glossary's term for the move that led to the shown position.
    #[must_use]
    pub fn terms(&self) -> Option<Prose> {
        around().and_then(|around| (around.terms)(&self.game, self.shown))
    }
}
