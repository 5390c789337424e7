//! What the pieces of a text in descriptive notation mean.

use rules::{CastlingSide, Color, Role};

use super::Mark;

/// A piece of a text that means something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Token {
    /// A letter that names a piece or a file, or a part of such a name.
    Piece(Role),
    /// A rank, counted from nought.
    Rank(u8),
    /// `sq.`: the first rank, unless another was named.
    Square,
    Takes,
    /// `to`, or a dash.
    Link,
    /// `at`, `on`.
    At,
    /// `a`, `an`.
    Article,
    Open,
    Close,
    /// An equals sign, `claiming`, `becoming`.
    Becomes,
    /// The verb of `P queens`.
    Queens,
    /// `Castles`, to which the side may follow.
    Castles,
    /// `o-o` or `o-o-o`.
    Castling(CastlingSide),
    /// The rank on which the piece stands: the `1` of `T1xP`.
    Row(u8),
    /// `White's`, `Black's`.
    Owner(Color),
    Mark(Mark),
    /// The end of `4th`, which says nothing there and is no word elsewhere.
    Ordinal,
    /// "his", "her": of the piece that moves.
    Own,
    /// How many squares a pawn goes: "one", "two".
    Steps(u8),
    /// "moves": anywhere, as in "K. moves".
    Moves,
    /// "interposes": between the king and who gives check.
    Interposes,
    /// Says nothing.
    Skip,
}
