//! What the players have agreed on for a match.

/// The longest match that can be agreed on, in games or points.
pub const MAX_LENGTH: u32 = 1_000;

/// What the players have agreed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Terms {
    /// What changes from game to game.
    pub alternation: Alternation,
    /// What a drawn game is worth.
    pub drawn_games: DrawnGames,
    /// When the match is decided.
    pub length: Length,
}

impl Default for Terms {
    /// Colors alternate, a draw is worth half a point each, and the match is open-ended.
    fn default() -> Self {
        Self {
            alternation: Alternation::Colors,
            drawn_games: DrawnGames::HalfPoint,
            length: Length::Open,
        }
    }
}

/// What changes after each game that counts, won or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Alternation {
    /// The colors; White moves first. As is done today.
    Colors,
    /// The first move; the colors stay (seeds 000 and 004).
    FirstMove,
    /// Nothing, as when one player always gives odds.
    Nothing,
}

/// What a drawn game is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawnGames {
    /// Half a point for each player.
    HalfPoint,
    /// Nothing, as in old matches to a number of wins. It does not count as one of the games of the
    /// match either, but the alternation continues.
    Nothing,
}

/// When a match is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// Never: games are played and counted.
    Open,
    /// A fixed number of games, all of which are played.
    Games(u32),
    /// At most this many games, ending once a player can no longer be caught.
    BestOf(u32),
    /// Until a player has this many points.
    FirstTo(u32),
}
