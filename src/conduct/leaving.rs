//! Players who stop playing, and how each code treats it.

#[cfg(test)]
mod tests;

use rules::dead::Analysis;
use rules::{Color, Position};

use crate::code::Code;
use crate::names::names;

/// What a player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaving {
    /// Resigns.
    Resigns,
    /// Abandons the game and leaves.
    Abandons,
    /// Stays, and makes no more moves.
    StopsMoving,
    /// Upsets the board on purpose.
    UpsetsBoard,
    /// Refuses to abide by the laws, or to submit to whoever applies them.
    RefusesLaws,
    /// Closes the page: the game is kept and can be continued. No code covers this.
    ClosesPage,
}

names!(
    Leaving,
    "a way to leave a game",
    Resigns = "resigns",
    Abandons = "abandons",
    StopsMoving = "stops-moving",
    UpsetsBoard = "upsets-board",
    RefusesLaws = "refuses-laws",
    ClosesPage = "closes-page",
);

/// What becomes of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Consequence {
    /// The player has lost.
    Lost,
    /// The game is drawn: the opponent could not mate by any series of legal moves (FIDE 5.1.2).
    Drawn,
    /// The player puts the pieces back on their own time, and the game goes on (FIDE 7.4.1).
    Restore,
    /// The clock keeps running and decides when it runs out (FIDE 6.9).
    ClockRuns,
    /// Nothing: the game waits.
    Waits,
}

impl Leaving {
    /// What becomes of the game when `by` does this in `position`.
    ///
    /// Seed 000, law XIV counts everything but closing a page as a loss. Seed 002 counts a resigned game
    /// “as a loss to him”, whatever is on the board. Elsewhere today's law applies, under which nobody
    /// loses by leaving: the clock decides. Whether the opponent could never mate is decided by proof,
    /// which may take half a second in rare positions.
    ///
    /// # Examples
    ///
    /// ```
    /// use conduct::{Code, Consequence, Leaving};
    /// use rules::{Color, Position};
    ///
    /// let position: Position = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1".parse()?;
    /// let resigns = |code| Leaving::Resigns.consequence(code, &position, Color::White);
    /// assert_eq!(resigns(Code::Fide), Consequence::Drawn); // a king alone cannot mate
    /// assert_eq!(resigns(Code::Seed000), Consequence::Lost);
    /// # Ok::<(), rules::ParsePositionError>(())
    /// ```
    #[must_use]
    pub fn consequence(self, code: Code, position: &Position, by: Color) -> Consequence {
        match (self, code) {
            (Self::ClosesPage, _) => Consequence::Waits,
            (_, Code::Seed000) | (Self::Resigns, Code::Seed002) => Consequence::Lost,
            (Self::Resigns, _) => {
                let analysis = Analysis::of_side(position, by.other());
                if analysis.finish().is_dead() {
                    Consequence::Drawn
                } else {
                    Consequence::Lost
                }
            }
            // FIDE 11.7: persistent refusal to comply loses.
            (Self::RefusesLaws, _) => Consequence::Lost,
            (Self::UpsetsBoard, _) => Consequence::Restore,
            (Self::Abandons | Self::StopsMoving, _) => Consequence::ClockRuns,
        }
    }
}
