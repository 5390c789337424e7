//! The score of a match, and what it means.

use std::fmt;

use crate::{Contest, DrawnGames, GameEnd, Length, Player};

/// Points, counted in halves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points {
    /// The number of half points.
    pub halves: u32,
}

impl Points {
    /// Whole points.
    #[must_use]
    pub const fn whole(points: u32) -> Self {
        Self { halves: points * 2 }
    }
}

impl fmt::Display for Points {
    /// As players write them: `1½`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.halves / 2, self.halves % 2) {
            (0, 1) => f.write_str("\u{bd}"),
            (whole, 1) => write!(f, "{whole}\u{bd}"),
            (whole, _) => write!(f, "{whole}"),
        }
    }
}

/// The score of a match. None of these numbers includes annulled games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct MatchScore {
    /// Games that player A won.
    pub won_by_a: u32,
    /// Games that player B won.
    pub won_by_b: u32,
    /// Drawn games, whatever a draw is worth.
    pub drawn: u32,
    /// Points of player A.
    pub a: Points,
    /// Points of player B.
    pub b: Points,
}

impl MatchScore {
    /// The points of a player.
    #[must_use]
    pub const fn of(&self, player: Player) -> Points {
        match player {
            Player::A => self.a,
            Player::B => self.b,
        }
    }
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// It goes on; the player who is ahead, if any.
    Open(Option<Player>),
    /// It is decided.
    Won(Player),
    /// It has ended with equal points. In a match to a number of points, both players can reach the
    /// goal together only with a draw.
    Tied,
}

impl Contest {
    /// The score.
    #[must_use]
    pub fn score(&self) -> MatchScore {
        let half = match self.terms().drawn_games {
            DrawnGames::HalfPoint => 1,
            DrawnGames::Nothing => 0,
        };
        let mut score = MatchScore::default();
        for end in self.games() {
            match end {
                GameEnd::Won(Player::A) => score.won_by_a += 1,
                GameEnd::Won(Player::B) => score.won_by_b += 1,
                GameEnd::Drawn => score.drawn += 1,
                GameEnd::Annulled => {}
            }
        }
        let points = |won: u32| Points {
            halves: won * 2 + score.drawn * half,
        };
        (score.a, score.b) = (points(score.won_by_a), points(score.won_by_b));
        score
    }

    /// How many games count toward the length of the match.
    #[must_use]
    pub fn games_counted(&self) -> u32 {
        let score = self.score();
        let drawn = match self.terms().drawn_games {
            DrawnGames::HalfPoint => score.drawn,
            DrawnGames::Nothing => 0,
        };
        score.won_by_a + score.won_by_b + drawn
    }

    /// Where the match stands.
    #[must_use]
    pub fn standing(&self) -> Standing {
        let score = self.score();
        let leader = match score.a.cmp(&score.b) {
            std::cmp::Ordering::Greater => Some(Player::A),
            std::cmp::Ordering::Less => Some(Player::B),
            std::cmp::Ordering::Equal => None,
        };
        let counted = self.games_counted();
        let most = score.a.max(score.b);
        let is_over = match self.terms().length {
            Length::Open => false,
            Length::Games(games) => counted >= games,
            // More than half of all the points there are.
            Length::BestOf(games) => counted >= games || most.halves > games,
            Length::FirstTo(points) => most >= Points::whole(points),
        };
        match (is_over, leader) {
            (false, leader) => Standing::Open(leader),
            (true, Some(player)) => Standing::Won(player),
            (true, None) => Standing::Tied,
        }
    }
}
