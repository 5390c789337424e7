//! When a position stood on the board before.

use rules::{Color, Position};

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

    /// The side that has drawn by perpetual check, if one has: every one of its moves gave check
    /// since the position stood there the second time before the last, that is, at least twice
    /// around. `positions` are those of [`Self::of`].
    ///
    /// The laws have no such rule: the draw comes by the repetition. The old books (Drueke's
    /// *A Beginners Book of Chess*, Lasker's *Chess and Checkers*) call a draw so in which one side
    /// checks and checks again; what they leave to a player's word is read off the moves here.
    /// [`crate::motifs::perpetual()`] proves ahead that such checks cannot be escaped.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::draw::Repetition;
    /// use rules::{Color, Position};
    ///
    /// let start: Position = "6k1/6p1/8/8/4Q3/1q4P1/p6P/7K w - - 0 1".parse()?;
    /// let mut positions = vec![start];
    /// for around in ["e4e8", "g8h7", "e8h5", "h7g8", "h5e8", "g8h7", "e8h5", "h7g8", "h5e8"] {
    ///     let here = positions[positions.len() - 1];
    ///     let (from, to) = around.split_at(2);
    ///     let mv = here.find_move(from.parse()?, to.parse()?, None)?;
    ///     positions.push(here.play_unchecked(mv));
    /// }
    /// let repetition = Repetition::of(&positions);
    /// assert_eq!(repetition.plies, [1, 5, 9]);
    /// assert_eq!(repetition.perpetual_checker(&positions), Some(Color::White));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn perpetual_checker(&self, positions: &[Position]) -> Option<Color> {
        let &[.., first, _, last] = &self.plies[..] else {
            return None;
        };
        let between = positions.get(first + 1..=last)?;
        let checks_always = |color: &Color| {
            let mut after_own = between.iter().filter(|it| it.turn() != *color);
            after_own.all(Position::is_check)
        };
        Color::ALL.into_iter().find(checks_always)
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
