//! The tree of a game: its moves are those of the game, its variations those that were read or
//! added.
//!
//! The tree of `record` can do more (commands in comments, changes that can be undone), but weighs
//! more than everything else that a page fetches of this package; this one holds just what PGN has.
//! The comments and judgments on the main line are in the notes of the game.

use crate::line::{Line, Played};
use listing::ListedPosition;

/// The number of a node, in the order in which they were added.
pub type NodeId = usize;

/// A move with its comments and judgments.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The node before.
    pub parent: NodeId,
    /// The move; the root has none.
    pub played: Option<Played>,
    /// What follows, the main continuation first.
    pub children: Vec<NodeId>,
    /// The comment before the move, of the first move of a variation.
    pub before: Option<String>,
    /// The comment behind it.
    pub comment: Option<String>,
    /// The judgments.
    pub nags: Vec<u8>,
}

/// A tree of moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tree {
    nodes: Vec<Node>,
}

impl Default for Tree {
    fn default() -> Self {
        Self {
            nodes: vec![Node::default()],
        }
    }
}

impl Tree {
    /// The node before the first move.
    pub const ROOT: NodeId = 0;

    /// The tree of a game, with the variations of another one as far as they begin in it.
    #[must_use]
    pub fn of(line: &Line, kept: Option<&Self>) -> Self {
        let mut tree = Self::default();
        let mut node = Self::ROOT;
        let mut same = kept.map(|kept| (kept, Self::ROOT));
        for past in line.past().iter() {
            let main = tree.add(node, past.played);
            if let Some((kept, at)) = same {
                for &child in &kept.nodes[at].children {
                    if kept.nodes[child].played != Some(past.played) {
                        tree.graft(node, kept, child);
                    }
                }
                same = kept.child(at, past.played).map(|child| (kept, child));
            }
            node = main;
        }
        tree
    }

    /// A node.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id]
    }

    /// A node, to be changed.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id]
    }

    /// The continuation of a node with this move.
    #[must_use]
    pub fn child(&self, id: NodeId, played: Played) -> Option<NodeId> {
        let mut children = self.nodes[id].children.iter().copied();
        children.find(|&child| self.nodes[child].played == Some(played))
    }

    /// Adds a move behind a node; the last of the continuations.
    pub fn add(&mut self, parent: NodeId, played: Played) -> NodeId {
        let id = self.nodes.len();
        self.nodes.push(Node {
            parent,
            played: Some(played),
            ..Node::default()
        });
        self.nodes[parent].children.push(id);
        id
    }

    /// Copies a branch of another tree behind a node.
    fn graft(&mut self, parent: NodeId, source: &Self, branch: NodeId) {
        let mut waiting = vec![(parent, branch)];
        while let Some((parent, node)) = waiting.pop() {
            let copy = self.nodes.len();
            let children = source.nodes[node].children.iter().rev();
            self.nodes.push(Node {
                parent,
                children: Vec::new(),
                ..source.nodes[node].clone()
            });
            self.nodes[parent].children.push(copy);
            waiting.extend(children.map(|&child| (copy, child)));
        }
    }

    /// The nodes of the main line, from the root on.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        let next = |&id: &NodeId| self.nodes[id].children.first().copied();
        std::iter::successors(Some(Self::ROOT), next).collect()
    }

    /// Whether there is more than a main line.
    #[must_use]
    pub fn has_variations(&self) -> bool {
        self.nodes.iter().any(|node| node.children.len() > 1)
    }

    /// The nodes that lead to one, from the root on.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let before = |&id: &NodeId| (id != Self::ROOT).then(|| self.nodes[id].parent);
        let mut line: Vec<NodeId> = std::iter::successors(Some(id), before).collect();
        line.reverse();
        line
    }

    /// Whether a node is in the main line.
    #[must_use]
    pub fn is_main(&self, id: NodeId) -> bool {
        let line = self.line_to(id);
        line.windows(2)
            .all(|pair| self.nodes[pair[0]].children.first() == Some(&pair[1]))
    }

    /// The board of a node, and the one before it, for a game that begins on `start`.
    #[must_use]
    pub fn position_and_previous(
        &self,
        id: NodeId,
        start: &ListedPosition,
    ) -> (ListedPosition, ListedPosition) {
        let mut positions = (start.clone(), start.clone());
        for node in self.line_to(id) {
            if let Some(played) = self.nodes[node].played {
                let after = played.on(&positions.0);
                positions = (after, positions.0);
            }
        }
        positions
    }

    fn index_among_siblings(&self, id: NodeId) -> usize {
        let siblings = &self.nodes[self.nodes[id].parent].children;
        let index = siblings.iter().position(|&other| other == id);
        index.expect("a node is a child of its parent")
    }

    /// Takes a node and what follows out of the tree.
    pub fn remove(&mut self, id: NodeId) {
        let parent = self.nodes[id].parent;
        self.nodes[parent].children.retain(|&child| child != id);
    }

    /// Moves a line one place up or down: the node itself, or the one before it where the line
    /// branches off.
    pub fn shift(&mut self, id: NodeId, is_up: bool) {
        for &node in self.line_to(id).iter().skip(1).rev() {
            let parent = self.nodes[node].parent;
            let index = self.index_among_siblings(node);
            let siblings = &mut self.nodes[parent].children;
            let other = match is_up {
                true => index.checked_sub(1),
                false => Some(index + 1).filter(|&other| other < siblings.len()),
            };
            if let Some(other) = other {
                siblings.swap(index, other);
                return;
            }
        }
    }

    /// Makes the line to a node the main line.
    pub fn make_main(&mut self, id: NodeId) {
        for &node in self.line_to(id).iter().skip(1) {
            let parent = self.nodes[node].parent;
            let index = self.index_among_siblings(node);
            let siblings = &mut self.nodes[parent].children;
            siblings[..=index].rotate_right(1);
        }
    }
}
