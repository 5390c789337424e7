//! The tree of a game as it is written, without playing its moves.

use std::borrow::Cow;

use super::FaultKind;
use super::walk::{Sink, walk};
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
    let mut drafter = Drafter::default();
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
    around: Vec<u32>,
}

impl Drafter<'_> {
    const fn next(&self) -> u32 {
        self.outline.nodes.len() as u32 + 1
    }
}

impl<'a> Sink<'a> for Drafter<'a> {
    fn tag(&mut self, name: &'a str, value: Cow<'a, str>) {
        self.outline.tags.push((name, value));
    }

    fn begin(&mut self) -> Result<(), (&'static str, FaultKind)> {
        Ok(())
    }

    fn play(&mut self, word: &'a str) -> Result<(), FaultKind> {
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
        self.outline.notes.push((self.node, Note::Nag(nag)));
    }

    fn open(&mut self) {
        self.around.push(self.node);
        let index = self.node.checked_sub(1);
        let node = index.and_then(|index| self.outline.nodes.get(index as usize));
        self.node = node.map_or(0, |node| node.parent);
    }

    fn close(&mut self) {
        self.node = self.around.pop().unwrap_or(0);
    }
}
