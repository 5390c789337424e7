//! What the text says about the moves: comments and judgments.

use record::pgn::Note as Written;
use record::{CommentPlace as Side, Nag};

use super::Reader;
use super::moves::Stand;
use crate::line::Line;
use crate::notes::{Notes, SUFFIXES, read_comment};
use crate::tree::{NodeId, Tree};

impl Reader<'_> {
    /// Keeps the comments and judgments: those on the main line by position, others in the tree.
    pub(super) fn say(
        &self,
        line: &Line,
        mut tree: Tree,
        stands: &[Stand],
        notes: &mut Notes,
    ) -> Tree {
        if self.outline.notes().is_empty() {
            return tree;
        }
        let fens = line.fens();
        // Nodes are numbered as they were read.
        let next = |&id: &NodeId| tree.node(id).children.first().copied();
        let main: Vec<NodeId> = std::iter::successors(Some(Tree::ROOT), next).collect();
        let mut suffixed = None;
        for (number, note) in self.outline.notes() {
            let index = *number as usize;
            let Some(&stand) = stands.get(index) else {
                continue;
            };
            let node = stand.node();
            let ply = main.binary_search(&node).ok();
            let note = match (stand, note) {
                // What is said about a move that cannot be read is not lost, but such a move has no
                // judgment.
                (Stand::Unread(_), Written::Comment(_, comment)) => {
                    &Written::Comment(Side::After, comment)
                }
                (Stand::Unread(_), Written::Nag(_)) => continue,
                (Stand::Read(_), note) => note,
            };
            match (note, ply) {
                (Written::Comment(side, comment), Some(ply)) => {
                    // A comment before a move is about the position in which it is played.
                    let at = ply - usize::from(*side == Side::Before && ply > 0);
                    notes.change(&fens[at], |note| {
                        append(&mut note.comment, &self.comment(comment));
                    });
                }
                (Written::Comment(side, comment), None) => {
                    let node = tree.node_mut(node);
                    let position = match side {
                        Side::Before => &mut node.before,
                        Side::After => &mut node.comment,
                    };
                    append(position, self.comment(comment).trim());
                }
                (Written::Nag(nag), Some(ply)) => {
                    let word = index.checked_sub(1).map(|at| self.outline.nodes()[at].text);
                    let suffix = word.filter(|_| suffixed != Some(ply));
                    let suffix = suffix.and_then(|word| self.suffix(word, *nag));
                    notes.change(&fens[ply], |note| match suffix {
                        Some(suffix) => note.suffix = Some(suffix),
                        None if !note.nags.contains(&nag.0) => note.nags.push(nag.0),
                        None => {}
                    });
                    if suffix.is_some() {
                        suffixed = Some(ply);
                    }
                }
                (Written::Nag(nag), None) => tree.node_mut(node).nags.push(nag.0),
            }
        }
        tree
    }

    /// A comment as chess.js keeps it: in braces as it is but on one line, behind a semicolon
    /// without the space around it.
    fn comment(&self, comment: &str) -> String {
        let opened = self.offset(comment).checked_sub(1);
        let is_in_braces = opened.is_some_and(|at| self.text.as_bytes()[at] == b'{');
        if !is_in_braces {
            return read_comment(comment.trim());
        }
        let mut joined = String::with_capacity(comment.len());
        let mut is_broken = false;
        for letter in comment.chars() {
            let breaks = matches!(letter, '\r' | '\n');
            if !breaks {
                joined.push(letter);
            } else if !is_broken {
                joined.push(' ');
            }
            is_broken = breaks;
        }
        read_comment(&joined)
    }

    /// The judgment glued to a move, if it is this one.
    fn suffix(&self, word: &str, nag: Nag) -> Option<&'static str> {
        let behind = self.text.get(self.offset(word) + word.len()..)?.as_bytes();
        let is_mark = |byte: &&u8| matches!(byte, b'!' | b'?');
        let length = behind.iter().take_while(is_mark).count().min(2);
        let glued = behind.get(..length)?;
        let found = SUFFIXES
            .iter()
            .find(|(suffix, number)| suffix.as_bytes() == glued && *number == nag.0);
        found.map(|(suffix, _)| *suffix)
    }
}

fn append(comment: &mut Option<String>, more: &str) {
    match comment {
        Some(earlier) => {
            earlier.push(' ');
            earlier.push_str(more);
        }
        none => *none = Some(more.to_owned()),
    }
}
