//! Hints in words and on the board: those of the author, then those of the rules.

use std::rc::Rc;

use board::Drawing;
use element::Attribute;
use exercise::Hint;
use rules::{AnyPosition, Bitboard};

use crate::data::{Data, HintText};
use crate::marks::{shown, squares_in};
use crate::mode_event::ModeEvent;

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
            are_offered: data.has(Attribute::Hints) || !data.hints.is_empty(),
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

    /// Gives a hint, or says that there is no other; `index` is its number, from 1.
    pub(crate) fn give(
        &self,
        hint: Option<Hint>,
        index: u32,
        position: &AnyPosition,
        drawing: &mut Rc<Drawing>,
    ) -> Vec<ModeEvent> {
        let Some((text, squares)) = hint.and_then(|hint| self.text_and_squares(hint, position))
        else {
            // Not even one where the board proves nothing, as in a mate that there is not.
            let none = match index {
                0 | 1 => words::no_hint(),
                _ => words::no_more_hints(),
            };
            return vec![ModeEvent::Say(none)];
        };
        *drawing = shown(squares);
        vec![
            ModeEvent::Say(text.clone()),
            ModeEvent::Hinted { index, text },
        ]
    }

    /// What a hint says and shows.
    fn text_and_squares(&self, hint: Hint, position: &AnyPosition) -> Option<(String, Bitboard)> {
        Some(match hint {
            Hint::Author(number) => {
                let HintText { text, squares } = self.author.get(number)?;
                (text.clone(), squares_in(squares))
            }
            Hint::Piece(square) | Hint::Square(square) => {
                (words::hint_text(position, hint)?, Bitboard::from(square))
            }
            Hint::Missing(_) | Hint::Say(_) | Hint::Not(_) => {
                (words::hint_text(position, hint)?, Bitboard::EMPTY)
            }
        })
    }
}
