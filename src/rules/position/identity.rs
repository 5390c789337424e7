//! When two positions are the same in the sense of the laws.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::Position;
use super::core::{Core, state};

/// What article 9.2 of the FIDE Laws of 2023 compares: the pieces on their squares, the side to
/// move, the castling rights with their rooks, and the en passant square if a capture there is
/// legal.
///
/// It is compared exactly, not by a hash.
///
/// # Examples
///
/// ```
/// use rules::Position;
///
/// let early: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse()?;
/// let later: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 8 5".parse()?;
/// let moved: Position = "4k3/8/8/8/8/8/8/R3K3 w - - 8 5".parse()?;
/// assert_eq!(early.identity(), later.identity());
/// assert_ne!(early.identity(), moved.identity());
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct PositionIdentity(Core);

impl Position {
    /// What makes this position the same as another one for repetition.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let position: Position = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 3 20".parse()?;
    /// assert_eq!(position.identity(), position.to_setup().to_string().parse::<Position>()?.identity());
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub const fn identity(&self) -> PositionIdentity {
        let mut core = self.core;
        core.state = core.true_state() & (state::RIGHTS | state::BLACK | state::EN_PASSANT);
        PositionIdentity(core)
    }
}

impl Position {
    /// The words that count when two positions are compared.
    const fn true_core(&self) -> Core {
        Core {
            state: self.core.true_state(),
            ..self.core
        }
    }
}

/// Positions are equal if everything their FEN says is equal, clocks included.
///
/// # Examples
///
/// ```
/// use rules::Position;
///
/// let early: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1".parse()?;
/// let later: Position = "4k3/8/8/8/8/8/8/R3K3 w Q - 8 5".parse()?;
/// assert_ne!(early, later);
/// assert_eq!(early.identity(), later.identity());
/// # Ok::<(), rules::ParsePositionError>(())
/// ```
impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        self.true_core() == other.true_core()
    }
}

impl Eq for Position {}

/// Agrees with equality, so that positions can be kept in sets.
///
/// # Examples
///
/// ```
/// use std::collections::HashSet;
/// use rules::Position;
///
/// let start = Position::default();
/// let mut reached = HashSet::new();
/// start.for_each_successor(|_, after| {
///     after.for_each_successor(|_, later| {
///         later.for_each_successor(|_, last| {
///             reached.insert(*last);
///         });
///     });
/// });
/// // 8,902 lines of three half-moves lead to fewer positions.
/// assert!(reached.len() < 8_902);
/// assert!(!reached.contains(&start));
/// ```
impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.true_core().hash(state);
    }
}

impl fmt::Debug for PositionIdentity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "PositionIdentity({}, {:#018x})",
            self.0.board(),
            self.0.state
        )
    }
}
