//! What a call of a method costs, in nanoseconds.

/// Ours and its rivals, in the order in which the script prints them.
pub(super) const LIBRARIES: [&str; 4] = ["ours", "chess.js", "chessops", "kokopu"];

/// Nanoseconds of one call for each library; nothing where it has no such method.
pub(super) type Costs = [Option<f64>; LIBRARIES.len()];

/// A method of chess.js.
#[derive(Debug)]
pub(super) struct Method {
    /// What it is called, with what it is given.
    pub(super) name: String,
    /// The first call after the position has changed.
    pub(super) fresh: Costs,
    /// A call on the same position, where the method leaves it as it is.
    pub(super) again: Option<Costs>,
}
