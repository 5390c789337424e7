//! The match itself.

use std::error::Error;
use std::fmt;

use rules::Color;

use crate::{Alternation, Length, Lot, MAX_LENGTH, Pairing, Player, Standing, Terms};

/// The maximum number of games in a match, including annulled and drawn ones.
pub const MAX_GAMES: usize = 10_000;

/// A match between two players.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Contest {
    terms: Terms,
    lot: Lot,
    games: Vec<GameEnd>,
}

/// How a game of a match ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GameEnd {
    /// A player won.
    Won(Player),
    /// Nobody won.
    Drawn,
    /// The game does not count, as if it had never begun.
    Annulled,
}

/// Why there is no such match, or no such game in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ContestError {
    /// A match has 1 to [`MAX_LENGTH`] games or points.
    Length(u32),
    /// White moves first today, so the first player has White when colors alternate.
    BlackFirst,
    /// The match is decided.
    Over(Standing),
    /// The match has [`MAX_GAMES`] games.
    TooManyGames,
}

impl fmt::Display for ContestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(length) => {
                write!(
                    f,
                    "a match is 1 to {MAX_LENGTH} games or points long, not {length}"
                )
            }
            Self::BlackFirst => f.write_str("where colors alternate, White moves first"),
            Self::Over(_) => f.write_str("the match is over"),
            Self::TooManyGames => write!(f, "a match has at most {MAX_GAMES} games"),
        }
    }
}

impl Error for ContestError {}

impl Contest {
    /// A match before its first game.
    ///
    /// # Errors
    ///
    /// [`ContestError`] when the terms or the lot do not make a match.
    pub fn new(terms: Terms, lot: Lot) -> Result<Self, ContestError> {
        match terms.length {
            Length::Games(length) | Length::BestOf(length) | Length::FirstTo(length)
                if !(1..=MAX_LENGTH).contains(&length) =>
            {
                return Err(ContestError::Length(length));
            }
            _ => {}
        }
        if terms.alternation == Alternation::Colors && lot.color == Color::Black {
            return Err(ContestError::BlackFirst);
        }
        Ok(Self {
            terms,
            lot,
            games: Vec::new(),
        })
    }

    /// What the players have agreed on.
    #[must_use]
    pub const fn terms(&self) -> Terms {
        self.terms
    }

    /// What the lot decided.
    #[must_use]
    pub const fn lot(&self) -> Lot {
        self.lot
    }

    /// How the games ended, annulled ones included.
    #[must_use]
    pub fn games(&self) -> &[GameEnd] {
        &self.games
    }

    /// Who plays which color in a game; the first has the index 0. A game not played yet gets the
    /// pairing it has if all games before it count.
    #[must_use]
    pub fn pairing(&self, game: usize) -> Pairing {
        let before = self.games.iter().take(game);
        let annulled = before.filter(|end| **end == GameEnd::Annulled).count();
        let is_odd = (game - annulled) % 2 == 1;
        let change = |player: Player| if is_odd { player.other() } else { player };
        let white = match self.lot.color {
            Color::White => self.lot.first,
            Color::Black => self.lot.first.other(),
        };
        match self.terms.alternation {
            Alternation::Colors => Pairing {
                first: change(white),
                white: change(white),
            },
            Alternation::FirstMove => Pairing {
                first: change(self.lot.first),
                white,
            },
            Alternation::Nothing => Pairing {
                first: self.lot.first,
                white,
            },
        }
    }

    /// Who plays which color in the next game.
    #[must_use]
    pub fn next(&self) -> Pairing {
        self.pairing(self.games.len())
    }

    /// Records how the next game ended.
    ///
    /// # Errors
    ///
    /// [`ContestError`] when the match is over or full.
    pub fn record(&mut self, end: GameEnd) -> Result<(), ContestError> {
        match self.standing() {
            Standing::Open(_) if self.games.len() >= MAX_GAMES => Err(ContestError::TooManyGames),
            Standing::Open(_) => {
                self.games.push(end);
                Ok(())
            }
            over @ (Standing::Won(_) | Standing::Tied) => Err(ContestError::Over(over)),
        }
    }

    /// Records that a color won the next game.
    ///
    /// # Errors
    ///
    /// [`ContestError`] when the match is over or full.
    pub fn record_win(&mut self, color: Color) -> Result<(), ContestError> {
        self.record(GameEnd::Won(self.next().player_of(color)))
    }

    /// Removes the last game again, as when its last move is taken back.
    pub fn take_back(&mut self) -> Option<GameEnd> {
        self.games.pop()
    }

    /// A new match on the same terms. Whoever would have had the first move in the next game has it in
    /// the first game of the new match, so that a rematch continues where the match ended.
    #[must_use]
    pub fn rematch(&self) -> Self {
        let next = self.next();
        Self {
            terms: self.terms,
            lot: Lot {
                first: next.first,
                color: next.first_color(),
            },
            games: Vec::new(),
        }
    }
}
