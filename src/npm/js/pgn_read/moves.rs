//! The moves of the main line and of its variations, played from the start.

use super::Reader;
use crate::fault::Fault;
use crate::letters;
use crate::line::{Line, Played};
use crate::spelling::{Meaning, Reading, meaning};
use crate::tree::{NodeId, Tree};
use listing::ListedPosition;

/// Where a move of the outline stands in the tree.
#[derive(Clone, Copy)]
pub(super) enum Stand {
    /// It is this node.
    Read(NodeId),
    /// It could not be read; what is said about it is said about this node.
    Unread(NodeId),
}

impl Stand {
    pub(super) const fn node(self) -> NodeId {
        match self {
            Self::Read(node) | Self::Unread(node) => node,
        }
    }
}

impl Reader<'_> {
    /// Plays all moves; also returns where each move of the outline stands in the tree, the root first.
    /// A move of a variation that cannot be read only ends its variation.
    pub(super) fn play(
        &mut self,
        start: ListedPosition,
    ) -> Result<(Line, Tree, Vec<Stand>), Fault> {
        let mut line = Line::new(start);
        let mut tree = Tree::new(line.here().clone());
        // What each move of the outline became, and the board after it; the start is the first.
        let mut reached = vec![Some((Tree::ROOT, line.here().clone()))];
        let mut stands = vec![Stand::Read(Tree::ROOT)];
        let mut main = 0;
        for (number, node) in (1..).zip(self.outline.nodes()) {
            let is_main = node.parent == main;
            let before = reached.get(node.parent as usize).cloned().flatten();
            let Some((parent, position)) = before else {
                stands.push(Stand::Unread(stands[node.parent as usize].node()));
                reached.push(None);
                continue;
            };
            match self.read_word(&position, node.text) {
                Ok(played) => {
                    let after = played.on(&position);
                    if is_main {
                        line.push(played, after.clone());
                        main = number;
                    }
                    self.trace.played.push(played);
                    let node = tree.add(parent, played, after.clone());
                    stands.push(Stand::Read(node));
                    reached.push(Some((node, after)));
                }
                Err(mut fault) => {
                    self.trace.has_failed = true;
                    let offset = self.offset(node.text);
                    if is_main {
                        fault.ply = Some(line.len() as u32 + 1);
                        self.meet(offset, fault)?;
                        // There is no continuation any longer.
                        main = u32::MAX;
                    } else {
                        self.note(offset, fault);
                    }
                    // A variation stands behind the move that it would replace.
                    let replaced = tree.node(parent).children.first();
                    stands.push(Stand::Unread(*replaced.unwrap_or(&parent)));
                    reached.push(None);
                }
            }
        }
        Ok((line, tree, stands))
    }

    fn read_word(&mut self, position: &ListedPosition, word: &str) -> Result<Played, Fault> {
        let refused = ["Invalid move in PGN: ", word];
        let moves = position.moves();
        let known = match self.rules.reading {
            Reading::Strict => word.to_owned(),
            Reading::Permissive => plain(word),
        };
        let known = letters::in_english(&known, self.language);
        self.trace.names_pawns |= known.as_ref().is_some_and(|word| word.names_pawn);
        let found = known.map_or(Meaning::Nothing, |word| {
            meaning(position, &moves, &word.text, self.rules.reading)
        });
        let found = match found {
            Meaning::Null if position.is_check() => Meaning::Nothing,
            found => found,
        };
        found.chosen(position, &moves, self.rules.takes_first, &refused)
    }
}

/// A move without what other programs write: figurines in place of letters, the words for en passant, and
/// two signs of check, which old ones write for a mate or a double check.
fn plain(word: &str) -> String {
    let mut has_check = false;
    let letters = word.chars().filter_map(|letter| match letter {
        '+' if std::mem::replace(&mut has_check, true) => None,
        '\u{2654}' | '\u{265a}' => Some('K'),
        '\u{2655}' | '\u{265b}' => Some('Q'),
        '\u{2656}' | '\u{265c}' => Some('R'),
        '\u{2657}' | '\u{265d}' => Some('B'),
        '\u{2658}' | '\u{265e}' => Some('N'),
        '\u{2659}' | '\u{265f}' => None,
        letter => Some(letter),
    });
    let mut word: String = letters.collect();
    for mark in ["e.p.", "ep"] {
        if word.ends_with(mark) {
            word.truncate(word.len() - mark.len());
        }
    }
    word
}
