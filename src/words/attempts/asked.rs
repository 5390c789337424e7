//! What is known of a refused attempt, in words that all reasons use.

use explain::illegal::{Context, Illegal};
use rules::{Color, Move, Position, Square};

use crate::names::{pieces_on, square_name};
use crate::table::messages;

messages! {
    move_of_white(number, san) = "{number}. {san}";
    move_of_black(number, san) = "{number}... {san}";
}

/// A refused attempt with all that is known.
pub(super) struct Asked<'a> {
    pub(super) context: &'a Context<'a>,
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) illegal: &'a Illegal,
}

impl Asked<'_> {
    /// The position in which it is refused.
    pub(super) fn position(&self) -> &Position {
        self.context.position
    }

    /// The square it begins on.
    pub(super) fn from(&self) -> String {
        square_name(self.from)
    }

    /// The square it aims at.
    pub(super) fn to(&self) -> String {
        square_name(self.to)
    }

    /// The pieces that cause it.
    pub(super) fn by(&self) -> String {
        pieces_on(self.position(), self.illegal.by)
    }

    /// The move of a ply as a score has it, "3... Ke7", if the moves before are known.
    pub(super) fn earlier_move(&self, ply: usize) -> Option<String> {
        let earlier = self.context.earlier?;
        let (before, rest) = earlier.moves.split_at_checked(ply)?;
        let play = |position: Position, mv: &Move| position.play_unchecked(*mv);
        let position = before.iter().fold(*earlier.start, play);
        Some(numbered(&position, *rest.first()?))
    }
}

/// A move with its number: "3. Ke2" or "3... Ke7".
pub(crate) fn numbered(before: &Position, mv: Move) -> String {
    let number = before.fullmove_number().to_string();
    let san = notation::san::write(before, mv);
    match before.turn() {
        Color::White => move_of_white(&number, &san),
        Color::Black => move_of_black(&number, &san),
    }
}
