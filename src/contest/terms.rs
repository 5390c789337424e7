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
    /// Colors alternate, a draw is half a point each, and there is no end.
    fn default() -> Self {
        Self {
            alternation: Alternation::Colors,
            drawn_games: DrawnGames::HalfPoint,
            length: Length::Open,
        }
    }
}

/// What changes after a game that counts, won or drawn.
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
    /// Nothing, as in the old matches for a number of wins. Neither does it count as one of the games
    /// of the match, but the alternation goes on.
    Nothing,
}

/// When a match is decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Length {
    /// Never: games are played and counted.
    Open,
    /// So many games are played, all of them.
    Games(u32),
    /// At most so many games are played, and none once a player cannot be caught.
    BestOf(u32),
    /// Until a player has so many points.
    FirstTo(u32),
}
