//! In the middle of what a splitter is.

use super::super::tag::TagScan;
use super::peek::Origin;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum State {
    /// Before the first game, or after a result.
    #[default]
    Between,
    /// Between the tags of a game, or before its moves.
    Tags,
    Tag(TagScan),
    /// Between the words of the moves.
    Moves,
    Word,
    /// In the digits after `$`.
    Digits,
    /// In braces.
    Comment(Home),
    /// In braces, where a line begins.
    CommentLine(Home),
    /// After a semicolon.
    LineComment(Home),
    /// After a percent sign.
    Escape(Home),
    /// After a bracket that may open a tag of another game.
    Bracket(Origin),
}

/// Where things go on when what interrupts them has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Home {
    Between,
    Tags,
    Moves,
}

impl Home {
    pub(super) const fn state(self) -> State {
        match self {
            Self::Between => State::Between,
            Self::Tags => State::Tags,
            Self::Moves => State::Moves,
        }
    }
}
