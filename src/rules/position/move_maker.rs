//! Making many moves of one position, one by one.

use super::core::state;
use super::make::turn;
use super::masks::make_by_masks;
use super::side::{Black, White};
use super::{Position, by_side};
use crate::Move;

/// Makes moves of one position in any order: what all moves change alike is worked out once.
///
/// # Examples
///
/// ```
/// use rules::{MoveList, Position};
///
/// /// Counts the positions `depth` half-moves ahead, each of them made.
/// fn count(position: &Position, depth: u32, lists: &mut [(MoveList, Position)]) -> u64 {
///     let Some(((moves, after), lists)) = lists.split_first_mut() else {
///         return 1;
///     };
///     position.legal_moves_into(moves);
///     let maker = position.move_maker();
///     let mut leaves = 0;
///     for &mv in moves.iter() {
///         maker.play_into(mv, after);
///         leaves += if depth == 1 { 1 } else { count(after, depth - 1, lists) };
///     }
///     leaves
/// }
///
/// let start = Position::default();
/// let mut lists = [0; 3].map(|_| (MoveList::new(), start));
/// assert_eq!(count(&start, 3, &mut lists), 8_902);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct MoveMaker<'a> {
    position: &'a Position,
    /// The state word with the other side to move.
    turned: u64,
}

impl Position {
    /// What makes moves of this position, one by one.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::{Position, Square};
    ///
    /// let position = Position::default();
    /// let mv = position.find_move(Square::E2, Square::E4, None)?;
    /// let mut after = position;
    /// position.move_maker().play_into(mv, &mut after);
    /// assert_eq!(after, position.play(mv)?);
    /// # Ok::<(), rules::IllegalMove>(())
    /// ```
    #[inline(always)]
    #[must_use]
    pub fn move_maker(&self) -> MoveMaker<'_> {
        let before = self.core.state;
        MoveMaker {
            position: self,
            turned: by_side!(self.core, turn(before)),
        }
    }
}

impl MoveMaker<'_> {
    /// Writes the position after `mv` into `after`; as with [`Position::play_unchecked`], `mv` has
    /// to be legal here.
    #[inline(always)]
    pub fn play_into(&self, mv: Move, after: &mut Position) {
        let (before, turned) = (&self.position.core, self.turned);
        // The side is read off the word at hand, which a loop over the moves keeps.
        if turned & state::BLACK == 0 {
            make_by_masks::<Black>(before, turned, mv, after);
        } else {
            make_by_masks::<White>(before, turned, mv, after);
        }
    }
}
