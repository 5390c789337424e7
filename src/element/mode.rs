//! What a board can be in a page.

use crate::Event;
use crate::names::names;

names! {
    /// What a reader does with a board: the attribute `mode`.
    #[derive(Default)]
    pub enum Mode {
        /// A picture with arrows and marks.
        #[default]
        Diagram = "diagram",
        /// A game from the position, or from the end of a record, by all the laws.
        Play = "play",
        /// A goal that the rules judge, so that every right way counts.
        Solve = "solve",
        /// Everything of a kind is shown, by hand or by name.
        Find = "find",
        /// The author's moves are played, with the author's answers to right and wrong ones.
        Line = "line",
        /// Games with variations and comments are walked through.
        Game = "game",
        /// Pieces are put on the board and taken from it.
        Setup = "setup",
        /// A game against the computer, which thinks in the reader's browser.
        Computer = "computer",
    }
}

/// What the attribute `mode` may say.
pub(crate) const MODE_NAMES: [&str; Mode::ALL.len()] = {
    let mut names = [""; Mode::ALL.len()];
    let mut place = 0;
    while place < names.len() {
        names[place] = Mode::ALL[place].name();
        place += 1;
    }
    names
};

impl Mode {
    /// Reads the attribute, without regard to case and the space around it.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let mut modes = Self::ALL.into_iter();
        modes.find(|mode| mode.name().eq_ignore_ascii_case(text.trim()))
    }

    /// Whether it is about moves that the author has written.
    #[must_use]
    pub const fn has_record(self) -> bool {
        matches!(self, Self::Line | Self::Game)
    }

    /// Whether it asks for an answer.
    #[must_use]
    pub const fn is_task(self) -> bool {
        matches!(self, Self::Solve | Self::Find | Self::Line)
    }

    /// Whether the board needs the program, and is not just painted by the loader.
    #[must_use]
    pub const fn is_played(self) -> bool {
        !matches!(self, Self::Diagram)
    }

    /// The events that it sends, besides those of every board.
    #[must_use]
    pub const fn events(self) -> &'static [Event] {
        use Event::{End, Failed, Hint, Illegal, Move, Navigate, Setup, Solved, Summary};
        match self {
            Self::Diagram => &[],
            Self::Play => &[Move, Illegal, Hint, End],
            Self::Computer => &[Move, Illegal, End],
            Self::Solve | Self::Line => &[Move, Illegal, Hint, Solved, Failed, Summary],
            Self::Find => &[Hint, Solved, Failed],
            Self::Game => &[Move, Illegal, Navigate],
            Self::Setup => &[Setup, Solved, Failed],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_values_of_the_attribute_are_the_modes() {
        let names: Vec<&str> = Mode::ALL.map(Mode::name).to_vec();
        assert_eq!(MODE_NAMES[..], names);
        for mode in Mode::ALL {
            assert_eq!(Mode::read(&mode.name().to_uppercase()), Some(mode));
            assert_eq!(Mode::from_name(mode.name()), Some(mode));
        }
        assert_eq!(Mode::read("chat"), None);
    }
}
