//! The only legal move, and why there is no other.

use rules::{Move, Position};

use crate::certificate::{Certificate, Entry};

/// A move without an alternative.
///
/// # Examples
///
/// ```
/// use explain::forced::Forced;
/// use rules::{Position, Square};
///
/// let position: Position = "R5k1/5pp1/8/8/8/8/8/6K1 b - - 0 1".parse()?;
/// let forced = Forced::of(&position).expect("only one move is legal");
/// assert_eq!(forced.mv.to(), Square::H7);
/// assert!(forced.others.iter().all(|entry| entry.legal_moves().is_empty()));
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Forced {
    /// The only legal move.
    pub mv: Move,
    /// Everything else that can be tried, with the reasons why it fails, in the order of
    /// [`Certificate::entries`].
    pub others: Vec<Entry>,
}

impl Forced {
    /// The forced move in `position`, or nothing if there are several or none. Promotions to
    /// different pieces are different moves.
    ///
    /// # Examples
    ///
    /// ```
    /// use explain::forced::Forced;
    /// use rules::Position;
    ///
    /// assert_eq!(Forced::of(&Position::default()), None);
    /// ```
    #[must_use]
    pub fn of(position: &Position) -> Option<Self> {
        let moves = position.legal_moves();
        let &[mv] = &moves[..] else {
            return None;
        };
        let entries = Certificate::of(position).into_entries();
        let others = entries.filter(|entry| entry.legal_moves().is_empty());
        Some(Self {
            mv,
            others: others.collect(),
        })
    }
}
