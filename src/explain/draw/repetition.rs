//! When a position stood on the board before.

use rules::Position;

use super::Standing;

/// When the last position of a game has stood on the board, in the sense of article 9.2.
///
/// # Examples
///
/// ```
/// use explain::draw::{Repetition, Standing};
/// use rules::{Position, Square};
///
/// let mut positions = vec![Position::default()];
/// for (from, to) in [
///     (Square::G1, Square::F3),
///     (Square::G8, Square::F6),
///     (Square::F3, Square::G1),
///     (Square::F6, Square::G8),
/// ] {
///     let position = positions[positions.len() - 1];
///     positions.push(position.play(position.find_move(from, to, None)?)?);
/// }
/// let repetition = Repetition::of(&positions);
/// assert_eq!(repetition.plies, [0, 4]);
/// assert_eq!(repetition.standing(), Standing::Nothing);
/// # Ok::<(), rules::IllegalMove>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Repetition {
    /// The indices of the equal positions, the last one included. As index 0 is the start, an
    /// index is also the number of half-moves made until then.
    pub plies: Vec<usize>,
}

impl Repetition {
    /// Where in `positions`, all of a game from its start, the last one stands.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::Repetition;
    /// use rules::Position;
    ///
    /// assert_eq!(Repetition::of(&[Position::default()]).plies, [0]);
    /// ```
    #[must_use]
    pub fn of(positions: &[Position]) -> Self {
        let last = positions.last().map(Position::identity);
        let equal = |(ply, position): (usize, &Position)| {
            (Some(position.identity()) == last).then_some(ply)
        };
        Self {
            plies: positions.iter().enumerate().filter_map(equal).collect(),
        }
    }

    /// What the laws make of it: a claim at the third time (article 9.2), the end at the fifth
    /// (article 9.6.1).
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::{Repetition, Standing};
    ///
    /// assert_eq!(Repetition { plies: vec![0, 4, 8] }.standing(), Standing::Claim);
    /// ```
    #[must_use]
    pub fn standing(&self) -> Standing {
        match self.plies.len() {
            0..3 => Standing::Nothing,
            3..5 => Standing::Claim,
            _ => Standing::Automatic,
        }
    }
}
