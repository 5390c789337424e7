//! The players, and what the draw of lots decides.

use rules::{ByColor, Color};

/// One of the two players, whichever color they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Player {
    /// The one named first.
    A,
    /// The other.
    B,
}

impl Player {
    /// Both.
    pub const ALL: [Self; 2] = [Self::A, Self::B];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// Who has the first move in the first game, and which color.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Lot {
    /// Who moves first.
    pub first: Player,
    /// The color of that player: White, except under old laws that decide the color separately.
    pub color: Color,
}

impl Lot {
    /// The player who has White and the first move.
    #[must_use]
    pub const fn white(player: Player) -> Self {
        Self {
            first: player,
            color: Color::White,
        }
    }

    /// Draws lots for the white pieces and with them the first move, as is done today. `random` is any
    /// number that is as likely to be odd as even.
    #[must_use]
    pub const fn drawn(random: u32) -> Self {
        Self::white(if random & 1 == 0 {
            Player::A
        } else {
            Player::B
        })
    }

    /// Draws lots for the first move, and separately for the color (seed 000, law III): the last two
    /// bits of `random` decide.
    #[must_use]
    pub const fn drawn_with_color(random: u32) -> Self {
        let color = if random & 2 == 0 {
            Color::White
        } else {
            Color::Black
        };
        Self {
            color,
            ..Self::drawn(random)
        }
    }
}

/// Who plays which color in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pairing {
    /// Who moves first.
    pub first: Player,
    /// Who has the white pieces.
    pub white: Player,
}

impl Pairing {
    /// The color that moves first. If it is Black, the game begins with the usual setup and Black to
    /// move.
    #[must_use]
    pub fn first_color(self) -> Color {
        self.color_of(self.first)
    }

    /// The color of a player.
    #[must_use]
    pub fn color_of(self, player: Player) -> Color {
        if player == self.white {
            Color::White
        } else {
            Color::Black
        }
    }

    /// The player of a color.
    #[must_use]
    pub fn player_of(self, color: Color) -> Player {
        color.fold_wb(self.white, self.white.other())
    }

    /// Both players by color.
    #[must_use]
    pub fn players(self) -> ByColor<Player> {
        ByColor::new_with(|color| self.player_of(color))
    }
}
