//! Whether the board and the game are shown.

/// A page, as the program of the board sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Route {
    /// The board and the game.
    #[default]
    Play,
    /// Any page that the other program draws: this one waits.
    Elsewhere,
}
