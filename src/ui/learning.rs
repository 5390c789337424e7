//! What a learner can ask for: layers over the board, and the explanation of a position.
//!
//! What works them out is [`Learning`], a table that the site fetches as a part of its own.

mod shown;
mod table;

pub use shown::{drawing_of, refusal_drawing, shown_by, tints_of};
pub use table::{CastlingList, LEARNING, Learning, castling_lists, learning, table};

use std::rc::Rc;

use rules::Position;
use words::{Prose, Step, Why};

use crate::Navigation;
use board::Drawing;

/// Something that can be switched on over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Layer {
    /// The squares White commands.
    White,
    /// The squares Black commands.
    Black,
    /// The pieces that are attacked and not sufficiently defended.
    Danger,
    /// The pieces that are pinned.
    Pins,
    /// The squares from which a check can be given.
    Checks,
    /// Weak and strong pawns.
    Pawns,
    /// How many pieces attack and defend the square of the cursor.
    Counts,
    /// What castling still needs.
    Castling,
}

impl Layer {
    /// Every layer, in the order in which it is offered.
    pub const ALL: [Self; 8] = [
        Self::White,
        Self::Black,
        Self::Danger,
        Self::Pins,
        Self::Checks,
        Self::Pawns,
        Self::Counts,
        Self::Castling,
    ];

    /// The name under which it is stored and styled.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Danger => "danger",
            Self::Pins => "pins",
            Self::Checks => "checks",
            Self::Pawns => "pawns",
            Self::Counts => "counts",
            Self::Castling => "castling",
        }
    }
}

/// The layers that are switched on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Layers(u8);

impl Layers {
    /// Whether a layer is on.
    #[must_use]
    pub const fn contains(self, layer: Layer) -> bool {
        self.0 & 1 << layer as u8 != 0
    }

    /// The layers with one of them switched.
    #[must_use]
    pub const fn toggled(self, layer: Layer) -> Self {
        Self(self.0 ^ 1 << layer as u8)
    }

    /// The keys of the layers that are on, with commas between.
    #[must_use]
    pub fn to_text(self) -> String {
        let on = Layer::ALL.into_iter().filter(|&layer| self.contains(layer));
        on.map(Layer::key).collect::<Vec<_>>().join(",")
    }

    /// Reads what [`to_text`](Self::to_text) wrote; unknown keys are left out.
    #[must_use]
    pub fn parse(text: &str) -> Self {
        let known = |key: &str| Layer::ALL.into_iter().find(|layer| layer.key() == key);
        let on = text.split(',').filter_map(known);
        on.fold(Self::default(), |layers, layer| {
            Self(layers.0 | 1 << layer as u8)
        })
    }
}

/// Facts about the shown position, computed once for each.
#[derive(Clone, Debug)]
pub struct About {
    /// Whether there is something to explain.
    pub can_explain: bool,
    /// The term for the move that led here.
    pub terms: Option<Prose>,
}

/// An explanation that is open, at one of its steps.
#[derive(Clone, Debug, PartialEq)]
pub struct Explanation {
    /// What is explained.
    pub why: Rc<Why>,
    /// The step that is shown.
    pub step: usize,
}

impl Explanation {
    /// Opens an explanation at its first step; also returns what to announce.
    #[must_use]
    pub fn open(why: Why) -> (Self, String) {
        let title = why.title.plain();
        let opened = Self {
            why: Rc::new(why),
            step: 0,
        };
        let first = opened.current().prose.plain();
        (opened, [title, first].join(" "))
    }

    /// Goes to another step and returns what to announce.
    pub fn go(&mut self, navigation: Navigation) -> String {
        let last = self.why.steps.len() - 1;
        self.step = match navigation {
            Navigation::First => 0,
            Navigation::Previous => self.step.saturating_sub(1),
            Navigation::Next => self.step + 1,
            Navigation::Last => last,
            Navigation::To(step) => step,
        }
        .min(last);
        let place = words::why_step(&(self.step + 1).to_string(), &(last + 1).to_string());
        [place, self.current().prose.plain()].join(". ")
    }

    /// What the shown step draws on its position.
    #[must_use]
    pub fn drawing(&self, position: &Position) -> Drawing {
        let step = self.current();
        learning().map_or_else(Drawing::default, |learning| {
            (learning.drawing)(position, step.by, step.squares)
        })
    }

    /// The shown step.
    #[must_use]
    pub fn current(&self) -> &Step {
        &self.why.steps[self.step]
    }
}
