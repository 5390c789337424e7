//! Steps through something that has an order: the plies of a game, the steps of an explanation.

/// A step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Navigation {
    /// To the first place.
    First,
    /// One place back.
    Previous,
    /// One place on.
    Next,
    /// To the last place.
    Last,
    /// To the place with this number.
    To(usize),
}
