//! The tree of a game as it is written, without playing its moves.

use std::borrow::Cow;

use super::FaultKind;
use super::bytes::cut;
use super::walk::{Sink, TagFault, walk};
use crate::{CommentPlace, GameResult, Nag};

/// The tree of a game, its moves being words of the text. Nothing is copied.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outline<'a> {
    tags: Vec<(&'a str, Cow<'a, str>)>,
    nodes: Vec<OutlineNode<'a>>,
    notes: Vec<(u32, Note<'a>)>,
    result: Option<GameResult>,
    faults: Vec<(usize, FaultKind)>,
}

/// A move of an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutlineNode<'a> {
    /// The number of the move before it, counted from 1; 0 is the start.
    pub parent: u32,
    /// The move as it is written, without its number and its marks.
    pub text: &'a str,
}

/// What is written about a move of an outline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Note<'a> {
    /// A comment.
    Comment(CommentPlace, &'a str),
    /// A judgment.
    Nag(Nag),
}

/// Reads the tree of one game.
///
/// # Examples
///
/// ```
/// let outline = record::pgn::outline("1. e4 (1. d4 d5) e5! *");
/// let words: Vec<_> = outline.nodes().iter().map(|node| node.text).collect();
/// assert_eq!(words, ["e4", "d4", "d5", "e5"]);
/// ```
#[must_use]
pub fn outline(text: &str) -> Outline<'_> {
    drafted(text, Drafter::default())
}

/// Reads the tree of the first of several games, which ends also without a result where another
/// one begins: its fault [`FaultKind::AnotherGame`] stands there.
///
/// # Examples
///
/// ```
/// let outline = record::pgn::outline_of_first("1. e4 e5\n\n1. d4 d5");
/// assert_eq!(outline.nodes().len(), 2);
/// assert_eq!(outline.faults(), [(10, record::pgn::FaultKind::AnotherGame)]);
/// ```
#[must_use]
pub fn outline_of_first(text: &str) -> Outline<'_> {
    let drafter = Drafter {
        is_first: true,
        ..Drafter::default()
    };
    drafted(text, drafter)
}

fn drafted<'a>(text: &'a str, mut drafter: Drafter<'a>) -> Outline<'a> {
    let walked = walk(text, &mut drafter);
    let mut outline = drafter.outline;
    outline.result = walked.result.map(|(_, result)| result);
    outline.faults = walked.faults;
    outline
}

impl<'a> Outline<'a> {
    /// The tags in the order of the text.
    #[must_use]
    pub fn tags(&self) -> &[(&'a str, Cow<'a, str>)] {
        &self.tags
    }

    /// The moves in the order of the text, of all variations; the first has the number 1.
    #[must_use]
    pub fn nodes(&self) -> &[OutlineNode<'a>] {
        &self.nodes
    }

    /// What is written about the moves, with their numbers, in the order of the text.
    #[must_use]
    pub fn notes(&self) -> &[(u32, Note<'a>)] {
        &self.notes
    }

    /// What is wrong with the form of the text, each with its offset in bytes. Whether a word is a
    /// move that can be played is not looked at.
    #[must_use]
    pub fn faults(&self) -> &[(usize, FaultKind)] {
        &self.faults
    }

    /// The mark at the end of the moves.
    #[must_use]
    pub const fn result(&self) -> Option<GameResult> {
        self.result
    }
}

#[derive(Default)]
struct Drafter<'a> {
    outline: Outline<'a>,
    node: u32,
    /// For each line around, its last move and how many moves there were before the variation.
    around: Vec<(u32, u32)>,
    /// Other games may follow.
    is_first: bool,
}

impl Drafter<'_> {
    const fn next(&self) -> u32 {
        self.outline.nodes.len() as u32 + 1
    }

    /// What was said before a move that did not come is said about the one before it.
    fn settle(&mut self, node: u32) {
        let next = self.next();
        for (number, note) in self.outline.notes.iter_mut().rev() {
            if *number != next {
                break;
            }
            *number = node;
            if let Note::Comment(place, _) = note {
                *place = CommentPlace::After;
            }
        }
    }
}

/// Whether a judgment of the position is glued to a move, as in `Nf3+-`.
fn ends_judged(word: &str) -> bool {
    let is_sign = |byte: &u8| matches!(byte, b'+' | b'-') || *byte >= 0x80;
    word.as_bytes().last().is_some_and(is_sign)
        && word.char_indices().skip(2).any(|(at, _)| {
            let nag = Nag::from_suffix(cut(word, at..));
            nag.is_some_and(Nag::judges_position)
        })
}

impl<'a> Sink<'a> for Drafter<'a> {
    fn tag(&mut self, name: &'a str, value: Cow<'a, str>) {
        self.outline.tags.push((name, value));
    }

    fn begin(&mut self) -> Result<Option<TagFault>, TagFault> {
        Ok(None)
    }

    fn play(&mut self, word: &'a str) -> Result<(), FaultKind> {
        if ends_judged(word) {
            // The walk takes the judgment off and comes again.
            return Err(FaultKind::Nag);
        }
        let next = self.next();
        self.outline.nodes.push(OutlineNode {
            parent: self.node,
            text: word,
        });
        self.node = next;
        Ok(())
    }

    fn comment(&mut self, place: CommentPlace, text: &'a str) {
        let node = match place {
            CommentPlace::Before => self.next(),
            CommentPlace::After => self.node,
        };
        self.outline.notes.push((node, Note::Comment(place, text)));
    }

    fn nag(&mut self, nag: Nag) {
        // What judges before the first move of a variation judges that move.
        let next = self.next();
        let is_fresh = self.around.last().is_some_and(|(_, first)| *first == next);
        let node = if is_fresh { next } else { self.node };
        self.outline.notes.push((node, Note::Nag(nag)));
    }

    fn open(&mut self) {
        self.settle(self.node);
        self.around.push((self.node, self.next()));
        let index = self.node.checked_sub(1);
        let node = index.and_then(|index| self.outline.nodes.get(index as usize));
        self.node = node.map_or(0, |node| node.parent);
    }

    fn close(&mut self) {
        let (around, first) = self.around.pop().unwrap_or_default();
        let is_empty = first == self.next();
        self.settle(if is_empty { around } else { self.node });
        self.node = around;
    }

    fn end(&mut self) {
        while !self.around.is_empty() {
            self.close();
        }
        self.settle(self.node);
    }

    fn ends_unfinished(&self) -> bool {
        self.is_first
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pgn::Splitter;

    /// The comments of a text: each with the number of its move and its place.
    fn comments(text: &str) -> Vec<(u32, CommentPlace, String)> {
        let outline = outline(text);
        let comments = outline
            .notes()
            .iter()
            .filter_map(|(number, note)| match note {
                Note::Comment(place, text) => Some((*number, *place, (*text).to_owned())),
                Note::Nag(_) => None,
            });
        comments.collect()
    }

    #[test]
    fn what_is_said_before_a_move_that_does_not_come_is_said_after_the_last_one() {
        use CommentPlace::{After, Before};
        for (text, number, place) in [
            ("1. e4 ({x} 1. d4) *", 2, Before),
            ("1. e4 ({x}) *", 1, After),
            ("1. e4 ({x}) e5 *", 1, After),
            ("1. e4 ({x}", 1, After),
            ("1. e4 (1. d4 1... {x}) *", 2, After),
            ("1. e4 (1. d4 1... {x}) e5 *", 2, After),
            ("1. e4 e5 2. {x} *", 2, After),
            ("{x} 1. e4 *", 0, After),
            ("1. {x} *", 0, After),
        ] {
            assert_eq!(comments(text), [(number, place, "x".to_owned())], "{text}");
        }
    }

    #[test]
    fn a_judgment_before_a_move_of_a_variation_judges_that_move() {
        for (text, number) in [
            ("1. e4 e5 ($1 1... c5) *", 3),
            ("1. e4 e5 ({x} $1 {y} 1... c5) *", 3),
            ("1. e4 e5 ($1) *", 2),
            ("1. e4 e5 ($1", 2),
            ("1. e4 $1 e5 *", 1),
            ("1. e4 (1. d4 $1) *", 2),
            ("1. e4 e5 2. Nf3+- *", 3),
        ] {
            let outline = outline(text);
            let mut notes = outline.notes().iter();
            let nag = notes.find(|(_, note)| matches!(note, Note::Nag(_)));
            assert_eq!(nag.map(|(number, _)| *number), Some(number), "{text}");
        }
    }

    #[test]
    fn a_second_result_is_that_of_another_game() {
        for (text, at) in [
            ("1. e4 e5 1-0 0-1", 13),
            ("1. e4 e5 1-0\n\n0-1", 14),
            ("* *", 2),
            ("1. e4 (1. d4 1-0 0-1) *", usize::MAX),
        ] {
            let faults = outline(text).faults().to_vec();
            let found = faults.iter().map(|(at, _)| *at).next();
            assert_eq!(found.unwrap_or(usize::MAX), at, "{text}");
        }
    }

    #[test]
    fn the_first_game_ends_where_a_splitter_ends_it() {
        for text in [
            "1. e4 e5\n\n1. d4 d5",
            "1. e4 e5\r\n\r\n1.d4 d5",
            "1. e4 e5\r\r1. d4 d5",
            "1. e4 e5\n1. d4 d5",
            "1. e4 e5\r\n1. d4 d5",
            "1. e4 e5\n\n1... d5",
            "1. e4 (1. d4 *\n\n1. c4 *",
            "1. e4 (1. d4\n\n1. c4 *",
            "[White \"a\"]\n\n[White \"b\"]\n\n*",
            "[White \"a\"]\n[White \"b\"]\n\n*",
            "[White \"a\"]\n\n[Event \"b\"]\n\n*",
            "[White \"a\"]\n\n[Black \"b\"]\n\n*",
            "(1. c4 *\n\n1. d4 *",
            "{only words}\n\n1. d4 *",
            "1. e4 e5 1-0 0-1",
            "* {a} *",
        ] {
            let mut starts = Vec::new();
            let mut splitter = Splitter::new();
            splitter.push(text.as_bytes(), &mut |game| {
                starts.push(game.start as usize);
            });
            splitter.finish(&mut |game| starts.push(game.start as usize));
            let outline = outline_of_first(text);
            let mut others = outline.faults().iter();
            let other = others.find(|(_, kind)| *kind == FaultKind::AnotherGame);
            assert_eq!(other.map(|(at, _)| *at), starts.get(1).copied(), "{text:?}");
        }
    }
}
