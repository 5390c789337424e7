//! Hints in words and on the board: those of the author, then those of the rules.

use std::rc::Rc;

use board::Drawing;
use exercise::Hint;
use rules::{AnyPosition, Bitboard};

use crate::data::{Data, HintText};
use crate::effect::Effect;
use crate::marks::{shown, squares_in};

/// The hints of a board.
#[derive(Clone, Debug)]
pub(crate) struct Hints {
    author: Vec<HintText>,
    are_offered: bool,
}

impl Hints {
    /// The hints that the author has written or asked for.
    pub(crate) fn of(data: &Data) -> Self {
        Self {
            author: data.hints.clone(),
            are_offered: data.has("hints") || !data.hints.is_empty(),
        }
    }

    /// Whether the reader can ask for one.
    pub(crate) const fn are_offered(&self) -> bool {
        self.are_offered
    }

    /// How many the author has written.
    pub(crate) const fn count(&self) -> usize {
        self.author.len()
    }

    /// Gives a hint, or says that there is no other; `index` tells the how-manieth it is, from 1.
    pub(crate) fn give(
        &self,
        hint: Option<Hint>,
        index: u32,
        ground: &AnyPosition,
        drawing: &mut Rc<Drawing>,
    ) -> Vec<Effect> {
        let Some((text, squares)) = hint.and_then(|hint| self.told(hint, ground)) else {
            return vec![Effect::Say(words::no_more_hints())];
        };
        *drawing = shown(squares);
        vec![Effect::Say(text.clone()), Effect::Hinted { index, text }]
    }

    /// What a hint says and shows.
    fn told(&self, hint: Hint, ground: &AnyPosition) -> Option<(String, Bitboard)> {
        Some(match hint {
            Hint::Author(number) => {
                let HintText { text, squares } = self.author.get(number)?;
                (text.clone(), squares_in(squares))
            }
            Hint::Piece(square) | Hint::Square(square) => {
                (words::hint_text(ground, hint)?, Bitboard::from(square))
            }
            Hint::Missing(_) | Hint::Say(_) => (words::hint_text(ground, hint)?, Bitboard::EMPTY),
        })
    }
}
