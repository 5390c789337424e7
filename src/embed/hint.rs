//! Hints in words and on the board: those of the author, then those of the rules.

use std::rc::Rc;

use exercise::{Ground, Hint};
use rules::Bitboard;
use ui::board::Drawing;

use crate::data::HintText;
use crate::effect::Effect;
use crate::refusal::{shown, squares_in};

/// A hint, ready to be shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Told {
    index: u32,
    text: String,
    squares: Bitboard,
}

impl Told {
    /// What a hint says and shows; `index` tells the how-manieth it is, from 1.
    pub(crate) fn new(
        ground: &Ground,
        author: &[HintText],
        hint: Option<Hint>,
        index: u32,
    ) -> Option<Self> {
        let hint = hint?;
        let (text, squares) = match hint {
            Hint::Author(number) => {
                let HintText { text, squares } = author.get(number)?.clone();
                (text, squares_in(&squares))
            }
            Hint::Man(square) | Hint::Square(square) => {
                (words::hint_text(ground, hint)?, Bitboard::from(square))
            }
            Hint::Missing(_) | Hint::Say(_) => (words::hint_text(ground, hint)?, Bitboard::EMPTY),
        };
        Some(Self {
            index,
            text,
            squares,
        })
    }
}

/// Gives a hint, or says that there is no other.
pub(crate) fn give(told: Option<Told>, drawing: &mut Rc<Drawing>) -> Vec<Effect> {
    let Some(Told {
        index,
        text,
        squares,
    }) = told
    else {
        return vec![Effect::Say(words::no_more_hints())];
    };
    *drawing = shown(squares);
    vec![Effect::Say(text.clone()), Effect::Hinted { index, text }]
}
