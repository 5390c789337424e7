//! What a learner has asked for: explanations of the shown position, and layers over it.

use std::rc::Rc;

use board::{Drawing, Tint};
use explain::motifs::{Contest, contest};
use rules::{Bitboard, CastlingSide, Square};
use ui::Navigation;
use ui::learning::{Explanation, Layer, shown_by, tints_of};
use words::Prose;

use super::{AppState, FocusWish};

impl AppState {
    /// Opens the explanation of the shown position, or says that there is nothing to explain.
    pub(super) fn ask_why(&mut self) {
        match words::why(&self.game, self.shown) {
            Some(why) => {
                let (opened, said) = Explanation::open(why);
                self.explanation = Some(opened);
                self.move_focus(FocusWish::Why);
                self.say(said);
            }
            None => self.refuse(words::nothing_to_explain()),
        }
    }

    /// Goes to another step of the explanation.
    pub(super) fn step_why(&mut self, navigation: Navigation) {
        if let Some(explanation) = &mut self.explanation {
            let said = explanation.go(navigation);
            self.say(said);
        }
    }

    /// What is drawn over the men: a step of the explanation, or a refusal.
    #[must_use]
    pub fn drawing(&self) -> Rc<Drawing> {
        match &self.explanation {
            Some(explanation) => Rc::new(explanation.drawing(self.game.position_at(self.shown))),
            None => self.refused.clone(),
        }
    }

    /// What is drawn under the men because it was switched on.
    #[must_use]
    pub fn tints(&self) -> Rc<[Tint]> {
        tints_of(self.game.position_at(self.shown), self.settings.layers).into()
    }

    /// The squares that a layer shows on the board, for those who hear it.
    pub(super) fn shown_by(&self, layer: Layer) -> Option<Bitboard> {
        shown_by(self.game.position_at(self.shown), layer)
    }

    /// How many men attack and defend the square of the cursor, if that is switched on.
    #[must_use]
    pub fn contest(&self) -> Option<Prose> {
        if !self.settings.layers.contains(Layer::Counts) {
            return None;
        }
        Some(self.contest_of(self.cursor?))
    }

    pub(super) fn contest_of(&self, square: Square) -> Prose {
        let position = self.game.position_at(self.shown);
        let Contest { white, black, .. } = contest(position, square);
        words::contest_text(position, square, white, black)
    }

    /// What castling still needs, if that is switched on: one list for each wing.
    #[must_use]
    pub fn castling_lists(&self) -> Vec<(Prose, Vec<words::ChecklistLine>)> {
        if !self.settings.layers.contains(Layer::Castling) {
            return Vec::new();
        }
        let color = self.turn();
        let list = |side| {
            let lines = words::castling_checklist(&self.game, self.shown, color, side);
            (words::castling_title(color, side), lines)
        };
        CastlingSide::ALL.map(list).into()
    }

    /// What the move that led to the shown position is called in the glossary.
    #[must_use]
    pub fn terms(&self) -> Option<Prose> {
        words::move_terms(&self.game, self.shown)
    }
}
