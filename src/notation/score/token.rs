//! What a score is cut into.

use std::ops::Range;

use rules::{Color, Move, Position};

use super::heading::HEADS;
use super::note::annotator;
use super::problem::Problem;
use super::{Ending, Note, Occasion, System};
use crate::descriptive::Warning;

/// A game as it was found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedScore {
    /// The part of the text that was read as this game, with the prose around it.
    pub span: Range<usize>,
    /// The pieces of this part in their order; between them are only blanks.
    pub tokens: Vec<Token>,
    /// The moves in the order in which they were played, up to the first unresolved word.
    pub moves: Vec<Played>,
    /// For each of these moves, what speaks for it.
    pub links: Vec<Link>,
    /// What is said between the moves.
    pub notes: Vec<Note>,
    /// The position before the first move.
    pub start: Position,
    /// The notation.
    pub system: System,
    /// Whether some moves stand above a line and their answers below it.
    pub is_fractional: bool,
    /// Where and when it was played, if a line over it says so.
    pub occasion: Occasion,
    /// The side that moves first as it is printed. Whichever it is has White here, so that every printed
    /// move keeps its words: in descriptive notation both sides count from their own edge of the board.
    pub first_mover: Color,
    /// How the game ended, as far as the text or the last position says it.
    pub ending: Option<Ending>,
}

impl PrintedScore {
    /// The words that could not be read.
    pub fn problems(&self) -> impl Iterator<Item = (&Token, &Problem)> {
        self.tokens.iter().filter_map(|token| match &token.kind {
            TokenKind::Problem(problem) => Some((token, &**problem)),
            _ => None,
        })
    }

    /// How far the game was read.
    #[must_use]
    pub fn status(&self) -> Status {
        let is_left = |token: &Token| matches!(token.kind, TokenKind::Unlinked);
        if self.problems().next().is_some() {
            if self.moves.is_empty() {
                Status::Unread
            } else {
                Status::Questions
            }
        } else if self.tokens.iter().any(is_left) {
            Status::Questions
        } else {
            Status::Read
        }
    }

    /// The line of what stands before the game that calls it one, or else the first, without the marks
    /// around it: what a list of the games of a book calls it.
    #[must_use]
    pub fn heading<'a>(&self, text: &'a str) -> Option<&'a str> {
        let first = self
            .tokens
            .iter()
            .position(|token| {
                matches!(
                    token.kind,
                    TokenKind::Move { .. } | TokenKind::Number { .. }
                )
            })
            .unwrap_or(0);
        let before = self.tokens[..first].iter();
        let start = self.span.start;
        let end = before.map(|token| token.span.end).max()?;
        let is_named = |line: &&str| line.contains(char::is_alphabetic);
        let lines = text.get(start..end)?.lines().map(str::trim);
        let mut lines = lines.filter(is_named);
        // What stands over the head of a game may be of the one before it.
        let is_head = |line: &&str| {
            let word = line.split([' ', '.']).next().unwrap_or_default();
            HEADS.iter().any(|head| word.eq_ignore_ascii_case(head))
        };
        lines.clone().rev().find(is_head).or_else(|| lines.next())
    }

    /// The position after the last linked move.
    #[must_use]
    pub fn last_position(&self) -> Position {
        self.moves.iter().fold(self.start, |position, played| {
            position.play_unchecked(played.mv)
        })
    }

    /// The name of a player as it is printed under the heading of their side.
    #[must_use]
    pub fn player<'a>(&self, text: &'a str, color: Color) -> Option<&'a str> {
        let token = self
            .tokens
            .iter()
            .find(|token| matches!(token.kind, TokenKind::Player(named) if named == color))?;
        text.get(token.span.clone())
    }

    /// How a record marks the result: `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[must_use]
    pub fn result(&self) -> &'static str {
        self.ending.map_or("*", Ending::result)
    }

    /// The tags that the text gives: the place and the date, the players and who wrote the notes, if they
    /// are named, and the result.
    #[must_use]
    pub fn tags(&self, text: &str) -> Vec<(&'static str, String)> {
        let players = [("White", Color::White), ("Black", Color::Black)];
        let Occasion { site, date } = self.occasion.clone();
        let occasion = [("Site", site), ("Date", date)];
        let occasion = occasion
            .into_iter()
            .filter_map(|(name, value)| Some((name, value?)));
        let players = players
            .into_iter()
            .filter_map(|(name, color)| Some((name, without_stop(self.player(text, color)?))));
        let mut tags: Vec<_> = occasion.chain(players).collect();
        let mut lines = text.get(self.span.clone()).unwrap_or_default().lines();
        let annotator = lines.find_map(|line| annotator(line).filter(|name| !name.is_empty()));
        tags.extend(annotator.map(|name| ("Annotator", name.to_owned())));
        tags.push(("Result", self.result().to_owned()));
        tags
    }
}

/// A name without the stop of the heading behind it; that of "Esq." is its own.
fn without_stop(name: &str) -> String {
    let whole = name.strip_suffix('.').filter(|rest| {
        let last = rest.rsplit([' ', '.']).next().unwrap_or_default();
        last.chars().count() > 3
    });
    whole.unwrap_or(name).to_owned()
}

/// How far a game was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// All its moves were linked; no numbered move is left over.
    Read,
    /// Some moves were linked, and a word needs a decision or numbered moves are left over.
    Questions,
    /// No move was linked.
    Unread,
}

/// A move that was linked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Played {
    /// The move.
    pub mv: Move,
    /// The number of its token.
    pub token: usize,
}

/// What speaks for a linked move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// Why the words at this place were taken for the move.
    pub reason: Reason,
}

/// Why words were taken for the next move of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reason {
    /// They stand behind its number, or in the row or column of its side.
    Numbered,
    /// They stand directly behind the move before.
    Follows,
    /// They stand on a line of their own.
    Line,
    /// The number before them is misprinted, and the count goes on behind them.
    Misnumbered,
    /// There is no number, and what follows fits.
    Unnumbered,
    /// A sentence stands before them, and what follows fits.
    Confirmed,
    /// It was chosen.
    Chosen,
}

impl Reason {
    /// Whether something was lost or stands between, so that a reader may want to look.
    #[must_use]
    pub const fn is_doubtful(self) -> bool {
        matches!(self, Self::Misnumbered | Self::Unnumbered | Self::Confirmed)
    }
}

/// A piece of a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Token {
    /// Where it stands, in bytes; empty where something is missing.
    pub span: Range<usize>,
    /// What it is.
    pub kind: TokenKind,
}

// Kinds are matched by patterns: comparing everything they hold would add two kilobytes to a program.
/// What a piece of a text is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TokenKind {
    /// The number of a move.
    Number {
        /// What is printed.
        printed: u32,
        /// The number that comes next, if another one is printed.
        due: Option<u32>,
    },
    /// The dots that stand for a move of White.
    Dots,
    /// A move, linked.
    Move {
        /// The move.
        mv: Move,
        /// How many moves of either side come before it.
        ply: usize,
        /// What is odd about its words.
        warnings: Vec<Warning>,
    },
    /// A mark of judgment behind a move: `!`, `?`.
    Mark,
    /// The heading of a column or of a player's name.
    Heading(Color),
    /// The name of a player.
    Player(Color),
    /// The end of the game.
    Ending(Ending),
    /// Words that are not part of the game.
    Prose,
    /// A place where the game could not be read on.
    Problem(Box<Problem>),
    /// Words that look like a move, behind a place that could not be read.
    Unlinked,
}
