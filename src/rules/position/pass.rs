//! The null move, with which a search asks what the other side threatens.

use super::Position;
use super::core::state;
use super::make::turn;
use super::side::{Black, White};

impl Position {
    /// The position with the other side to move, as if the side to move had passed; nothing in
    /// check, where passing would leave the king to be taken.
    ///
    /// The en passant square is forgotten and the clocks are counted on. No law allows it.
    ///
    /// # Examples
    ///
    /// ```
    /// use rules::Position;
    ///
    /// let passed = Position::default().pass().expect("it is not check");
    /// assert_eq!(passed.to_string(), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 1");
    /// let check: Position = "4k3/8/8/8/8/8/8/4RK2 b - - 0 1".parse()?;
    /// assert_eq!(check.pass(), None);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn pass(&self) -> Option<Self> {
        if self.is_check() {
            return None;
        }
        let mut after = *self;
        let before = self.core.state;
        after.core.state = if before & state::BLACK == 0 {
            turn::<White>(before)
        } else {
            turn::<Black>(before)
        };
        Some(after)
    }
}
