//! A second opinion on an attempt: each reason is asked for on its own, square by square.

mod codes;
mod facts;
mod marks;

use rules::{Role, Square};

use super::games::Game;
use crate::illegal::{Code, Context, Earlier, Illegal, Progress};

/// An attempt at the end of a game.
pub(super) struct Judge<'a> {
    pub(super) game: &'a Game,
    /// Whether the moves of the game are known.
    pub(super) is_known: bool,
    pub(super) from: Square,
    pub(super) to: Square,
    pub(super) promotion: Option<Role>,
}

impl<'a> Judge<'a> {
    pub(super) fn context(&self) -> Context<'a> {
        Context {
            position: self.position(),
            earlier: self.is_known.then_some(Earlier {
                start: &self.game.start,
                moves: &self.game.moves,
            }),
            progress: Progress::Running,
        }
    }

    /// The first reason that applies.
    pub(super) fn code(&self) -> Option<Code> {
        Code::ALL.into_iter().find(|&code| self.applies(code))
    }

    /// Compares an explanation with what is found here.
    pub(super) fn check(&self, illegal: &Illegal) {
        let place = || format!("{} {}{} {illegal:?}", self.position(), self.from, self.to);
        assert_eq!(Some(illegal.code), self.code(), "{}", place());
        assert_eq!(illegal.code, illegal.detail.code(), "{}", place());
        let (squares, by) = self.marks(illegal.code);
        assert_eq!(illegal.squares, squares, "{}", place());
        assert_eq!(illegal.by, by, "{}", place());
        assert!(by.is_within(self.position().occupied()), "{}", place());
        self.check_detail(&illegal.detail);
        self.check_removal(illegal);
    }
}
